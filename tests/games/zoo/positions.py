"""Positions from readable sketches: who has what, which cards lie where; and playing on by text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from games.zoo import rules
from games.zoo.cards import CARD_BY_ID
from games.zoo.changes import less, plus, replaced, with_company, with_player
from games.zoo.components import HIRE, KIND_LETTERS, KINDS, LOBBY, SPECULATE, TOKEN_NAMES
from games.zoo.events import AnyEvent
from games.zoo.game import Zoo
from games.zoo.staff import HELPER_BY_ID
from games.zoo.state import NOBODY, Choice, Fruit, Going, Market, State

GAME = Zoo()
A, L, P = KINDS
E = TypeVar("E")

FILLER = (HIRE, LOBBY, SPECULATE)
"""Tokens of a round in which nothing is asked about tokens."""


def new(seats: int = 2, bots: int = 0, seed: int = 1, order: str = "ALP") -> State:
    """A first position with a known company order, in which player 0 is first."""
    state = GAME.new(seats, seed, {"bots": str(bots), "start": "first-seat"})
    return replace(state, order=tuple(map(KIND_LETTERS.index, order)))


def fruit(letters: str) -> Fruit:
    apples, lemons, pineapples = map(letters.count, KIND_LETTERS)
    return apples, lemons, pineapples


def helpers(ids: str) -> tuple[int, ...]:
    return tuple(HELPER_BY_ID[one] for one in ids.split())


def cards(ids: str) -> tuple[int, ...]:
    return tuple(CARD_BY_ID[one] for one in ids.split())


def has(
    state: State,
    player: int,
    *,
    coins: int | None = None,
    held: str | None = None,
    shares: str | None = None,
    staff: str | None = None,
) -> State:
    """That player has this; fruit comes from the warehouse, helpers from wherever they are."""
    me, warehouse = state.players[player], state.warehouse
    if coins is not None:
        me = replace(me, coins=coins)
    if held is not None:
        warehouse = less(plus(warehouse, me.fruit), fruit(held))
        me = replace(me, fruit=fruit(held))
    if shares is not None:
        me = replace(me, shares=fruit(shares))
    if staff is not None:
        me = replace(me, helpers=helpers(staff))
        state = replace(state, helper_stack=tuple(one for one in state.helper_stack if one not in me.helpers))
    return with_player(state, player, me, warehouse=warehouse)


def company(
    state: State, which: int, *, price: int | None = None, lying: str | None = None, deck: str | None = None
) -> State:
    there = state.companies[which]
    if price is not None:
        there = replace(there, price=price)
    if lying is not None:
        there = replace(there, fruit=fruit(lying))
    if deck is not None:
        there = replace(there, deck=tuple((card, NOBODY) for card in cards(deck)))
    return with_company(state, which, there)


def fruit_prices(state: State, apple: int, lemon: int, pineapple: int) -> State:
    return replace(state, fruit_prices=(apple, lemon, pineapple))


def row(state: State, ids: str) -> State:
    """These helpers lie face up."""
    return replace(state, helpers=helpers(ids))


def influence(state: State, ids: str) -> State:
    return replace(state, influence=cards(ids))


def play(state: State, *lines: str) -> tuple[State, list[AnyEvent]]:
    """Actions as "seat: text", one after another; all that happened."""
    happened: list[AnyEvent] = []
    for line in lines:
        seat, _, text = line.partition(": ")
        state, events = GAME.apply(state, int(seat), GAME.parse(text))
        happened += events
    return state, happened


def opened(state: State, *tokens: str) -> tuple[State, list[AnyEvent]]:
    """All seats choose these tokens, without orders."""
    happened: list[AnyEvent] = []
    for seat, token in enumerate(tokens):
        state, events = play(state, f"{seat}: pick {token}", f"{seat}: ready")
        happened += events
    return state, happened


def played(state: State, player: int, *tokens: str) -> State:
    """That player has used these tokens this round; the others as many."""
    numbers = tuple(map(TOKEN_NAMES.index, tokens))
    players = tuple(
        replace(one, played=numbers if index == player else FILLER[: len(numbers)])
        if index < state.seats
        else one
        for index, one in enumerate(state.players)
    )
    return replace(state, players=players, step=len(numbers) + 1)


def acting(state: State, token: str, before: tuple[str, ...] = ()) -> State:
    """Player 0 resolves this token, the others having chosen Speculate or Lobby."""
    state = played(state, 0, *before) if before else state
    other = "speculate" if not before else "shares"
    return opened(state, token, *(other,) * (state.seats - 1))[0]


def to_market(state: State) -> tuple[State, list[AnyEvent]]:
    """The market phase from here, as far as it goes by itself."""
    state = replace(
        state,
        step=3,
        resolved=0,
        phase=Going(),
        market=Market(),
        choices=(Choice(),) * state.seats,
        players=tuple(
            replace(player, played=FILLER if index < state.seats else ())
            for index, player in enumerate(state.players)
        ),
    )
    events: list[AnyEvent] = []
    return rules.go_on(state, events), events


def to_sharing(state: State) -> tuple[State, list[AnyEvent]]:
    """The sharing out, after decks without a card."""
    for which in KINDS:
        state = company(state, which, deck="")
    return to_market(state)


def bot_draws(state: State, *numbers: int) -> tuple[State, list[AnyEvent]]:
    """The bot after the last seat has its turn, with these bot cards on top."""
    top = tuple(number - 1 for number in numbers)
    rest = tuple(card for card in (*state.bot_stack, *state.bot_played) if card not in top)
    state = replace(state, bot_stack=top + rest, bot_played=(), resolved=state.seats, phase=Going())
    players = tuple(
        replace(player, played=FILLER[:1] if index < state.seats else ())
        for index, player in enumerate(state.players)
    )
    events: list[AnyEvent] = []
    return rules.go_on(replace(state, players=players), events), events


def of(kind: type[E], events: Iterable[Any]) -> list[E]:
    """Those of that kind."""
    return [event for event in events if isinstance(event, kind)]


def texts(state: State, seat: int) -> list[str]:
    return list(map(str, GAME.legal(state, seat)))


def standing(state: State, player: int, **answers: Any) -> State:
    me = state.players[player]
    return replace(
        state, players=replaced(state.players, player, replace(me, standing=replace(me.standing, **answers)))
    )
