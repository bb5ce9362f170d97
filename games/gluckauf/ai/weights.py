"""What opponents go by when they weigh positions: figures found by playing, kept as data beside this page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """All in victory points, turns or shares; `make tune` looks for better ones."""

    turn_workers: float = 1.5
    """How many workers a turn takes on average."""
    steps_a_turn: float = 6.5
    """How many useful steps a turn of mining has."""
    fill_steps: float = 1.2
    """Steps to bring a cube from the cage or store to its field."""
    haul_steps: float = 2.9
    """Steps to bring a cube from a cart to its field."""
    tile_turns: float = 0.9
    """Turns to get a tile for a cube that no cart holds."""
    delivery_turns: float = 0.9
    """Turns to deliver by a transport."""
    shared_delivery_turns: float = 0.25
    """The same for a second order of the same transport."""
    doubt: float = 1.7
    """How fast what takes long becomes unlikely."""
    promise: float = 0.9
    """The share of an order's points that is counted before it is delivered, at most."""
    spare_cube: tuple[float, float, float, float] = (0.3, 0.5, 0.7, 0.9)
    """A cube no order needs, by colour, at the beginning of the game."""
    caged: float = 0.25
    """A cube in the cage rather than in a cart."""
    mark: float = 0.45
    """A mark at the beginning of the game, beyond what it is worth in the end."""
    worker: float = 1.5
    """A worker at home."""
    starter: float = 1.0
    """To be the next starting player."""
    mined: float = 0.65
    """The share of full carts that will be emptied before the end."""
    balance: float = 0.8
    """The share of the penalty for unbalanced sides that is counted early."""
    spread: float = 0.8
    """By how many fields a prize of the shift clock is decided when the shift ends, at least."""
    spread_a_turn: float = 0.12
    """And how many more for every turn that is left."""
    clock: float = 1.0
    """The share of the shift clock's prizes that is counted."""
    later_clock: float = 0.7
    """The share of those of later shifts."""
    field_share: float = 0.4
    """Of what a field is worth once its order is delivered: when it is filled."""
    complete_share: float = 0.5
    """Of what an order is worth once it is delivered: when its last field is filled."""
    caged_share: float = 0.2
    """Of what a field is worth: when a cube for it is in the cage."""
    emptied_share: float = 0.3
    """Of what an empty cart adds to the prizes of the shift clock."""
    rival: float = 0.35
    """How much of a rival's gain is one's own loss."""


@cache
def weights(level: str) -> Weights:
    """Those of a level."""
    table = files(__package__).joinpath("weights.json").read_bytes()
    return msgspec.json.decode(table, type=dict[str, Weights])[level]
