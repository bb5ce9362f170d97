"""Hints, plans and the review in words. Made in another process: they take thought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.face import Idea
from bot.gluckauf import words
from bot.gluckauf.pictures import part
from bot.gluckauf.telling import DID, HINT, deed, mining
from bot.reviewing import Balance, Words, looked_back
from bot.words import opening
from games import GAMES
from games.gluckauf import rules
from games.gluckauf.actions import AnyAction
from games.gluckauf.ai.advice import Advice, advise, plans
from games.gluckauf.ai.review import Played, TurningPoint, as_known, turning_points
from games.gluckauf.components import CARDS, COLOUR_NAMES, SHIFT_CLOCK
from games.gluckauf.events import AnyEvent, Looked
from games.gluckauf.state import Drafting, State
from games.record import parse_record, replay

if TYPE_CHECKING:
    from games.core import Event, Outcome
    from games.gluckauf.ai.reasons import Reason
    from games.gluckauf.view import View
    from texts import Texts

REASONS = 3
"""As many as a hint gives at most."""


def hints(view: View, version: int, language: str) -> tuple[Idea, ...]:
    """The best placements, each with its reasons."""
    text = words.texts(language)
    ideas = [_hint(text, view.state, advice) for advice in advise(view.state, version)]
    # Two mining spaces may offer enough steps for the same work: once is enough.
    return tuple({idea.title: idea for idea in reversed(ideas)}.values())[::-1]


def _hint(text: Texts, state: State, advice: Advice) -> Idea:
    why = "; ".join(_reason(text, reason) for reason in advice.reasons[:REASONS])
    if advice.hidden:
        space = "workshops" if len(advice.actions) > 1 else "orders"
        return Idea(opening(text(f"hint-draw-{space}")), opening(text("hint-draw-why")), ())
    final = isinstance(state.phase, Drafting)
    title = _title(text, state, advice.actions)
    return Idea(title, opening(why), tuple(map(str, advice.actions)), final)


def offered_plans(view: View, language: str) -> tuple[Idea, ...]:
    """Ways to go on mining, the best first."""
    text = words.texts(language)
    return tuple(_plan(text, view.state, plan) for plan in plans(view.state))


def _plan(text: Texts, state: State, plan: Sequence[AnyAction]) -> Idea:
    after, events = _carried_out(state, plan)
    complete = {order.card for order in state.me.orders if order.complete}
    done = [order.card for order in after.me.orders if order.complete and order.card not in complete]
    orders = ", ".join(words.order(text, card) for card in done)
    why = text("plan-completes", orders=orders) if orders else ""
    return Idea(opening(mining(text, events, HINT)), why, tuple(map(str, plan)))


def _carried_out(state: State, actions: Sequence[AnyAction]) -> tuple[State, list[AnyEvent]]:
    events: list[AnyEvent] = []
    for action in actions:
        state = rules.carry_out(state, action, events)
    return state, events


def _title(text: Texts, state: State, actions: Sequence[AnyAction]) -> str:
    return opening(deed(text, _carried_out(state, actions)[1], HINT))


def _reason(text: Texts, reason: Reason) -> str:
    match reason.code:
        case "delivers":
            return text("reason-delivers", points=text("points", count=reason.count))
        case "completes":
            return text("reason-completes", order=words.order(text, reason.kind))
        case "fits":
            return _fitting(text, reason.count, len(CARDS[reason.kind].fields))
        case "clock":
            return text("reason-clock", category=category(text, reason.kind))
        case "carts":
            return text("reason-carts", colour=COLOUR_NAMES[reason.kind])
        case "earns":
            return text("reason-earns", marks=text("marks", count=reason.count))
    return _plain_reason(text, reason)


def _fitting(text: Texts, have: int, fields: int) -> str:
    if have == fields:
        return text("reason-ready")
    return text("reason-fits", have=have, fields=fields)


def _plain_reason(text: Texts, reason: Reason) -> str:
    match reason.code:
        case "fills":
            return text("reason-fills", count=reason.count)
        case "empties":
            return text("reason-empties", count=reason.count)
        case "balances":
            return text("reason-balances")
        case "cheap":
            return text("reason-cheap", workers=text("workers", count=reason.count))
    return text("reason-dear", workers=text("workers", count=reason.count))


def category(text: Texts, number: int) -> str:
    """A field of the shift clock."""
    it = SHIFT_CLOCK[number]
    if it.counts == "transport":
        return text("category-transport", transport=words.by_transport(text, it.kind))
    if it.counts == "carts":
        return text("category-carts", colour=COLOUR_NAMES[it.kind])
    return text("category-colour", colour=COLOUR_NAMES[it.kind])


class Turn(Struct, frozen=True):
    """A turn of a game that is over: everything is open."""

    number: int
    """From 1."""
    played: Played
    events: tuple[AnyEvent, ...]


def review(record: str, outcome: Outcome, mentions: Sequence[str], language: str) -> tuple[str, ...]:
    """For each seat where its score was won and lost, and its turning points."""
    text = words.texts(language)
    turns = list(_turns(record))
    played = as_known([turn.played for turn in turns])
    return tuple(
        looked_back(
            Balance(who, outcome.scores[seat], seat, outcome.parts),
            [turning(text, turns[at.turn], played[at.turn], at) for at in turning_points(played, seat)],
            Words(language, partial(_points, text), partial(part, language)),
        )
        for seat, who in enumerate(mentions)
    )


def _points(text: Texts, count: int) -> str:
    return text("points", count=count)


def _turns(record: str) -> Iterator[Turn]:
    positions, game = replay(parse_record(record), GAMES), GAMES["gluckauf"]
    steps = (
        (before, move, after, told) for (before, _, _), (after, move, told) in pairwise(positions) if move
    )
    for number, some in groupby(steps, lambda step: step[0].turns):
        turn = list(some)
        played = Played(turn[-1][1].seat, turn[0][0], turn[-1][2])
        events = tuple(game.witness(event, None) for *_, told in turn for event in told)
        yield Turn(number + 1, played, events)


def turning(text: Texts, turn: Turn, played: Played, point: TurningPoint) -> str:
    """A turning point in a line; "" where looking at five was best, was done, and merely found little."""
    did = deed(text, turn.events, DID)
    points = _points(text, max(1, round(abs(point.points))))
    if point.points > 0:
        return text("review-good", turn=turn.number, deed=did, points=points)
    advised = _carried_out(played.before, point.better)[1]
    if (looked := _looked(advised)) and looked == _looked(turn.events):
        return ""
    better = deed(text, advised, HINT)
    return text("review-bad", turn=turn.number, deed=did, better=better, points=points)


def _looked(events: Iterable[Event]) -> str:
    """Which stack was looked into, if one was."""
    return next((event.area for event in events if isinstance(event, Looked)), "")
