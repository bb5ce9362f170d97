"""Whole games of Spółka ZOO through real discord.py: chosen in secret, resolved in turn."""

from collections import Counter
from random import Random

import pytest

from bot.faces import FACES
from playground import words
from playground.driver import Actor
from tables import Table
from tests.bot.end_to_end.evening import Evening, play_out
from tests.bot.player import CONFIRM, HINTED, Offer, Player, Sketching, press, thought_of, through
from tests.bot.stage import TAKE, Stage

NAMES = ("Anna", "Ben", "Csilla")
TURN = "Take your turn"
_ASIDE = ("Give orders", "Standing answers", "Another token", "Change my choice", "Back", "Start over")


class Brisk(Player):
    """Does what leads on, and confirms as soon as there is something to confirm; seldom looks aside."""

    def _choice(self, open_to: list[Offer]) -> Offer:
        confirm = [offer for offer in open_to if offer.label == CONFIRM]
        if confirm and self._chance.random() < 0.4:
            return confirm[0]
        leading_on = [offer for offer in open_to if offer.label not in _ASIDE]
        return super()._choice(leading_on if self._chance.random() < 0.8 else open_to)


async def seated(stage: Stage, people: int, ais: int, bots: int) -> tuple[Table, list[Actor]]:
    """A running table."""
    persons = [stage.person(name) for name in NAMES[:people]]
    first, *others = persons
    card = (await first.slash("/game new", game="zoo", seats=people + ais)).message
    assert card is not None
    lobby = await stage.house.table_in(int(first.channel.id))
    assert lobby is not None
    await stage.house.lobby.configure(lobby.id, int(first.id), options={"bots": str(bots)})
    for person in others:
        await person.click(card, "Join")
    for _ in range(ais):
        await first.choose(card, "random")
    await first.click(card, "Start")
    return lobby, persons


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (3, 2), (1, 3)])
async def test_people_play_to_the_final_sheet(stage: Stage, people: int, bots: int) -> None:
    async with stage.bot(Sketching(), FACES, seeds=lambda: people):
        table, persons = await seated(stage, people, 0, bots)
        await play_out(Evening(stage, table, tuple(persons)), seed=people, kind=Brisk)
        final = await persons[0].sees("Rematch")
        await persons[0].click(final, "Review")
        review = words.message(await persons[0].sees("than the others on average", within=60))
    assert stage.playground.record.refused == []
    text = words.message(final)
    assert all(name in text for name in ("final", "course", "replay", "Rematch", "Export"))
    assert all(person.mention in review for person in persons)


async def test_a_hint_is_taken_over_with_its_orders_though_others_choose_meanwhile(stage: Stage) -> None:
    async with stage.bot(Sketching(), FACES, seeds=lambda: 4):
        table, (anna, ben) = await seated(stage, 2, 0, 0)
        await anna.sees(TAKE)
        opened = await through(anna)
        hinted = await thought_of(anna, opened.message, "Hint", said=HINTED)
        assert "majority shareholder" in words.message(hinted)
        await Brisk(ben, Random(2), Counter()).take_turn()
        planned = await thought_of(anna, hinted, "Take number 1", said="Orders: ")
        await press(anna, planned, "Confirm")
        look = await stage.house.sight.look(table.id, int(anna.id))
        assert look.view.state.players[0].played
        assert any(look.view.state.players[0].shares)
        assert all("What looks best" not in words.message(post) for post in ben.messages())
    assert stage.playground.record.refused == []


async def test_five_ais_play_among_themselves_while_the_only_person_is_away(stage: Stage) -> None:
    async with stage.bot(Sketching(), FACES, seeds=lambda: 5):
        table, (anna,) = await seated(stage, 1, 4, 0)
        await stage.house.seats.hand_over(table.id, 0, "random")
        final = await anna.sees("Rematch")
    assert stage.playground.record.refused == []
    assert "final" in words.message(final)


async def test_who_is_done_chooses_the_next_token_ahead(stage: Stage) -> None:
    async with stage.bot(Sketching(), FACES, seeds=lambda: 2):
        table, persons = await seated(stage, 2, 0, 0)
        house = stage.house
        for person in persons:
            await person.sees("it is your turn")
            look = await house.sight.look(table.id, int(person.id))
            await house.play.act(table.id, int(person.id), "pick speculate", "ready", version=look.version)
        first = (await house.table(table.id)).to_act[0]
        done, other = persons[first], persons[1 - first]
        look = await house.sight.look(table.id, int(done.id))
        await house.play.act(table.id, int(done.id), "coins", "done", version=look.version)
        await stage.settle()
        answer = await done.click(TURN)
        assert answer.message is not None
        panel = (await done.click(answer.message, "Plan ahead")).message
        assert panel is not None
        assert "nothing is played before it is your turn" in words.message(panel)
        chosen = (await done.click(panel, "Lobby")).message
        assert chosen is not None
        offer = (await done.click(chosen, "Confirm")).message
        assert offer is not None
        assert "played by itself" in (await done.click(offer, "Play it by itself")).text
        look = await house.sight.look(table.id, int(other.id))
        await house.play.act(table.id, int(other.id), "coins", "done", version=look.version)
        await stage.settle()
        assert (await house.table(table.id)).to_act == (1 - first,)
    assert stage.playground.record.refused == []
