"""A space of the board: what it offers, who stands there, and what the next crew needs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from games.gluckauf.components import (
    EMPTY,
    ORDERS,
    PITHEAD_SPACE,
    SPACES,
    WORKSHOPS,
    Space,
)
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, rgb
from rendering.gluckauf.board.doors import boards, doorstep, doorway, shut_door
from rendering.gluckauf.board.layout import CELL_BOXES, CELL_MARGIN, CELLS
from rendering.gluckauf.board.street import WALLS
from rendering.gluckauf.sprites.cards import CARD_BACK, MEDIUM, TILE_BACK, order_card, stack, tile
from rendering.gluckauf.sprites.highlights import chalk
from rendering.gluckauf.sprites.icons import coin, hammers, padlock
from rendering.gluckauf.sprites.transports import transport
from rendering.gluckauf.sprites.workers import worker
from rendering.sprite import Sprite

if TYPE_CHECKING:
    from games.gluckauf.state import Crew, State
    from rendering.gluckauf.news import Board as News
    from rendering.gluckauf.theme import Theme

_MOST_SHOWN = 4
"""A larger crew is told by its doorstep."""
_FRESH = rgb("#FFCF70")


class Cell(NamedTuple):
    """All that the picture of a space follows from."""

    space: int
    closed: bool
    offer: int
    """The tile or card that lies there or EMPTY; the size of the stack where five are drawn."""
    crew: Crew
    visited: bool
    """Whether workers came here just now."""
    renewed: bool
    """Whether what lies here is new."""


def cells(state: State, news: News) -> list[Cell]:
    return [
        Cell(
            space.index,
            space.closed_up_to >= state.seats,
            _offer(state, space),
            state.crews[space.index],
            space.index in news.spaces,
            space.index in news.refilled,
        )
        for space in SPACES[: PITHEAD_SPACE.index]
    ]


def _offer(state: State, space: Space) -> int:
    if space.draws:
        return len(state.tile_stack if space.area == WORKSHOPS else state.order_stack)
    if space.area == WORKSHOPS:
        return state.workshops[space.place]
    return state.order_cards[space.place] if space.area == ORDERS else EMPTY


def cell_area(cell: Cell) -> Box:
    return CELL_BOXES[cell.space].inset(-CELL_MARGIN)


def paint(canvas: Canvas, theme: Theme, cell: Cell) -> None:
    box, parts = CELL_BOXES[cell.space], CELLS[SPACES[cell.space].area]
    x = box.centre[0]
    if cell.visited:
        canvas.light(x, box.centre[1], canvas.box.width, canvas.box.height * 2 // 3, _FRESH, 0.9, 0.75)
    middle = box.top + parts.offer / 2
    door = box.top + parts.offer + 6
    if cell.closed:
        canvas.put(boards(theme, box.width - 8, parts.offer - 8), x, middle, "mm")
        canvas.put(shut_door(theme, box.width, parts.door + parts.step), box.left, door)
        y = door + (parts.door + parts.step) * 0.54
        canvas.put(padlock(theme, 58).shadowed(3, 1, 3, 0.5), x, y, "mm", "padlock")
        return
    offer = _offered(theme, cell)
    canvas.put(offer, x, middle, "mm", "offer")
    if cell.renewed and not cell.visited:
        canvas.put(chalk(offer.width + 8, min(offer.height + 8, canvas.box.height)), x, middle, "mm")
    count = cell.crew[1]
    canvas.put(doorway(theme, box.width, parts.door, lit=count > 0), box.left, door)
    if count:
        _paint_crew(canvas, theme, cell.crew, Box(box.left + 8, door, box.right - 8, door + parts.door + 1))
    step = canvas.put(
        doorstep(theme, box.width, parts.step, taken=count > 0), box.left, door + parts.door, name="step"
    )
    room = Box(round(x) + 2, step.top, round(x) + 46, step.bottom)
    canvas.write(str(count + 1), room, 36, theme.paper if count else theme.ink, least=30)
    if cell.visited:
        canvas.put(chalk(canvas.box.width, canvas.box.height), canvas.box.left, canvas.box.top)


def _paint_crew(canvas: Canvas, theme: Theme, crew: Crew, room: Box) -> None:
    seat, count = crew
    sprite = worker(theme, seat, min(84, room.height - 3))
    shown = min(count, _MOST_SHOWN)
    step = min(sprite.width * 0.62, (room.width - sprite.width + 6) / max(1, shown - 1))
    left = room.centre[0] - (sprite.width + step * (shown - 1)) / 2
    for i in range(shown):
        canvas.put(sprite.shadowed(3, 2, 2, 0.5), left + i * step, room.bottom, "bl")


def _offered(theme: Theme, cell: Cell) -> Sprite:
    space = SPACES[cell.space]
    width, height = CELLS[space.area].width - 6, CELLS[space.area].offer - 4
    match space.area:
        case _ if space.draws:
            back = TILE_BACK if space.area == WORKSHOPS else CARD_BACK
            return stack(theme, back, cell.offer, width, height)
        case "workshops" | "orders" if cell.offer == EMPTY:
            return _nothing(theme, space.area, width, height)
        case "workshops":
            return tile(theme, cell.offer)
        case "orders":
            return order_card(theme, cell.offer, (), MEDIUM).shadowed(4, 1, 3)
        case "mining":
            return _steps(theme, space.number)
        case "delivery":
            return _vehicle(theme, space.number)
    return coin(theme, 62, str(space.number), 44).shadowed(3, 1, 3, 0.4)


@lru_cache(8)
def _nothing(theme: Theme, area: str, width: int, height: int) -> Sprite:
    """Where the stack has run out: a sunken panel."""
    wall = theme.wall(WALLS[area])
    art = Art(width, height).rectangle(0, 0, width, height, darker(wall, 0.35), radius=9)
    art.rectangle(4, 4, width - 4, height - 4, darker(wall, 0.2), radius=6)
    return Sprite.of(art).with_(hammers(44, darker(wall, 0.38)), width / 2, height / 2, "mm")


@lru_cache(8)
def _steps(theme: Theme, steps: int) -> Sprite:
    width, height = 108, 118
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=12)
    art.rectangle(3, 3, width - 3, height - 3, theme.brass, radius=10)
    art.rectangle(7, 7, width - 7, height - 7, rgb("#2C2623"), radius=7)
    art.figure(width / 2, height * 0.66, str(steps), 70, theme.paper)
    sprite = Sprite.of(art).with_(hammers(36, theme.brass_high), width / 2, 13, "tm")
    return sprite.shadowed(4, 1, 3)


@lru_cache(8)
def _vehicle(theme: Theme, kind: int) -> Sprite:
    width, height = 112, 118
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, theme.paper, radius=8)
    art.rectangle(7, 7, width - 7, height - 7, None, theme.paper_edge, 2, 5)
    art.rectangle(8, height - 30, width - 8, height - 8, rgb("#8D8069"), radius=3)
    art.rectangle(8, height - 30, width - 8, height - 26, theme.ink)
    vehicle = transport(kind, 96, theme.ink, theme.paper)
    return Sprite.of(art).with_(vehicle, width / 2, height - 27, "bm").shadowed(4, 1, 3)
