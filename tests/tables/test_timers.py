"""Timers that survive a restart, fire once however late, and go with their table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tables import Change, Consequences, House, Notice, Timer
from tests.tables.rooms import CHANNEL, RED, Clock, lobby, open_house, started, turn


def remind(due: float, **data: object) -> Timer:
    return Timer("remind", "remind", due, user=RED, data=data)


async def test_a_timer_is_due_when_its_time_has_come(house: House, clock: Clock) -> None:
    await house.timers.set(remind(clock() + 10), Timer("later", "x", clock() + 20))
    assert await house.timers.due() == ()
    assert await house.timers.next_due() == clock() + 10
    clock.pass_by(10)
    assert [timer.key for timer in await house.timers.due()] == ["remind"]


async def test_late_timers_fire_once_after_a_restart(tmp_path: Path) -> None:
    path, clock = tmp_path / "pithead.sqlite", Clock()
    async with open_house(path, clock=clock) as house:
        await house.timers.set(remind(clock() + 10))
    clock.pass_by(1_000_000)
    async with open_house(path, clock=clock) as house:
        (timer,) = await house.timers.due()
        fired = Consequences((Notice("reminder"),))
        assert await house.timers.fire(timer, fired, channel=CHANNEL)
        assert not await house.timers.fire(timer, fired, channel=CHANNEL)
        assert len(await house.outbox.take()) == 1
    async with open_house(path, clock=clock) as house:
        assert await house.timers.due() == ()


async def test_firing_at_once_from_two_sides_happens_once(house: House, clock: Clock) -> None:
    await house.timers.set(remind(clock()))
    (timer,) = await house.timers.due()
    fired = await asyncio.gather(*(house.timers.fire(timer) for _ in range(4)))
    assert sorted(fired) == [False, False, False, True]


async def test_a_timer_set_anew_or_cancelled_meanwhile_does_not_fire(house: House, clock: Clock) -> None:
    await house.timers.set(remind(clock()))
    (timer,) = await house.timers.due()
    await house.timers.set(remind(clock() + 50))
    assert not await house.timers.fire(timer)
    assert await house.timers.get("remind") == remind(clock() + 50)
    await house.timers.cancel("remind")
    assert await house.timers.get("remind") is None


async def test_a_ladder_of_reminders_sets_its_next_step_under_the_same_key(
    house: House, clock: Clock
) -> None:
    await house.timers.set(remind(clock(), step=1))
    (timer,) = await house.timers.due()
    following = remind(clock() + 100, step=2)
    assert await house.timers.fire(timer, Consequences(timers=(following,)))
    assert await house.timers.get("remind") == following


async def test_timers_follow_from_changes_and_go_when_their_table_ends(tmp_path: Path) -> None:
    def clocked(change: Change) -> Consequences:
        if not change.after.unfinished:
            return Consequences()
        due = change.at + 100 * change.after.version
        return Consequences(timers=(Timer(change.after.id, "clock", due, table=change.after.id),))

    async with open_house(tmp_path / "pithead.sqlite", aftermath=clocked) as house:
        table = await started(house)
        await turn(house, table, RED, "dig 1")
        timer = await house.timers.get(table.id)
        assert timer is not None
        assert timer.due_at == 1_000_200.0
        await asyncio.wait_for(house.timers.wait(), 1)
        other = await lobby(house, channel=1)
        await house.timers.set(Timer("about the other", "x", 0.0, table=other.id))
        await house.seats.end(table.id)
        await house.seats.end(other.id)
        assert await house.timers.next_due() is None
