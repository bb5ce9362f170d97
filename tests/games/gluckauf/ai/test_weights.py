"""Weights are data."""

from __future__ import annotations

import msgspec
import pytest

from games.gluckauf.ai.levels import LEVELS
from games.gluckauf.ai.weights import Weights, weights


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_its_weights_and_none_is_below_nothing(level: str) -> None:
    for name in Weights.__struct_fields__:
        value = getattr(weights(level), name)
        assert min(value if isinstance(value, tuple) else (value,)) >= 0


def test_a_weight_nobody_knows_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"luck": 1.0}', type=Weights)
