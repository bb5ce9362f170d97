"""After a game: the same people again, the record, the replay."""

from playground import words
from tests.bot.stage import Stage, play


async def test_the_same_people_play_again_here_or_where_there_is_room(stage: Stage) -> None:
    anna, ben, emma = stage.person("Anna"), stage.person("Ben"), stage.person("Emma")
    async with stage.bot():
        table = await stage.table(anna, ben)
        await play(stage, table, anna, ben)
        final = await anna.sees("Rematch")
        assert "You have no seat at this table." in (await emma.click(final, "Rematch")).text
        card = (await ben.click(final, "Rematch")).message
        assert card is not None
        assert card.pings == (anna.id,)
        assert f"kept for {anna.mention}" in words.message(card)
        assert f"host: {ben.mention}" in words.message(card)
        again = await anna.click(final, "Rematch")
        assert "so I opened a thread" in again.text
        await anna.click(card, "Join")
        await ben.click(card, "Start")
        await anna.sees("it is your turn")
        assert "Turn 1 of " in (await emma.click(final, "Replay")).text
        record = (await emma.click(final, "Export")).message
        assert record is not None
        assert [file.filename for file in record.message.attachments] == [f"{table.id}.txt"]
        assert stage.playground.record.refused == []
