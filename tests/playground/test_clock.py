"""The clock: runs, stands still, is set forward, and rings in order."""

from __future__ import annotations

import asyncio

import pytest

from playground.clock import Clock
from playground.snowflakes import Snowflakes, is_snowflake, moment_of


def test_a_held_clock_moves_only_when_set_forward() -> None:
    clock = Clock(held=True, start=1000.0)
    assert clock.now() == clock.now() == 1000.0
    clock.advance(5)
    assert clock.now() == 1005.0


def test_timers_ring_in_order_each_at_its_moment() -> None:
    clock = Clock(held=True, start=0.0)
    rung: list[tuple[str, float]] = []
    clock.after(2, lambda: rung.append(("two", clock.now())))
    clock.after(1, lambda: rung.append(("one", clock.now())))

    def ring_later() -> None:
        clock.after(0.5, lambda: rung.append(("one and a half", clock.now())))

    clock.after(1, ring_later)
    never = clock.after(1, lambda: rung.append(("never", clock.now())))
    never.cancel()
    clock.advance(10)
    assert rung == [("one", 1.0), ("one and a half", 1.5), ("two", 2.0)]
    assert clock.now() == 10.0


def test_a_clock_does_not_go_back() -> None:
    with pytest.raises(ValueError, match="only goes forward"):
        Clock(held=True).advance(-1)


async def test_a_running_clock_rings_by_itself() -> None:
    clock, rung = Clock(), asyncio.Event()
    clock.after(0.01, rung.set)
    await asyncio.wait_for(rung.wait(), 5)
    clock.close()


def test_ids_tell_their_moment_and_grow_while_time_stands_still() -> None:
    ids = Snowflakes(Clock(held=True, start=1_700_000_000.0))
    made = [int(ids.new()) for _ in range(5000)]
    assert made == sorted(set(made))
    assert moment_of(str(made[0])) == 1_700_000_000.0


@pytest.mark.parametrize("value", ["1", 1, "9223372036854775807"])
def test_what_is_an_id(value: object) -> None:
    assert is_snowflake(value)


@pytest.mark.parametrize("value", ["", "x", "-1", -1, True, None, 1.5, "9223372036854775808", "²", "1" * 30])
def test_what_is_none(value: object) -> None:
    assert not is_snowflake(value)
