"""Games as text: told when they are over, taken in when a replay proves them."""

from __future__ import annotations

import pytest

from games.record import IllegalRecord
from tables import ChannelBusy, House, NoSuchTable, Origin, WrongStatus
from tests.tables.rooms import BLUE, CHANNEL, GUILD, RED, lobby, play_out, started, turn


async def finished(house: House) -> str:
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    vote = await house.voting.ask_undo(table.id, RED)
    await house.voting.cast(vote.id, BLUE, agrees=True)
    await play_out(house, table, "dig 1", "peek")
    return table.id


async def test_a_record_taken_in_is_the_same_game(house: House) -> None:
    text = await house.records.export(await finished(house))
    assert "dig 3" not in text
    table = await house.records.take_in(text, Origin(CHANNEL, RED, guild=GUILD, users=(RED, None)))
    assert (table.status, table.version, table.people) == ("finished", 18, (RED,))
    assert await house.records.export(table.id) == text
    assert [result.score for result in await house.results.of_table(table.id)] == [3, 3]
    assert (await house.sight.look(table.id, version=3)).view.dug == (1, 0)


async def test_a_record_is_not_rated(house: House) -> None:
    text = await house.records.export(await finished(house))
    before = await house.results.leaderboard("dig", GUILD)
    await house.records.take_in(text, Origin(CHANNEL, RED, guild=GUILD, users=(RED, BLUE)))
    assert await house.results.leaderboard("dig", GUILD) == before


async def test_a_game_that_goes_on_keeps_its_secrets(house: House) -> None:
    table = await lobby(house)
    with pytest.raises(WrongStatus, match="not-started"):
        await house.records.export(table.id, unfinished=True)
    await house.lobby.start(table.id, RED)
    with pytest.raises(WrongStatus, match="not-over"):
        await house.records.export(table.id)
    assert "seed" in await house.records.export(table.id, unfinished=True)
    with pytest.raises(NoSuchTable):
        await house.records.export("NOSUCH00")


async def test_a_record_that_tells_something_else_than_the_rules_is_refused(house: House) -> None:
    text = await house.records.export(await finished(house))
    for wrong in (
        "",
        "hello",
        text.replace("game dig", "game chess"),
        text.replace("0: dig 1", "0: keep", 1),
        text.replace("0: dig 1", "7: dig 1", 1),
        text.replace("scores 3 3", "scores 30 3"),
        text.replace("scores 3 3\n", ""),
        "\n".join(text.splitlines()[:-2]),
    ):
        with pytest.raises(IllegalRecord):
            await house.records.take_in(wrong, Origin(1, RED))
    assert await house.table_in(1) is None


async def test_a_finished_record_does_not_need_a_free_channel(house: House) -> None:
    text = await house.records.export(await finished(house))
    await started(house)
    await house.records.take_in(text, Origin(CHANNEL, RED))
    with pytest.raises(ChannelBusy):
        await lobby(house)
