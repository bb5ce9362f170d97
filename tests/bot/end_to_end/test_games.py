"""Whole games through real discord.py, from the lobby to the final sheet, with all that can be done."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot.faces import FACES
from bot.handlers import handlers
from bot.ids import ClickId
from games import GAMES
from games.gluckauf.actions import BY_TEXT, Work
from games.gluckauf.components import SPACES
from games.gluckauf.game import GluckAuf
from games.gluckauf.state import State
from games.record import parse_record
from playground import words
from playground.driver import Actor
from tests.bot.end_to_end import asides, errands
from tests.bot.end_to_end.evening import Errand, Evening, Used, commands, play_out
from tests.bot.end_to_end.test_forged import click_forged
from tests.bot.player import Sketching
from tests.bot.stage import TAKE, Stage

NAMES = ("Csilla", "Dieter", "Emma", "Yuki")
"""Nobody of them moderates the server."""


async def kinds_used(evening: Evening) -> set[str]:
    """The kinds of actions in a game's record; for work, where."""
    record = parse_record(await evening.stage.house.records.export(evening.table.id))
    return {kind(move.action) for move in record.moves}


def kind(text: str) -> str:
    action = BY_TEXT[text]
    if not isinstance(action, Work):
        return type(action).__name__
    space = SPACES[action.space]
    return f"Work at {space.area}{' (drawing)' if space.draws else ''}"


EVERY_KIND = {kind(text) for text in BY_TEXT}


async def in_channel(stage: Stage, people: list[Actor]) -> Evening:
    return Evening(stage, await stage.table(*people), tuple(people))


async def in_thread(stage: Stage, people: list[Actor]) -> Evening:
    """Another table was there first."""
    await stage.person("Ben").slash("/game new", game="zoo")
    opened = await people[0].slash("/game new", game="gluckauf", seats=len(people))
    assert "so I opened a thread" in opened.text
    there = [person.goes("Glück Auf · Csilla") for person in people]
    card = await there[0].sees("a table for 2")
    for person in there[1:]:
        await person.click(card, "Join")
    await there[0].click(card, "Start")
    await there[0].sees(TAKE)
    table = await stage.house.table_in(int(there[0].channel.id))
    assert table is not None
    return Evening(stage, table, tuple(there))


PLACES = {2: in_thread, 3: in_channel, 4: asides.lobby}
BESIDE: Mapping[int, tuple[Errand, ...]] = {
    2: (errands.undo_agreed,),
    3: (errands.undo_refused, errands.leave_for_good),
    4: (errands.undo_agreed, *asides.IN_PLAY),
}
AFTERWARDS: Mapping[int, tuple[Errand, ...]] = {4: (asides.look_back,)}
NOT_HERE = {"ask", "a-ask"}
"""Choices that end a turn at once are picked from lists in our games; where fists are shown, on buttons."""


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_people_do_everything_there_is_to_the_final_sheet(
    stage: Stage, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [stage.person(name) for name in NAMES[:seats]]
    used = Used(stage, monkeypatch)
    async with stage.bot(Sketching(), FACES, seeds=lambda: seats) as client:
        evening = await PLACES[seats](stage, people)
        await play_out(evening, seed=seats, errands=(*errands.IN_PLAY, *BESIDE[seats]))
        final = words.message(await evening.host.sees("Rematch"))
        for errand in (*errands.AFTERWARDS, *AFTERWARDS.get(seats, ())):
            await errand(evening)
        assert await kinds_used(evening) >= EVERY_KIND - {"Fill"}
        assert used.commands >= commands(client)
        if seats == max(PLACES):
            assert used.commands >= commands(client, options=True)
            assert used.verbs >= set(handlers(client.service)) - NOT_HERE
    assert stage.playground.record.refused == []
    shown = ("final.png", "course.png", "replay.gif", "Ratings: ", " 0 → ", "Rematch", "Export")
    assert all(name in final for name in shown)


class Scarce(GluckAuf):
    """With hardly any coal in the supply, so that carts have to be filled with other colours."""

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> State:
        return replace(super().new(seats, seed, options), supply=(2, 2, 2, 2))


async def test_one_person_plays_with_two_ais_where_coal_is_scarce(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a direct message, and with every command there too."""
    anna = stage.person("Anna").writes_to(stage.application.id)
    used = Used(stage, monkeypatch)
    scarce = {**GAMES, "gluckauf": Scarce()}
    async with stage.bot(Sketching(), FACES, games=scarce, seeds=lambda: 7, ai_seeds=lambda: 7) as client:
        evening = Evening(stage, await stage.table(anna, ais=2), (anna,))
        await play_out(evening, seed=1, errands=(*errands.IN_PLAY, errands.undo_agreed))
        final = await anna.sees("Rematch")
        for errand in errands.AFTERWARDS:
            await errand(evening)
        assert "Fill" in await kinds_used(evening)
        assert used.commands >= commands(client)
        late = await click_forged(anna, final, str(ClickId("turn", evening.table.id)))
        assert "This game is over." in late
    assert stage.playground.record.refused == []
