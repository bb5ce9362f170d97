"""Planning the next token while others still resolve theirs."""

from __future__ import annotations

import pytest

from games.chance import Chance
from games.zoo.components import TOKENS_PER_ROUND
from games.zoo.state import Choosing
from tests.games import contract
from tests.games.playing import states

from .characters import MASTER, PLANNER, SCHEMER, Table
from .positions import GAME, acting, new, play

TABLES = (Table((MASTER, SCHEMER), 1, {"bots": "1"}), Table((PLANNER, MASTER, SCHEMER), 3, {"bots": "0"}))


def test_who_has_resolved_their_token_may_choose_the_next_one_in_advance() -> None:
    state = acting(new(3), "speculate")
    assert [GAME.ahead(state, seat) for seat in range(3)] == [None] * 3
    state, _ = play(state, "0: coins", "0: done")
    assert [GAME.ahead(state, seat) is not None for seat in range(3)] == [True, False, False]
    planned = GAME.ahead(state, 0)
    assert planned is not None
    assert (planned.step, type(planned.phase)) == (2, Choosing)
    assert "pick speculate" not in map(str, GAME.legal(planned, 0))


def test_nobody_plans_past_a_market_phase_which_may_ask_first() -> None:
    state = acting(new(), "speculate", ("hire", "lobby"))
    assert state.step == TOKENS_PER_ROUND
    state, _ = play(state, "0: coins", "0: done")
    assert GAME.ahead(state, 0) is None


@pytest.mark.parametrize("table", TABLES)
def test_what_was_planned_can_be_chosen_when_the_turn_comes(table: Table) -> None:
    met = list(states(table))
    for number, state in enumerate(met):
        for seat in range(state.seats):
            planned = GAME.ahead(state, seat)
            if planned is None:
                continue
            choosing = next(later for later in met[number:] if isinstance(later.phase, Choosing))
            assert (choosing.round, choosing.step) == (planned.round, planned.step)
            assert GAME.legal(choosing, seat) == GAME.legal(planned, seat)


@pytest.mark.parametrize("table", TABLES)
def test_planning_shows_nothing_that_is_hidden(table: Table) -> None:
    for number, state in enumerate(states(table, every=5)):
        for seat in range(state.seats):
            contract.check_ahead_keeps_secrets(GAME, state, seat, Chance(number))
