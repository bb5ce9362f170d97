"""The picture of the board: a street of workshops and offices, the shift clock, a plate for each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.components import COLOURS, PITHEAD_SPACE
from games.gluckauf.scoring import outcome
from rendering.gluckauf.board import clock, layout, panel, spaces, yard
from rendering.gluckauf.board.street import backdrop
from rendering.gluckauf.news import on_the_board
from rendering.gluckauf.theme import THEMES
from rendering.gluckauf.wording import texts
from rendering.scene import Picture, Scene

if TYPE_CHECKING:
    from games.gluckauf.events import AnyEvent
    from games.gluckauf.state import State
    from games.gluckauf.view import View
    from rendering.gluckauf.news import Board as News
    from rendering.gluckauf.theme import Theme
    from rendering.setting import Setting


def draw(view: View, setting: Setting, events: tuple[AnyEvent, ...] = ()) -> Picture:
    """The board, with what the events changed on it marked."""
    theme, text = THEMES[setting.theme], texts(setting.language)
    state, news = view.state, on_the_board(events)
    scene = Scene(backdrop(theme))
    for cell in spaces.cells(state, news, setting):
        spaces.draw(scene, theme, cell)
    for area, house in layout.HOUSES.items():
        words = text(f"house-{area}")
        scene.draw(yard.caption_box(words, house), yard.paint_caption, theme, words)
    visited = PITHEAD_SPACE.index in news.spaces
    pieces = tuple(map(setting.piece, range(state.seats)))
    crews = tuple(zip(pieces, state.pithead, strict=True))
    scene.draw(layout.PITHEAD, yard.paint_pithead, theme, text("pithead"), crews, visited)
    resting = tuple(zip(pieces, state.canteen, strict=True))
    scene.draw(layout.CANTEEN_COUNTS, yard.paint_canteen, theme, resting)
    points = tuple(player.vp for player in state.players)
    scene.draw(layout.TRACK, yard.paint_track, theme, tuple(zip(pieces, points, strict=True)))
    _draw_desk(scene, theme, state, news, setting)
    return scene.picture()


def _draw_desk(scene: Scene, theme: Theme, state: State, news: News, setting: Setting) -> None:
    scene.draw(
        layout.CLOCK, clock.paint, theme, state.shift, clock.winners(state, setting), seconds=state.seats > 2
    )
    for colour in COLOURS:
        box = layout.SUPPLY[colour]
        above = box.top < layout.CLOCK.centre[1]
        scene.draw(box, clock.paint_supply, theme, colour, state.supply[colour], cube_first=above)
    for seat in range(state.seats):
        _draw_plate(scene, theme, state, news, seat, setting)
    if state.seats < layout.PLATES:
        scene.draw(layout.empty_desk(state.seats), panel.paint_emblem, theme)


def _draw_plate(scene: Scene, theme: Theme, state: State, news: News, seat: int, setting: Setting) -> None:
    player, result = state.players[seat], outcome(state)
    piece, name = setting.piece(seat), setting.name(seat)
    bright = seat in result.winners if result else seat == state.active
    top = layout.plate_top(seat)
    head = panel.Head(piece, name, player.vp, dict(news.vp).get(seat, 0), bright, seat == state.starter)
    scene.draw(layout.plate_head(top), panel.paint_head, theme, top, head)
    figures = (player.marks, player.workers, len(player.orders), len(player.delivered))
    for kind, figure in enumerate(figures):
        change = dict(news.marks).get(seat, 0) if kind == panel.MARKS else 0
        stat = panel.Stat(kind, piece, figure, change, bright)
        scene.draw(layout.plate_stat(top, kind), panel.paint_stat, theme, top, stat)
