"""Advice for people: the best tokens and what to use them for, and the best ways to go on with a decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.chance import Chance
from games.zoo import rules
from games.zoo.actions import BUY_FRUIT, DONE, PICK, RETHINK, AnyAction, BuyFruit, Done, Lobby, Look, Pay
from games.zoo.ai.deeds import deeds, foreseeable, orders
from games.zoo.ai.planner import Planner, at_token
from games.zoo.ai.reasons import Reason, Step, reasons
from games.zoo.ai.tycoon import Tycoon
from games.zoo.ai.ways import Way, known_to, ways
from games.zoo.choosing import tokens
from games.zoo.components import NONE
from games.zoo.guessing import guess
from games.zoo.state import Choice, Choosing, Over, State, TurnOver, Wish
from games.zoo.view import View

MOST = 3
"""Pieces of advice at a time."""
_GUESSES = 4
_LEAST = 2
_FAR_BEHIND = 1.5
"""Beyond the first two, what is worth so much less than the best, in glory, is no advice."""


class Advice(Struct, frozen=True):
    """Something worth doing, and why."""

    actions: tuple[AnyAction, ...]
    """What can be taken over; () for what can only be done when the time comes."""
    deeds: tuple[Wish, ...]
    """What it comes to, in the form of orders; () for doing nothing."""
    reasons: tuple[Reason, ...]
    token: int = NONE
    """While tokens are chosen: which one it is for."""


def advise(view: View, seed: int) -> tuple[Advice, ...]:
    """For the seat that sees this. The same seed gives the same advice, whoever else has chosen meanwhile."""
    seat, chance, adviser = view.seat, Chance(seed), Tycoon()
    if seat is None:
        return ()
    if isinstance(view.state.phase, Choosing):
        return tuple(_choices(_alone(view, seat), seat, chance, adviser))[:MOST]
    if seat != view.state.active or isinstance(view.state.phase, TurnOver | Over):
        return ()
    states = [guess(view, chance) for _ in range(_GUESSES if known_to(view.state) else 1)]
    return tuple(
        Advice(
            _taken_over(states[0], seat, way), deeds(states[0], way.actions), _why(states, way, seat, adviser)
        )
        for way in _worth_telling(ways(states, adviser))
    )[:MOST]


def _alone(view: View, seat: int) -> View:
    """Whether others have chosen already does not matter."""
    own = view.state.choices[seat]
    choices = tuple(own if other == seat else Choice() for other in range(view.state.seats))
    return replace(view, state=replace(view.state, choices=choices))


def _choices(view: View, seat: int, chance: Chance, adviser: Tycoon) -> Iterator[Advice]:
    """Which token, with orders for it; or the orders for the one that is picked."""
    mine, state = view.state.choices[seat], guess(view, chance)
    if mine != Choice(token=mine.token):
        return
    if mine.token != NONE:
        for way in _worth_telling(ways([at_token(state, seat, mine.token)], adviser)):
            if way.does_nothing:
                yield Advice((RETHINK,), (), (Reason("nothing"),), mine.token)
            else:
                yield _for_token(state, seat, mine.token, way, adviser)
        return
    best = {token: ways([at_token(state, seat, token)], adviser)[0] for token in tokens(state, seat)}
    weighed = adviser.weighed(view, seat, tokens(state, seat), chance)
    useful = [(token, value) for token, value in weighed if not best[token].does_nothing] or weighed[:1]
    for rank, (token, value) in enumerate(useful):
        if _telling(rank, value, useful[0][1]):
            yield _for_token(state, seat, token, best[token], adviser)


def _for_token(state: State, seat: int, token: int, way: Way, adviser: Planner) -> Advice:
    """With what the seat's helpers can do afterwards."""
    resolving = at_token(state, seat, token)
    course = foreseeable(state, (*way.actions, *_helped(way, seat, adviser)))
    end = resolving
    for action in course:
        end = end if isinstance(action, Look) else rules.do(end, action, None)
    done = deeds(resolving, course)
    pick = () if state.choices[seat].token == token else (PICK[token],)
    picked = rules.carry_out(state, seat, PICK[token], None) if pick else state
    why = reasons(Step((resolving,), (end,), course, seat, choosing=True), adviser.evaluation)
    return Advice((*pick, *orders(picked, seat, done)), done, why, token)


def _helped(way: Way, seat: int, adviser: Planner) -> list[AnyAction]:
    """What follows from a token by the abilities of helpers."""
    done: list[AnyAction] = []
    if not any(isinstance(action, Look) for action in way.actions):
        adviser.resolve(way.after[0], done)
    return done


def _telling(rank: int, value: float, best: float) -> bool:
    return rank < _LEAST or value >= best - _FAR_BEHIND


def _worth_telling(ranked: Sequence[Way]) -> Iterator[Way]:
    """Down to doing nothing, which is said only where it is best; and none that is a part of another."""
    told: list[Way] = []
    for way in ranked:
        if told and (way.does_nothing or told[0].does_nothing):
            return
        if not _telling(len(told), way.value, ranked[0].value):
            return
        if not any(_within(way.actions, other.actions) for other in told):
            told.append(way)
            yield way


def _within(fewer: Sequence[AnyAction], more: Sequence[AnyAction]) -> bool:
    """Whether somebody who is told the one needs to be told the other."""
    mine, others = [_roughly(one) for one in fewer if one != DONE], list(map(_roughly, more))
    return all(mine.count(action) <= others.count(action) for action in mine)


def _roughly(action: AnyAction) -> object:
    """Whom fruit is bought from, and into which deck a card goes, makes a small difference."""
    match action:
        case BuyFruit(kind):
            return BUY_FRUIT[kind]
        case Lobby(card):
            return card
    return action


def _taken_over(state: State, seat: int, way: Way) -> tuple[AnyAction, ...]:
    """As much of it as is asked for, without what ends it.

    A payment is a choice of its own, since it turns up a new card and is confirmed by itself.
    """
    taken: list[AnyAction] = []
    turn = state.turns
    for action in way.actions:
        ends = isinstance(action, Pay | Done) and taken
        if ends or state.turns != turn or action not in rules.legal(state, seat):
            break
        taken.append(action)
        state = rules.carry_out(state, seat, action, None)
    return tuple(taken)


def _why(states: Sequence[State], way: Way, seat: int, adviser: Planner) -> tuple[Reason, ...]:
    return reasons(Step(tuple(states), way.after, way.actions, seat), adviser.evaluation)
