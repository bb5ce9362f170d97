"""Planning, confirming, stepping back, and clicks that come late, twice or from somebody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from games.core import IllegalAction, UnknownAction
from tables import Ai, House, NotAtTable, NotYourTurn, Refused, RequestTaken, StaleTable, WrongStatus
from tests.tables.rooms import BLUE, GREEN, RED, STRANGER, do, lobby, open_house, play_out, started, turn
from tests.tables.toys import Chose, Dug, Peeked, Rested, Shown


async def test_a_step_that_ends_nothing_is_planned_and_seen_by_its_planner_alone(house: House) -> None:
    table = await started(house)
    answer = await do(house, table, RED, "dig 2")
    assert (answer.committed, answer.planned, answer.events) == (False, ("dig 2",), (Dug(0, 2),))
    mine = await house.sight.look(table.id, RED)
    assert mine.view.dug == (2, 0)
    assert [str(step.action) for step in mine.steps] == ["dig 2"]
    for other in (BLUE, None):
        assert (await house.sight.look(table.id, other)).view.dug == (0, 0)
    assert await house.sight.story(table.id) == ()


async def test_what_ends_the_turn_commits_everything_planned(house: House) -> None:
    table = await started(house)
    await do(house, table, RED, "dig 2")
    answer = await do(house, table, RED, "dig 3", "rest")
    assert (answer.committed, answer.turn_over, answer.planned, answer.version) == (True, True, (), 3)
    assert (await house.sight.look(table.id)).view.dug == (5, 0)
    told = await house.sight.story(table.id, BLUE)
    assert [entry.events for entry in told] == [(Dug(0, 2),), (Dug(0, 3),), (Rested(0),)]


async def test_what_reveals_commits_and_cannot_be_stepped_back_over(house: House) -> None:
    table = await started(house)
    await do(house, table, RED, "dig 1")
    answer = await do(house, table, RED, "peek", "dig 2")
    assert (answer.committed, answer.turn_over, answer.planned) == (True, False, ("dig 2",))
    back = await house.play.back(table.id, RED, revision=answer.revision)
    assert back.planned == ()
    with pytest.raises(Refused, match="nothing-planned"):
        await house.play.back(table.id, RED, revision=back.revision)
    assert (await house.sight.look(table.id, RED)).view.found is not None


async def test_what_was_hidden_is_told_to_nobody_else(house: House) -> None:
    table = await started(house)
    await do(house, table, RED, "dig 1", "peek")
    seen = {user: (await house.sight.story(table.id, user))[-1].events for user in (RED, BLUE, None)}
    assert seen[RED] == (Peeked(0, (await house.sight.look(table.id, RED)).view.found),)
    assert seen[BLUE] == seen[None] == (Peeked(0, None),)
    assert seen[RED] != seen[BLUE]


async def test_stepping_back_one_by_one_or_all_at_once(house: House) -> None:
    table = await started(house)
    answer = await do(house, table, RED, "dig 1", "dig 2", "dig 2")
    answer = await house.play.back(table.id, RED, revision=answer.revision)
    assert answer.planned == ("dig 1", "dig 2")
    answer = await house.play.back(table.id, RED, revision=answer.revision, all_steps=True)
    assert answer.planned == ()
    assert (await house.sight.look(table.id, RED)).view.dug == (0, 0)


async def test_a_half_planned_turn_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        table = await started(house)
        await do(house, table, RED, "dig 2", "dig 1")
    async with open_house(path) as house:
        look = await house.sight.look(table.id, RED)
        assert [str(step.action) for step in look.steps] == ["dig 2", "dig 1"]
        await do(house, table, RED, "rest")
        assert (await house.sight.look(table.id)).view.dug == (3, 0)


async def test_the_same_request_gives_the_first_answer_and_does_nothing_else(house: House) -> None:
    table = await started(house)
    first = await do(house, table, RED, "dig 2", "peek", request="click-1")
    again = await house.play.act(table.id, RED, "dig 2", "peek", version=0, revision=0, request="click-1")
    assert again.repeated
    assert (again.events, again.version, again.revision) == (first.events, first.version, first.revision)
    assert len(await house.sight.story(table.id)) == 2


async def test_a_repeated_request_is_answered_the_same_after_the_table_moved_on(house: House) -> None:
    table = await started(house)
    planned = await do(house, table, RED, "dig 3", request="plan")
    await do(house, table, RED, "rest", request="confirm")
    await turn(house, table, BLUE, "dig 1")
    again = await house.play.act(table.id, RED, "dig 3", version=0, request="plan")
    assert (again.events, again.planned, again.committed) == (planned.events, planned.planned, False)
    assert again.table.version == 4


async def test_the_same_request_at_once_acts_once(house: House) -> None:
    table = await started(house)
    clicks = [house.play.act(table.id, RED, "rest", version=0, request="double") for _ in range(5)]
    answers = await asyncio.gather(*clicks)
    assert sorted(answer.repeated for answer in answers) == [False, True, True, True, True]
    assert (await house.table(table.id)).version == 1


async def test_a_refused_request_is_refused_again_for_the_same_reason(house: House) -> None:
    table = await started(house)
    with pytest.raises(NotYourTurn):
        await house.play.act(table.id, BLUE, "rest", version=0, request="early")
    await turn(house, table, RED)
    with pytest.raises(NotYourTurn):
        await house.play.act(table.id, BLUE, "rest", version=1, request="early")


async def test_a_request_cannot_be_taken_over_by_another_person_or_table(house: House) -> None:
    table, other = await started(house), await started(house, channel=1)
    await do(house, table, RED, "dig 1", request="mine")
    with pytest.raises(RequestTaken):
        await house.play.act(table.id, BLUE, "dig 1", version=0, request="mine")
    with pytest.raises(RequestTaken):
        await house.play.act(other.id, RED, "dig 1", version=0, request="mine")


async def test_an_old_version_is_refused_with_the_current_one(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 1")
    with pytest.raises(StaleTable) as refusal:
        await house.play.act(table.id, BLUE, "dig 1", version=0)
    assert refusal.value.data == {"version": 2, "revision": 0}


@pytest.mark.parametrize("version", [-1, 1, 10**30])
async def test_a_version_that_never_was_is_stale(house: House, version: int) -> None:
    table = await started(house)
    with pytest.raises(StaleTable):
        await house.play.act(table.id, RED, "dig 1", version=version)


async def test_a_click_on_an_older_state_of_the_plan_is_stale(house: House) -> None:
    table = await started(house)
    await do(house, table, RED, "dig 1")
    with pytest.raises(StaleTable):
        await house.play.act(table.id, RED, "dig 1", version=0, revision=0)
    with pytest.raises(StaleTable):
        await house.play.back(table.id, RED, revision=0)


async def test_others_and_wrong_actions_change_nothing(house: House) -> None:
    table = await started(house)
    act = house.play.act
    for refusal, user, action in (
        (NotAtTable, STRANGER, "rest"),
        (NotYourTurn, BLUE, "rest"),
        (IllegalAction, RED, "keep"),
        (UnknownAction, RED, "'; DROP TABLE actions; --"),
    ):
        with pytest.raises(refusal):
            await act(table.id, user, action, version=0)
    with pytest.raises(Refused, match="no-actions"):
        await act(table.id, RED, version=0)
    with pytest.raises(Refused, match="too-many-actions"):
        await act(table.id, RED, *["dig 1"] * 201, version=0)
    assert (await house.table(table.id)).version == 0


async def test_of_several_actions_all_are_taken_or_none(house: House) -> None:
    table = await started(house)
    with pytest.raises(IllegalAction):
        await do(house, table, RED, "dig 3", "peek", "dig 3")
    look = await house.sight.look(table.id, RED)
    assert (look.version, look.steps) == (0, ())


async def test_nothing_can_be_done_before_the_start_or_after_the_end(house: House) -> None:
    table = await lobby(house)
    with pytest.raises(WrongStatus, match="not-started"):
        await house.play.act(table.id, RED, "rest", version=0)
    with pytest.raises(WrongStatus, match="not-started"):
        await house.sight.look(table.id, RED)
    table = await house.lobby.start(table.id, RED)
    await play_out(house, table, "dig 1")
    with pytest.raises(WrongStatus, match="over"):
        await house.play.act(table.id, RED, "rest", version=12)


async def test_secret_choices_are_made_at_once_and_shown_together(house: House) -> None:
    table = await started(house, "fists", people=3)
    hands = {RED: "rock", GREEN: "paper", BLUE: "rock"}
    for user, hand in hands.items():
        # All of them clicked on the table as it was before anybody had chosen.
        await house.play.act(table.id, user, hand, version=0, revision=0)
    told = await house.sight.story(table.id, BLUE)
    assert [entry.events for entry in told[:2]] == [(Chose(0, None),), (Chose(2, None),)]
    assert told[2].events == (Chose(1, "rock"), Shown(("rock", "rock", "paper")))
    assert (await house.table(table.id)).turn == 1


async def test_a_secret_choice_may_be_changed_until_the_last_one_has_chosen(house: House) -> None:
    table = await started(house, "fists", people=3)
    await house.play.act(table.id, RED, "rock", version=0, revision=0)
    assert (await house.table(table.id)).to_act == (1, 2)
    look = await house.sight.look(table.id, RED)
    assert [str(action) for action in look.legal] == ["scissors", "paper"]
    await house.play.act(table.id, BLUE, "rock", version=0, revision=0)
    changed = await house.play.act(table.id, RED, "paper", version=look.version, revision=look.revision)
    assert changed.committed
    await house.play.act(table.id, GREEN, "rock", version=0, revision=0)
    told = await house.sight.story(table.id)
    assert told[-1].events[-1] == Shown(("paper", "rock", "rock"))


async def test_those_still_waited_for_are_told_and_a_change_of_mind_is_not(house: House) -> None:
    table = await started(house, "fists", people=3)
    for user, hand in ((RED, "rock"), (RED, "paper"), (BLUE, "rock"), (GREEN, "rock")):
        await do(house, table, user, hand)
    kinds = []
    while entries := await house.outbox.take():
        kinds += [entry.kind for entry in entries]
        await house.outbox.delivered(entries[0])
    assert kinds == ["started", "waiting", "waiting", "turn"]


async def test_a_passage_stands_between_the_position_before_and_the_one_after(house: House) -> None:
    table = await started(house)
    for user in (RED, BLUE, RED):
        await turn(house, table, user)
    passage = await house.sight.passage(table.id, after=1, upto=2)
    assert [entry.seat for entry in passage.told] == [1]
    assert (passage.before.turn, passage.view.turn) == (1, 2)
    assert passage.view == (await house.sight.look(table.id, version=2)).view


async def test_a_game_is_told_turn_by_turn(house: House) -> None:
    table = await started(house)
    for user in (RED, BLUE):
        await do(house, table, user, "dig 1")
        await do(house, table, user, "rest")
    turns = await house.sight.turns(table.id)
    assert [[entry.version for entry in passage.told] for passage in turns] == [[1, 2], [3, 4]]
    assert [passage.view.dug for passage in turns] == [(1, 0), (1, 1)]
    assert turns[1].before == turns[0].view


async def test_a_choice_made_on_an_earlier_round_is_stale(house: House) -> None:
    table = await started(house, "fists")
    await do(house, table, RED, "rock")
    await do(house, table, BLUE, "paper")
    with pytest.raises(StaleTable):
        await house.play.act(table.id, RED, "rock", version=0)


async def test_an_ai_acts_for_its_own_seat_and_everything_it_does_is_committed(house: House) -> None:
    table = await lobby(house, people=1)
    await house.lobby.add_ai(table.id, RED, "easy")
    table = await house.lobby.start(table.id, RED)
    with pytest.raises(NotAtTable, match="not-an-ai-seat"):
        await house.play.act(table.id, Ai(0, "easy"), "rest", version=0)
    await turn(house, table, RED)
    assert await house.waiting_for_ai() == (table.id,)
    answer = await house.play.act(table.id, Ai(1, "easy"), "dig 1", version=1)
    assert (answer.committed, answer.turn_over) == (True, False)
    await house.play.act(table.id, Ai(1, "easy"), "rest", version=2)
    assert await house.waiting_for_ai() == ()


async def test_an_ai_stands_in_for_one_turn(house: House) -> None:
    table = await started(house)
    await do(house, table, RED, "dig 3")
    await house.play.act(table.id, Ai(0, "easy", standing_in=True), "dig 1", "rest", version=0)
    look = await house.sight.look(table.id, RED)
    assert (look.view.dug, look.steps, look.table.seats[0].user) == ((1, 0), (), RED)


async def test_how_it_looked_then(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    await turn(house, table, BLUE, "dig 1")
    assert (await house.sight.look(table.id, version=2)).view.dug == (3, 0)
    assert (await house.sight.look(table.id, RED, version=2)).legal == ()
    with pytest.raises(Refused, match="no-such-version"):
        await house.sight.look(table.id, version=99)
