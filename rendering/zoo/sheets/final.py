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
from rendering.zoo.sheets import ledger
from rendering.zoo.sheets.podium import paint_podium
from rendering.zoo.sprites import icons
from rendering.zoo.theme import THEMES
from rendering.zoo.wall import HEIGHT, TITLE, WIDTH, backdrop, paint_title

if TYPE_CHECKING:
    from games.zoo.view import View
    from rendering.setting import Setting
    from rendering.zoo.theme import Theme

_TABLE = Box(24, 340, WIDTH - 24, HEIGHT - 14)
_PODIUM = Box(24, 108, WIDTH - 24, 336)
_LABELS = 360
_HEAD = 84


def draw(view: View, setting: Setting) -> Picture:
    """The sheet of a game that is over. Raises ValueError before."""
    state = view.state
    if not isinstance(state.phase, Over):
        raise ValueError("the final sheet is drawn when the game is over")
    theme, text = THEMES[setting.theme], wording.texts(setting.language)
    scores, won = tuple(map(score, state.finals)), winners(state)
    scene = Scene(wall(theme))
    names = tuple(setting.name(player) for player in range(len(state.players)))
    title = wording.victory(text, [names[player] for player in won], early=state.ended_early)
    scene.draw(TITLE, paint_title, theme, title)
    staff = tuple(state.players[player].helpers for player in won)
    scene.draw(_PODIUM, paint_podium, theme, tuple(map(setting.piece, won)), staff)
    rows = (
        (text("row-coins"), icons.coin(theme, 50), [final.coins for final in state.finals]),
        (text("row-shares"), icons.share(theme, 52), [final.shares for final in state.finals]),
        (text("row-fruit"), icons.crate(theme, 50), [final.fruit for final in state.finals]),
        (text("row-brought"), icons.helper(theme, 50), [final.helpers for final in state.finals]),
        (text("row-money"), icons.coin(theme, 58), [final.money for final in state.finals]),
        (
            text("row-from-money"),
            icons.glory(theme, 56),
            [final.money // COINS_PER_GLORY for final in state.finals],
        ),
        (text("row-helpers"), icons.glory(theme, 56), [final.glory for final in state.finals]),
    )
    box = _TABLE.inset(16, 12)
    players = ledger.columns(box, _LABELS, len(names))
    for player, column in enumerate(players):
        head = Box(column.left, box.top, column.right, box.top + _HEAD)
        scene.draw(head, ledger.paint_head, theme, setting.piece(player), names[player])
    pitch = (box.height - _HEAD) // (len(rows) + 1)
    for place, (words, icon, figures) in enumerate(rows):
        top = box.top + _HEAD + place * pitch
        label = Box(box.left, top, box.left + _LABELS, top + pitch)
        scene.draw(label, ledger.paint_label, theme, words, icon)
        for column, figure in zip(players, figures, strict=True):
            cell = Box(column.left, top, column.right, top + pitch)
            scene.draw(cell, ledger.paint_figure, theme, str(figure), faint=not figure)
    top = box.top + _HEAD + len(rows) * pitch
    scene.draw(
        Box(box.left, top, box.left + _LABELS, box.bottom),
        ledger.paint_label,
        theme,
        text("row-total"),
        icons.glory(theme, 62),
    )
    for player, column in enumerate(players):
        cell = Box(column.left, top, column.right, box.bottom)
        scene.draw(cell, ledger.paint_total, theme, str(scores[player]), best=player in won)
    return scene.picture()


@cache
def wall(theme: Theme) -> Backdrop:
    return backdrop(theme, WIDTH, HEIGHT, _TABLE)
