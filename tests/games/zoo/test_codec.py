"""Positions as bytes: what is damaged is told, what is accepted can be played on."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.chance import Chance
from games.core import CorruptState
from games.opponents import play_on
from games.record import parse_record, replay
from games.zoo.invariants import flaw
from games.zoo.state import State
from tests.games import damage
from tests.games.damage import HEADER, body_of, change, flip
from tests.games.playing import states, steady

from .characters import MASTER, PLANNER, SCHEMER, TRADER, Table
from .positions import GAME, A, acting, company, has, new, play, row, to_market

SOUND: tuple[bytes, ...] = tuple(
    GAME.encode(state)
    for seed, (characters, bots) in enumerate(
        [((MASTER, SCHEMER), "1"), ((PLANNER, MASTER, SCHEMER), "2"), ((TRADER,), "3")]
    )
    for state in states(Table(characters, seed, {"bots": bots}), every=5)
)
RECORDS = Path(__file__).parent / "records"
wrapped = partial(damage.wrapped, b"ZO")
decoded = partial(damage.decoded, GAME)
odd_values = damage.odd_values(
    [36, 41], ["coins", "buy apple", "done", "Trading", "Going", "Over", "Removing"]
)


def check_playable(state: State) -> None:
    """Whatever was accepted can be played to its end without a flaw."""
    assert GAME.decode(GAME.encode(state)) == state
    for seat in (None, *range(state.seats)):
        GAME.view(state, seat)
    for after, _, _ in play_on(GAME, state, (TRADER,) * state.seats, Chance(1)):
        assert flaw(after) is None
        state = after
    assert GAME.outcome(state) is not None


@settings(steady, max_examples=200)
@given(st.binary(max_size=300))
def test_random_bytes_are_no_position_with_a_header_that_vouches_for_them_or_without(data: bytes) -> None:
    with pytest.raises(CorruptState):
        GAME.decode(data)
    with pytest.raises(CorruptState, match="damaged"):
        GAME.decode(wrapped(data))


@settings(steady, max_examples=300)
@given(st.sampled_from(SOUND), st.data())
def test_a_flipped_bit_is_noticed(sound: bytes, data: st.DataObject) -> None:
    flipped = bytearray(sound)
    flip(flipped, data)
    with pytest.raises(CorruptState):
        GAME.decode(bytes(flipped))


@settings(steady, max_examples=200)
@given(st.sampled_from(SOUND), st.data())
def test_truncated_data_is_noticed(sound: bytes, data: st.DataObject) -> None:
    length = data.draw(st.integers(0, len(sound) - 1))
    for cut in (sound[:length], wrapped(sound[HEADER:length])):
        with pytest.raises(CorruptState):
            GAME.decode(cut)


@settings(steady, max_examples=800)
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


@settings(steady, max_examples=600)
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


def rare() -> Iterator[State]:
    state = acting(row(has(new(), 0, held="AALLPP", staff="H18"), "H22 H34 H30"), "hire")
    yield play(state, "0: hire H22")[0]
    yield to_market(company(has(new(), 1, shares="A", coins=9), A, deck="I17 A4 A4"))[0]
    yield to_market(company(has(new(), 1, shares="A"), A, deck="I20 A4 A1 A3"))[0]


@settings(steady, max_examples=400)
@given(st.sampled_from([GAME.encode(state) for state in rare()]), st.data())
def test_rare_phases_with_wrong_values_never_come_to_a_crash(sound: bytes, data: st.DataObject) -> None:
    """These sketches lack cards, so none of them is sound: what matters is how that is told."""
    body = body_of(sound)
    change(body, data, odd_values)
    with pytest.raises(CorruptState):
        GAME.decode(wrapped(msgspec.msgpack.encode(body)))


def test_a_position_of_old_is_read_for_ever() -> None:
    """The file tells after how many moves of the record that position was reached."""
    number, kept = (RECORDS / "two-and-a-bot.state").read_text(encoding="ascii").split()
    record = parse_record((RECORDS / "two-and-a-bot.txt").read_text(encoding="ascii"))
    reached = [state for state, _, _ in replay(record, {"zoo": GAME})][int(number)]
    assert GAME.decode(b64decode(kept)) == reached


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_game_of_old_is_replayed_with_its_result(path: Path) -> None:
    record = parse_record(path.read_text(encoding="ascii"))
    *_, (last, _, _) = replay(record, {"zoo": GAME})
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert outcome.scores == record.scores


def test_a_newer_version_is_told_with_its_number() -> None:
    with pytest.raises(CorruptState) as refusal:
        GAME.decode(wrapped(SOUND[0][HEADER:], version=2))
    assert (refusal.value.code, refusal.value.data) == ("newer-version", {"version": 2, "known": 1})


def test_an_unsound_position_is_told_with_what_is_broken() -> None:
    body = body_of(SOUND[0])
    body[3][0][0] = -1  # the first player's coins
    with pytest.raises(CorruptState) as refusal:
        GAME.decode(wrapped(msgspec.msgpack.encode(body)))
    assert (refusal.value.code, refusal.value.data) == ("unsound", {"invariant": "belongings"})


@pytest.mark.parametrize("data", [None, "ZO", 5, b"", b"ZO", b"GA12345", bytearray(b"ZO"), object()])
def test_what_is_no_bytes_of_this_game_is_no_position(data: Any) -> None:
    with pytest.raises(CorruptState):
        GAME.decode(data)
