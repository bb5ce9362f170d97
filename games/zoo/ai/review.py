"""After a game: the tokens that decided it, for each player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from msgspec import Struct
from msgspec.structs import replace

from games.zoo import rules
from games.zoo.actions import AnyAction
from games.zoo.ai.deeds import deeds, foreseeable
from games.zoo.ai.planner import Planner, at_token, speculation
from games.zoo.changes import with_player
from games.zoo.choosing import tokens
from games.zoo.components import NONE, SPECULATE
from games.zoo.events import AnyEvent, Began, Looked, TurnEnded
from games.zoo.state import State, Wish

MOST = 3
"""Turning points for each player."""
_WORTH_TELLING = 0.5


class Played(Struct, frozen=True):
    """A token that a seat resolved: the position it began with and the one it led to."""

    seat: int
    before: State
    after: State
    events: tuple[AnyEvent, ...]


class TurningPoint(Struct, frozen=True):
    """A token that brought much more than usual, or much less than was possible."""

    played: Played
    points: float
    """Glory beyond what tokens of that round brought on average; or, below nothing, what was missed."""
    token: int = NONE
    """Which one would have been better, if any."""
    better: tuple[Wish, ...] = ()
    """And what for."""


def resolutions(start: State, moves: Iterable[tuple[int, AnyAction]]) -> Iterator[Played]:
    """Every token resolved in a game, also those that orders resolved, in the order they were."""
    begun = start
    told: list[AnyEvent] = []
    for state, events in _step_by_step(start, moves):
        told += events
        for event in events:
            if isinstance(event, Began):
                begun, told = state, [event]
            elif isinstance(event, TurnEnded):
                yield Played(event.player, begun, state, tuple(told))


def _step_by_step(
    state: State, moves: Iterable[tuple[int, AnyAction]]
) -> Iterator[tuple[State, list[AnyEvent]]]:
    """Every position of a game, with what led to it: those nobody had to decide in too."""
    for seat, action in moves:
        log: list[AnyEvent] = []
        after: State | None = rules.begin(state, seat, action, log)
        while after is not None:
            state = after
            yield state, log
            log = []
            after = rules.one_step(state, log)


def turning_points(played: Sequence[Played], seat: int) -> tuple[TurningPoint, ...]:
    """The weightiest ones of a seat, in the order they were played."""
    planner = Planner()
    gains: dict[int, list[float]] = defaultdict(list)
    for one in played:
        gains[one.before.round].append(_gain(one, planner))
    usual = {number: fmean(some) for number, some in gains.items()}
    mine = [one for one in played if one.seat == seat]
    points = [_point(one, usual[one.before.round], planner) for one in mine]
    weighty = sorted(points, key=lambda point: -abs(point.points))[:MOST]
    return tuple(point for point in points if point in weighty and abs(point.points) >= _WORTH_TELLING)


def _gain(one: Played, planner: Planner) -> float:
    """What the token brought. Putting a deck in order counts, bad luck with its other cards does not."""
    lead, seat = planner.evaluation.lead, one.seat
    known = frozenset(event.company for event in one.events if isinstance(event, Looked))
    gain = lead(one.after, seat) - lead(one.before, seat)
    return max(gain, lead(one.after, seat, known) - lead(one.before, seat, known)) if known else gain


def _point(one: Played, usual: float, planner: Planner) -> TurningPoint:
    """Judged as things stood when the token was resolved."""
    seat, before, gain = one.seat, one.before, _gain(one, planner)
    me = before.players[seat]
    unplayed = with_player(before, seat, replace(me, played=me.played[:-1]))
    start = planner.evaluation.lead(before, seat)
    best, token = gain, NONE
    better: tuple[Wish, ...] = ()
    for other in tokens(unplayed, seat):
        resolving, course = at_token(unplayed, seat, other), list[AnyAction]()
        if resolving.token(seat) == SPECULATE == before.token(seat):
            continue  # which deck was worth a look shows only afterwards
        end = planner.resolve(resolving, course)
        if resolving.token(seat) == SPECULATE:
            brought = speculation(resolving, seat)
        else:
            brought = planner.evaluation.lead(end, seat) - start
        if brought > best and (done := deeds(resolving, foreseeable(before, course))):
            best, token, better = brought, other, done
    if best - gain > max(gain - usual, 0.0):
        return TurningPoint(one, gain - best, token, better)
    return TurningPoint(one, max(0.0, gain - usual))
