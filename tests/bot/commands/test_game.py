"""`/game …` at a running table, in every place and by everybody who may and may not."""

import pytest

from bot import story
from playground import words
from playground.driver import Actor
from tables import Table
from tests.bot.stage import TAKE, Stage, play

LOOKING = ("status", "board", "mine", "orders", "log", "replay")
"""What an onlooker may see, too."""
AT_A_TABLE = ("delivered", "undo", "leave")
"""What only those who sit there may do."""


async def acting(stage: Stage, table: Table, *people: Actor) -> Actor:
    now = await stage.house.table(table.id)
    return next(person for person in people if int(person.id) == now.seats[now.to_act[0]].user)


async def test_looking_around_is_private_and_changes_nothing(stage: Stage) -> None:
    anna, ben, emma = stage.person("Anna"), stage.person("Ben"), stage.person("Emma")
    async with stage.bot():
        table = await stage.table(anna, ben)
        await play(stage, table, anna, ben, turns=4)
        before = await stage.house.table(table.id)
        for person in (anna, emma):
            for name in LOOKING:
                answer = await person.slash(f"/game {name}")
                assert answer.message is not None, name
                assert answer.message.only_for == person.id, name
        assert "delivered" in (await anna.slash("/game delivered")).text
        assert await stage.house.table(table.id) == before
        assert stage.playground.record.refused == []


async def test_the_status_says_who_is_to_act_and_offers_the_turn_to_them_alone(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        active = await acting(stage, table, anna, ben)
        waiting = ben if active is anna else anna
        mine, theirs = await active.slash("/game status"), await waiting.slash("/game status")
        assert f"{active.mention}, called" in mine.text
        assert f"{active.mention}, called" in theirs.text
        assert TAKE in mine.text
        assert TAKE not in theirs.text
        assert mine.message is not None
        board = await active.click(mine.message, "Board")
        assert "board.png" in board.text
        assert board.message is not None
        assert board.message.message.id == mine.message.message.id


async def test_somebody_elses_mine_is_a_pick_away(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        await stage.table(anna, ben)
        own = (await ben.slash("/game mine")).message
        assert own is not None
        assert "mine, 1" in str(own.message.components)
        other = await ben.choose(own, "Anna")
        assert "mine, 0" in other.text


async def test_without_a_table_every_command_says_what_to_do(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        for name in (*LOOKING, *AT_A_TABLE, "settings", "end", "export"):
            assert "Open one with /game new" in (await anna.slash(f"/game {name}")).text, name


async def test_who_does_not_sit_there_is_told_so(stage: Stage) -> None:
    anna, ben, emma = stage.person("Anna"), stage.person("Ben"), stage.person("Emma")
    async with stage.bot():
        await stage.table(anna, ben)
        for name in AT_A_TABLE:
            assert "You have no seat at this table." in (await emma.slash(f"/game {name}")).text
        assert f"Only {anna.mention}" in (await emma.slash("/game end")).text
        assert "hosts this table" in (await emma.slash("/game settings")).text


async def test_before_the_game_there_is_nothing_to_look_at(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        await anna.slash("/game new", game="gluckauf")
        for name in ("board", "mine", "orders", "delivered", "log", "replay", "export"):
            assert "has not begun yet" in (await anna.slash(f"/game {name}")).text, name
        assert "given up your seat" in (await anna.slash("/game leave")).text


async def test_a_log_longer_than_a_message_has_pages(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "PAGE", 150)
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        await play(stage, table, anna, ben, turns=8)
        newest = await anna.slash("/game log")
        assert newest.message is not None
        last = newest.text.partition(" of ")[2][0]
        assert f"Page {last} of {last}" in newest.text
        first = await anna.click(newest.message, "First")
        assert f"Page 1 of {last}" in first.text
        assert first.message is not None
        assert f"Page 2 of {last}" in (await anna.click(first.message, "Next")).text


async def test_a_game_is_seen_again_turn_by_turn(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        assert "Nothing has happened yet" in (await anna.slash("/game replay")).text
        await play(stage, table, anna, ben, turns=3)
        shown = await anna.slash("/game replay")
        assert shown.message is not None
        assert "Turn 1 of 3" in shown.text
        assert "Turn 2 of 3" in (await anna.click(shown.message, "Next")).text
        assert "Turn 3 of 3" in (await anna.click(shown.message, "Last")).text
        assert "Turn 2 of 3" in (await anna.click(shown.message, "Back")).text
        assert "Turn 1 of 3" in (await anna.click(shown.message, "First")).text


async def test_a_list_leads_into_the_middle_of_a_long_game(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        await play(stage, table, anna, ben, turns=30)
        shown = await anna.slash("/game replay")
        assert shown.message is not None
        assert "Turn 15 of 30" in (await anna.choose(shown.message, "Turn 15 · ")).text
        assert "Turn 30 of 30" in (await anna.choose(shown.message, "Turn 30 · ")).text
        assert stage.playground.record.refused == []


async def test_a_turn_is_taken_back_when_all_concerned_agree(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        active = await acting(stage, table, anna, ben)
        assert "no turn yet" in (await active.slash("/game undo")).text
        await play(stage, table, anna, ben, turns=1)
        assert "The others are asked" in (await active.slash("/game undo")).text
        assert "asked already" in (await active.slash("/game undo")).text
        question = await anna.sees("asks to take the last turn back")
        await (ben if active is anna else anna).click(question, "Agree")
        assert (await stage.house.table(table.id)).turn == 0


async def test_who_leaves_is_asked_once_and_an_ai_plays_on(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        asked = await ben.slash("/game leave")
        assert (await stage.house.table(table.id)).seat_of(int(ben.id)) is not None
        assert asked.message is not None
        assert "You have left the table." in (await ben.click(asked.message, "Leave for good")).text
        now = await stage.house.table(table.id)
        assert now.people == (int(anna.id),)
        assert now.seats[1].ai is not None


async def test_the_host_or_a_moderator_ends_a_table(stage: Stage) -> None:
    ben, csilla, dieter = stage.person("Ben"), stage.person("Csilla"), stage.person("Dieter")
    async with stage.bot():
        table = await stage.table(csilla, dieter)
        asked = await ben.slash("/game end")  # a moderator of this server, not at the table
        assert "closes the table, at which nothing has been played" in asked.text
        assert asked.message is not None
        await ben.click(asked.message, "End the table")
        assert (await stage.house.table(table.id)).status == "abandoned"
        assert "This game is over." in (await csilla.slash("/game end")).text
        assert "This game is over." in (await csilla.slash("/game settings")).text


async def test_others_at_the_table_ask_before_it_ends(stage: Stage) -> None:
    csilla, dieter = stage.person("Csilla"), stage.person("Dieter")
    async with stage.bot():
        table = await stage.table(csilla, dieter)
        offer = await dieter.slash("/game end")
        assert "You can ask the others" in offer.text
        assert offer.message is not None
        await dieter.click(offer.message, "Ask the others")
        question = await csilla.sees("asks to end this game")
        assert (await stage.house.table(table.id)).unfinished
        await csilla.click(question, "Agree")
        assert (await stage.house.table(table.id)).status == "abandoned"


async def test_a_game_ended_under_way_is_counted_as_it_stands(stage: Stage) -> None:
    csilla, dieter = stage.person("Csilla"), stage.person("Dieter")
    async with stage.bot():
        table = await stage.table(csilla, dieter)
        await play(stage, table, csilla, dieter, turns=14)
        asked = await csilla.slash("/game end")
        assert "with the scores as they stand" in asked.text
        assert asked.message is not None
        await csilla.click(asked.message, "End the table")
        last = await dieter.sees("ended early")
        for said in ("ahead", "does not change any rating", "Rematch", "Replay", "Review", "Export"):
            assert said in words.message(last)
        await csilla.sees_no_more(TAKE)
        assert (await stage.house.table(table.id)).cut_short
        figures = (await dieter.slash("/stats")).text
        assert "No game finished here yet." in figures
        assert "1 more game was ended early" in figures
        record = await dieter.click(last, "Export")
        assert record.message is not None
        await dieter.click(last, "Rematch")
        assert stage.playground.record.refused == []


async def test_a_lobby_is_ended_and_its_card_says_so(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        await anna.slash("/game new", game="gluckauf")
        asked = await anna.slash("/game end")
        assert asked.message is not None
        await anna.click(asked.message, "End the table")
        await anna.sees("This table was closed before the game began.")
        assert await stage.house.outbox.take() == ()


async def test_a_record_is_given_when_the_game_is_over_and_not_before(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        assert "not over yet" in (await anna.slash("/game export")).text
        await stage.house.seats.end(table.id)
        answer = await ben.slash("/game export")
        assert answer.message is not None
        assert [file.filename for file in answer.message.message.attachments] == [f"{table.id}.txt"]


async def test_settings_of_a_running_game_are_its_hosts_to_change(stage: Stage) -> None:
    anna, csilla = stage.person("Anna"), stage.person("Csilla")
    async with stage.bot():
        table = await stage.table(anna, csilla)
        opened = await anna.slash("/game settings")
        panel = opened.message
        assert panel is not None
        assert "No clock" in opened.text, "what stands now is told all the same"
        answer = await anna.choose(panel, "light", select="Pictures")
        assert "Light pictures" in answer.text
        assert (await stage.house.table(table.id)).settings["theme"] == "light"
        assert "Seats" not in str(panel.message.components)
        read = (await csilla.slash("/game settings")).text
        assert "v:" not in read
        assert "Light pictures" in read


async def test_the_host_gives_a_seat_to_an_ai_or_somebody_else_at_once(stage: Stage) -> None:
    anna, csilla, emma = stage.person("Anna"), stage.person("Csilla"), stage.person("Emma")
    async with stage.bot():
        table = await stage.table(anna, csilla)
        panel = (await anna.slash("/game settings")).message
        assert panel is not None
        await anna.click(panel, "People")
        await anna.choose(panel, "1", select="Change a seat")
        given = await anna.choose(panel, emma.id, select="Give the seat")
        assert "changed hands" in given.text
        assert (await stage.house.table(table.id)).people == (int(anna.id), int(emma.id))
        assert csilla.id in (await anna.sees("takes over from")).pings
        answer = await csilla.click(TAKE)
        assert answer.message is not None
        await csilla.click(answer.message, "I am back")
        assert (await stage.house.table(table.id)).people == table.people


async def test_so_does_a_moderator_who_does_not_play(stage: Stage) -> None:
    anna, ben, csilla = stage.person("Anna"), stage.person("Ben"), stage.person("Csilla")
    async with stage.bot():
        table = await stage.table(anna, csilla)
        panel = (await ben.slash("/game settings")).message
        assert panel is not None
        await ben.choose(panel, "0", select="Change a seat")
        await ben.click(panel, "Let an AI play on")
        now = await stage.house.table(table.id)
        assert (now.seats[0].ai is not None, now.seats[0].home) == (True, int(anna.id))
        assert stage.playground.record.refused == []


async def test_in_a_thread_commands_are_about_the_threads_own_table(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        await stage.table(anna, ben)
        await ben.slash("/game new", game="gluckauf", seats=3)
        there = ben.goes("Glück Auf · Ben")
        assert "The table is open" in (await there.slash("/game status")).text
        assert "It is the turn of" in (await ben.slash("/game status")).text


async def test_alone_with_the_bot_one_plays_against_ais(stage: Stage) -> None:
    anna = stage.person("Anna").writes_to(stage.application.id)
    async with stage.bot():
        table = await stage.table(anna, ais=2)
        assert table.guild is None
        await play(stage, table, anna, turns=3)
        for name in (*LOOKING, "delivered", "settings"):
            assert (await anna.slash(f"/game {name}")).message is not None
        again = await anna.slash("/game new", game="gluckauf")
        assert "no thread can be opened" in again.text
        assert f"<#{anna.channel.id}>" in (await anna.slash("/tables")).text
        asked = await anna.slash("/game end")
        assert asked.message is not None
        await anna.click(asked.message, "End the table")
        assert not (await stage.house.table(table.id)).unfinished
        assert stage.playground.record.refused == []
