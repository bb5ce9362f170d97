"""When a person's time runs."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import Calendar, Vacation

HOUR, DAY = 3600.0, 86400.0
WARSAW = "Europe/Warsaw"


def at(text: str) -> float:
    """A moment, as UTC has it."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def shown(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%a %m-%d %H:%M")


# 2026-03-02 is a Monday.
NOON = at("2026-03-02 12:00")


def test_without_pauses_time_just_runs() -> None:
    assert Calendar(WARSAW).moment_after(NOON, 3 * DAY) == NOON + 3 * DAY


def test_nights_are_those_of_the_persons_own_clock() -> None:
    calendar = Calendar(WARSAW, night=(22, 8))
    # 13:00 in Warsaw: nine hours to the night, then from eight in the morning, which is seven in UTC.
    assert shown(calendar.moment_after(NOON, 9 * HOUR)) == "Mon 03-02 21:00"
    assert shown(calendar.moment_after(NOON, 10 * HOUR)) == "Tue 03-03 08:00"
    assert shown(Calendar("Asia/Tokyo", night=(22, 8)).moment_after(NOON, 2 * HOUR)) == "Tue 03-03 00:00"


def test_a_night_may_lie_within_one_day_and_the_same_hour_twice_is_no_night() -> None:
    assert shown(Calendar(night=(1, 7)).moment_after(at("2026-03-02 00:30"), HOUR)) == "Mon 03-02 07:30"
    assert Calendar(night=(5, 5)).moment_after(NOON, DAY) == NOON + DAY


def test_weekends_do_not_count() -> None:
    friday = at("2026-03-06 18:00")
    assert shown(Calendar(weekends=True).moment_after(friday, DAY)) == "Mon 03-09 18:00"


def test_vacations_do_not_count_first_and_last_day_included() -> None:
    away = Vacation(date(2026, 3, 4), date(2026, 3, 10))
    calendar = Calendar(vacations=(away,))
    assert shown(calendar.moment_after(NOON, 2 * DAY)) == "Wed 03-11 12:00"
    assert calendar.away(at("2026-03-10 23:59")) == away
    assert calendar.away(at("2026-03-11 00:00")) is None


def test_when_the_clocks_change_a_day_has_twenty_three_hours() -> None:
    saturday = at("2026-03-28 11:00")  # noon in Warsaw, the day before
    calendar = Calendar(WARSAW, night=(22, 8))
    assert shown(calendar.moment_after(saturday, 12 * HOUR)) == "Sun 03-29 08:00"


def test_what_falls_due_at_night_waits_for_the_morning() -> None:
    calendar = Calendar(night=(22, 8))
    assert shown(calendar.moment_after(at("2026-03-02 22:00"), 0)) == "Tue 03-03 08:00"
    assert shown(calendar.moment_after(at("2026-03-03 07:59"), 0)) == "Tue 03-03 08:00"
    assert shown(calendar.moment_after(at("2026-03-03 08:00"), 0)) == "Tue 03-03 08:00"
    assert calendar.runs(at("2026-03-03 08:00"))
    assert not calendar.runs(at("2026-03-02 22:00"))


@pytest.mark.parametrize(("after", "expected"), [("06:59", "Mon 03-02 07:00"), ("07:00", "Tue 03-03 07:00")])
def test_an_hour_of_the_day_comes_every_day(after: str, expected: str) -> None:
    assert shown(Calendar(WARSAW).at_hour(8, at(f"2026-03-02 {after}"))) == expected


zones = st.sampled_from([WARSAW, "America/New_York", "Asia/Tokyo", "Asia/Kathmandu", "UTC"])
hours = st.integers(0, 23)
days = st.dates(date(2026, 1, 1), date(2026, 12, 31))
calendars = st.builds(
    Calendar,
    zones,
    st.none() | st.tuples(hours, hours),
    st.booleans(),
    st.lists(
        st.builds(
            lambda first, n: Vacation(first, date.fromordinal(first.toordinal() + n)),
            days,
            st.integers(0, 20),
        ),
        max_size=3,
    ).map(tuple),
)
moments = st.floats(at("2026-01-01 00:00"), at("2026-12-31 00:00")).map(round)


@given(calendars, moments, st.floats(0, 20 * DAY).map(round))
def test_what_has_passed_is_what_was_to_pass(calendar: Calendar, start: int, seconds: int) -> None:
    moment = calendar.moment_after(start, seconds)
    assert moment >= start + seconds
    assert calendar.seconds_between(start, moment) == pytest.approx(seconds)


@given(calendars, moments, moments)
def test_time_never_runs_faster_than_the_sun(calendar: Calendar, one: int, other: int) -> None:
    start, end = sorted((one, other))
    assert 0 <= calendar.seconds_between(start, end) <= end - start
    assert calendar.away(start) is None or not calendar.runs(start)
