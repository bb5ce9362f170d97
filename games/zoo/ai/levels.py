"""The three levels Spółka ZOO is played at."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from games.core import Opponent
from games.zoo.ai.peddler import Peddler
from games.zoo.ai.planner import Planner
from games.zoo.ai.tycoon import Tycoon

LEVELS: Mapping[str, Opponent] = MappingProxyType(
    {"peddler": Peddler(), "broker": Planner(), "tycoon": Tycoon()}
)
"""The weakest first."""
