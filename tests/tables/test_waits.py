"""Whom a table waits for: reminders, clocks, silence. Time passes in the test alone."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from tables import Ai, Expired, House, NotAtTable, NotYourTurn, Opening, Refused, Table
from tests.tables.rooms import (
    BLUE,
    CHANNEL,
    GREEN,
    GUILD,
    RED,
    STRANGER,
    Clock,
    do,
    open_house,
    started,
    turn,
)
from tests.tables.test_outbox import drain

HOUR, DAY = 3600.0, 86400.0
MONDAY = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()


@pytest.fixture
def clock() -> Clock:
    return Clock(MONDAY)


async def clocked(house: House, **settings: str) -> Table:
    table = await house.lobby.open(
        Opening("dig", CHANNEL, RED, guild=GUILD, seats=2, settings=dict(settings))
    )
    await house.lobby.join(table.id, BLUE)
    return await house.lobby.start(table.id, RED)


async def pass_to(house: House, clock: Clock, moment: float) -> list[Expired]:
    """Lets the time pass, waking what falls due on the way; stops where a clock runs out."""
    while (due := await house.timers.next_due()) is not None and due <= moment:
        clock.now = max(clock.now, due)
        if ran_out := await wake(house):
            return ran_out
    clock.now = max(clock.now, moment)
    return []


async def wake(house: House) -> list[Expired]:
    """What a bot does that has just come up."""
    found = []
    for timer in await house.timers.due():
        if timer.kind == "wait" and (expired := await house.waits.wake(timer)) is not None:
            found.append(expired)
        elif timer.kind == "digest":
            await house.digests.wake(timer)
    return found


async def sent(house: House, *kinds: str) -> list[tuple[str, str, int]]:
    """What was owed, when, and about whom."""
    return [
        (datetime.fromtimestamp(entry.created_at, UTC).strftime("%d %H:%M"), entry.kind, entry.data["user"])
        for entry in await drain(house)
        if entry.kind in (kinds or ("reminder", "late", "digest", "vacation", "back", "time"))
    ]


async def test_reminders_come_after_one_two_and_three_days_and_then_no_more(
    house: House, clock: Clock
) -> None:
    await started(house)
    await pass_to(house, clock, MONDAY + 30 * DAY)
    assert await sent(house, "reminder") == [
        ("03 12:00", "reminder", RED),
        ("04 12:00", "reminder", RED),
        ("05 12:00", "reminder", RED),
    ]


async def test_the_ladder_is_the_players_own(house: House, clock: Clock) -> None:
    await house.people.choose(RED, reminders={"hours": [2, 6]})
    await started(house)
    await pass_to(house, clock, MONDAY + 3 * DAY)
    assert await sent(house) == [("02 14:00", "reminder", RED), ("02 18:00", "reminder", RED)]


async def test_who_wants_no_reminders_gets_none(house: House, clock: Clock) -> None:
    await house.people.choose(RED, reminders={"hours": []})
    await started(house)
    await pass_to(house, clock, MONDAY + 3 * DAY)
    assert await sent(house) == []


async def test_nobody_is_reminded_at_night(house: House, clock: Clock) -> None:
    await house.people.choose(RED, time_zone="Asia/Tokyo", reminders={"hours": [2, 3, 24]})
    await started(house)  # at nine in the evening in Tokyo; both fall into the night
    await pass_to(house, clock, MONDAY + DAY)
    assert await sent(house) == [("02 23:00", "reminder", RED), ("03 12:00", "reminder", RED)]


async def test_a_bot_that_was_down_for_days_sends_one_reminder(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path, clock=clock) as house:
        await started(house)
    clock.pass_by(2.5 * DAY)  # midnight: still nothing
    async with open_house(path, clock=clock) as house:
        await wake(house)
        assert await sent(house) == []
        await pass_to(house, clock, MONDAY + 3.5 * DAY)
        assert await sent(house) == [("05 08:00", "reminder", RED), ("05 12:00", "reminder", RED)]
        assert await wake(house) == []


async def test_moving_ends_the_reminders_and_begins_those_of_the_next(house: House, clock: Clock) -> None:
    table = await started(house)
    await pass_to(house, clock, MONDAY + 1.5 * DAY)
    await turn(house, table, RED)
    await pass_to(house, clock, MONDAY + 3 * DAY)
    assert await sent(house) == [("03 12:00", "reminder", RED), ("05 08:00", "reminder", BLUE)]


async def test_planning_half_a_turn_does_not_stop_the_reminders(house: House, clock: Clock) -> None:
    table = await started(house)
    await do(house, table, RED, "dig 1")
    await do(house, table, RED, "peek")
    await pass_to(house, clock, MONDAY + DAY)
    assert await sent(house) == [("03 12:00", "reminder", RED)]


async def test_muting_ends_the_reminders_of_this_turn_only(house: House, clock: Clock) -> None:
    table = await started(house)
    await pass_to(house, clock, MONDAY + DAY)
    await house.waits.mute(table.id, RED, request="mute")
    await house.waits.mute(table.id, RED, request="mute")
    await pass_to(house, clock, MONDAY + 3 * DAY)
    assert len(await sent(house)) == 1
    await turn(house, table, RED)
    await turn(house, table, BLUE)
    await pass_to(house, clock, MONDAY + 4 * DAY)
    assert await sent(house) == [("06 12:00", "reminder", RED)]


async def test_only_who_is_waited_for_mutes_or_takes_time(house: House) -> None:
    table = await started(house)
    for asked in (house.waits.mute, house.waits.more_time):
        with pytest.raises(NotYourTurn):
            await asked(table.id, BLUE)
        with pytest.raises(NotAtTable):
            await asked(table.id, STRANGER)


async def test_each_who_chooses_in_secret_is_waited_for_alone(house: House, clock: Clock) -> None:
    table = await started(house, "fists", people=3)
    assert [wait.user for wait in await house.waits.at(table.id)] == [RED, BLUE, GREEN]
    await pass_to(house, clock, MONDAY + HOUR)
    await do(house, table, BLUE, "rock")
    await house.waits.mute(table.id, GREEN)
    await pass_to(house, clock, MONDAY + DAY)
    assert await sent(house) == [("03 12:00", "reminder", RED)]
    await do(house, table, RED, "rock")
    await do(house, table, GREEN, "paper")
    assert {wait.since for wait in await house.waits.at(table.id)} == {MONDAY + DAY}


async def test_direct_reminders_are_addressed_to_the_person(house: House, clock: Clock) -> None:
    await house.people.choose(RED, reminders={"where": "direct"})
    await started(house)
    await pass_to(house, clock, MONDAY + DAY)
    (entry,) = [entry for entry in await drain(house) if entry.kind == "reminder"]
    assert (entry.channel, entry.data["direct"]) == (RED, True)


async def test_more_time_is_a_day_once_a_turn(house: House, clock: Clock) -> None:
    table = await clocked(house, clock="turn-2", expiry="vote")
    wait = await house.waits.more_time(table.id, RED, request="more")
    assert wait.deadline == MONDAY + 3 * DAY
    assert (await house.waits.more_time(table.id, RED, request="more")).deadline == MONDAY + 3 * DAY
    with pytest.raises(Refused, match="time-added-already"):
        await house.waits.more_time(table.id, RED)
    await pass_to(house, clock, MONDAY + 4 * DAY)
    assert await sent(house) == [
        ("02 12:00", "time", RED),
        ("04 12:00", "reminder", RED),
        ("05 12:00", "reminder", RED),
        ("05 12:00", "late", RED),
        ("06 12:00", "reminder", RED),
    ]


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"clock": "turn-1"}, "03 12:00"),
        ({"clock": "turn-14"}, "16 12:00"),
        ({"clock": "bank-7"}, "10 12:00"),
        ({"clock": "turn-5", "pauses": "weekends"}, "09 12:00"),
        ({"clock": "turn-1", "pauses": "nights"}, "03 22:00"),
    ],
)
async def test_a_clock_runs_out_as_agreed(
    house: House, clock: Clock, settings: dict[str, str], expected: str
) -> None:
    table = await clocked(house, **settings)
    (wait,) = await house.waits.at(table.id)
    (expired,) = await pass_to(house, clock, MONDAY + 30 * DAY)
    assert (expired.table.id, expired.seat, expired.expiry) == (table.id, 0, "ai-turn")
    assert wait.deadline == clock.now
    assert datetime.fromtimestamp(clock.now, UTC).strftime("%d %H:%M") == expected


async def test_an_expired_clock_stays_due_until_something_was_done(house: House, clock: Clock) -> None:
    table = await clocked(house, clock="turn-1", expiry="ai-seat")
    (expired,) = await pass_to(house, clock, MONDAY + DAY)
    assert await wake(house) == [expired]
    await house.seats.hand_over(table.id, expired.seat, "easy")
    assert await wake(house) == []
    assert await house.waits.at(table.id) == ()


async def test_time_is_taken_from_the_bank_only_beyond_a_turns_own_day(house: House, clock: Clock) -> None:
    table = await clocked(house, clock="bank-7")
    for days in (0.5, 3.0):
        clock.pass_by(days * DAY)
        await turn(house, table, RED)
        await turn(house, table, BLUE)
    (wait,) = await house.waits.at(table.id)
    assert wait.bank == 5 * DAY
    assert wait.deadline == clock() + 6 * DAY
    with pytest.raises(Refused, match="time-bank"):
        await house.waits.more_time(table.id, RED)


async def test_vacation_stops_clock_and_reminders(house: House, clock: Clock) -> None:
    table = await clocked(house, clock="turn-2")
    await house.people.book(RED, date(2026, 3, 3), date(2026, 3, 9))
    assert (await house.waits.at(table.id))[0].deadline == MONDAY + 9 * DAY
    assert len(await pass_to(house, clock, MONDAY + 30 * DAY)) == 1
    assert clock.now == MONDAY + 9 * DAY
    assert await sent(house) == [("02 12:00", "vacation", RED), ("10 12:00", "reminder", RED)]


async def test_coming_back_early_does_not_take_away_the_days_that_passed(house: House, clock: Clock) -> None:
    table = await clocked(house, clock="turn-2")
    await house.people.book(RED, date(2026, 3, 3), date(2026, 3, 20))
    await pass_to(house, clock, MONDAY + 4 * DAY)
    left = await house.people.cancel_vacation(RED, date(2026, 3, 3))
    assert left is not None
    assert left.last == date(2026, 3, 5)
    assert (await house.waits.at(table.id))[0].deadline == MONDAY + 5 * DAY
    assert [kind for _, kind, _ in await sent(house)] == ["vacation", "back"]


async def test_a_vacation_is_told_to_every_table_one_sits_at(house: House) -> None:
    await started(house)
    await started(house, channel=7)
    await started(house, "fists", people=3, channel=8)
    await house.people.book(GREEN, date(2026, 4, 1), date(2026, 4, 2))
    assert await sent(house) == [("02 12:00", "vacation", GREEN)]
    await house.people.book(RED, date(2026, 4, 1), date(2026, 4, 2))
    assert len(await sent(house)) == 3


async def test_a_vacation_does_not_begin_in_the_past(house: House, clock: Clock) -> None:
    await house.people.choose(RED, time_zone="Pacific/Auckland")
    clock.now = MONDAY  # the third of March has begun there already
    with pytest.raises(Refused, match="vacation-in-the-past"):
        await house.people.book(RED, date(2026, 3, 2), date(2026, 3, 9))


async def test_without_a_clock_the_others_are_told_after_four_days(house: House, clock: Clock) -> None:
    table = await started(house, people=3)
    await pass_to(house, clock, MONDAY + 10 * DAY)
    assert ("06 12:00", "late", RED) in await sent(house)
    assert await house.waits.late(table.id) == (0,)
    await house.voting.ask_replace(table.id, BLUE, 0, "easy")


async def test_who_let_two_turns_in_a_row_run_out_may_be_replaced_at_any_time(
    house: House, clock: Clock
) -> None:
    table = await clocked(house, clock="turn-1")
    for missed in range(3):
        (wait,) = await house.waits.at(table.id)
        assert wait.missed == missed
        assert (await house.waits.late(table.id) == (0,)) == (missed == 2)
        await pass_to(house, clock, clock() + DAY)
        version = (await house.table(table.id)).version
        await house.play.act(table.id, Ai(0, "easy", standing_in=True), "rest", version=version)
        if missed < 2:
            await turn(house, table, BLUE)
    assert [kind for _, kind, _ in await sent(house, "late")] == ["late"]


async def test_a_digest_comes_at_the_hour_one_chose_if_any_table_waits(house: House, clock: Clock) -> None:
    table = await started(house)
    await house.people.choose(
        RED, time_zone="America/New_York", reminders={"hours": [], "digest": 9, "where": "channel"}
    )
    await house.people.choose(BLUE, reminders={"hours": [], "digest": 9})
    await pass_to(house, clock, MONDAY + 2.5 * DAY)
    assert await sent(house, "digest") == [
        ("02 14:00", "digest", RED),
        ("03 14:00", "digest", RED),
        ("04 14:00", "digest", RED),
    ]
    clock.pass_by(3 * DAY)  # nobody was there to send them
    await pass_to(house, clock, clock() + HOUR)
    assert [user for _, _, user in await sent(house, "digest")] == [RED]
    await house.people.choose(RED, reminders={"hours": []})
    await turn(house, table, RED)
    await pass_to(house, clock, clock() + DAY)
    assert [user for _, _, user in await sent(house, "digest")] == [BLUE]


async def test_changed_choices_hold_for_turns_that_wait_already(house: House, clock: Clock) -> None:
    await started(house)
    await house.people.choose(RED, reminders={"hours": [3]})
    await pass_to(house, clock, MONDAY + 2 * DAY)
    assert await sent(house) == [("02 15:00", "reminder", RED)]


async def test_a_table_that_agreed_on_something_unknown_plays_without_a_clock(
    house: House, monkeypatch: Any
) -> None:
    monkeypatch.setattr("tables.lobby.agreement", lambda settings: None)
    table = await clocked(house, clock="hourglass")
    (wait,) = await house.waits.at(table.id)
    assert wait.deadline is None


async def test_who_takes_a_seat_over_is_called_and_waited_for_anew(house: House, clock: Clock) -> None:
    table = await started(house)
    await pass_to(house, clock, MONDAY + DAY)
    await house.seats.hand_over(table.id, 0, STRANGER)
    (wait,) = await house.waits.at(table.id)
    assert (wait.user, wait.since, wait.reminded) == (STRANGER, clock(), 0)
    (notice,) = [entry for entry in await drain(house) if entry.kind == "replaced"]
    assert notice.data["called"] == [0]
