"""What hypothesis makes up: tables of all sizes, options and characters, the same ones in every run."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.games.playing import all_options, seeds

from .characters import CHARACTERS, Table
from .positions import GAME

ALL_OPTIONS = all_options(GAME)

tables = st.builds(
    Table,
    st.lists(st.sampled_from(CHARACTERS), min_size=1, max_size=5).map(tuple),
    seeds,
    st.sampled_from(ALL_OPTIONS),
)
