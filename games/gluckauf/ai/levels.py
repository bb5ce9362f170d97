"""The three levels Glück Auf is played at."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from games.core import Opponent
from games.gluckauf.ai.apprentice import Apprentice
from games.gluckauf.ai.baron import Baron
from games.gluckauf.ai.planner import Planner
from games.gluckauf.ai.weights import weights

LEVELS: Mapping[str, Opponent] = MappingProxyType(
    {
        "apprentice": Apprentice(weights("apprentice")),
        "hewer": Planner(weights("hewer")),
        "baron": Baron(weights("baron")),
    }
)
"""The weakest first."""
