"""What hypothesis makes up: tables of all sizes, options and characters, the same ones in every run."""

from __future__ import annotations

from itertools import product

from hypothesis import settings
from hypothesis import strategies as st

from .characters import CHARACTERS, Table
from .positions import GAME

steady = settings(derandomize=True, deadline=None, database=None)

ALL_OPTIONS = tuple(
    dict(zip((option.key for option in GAME.options), choices, strict=True))
    for choices in product(*(option.choices for option in GAME.options))
)

tables = st.builds(
    Table,
    st.lists(st.sampled_from(CHARACTERS), min_size=1, max_size=5).map(tuple),
    st.integers(-(2**63), 2**63 - 1),
    st.sampled_from(ALL_OPTIONS),
)
