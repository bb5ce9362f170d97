"""What happened, in sentences for posts and logs; a whole market phase company by company."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.zoo import words
from games.zoo.components import NONE
from games.zoo.events import RoundEnded
from games.zoo.state import Choosing, Issuing, Removing, Taking
from rendering.zoo import wording
from rendering.zoo.account import account, sentences
from rendering.zoo.report import is_market

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.zoo.seating import Seating
    from games.zoo.state import State
    from rendering.zoo.report import Report
    from tables import Told
    from texts import Texts

LONGEST = 2900


def call(text: Texts, state: State, who: str, count: int) -> str:
    """The sentence that asks those to act: what token it is about, or what a company or card offers."""
    phase = state.phase
    match phase:
        case Choosing():
            return text("call-choose", who=who, count=count)
        case Taking():
            said = text("call-taking", who=who, company=words.firm(text, phase.company))
        case Issuing():
            said = text("call-issue", who=who, company=words.firm(text, phase.company))
        case Removing() if state.market is not None:
            said = text("call-audit", who=who, company=words.firm(text, phase.company))
        case _ if state.market is not None:
            return ""
        case _:
            played = state.players[state.active].played
            repeats = played[-2] if len(played) > 1 else NONE
            said = text("call-resolve", who=who, token=words.token(text, played[-1], repeats))
    return wording.closed(said)


def tell(text: Texts, told: Sequence[Told], seated: Seating) -> tuple[str, ...]:
    """One line a turn, oldest first. A market phase that came to its end has a post of its own: here stands
    only that the round is over."""
    lines = []
    for (_, seat, undone), entries in groupby(told, lambda entry: (entry.turn, entry.seat, entry.undo_to)):
        if undone is not None:
            lines.append(text("told-undo", who=seated.mentions[seat]))
            continue
        events: list[Any] = [event for entry in entries for event in entry.events]
        if any(isinstance(event, RoundEnded) for event in events):
            events = _without_market(events)
        if line := " ".join(sentences(words.pieces(text), events, seated.mentions)):
            lines.append(line)
    return tuple(lines)


def _without_market(events: list[Any]) -> list[Any]:
    """What led up to the market phase, its end, and what came after."""
    start = next((i for i, event in enumerate(events) if is_market(event)), 0)
    end = next(i for i, event in enumerate(events) if isinstance(event, RoundEnded))
    return [*events[:start], *events[end:]]


def market_phase(text: Texts, report: Report, seated: Seating) -> str:
    """The account of a market phase, a line for each company; as much as a post can hold."""
    title = text("chapter-market", round=report.round)
    lines = [f"**{title}**"]
    for sentence in account(words.pieces(text), report, seated.mentions):
        if sum(len(line) + 1 for line in lines) + len(sentence) > LONGEST:
            lines.append("…")
            break
        lines.append(f"- {sentence}")
    return "\n".join(lines)
