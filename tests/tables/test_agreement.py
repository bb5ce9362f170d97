"""What a table may agree on about time, and what a person may choose about reminders."""

from __future__ import annotations

from typing import Any

import pytest

from tables import AGREED, LADDERS, Agreement, House, Opening, Refused, Reminders, agreement, reminders
from tests.tables.rooms import CHANNEL, RED, lobby

DAY = 86400.0


def test_nothing_agreed_is_no_clock() -> None:
    assert agreement({}) == Agreement("none", 0, nights=False, weekends=False, expiry="ai-turn")


@pytest.mark.parametrize("option", AGREED, ids=lambda option: option.key)
def test_every_choice_fits_into_one_list_and_can_be_agreed_on(option: Any) -> None:
    assert len(option.choices) <= 25
    assert len({agreement({option.key: choice}) for choice in option.choices}) == len(option.choices)


def test_a_turn_has_from_one_to_fourteen_days() -> None:
    found = [agreement({"clock": f"turn-{days}"}).turn_seconds for days in range(1, 15)]
    assert found == [days * DAY for days in range(1, 15)]


def test_with_a_time_bank_each_turn_has_a_day_and_the_game_has_the_rest() -> None:
    bank = agreement({"clock": "bank-14"})
    assert (bank.turn_seconds, bank.bank_seconds) == (DAY, 14 * DAY)


def test_the_clock_may_pause_at_night_at_weekends_or_both() -> None:
    both = agreement({"clock": "turn-3", "pauses": "nights-weekends"})
    assert (both.nights, both.weekends) == (True, True)
    assert not agreement({"pauses": "weekends"}).nights


@pytest.mark.parametrize(
    "settings", [{"clock": "turn-15"}, {"clock": 3}, {"pauses": "noon"}, {"expiry": None}]
)
async def test_what_cannot_be_agreed_on_is_refused(house: House, settings: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="no-such-choice"):
        await house.lobby.open(Opening("dig", CHANNEL, RED, settings=settings))
    table = await lobby(house)
    with pytest.raises(Refused, match="no-such-choice"):
        await house.lobby.configure(table.id, RED, settings=settings)
    await house.lobby.configure(table.id, RED, settings={"clock": "turn-3", "theme": "light"})


@pytest.mark.parametrize("hours", LADDERS)
def test_every_ladder_offered_can_be_chosen(hours: tuple[int, ...]) -> None:
    assert reminders({"hours": hours}).hours == hours


@pytest.mark.parametrize(
    "chosen",
    [
        {"hours": [48, 24]},
        {"hours": [24, 24]},
        {"hours": [0]},
        {"hours": [1000]},
        {"hours": "24"},
        {"where": "by post"},
        {"night": [22]},
        {"night": [22, 24]},
        {"digest": -1},
        {"loudly": True},
    ],
)
async def test_reminders_nobody_can_choose_are_refused(house: House, chosen: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="no-such-reminders"):
        await house.people.choose(RED, reminders=chosen)


def test_who_chose_nothing_is_reminded_after_one_two_and_three_days_in_the_channel() -> None:
    assert reminders({}) == Reminders((24, 48, 72), "channel", (22, 8), None)
