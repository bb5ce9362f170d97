"""After a game: the same people again, the record, the replay."""

from playground import words
from tests.bot.stage import Stage, play


async def test_the_same_people_play_again(stage: Stage) -> None:
    anna, ben, emma = stage.person("Anna"), stage.person("Ben"), stage.person("Emma")
    async with stage.bot():
        table = await stage.table(anna, ben)
        await play(stage, table, anna, ben)
        final = await anna.sees("Rematch")
        places = len(stage.playground.world.channels)
        assert "You have no seat at this table." in (await emma.click(final, "Rematch")).text
        card = (await ben.click(final, "Rematch")).message
        assert card is not None
        assert card.pings == (anna.id,)
        assert f"kept for {anna.mention}" in words.message(card)
        assert f"host: {ben.mention}" in words.message(card)
        joined = await anna.click(final, "Rematch")
        assert "You have a seat at the table for the rematch" in joined.text
        assert f"🔵 {anna.mention}" in words.message(card)
        assert "for the rematch" in (await ben.click(final, "Rematch")).text
        assert len(stage.playground.world.channels) == places
        await ben.click(card, "Start")
        await anna.sees("it is your turn")
        assert "so I opened a thread" in (await anna.click(final, "Rematch")).text
        assert "Turn 1 of " in (await emma.click(final, "Replay")).text
        record = (await emma.click(final, "Export")).message
        assert record is not None
        assert [file.filename for file in record.message.attachments] == [f"{table.id}.txt"]
        assert stage.playground.record.refused == []
