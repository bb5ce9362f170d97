"""What is owed is written with the change, goes out in order, and comes again until it is delivered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from storage.errors import DiskFull
from tables import Ai, Change, Consequences, Entry, House, Notice, Outlived
from tables.outbox import CLOSED
from tests.tables.rooms import BLUE, CHANNEL, RED, Clock, do, lobby, open_house, play_out, started, turn


async def drain(house: House) -> list[Entry]:
    """Delivers all that is owed, in the order in which it comes."""
    sent: list[Entry] = []
    while entries := await house.outbox.take():
        for entry in entries:
            sent.append(entry)
            await house.outbox.delivered(entry, message=entry.id * 10)
    return sent


def owed(entries: list[Entry]) -> list[tuple[str, dict[str, object]]]:
    return [(entry.kind, entry.data) for entry in entries]


async def test_one_post_a_turn_that_tells_what_was_not_told_before(house: House) -> None:
    table = await started(house)
    await do(house, table, RED, "dig 1")
    await do(house, table, RED, "peek")
    await do(house, table, RED, "dig 1", "rest")
    await turn(house, table, BLUE)
    assert owed(await drain(house)) == [
        ("started", {"version": 0, "turn": 0, "called": [0]}),
        ("turn", {"after": 0, "upto": 4, "turn": 1, "called": [1]}),
        ("turn", {"after": 4, "upto": 5, "turn": 2, "called": [0]}),
    ]


async def test_turns_of_ais_in_a_row_make_one_post(house: House) -> None:
    table = await lobby(house, people=1)
    await house.lobby.add_ai(table.id, RED, "easy")
    await house.lobby.add_ai(table.id, RED, "hard")
    table = await house.lobby.start(table.id, RED)
    await turn(house, table, RED)
    await house.play.act(table.id, Ai(1, "easy"), "dig 1", "rest", version=1)
    await house.play.act(table.id, Ai(2, "hard"), "rest", version=3)
    assert owed(await drain(house))[1:] == [
        ("turn", {"after": 0, "upto": 1, "turn": 1, "called": []}),
        ("turn", {"after": 1, "upto": 4, "turn": 3, "called": [0]}),
    ]


async def test_an_agreed_undo_and_the_end_are_owed_too(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED)
    vote = await house.voting.ask_undo(table.id, RED)
    await house.voting.cast(vote.id, BLUE, agrees=True)
    await play_out(house, table)
    entries = await drain(house)
    assert [entry.kind for entry in entries] == ["started", "turn", "voted", "undone", *["turn"] * 6, "ended"]
    assert entries[4].data == {"after": 2, "upto": 3, "turn": 1, "called": [1]}


async def test_the_entries_of_a_channel_come_one_by_one_in_order(house: House) -> None:
    table, other = await started(house), await started(house, channel=1)
    await turn(house, table, RED)
    first, second = await house.outbox.take()
    assert (first.kind, first.table, second.kind, second.table) == ("started", table.id, "started", other.id)
    assert await house.outbox.take() == ()
    assert await house.outbox.next_due() is None
    await house.outbox.delivered(first)
    (after,) = await house.outbox.take()
    assert (after.table, after.kind) == (table.id, "turn")
    await house.outbox.failed(second, "503")
    assert await house.outbox.take() == ()


async def test_what_is_owed_when_a_house_begins_may_have_been_shown_by_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        table = await started(house)
    async with open_house(path) as house:
        (inherited,) = await house.outbox.take()
        await house.outbox.delivered(inherited)
        await turn(house, table, RED)
        (own,) = await house.outbox.take()
        assert (inherited.attempts, own.attempts) == (2, 1)


async def test_a_failed_post_comes_again_after_growing_pauses(house: House, clock: Clock) -> None:
    assert await house.outbox.take() == ()
    await started(house)
    pauses = []
    for _ in range(14):
        (entry,) = await house.outbox.take()
        due = await house.outbox.failed(entry, "503")
        assert await house.outbox.take() == ()
        assert await house.outbox.next_due() == due
        pauses.append(due - clock())
        clock.pass_by(due - clock())
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600, 600]
    (entry,) = await house.outbox.take()
    assert entry.attempts == 15


async def test_what_was_delivered_is_gone_after_a_restart_and_what_was_not_is_there(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        table = await started(house)
        await turn(house, table, RED)
        (entry,) = await house.outbox.take()
        await house.outbox.delivered(entry, message=77, role="table", version=0)
        (tried,) = await house.outbox.take()
    async with open_house(path) as house:
        (entry,) = await house.outbox.take()
        assert (entry.id, entry.nonce, entry.attempts) == (tried.id, tried.nonce, 2)
        assert (await house.outbox.posts(table.id))["table"].message == 77


async def test_a_post_that_lost_its_place_is_on_record_until_it_is_retired(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        table = await started(house)
        await turn(house, table, RED)
        for message in (77, 88):
            (entry,) = await house.outbox.take()
            await house.outbox.delivered(entry, message=message, role="table", version=0)
    async with open_house(path) as house:
        assert await house.outbox.outlived() == (Outlived(CHANNEL, 77),)
        await house.outbox.retired([Outlived(CHANNEL, 77)])
        assert await house.outbox.outlived() == ()


async def test_the_same_message_told_of_twice_keeps_its_place(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED)
    for _ in range(2):
        (entry,) = await house.outbox.take()
        await house.outbox.delivered(entry, message=77, role="table")
    assert await house.outbox.outlived() == ()


async def test_a_post_that_is_closed_keeps_its_place_and_is_retired(house: House) -> None:
    table = await started(house)
    await house.outbox.note_post(table.id, "reminder-0", channel=CHANNEL, message=5, version=1)
    await house.outbox.close_post(table.id, (await house.outbox.posts(table.id))["reminder-0"])
    assert (await house.outbox.posts(table.id))["reminder-0"].version == CLOSED
    assert await house.outbox.outlived() == (Outlived(CHANNEL, 5),)


async def test_a_courier_is_woken_again_only_where_a_channel_owes_more(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED)
    await house.outbox.wait()
    (first,) = await house.outbox.take()
    await house.outbox.delivered(first)
    await house.outbox.wait()
    (last,) = await house.outbox.take()
    await house.outbox.delivered(last)
    woken = asyncio.ensure_future(house.outbox.wait())
    await asyncio.sleep(0)
    assert not woken.done()
    woken.cancel()


async def test_a_post_that_can_never_work_does_not_hold_up_the_others(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED)
    (entry,) = await house.outbox.take()
    await house.outbox.refused(entry, "too long")
    assert [entry.kind for entry in await drain(house)] == ["turn"]
    assert [entry.kind for entry in await house.outbox.given_up()] == ["started"]


async def test_a_channel_that_is_gone_is_given_up_on_with_a_record(house: House) -> None:
    table = await started(house)
    await turn(house, table, RED)
    other = await started(house, channel=1)
    await house.outbox.gone(CHANNEL, "unknown channel")
    assert [entry.table for entry in await drain(house)] == [other.id]
    assert [entry.kind for entry in await house.outbox.given_up()] == ["started", "turn"]


async def test_what_is_refused_in_one_place_may_be_said_in_another_instead(house: House) -> None:
    table = await started(house)
    (entry,) = await house.outbox.take()
    await house.outbox.refused(entry, "no messages", instead=Notice("started", {"aloud": True}, channel=9))
    (instead,) = await drain(house)
    assert (instead.channel, instead.table, instead.data) == (9, table.id, {"aloud": True})


async def test_posts_are_noted_without_the_outbox(house: House) -> None:
    table = await lobby(house)
    await house.outbox.note_post(table.id, "card", channel=CHANNEL, message=5)
    await house.outbox.note_post(table.id, "card", channel=CHANNEL, message=6)
    assert (await house.outbox.posts(table.id))["card"].message == 6
    assert await drain(house) == []


async def test_what_was_delivered_long_ago_is_forgotten_and_requests_with_it(
    house: House, clock: Clock
) -> None:
    table = await started(house)
    await house.outbox.gone(CHANNEL, "unknown channel")
    await do(house, table, RED, "rest", request="old")
    await drain(house)
    clock.pass_by(31 * 86400)
    await house.outbox.tidy()
    assert len(await house.outbox.given_up()) == 1
    assert (await house.table(table.id)).version == 1


async def test_a_waiting_courier_is_woken(house: House) -> None:
    await started(house)
    await house.outbox.wait()


async def test_when_the_disk_refuses_nothing_is_owed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await started(house)
    await drain(house)

    async def full(*_: object) -> None:
        raise DiskFull(path="here", reason="full")

    with monkeypatch.context() as broken:
        broken.setattr(house._desk.database, "write", full)
        with pytest.raises(DiskFull):
            await do(house, table, RED, "rest", request="once")
    assert (await house.table(table.id)).version == 0
    assert await drain(house) == []
    answer = await do(house, table, RED, "rest", request="once")
    assert (answer.committed, answer.repeated) == (True, False)


async def test_a_house_can_have_its_own_aftermath(tmp_path: Path) -> None:
    def told(change: Change) -> Consequences:
        return Consequences((Notice(f"{change.kind} by {change.by}", {}, channel=3),))

    async with open_house(tmp_path / "pithead.sqlite", aftermath=told) as house:
        await lobby(house)
        entries = await drain(house)
        assert [(entry.channel, entry.kind) for entry in entries] == [
            (3, f"opened by {RED}"),
            (3, f"seated by {BLUE}"),
        ]
