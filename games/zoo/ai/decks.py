"""Putting cards back: the order of a deck's top that serves a player best."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from games.zoo.actions import LEAVE, PUT_BOTTOM, PUT_TOP, REMOVE, AnyAction
from games.zoo.ai.evaluation import Evaluation
from games.zoo.changes import with_company
from games.zoo.state import Looking, Removing, Slot, State


def best_arrangement(states: list[State], seat: int, evaluation: Evaluation) -> tuple[AnyAction, ...]:
    """For guesses that agree on the cards in hand: how to put them back."""
    phase = states[0].phase
    assert isinstance(phase, Looking)

    def value(arranged: tuple[tuple[int, ...], tuple[int, ...]]) -> float:
        top, bottom = arranged
        return sum(_lead(state, phase.company, top, bottom, seat, evaluation) for state in states)

    top, bottom = max(_arrangements(phase), key=value)
    if not (states[0].companies[phase.company].deck or phase.bottom) and len(bottom) < 2:
        top, bottom = top + bottom, ()  # the bottom of nothing is its top
        top = top[:-1] or top  # and the last card goes there by itself
    return (*(PUT_TOP[card] for card in top), *(PUT_BOTTOM[card] for card in bottom))


def _arrangements(phase: Looking) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every order of the cards, and every place to cut it: the first part on top, the rest at the bottom."""
    for order in dict.fromkeys(permutations(phase.cards)):
        for cut in range(len(order) + 1):
            # Which card lies deeper at the bottom hardly matters: one order of them is enough.
            if list(order[cut:]) == sorted(order[cut:]):
                yield order[:cut], order[cut:]


def _lead(
    state: State,
    company: int,
    top: tuple[int, ...],
    bottom: tuple[int, ...],
    seat: int,
    evaluation: Evaluation,
) -> float:
    phase = state.phase
    assert isinstance(phase, Looking)
    done = replace(phase, cards=(), top=phase.top + top, bottom=phase.bottom + bottom)
    return evaluation.lead(replace(state, phase=done), seat, frozenset({company}))


def best_removal(states: list[State], seat: int, evaluation: Evaluation) -> AnyAction:
    """For guesses that agree on the cards seen: which of them to remove, if any."""
    phase = states[0].phase
    assert isinstance(phase, Removing)

    def value(gone: int | None) -> float:
        return sum(_without(state, phase, gone, seat, evaluation) for state in states)

    gone = max((None, *dict.fromkeys(phase.cards)), key=value)
    return LEAVE if gone is None else REMOVE[gone]


def _without(state: State, phase: Removing, gone: int | None, seat: int, evaluation: Evaluation) -> float:
    there = state.companies[phase.company]
    deck: tuple[Slot, ...] = there.deck
    if gone is not None:
        at = phase.cards.index(gone)
        deck = deck[:at] + deck[at + 1 :]
    after = with_company(state, phase.company, replace(there, deck=deck))
    return evaluation.lead(after, seat, frozenset({phase.company}))
