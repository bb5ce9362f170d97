from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tables import House
from tests.tables.rooms import Clock, open_house


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with open_house(tmp_path / "pithead.sqlite", clock=clock) as house:
        yield house
