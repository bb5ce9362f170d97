"""AIs take their turns to the end, however long those are."""

import pytest

from bot import opponents
from tables import play
from tests.bot.stage import Stage


async def test_a_turn_longer_than_is_taken_at_once_is_taken_in_parts(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (opponents, play):
        monkeypatch.setattr(module, "ACTIONS_AT_ONCE", 1)
    anna = stage.person("Anna")
    async with stage.bot():
        table = await stage.table(anna, ais=1)
        await stage.house.seats.hand_over(table.id, 0, "random")
        await anna.sees("Rematch")
        assert (await stage.house.table(table.id)).status == "finished"
