"""What a table refuses, as codes and data. Putting it into words is the caller's business.

What the rules refuse comes as `games.core.GameError`, what the disk refuses as `storage.StorageError`.
"""

from __future__ import annotations


class TableError(Exception):
    """Something that cannot be done at this table. Nothing was changed."""

    def __init__(self, code: str, **data: object) -> None:
        super().__init__(code, data)
        self.code = code
        self.data = data

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"{self.code} ({details})" if details else self.code


class NoSuchTable(TableError):
    """There is no table, vote or seat of that name."""


class StaleTable(TableError):
    """The table has moved on since; `version` and `revision` in the data are the current ones."""


class NotAtTable(TableError):
    """That person has no seat here."""


class NotYourTurn(TableError):
    """That seat is not to act now; `to_act` in the data says who is."""


class WrongStatus(TableError):
    """Not in a lobby, not while running, not after the end; `status` in the data says how it stands."""


class Refused(TableError):
    """Not allowed to that person, or not possible as things are; the code says why."""


class ChannelBusy(TableError):
    """The channel has an unfinished table already, named `table` in the data."""


class LimitReached(TableError):
    """Too many unfinished tables of that person or guild; `limit` in the data says how many there may be."""


class TableFrozen(TableError):
    """This version does not know its game or options, or its log does not replay. Other tables play on."""


class RequestTaken(TableError):
    """That request was carried out for somebody else or at another table."""
