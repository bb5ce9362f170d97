"""The rows of the file. What their text and bytes mean is known to those who write them; see README.md."""

from __future__ import annotations

from typing import ClassVar

from storage.statements import Row


class TableRow(Row, frozen=True):
    """A table. `told_version` is up to where posts have been written to the outbox."""

    TABLE: ClassVar[str] = "tables"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    guild_id: int | None
    channel_id: int
    owner_id: int
    game: str
    options: str
    seed: str
    """Decimal, since it has 64 bits without a sign."""
    language: str
    access: str
    settings: str
    status: str
    created_at: float
    version: int = 0
    told_version: int = 0
    turn: int = 0
    to_act: str = "[]"
    ai_to_act: int = 0
    started_at: float | None = None
    moved_at: float | None = None
    ended_at: float | None = None
    ended_by: str | None = None
    rematch_of: str | None = None


class SeatRow(Row, frozen=True):
    """A seat: open, held by a person or an AI, or kept for somebody who was invited."""

    TABLE: ClassVar[str] = "seats"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "seat")

    table_id: str
    seat: int
    colour: str
    user_id: int | None = None
    ai: str | None = None
    reserved_for: int | None = None
    home_id: int | None = None
    """Whose seat it is while somebody else plays it."""
    joined_at: float | None = None


class SeatChangeRow(Row, frozen=True):
    """Who came to a seat or left it, when, and by whose doing."""

    TABLE: ClassVar[str] = "seat_changes"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    table_id: str
    seat: int
    version: int
    kind: str
    user_id: int | None
    ai: str | None
    by_id: int | None
    at: float


class ActionRow(Row, frozen=True):
    """An entry of the log: an action, or (with `undo_to`) the agreement to go back to that version."""

    TABLE: ClassVar[str] = "actions"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "version")

    table_id: str
    version: int
    seat: int
    user_id: int | None
    ai: str | None
    action: str | None
    undo_to: int | None
    request: str | None
    step: int
    """Which one of the actions that the request asked for."""
    at: float


class SnapshotRow(Row, frozen=True):
    TABLE: ClassVar[str] = "snapshots"
    KEY: ClassVar[tuple[str, ...]] = ("table_id",)

    table_id: str
    version: int
    state: bytes


class PlanRow(Row, frozen=True):
    """The steps a seat has planned; `revision` grows with each change and never falls."""

    TABLE: ClassVar[str] = "plans"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "seat")

    table_id: str
    seat: int
    revision: int
    steps: str
    premove: str | None = None
    """For a plan that is to be played by itself: what closes it, and what it was to bring about."""


class WaitRow(Row, frozen=True):
    """A seat's turn: since when it is waited for, and what has happened because of it."""

    TABLE: ClassVar[str] = "waits"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "seat")

    table_id: str
    seat: int
    user_id: int
    since: float | None
    """None while it is not that seat's turn."""
    version: int
    """The table's version when that turn began."""
    spent: float = 0.0
    """Seconds taken from the time bank in the turns before."""
    granted: float = 0.0
    """Seconds added to this turn."""
    reminded: int = 0
    """How many steps of the ladder of reminders lie behind."""
    muted: int = 0
    late: int = 0
    """Whether the others were told that they may vote."""
    missed: int = 0
    """How many turns before this one ran out in a row."""


class RequestRow(Row, frozen=True):
    """A request that was carried out, and its first answer."""

    TABLE: ClassVar[str] = "requests"
    KEY: ClassVar[tuple[str, ...]] = ("request",)

    request: str
    table_id: str | None
    user_id: int | None
    answer: str
    at: float


class NewEntryRow(Row, frozen=True):
    """Something to be posted; its number, and so its place in the order, is given when it is stored."""

    TABLE: ClassVar[str] = "outbox"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    channel_id: int
    table_id: str | None
    kind: str
    payload: str
    created_at: float
    due_at: float


class EntryRow(Row, frozen=True):
    TABLE: ClassVar[str] = "outbox"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: int
    channel_id: int
    table_id: str | None
    kind: str
    payload: str
    created_at: float
    due_at: float
    attempts: int
    attempted_at: float | None
    error: str | None
    state: str
    message_id: int | None
    ended_at: float | None


class PostRow(Row, frozen=True):
    """Where the current post of a table stands, for jump links and for taking its buttons off."""

    TABLE: ClassVar[str] = "posts"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "role")

    table_id: str
    role: str
    channel_id: int
    message_id: int
    version: int


class OutlivedRow(Row, frozen=True):
    """A post whose place another one has taken, and whose buttons are still on."""

    TABLE: ClassVar[str] = "outlived"
    KEY: ClassVar[tuple[str, ...]] = ("message_id",)

    message_id: int
    channel_id: int


class TimerRow(Row, frozen=True):
    TABLE: ClassVar[str] = "timers"
    KEY: ClassVar[tuple[str, ...]] = ("key",)

    key: str
    table_id: str | None
    user_id: int | None
    kind: str
    payload: str
    due_at: float


class VoteRow(Row, frozen=True):
    TABLE: ClassVar[str] = "votes"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    table_id: str
    kind: str
    data: str
    version: int
    opened_by: int
    opened_at: float
    state: str = "open"
    closed_at: float | None = None


class BallotRow(Row, frozen=True):
    TABLE: ClassVar[str] = "ballots"
    KEY: ClassVar[tuple[str, ...]] = ("vote_id", "user_id")

    vote_id: str
    user_id: int
    agrees: int
    at: float


class PersonRow(Row, frozen=True):
    TABLE: ClassVar[str] = "people"
    KEY: ClassVar[tuple[str, ...]] = ("user_id",)

    user_id: int
    language: str | None
    time_zone: str | None
    reminders: str
    accessibility: str
    changed_at: float


class VacationRow(Row, frozen=True):
    """Days on which a person does not play, first and last included, as ISO dates."""

    TABLE: ClassVar[str] = "vacations"
    KEY: ClassVar[tuple[str, ...]] = ("user_id", "first_day")

    user_id: int
    first_day: str
    last_day: str
    booked_at: float


class ResultRow(Row, frozen=True):
    """How a seat came out; `mu` and `sigma` are the rating after this game, where it was rated."""

    TABLE: ClassVar[str] = "results"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "seat")

    table_id: str
    seat: int
    user_id: int | None
    ai: str | None
    score: int
    rank: int
    parts: str
    events: str
    """How often each kind of event happened to that seat."""
    mu: float | None = None
    sigma: float | None = None


class RatingRow(Row, frozen=True):
    TABLE: ClassVar[str] = "ratings"
    KEY: ClassVar[tuple[str, ...]] = ("game", "guild_id", "user_id")

    game: str
    guild_id: int
    user_id: int
    mu: float
    sigma: float
    games: int
    wins: int
    changed_at: float
