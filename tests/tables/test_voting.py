"""What is decided together: taking back a confirmed turn, replacing the silent, ending."""

from __future__ import annotations

from pathlib import Path

import pytest

from tables import House, NoSuchTable, NotAtTable, Refused, StaleTable
from tests.tables.rooms import (
    BLUE,
    GREEN,
    RED,
    STRANGER,
    YELLOW,
    Clock,
    do,
    lobby,
    open_house,
    started,
    turn,
)
from tests.tables.test_outbox import drain

DAY = 86400.0


async def test_the_next_player_decides_whether_a_turn_is_taken_back(house: House) -> None:
    table = await started(house, people=3)
    await turn(house, table, RED, "dig 3")
    vote = await house.voting.ask_undo(table.id, RED)
    assert (vote.state, vote.voters, vote.needed, vote.agreed) == ("open", (RED, BLUE), 2, (RED,))
    assert await house.voting.open_at(table.id) == (vote,)
    vote = await house.voting.cast(vote.id, BLUE, agrees=True)
    assert vote.state == "passed"
    look = await house.sight.look(table.id, RED)
    assert (look.view.dug, look.table.to_act, look.version) == ((0, 0, 0), (0,), 3)
    assert [entry.undo_to for entry in await house.sight.story(table.id)] == [0]


async def test_a_no_of_one_affected_keeps_the_turn(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    vote = await house.voting.ask_undo(table.id, RED)
    vote = await house.voting.cast(vote.id, BLUE, agrees=False)
    assert vote.state == "failed"
    assert (await house.table(table.id)).version == 2
    with pytest.raises(Refused, match="vote-over"):
        await house.voting.cast(vote.id, BLUE, agrees=True)


async def test_who_acted_since_is_affected(house: House) -> None:
    table = await started(house, people=4)
    await turn(house, table, RED, "dig 3")
    await turn(house, table, BLUE, "dig 1")
    vote = await house.voting.ask_undo(table.id, RED)
    assert vote.voters == (RED, BLUE, GREEN)
    await house.voting.cast(vote.id, BLUE, agrees=True)
    await house.voting.cast(vote.id, GREEN, agrees=True)
    assert (await house.sight.look(table.id)).view.dug == (0, 0, 0, 0)


async def test_everybody_is_affected_where_something_hidden_was_seen(house: House) -> None:
    table = await started(house, people=4)
    await turn(house, table, RED, "dig 1", "peek")
    assert (await house.voting.ask_undo(table.id, RED)).voters == (RED, BLUE, GREEN, YELLOW)


async def test_against_ais_a_turn_is_taken_back_at_once(house: House) -> None:
    table = await lobby(house, people=1)
    await house.lobby.add_ai(table.id, RED, "easy")
    table = await house.lobby.start(table.id, RED)
    await turn(house, table, RED, "dig 3")
    assert (await house.voting.ask_undo(table.id, RED)).state == "passed"
    assert (await house.table(table.id)).to_act == (0,)
    assert await house.waiting_for_ai() == ()


async def test_the_next_action_overtakes_the_question(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    vote = await house.voting.ask_undo(table.id, RED)
    await turn(house, table, BLUE)
    assert (await house.voting.get(vote.id)).state == "overtaken"
    with pytest.raises(Refused, match="vote-over"):
        await house.voting.cast(vote.id, BLUE, agrees=True)


async def test_after_an_undo_the_game_goes_on_and_can_be_undone_again(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    first = await house.voting.ask_undo(table.id, RED)
    await house.voting.cast(first.id, BLUE, agrees=True)
    with pytest.raises(StaleTable):
        await house.play.act(table.id, BLUE, "dig 1", version=2)
    await turn(house, table, RED, "dig 1")
    await turn(house, table, BLUE, "dig 2")
    assert (await house.sight.look(table.id)).view.dug == (1, 2)
    second = await house.voting.ask_undo(table.id, BLUE)
    assert second.data == {"to": 5}
    await house.voting.cast(second.id, RED, agrees=True)
    assert (await house.sight.look(table.id)).view.dug == (1, 0)
    assert [entry.undo_to for entry in await house.sight.story(table.id)] == [0, None, None, 5]


async def test_only_moments_still_in_force_can_be_gone_back_to(house: House) -> None:
    table = await started(house)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await house.voting.ask_undo(table.id, RED)
    await turn(house, table, RED, "dig 3")
    for to in (-1, 2, 99):
        with pytest.raises(Refused, match="nothing-to-undo"):
            await house.voting.ask_undo(table.id, RED, to=to)
    with pytest.raises(NotAtTable):
        await house.voting.ask_undo(table.id, STRANGER)
    vote = await house.voting.ask_undo(table.id, BLUE, to=1)
    await house.voting.cast(vote.id, RED, agrees=True)
    for undone in (2, 3):
        with pytest.raises(Refused, match="nothing-to-undo"):
            await house.voting.ask_undo(table.id, RED, to=undone)


async def test_a_question_is_asked_once_and_may_be_withdrawn(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED)
    vote = await house.voting.ask_undo(table.id, RED, request="ask")
    assert await house.voting.ask_undo(table.id, RED, request="ask") == vote
    with pytest.raises(Refused, match="asked-already"):
        await house.voting.ask_undo(table.id, RED)
    with pytest.raises(Refused, match="no-vote"):
        await house.voting.cast(vote.id, STRANGER, agrees=True)
    with pytest.raises(Refused, match="not-your-vote"):
        await house.voting.withdraw(vote.id, BLUE)
    assert (await house.voting.withdraw(vote.id, RED)).state == "withdrawn"
    with pytest.raises(NoSuchTable):
        await house.voting.get("NOSUCH00")


async def test_a_ballot_may_be_changed_until_the_question_is_decided(house: House) -> None:
    table = await started(house, people=4)
    await turn(house, table, RED)
    await turn(house, table, BLUE)
    vote = await house.voting.ask_undo(table.id, RED)
    await house.voting.cast(vote.id, BLUE, agrees=True, request="yes")
    vote = await house.voting.cast(vote.id, BLUE, agrees=True, request="yes")
    assert vote.agreed == (RED, BLUE)


async def test_votes_survive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        table = await started(house)
        await turn(house, table, RED, "dig 3")
        vote = await house.voting.ask_undo(table.id, RED)
    async with open_house(path) as house:
        assert await house.voting.get(vote.id) == vote
        assert (await house.voting.cast(vote.id, BLUE, agrees=True)).state == "passed"


async def test_the_silent_are_replaced_by_more_than_half_of_the_others(house: House, clock: Clock) -> None:
    table = await started(house, people=4)
    with pytest.raises(Refused, match="not-silent-yet") as refusal:
        await house.voting.ask_replace(table.id, BLUE, 0, "easy")
    assert refusal.value.data["until"] == clock() + 4 * DAY
    clock.pass_by(4 * DAY)
    with pytest.raises(Refused, match="not-silent-yet"):
        await house.voting.ask_replace(table.id, BLUE, 2, "easy")
    with pytest.raises(Refused, match="not-about-oneself"):
        await house.voting.ask_replace(table.id, RED, 0, "easy")
    vote = await house.voting.ask_replace(table.id, BLUE, 0, "easy")
    assert (vote.voters, vote.needed) == ((BLUE, GREEN, YELLOW), 2)
    vote = await house.voting.cast(vote.id, YELLOW, agrees=True)
    assert vote.state == "passed"
    table = await house.table(table.id)
    assert (table.seats[0].ai, table.seats[0].home) == ("easy", RED)
    (notice,) = [entry.data for entry in await drain(house) if entry.kind == "replaced"]
    assert (notice["seat"], notice["from"], notice["to"], notice["vote"]) == (0, RED, "easy", vote.id)


async def test_a_person_may_be_voted_into_a_silent_seat(house: House, clock: Clock) -> None:
    table = await started(house)
    clock.pass_by(4 * DAY)
    assert (await house.voting.ask_replace(table.id, BLUE, 0, STRANGER)).state == "passed"
    assert (await house.table(table.id)).people == (STRANGER, BLUE)


async def test_more_than_half_of_those_who_answer_may_end_a_table(house: House, clock: Clock) -> None:
    table = await started(house, people=3)
    vote = await house.voting.ask_end(table.id, BLUE)
    assert vote.voters == (RED, BLUE, GREEN)
    await house.voting.cast(vote.id, RED, agrees=False)
    await house.voting.cast(vote.id, GREEN, agrees=True)
    table = await house.table(table.id)
    assert (table.status, table.ended_by) == ("abandoned", "vote")
    other = await started(house)
    clock.pass_by(4 * DAY)
    assert (await house.voting.ask_end(other.id, BLUE)).state == "passed"


async def test_a_change_of_seats_overtakes_open_questions(house: House) -> None:
    table = await started(house)
    await do(house, table, RED, "rest")
    vote = await house.voting.ask_undo(table.id, RED)
    await house.seats.hand_over(table.id, 1, "easy")
    assert (await house.voting.get(vote.id)).state == "overtaken"


async def test_who_is_on_vacation_is_not_waited_for_in_a_vote(house: House, clock: Clock) -> None:
    table = await started(house, people=4)
    clock.pass_by(4 * DAY)
    today = await house.people.today(GREEN)
    await house.people.book(GREEN, today, today)
    vote = await house.voting.ask_replace(table.id, BLUE, 0, "easy")
    assert (vote.voters, vote.needed) == ((BLUE, YELLOW), 2)
    ending = await house.voting.ask_end(table.id, BLUE)
    assert ending.voters == (BLUE, YELLOW)
