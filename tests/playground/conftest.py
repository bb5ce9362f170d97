"""A playground for each test, on a port of its own, with Discord's rate limits far away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from playground.server import Playground
from tests.playground.api import Api

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(rates=10_000) as opened:
        yield opened


@pytest.fixture
async def api(playground: Playground) -> AsyncIterator[Api]:
    """Requests as a bot makes them, without a library between."""
    async with Api(playground, playground.add_bot("raw")) as opened:
        yield opened
