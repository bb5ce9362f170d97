"""Planning ahead: the position as if it were one's turn, with nothing in it that one does not know."""

from __future__ import annotations

import pytest

from games.chance import Chance
from games.gluckauf.state import Choosing, Drafting, Over
from tests.games import contract
from tests.games.playing import states

from .characters import DILIGENT, HOARDER, Table
from .positions import GAME

TABLES = (
    Table((DILIGENT, HOARDER), 1, {"delivered": "own"}),
    Table((DILIGENT,) * 4, 3, {"delivered": "own"}),
)


@pytest.mark.parametrize("table", TABLES)
def test_everybody_but_who_is_to_act_may_plan_as_long_as_they_have_workers(table: Table) -> None:
    for state in states(table, every=7):
        assert GAME.ahead(state, state.active) is None
        for seat in set(range(state.seats)) - {state.active}:
            planned = GAME.ahead(state, seat)
            if planned is None:
                drafting = isinstance(state.phase, Drafting)
                assert isinstance(state.phase, Over) or (not drafting and not state.players[seat].workers)
            else:
                assert GAME.to_act(planned) == (seat,)
                assert GAME.legal(planned, seat)
                assert planned.players == state.players
                assert isinstance(planned.phase, Choosing | Drafting)


@pytest.mark.parametrize("table", TABLES)
def test_planning_shows_nothing_that_is_hidden(table: Table) -> None:
    for number, state in enumerate(states(table, every=19)):
        for seat in set(range(state.seats)) - {state.active}:
            contract.check_ahead_keeps_secrets(GAME, state, seat, Chance(number))
