"""What is owed to Discord: posts and edits, in order per channel, at least once, and never shown twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from storage import delete, readings, update, upkeep, upsert
from storage.rows import EntryRow, OutlivedRow, PostRow
from tables.aftermath import Consequences, Notice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tables.desk import Desk

LONGEST_PAUSE = 600.0
CLOSED = -1
"""The version of a post that asked something, once it has no buttons any more."""
DAY = 86400.0


class Entry(Struct, frozen=True):
    """A notice on its way."""

    id: int
    channel: int
    table: str | None
    kind: str
    data: dict[str, Any]
    attempts: int
    """This one included: from 2 on it may have been shown already, though nobody heard of it."""
    created_at: float

    @property
    def nonce(self) -> str:
        """Goes with the message, so that Discord refuses a second copy. Never the same for two entries."""
        return f"pithead-{self.id}"


class Post(Struct, frozen=True):
    """Where a post of a table stands."""

    role: str
    channel: int
    message: int
    version: int


class Outlived(Struct, frozen=True):
    """A post whose place another one has taken: its buttons are to be taken off."""

    channel: int
    message: int


class Outbox:
    """Deliver like this: `take` what is due, send each with its nonce, then say how it went."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._under_way: set[int] = set()
        """Channels whose next entry was taken and not yet answered for."""
        self._inherited: int | None = None
        """The newest entry that was there when delivering began: another may have tried it."""

    def begin(self) -> None:
        """Delivering begins, perhaps anew: what was under way before may have been shown."""
        self._under_way.clear()
        self._inherited = None

    async def wait(self) -> None:
        """Until something new is owed, or a channel is free for its next entry."""
        await self._desk.posts_owed.wait()

    async def take(self) -> tuple[Entry, ...]:
        """Of each channel the next entry whose pause is over.

        A channel whose entry is under way gives none: say of each one taken how it went. Nothing is written
        down before it is tried, for that would cost every post a wait for the disk: whatever is still owed
        when delivering begins may have been shown by the one before.
        """
        async with self._desk.queues.hold("outbox"):
            now = self._desk.clock()
            if self._inherited is None:
                self._inherited = await self._desk.database.read(readings.newest_entry)
            rows = [row for row in await self._heads() if row.due_at <= now]
            self._under_way.update(row.channel_id for row in rows)
            return tuple(_entry(row, self._inherited) for row in rows)

    async def next_due(self) -> float | None:
        """When `take` will next find something; None when nothing waits but what is under way."""
        return min((row.due_at for row in await self._heads()), default=None)

    async def delivered(
        self, entry: Entry, *, message: int | None = None, role: str | None = None, version: int = 0
    ) -> None:
        """It is there. With a role, that message is from now on the table's post of that role.

        The one that was it before is outlived: written down together, so that no crash leaves it as it is.
        """
        written = [
            update(EntryRow, {"id": entry.id}, state="done", message_id=message, ended_at=self._desk.clock()),
        ]
        if role is not None and message is not None and entry.table is not None:
            written.append(upkeep.outlive(entry.table, role, message))
            written.append(upsert(PostRow(entry.table, role, entry.channel, message, version)))
        await self._desk.write(*written)
        await self._answered(entry.channel)
        self._desk.posts_outlived.ring()

    async def failed(self, entry: Entry, reason: str) -> float:
        """It did not work this time. Returns when it will be due again; the pauses grow to ten minutes."""
        due = self._desk.clock() + min(2.0 ** min(entry.attempts, 20) / 2, LONGEST_PAUSE)
        await self._desk.write(
            update(
                EntryRow,
                {"id": entry.id},
                attempts=entry.attempts,
                attempted_at=self._desk.clock(),
                due_at=due,
                error=reason,
            )
        )
        await self._answered(entry.channel)
        return due

    async def refused(self, entry: Entry, reason: str, *, instead: Notice | None = None) -> None:
        """It will never work. The record stays, the channel goes on with what follows.

        What is to be said elsewhere `instead` is owed with the same stroke: no crash loses it.
        """
        await self._desk.store(
            Consequences(() if instead is None else (instead,)),
            update(EntryRow, {"id": entry.id}, state="given-up", error=reason, ended_at=self._desk.clock()),
            table_id=entry.table,
        )
        await self._answered(entry.channel)

    async def gone(self, channel: int, reason: str) -> None:
        """The channel is no more: all that is owed to it is given up on, with a record."""
        await self._desk.write(upkeep.give_up_channel(channel, reason, self._desk.clock()))
        await self._answered(channel)

    async def _heads(self) -> list[EntryRow]:
        rows = await self._desk.database.read(readings.outbox_heads)
        return [row for row in rows if row.channel_id not in self._under_way]

    async def _answered(self, channel: int) -> None:
        """The channel is free; whoever delivers is only woken where it has something left to go out."""
        self._under_way.discard(channel)
        if await self._desk.database.read(readings.owes_more, channel):
            self._desk.posts_owed.ring()

    async def given_up(self) -> tuple[Entry, ...]:
        return tuple(map(_entry, await self._desk.database.read(readings.outbox_given_up)))

    async def note_post(self, table: str, role: str, *, channel: int, message: int, version: int = 0) -> None:
        """Where a post stands that was made in answer to a click, such as the card of a lobby."""
        await self._desk.write(upsert(PostRow(table, role, channel, message, version)))

    async def posts(self, table: str) -> dict[str, Post]:
        """The current posts of a table, by role."""
        rows = await self._desk.database.read(readings.posts, table)
        return {row.role: Post(row.role, row.channel_id, row.message_id, row.version) for row in rows}

    async def close_post(self, table: str, post: Post) -> None:
        """What it asked is answered: it keeps its place, without its buttons."""
        await self._desk.write(
            upsert(PostRow(table, post.role, post.channel, post.message, CLOSED)),
            upsert(OutlivedRow(post.message, post.channel)),
        )
        self._desk.posts_outlived.ring()

    async def outlived(self) -> tuple[Outlived, ...]:
        """Posts whose buttons are still to be taken off, the oldest first."""
        rows = await self._desk.database.read(readings.outlived)
        return tuple(Outlived(row.channel_id, row.message_id) for row in rows)

    async def retired(self, posts: Iterable[Outlived]) -> None:
        """Their buttons are off, or will never be."""
        await self._desk.write(*(delete(OutlivedRow, message_id=post.message) for post in posts))

    async def wait_for_outlived(self) -> None:
        """Until there may be another one."""
        await self._desk.posts_outlived.wait()

    async def tidy(self, *, keep_days: float = 30) -> None:
        """Forgets what was delivered and answered long ago. What was given up on stays on record."""
        before = self._desk.clock() - keep_days * DAY
        await self._desk.write(upkeep.forget_delivered(before), upkeep.forget_requests(before))


def _entry(row: EntryRow, inherited: int = 0) -> Entry:
    """An inherited entry counts as tried once, though nobody wrote that down."""
    trying = row.attempts + (row.state == "waiting")
    return Entry(
        id=row.id,
        channel=row.channel_id,
        table=row.table_id,
        kind=row.kind,
        data=msgspec.json.decode(row.payload, type=dict[str, Any]),
        attempts=max(trying, 2) if row.id <= inherited else trying,
        created_at=row.created_at,
    )
