"""The final sheet: every part of everybody's money and glory, and who has won."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.zoo.components import COINS_PER_GLORY
from games.zoo.scoring import score, winners
from games.zoo.state import Over
from rendering.canvas import Box
from rendering.scene import Backdrop, Picture, Scene
from rendering.zoo import wording
from rendering.zoo.sheets.ledger import Ledger, Row
from rendering.zoo.sheets.podium import paint_podium
from rendering.zoo.sprites import icons
from rendering.zoo.theme import THEMES
from rendering.zoo.wall import HEIGHT, TITLE, WIDTH, backdrop, paint_title

if TYPE_CHECKING:
    from games.zoo.state import State
    from games.zoo.view import View
    from rendering.setting import Setting
    from rendering.zoo.theme import Theme
    from texts import Texts

_TABLE = Box(24, 340, WIDTH - 24, HEIGHT - 14)
_PODIUM = Box(24, 108, WIDTH - 24, 336)
_HEAD = 84


def draw(view: View, setting: Setting) -> Picture:
    """The sheet of a game that is over. Raises ValueError before."""
    state = view.state
    if not isinstance(state.phase, Over):
        raise ValueError("the final sheet is drawn when the game is over")
    theme, text = THEMES[setting.theme], wording.texts(setting.language)
    won = winners(state)
    scene = Scene(wall(theme))
    names = [setting.name(player) for player in won]
    scene.draw(TITLE, paint_title, theme, wording.victory(text, names, early=state.ended_early))
    staff = tuple(state.players[player].helpers for player in won)
    scene.draw(_PODIUM, paint_podium, theme, tuple(map(setting.piece, won)), staff)
    _draw_table(scene, theme, text, state, setting)
    return scene.picture()


def _draw_table(scene: Scene, theme: Theme, text: Texts, state: State, setting: Setting) -> None:
    finals = state.finals
    rows = (
        Row(text("row-coins"), icons.coin, 50, [final.coins for final in finals]),
        Row(text("row-shares"), icons.share, 52, [final.shares for final in finals]),
        Row(text("row-fruit"), icons.crate, 50, [final.fruit for final in finals]),
        Row(text("row-brought"), icons.helper, 50, [final.helpers for final in finals]),
        Row(text("row-money"), icons.coin, 58, [final.money for final in finals]),
        Row(text("row-from-money"), icons.glory, 56, [final.money // COINS_PER_GLORY for final in finals]),
        Row(text("row-helpers"), icons.glory, 56, [final.glory for final in finals]),
    )
    who = [(setting.piece(player), setting.name(player)) for player in range(len(finals))]
    ledger = Ledger(_TABLE, _HEAD, (_TABLE.height - 2 * 16 - _HEAD) // (len(rows) + 1))
    ledger.draw(scene, theme, who, rows)
    total = Row(text("row-total"), icons.glory, 62, [score(final) for final in finals])
    ledger.draw_totals(scene, theme, total, winners(state), len(rows))


@cache
def wall(theme: Theme) -> Backdrop:
    return backdrop(theme, WIDTH, HEIGHT, _TABLE)
