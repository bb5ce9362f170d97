"""What happened since one's last turn: to whoever waited, and to whoever's own click set it off."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from games.gluckauf.events import ShiftScored
from games.zoo.events import BotDrew, MadeReady, Opened, TurnEnded
from tables import Ai, House, NotAtTable, Table
from tests.tables.rooms import (
    BLUE,
    GREEN,
    PEOPLE,
    RED,
    STRANGER,
    Clock,
    do,
    open_house,
    started,
    turn,
)
from tests.tables.test_zoo import seated
from tests.tables.toys import Chose, Dug, Rested, Shown


async def test_what_happened_since_ones_last_turn(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    await turn(house, table, BLUE, "dig 1")
    told = await house.sight.since_last_turn(table.id, RED)
    assert [entry.events for entry in told] == [(Dug(1, 1),), (Rested(1),)]
    assert [entry.turn for entry in told] == [1, 1]


async def test_the_turns_since_ones_last_with_their_positions(house: House) -> None:
    table = await started(house, people=3)
    assert await house.sight.turns_since(table.id, RED) == ()
    await turn(house, table, RED, "dig 3")
    await turn(house, table, BLUE, "dig 1")
    await turn(house, table, GREEN)
    passages = await house.sight.turns_since(table.id, RED)
    assert [{told.seat for told in passage.told} for passage in passages] == [{1}, {2}]
    assert [passage.view.dug for passage in passages] == [(3, 1, 0), (3, 1, 0)]
    assert len(await house.sight.turns_since(table.id, BLUE)) == 1


async def test_a_turn_under_way_takes_nothing_from_what_happened_before_it(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    await turn(house, table, BLUE, "dig 1")
    before = await house.sight.since_last_turn(table.id, RED), await house.sight.turns_since(table.id, RED)
    answer = await do(house, table, RED, "dig 2", "peek")
    assert answer.committed
    after = await house.sight.since_last_turn(table.id, RED), await house.sight.turns_since(table.id, RED)
    assert after == before


async def test_secret_choices_are_told_to_all_once_they_are_shown_also_to_the_last(
    house: House,
) -> None:
    table = await started(house, "fists", people=3)
    for user, hand in ((RED, "rock"), (GREEN, "paper"), (BLUE, "scissors")):
        await do(house, table, user, hand)
    shown = Shown(("rock", "scissors", "paper"))
    told = {user: await house.sight.since_last_turn(table.id, user) for user in (RED, GREEN, BLUE)}
    assert [entry.events for entry in told[RED]] == [(Chose(2, None),), (Chose(1, None), shown)]
    assert [entry.events for entry in told[GREEN]] == [(Chose(1, None), shown)]
    assert [entry.events for entry in told[BLUE]] == [(shown,)]
    for user in told:
        (film,) = await house.sight.turns_since(table.id, user)
        assert film.told[-1].events[-1] == shown


async def test_choosing_again_changes_nothing_of_it(house: House) -> None:
    table = await started(house, "fists")
    await do(house, table, RED, "rock")
    await do(house, table, BLUE, "paper")
    before = await house.sight.since_last_turn(table.id, BLUE)
    await do(house, table, BLUE, "rock")
    assert await house.sight.since_last_turn(table.id, BLUE) == before
    assert len(await house.sight.turns_since(table.id, BLUE)) == 1


async def test_who_comes_back_is_told_what_the_ai_did_in_their_place(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    await turn(house, table, BLUE)
    await house.play.act(table.id, Ai(0, "easy", standing_in=True), "dig 2", "rest", version=3)
    await turn(house, table, BLUE)
    told = await house.sight.since_last_turn(table.id, RED)
    assert [entry.events for entry in told] == [(Rested(1),), (Dug(0, 2),), (Rested(0),), (Rested(1),)]


async def test_who_takes_a_seat_over_is_told_what_happens_from_then_on(house: House, clock: Clock) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    clock.pass_by(60)
    await house.seats.hand_over(table.id, 0, GREEN)
    clock.pass_by(60)
    await turn(house, table, BLUE, "dig 1")
    told = await house.sight.since_last_turn(table.id, GREEN)
    assert [entry.seat for entry in told] == [1, 1]


async def test_what_was_taken_back_is_told_as_that(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    await turn(house, table, BLUE, "dig 1")
    vote = await house.voting.ask_undo(table.id, BLUE)
    await house.voting.cast(vote.id, RED, agrees=True)
    (told,) = await house.sight.since_last_turn(table.id, RED)
    assert (told.seat, told.undo_to) == (1, 2)
    assert await house.sight.turns_since(table.id, RED) == ()


async def test_only_who_sits_there_has_a_last_turn(house: House) -> None:
    table = await started(house)
    with pytest.raises(NotAtTable):
        await house.sight.since_last_turn(table.id, STRANGER)


async def test_in_spolka_zoo_the_last_to_choose_learns_what_all_chose_and_what_came_of_it(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await seated(house, 2)
        for user in PEOPLE[:2]:
            await do(house, table, user, "pick shares", "orders", "wish buy share lemon", "limit 3", "back")
            await do(house, table, user, "ready")
        for user in PEOPLE[:2]:
            told = await house.sight.since_last_turn(table.id, user)
            events = [event for entry in told for event in entry.events]
            assert any(isinstance(event, Opened) for event in events)
            assert [event.player for event in events if isinstance(event, TurnEnded)] == [0, 1]
            assert len(await house.sight.turns_since(table.id, user)) == 1
        assert not any(isinstance(event, MadeReady) for event in events)  # one's own readiness is no news


async def test_alone_against_bots_one_learns_what_they_did(tmp_path: Path) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await seated(house, 1, bots=2)
        await do(house, table, RED, "pick speculate", "ready")
        await do(house, table, RED, "coins", "done")
        told = await house.sight.since_last_turn(table.id, RED)
        drew = [event for entry in told for event in entry.events if isinstance(event, BotDrew)]
        assert [event.player for event in drew] == [1, 2]


async def test_in_gluck_auf_who_ends_a_shift_learns_its_scoring(tmp_path: Path) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await started(house, "gluckauf")
        while (last := await _first_turn(house, table)) is None:
            pass
        told = await house.sight.since_last_turn(table.id, last)
        assert isinstance(told[0].events[0], ShiftScored)


async def _first_turn(house: House, table: Table) -> int | None:
    """Somebody takes the first choice there is, and ends the turn; who they are once a shift is over."""
    now = await house.table(table.id)
    user = now.seats[now.to_act[0]].user
    assert user is not None
    look = await house.sight.look(table.id, user)
    legal = [str(action) for action in look.legal]
    answer = await do(house, table, user, "done" if "done" in legal else legal[-1])
    return user if any(isinstance(event, ShiftScored) for event in answer.events) else None
