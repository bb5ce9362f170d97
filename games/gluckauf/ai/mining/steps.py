"""Work steps as the solver counts them: which cube, which colour of field, but not yet which order."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from games.gluckauf.components import COLOURS, STOP_NAMES
from games.gluckauf.state import CAGE, STORE, Cube


class Go(NamedTuple):
    """Move the cage."""

    stop: int


class Haul(NamedTuple):
    """Load a cube from a cart of the level."""

    level: int
    colour: int


class Stow(NamedTuple):
    """Put a cube from the cage into the store."""

    colour: int


class Fit(NamedTuple):
    """Fill a field of that colour with one cube of it, or with two of any."""

    field: int
    cubes: tuple[Cube, ...]


Step: TypeAlias = Go | Haul | Stow | Fit

GO = tuple(Go(stop) for stop in range(len(STOP_NAMES)))
HAUL = tuple(tuple(Haul(level, colour) for colour in COLOURS) for level in COLOURS)
STOW = tuple(Stow(colour) for colour in COLOURS)
FIT_FROM_CAGE = tuple(Fit(colour, ((CAGE, colour),)) for colour in COLOURS)
FIT_FROM_STORE = tuple(Fit(colour, ((STORE, colour),)) for colour in COLOURS)
