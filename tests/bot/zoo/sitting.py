"""Somebody before a panel of Spółka ZOO."""

from __future__ import annotations

from bot.face import Panel, Style
from bot.faces import FACES
from games import GAMES
from games.zoo.state import State
from tables import Look
from tests.bot.panels import STYLE, choices, look_at, names

GAME = GAMES["zoo"]
FACE = FACES["zoo"]


def look(state: State, seat: int, *planned: str) -> Look:
    """What that seat sees with that much planned."""
    return look_at(GAME, state, seat, *planned)


def panel(seen: Look, style: Style = STYLE, chosen: tuple[str, ...] = ()) -> Panel:
    return FACE.panel(seen, names(seen.view.state.seats), style, "", chosen)


def check_all_is_reached(seen: Look, shown: Panel) -> None:
    """Every legal action begins some choice, or confirms."""
    begun = {choice.actions[0] for choice in choices(shown)} | set(shown.confirm)
    missing = [str(action) for action in seen.legal if str(action) not in begun]
    assert not missing, f"cannot be reached: {missing}"
