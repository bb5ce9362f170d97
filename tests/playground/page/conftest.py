"""Windows on a playground with a stranger's bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import PeoplesWindows, chromium
from tests.playground.page.showcase import Showcase
from tests.playground.stranger import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground.server import Playground


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[Showcase]:
    client = Showcase()
    async with running(playground, client):
        yield client


@pytest.fixture
async def windows(playground: Playground) -> AsyncIterator[PeoplesWindows]:
    async with chromium() as browser:
        opened = PeoplesWindows(browser, playground)
        yield opened
        assert opened.complaints == []
