"""Learning Glück Auf by playing it: from the button to the end of a first turn."""

from bot.faces import FACES
from bot.ids import ClickId
from tests.bot.end_to_end.test_forged import click_forged
from tests.bot.player import Sketching, press
from tests.bot.stage import TAKE, Stage


async def test_a_newcomer_is_led_through_the_first_turns_and_nobody_else_is(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot(Sketching(), FACES, seeds=lambda: 3):
        help_shown = await anna.slash("/help")
        assert "Your table is open" in (await press(anna, help_shown.message, "Learn Glück Auf")).text
        post = await anna.sees(", it is your turn")
        opened = await press(anna, post, TAKE)
        assert "Orders say which coal to deliver" in opened.text
        table = await stage.house.table_in(int(anna.channel.id))
        assert table is not None
        assert [seat.ai for seat in table.seats] == [None, "apprentice"]
        assert "Orders say" not in (await press(ben, post, TAKE)).text
        assert stage.playground.record.refused == []


async def test_the_lessons_are_in_the_language_of_whoever_learns(stage: Stage) -> None:
    ola = stage.person("Anna", locale="pl")
    async with stage.bot(Sketching(), FACES, seeds=lambda: 3):
        await press(ola, (await ola.slash("/help")).message, "Naucz się grać: Szczęść Boże")
        post = await ola.sees("[⛏️ Wykonaj turę]")
        opened = await ola.click(post, "Wykonaj turę")
        assert "Zamówienia mówią, jaki węgiel dostarczyć" in opened.text


async def test_a_forged_button_teaches_no_unknown_game(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot(Sketching(), FACES):
        welcome = await anna.sees("Learn Glück Auf")
        forged = str(ClickId("learn", detail="chess"))
        assert "I do not know that game" in await click_forged(anna, welcome, forged)
