"""`/stats`, `/leaderboard`, `/me` and `/tables`."""

from bot.commands.people import zones_like
from games.core import Outcome
from playground import words
from tables import Table
from tests.bot.stage import Stage, play
from texts import figure


async def test_tables_lists_where_one_sits_and_whose_turn_it_is(stage: Stage) -> None:
    anna, ben, emma = stage.person("Anna"), stage.person("Ben"), stage.person("Emma")
    async with stage.bot():
        table = await stage.table(anna, ben)
        await ben.slash("/game new", game="gluckauf", seats=3)
        active = anna if table.seats[table.to_act[0]].user == int(anna.id) else ben
        mine = (await active.slash("/tables")).text
        assert (
            f"It is your turn** · [Glück Auf](https://discord.com/channels/{table.guild}/{table.channel}/"
            in mine
        )
        assert "not begun, 1 of 3 seats taken" in (await ben.slash("/tables")).text
        none = await emma.slash("/tables")
        assert "You are at no table here." in none.text
        assert none.message is not None
        assert "Open a table" in (await emma.click(none.message, "Help")).text


async def test_a_finished_game_counts_in_the_figures_of_its_players(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        assert "No game finished here yet." in (await anna.slash("/stats")).text
        assert "Nobody has finished" in (await anna.slash("/leaderboard")).text
        table = await stage.table(anna, ben)
        await play(stage, table, anna, ben)
        outcome = await _outcome(stage, table)
        figures = (await anna.slash("/stats", person=ben.id)).text
        assert "1 game, " in figures
        assert f"Best score {figure(outcome.scores[1])}" in figures
        assert "Rating " in figures
        ranked = (await ben.slash("/leaderboard")).text
        assert "🥇" in ranked
        assert anna.mention in ranked
        assert ben.mention in ranked
        assert stage.playground.record.refused == []


async def _outcome(stage: Stage, table: Table) -> Outcome:
    outcome = (await stage.house.sight.look(table.id)).outcome
    assert outcome is not None
    return outcome


async def test_choices_hold_at_once_and_after_a_restart(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        panel = (await anna.slash("/me")).message
        assert panel is not None
        await anna.choose(panel, "de", select="p1/me/-/0.0/language")
        await anna.choose(panel, "described", select="p1/me/-/0.0/pictures")
        await anna.slash("/me", timezone="Europe/Warsaw")
        person = await stage.house.people.get(int(anna.id))
        assert (person.language, person.time_zone) == ("de", "Europe/Warsaw")
        assert person.accessibility == {"describe": True}
    async with stage.bot() as bot:
        await anna.slash("/help")
        assert bot.service.persons.get(int(anna.id)).language == "de"
        panel = (await anna.slash("/me")).message
        assert panel is not None
        await anna.choose(panel, "discord", select="p1/me/-/0.0/language")
        assert (await stage.house.people.get(int(anna.id))).language is None


async def test_pictures_are_described_to_those_who_asked_for_it(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        await stage.table(anna, ben)
        assert (await anna.slash("/game mine")).text.count("mine, 0") == 1
        panel = (await anna.slash("/me")).message
        assert panel is not None
        await anna.choose(panel, "described", select="Pictures")
        assert (await anna.slash("/game mine")).text.count("mine, 0") == 2
        assert (await ben.slash("/game mine")).text.count("mine, 1") == 1


async def test_a_time_zone_nobody_knows_is_refused(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        answer = await anna.slash("/me", timezone="Atlantis")
        assert "I do not know the time zone “Atlantis”" in answer.text
        suggested = await anna.completes("/me", "timezone", timezone="new yo")
        assert [choice["value"] for choice in suggested] == ["America/New_York"]


def test_time_zones_are_found_by_any_part_of_their_name() -> None:
    assert zones_like("warsaw") == ["Europe/Warsaw"]
    assert zones_like("europe/b")[0].startswith("Europe/B")
    assert len(zones_like("")) == 25
    assert zones_like("atlantis") == []


async def test_posts_describe_their_pictures_when_somebody_at_the_table_asked_for_it(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        panel = (await anna.slash("/me")).message
        assert panel is not None
        await anna.choose(panel, "described", select="Pictures")
        await stage.table(anna, ben)
        post = await ben.sees("it is your turn")
        assert words.message(post).count("board, 0") == 2


async def test_a_describing_onlooker_changes_nothing_for_the_others(stage: Stage) -> None:
    anna, ben, emma = stage.person("Anna"), stage.person("Ben"), stage.person("Emma")
    async with stage.bot():
        panel = (await emma.slash("/me")).message
        assert panel is not None
        await emma.choose(panel, "described", select="Pictures")
        await stage.table(anna, ben)
        assert words.message(await ben.sees("it is your turn")).count("board, 0") == 1
        assert (await emma.slash("/game board")).text.count("board, 128") == 2
