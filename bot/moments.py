"""Times as Discord shows them to everybody: by their own clock, in their own language."""

from __future__ import annotations

from datetime import UTC, date, datetime, time


def moment(at: float, style: str = "R") -> str:
    """ "in two days", or with another style a date ("D") or a date and time ("f")."""
    return f"<t:{int(at)}:{style}>"


def day(on: date) -> str:
    """A date. Noon stands for it, so that it is the same day almost everywhere."""
    return moment(datetime.combine(on, time(12), UTC).timestamp(), "D")
