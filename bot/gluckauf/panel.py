"""The private panel: what is to be decided now, with what was planned so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.face import HINT, PLANS, Panel, Tab
from bot.gluckauf import choosing, drawing, mining, pictures, words
from bot.gluckauf.telling import drafting, summary
from bot.gluckauf.turn import Turn
from bot.parts import Decision
from games.gluckauf.actions import DONE, Done, Draft, Work
from games.gluckauf.components import SPACES
from games.gluckauf.state import (
    AtWorkshops,
    Choosing,
    Drafting,
    Filling,
    Holding,
    Looking,
    Mining,
    Pairing,
    Phase,
    Returning,
    TurnOver,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.face import Names, Style
    from tables import Look


def make_panel(look: Look, names: Names, style: Style, asked: str, chosen: tuple[str, ...] = ()) -> Panel:
    """For the seat of `look`, which is to act."""
    text = words.texts(style.language)
    planned = tuple(step.action for step in look.steps)
    turn = Turn(text, look.view.state, look.legal, planned)
    tabs: tuple[Tab, ...] = ()
    tab = ""
    if isinstance(turn.state.phase, Choosing | AtWorkshops):
        tabs, tab = choosing.tabs(turn), choosing.opened(turn, asked)
        decision = choosing.decide(turn, tab)
    else:
        decision = _DECIDE[type(turn.state.phase)](turn)
    events = tuple(event for step in look.steps for event in step.events)
    return Panel(
        title=decision.title,
        pictures=pictures.panel_pictures(look.view, turn.state.active, events, names, style),
        parts=decision.parts,
        tabs=tabs,
        tab=tab,
        warning=decision.warning,
        confirm=_confirmable(look, chosen),
        summary=summary(text, events) or drafting(text, look.legal, chosen),
        helps=_HELPS.get(type(turn.state.phase), ()),
    )


def _confirmable(look: Look, chosen: tuple[str, ...]) -> tuple[str, ...]:
    if DONE in look.legal:
        return (str(DONE),)
    return chosen if chosen in {(str(action),) for action in look.legal if isinstance(action, Draft)} else ()


def forced(look: Look) -> str | None:
    """The only action there is, unless it shows something hidden or ends the turn."""
    if len(look.legal) != 1 or not isinstance(look.view.state.phase, Choosing | Looking | Returning):
        return None
    (only,) = look.legal
    if isinstance(only, Done | Draft) or (isinstance(only, Work) and SPACES[only.space].draws):
        return None
    return str(only)


def half_way(look: Look) -> bool:
    """At the workshops without a tile, or with cubes in hand: one click goes there and on."""
    return isinstance(look.view.state.phase, AtWorkshops | Holding | Pairing)


def _decide_nothing(turn: Turn) -> Decision:
    return Decision(turn.text("title-over"))


_HELPS: dict[type[Phase], tuple[str, ...]] = {Drafting: (HINT,), Choosing: (HINT,), Mining: (PLANS,)}

_DECIDE: dict[type[Phase], Callable[[Turn], Decision]] = {
    Drafting: drawing.decide_draft,
    Filling: drawing.decide_fill,
    Looking: drawing.decide_keep,
    Returning: drawing.decide_return,
    Mining: mining.decide_step,
    Holding: mining.decide_cube,
    Pairing: mining.decide_field,
    TurnOver: _decide_nothing,
}
