"""What the panels of games are put together from."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from bot.face import Buttons, Choice, Note, Pick
from games.core import Action

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Part: TypeAlias = Buttons | Pick | Note

BUTTONS_IN_A_ROW = 5
ENTRIES_IN_A_LIST = 25


class Decision(Struct, frozen=True):
    """The part of a panel that differs from phase to phase."""

    title: str
    parts: tuple[Part, ...] = ()
    warning: str = ""
    confirm: tuple[str, ...] = ()
    summary: str = ""
    """Where it is not told from the planned steps."""


def choice(
    label: str,
    *actions: Action,
    emoji: str = "",
    note: str = "",
    possible: bool = True,
    final: bool = False,
) -> Choice:
    return Choice(label, tuple(map(str, actions)), emoji, note, possible, final)


def rows(choices: Sequence[Choice]) -> Iterator[Buttons]:
    """Buttons, five to a row."""
    for start in range(0, len(choices), BUTTONS_IN_A_ROW):
        yield Buttons(tuple(choices[start : start + BUTTONS_IN_A_ROW]))


def lists(prompt: str, choices: Sequence[Choice]) -> Iterator[Pick]:
    """One list, or several where one cannot hold them all; none for nothing."""
    for start in range(0, len(choices), ENTRIES_IN_A_LIST):
        yield Pick(prompt, tuple(choices[start : start + ENTRIES_IN_A_LIST]))
