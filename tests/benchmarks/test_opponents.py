"""The benchmark of AIs: what it measures is what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import opponents as benchmark


def test_the_largest_mines_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "GAMES_SEEN", 1)
    monkeypatch.setattr(benchmark, "LARGEST", 2)
    first, second = benchmark.mines()
    assert sum(first.cubes()) > 4 < sum(second.cubes())
    assert len(benchmark.mining()) == 2


async def test_clicks_are_timed_with_and_without_barons_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benchmark, "ANSWERS", 5)
    quiet, busy = await benchmark.beside_barons(tmp_path)
    assert len(quiet) == len(busy) == 5
    assert min(*quiet, *busy) > 0
