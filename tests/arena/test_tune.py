"""The search for better weights."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from arena import tune
from games.gluckauf.ai.weights import Weights


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "weights.json"
    path.write_text('{"hewer": {}, "baron": {}}')
    monkeypatch.setattr(tune, "FILE", path)
    return path


def test_moved_weights_differ_by_a_share_of_themselves() -> None:
    weights = Weights()
    ahead = tune.moved(weights, [1.0] * len(tune.flat(weights)), 0.1)
    assert ahead.worker == pytest.approx(weights.worker * 1.10517, rel=1e-4)
    assert tune.moved(weights, [0.0] * len(tune.flat(weights)), 0.1) == weights


def test_it_keeps_what_it_found_and_finds_the_same_again(file: Path) -> None:
    arguments = ["--rounds", "1", "--games", "2", "--seats", "2", "--workers", "1"]
    found = []
    for _ in range(2):
        file.write_text('{"hewer": {}, "baron": {}}')
        assert tune.main(arguments) == 0
        found.append(msgspec.json.decode(file.read_bytes(), type=dict[str, Weights]))
    assert found[0] == found[1]
    assert found[0]["hewer"] == Weights() != found[0]["baron"]
