"""Glück Auf through the contract every game meets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from games.chance import Chance
from games.codec import Codec
from games.core import Action, Game, Opponent, Option, Outcome
from games.gluckauf import actions, early_end, guessing, rules, scoring
from games.gluckauf import view as views
from games.gluckauf.actions import AnyAction
from games.gluckauf.ai.evaluation import Evaluation
from games.gluckauf.ai.levels import LEVELS
from games.gluckauf.ai.weights import weights
from games.gluckauf.components import SEAT_COUNTS
from games.gluckauf.events import AnyEvent, ShiftScored
from games.gluckauf.invariants import flaw
from games.gluckauf.setup import OPTIONS, new_state
from games.gluckauf.state import Choosing, Drafting, Over, State
from games.gluckauf.view import View

_CODEC = Codec(b"GA", 1, State, flaw)


class GluckAuf(Game[State, AnyAction, AnyEvent, View]):
    """The rules, for whoever drives them. It keeps nothing but the last position's legal actions."""

    key: ClassVar[str] = "gluckauf"
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    levels: ClassVar[Mapping[str, Opponent]] = LEVELS

    def __init__(self) -> None:
        # Whoever asks what is legal applies one of it next: no need to work it out twice.
        self._last: tuple[State | None, tuple[AnyAction, ...]] = (None, ())
        self._evaluation = Evaluation(weights("hewer"))

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> State:
        self.check_seats(seats)
        self.check_seed(seed)
        return new_state(seats, seed, self.settle(options))

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if isinstance(state.phase, Over) else (state.active,)

    def turn(self, state: State) -> int:
        return state.turns

    def legal(self, state: State, seat: int) -> tuple[AnyAction, ...]:
        return self._legal(state) if seat == state.active else ()

    def _legal(self, state: State) -> tuple[AnyAction, ...]:
        known, found = self._last
        if known is not state:
            found = rules.legal(state)
            self._last = (state, found)
        return found

    def apply(self, state: State, seat: int, action: AnyAction) -> tuple[State, tuple[AnyEvent, ...]]:
        options = self.legal(state, seat)
        if not isinstance(action, Action) or action not in options:
            raise rules.refusal(state, seat, action)
        events: list[AnyEvent] = []
        # The listed one, not the caller's: an equal value need not be of the same types inside.
        after = rules.carry_out(state, options[options.index(action)], events)
        return after, tuple(events)

    def ahead(self, state: State, seat: int) -> State | None:
        """With everything where it lies now; a seat that has no turn left in this shift cannot plan one."""
        if isinstance(state.phase, Over) or seat == state.active:
            return None
        phase = state.phase if isinstance(state.phase, Drafting) else Choosing()
        planned = replace(state, active=seat, phase=phase)
        return planned if rules.legal(planned) else None

    def advance(self, state: State, seat: int, action: AnyAction) -> State:
        return rules.carry_out(state, action, None)

    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    def witness(self, event: AnyEvent, seat: int | None) -> AnyEvent:
        return views.witness(event, seat)

    def news(self, before: State, seat: int, events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
        """The scoring of a shift, and what follows it."""
        scored = (number for number, event in enumerate(events) if isinstance(event, ShiftScored))
        return events[next(scored, len(events)) :]

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
        return guessing.guess(view.state, chance)

    def evaluate(self, state: State, seat: int) -> float:
        return self._evaluation.lead(state, seat)
