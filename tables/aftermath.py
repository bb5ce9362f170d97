"""What follows from a change: posts owed and timers to set, stored in the same transaction as the change.

The house has a plain way of its own; a bot with clocks and reminders gives `House` another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct, field

from tables.values import Table

if TYPE_CHECKING:
    from collections.abc import Callable

OPENED, SEATED, CONFIGURED, STARTED, ACTED, CALLED, UNDONE, REPLACED, MOVED, VOTED, ENDED = (
    "opened",
    "seated",
    "configured",
    "started",
    "acted",
    "called",
    "undone",
    "replaced",
    "moved",
    "voted",
    "ended",
)
WAITING = "waiting"
"""The notice that fewer people are waited for than before, in a turn that several take at once."""


class Change(Struct, frozen=True):
    """Something that is about to be committed."""

    kind: str
    before: Table
    after: Table
    told: int
    """Up to which version posts have been written before."""
    at: float
    by: int | None = None
    """The person who did it; None for an AI or the clock."""
    data: dict[str, Any] = field(default_factory=dict)
    """More about it: the seat, the vote."""
    called: tuple[int, ...] = ()
    """The seats whose turn has just begun: their people are to be called."""
    premoves: tuple[int, ...] = ()
    """Those of them with a plan to be played by itself: that is tried before they are called."""

    @property
    def turn_over(self) -> bool:
        return self.before.turn != self.after.turn or self.after.status != self.before.status

    @property
    def waits_for_ai_only(self) -> bool:
        after = self.after
        return bool(after.to_act) and after.ai_to_act == after.to_act


class Notice(Struct, frozen=True):
    """Something to be posted or edited. What its kind and data mean is between its writer and the bot."""

    kind: str
    data: dict[str, Any] = field(default_factory=dict)
    channel: int | None = None
    """Where, if not in the table's channel."""
    table: str | None = None
    """About which table, if not the one that changed."""


class Timer(Struct, frozen=True):
    """Something to be done later. Setting one with the same key replaces it."""

    key: str
    kind: str
    due_at: float
    table: str | None = None
    user: int | None = None
    data: dict[str, Any] = field(default_factory=dict)


class Consequences(Struct, frozen=True):
    notices: tuple[Notice, ...] = ()
    timers: tuple[Timer, ...] = ()
    cancelled: tuple[str, ...] = ()
    """Keys of timers that have lost their purpose."""
    tells: bool = False
    """Whether the notices tell all that happened up to now: the next `Change.told` starts from here."""


Aftermath: TypeAlias = "Callable[[Change], Consequences]"

NOTHING = Consequences()


def plain(change: Change) -> Consequences:
    """One post a turn, AI turns in a row gathered into one, and one for whatever else happens in a game.

    Nothing for a lobby, whose card is edited in answer to the click, nor for what is agreed anew.
    """
    if change.after.started_at is None or change.kind == CONFIGURED:
        return NOTHING
    if change.kind == ACTED:
        return _turn(change)
    if change.kind == CALLED:
        return Consequences((_told(change, change.data["called"]),), tells=True)
    data = {
        "version": change.after.version,
        "turn": change.after.turn,
        "called": change.called,
        **change.data,
    }
    return Consequences((Notice(change.kind, data),), tells=change.kind == UNDONE)


def _turn(change: Change) -> Consequences:
    gathered = (change.by is None and change.waits_for_ai_only) or (
        change.after.unfinished and bool(change.premoves) and change.premoves == change.after.to_act
    )
    if not change.turn_over and not change.called:
        fewer = change.before.to_act != change.after.to_act
        return Consequences((Notice(WAITING, {"version": change.after.version}),)) if fewer else NOTHING
    if gathered:
        return NOTHING
    turn = _told(change, tuple(seat for seat in change.called if seat not in change.premoves))
    over = (Notice(ENDED, {"version": change.after.version}),) if not change.after.unfinished else ()
    return Consequences((turn, *over), tells=True)


def _told(change: Change, called: tuple[int, ...]) -> Notice:
    after = change.after
    return Notice("turn", {"after": change.told, "upto": after.version, "turn": after.turn, "called": called})
