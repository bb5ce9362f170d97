"""A space of the board: what it offers, who stands there, and what the next crew needs."""

from __future__ import annotations

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
from rendering.gluckauf.sprites.cards import (
    CARD_BACK,
    MEDIUM,
    TILE_BACK,
    Order,
    card_ground,
    put_card,
    stack,
    tile,
)
from rendering.gluckauf.sprites.highlights import chalk
from rendering.gluckauf.sprites.icons import coin, hammers, padlock
from rendering.gluckauf.sprites.transports import transport
from rendering.gluckauf.sprites.workers import worker
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from games.gluckauf.state import Crew, State
    from rendering.gluckauf.news import Board as News
    from rendering.gluckauf.theme import Theme
    from rendering.scene import Scene
    from rendering.setting import Setting

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


def cells(state: State, news: News, setting: Setting) -> list[Cell]:
    return [
        Cell(
            space.index,
            space.closed_up_to >= state.seats,
            _offer(state, space),
            _crew(state.crews[space.index], setting),
            space.index in news.spaces,
            space.index in news.refilled,
        )
        for space in SPACES[: PITHEAD_SPACE.index]
    ]


def _crew(crew: Crew, setting: Setting) -> Crew:
    """With the piece of whoever stands there in place of their seat."""
    seat, count = crew
    return (setting.piece(seat), count) if count else crew


def _offer(state: State, space: Space) -> int:
    if space.draws:
        return len(state.tile_stack if space.area == WORKSHOPS else state.order_stack)
    if space.area == WORKSHOPS:
        return state.workshops[space.place]
    return state.order_cards[space.place] if space.area == ORDERS else EMPTY


def draw(scene: Scene, theme: Theme, cell: Cell) -> None:
    """In two parts where nothing but the crew changes from turn to turn, or nothing but the offer."""
    box, door = CELL_BOXES[cell.space].inset(-CELL_MARGIN), _door_top(cell.space)
    if cell.closed or cell.visited:
        scene.draw(box, _paint_closed if cell.closed else _paint_visited, theme, cell)
        return
    above = Box(box.left, box.top, box.right, door)
    scene.draw(above, _paint_offer, theme, cell.space, cell.offer, cell.renewed)
    scene.draw(Box(box.left, door, box.right, box.bottom), _paint_door, theme, cell.space, cell.crew)


def _door_top(space: int) -> int:
    return CELL_BOXES[space].top + CELLS[SPACES[space].area].offer + 6


def _paint_closed(canvas: Canvas, theme: Theme, cell: Cell) -> None:
    box, parts = CELL_BOXES[cell.space], CELLS[SPACES[cell.space].area]
    x, door = box.centre[0], _door_top(cell.space)
    canvas.put(boards(theme, box.width - 8, parts.offer - 8), x, box.top + parts.offer / 2, "mm")
    canvas.put(shut_door(theme, box.width, parts.door + parts.step), box.left, door)
    y = door + (parts.door + parts.step) * 0.54
    canvas.put(padlock(theme, 58).shadowed(3, 1, 3, 0.5), x, y, "mm", "padlock")


def _paint_visited(canvas: Canvas, theme: Theme, cell: Cell) -> None:
    """By lamplight, in a chalk frame."""
    (x, y), (left, top, _, _) = CELL_BOXES[cell.space].centre, canvas.box
    canvas.light(x, y, canvas.box.width, canvas.box.height * 2 // 3, _FRESH, 0.9, 0.75)
    _paint_offer(canvas, theme, cell.space, cell.offer, renewed=False)
    _paint_door(canvas, theme, cell.space, cell.crew)
    canvas.put(chalk(canvas.box.width, canvas.box.height), left, top)


def _paint_offer(canvas: Canvas, theme: Theme, space: int, offer: int, renewed: bool) -> None:
    box = CELL_BOXES[space]
    x, middle = box.centre[0], box.top + CELLS[SPACES[space].area].offer / 2
    if SPACES[space].area == ORDERS and not SPACES[space].draws and offer != EMPTY:
        left, top = round(x - MEDIUM.width / 2), round(middle - MEDIUM.height / 2)
        canvas.put(card_ground(theme, MEDIUM, complete=False), left, top)
        lies = put_card(canvas, theme, Order(offer), MEDIUM, left, top)
    else:
        lies = canvas.put(_offered(theme, space, offer), x, middle, "mm", "offer")
    if renewed:
        canvas.put(chalk(lies.width + 8, min(lies.height + 8, canvas.box.height)), x, middle, "mm")


def _paint_door(canvas: Canvas, theme: Theme, space: int, crew: Crew) -> None:
    box, parts, count = CELL_BOXES[space], CELLS[SPACES[space].area], crew[1]
    x, door = box.centre[0], _door_top(space)
    canvas.put(doorway(theme, box.width, parts.door, lit=count > 0), box.left, door)
    if count:
        _paint_crew(canvas, theme, crew, Box(box.left + 8, door, box.right - 8, door + parts.door + 1))
    sprite = doorstep(theme, box.width, parts.step, taken=count > 0)
    step = canvas.put(sprite, box.left, door + parts.door, name="step")
    room = Box(round(x) + 2, step.top, round(x) + 46, step.bottom)
    canvas.write(str(count + 1), room, 36, theme.paper if count else theme.ink, least=30)


def _paint_crew(canvas: Canvas, theme: Theme, crew: Crew, room: Box) -> None:
    piece, count = crew
    sprite = worker(theme, piece, min(84, room.height - 3))
    shown = min(count, _MOST_SHOWN)
    step = min(sprite.width * 0.62, (room.width - sprite.width + 6) / max(1, shown - 1))
    left = room.centre[0] - (sprite.width + step * (shown - 1)) / 2
    for i in range(shown):
        canvas.put(sprite.shadowed(3, 2, 2, 0.5), left + i * step, room.bottom, "bl")


def _offered(theme: Theme, number: int, offer: int) -> Sprite:
    space = SPACES[number]
    width, height = CELLS[space.area].width - 6, CELLS[space.area].offer - 4
    match space.area:
        case _ if space.draws:
            back = TILE_BACK if space.area == WORKSHOPS else CARD_BACK
            return stack(theme, back, offer, width, height)
        case "workshops" | "orders" if offer == EMPTY:
            return _nothing(theme, space.area, width, height)
        case "workshops":
            return tile(theme, offer)
        case "mining":
            return _steps(theme, space.number)
        case "delivery":
            return _vehicle(theme, space.number)
    return coin(theme, 62, str(space.number), 44).shadowed(3, 1, 3, 0.4)


@kept
def _nothing(theme: Theme, area: str, width: int, height: int) -> Sprite:
    """Where the stack has run out: a sunken panel."""
    wall = theme.wall(WALLS[area])
    art = Art(width, height).rectangle(0, 0, width, height, darker(wall, 0.35), radius=9)
    art.rectangle(4, 4, width - 4, height - 4, darker(wall, 0.2), radius=6)
    return Sprite.of(art).with_(hammers(44, darker(wall, 0.38)), width / 2, height / 2, "mm")


@kept
def _steps(theme: Theme, steps: int) -> Sprite:
    width, height = 108, 118
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=12)
    art.rectangle(3, 3, width - 3, height - 3, theme.brass, radius=10)
    art.rectangle(7, 7, width - 7, height - 7, rgb("#2C2623"), radius=7)
    art.figure(width / 2, height * 0.66, str(steps), 70, theme.paper)
    sprite = Sprite.of(art).with_(hammers(36, theme.brass_high), width / 2, 13, "tm")
    return sprite.shadowed(4, 1, 3)


@kept
def _vehicle(theme: Theme, kind: int) -> Sprite:
    width, height = 112, 118
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, theme.paper, radius=8)
    art.rectangle(7, 7, width - 7, height - 7, None, theme.paper_edge, 2, 5)
    art.rectangle(8, height - 30, width - 8, height - 8, rgb("#8D8069"), radius=3)
    art.rectangle(8, height - 30, width - 8, height - 26, theme.ink)
    vehicle = transport(kind, 96, theme.ink, theme.paper)
    return Sprite.of(art).with_(vehicle, width / 2, height - 27, "bm").shadowed(4, 1, 3)
