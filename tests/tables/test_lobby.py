"""Opening a table, finding a seat, agreeing, starting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from games.core import IllegalSetup
from tables import (
    Access,
    ChannelBusy,
    House,
    LimitReached,
    Limits,
    NoSuchTable,
    NotAtTable,
    Opening,
    Refused,
    WrongStatus,
)
from tests.tables.rooms import (
    BLUE,
    CHANNEL,
    GREEN,
    GUILD,
    RED,
    STRANGER,
    YELLOW,
    Clock,
    lobby,
    open_house,
    play_out,
    started,
)


async def test_who_opens_a_table_sits_at_it(house: House) -> None:
    table = await house.lobby.open(Opening("dig", CHANNEL, RED, guild=GUILD, options={"soil": "sand"}))
    assert (table.status, table.owner, table.people) == ("lobby", RED, (RED,))
    assert table.options == {"length": "short", "soil": "sand"}
    assert len(table.seats) == 4
    assert [seat.colour for seat in table.seats] == ["red", "blue", "green", "purple"]
    assert await house.table_in(CHANNEL) == table


async def test_what_cannot_be_played_is_not_opened(house: House) -> None:
    for opening in (
        Opening("chess", CHANNEL, RED),
        Opening("dig", CHANNEL, RED, seats=7),
        Opening("dig", CHANNEL, RED, options={"soil": "gold"}),
        Opening("dig", CHANNEL, RED, options={"weather": "rain"}),
    ):
        with pytest.raises(IllegalSetup):
            await house.lobby.open(opening)
    with pytest.raises(Refused, match="table-full"):
        await house.lobby.open(Opening("dig", CHANNEL, RED, seats=2, invited=(BLUE, GREEN)))
    assert await house.table_in(CHANNEL) is None


async def test_a_channel_has_one_unfinished_table(house: House) -> None:
    table = await lobby(house)
    with pytest.raises(ChannelBusy) as refusal:
        await house.lobby.open(Opening("dig", CHANNEL, GREEN))
    assert refusal.value.data["table"] == table.id
    await house.seats.end(table.id, by=RED)
    await house.lobby.open(Opening("dig", CHANNEL, GREEN))


async def test_of_many_openings_at_once_in_a_channel_one_succeeds(house: House) -> None:
    openings = [house.lobby.open(Opening("dig", CHANNEL, user)) for user in range(1, 9)]
    outcomes = await asyncio.gather(*openings, return_exceptions=True)
    assert sum(isinstance(outcome, ChannelBusy) for outcome in outcomes) == 7


async def test_opening_twice_with_one_request_opens_one_table(house: House) -> None:
    opening = Opening("dig", CHANNEL, RED)
    first = await house.lobby.open(opening, request="open")
    assert await house.lobby.open(opening, request="open") == first


async def test_limits_of_unfinished_tables(tmp_path: Path) -> None:
    limits = Limits(per_person=2, per_guild=3)
    async with open_house(tmp_path / "pithead.sqlite", limits=limits) as house:
        for channel in (1, 2):
            await house.lobby.open(Opening("dig", channel, RED, guild=GUILD))
        with pytest.raises(LimitReached, match="person"):
            await house.lobby.open(Opening("dig", 3, RED, guild=GUILD))
        await house.lobby.open(Opening("dig", 3, BLUE, guild=GUILD))
        with pytest.raises(LimitReached, match="guild"):
            await house.lobby.open(Opening("dig", 4, GREEN, guild=GUILD))
        await house.lobby.open(Opening("dig", 4, GREEN))


async def test_joining_takes_the_first_open_seat_and_twice_is_once(house: House) -> None:
    table = await lobby(house, people=1)
    table = await house.lobby.join(table.id, BLUE)
    assert await house.lobby.join(table.id, BLUE) == table
    assert table.people == (RED, BLUE)
    assert [change.kind for change in await house.seats.changes(table.id)] == ["joined", "joined"]


async def test_a_full_table_turns_people_away(house: House) -> None:
    table = await lobby(house, people=2)
    with pytest.raises(Refused, match="table-full"):
        await house.lobby.join(table.id, GREEN)


async def test_all_who_join_at_once_get_different_seats(house: House) -> None:
    table = await lobby(house, people=1)
    joins = [house.lobby.join(table.id, user) for user in (BLUE, GREEN, YELLOW, STRANGER)]
    outcomes = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(isinstance(outcome, Refused) for outcome in outcomes) == 1
    assert len(set((await house.table(table.id)).people)) == 4


async def test_reserved_seats_wait_for_those_invited(house: House) -> None:
    table = await house.lobby.open(Opening("dig", CHANNEL, RED, seats=2, invited=(GREEN,)))
    with pytest.raises(Refused, match="seats-reserved"):
        await house.lobby.join(table.id, BLUE)
    table = await house.lobby.join(table.id, GREEN)
    assert (table.seats[1].user, table.seats[1].reserved_for) == (GREEN, None)


async def test_who_is_invited_may_decline_and_others_may_be_invited(house: House) -> None:
    table = await house.lobby.open(Opening("dig", CHANNEL, RED, seats=2, invited=(GREEN,)))
    with pytest.raises(Refused, match="table-full"):
        await house.lobby.invite(table.id, RED, BLUE)
    await house.lobby.leave(table.id, GREEN)
    table = await house.lobby.invite(table.id, RED, BLUE, RED, BLUE)
    assert table.seats[1].reserved_for == BLUE
    assert [found.id for found in await house.tables_of(BLUE)] == [table.id]


async def test_who_may_join(house: House) -> None:
    table = await house.lobby.open(Opening("dig", CHANNEL, RED, access=Access("role", 55)))
    with pytest.raises(Refused, match="role-needed"):
        await house.lobby.join(table.id, BLUE, roles=(1, 2))
    await house.lobby.join(table.id, BLUE, roles=(2, 55))
    await house.lobby.configure(table.id, RED, access=Access("invited"))
    with pytest.raises(Refused, match="invited-only"):
        await house.lobby.join(table.id, GREEN, roles=(55,))


async def test_the_table_of_an_owner_who_leaves_goes_to_the_next_person(house: House) -> None:
    table = await lobby(house, people=2)
    table = await house.lobby.leave(table.id, RED)
    assert (table.owner, table.status) == (BLUE, "lobby")
    table = await house.lobby.leave(table.id, BLUE)
    assert (table.status, table.ended_by) == ("abandoned", "empty")
    with pytest.raises(WrongStatus):
        await house.lobby.join(table.id, RED)


async def test_only_those_at_the_table_can_leave_it(house: House) -> None:
    table = await lobby(house)
    with pytest.raises(NotAtTable):
        await house.lobby.leave(table.id, STRANGER)
    with pytest.raises(NoSuchTable):
        await house.lobby.leave("NOSUCH00", RED)


async def test_the_owner_seats_and_dismisses(house: House) -> None:
    table = await lobby(house, people=1)
    table = await house.lobby.add_ai(table.id, RED, "hard")
    assert table.seats[1].ai == "hard"
    table = await house.lobby.dismiss(table.id, RED, 1)
    assert not table.seats[1].taken
    with pytest.raises(Refused, match="seat-open"):
        await house.lobby.dismiss(table.id, RED, 1)
    with pytest.raises(Refused, match="leave-instead"):
        await house.lobby.dismiss(table.id, RED, 0)


async def test_what_is_the_owners_is_refused_to_others(house: House) -> None:
    table = await lobby(house)
    for change in (
        house.lobby.add_ai(table.id, BLUE, "hard"),
        house.lobby.dismiss(table.id, BLUE, 0),
        house.lobby.invite(table.id, BLUE, GREEN),
        house.lobby.configure(table.id, BLUE, language="pl"),
        house.lobby.start(table.id, BLUE),
        house.seats.end(table.id, by=BLUE),
    ):
        with pytest.raises(Refused, match="not-owner"):
            await change
    assert await house.table(table.id) == table


async def test_colours_are_exchanged(house: House) -> None:
    table = await lobby(house)
    table = await house.lobby.recolour(table.id, RED, "blue")
    assert [seat.colour for seat in table.seats] == ["blue", "red"]
    table = await house.lobby.recolour(table.id, RED, "white")
    assert [seat.colour for seat in table.seats] == ["white", "red"]
    with pytest.raises(Refused, match="no-such-colour"):
        await house.lobby.recolour(table.id, RED, "mauve")


async def test_what_is_agreed_can_be_changed_until_the_start(house: House) -> None:
    table = await lobby(house)
    table = await house.lobby.configure(
        table.id, RED, options={"length": "long"}, language="hu", settings={"clock": "turn-2"}, seats=4
    )
    assert (table.options["length"], table.language, len(table.seats)) == ("long", "hu", 4)
    assert table.settings == {"clock": "turn-2"}
    table = await house.lobby.configure(table.id, RED, seats=3)
    assert (len(table.seats), table.language) == (3, "hu")
    with pytest.raises(Refused, match="too-many-seated"):
        await house.lobby.configure(table.id, RED, seats=1)
    await house.lobby.start(table.id, RED)
    with pytest.raises(WrongStatus):
        await house.lobby.configure(table.id, RED, options={})
    table = await house.lobby.configure(table.id, RED, language="de", settings={"theme": "light"})
    assert (table.language, table.settings) == ("de", {"theme": "light"})


async def test_fewer_seats_move_people_up(house: House) -> None:
    table = await lobby(house, people=4)
    await house.lobby.leave(table.id, BLUE)
    table = await house.lobby.configure(table.id, RED, seats=3)
    assert table.people == (RED, GREEN, YELLOW)
    assert [(seat.seat, seat.colour) for seat in table.seats] == [(0, "red"), (1, "green"), (2, "purple")]


async def test_starting_drops_open_seats(house: House) -> None:
    table = await lobby(house, people=3)
    await house.lobby.leave(table.id, BLUE)
    table = await house.lobby.start(table.id, RED)
    assert (table.status, table.people, table.to_act) == ("running", (RED, GREEN), (0,))
    assert [(seat.seat, seat.colour) for seat in table.seats] == [(0, "red"), (1, "green")]


async def test_a_game_does_not_start_with_too_few(house: House) -> None:
    table = await house.lobby.open(Opening("fists", CHANNEL, RED))
    with pytest.raises(IllegalSetup, match="seat-count"):
        await house.lobby.start(table.id, RED)


async def test_two_tables_are_dealt_differently(house: House) -> None:
    tables = [await started(house, channel=channel) for channel in range(3)]
    seeds = {(await house.sight.position(table.id)).state.seed for table in tables}
    assert len(seeds) == 3
    assert all(0 <= seed < 2**64 for seed in seeds)


async def test_a_rematch_keeps_seats_for_the_same_people(house: House) -> None:
    table = await lobby(house, people=3)
    await house.lobby.leave(table.id, GREEN)
    await house.lobby.add_ai(table.id, RED, "hard")
    with pytest.raises(WrongStatus, match="not-over"):
        await house.lobby.rematch(table.id, RED)
    await house.seats.end(table.id, by=RED)
    with pytest.raises(NotAtTable):
        await house.lobby.rematch(table.id, STRANGER)
    assert await house.lobby.open_rematch(table.id, RED) is None
    again = await house.lobby.rematch(table.id, BLUE)
    assert [await house.lobby.open_rematch(table.id, user) for user in (RED, BLUE, STRANGER)] == [
        again,
        again,
        None,
    ]
    assert (again.owner, again.rematch_of, again.options) == (BLUE, table.id, table.options)
    assert [(seat.user, seat.reserved_for, seat.ai) for seat in again.seats] == [
        (BLUE, None, None),
        (None, RED, None),
        (None, None, "hard"),
    ]


async def test_whoever_wants_a_rematch_at_the_same_moment_sits_at_the_same_table(house: House) -> None:
    table = await started(house)
    await house.seats.end(table.id, by=RED)
    one, other = await asyncio.gather(
        house.lobby.rematch(table.id, RED, request="one"),
        house.lobby.rematch(table.id, BLUE, request="other"),
    )
    assert (other.id, other.owner) == (one.id, RED)
    assert [seat.user for seat in other.seats] == [RED, BLUE]
    assert await house.lobby.rematch(table.id, RED, request="one") == other


async def test_a_channel_remembers_its_last_table(house: House) -> None:
    table = await started(house)
    await play_out(house, table, "dig 1")
    found = await house.table_in(CHANNEL)
    assert found is not None
    assert (found.id, found.status) == (table.id, "finished")
    given_up = await lobby(house)
    await house.seats.end(given_up.id, by=RED)
    assert await house.table_in(CHANNEL) == found


async def test_lists_of_tables(house: House, clock: Clock) -> None:
    first = await started(house, channel=1)
    clock.pass_by(1)
    second = await lobby(house, people=3, channel=2)
    assert [table.id for table in await house.tables_of(BLUE)] == [first.id, second.id]
    assert [table.id for table in await house.tables_of(GREEN, GUILD)] == [second.id]
    assert await house.tables_of(GREEN, GUILD + 1) == ()
    await house.seats.end(first.id, by=RED)
    assert [table.id for table in await house.tables_in_guild(GUILD)] == [second.id]
