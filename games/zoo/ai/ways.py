"""The ways to go on with a token, or with what a card asks: each with what it leads to, the best first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from statistics import fmean

from msgspec import Struct

from games.zoo import rules
from games.zoo.actions import DONE, LEAVE, SKIP, AnyAction, Hire, Look, Use
from games.zoo.ai.decks import best_arrangement
from games.zoo.ai.planner import Planner
from games.zoo.state import Looking, Paying, Removing, Speculating, State, Taking, Trading

_BROAD = 6
"""How many of the best beginnings of a sequence are gone on with."""
_HARDLY = 0.05
REFUSALS = frozenset({DONE, LEAVE, SKIP})


class Way(Struct, frozen=True):
    """Something the active player may do."""

    actions: tuple[AnyAction, ...]
    after: tuple[State, ...]
    """What it leads to, in each guess; for a look at a deck the position before it."""
    value: float
    """What that is worth, in glory."""

    @property
    def does_nothing(self) -> bool:
        return self.actions[0] in REFUSALS


def ways(states: Sequence[State], planner: Planner) -> list[Way]:
    """For the active player, in guesses that agree on all that player sees."""
    state = states[0]
    match state.phase:
        case Trading() | Taking():
            found = _sequences(state, planner)
        case Looking():
            found = iter((_arranged(states, planner),))
        case Removing(company=company):
            known = frozenset({company})
            found = (_carried_out(states, (one,), planner, known) for one in rules.options(state))
        case Speculating():
            looks = [one for one in rules.options(state) if isinstance(one, Look)]
            found = (_single(state, action, planner) for action in looks or rules.options(state))
        case _:
            found = (_single(state, action, planner) for action in rules.options(state))
    return sorted(found, key=lambda way: -way.value)


def _single(state: State, action: AnyAction, planner: Planner) -> Way:
    """One decision, with the best one that follows from it."""
    worth = planner.worth_after(state, state.active, action)
    if isinstance(action, Look):
        return Way((action,), (state,), worth)
    after = rules.do(state, action, None)
    if (isinstance(action, Hire) and isinstance(after.phase, Paying)) or isinstance(action, Use):
        then = max((_single(after, one, planner) for one in rules.options(after)), key=lambda way: way.value)
        return Way((action, *then.actions), then.after, then.value)
    return Way((action,), (after,), worth)


def _sequences(state: State, planner: Planner) -> Iterator[Way]:
    """Transactions, or fruit taken one after another: in whichever order, they are the same."""
    kind, seat = type(state.phase), state.active
    reached: list[tuple[tuple[AnyAction, ...], State]] = [((), state)]
    seen = set()
    while reached:
        longer = []
        for actions, before in reached:
            if DONE in rules.options(before):
                stopped = rules.do(before, DONE, None)
                yield Way((*actions, DONE), (stopped,), planner.evaluation.lead(stopped, seat))
            for action in rules.options(before):
                sequence = (*actions, action)
                if action == DONE or (same := tuple(sorted(map(str, sequence)))) in seen:
                    continue
                seen.add(same)
                after = rules.do(before, action, None)
                if isinstance(after.phase, kind):
                    longer.append((sequence, after))
                else:
                    yield Way(sequence, (after,), planner.evaluation.lead(after, seat))
        reached = sorted(longer, key=lambda one: -planner.evaluation.lead(one[1], seat))[:_BROAD]


def _arranged(states: Sequence[State], planner: Planner) -> Way:
    """Cards put back as serves best; where that is hardly better than how they lie, they are left."""
    phase = states[0].phase
    assert isinstance(phase, Looking)
    known = frozenset({phase.company})
    best = best_arrangement(list(states), states[0].active, planner.evaluation)
    arranged = _carried_out(states, best, planner, known)
    if LEAVE not in rules.options(states[0]):
        return arranged
    left = _carried_out(states, (LEAVE,), planner, known)
    return arranged if arranged.value > left.value + _HARDLY else left


def _carried_out(
    states: Sequence[State], actions: tuple[AnyAction, ...], planner: Planner, known: frozenset[int]
) -> Way:
    """In every guess, since much depends on the cards nobody has seen."""
    after = tuple(reduce(_done, actions, state) for state in states)
    worth = (planner.evaluation.lead(one, states[0].active, known) for one in after)
    return Way(actions, after, fmean(worth))


def _done(state: State, action: AnyAction) -> State:
    return rules.do(state, action, None)


def known_to(state: State) -> frozenset[int]:
    """The company whose cards the active player has just looked at."""
    return frozenset({state.phase.company}) if isinstance(state.phase, Looking | Removing) else frozenset()
