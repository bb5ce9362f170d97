"""What the result of a mining turn is worth."""

from __future__ import annotations

from msgspec import Struct

from games.gluckauf.components import CARDS

Four = tuple[float, float, float, float]


class Worth(Struct, frozen=True):
    """A sum over what a mine holds afterwards. Nothing in it is worth less than nothing."""

    field: Four
    """A filled field, by its colour."""
    emptied: Four
    """A minecart emptied, by its level."""
    caged: Four
    """A cube in the cage, by its colour."""
    stored: Four
    """A cube in the store."""
    stop: tuple[float, ...]
    """Where the cage stands: the surface, then the levels."""
    complete: tuple[float, ...]
    """A completed order, by its card, on top of what its fields are worth."""


BY_RANK = Worth(
    field=(10.0, 10.1, 10.2, 10.3),
    emptied=(0.20, 0.21, 0.22, 0.23),
    caged=(0.01, 0.011, 0.012, 0.013),
    stored=(0.011, 0.012, 0.013, 0.014),
    stop=(0.005, 0.0, 0.0, 0.0, 0.0),
    complete=tuple(200.0 * card.vp for card in CARDS),
)
"""Points of completed orders, then filled fields, emptied carts, cubes at hand, the cage at the surface."""
