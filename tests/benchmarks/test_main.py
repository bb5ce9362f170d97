"""`python -m benchmarks`."""

from __future__ import annotations

from importlib import import_module

import pytest

from benchmarks.__main__ import main, names


def test_every_module_is_a_benchmark_with_a_main() -> None:
    assert "games" in names()
    for name in names():
        assert callable(import_module(f"benchmarks.{name}").main)


def test_an_unknown_one_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gaems"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("There is no benchmark 'gaems'; there are ")
    assert "games" in said
