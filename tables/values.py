"""What others see of a table: immutable values without secrets. The seed is not among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Struct

from games.core import Action, AnyGame, Event, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

    from storage.rows import SeatRow, TableRow

LOBBY, RUNNING, FINISHED, ABANDONED = "lobby", "running", "finished", "abandoned"

GAME = "game"
"""Why a table ended whose game was played to its end."""

UNDO, REPLACE, END = "undo", "replace", "end"
"""What people at a table vote on."""

COLOURS = ("red", "blue", "green", "purple", "yellow", "white")
"""The colours of seats, in the order in which they are given out."""

Settings: TypeAlias = dict[str, Any]
"""What was agreed beyond the game's options: about time (`tables.agreement`), and more; JSON."""


class Access(Struct, frozen=True):
    """Who may join: "anyone", those with a "role", or those "invited"."""

    who: str = "anyone"
    role: int | None = None


class Seat(Struct, frozen=True):
    """A seat: held by a person or an AI, or open; perhaps reserved for somebody invited."""

    seat: int
    colour: str
    user: int | None = None
    ai: str | None = None
    reserved_for: int | None = None
    home: int | None = None
    """Whose seat it is while somebody else plays it; that person may come back."""
    joined_at: float | None = None

    @property
    def taken(self) -> bool:
        return self.user is not None or self.ai is not None


class Table(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    guild: int | None
    channel: int
    owner: int
    game: str
    options: dict[str, str]
    language: str
    access: Access
    settings: Settings
    status: str
    version: int
    """How long the log is; grows with each committed action and each agreed undo."""
    turn: int
    to_act: tuple[int, ...]
    """The seats it waits for; () as soon as it has ended."""
    seats: tuple[Seat, ...]
    created_at: float
    started_at: float | None
    moved_at: float | None
    ended_at: float | None
    ended_by: str | None
    """Why it ended: GAME when it was played to the end, else what ended it."""
    rematch_of: str | None

    @property
    def unfinished(self) -> bool:
        return self.status in {LOBBY, RUNNING}

    @property
    def cut_short(self) -> bool:
        """Whether it has a result, though its game was not played to the end."""
        return self.status == FINISHED and self.ended_by != GAME

    @property
    def people(self) -> tuple[int, ...]:
        """The persons who sit here, by seat."""
        return tuple(seat.user for seat in self.seats if seat.user is not None)

    @property
    def ai_to_act(self) -> tuple[int, ...]:
        """The AI seats that are to act now."""
        return tuple(seat for seat in self.to_act if self.seats[seat].ai is not None)

    def seat_of(self, user: int) -> Seat | None:
        return next((seat for seat in self.seats if seat.user == user), None)


class Ai(Struct, frozen=True):
    """An AI acting for a seat: its own, or (standing in) one whose person let the clock run out."""

    seat: int
    level: str
    standing_in: bool = False


Actor: TypeAlias = int | Ai
"""Who acts: a person, by the number Discord gave them, or an AI."""


class Answer(Struct, frozen=True):
    """What came of a click that planned, confirmed or took back."""

    table: Table
    """As it is after the click, or now if the click came a second time."""
    seat: int
    version: int
    revision: int
    planned: tuple[str, ...]
    """The steps planned and not yet committed."""
    dropped: tuple[str, ...]
    """Steps planned before that are no longer possible, because others have acted."""
    events: tuple[Event, ...]
    """What the click brought about, as that seat saw it."""
    committed: bool
    """Whether something went into the log, and so cannot be taken back alone."""
    turn_over: bool
    repeated: bool = False
    """Whether this is the first answer once more, because the request came twice."""


class Step(Struct, frozen=True):
    """A planned step and what it would bring about."""

    action: Action
    events: tuple[Event, ...]


class Look(Struct, frozen=True):
    """A table as one person, or an onlooker, may see it. A planned turn is seen by its planner only."""

    table: Table
    seat: int | None
    version: int
    known: int
    """How much of the log that person can know of: what others do in secret, all at once, is not counted.
    What is shown to them may carry it where the version would tell."""
    revision: int
    view: Any
    """The game's view: of the position with the planned steps made."""
    legal: tuple[Action, ...]
    """What is open to that seat after the planned steps; () when it is not theirs to act."""
    steps: tuple[Step, ...]
    dropped: tuple[str, ...]
    outcome: Outcome | None


class Position(Struct, frozen=True):
    """A whole position with everything hidden, for AIs."""

    table: Table
    game: AnyGame
    state: Any


class Told(Struct, frozen=True):
    """One entry of the log as it may be told to somebody."""

    version: int
    turn: int
    """The turn in which it happened."""
    seat: int
    user: int | None
    ai: str | None
    at: float
    events: tuple[Event, ...]
    undo_to: int | None = None
    """For an agreed undo: the version everything went back to."""


class Passage(Struct, frozen=True):
    """Something that happened, between the position it began with and the one it led to."""

    before: Any
    """The game's view of the position before, for whoever is told."""
    told: tuple[Told, ...]
    view: Any
    """… and of the one after."""


class SeatChange(Struct, frozen=True):
    """Somebody came to a seat or left it."""

    seat: int
    version: int
    kind: str
    """joined, left, dismissed, replaced or returned."""
    user: int | None
    """Who: a person …"""
    ai: str | None
    """… or an AI."""
    by: int | None
    """By whose doing; None for the house."""
    at: float


class Vote(Struct, frozen=True):
    """A question put to people of a table."""

    id: str
    table: str
    kind: str
    """UNDO, REPLACE or END."""
    data: dict[str, Any]
    """What it is about: `to` (a version); `seat` and `user` or `ai`; nothing."""
    opened_by: int
    opened_at: float
    state: str
    """open, passed, failed, overtaken (the table moved on) or withdrawn."""
    voters: tuple[int, ...]
    needed: int
    """How many of them must agree."""
    agreed: tuple[int, ...]
    refused: tuple[int, ...]


def seat_value(row: SeatRow) -> Seat:
    return Seat(row.seat, row.colour, row.user_id, row.ai, row.reserved_for, row.home_id, row.joined_at)


def table_value(row: TableRow, seats: Iterable[SeatRow]) -> Table:
    return Table(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        owner=row.owner_id,
        game=row.game,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        language=row.language,
        access=msgspec.json.decode(row.access, type=Access),
        settings=msgspec.json.decode(row.settings, type=dict[str, Any]),
        status=row.status,
        version=row.version,
        turn=row.turn,
        to_act=msgspec.json.decode(row.to_act, type=tuple[int, ...]) if row.status == RUNNING else (),
        seats=tuple(map(seat_value, seats)),
        created_at=row.created_at,
        started_at=row.started_at,
        moved_at=row.moved_at,
        ended_at=row.ended_at,
        ended_by=row.ended_by,
        rematch_of=row.rematch_of,
    )


def as_json(value: object) -> str:
    """The text form in which values are kept."""
    return msgspec.json.encode(value, order="sorted").decode()
