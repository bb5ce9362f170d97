"""Spółka ZOO through the contract every game meets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from games.chance import Chance
from games.codec import Codec
from games.core import Action, Game, Opponent, Option, Outcome
from games.zoo import actions, early_end, guessing, rules, scoring
from games.zoo import view as views
from games.zoo.actions import AnyAction
from games.zoo.ai.evaluation import Evaluation
from games.zoo.ai.levels import LEVELS
from games.zoo.components import SEAT_COUNTS, TOKENS_PER_ROUND
from games.zoo.events import AnyEvent, Opened, TurnEnded
from games.zoo.invariants import flaw
from games.zoo.peeking import hand_back
from games.zoo.setup import OPTIONS, new_state
from games.zoo.state import Choice, Choosing, Over, State
from games.zoo.view import View

_CODEC = Codec(b"ZO", 1, State, flaw)


class Zoo(Game[State, AnyAction, AnyEvent, View]):
    """The rules, for whoever drives them. It keeps nothing but the last position's legal actions."""

    key: ClassVar[str] = "zoo"
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    levels: ClassVar[Mapping[str, Opponent]] = LEVELS

    def __init__(self) -> None:
        # Whoever asks what is legal applies one of it next: no need to work it out twice.
        self._last: tuple[State | None, int, tuple[AnyAction, ...]] = (None, -1, ())
        self._evaluation = Evaluation()

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> State:
        self.check_seats(seats)
        self.check_seed(seed)
        return new_state(seats, seed, self.settle(options))

    def to_act(self, state: State) -> tuple[int, ...]:
        return rules.to_act(state)

    def turn(self, state: State) -> int:
        return state.turns

    def legal(self, state: State, seat: int) -> tuple[AnyAction, ...]:
        known, whose, found = self._last
        if known is not state or whose != seat:
            found = rules.legal(state, seat)
            self._last = (state, seat, found)
        return found

    def apply(self, state: State, seat: int, action: AnyAction) -> tuple[State, tuple[AnyEvent, ...]]:
        options = self.legal(state, seat)
        if not isinstance(action, Action) or action not in options:
            raise rules.refusal(state, seat, action)
        events: list[AnyEvent] = []
        # The listed one, not the caller's: an equal value need not be of the same types inside.
        after = rules.carry_out(state, seat, options[options.index(action)], events)
        return after, tuple(events)

    def ahead(self, state: State, seat: int) -> State | None:
        """The next choice of a token, for whoever has resolved theirs; before a market phase, which may ask
        first, nobody plans."""
        waiting = isinstance(state.phase, Choosing | Over) or state.market is not None
        if waiting or state.step == TOKENS_PER_ROUND:
            return None
        if (seat - state.first) % len(state.players) >= state.resolved:
            return None
        return replace(
            hand_back(state),
            step=state.step + 1,
            resolved=0,
            phase=Choosing(),
            choices=(Choice(),) * state.seats,
        )

    def advance(self, state: State, seat: int, action: AnyAction) -> State:
        return rules.carry_out(state, seat, action, None)

    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    def witness(self, event: AnyEvent, seat: int | None) -> AnyEvent:
        return views.witness(event, seat)

    def news(self, before: State, seat: int, events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
        """Everything once all tokens are opened, and what others do after one's own; the rest of a market."""
        if before.market is not None:
            return events
        for number, event in enumerate(events):
            match event:
                case Opened():
                    return events[number:]
                case TurnEnded(player=player) if player == seat:
                    return events[number + 1 :]
        return ()

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def cut_short(self, state: State) -> State:
        return early_end.cut_short(state)

    def encode(self, state: State) -> bytes:
        return _CODEC.encode(state)

    def decode(self, data: bytes) -> State:
        return _CODEC.decode(data)

    def parse(self, text: str) -> AnyAction:
        return actions.parse(text)

    def guess(self, view: View, seat: int, chance: Chance) -> State:
        return guessing.guess(view, chance)

    def evaluate(self, state: State, seat: int) -> float:
        return self._evaluation.lead(state, seat)
