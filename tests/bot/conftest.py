"""A stage for each test: an embedded Discord with its rate limits far away, and an empty database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.server import Playground
from tests.bot.stage import Stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Playground(rates=10_000) as playground:
        yield Stage(playground, tmp_path / "pithead.sqlite")
