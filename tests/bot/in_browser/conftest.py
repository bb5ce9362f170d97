"""Windows on a playground with the bot as it is: real games, real pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.faces import FACES
from tests.browser import PeoplesWindows, chromium

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.bot.stage import Stage


@pytest.fixture
async def windows(stage: Stage) -> AsyncIterator[PeoplesWindows]:
    async with stage.bot(faces=FACES), chromium() as browser:
        opened = PeoplesWindows(browser, stage.playground)
        yield opened
        assert opened.complaints == []
