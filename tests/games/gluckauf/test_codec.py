"""Positions as bytes: what is damaged is told, what is accepted can be played on."""

from __future__ import annotations

from base64 import b64decode
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.chance import Chance
from games.core import CorruptState
from games.gluckauf.invariants import flaw
from games.gluckauf.state import State
from games.opponents import RandomOpponent, play_on
from games.record import parse_record, replay
from tests.games import damage
from tests.games.damage import HEADER, body_of, change, flip
from tests.games.playing import states, steady

from .characters import COLLECTOR, DILIGENT, HOARDER, Table
from .positions import GAME

SOUND: tuple[bytes, ...] = tuple(
    GAME.encode(state)
    for seed, characters in enumerate([(DILIGENT, COLLECTOR), (DILIGENT, HOARDER, DILIGENT), (HOARDER,) * 4])
    for state in states(Table(characters, seed, {}), every=7)
)
RECORDS = Path(__file__).parent / "records"
wrapped = partial(damage.wrapped, b"GA")
decoded = partial(damage.decoded, GAME)
odd_values = damage.odd_values([44], ["top", "bottom", "workshops", "orders", "Mining", "Drafting", "Over"])


def check_playable(state: State) -> None:
    """Whatever was accepted can be played to its end without a flaw."""
    assert flaw(state) is None
    assert GAME.decode(GAME.encode(state)) == state
    for seat in (None, *range(state.seats)):
        GAME.view(state, seat)
    for after, _, _ in play_on(GAME, state, (RandomOpponent(),) * state.seats, Chance(1)):
        assert flaw(after) is None
        state = after
    assert GAME.outcome(state) is not None


@settings(steady, max_examples=300)
@given(st.binary(max_size=300))
def test_random_bytes_are_no_position(data: bytes) -> None:
    with pytest.raises(CorruptState):
        GAME.decode(data)


@settings(steady, max_examples=300)
@given(st.binary(max_size=300))
def test_neither_are_random_bytes_with_a_header_that_vouches_for_them(body: bytes) -> None:
    with pytest.raises(CorruptState, match="damaged"):
        GAME.decode(wrapped(body))


@settings(steady, max_examples=500)
@given(st.sampled_from(SOUND), st.data())
def test_a_flipped_bit_is_noticed(sound: bytes, data: st.DataObject) -> None:
    flipped = bytearray(sound)
    flip(flipped, data)
    with pytest.raises(CorruptState):
        GAME.decode(bytes(flipped))


@settings(steady, max_examples=400)
@given(st.sampled_from(SOUND), st.data())
def test_truncated_data_is_noticed_also_with_a_header_that_vouches_for_it(
    sound: bytes, data: st.DataObject
) -> None:
    length = data.draw(st.integers(0, len(sound) - 1))
    with pytest.raises(CorruptState):
        GAME.decode(sound[:length])
    with pytest.raises(CorruptState):
        GAME.decode(wrapped(sound[HEADER:length]))
    with pytest.raises(CorruptState):
        GAME.decode(wrapped(sound[HEADER:] + sound[:length] + b"\0"))


@settings(steady, max_examples=1500)
@given(st.sampled_from(SOUND), st.data())
def test_bits_flipped_by_someone_who_repairs_the_checksum_give_a_playable_position_or_none(
    sound: bytes, data: st.DataObject
) -> None:
    body = bytearray(sound[HEADER:])
    for _ in range(data.draw(st.integers(1, 3))):
        flip(body, data)
    state = decoded(wrapped(bytes(body)))
    if state is not None:
        check_playable(state)


@settings(steady, max_examples=1500)
@given(st.sampled_from(SOUND), st.data())
def test_well_formed_data_with_wrong_values_gives_a_playable_position_or_none(
    sound: bytes, data: st.DataObject
) -> None:
    body = body_of(sound)
    for _ in range(data.draw(st.integers(1, 2))):
        change(body, data, odd_values)
    state = decoded(wrapped(msgspec.msgpack.encode(body)))
    if state is not None:
        check_playable(state)


def test_a_position_of_old_is_read_for_ever() -> None:
    """The file tells after how many moves of the record that position was reached."""
    number, kept = (RECORDS / "four-diligent.state").read_text(encoding="ascii").split()
    record = parse_record((RECORDS / "four-diligent.txt").read_text(encoding="ascii"))
    reached = [state for state, _, _ in replay(record, {"gluckauf": GAME})][int(number)]
    assert GAME.decode(b64decode(kept)) == reached


def test_more_than_belongs_there_is_noticed() -> None:
    body = body_of(SOUND[0])
    body.append(0)
    with pytest.raises(CorruptState, match="damaged"):
        GAME.decode(wrapped(msgspec.msgpack.encode(body)))


def test_a_newer_version_is_told_with_its_number() -> None:
    with pytest.raises(CorruptState) as refusal:
        GAME.decode(wrapped(SOUND[0][HEADER:], version=2))
    assert (refusal.value.code, refusal.value.data) == ("newer-version", {"version": 2, "known": 1})


def test_there_was_no_version_zero() -> None:
    with pytest.raises(CorruptState, match="not-a-state"):
        GAME.decode(wrapped(SOUND[0][HEADER:], version=0))


def test_an_unsound_position_is_told_with_what_is_broken() -> None:
    body = body_of(SOUND[0])
    body[1][0][2] = -1  # the first player's marks
    with pytest.raises(CorruptState) as refusal:
        GAME.decode(wrapped(msgspec.msgpack.encode(body)))
    assert (refusal.value.code, refusal.value.data) == ("unsound", {"invariant": "mines"})


def test_deeply_nested_data_is_refused() -> None:
    with pytest.raises(CorruptState):
        GAME.decode(wrapped(b"\x91" * 100_000))


@pytest.mark.parametrize("data", [None, "GA", 5, [71, 65], b"", b"GA", bytearray(b"GA"), object()])
def test_what_is_no_bytes_is_no_position(data: Any) -> None:
    with pytest.raises(CorruptState, match="not-a-state"):
        GAME.decode(data)


def test_a_word_that_is_no_text_is_refused() -> None:
    sound = next(data for data in SOUND if b"Returning" in data)
    with pytest.raises(CorruptState):
        GAME.decode(wrapped(sound[HEADER:].replace(b"Returning", b"\xd2eturning")))
    with pytest.raises(CorruptState):
        GAME.decode(wrapped(sound[HEADER:].replace(b"top", b"\xd2op").replace(b"bottom", b"\xd2ottom")))
