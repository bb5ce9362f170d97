"""The private panel: what is to be decided now, with what was planned so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.face import HINT, Panel
from bot.parts import Decision
from bot.zoo import choosing, pictures, resolving, words
from bot.zoo.seating import seating
from bot.zoo.turn import Turn
from games.zoo.actions import BY_TEXT, DONE
from games.zoo.events import PutBack
from games.zoo.state import Choice as Chosen
from games.zoo.state import (
    Choosing,
    Hiring,
    Issuing,
    Lobbying,
    Looking,
    Paying,
    Phase,
    Reacting,
    Removing,
    Speculating,
    Taking,
    Trading,
    TurnOver,
)
from rendering.zoo import wording
from rendering.zoo.account import YOU, deeds

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.face import Names, Style
    from tables import Look

_DECIDE: dict[type[Phase], Callable[[Turn], Decision]] = {
    Choosing: choosing.decide,
    Trading: resolving.decide_trade,
    Hiring: resolving.decide_hire,
    Paying: resolving.decide_payment,
    Lobbying: resolving.decide_lobby,
    Speculating: resolving.decide_speculation,
    Looking: resolving.decide_order,
    Removing: resolving.decide_removal,
    Reacting: resolving.decide_reaction,
    Taking: resolving.decide_taking,
    Issuing: resolving.decide_issue,
    TurnOver: resolving.decide_end,
}


def make_panel(look: Look, names: Names, style: Style, chosen: tuple[str, ...] = ()) -> Panel:
    """For the seat of `look`, which may act."""
    text = words.texts(style.language)
    seated = seating(text, names)
    seat = look.seat or 0
    turn = Turn(text, seat, look.view.state, tuple(look.legal), seated.plain)
    decision = _DECIDE[type(turn.state.phase)](turn)
    events = tuple(event for step in look.steps for event in step.events)
    confirm, summary = decision.confirm, decision.summary or _summary(turn, events)
    if taken := _final(turn, decision, chosen):
        confirm, summary = chosen, taken
    elif confirm == (str(DONE),) and not summary:
        summary = _ending(turn, events)
    return Panel(
        title=decision.title,
        pictures=pictures.panel_pictures(look.view, seat, events, seated, style),
        parts=decision.parts,
        warning=decision.warning,
        confirm=confirm,
        summary=summary,
        helps=_helps(turn),
    )


def _ending(turn: Turn, events: tuple[object, ...]) -> str:
    """What stopping here comes to, where nothing is planned: part of the token may be done already."""
    text, phase = turn.text, turn.state.phase
    if any(isinstance(event, PutBack) for event in events):
        return text("summary-put-back")
    begun = isinstance(phase, Reacting) or (isinstance(phase, Trading) and bool(phase.bought or phase.sold))
    return text("summary-no-more") if begun else text("summary-nothing")


def _helps(turn: Turn) -> tuple[str, ...]:
    """For every decision; while choosing, until orders are given."""
    if isinstance(turn.state.phase, Choosing):
        mine = turn.state.choices[turn.seat]
        return (HINT,) if mine == Chosen(token=mine.token) else ()
    return () if isinstance(turn.state.phase, TurnOver) else (HINT,)


def _summary(turn: Turn, events: tuple[object, ...]) -> str:
    """The turn as planned so far."""
    done = deeds(words.pieces(turn.text), events, turn.names, YOU)  # type: ignore[arg-type]  # events of this game
    return wording.closed(turn.text("planned-deeds", deeds=done)) if done else ""


def _final(turn: Turn, decision: Decision, chosen: tuple[str, ...]) -> str:
    """What a choice that ends the turn comes to, if it is open; "" if not."""
    offered = {
        one.actions
        for part in decision.parts
        for one in getattr(part, "choices", ())
        if one.final and one.possible
    }
    if not chosen or chosen not in offered:
        return ""
    done = "; ".join(words.doing(turn.text, BY_TEXT[action], turn.names) for action in chosen)
    return wording.closed(turn.text("planned", deeds=done))
