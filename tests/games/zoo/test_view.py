"""Nothing hidden leaks: what a seat may not know changes nothing it can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from games.chance import Chance
from games.zoo.choosing import tokens
from games.zoo.components import HIDDEN, KINDS, NONE
from games.zoo.events import AnyEvent, Looked
from games.zoo.state import (
    AnyPhase,
    Choice,
    Choosing,
    Company,
    Going,
    Looking,
    Over,
    Player,
    Removing,
    Standing,
    State,
    Wish,
)
from games.zoo.view import bit_of
from tests.games.playing import states, steps

from .characters import MASTER, PLANNER, RANDOM, SCHEMER, Table
from .positions import GAME, A, acting, company, has, new, play, row, texts, to_market

SECRETIVE = tuple(
    Table(characters, seed, {"bots": bots})
    for seed, (characters, bots) in enumerate(
        [
            ((SCHEMER, MASTER), "0"),
            ((SCHEMER, PLANNER, MASTER), "1"),
            ((MASTER,) * 5, "0"),
            ((SCHEMER, RANDOM, SCHEMER), "2"),
            ((SCHEMER, MASTER, SCHEMER, MASTER), "0"),
        ]
    )
)


def otherwise(state: State, watcher: int | None, chance: Chance) -> State:
    """The position with all that the watcher may not know drawn anew: cards, and what others have in mind."""
    state = replace(
        redrawn(state, watcher, chance),
        players=tuple(one if seat == watcher else _minded(one) for seat, one in enumerate(state.players)),
    )
    phase = state.phase
    if isinstance(phase, Looking) and watcher != state.active and phase.top:
        state = replace(state, phase=replace(phase, cards=phase.cards + phase.top, top=()))
    choices = (
        one if seat == watcher else _chosen(state, seat, one, chance)
        for seat, one in enumerate(state.choices)
    )
    return replace(state, choices=tuple(choices))


def redrawn(state: State, watcher: int | None, chance: Chance) -> State:
    """The position with all cards that the watcher may not know drawn anew."""
    bit = bit_of(watcher)
    pools = [_unknown(state, kind, watcher, bit, chance) for kind in KINDS]
    phase = state.phase
    if isinstance(phase, Looking) and watcher != state.active:
        pool = pools[phase.company]
        cards, top, bottom = (
            tuple(pool.pop() for _ in part) for part in (phase.cards, phase.top, phase.bottom)
        )
        phase = replace(phase, cards=cards, top=top, bottom=bottom)
    companies = tuple(_dealt(there, pools[kind], bit) for kind, there in enumerate(state.companies))
    if isinstance(phase, Removing) and watcher != state.active:
        deck = companies[phase.company].deck
        phase = replace(phase, cards=tuple(card for card, _ in deck[: len(phase.cards)]))
    return replace(
        state,
        seed=chance.below(1000),
        phase=phase,
        companies=companies,
        removed=tuple(
            one if one.known & bit else replace(one, card=pools[one.company].pop()) for one in state.removed
        ),
        influence_stack=chance.shuffled(state.influence_stack),
        helper_stack=chance.shuffled(state.helper_stack),
        bot_stack=chance.shuffled(state.bot_stack),
    )


def _unknown(state: State, kind: int, watcher: int | None, bit: int, chance: Chance) -> list[int]:
    """The cards of a deck whose place the watcher cannot tell."""
    cards = [card for card, known in state.companies[kind].deck if not known & bit]
    cards += [one.card for one in state.removed if one.company == kind and not one.known & bit]
    phase = state.phase
    if isinstance(phase, Looking) and phase.company == kind and watcher != state.active:
        cards += phase.cards + phase.top + phase.bottom
    return list(chance.shuffled(cards))


def _dealt(there: Company, pool: list[int], bit: int) -> Company:
    """Who else knows a card is drawn anew with it."""
    deck = tuple((card, known) if known & bit else (pool.pop(), 0) for card, known in there.deck)
    return replace(there, deck=deck)


def _minded(player: Player) -> Player:
    return replace(player, standing=Standing((2, 0, 1), 4, audit=False))


def _chosen(state: State, seat: int, choice: Choice, chance: Chance) -> Choice:
    if not isinstance(state.phase, Choosing):
        return replace(choice, wishes=(Wish(NONE, "coins"),), ask=not choice.ask)
    open_to_them = tokens(state, seat)
    token = open_to_them[chance.below(len(open_to_them))]
    if choice.ready:
        return Choice(token=token, wishes=(Wish(NONE, "coins"),), ask=False, ready=True)
    return (Choice(), Choice(token=token), Choice(token=token, ordering=True))[chance.below(3)]


def rare() -> Iterator[State]:
    """Phases that few games come to."""
    state = acting(row(has(new(3), 0, held="AALLPP", staff="H18"), "H22 H34 H30"), "hire")
    yield play(state, "0: hire H22")[0]
    state = acting(has(company(new(3), A, deck="A1 A1 A3 A4 A4 A6"), 0, staff="H25"), "speculate")
    yield play(state, "0: coins", "0: look apple")[0]
    yield to_market(company(has(new(3), 1, shares="A", coins=9), A, deck="I17 A4 A4"))[0]
    yield to_market(company(has(new(3), 1, shares="A"), A, deck="I20 A4 A1 A3"))[0]


def watched() -> Iterator[tuple[State, int | None, State]]:
    """Positions of every phase, a watcher, and the same position as it may be for all the watcher knows."""
    chance = Chance(1)
    played = (state for table in SECRETIVE for state in states(table, every=3))
    for state in (*rare(), *played):
        for watcher in (None, *range(state.seats)):
            yield state, watcher, otherwise(state, watcher, chance)


def saw(events: tuple[AnyEvent, ...], watcher: int | None) -> tuple[AnyEvent, ...]:
    """What happened as the watcher saw it, up to where something hidden came to light."""
    told = []
    for event in events:
        if event.reveals and not (isinstance(event, Looked) and event.player != watcher):
            break
        told.append(GAME.witness(event, watcher))
    return tuple(told)


def test_views_and_options_do_not_depend_on_what_is_hidden_in_any_phase() -> None:
    phases = set()
    for state, watcher, other in watched():
        assert GAME.view(state, watcher) == GAME.view(other, watcher)
        assert GAME.to_act(state) == GAME.to_act(other)
        if watcher is not None:
            assert GAME.legal(state, watcher) == GAME.legal(other, watcher)
        assert state != other
        phases.add((type(state.phase), watcher is None, watcher == state.active))
    every = {(phase, False, own) for phase in set(get_args(AnyPhase)) - {Going} for own in (True, False)}
    assert every <= phases
    assert {(phase, True, False) for phase, _, _ in every} <= phases


def test_what_others_do_tells_nothing_hidden() -> None:
    """The same action where other cards are hidden: others see the same, up to what comes to light."""
    chance = Chance(2)
    for table in SECRETIVE[:4]:
        for step in steps(table):
            for watcher in (None, *(seat for seat in range(step.before.seats) if seat != step.seat)):
                other = redrawn(step.before, watcher, chance)
                if step.action not in GAME.legal(other, step.seat):
                    continue
                _, events = GAME.apply(other, step.seat, step.action)
                assert saw(events, watcher) == saw(step.events, watcher)


def test_nothing_anybody_gets_before_the_reveal_depends_on_what_others_chose() -> None:
    """One seat has chosen this or that, with orders or without: the others see that it has, and no more."""
    plain, _ = play(new(3), "0: pick hire", "0: ready")
    sly, _ = play(
        new(3), "0: answers", "0: prefer LAP", "0: pick shares", "0: orders", "0: wish buy share apple"
    )
    sly, _ = play(sly, "0: limit 3", "0: back", "0: ready")
    for watcher in (None, 1, 2):
        assert GAME.view(plain, watcher) == GAME.view(sly, watcher)
        after = [play(state, "1: pick lobby", "1: ready") for state in (plain, sly)]
        seen = [tuple(GAME.witness(event, watcher) for event in events) for _, events in after]
        assert seen[0] == seen[1]
        assert GAME.view(after[0][0], watcher) == GAME.view(after[1][0], watcher)
    assert GAME.view(plain, 0) != GAME.view(sly, 0)


def test_orders_stay_secret_after_the_tokens_are_open() -> None:
    state, _ = play(
        has(new(), 1, held="AALLPP"), "0: pick speculate", "0: ready", "1: pick hire", "1: orders"
    )
    order = next(text for text in texts(state, 1) if text.startswith("wish hire"))
    state, _ = play(state, f"1: {order}", "1: back", "1: ready")
    assert not isinstance(state.phase, Choosing)
    assert len(state.choices[1].wishes) == 1
    assert GAME.view(state, 0).state.choices[1].wishes == ()


def test_a_view_tells_what_is_in_the_decks_but_not_where() -> None:
    state = company(has(new(), 0), A, deck="A4 A1 A3")
    seen = GAME.view(state, 1)
    assert seen.stock[A] == (0, 1, 2)
    assert [card for card, _ in seen.state.companies[A].deck] == [HIDDEN] * 3
    assert seen.state.seed == 0


def test_at_the_end_nothing_more_is_shown() -> None:
    *_, last = states(SECRETIVE[0], every=1000)
    assert isinstance(last.phase, Over)
    assert set(GAME.view(last, 0).state.helper_stack) <= {HIDDEN}
