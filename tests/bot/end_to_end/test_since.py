"""What happened since one's last turn: in words, and as a short film when the panel opens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.face import Names, Picture, Style
from playground import words
from tables import Passage
from tests.bot.plain_face import PlainFace, grey
from tests.bot.stage import TAKE, Stage, play


class FilmingFace(PlainFace):
    """Names its films after how many turns they show."""

    def replay(self, passages: Sequence[Passage], names: Names, style: Style) -> Picture | None:
        return Picture(f"film{len(passages)}.png", "What happened", partial(grey, 9))


async def test_the_panel_opens_with_a_film_of_the_turns_since_ones_last(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Anna", "Csilla", "Dieter")]
    async with stage.bot(faces={"gluckauf": FilmingFace()}, seeds=lambda: 7):
        table = await stage.table(*people)
        await play(stage, table, *people, turns=10)  # three rounds of the draft, and one turn
        await stage.settle()
        person = people[(await stage.house.table(table.id)).to_act[0]]
        since = len(await stage.house.sight.turns_since(table.id, int(person.id)))
        assert since > 0
        panel = (await person.click(TAKE)).message
        assert panel is not None
        assert f"film{since}" in str([attached.filename for attached in panel.message.attachments])
        assert "Since your last turn" in words.message(panel)
        after = (await person.choose(panel, "work money:6")).message
        assert after is not None
        assert "film" not in str([attached.filename for attached in after.message.attachments])
    assert stage.playground.record.refused == []
