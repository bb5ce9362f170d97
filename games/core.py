"""The contract every game meets.

A game is a set of pure functions on immutable values. It knows no Discord, no database, no picture and no
clock; everything random comes from the seed it was dealt with. Whoever drives it needs nothing but this page.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from games.chance import Chance


class GameError(Exception):
    """What a game refuses, as a code and data. Putting it into words is the caller's business."""

    def __init__(self, code: str, **data: object) -> None:
        super().__init__(code, data)
        self.code = code
        self.data = data

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"{self.code} ({details})" if details else self.code


class IllegalSetup(GameError):
    """This game is not played with that many seats, that seed or those options."""


class IllegalAction(GameError):
    """The action is not open to that seat now. The state is as it was."""


class UnknownAction(GameError):
    """The text is no action of this game."""


class CorruptState(GameError):
    """The data is damaged, or was written by a newer version."""


class Action(Struct, frozen=True):
    """Something a seat may do. Its text form is what logs, tests and custom ids carry."""


class Event(Struct, frozen=True):
    """Something that happened. Texts, highlights, statistics and the limits of undo are read from events."""

    reveals: ClassVar[bool] = False
    """Whether somebody saw something hidden: what led here cannot be taken back."""


class Outcome(Struct, frozen=True):
    """How a game ended, or was cut short, by seat."""

    scores: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    """Where each score comes from; the parts of a seat add up to its score."""
    ranks: tuple[int, ...]
    """1 for the winners; seats that share a place share its rank."""
    winners: tuple[int, ...]
    """Nobody, where a player that is no seat, as a bot of the rules, came out ahead of all."""


class Option(Struct, frozen=True):
    """A choice made when a table is opened."""

    key: str
    choices: tuple[str, ...]
    """The default stands first."""

    @property
    def default(self) -> str:
        return self.choices[0]


class Decision(Struct, frozen=True):
    """What a seat is asked: all it may know, and the actions open to it."""

    seat: int
    view: Any
    legal: tuple[Any, ...]


Budget: TypeAlias = Callable[[], bool]
"""Asked again and again by whoever thinks: whether there is time to think on."""


def unlimited() -> bool:
    """The budget of whoever has time: then the same chance gives the same choice."""
    return True


class Opponent(ABC):
    """Decides for a seat where no person does. It keeps nothing between two decisions."""

    @abstractmethod
    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> Any:
        """One of the legal actions. All that is random in it comes from `chance`."""

    def plan(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> tuple[Any, ...]:
        """The action chosen and those that are to follow it: what is thought out once need not be again.

        All of them are open in turn, whatever is hidden from the seat.
        """
        return (self.choose(decision, chance, budget),)


S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V")


class Game(ABC, Generic[S, A, E, V]):
    """One game's rules, for states S, actions A, events E and views V."""

    key: ClassVar[str]
    """Its name in commands, storage and folders."""
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    levels: ClassVar[Mapping[str, Opponent]] = MappingProxyType({})
    """The opponents written for this game, the weakest first; `opponents` adds those for any game."""

    @abstractmethod
    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> S:
        """The first state. The same arguments give the same game for ever. Raises IllegalSetup."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats the game waits for, several at once in some games; () when the game is over."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """Which turn of the game this is, counted from 0. It changes exactly when a turn is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> tuple[A, ...]:
        """The actions open to that seat: never more than 25, each with a different outcome.

        () for a seat that is not to act, unless it may still change what it chose while others think.
        """

    @abstractmethod
    def apply(self, state: S, seat: int, action: A) -> tuple[S, tuple[E, ...]]:
        """The next state and what happened. Raises IllegalAction for everything `legal` does not list."""

    @abstractmethod
    def advance(self, state: S, seat: int, action: A) -> S:
        """`apply` for searching programs: unchecked (the action must come from `legal`), no events."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that seat may know, and nothing else; None for an onlooker."""

    @abstractmethod
    def witness(self, event: E, seat: int | None) -> E:
        """The event as that seat saw it; None for an onlooker."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def encode(self, state: S) -> bytes:
        """The state as compact, versioned bytes: equal states give equal bytes."""

    @abstractmethod
    def decode(self, data: bytes) -> S:
        """The state `encode` was given. Raises CorruptState."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action with that text form. Raises UnknownAction."""

    @abstractmethod
    def guess(self, view: V, seat: int, chance: Chance) -> S:
        """A state that could be the one behind that seat's view: what it may not know is drawn at random."""

    def evaluate(self, state: S, seat: int) -> float:
        """How well a seat stands, in points ahead of the best other; opponents for any game go by it.

        Without more, only the end counts.
        """
        outcome = self.outcome(state)
        if outcome is None:
            return 0.0
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        return float(outcome.scores[seat] - max(others, default=0))

    def ahead(self, state: S, seat: int) -> S | None:
        """The position as if it were that seat's turn now, to plan the next turn on; None where nobody can.

        It is made for planning only: nothing may be seen in it that the seat does not know already.
        """
        return None

    def news(self, before: S, seat: int, events: tuple[E, ...]) -> tuple[E, ...]:
        """Of what came of an action that ended that seat's turn, what it did not do itself.

        When the last of several has chosen, or when the rules go on by themselves, this is what even whoever
        acted has to be told. Without more there is nothing of the kind.
        """
        return ()

    def cut_short(self, state: S) -> S:
        """The position with the game ended where it stands: its outcome is how everybody stood.

        What is in somebody's hand goes back, what was chosen in secret counts for nothing. Without more, and
        where nothing can be counted yet, the position is left as it is: then nobody stands anywhere.
        """
        return state

    def settle(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with their values, defaults filled in. Raises IllegalSetup."""
        if options is not None and not isinstance(options, Mapping):
            raise IllegalSetup("not-options", given=type(options).__name__)
        given = dict(options or {})
        settled = {option.key: given.pop(option.key, option.default) for option in self.options}
        if given:
            raise IllegalSetup("unknown-option", option=min(given, key=str))
        for option in self.options:
            if settled[option.key] not in option.choices:
                raise IllegalSetup("unknown-choice", option=option.key, choice=settled[option.key])
        return settled

    def check_seats(self, seats: int) -> None:
        """Raises IllegalSetup where this game is not played with that many."""
        if type(seats) is not int or seats not in self.seat_counts:
            raise IllegalSetup("seat-count", seats=seats, possible=self.seat_counts)

    def check_seed(self, seed: int) -> None:
        """Raises IllegalSetup for what is no whole number."""
        if type(seed) is not int:
            raise IllegalSetup("seed", seed=seed)


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
