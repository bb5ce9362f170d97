from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pithead.sqlite"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    async with Database(path) as database:
        yield database
