"""What people chose, and when they are away."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

import pytest

from tables import House, Person, Refused, Vacation
from tests.tables.rooms import BLUE, RED, open_house


async def test_choices_are_kept_and_changed_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        assert await house.people.get(RED) == Person(RED)
        await house.people.choose(RED, language="hu", time_zone="Europe/Budapest")
        await house.people.choose(RED, reminders={"hours": [24, 48]}, accessibility={"describe": True})
        await house.people.choose(RED, language=None)
    async with open_house(path) as house:
        assert await house.people.get(RED) == Person(
            RED, None, "Europe/Budapest", {"hours": [24, 48]}, {"describe": True}
        )
        assert await house.people.get(BLUE) == Person(BLUE)


async def test_choices_made_at_once_do_not_undo_each_other(house: House) -> None:
    choose = house.people.choose
    await asyncio.gather(
        choose(RED, language="pl"), choose(RED, time_zone="Asia/Tokyo"), choose(RED, reminders={"digest": 7})
    )
    assert await house.people.get(RED) == Person(RED, "pl", "Asia/Tokyo", {"digest": 7})


@pytest.mark.parametrize("zone", ["Mars/Olympus", "", "../../etc/passwd", "Europe"])
async def test_a_time_zone_nobody_knows_is_refused(house: House, zone: str) -> None:
    with pytest.raises(Refused, match="no-such-time-zone"):
        await house.people.choose(RED, time_zone=zone)
    assert await house.people.get(RED) == Person(RED)


async def test_vacations_are_booked_and_cancelled(house: House) -> None:
    booked = await house.people.book(RED, date(2026, 7, 1), date(2026, 7, 14))
    assert booked.days == 14
    assert await house.people.away(RED, date(2026, 7, 14)) == booked
    assert await house.people.away(RED, date(2026, 7, 15)) is None
    assert await house.people.away(BLUE, date(2026, 7, 14)) is None
    await house.people.cancel_vacation(RED, date(2026, 7, 1))
    assert await house.people.vacations(RED) == ()


async def test_vacations_do_not_overlap_or_run_backwards(house: House) -> None:
    await house.people.book(RED, date(2026, 7, 1), date(2026, 7, 14))
    with pytest.raises(Refused, match="booked-already"):
        await house.people.book(RED, date(2026, 7, 14), date(2026, 7, 20))
    with pytest.raises(Refused, match="ends-before-it-begins"):
        await house.people.book(RED, date(2026, 8, 2), date(2026, 8, 1))
    await house.people.book(RED, date(2026, 7, 15), date(2026, 7, 15))


async def test_vacations_are_limited_per_year(house: House) -> None:
    await house.people.book(RED, date(2026, 1, 1), date(2026, 1, 31))
    with pytest.raises(Refused, match="too-many-vacation-days") as refusal:
        await house.people.book(RED, date(2026, 12, 1), date(2026, 12, 12))
    assert refusal.value.data == {"year": 2026, "days": 43, "limit": 42}
    turn_of_the_year = await house.people.book(RED, date(2026, 12, 25), date(2027, 1, 20))
    assert turn_of_the_year == Vacation(date(2026, 12, 25), date(2027, 1, 20))
    assert turn_of_the_year.days_in(2026) == 7
