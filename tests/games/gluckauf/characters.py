"""Players with a bent. Purely random ones never deliver; these reach every corner of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.chance import Chance
from games.core import Action, Budget, Decision, Event, Opponent, unlimited
from games.gluckauf.actions import AnyAction, Load, Move, Take
from games.gluckauf.components import CARDS, SURFACE
from games.gluckauf.state import Player, State
from games.opponents import play_on

from .positions import GAME


class Character(Opponent):
    """Chooses at random among the legal actions, weighed by how their texts begin; 1 if nothing is said."""

    def __init__(self, name: str, likes: Mapping[str, float]) -> None:
        self.name = name
        self._likes = sorted(likes.items(), key=lambda like: -len(like[0]))

    def __repr__(self) -> str:
        return self.name

    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> Action:
        legal: tuple[Action, ...] = decision.legal
        me = decision.view.state.me
        weights = [self.weight(me, action) for action in legal]
        left = chance.below(1_000_000) / 1_000_000 * sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return legal[-1]

    def weight(self, me: Player, action: Action) -> float:
        text = str(action)
        return next((weight for start, weight in self._likes if text.startswith(start)), 1)


class Miner(Character):
    """Also looks into its mine: goes where coal for its orders is, and brings it up."""

    def weight(self, me: Player, action: Action) -> float:
        wanted = {
            colour
            for order in me.orders
            for colour, held in zip(CARDS[order.card].fields, order.fields, strict=True)
            if not held
        }
        match action:
            case Move(stop=stop) if stop == SURFACE:
                return 30 if any(me.cage[colour] for colour in wanted) else 1
            case Move(stop=stop):
                return 10 if wanted & set(me.level(stop - 1)) and not me.cage_full else 0.1
            case Load(colour=colour):
                return 40 if colour in wanted else 1
            case Take(colour=colour):
                return 60 if colour in wanted else 6
        return super().weight(me, action)


RANDOM = Character("random", {})
DILIGENT = Miner(
    "diligent",
    {
        "work delivery": 100,
        "work mining": 12,
        "workshops": 3,
        "work orders": 2,
        "work money": 2,
        "work pithead": 0.2,
        "keep none": 0.1,
        "to ": 100,
        "pair ": 3,
        "done": 0.1,
    },
)
HOARDER = Character(
    "hoarder",
    {
        "workshops": 200,
        "work workshops:draw": 0.2,
        "work money": 20,
        "work pithead": 10,
        "work ": 0.3,
        "work workshops": 1,
        "keep none": 0.1,
    },
)
COLLECTOR = Character("collector", {"work orders": 60, "work orders:draw": 40, "keep none": 0.1})
CHARACTERS = (RANDOM, DILIGENT, HOARDER, COLLECTOR)


class Table(Struct, frozen=True):
    """A game to be played."""

    characters: tuple[Character, ...]
    seed: int
    options: dict[str, str]

    def new(self) -> State:
        state: State = GAME.new(len(self.characters), self.seed, self.options)
        return state


class Step(Struct, frozen=True):
    before: State
    action: AnyAction
    after: State
    events: tuple[Event, ...]


def steps(table: Table) -> Iterator[Step]:
    """The whole game, action by action."""
    before = table.new()
    for after, move, events in play_on(GAME, before, table.characters, Chance(table.seed)):
        yield Step(before, GAME.parse(move.action), after, events)
        before = after


def states(table: Table, every: int = 1) -> Iterator[State]:
    """Positions of the game, from the first to the last."""
    yield table.new()
    for number, step in enumerate(steps(table), start=1):
        if number % every == 0 or not GAME.to_act(step.after):
            yield step.after
