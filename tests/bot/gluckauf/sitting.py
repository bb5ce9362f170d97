"""Somebody before a panel of Glück Auf."""

from __future__ import annotations

from bot.face import Panel, Style
from bot.faces import FACES
from games import GAMES
from games.gluckauf.actions import Pair, Take
from games.gluckauf.state import State
from tables import Look
from tests.bot.panels import STYLE, choices, look_at, names

GAME = GAMES["gluckauf"]
FACE = FACES["gluckauf"]


def look(state: State, *planned: str) -> Look:
    """What the seat in turn sees with that much planned."""
    return look_at(GAME, state, state.active, *planned)


def panel(seen: Look, tab: str = "", style: Style = STYLE) -> Panel:
    return FACE.panel(seen, names(len(seen.view.state.players)), style, tab)


def panels(seen: Look, style: Style = STYLE) -> list[Panel]:
    """With each tab opened that can be."""
    first = panel(seen, style=style)
    open_tabs = [tab.key for tab in first.tabs if tab.possible]
    return [panel(seen, tab, style) for tab in open_tabs] or [first]


def check_all_is_reached(seen: Look, shown: list[Panel]) -> None:
    """Every legal action begins some choice. A cube may also be the second of two: their order is all one."""
    offered = {choice.actions for each in shown for choice in choices(each)}
    begun = {actions[0] for actions in offered} | {text for each in shown for text in each.confirm}
    taken = {GAME.parse(text) for actions in offered for text in actions}
    for action in seen.legal:
        second = isinstance(action, Take) and Pair(action.source, action.colour) in taken
        assert str(action) in begun or second, f"{action} cannot be reached"
