"""The life of a table: who sits there, whose turn it is, what happened, what is owed. See README.md."""

from tables.aftermath import Aftermath, Change, Consequences, Notice, Timer, plain
from tables.agreement import AGREED, Agreement, agreement
from tables.calendar import Calendar, Vacation
from tables.desk import Limits
from tables.errors import (
    ChannelBusy,
    LimitReached,
    NoSuchTable,
    NotAtTable,
    NotYourTurn,
    Refused,
    RequestTaken,
    StaleTable,
    TableError,
    TableFrozen,
    WrongStatus,
)
from tables.house import House
from tables.lobby import Opening
from tables.outbox import Entry, Outbox, Outlived, Post
from tables.people import Person
from tables.play import ACTIONS_AT_ONCE
from tables.records import Origin
from tables.reminders import LADDERS, Reminders, reminders
from tables.results import Rating, Result, Statistics
from tables.values import (
    ABANDONED,
    COLOURS,
    END,
    FINISHED,
    LOBBY,
    REPLACE,
    RUNNING,
    UNDO,
    Access,
    Ai,
    Answer,
    Look,
    Passage,
    Position,
    Seat,
    SeatChange,
    Step,
    Table,
    Told,
    Vote,
)
from tables.waiting import Wait
from tables.waits import Expired, Waits

__all__ = [
    "ABANDONED",
    "ACTIONS_AT_ONCE",
    "AGREED",
    "COLOURS",
    "END",
    "FINISHED",
    "LADDERS",
    "LOBBY",
    "REPLACE",
    "RUNNING",
    "UNDO",
    "Access",
    "Aftermath",
    "Agreement",
    "Ai",
    "Answer",
    "Calendar",
    "Change",
    "ChannelBusy",
    "Consequences",
    "Entry",
    "Expired",
    "House",
    "LimitReached",
    "Limits",
    "Look",
    "NoSuchTable",
    "NotAtTable",
    "NotYourTurn",
    "Notice",
    "Opening",
    "Origin",
    "Outbox",
    "Outlived",
    "Passage",
    "Person",
    "Position",
    "Post",
    "Rating",
    "Refused",
    "Reminders",
    "RequestTaken",
    "Result",
    "Seat",
    "SeatChange",
    "StaleTable",
    "Statistics",
    "Step",
    "Table",
    "TableError",
    "TableFrozen",
    "Timer",
    "Told",
    "Vacation",
    "Vote",
    "Wait",
    "Waits",
    "WrongStatus",
    "agreement",
    "plain",
    "reminders",
]
