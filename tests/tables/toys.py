"""Two small games that meet the contract: turns of many actions, and secret choices made at once."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.chance import Chance
from games.core import (
    Action,
    AnyGame,
    CorruptState,
    Event,
    Game,
    IllegalAction,
    Option,
    Outcome,
    UnknownAction,
)


class Word(Action, frozen=True):
    """An action that is nothing but its text."""

    text: str

    def __str__(self) -> str:
        return self.text


class Toy(Game):  # type: ignore[type-arg]  # the toys share this part and nothing about states
    """What both toys have in common: words as actions, states that encode themselves."""

    words: ClassVar[tuple[str, ...]]
    state_type: ClassVar[type[Struct]]

    def parse(self, text: str) -> Word:
        if text not in self.words:
            raise UnknownAction("unknown-action", text=text)
        return Word(text)

    def encode(self, state: Struct) -> bytes:
        return b"1" + msgspec.msgpack.encode(state)

    def decode(self, data: bytes) -> Struct:
        try:
            return msgspec.msgpack.decode(data[1:], type=self.state_type)
        except msgspec.DecodeError as error:
            raise CorruptState("corrupt") from error

    def advance(self, state: Struct, seat: int, action: Word) -> Struct:
        after: Struct = self.apply(state, seat, action)[0]
        return after

    def check_legal(self, state: Struct, seat: int, action: Word) -> None:
        if action not in self.legal(state, seat):
            raise IllegalAction("illegal", seat=seat, action=str(action))


def ranked(scores: tuple[int, ...], part: str) -> Outcome:
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(scores, tuple({part: score} for score in scores), ranks, winners)


class Pit(Struct, frozen=True):
    seed: int
    last_turn: int
    turn: int
    dug: tuple[int, ...]
    steps: int = 0
    found: int | None = None


class PitView(Struct, frozen=True):
    last_turn: int
    turn: int
    dug: tuple[int, ...]
    steps: int
    found: int | None


class Dug(Event, frozen=True):
    seat: int
    depth: int


class Peeked(Event, frozen=True):
    seat: int
    found: int | None
    reveals: ClassVar[bool] = True


class Rested(Event, frozen=True):
    seat: int


class Dig(Toy):
    """Dig up to five deep in a turn, peek at what lies hidden there, keep it or not, rest."""

    key = "dig"
    seat_counts = (1, 2, 3, 4)
    options = (Option("length", ("short", "long")), Option("soil", ("clay", "sand")))
    words = ("dig 1", "dig 2", "dig 3", "peek", "keep", "rest")
    state_type = Pit

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> Pit:
        self.check_seats(seats)
        turns = 3 if self.settle(options)["length"] == "short" else 12
        return Pit(seed, turns * seats, 0, (0,) * seats)

    def to_act(self, state: Pit) -> tuple[int, ...]:
        return (state.turn % len(state.dug),) if state.turn < state.last_turn else ()

    def turn(self, state: Pit) -> int:
        return state.turn

    def legal(self, state: Pit, seat: int) -> tuple[Word, ...]:
        if seat not in self.to_act(state):
            return ()
        digs = [f"dig {depth}" for depth in (1, 2, 3) if state.steps + depth <= 5]
        finds = ["peek"] if state.found is None and state.steps else []
        keeps = ["keep"] if state.found else []
        return tuple(map(Word, [*digs, *finds, *keeps, "rest"]))

    def apply(self, state: Pit, seat: int, action: Word) -> tuple[Pit, tuple[Event, ...]]:
        self.check_legal(state, seat, action)
        word = action.text
        if word.startswith("dig"):
            depth = int(word[-1])
            return _deeper(replace(state, steps=state.steps + depth), seat, depth), (Dug(seat, depth),)
        if word == "peek":
            found = Random(f"{state.seed} {state.turn}").randint(1, 9)
            return replace(state, found=found), (Peeked(seat, found),)
        if word == "keep":
            return _deeper(replace(state, found=0), seat, state.found or 0), (Dug(seat, state.found or 0),)
        return replace(state, turn=state.turn + 1, steps=0, found=None), (Rested(seat),)

    def view(self, state: Pit, seat: int | None) -> PitView:
        found = state.found if seat in self.to_act(state) else None
        return PitView(state.last_turn, state.turn, state.dug, state.steps, found)

    def guess(self, view: PitView, seat: int, chance: Chance) -> Pit:
        return Pit(chance.below(100), view.last_turn, view.turn, view.dug, view.steps, view.found)

    def witness(self, event: Event, seat: int | None) -> Event:
        if isinstance(event, Peeked) and seat != event.seat:
            return replace(event, found=None)
        return event

    def ahead(self, state: Pit, seat: int) -> Pit | None:
        """The seat's next turn, with nothing dug in it yet."""
        turn = state.turn + (seat - state.turn) % len(state.dug)
        possible = state.turn < turn < state.last_turn
        return replace(state, turn=turn, steps=0, found=None) if possible else None

    def outcome(self, state: Pit) -> Outcome | None:
        return ranked(state.dug, "depth") if not self.to_act(state) else None

    def cut_short(self, state: Pit) -> Pit:
        return replace(state, last_turn=state.turn, steps=0, found=None)


def _deeper(state: Pit, seat: int, depth: int) -> Pit:
    dug = tuple(old + depth if index == seat else old for index, old in enumerate(state.dug))
    return replace(state, dug=dug)


class Ring(Struct, frozen=True):
    rounds: int
    turn: int
    wins: tuple[int, ...]
    chosen: tuple[str | None, ...]


class RingView(Struct, frozen=True):
    turn: int
    wins: tuple[int, ...]
    own: str | None
    ready: tuple[bool, ...]


class Chose(Event, frozen=True):
    seat: int
    hand: str | None


class Shown(Event, frozen=True):
    hands: tuple[str, ...]
    reveals: ClassVar[bool] = True


ROUNDS = 3
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


class Fists(Toy):
    """Rock, paper, scissors for any number: all choose in secret, then all hands are shown.

    Who has chosen may think again until the last one has.
    """

    key = "fists"
    seat_counts = (2, 3, 4)
    options = ()
    words = tuple(BEATS)
    state_type = Ring

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> Ring:
        self.check_seats(seats)
        self.settle(options)
        return Ring(ROUNDS, 0, (0,) * seats, (None,) * seats)

    def to_act(self, state: Ring) -> tuple[int, ...]:
        if state.turn >= state.rounds:
            return ()
        return tuple(seat for seat, hand in enumerate(state.chosen) if hand is None)

    def turn(self, state: Ring) -> int:
        return state.turn

    def legal(self, state: Ring, seat: int) -> tuple[Word, ...]:
        if state.turn >= state.rounds:
            return ()
        return tuple(Word(hand) for hand in self.words if hand != state.chosen[seat])

    def apply(self, state: Ring, seat: int, action: Word) -> tuple[Ring, tuple[Event, ...]]:
        self.check_legal(state, seat, action)
        chosen = tuple(action.text if index == seat else hand for index, hand in enumerate(state.chosen))
        hands = tuple(hand for hand in chosen if hand is not None)
        if len(hands) < len(chosen):
            return replace(state, chosen=chosen), (Chose(seat, action.text),)
        wins = tuple(
            won + sum(BEATS[hand] == other for other in hands)
            for won, hand in zip(state.wins, hands, strict=True)
        )
        after = Ring(state.rounds, state.turn + 1, wins, (None,) * len(chosen))
        return after, (Chose(seat, action.text), Shown(hands))

    def view(self, state: Ring, seat: int | None) -> RingView:
        own = state.chosen[seat] if seat is not None else None
        return RingView(state.turn, state.wins, own, tuple(hand is not None for hand in state.chosen))

    def guess(self, view: RingView, seat: int, chance: Chance) -> Ring:
        hands = [self.words[chance.below(len(self.words))] if ready else None for ready in view.ready]
        hands[seat] = view.own
        return Ring(ROUNDS, view.turn, view.wins, tuple(hands))

    def witness(self, event: Event, seat: int | None) -> Event:
        return replace(event, hand=None) if isinstance(event, Chose) and seat != event.seat else event

    def news(self, before: Ring, seat: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(event for event in events if isinstance(event, Shown))

    def outcome(self, state: Ring) -> Outcome | None:
        return ranked(state.wins, "wins") if not self.to_act(state) else None


TOYS: Mapping[str, AnyGame] = {game.key: game for game in (Dig(), Fists())}
