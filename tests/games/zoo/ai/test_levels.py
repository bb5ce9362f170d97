"""The three levels: legal, told by their chance, blind to what is hidden, each better than the one below."""

from __future__ import annotations

import pytest

from games.chance import Chance
from games.core import Decision
from games.opponents import decision, opponents, play_on
from games.zoo.actions import BACK, READY, RETHINK
from games.zoo.state import Choosing, Looking, State
from tests.games.playing import states

from ..characters import MASTER, SCHEMER, Table
from ..positions import GAME, acting, company, has, new, play
from ..test_view import otherwise

LEVELS = ("peddler", "broker", "tycoon")
levels = pytest.mark.parametrize("level", LEVELS)


def positions(every: int) -> list[tuple[State, int]]:
    """Decisions of all phases, each with the seat that has to make it."""
    table = Table((MASTER, SCHEMER, SCHEMER), 11, {"bots": "1"})
    return [(state, seat) for state in states(table, every=every) for seat in GAME.to_act(state)[:1]]


def test_the_levels_come_after_those_for_any_game_the_weakest_first() -> None:
    assert list(opponents(GAME)) == ["random", "greedy", *LEVELS]


@levels
@pytest.mark.parametrize(("seats", "bots"), [(1, "3"), (3, "0")])
def test_a_whole_game_is_played_by_legal_plans_to_its_end(level: str, seats: int, bots: str) -> None:
    state, player, chance = GAME.new(seats, 8, {"bots": bots}), GAME.levels[level], Chance(8)
    while acting := GAME.to_act(state):
        for action in player.plan(decision(GAME, state, acting[0]), chance):
            state, _ = GAME.apply(state, acting[0], action)
    assert GAME.outcome(state) is not None


@levels
def test_the_same_chance_gives_the_same_choice(level: str) -> None:
    for state, seat in positions(every=23):
        asked = decision(GAME, state, seat)
        plans = [GAME.levels[level].plan(asked, Chance(3)) for _ in range(2)]
        assert plans[0] == plans[1]
        assert plans[0][0] in asked.legal


@levels
def test_what_is_hidden_changes_no_choice(level: str) -> None:
    """Another position behind the same view: the same plan."""
    chance = Chance(5)
    for state, seat in positions(every=23):
        other = otherwise(state, seat, chance)
        asked, again = decision(GAME, state, seat), decision(GAME, other, seat)
        assert state != other
        assert GAME.levels[level].plan(asked, Chance(2)) == GAME.levels[level].plan(again, Chance(2))


@levels
@pytest.mark.parametrize("deck", ["L1 L4", "L4 L6 L4", "L1 L1 L4 L4", "L6 L4 L4 L1 L1"])
def test_a_whole_deck_in_hand_is_put_back_by_legal_steps(level: str, deck: str) -> None:
    """The last card may have but one place, and goes there by itself."""
    state = company(has(new(), 0, shares="LLL"), 1, deck=deck)
    state, _ = play(acting(state, "speculate"), "0: look lemon")
    while isinstance(state.phase, Looking):
        for action in GAME.levels[level].plan(decision(GAME, state, 0), Chance(3)):
            state, _ = GAME.apply(state, 0, action)


@levels
def test_out_of_time_there_is_an_answer_all_the_same(level: str) -> None:
    asked = decision(GAME, GAME.new(3, 2), 1)
    assert GAME.levels[level].choose(asked, Chance(1), budget=lambda: False) in asked.legal


def test_a_choice_somebody_left_half_made_is_finished() -> None:
    broker, state = GAME.levels["broker"], GAME.new(2, 2)
    state, _ = play(state, "0: pick shares", "0: orders", "0: wish buy share apple")
    while not state.choices[0].ready:
        action = broker.choose(decision(GAME, state, 0), Chance(1))
        assert action in {BACK, READY}
        state = GAME.advance(state, 0, action)
    assert isinstance(state.phase, Choosing)
    assert broker.choose(Decision(0, GAME.view(state, 0), (RETHINK,)), Chance(1)) == RETHINK


def test_each_level_beats_the_one_below() -> None:
    """Six games for each pair, each seat in turn; the arena tells by how much."""
    ladder = opponents(GAME)
    for weaker, stronger in (("random", "peddler"), ("peddler", "broker")):
        ahead = 0
        for seed in range(6):
            players = [ladder[weaker]] * 3
            players[seed % 3] = ladder[stronger]
            *_, (end, _, _) = play_on(GAME, GAME.new(3, seed), players, Chance(seed))
            outcome = GAME.outcome(end)
            assert outcome is not None
            ahead += outcome.ranks[seed % 3] == 1
        assert ahead >= 4
