"""Planning ahead: offered when the turn comes, played by itself only if asked for and nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from games.core import IllegalAction
from tables import House, Look, NotAtTable, Refused, StaleTable, Table
from tests.tables.rooms import BLUE, GREEN, RED, STRANGER, Clock, do, open_house, started, turn
from tests.tables.test_outbox import drain
from tests.tables.test_zoo import seated


async def plan(house: House, table: Table, user: int, *actions: str) -> Look:
    look = await house.premoves.look(table.id, user)
    return await house.premoves.act(table.id, user, *actions, revision=look.revision)


async def arm(house: House, table: Table, user: int, *closing: str) -> Look:
    look = await house.premoves.look(table.id, user)
    return await house.premoves.arm(table.id, user, *closing, revision=look.revision)


async def wake(house: House) -> list[bool]:
    return [await house.play.premove(timer) for timer in await house.timers.due() if timer.kind == "premove"]


async def test_a_turn_planned_ahead_is_offered_when_it_comes(house: House) -> None:
    table = await started(house)
    look = await plan(house, table, BLUE, "dig 3", "dig 1")
    assert [str(step.action) for step in look.steps] == ["dig 3", "dig 1"]
    assert (await house.sight.look(table.id, BLUE)).steps == ()
    await turn(house, table, RED)
    look = await house.sight.look(table.id, BLUE)
    assert [str(step.action) for step in look.steps] == ["dig 3", "dig 1"]
    assert await wake(house) == []
    assert (await house.table(table.id)).version == 1


async def test_nobody_else_sees_what_is_planned(house: House) -> None:
    table = await started(house)
    before = await house.sight.look(table.id, RED)
    await plan(house, table, BLUE, "dig 3")
    assert await house.sight.look(table.id, RED) == before
    assert await house.sight.story(table.id) == ()


async def test_what_shows_something_hidden_or_ends_the_turn_cannot_be_planned(house: House) -> None:
    table = await started(house)
    await plan(house, table, BLUE, "dig 1")
    for action in ("peek", "rest"):
        with pytest.raises(Refused, match="not-ahead"):
            await plan(house, table, BLUE, action)
    with pytest.raises(IllegalAction):
        await plan(house, table, BLUE, "keep")


async def test_who_may_plan_ahead(house: House) -> None:
    table = await started(house)
    with pytest.raises(Refused, match="no-planning-ahead"):
        await house.premoves.look(table.id, RED)  # it is their turn
    with pytest.raises(NotAtTable):
        await house.premoves.look(table.id, STRANGER)
    together = await started(house, "fists", channel=9)
    with pytest.raises(Refused, match="no-planning-ahead"):
        await house.premoves.look(together.id, BLUE)


async def test_steps_are_taken_back_one_by_one_or_all_at_once(house: House) -> None:
    table = await started(house)
    look = await plan(house, table, BLUE, "dig 1", "dig 1", "dig 1")
    with pytest.raises(StaleTable):
        await house.premoves.back(table.id, BLUE, revision=look.revision - 1)
    look = await house.premoves.back(table.id, BLUE, revision=look.revision, request="back")
    again = await house.premoves.back(table.id, BLUE, revision=look.revision - 1, request="back")
    assert len(again.steps) == len(look.steps) == 2
    look = await house.premoves.back(table.id, BLUE, revision=look.revision, all_steps=True)
    assert look.steps == ()
    with pytest.raises(Refused, match="nothing-planned"):
        await house.premoves.back(table.id, BLUE, revision=look.revision)


async def test_a_plan_is_played_by_itself_if_that_was_asked_for(house: House, clock: Clock) -> None:
    table = await started(house)
    await plan(house, table, BLUE, "dig 3", "dig 1")
    await arm(house, table, BLUE, "rest")
    assert await house.premoves.armed(table.id, BLUE)
    await turn(house, table, RED, "dig 1")
    assert await wake(house) == [True]
    assert (await house.table(table.id)).to_act == (0,)
    story = await house.sight.story(table.id)
    assert [(told.seat, told.user) for told in story] == [(0, RED)] * 2 + [(1, BLUE)] * 3
    posts = [(entry.kind, entry.data.get("called")) for entry in await drain(house)]
    assert posts == [("started", [0]), ("turn", [0])]  # both turns in one post, and nobody called in vain
    assert not await house.premoves.armed(table.id, BLUE)
    await turn(house, table, RED)
    assert await wake(house) == []


async def test_a_plan_that_comes_to_something_else_is_offered_and_its_player_called(house: House) -> None:
    table = await started(house, people=3)
    await plan(house, table, GREEN, "dig 1")
    await arm(house, table, GREEN, "rest")
    await house.seats.hand_over(table.id, 2, STRANGER)
    assert not await house.premoves.armed(table.id, STRANGER)
    await plan(house, table, STRANGER, "dig 2")
    await arm(house, table, STRANGER, "rest")
    await plan(house, table, STRANGER, "dig 2")  # changed since: not armed any more
    await turn(house, table, RED)
    await turn(house, table, BLUE)
    assert await wake(house) == []
    assert len((await house.sight.look(table.id, STRANGER)).steps) == 2


async def test_other_effects_than_planned_are_not_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(house)
    await plan(house, table, BLUE, "dig 3")
    await arm(house, table, BLUE, "rest")
    await turn(house, table, RED)
    monkeypatch.setattr("tables.plans.effects", lambda plan: "something else")
    assert await wake(house) == [False]
    table = await house.table(table.id)
    assert (table.to_act, table.version) == ((1,), 1)
    entries = await drain(house)
    assert (entries[-1].kind, entries[-1].data["called"], entries[-1].data["after"]) == ("turn", [1], 0)
    assert [str(step.action) for step in (await house.sight.look(table.id, BLUE)).steps] == ["dig 3"]
    assert await wake(house) == []


@pytest.mark.parametrize("closing", [(), ("dig 1",), ("rest", "rest"), ("keep",)])
async def test_only_a_whole_turn_is_played_by_itself(house: House, closing: tuple[str, ...]) -> None:
    table = await started(house)
    await plan(house, table, BLUE, "dig 1")
    with pytest.raises(Refused, match="not-a-whole-turn"):
        await arm(house, table, BLUE, *closing)


async def test_a_premove_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        table = await started(house)
        await plan(house, table, BLUE, "dig 3")
        await arm(house, table, BLUE, "rest")
        await turn(house, table, RED)
    async with open_house(path) as house:
        assert await wake(house) == [True]
        assert await wake(house) == []
        assert (await house.table(table.id)).to_act == (0,)


async def test_who_is_quicker_than_their_own_plan_is_not_played_for(house: House) -> None:
    table = await started(house)
    await plan(house, table, BLUE, "dig 3")
    await arm(house, table, BLUE, "rest")
    await turn(house, table, RED)
    await do(house, table, BLUE, "rest")
    assert await wake(house) == [False]
    assert (await house.table(table.id)).to_act == (0,)


async def red_waits_for_blue(house: House) -> Table:
    """In Spółka ZOO red has resolved a token, and blue has not."""
    table = await seated(house, 2)
    for user in (RED, BLUE):
        await do(house, table, user, "pick speculate", "ready")
    await do(house, table, RED, "coins", "done")
    return table


async def test_the_next_token_is_chosen_while_others_resolve_theirs(tmp_path: Path) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await red_waits_for_blue(house)
        await plan(house, table, RED, "pick lobby")
        await do(house, table, BLUE, "coins", "done")
        assert await wake(house) == []
        look = await house.sight.look(table.id, RED)
        assert [str(step.action) for step in look.steps] == ["pick lobby"]
        assert look.table.to_act == (0, 1)


async def test_it_is_made_ready_by_itself_and_only_the_others_are_called(tmp_path: Path) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await red_waits_for_blue(house)
        await plan(house, table, RED, "pick lobby")
        await arm(house, table, RED, "ready")
        await drain(house)
        await do(house, table, BLUE, "coins", "done")
        assert await wake(house) == [True]
        assert (await house.table(table.id)).to_act == (1,)
        assert [entry.data["called"] for entry in await drain(house) if entry.kind == "turn"] == [[1]]


async def test_both_choose_ahead_and_nobody_is_called_in_between(tmp_path: Path) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await seated(house, 3)
        for user in (RED, BLUE, GREEN):
            await do(house, table, user, "pick speculate", "ready")
        for user in (RED, BLUE):
            await do(house, table, user, "coins", "done")
            await plan(house, table, user, "pick lobby")
            await arm(house, table, user, "ready")
        await drain(house)
        await do(house, table, GREEN, "coins", "done")
        assert await wake(house) == [True, True]
        assert (await house.table(table.id)).to_act == (2,)
        assert [entry.data["called"] for entry in await drain(house) if entry.kind == "turn"] == [[2]]
