"""People who leave, are replaced and come back; tables that are ended or moved."""

from __future__ import annotations

import pytest

from tables import Ai, ChannelBusy, House, NoSuchTable, NotAtTable, Refused, WrongStatus
from tests.tables.rooms import BLUE, CHANNEL, GREEN, MODERATOR, RED, STRANGER, do, started, turn


async def test_an_ai_takes_over_until_the_person_is_back(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED)
    table = await house.seats.hand_over(table.id, 1, "easy")
    assert (table.seats[1].ai, table.seats[1].home, table.people) == ("easy", BLUE, (RED,))
    assert await house.waiting_for_ai() == (table.id,)
    assert [found.id for found in await house.tables_of(BLUE)] == [table.id]
    with pytest.raises(NotAtTable):
        await house.play.act(table.id, BLUE, "rest", version=1)
    await house.play.act(table.id, Ai(1, "easy"), "rest", version=1)
    table = await house.seats.come_back(table.id, BLUE)
    assert (table.seats[1].user, table.seats[1].ai, table.seats[1].home) == (BLUE, None, None)
    assert await house.waiting_for_ai() == ()
    changes = [(change.kind, change.user, change.ai) for change in await house.seats.changes(table.id)]
    assert changes[-2:] == [("replaced", None, "easy"), ("returned", BLUE, None)]


async def test_a_person_takes_over_and_sees_nothing_of_what_was_planned(house: House) -> None:
    table = await started(house)
    await do(house, table, RED, "dig 3")
    await house.seats.hand_over(table.id, 0, GREEN, by=RED)
    look = await house.sight.look(table.id, GREEN)
    assert (look.seat, look.steps, look.view.dug) == (0, (), (0, 0))
    await turn(house, table, GREEN, "dig 1")


async def test_who_may_hand_a_seat_over(house: House) -> None:
    table = await started(house, people=3)
    for by in (GREEN, STRANGER):
        with pytest.raises(Refused, match="not-owner"):
            await house.seats.hand_over(table.id, 1, "easy", by=by)
    await house.seats.hand_over(table.id, 1, "easy", by=RED)
    await house.seats.hand_over(table.id, 1, "hard", by=MODERATOR, moderator=True)
    await house.seats.hand_over(table.id, 2, "easy", by=GREEN)


async def test_nobody_sits_twice(house: House) -> None:
    table = await started(house)
    with pytest.raises(Refused, match="seated-already"):
        await house.seats.hand_over(table.id, 1, RED)
    with pytest.raises(Refused, match="replaced-already"):
        await house.seats.hand_over(table.id, 1, BLUE)
    with pytest.raises(NoSuchTable, match="no-such-seat"):
        await house.seats.hand_over(table.id, 9, GREEN)


async def test_a_seat_goes_back_to_its_person_however_often_it_changed_hands(house: House) -> None:
    table = await started(house)
    await house.seats.hand_over(table.id, 1, "easy")
    await house.seats.hand_over(table.id, 1, GREEN)
    table = await house.seats.come_back(table.id, BLUE)
    assert table.people == (RED, BLUE)
    with pytest.raises(NotAtTable, match="no-seat-to-return-to"):
        await house.seats.come_back(table.id, GREEN)


async def test_who_leaves_for_good_does_not_come_back(house: House) -> None:
    table = await started(house)
    table = await house.seats.leave(table.id, RED, "easy")
    assert (table.owner, table.seats[0].ai, table.seats[0].home) == (BLUE, "easy", None)
    with pytest.raises(NotAtTable):
        await house.seats.come_back(table.id, RED)
    with pytest.raises(NotAtTable):
        await house.seats.leave(table.id, RED, "easy")
    table = await house.seats.leave(table.id, BLUE, "easy")
    assert (table.status, table.ended_by) == ("abandoned", "empty")
    assert await house.waiting_for_ai() == ()


async def test_ending_a_table(house: House) -> None:
    table = await started(house)
    table = await house.seats.end(table.id, by=MODERATOR, moderator=True, reason="quarrel", request="end")
    assert (table.status, table.ended_by) == ("abandoned", "quarrel")
    assert await house.seats.end(table.id, by=MODERATOR, request="end") == table
    with pytest.raises(WrongStatus):
        await house.seats.end(table.id, by=RED)
    assert await house.results.of_table(table.id) == ()


async def test_a_table_moves_to_another_channel(house: House) -> None:
    table, other = await started(house), await started(house, channel=1)
    with pytest.raises(ChannelBusy):
        await house.seats.move(table.id, 1)
    table = await house.seats.move(table.id, 2)
    assert table.channel == 2
    assert await house.table_in(CHANNEL) is None
    await house.seats.end(other.id)
    with pytest.raises(WrongStatus):
        await house.seats.move(other.id, 3)
