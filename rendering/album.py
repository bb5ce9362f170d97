"""The pictures of a recorded game: what every game's `album` module offers, and what it is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, Protocol

from games.core import AnyGame, Event
from games.record import Record, replay
from rendering.setting import Setting


class Turn(NamedTuple):
    """A position as somebody sees it, and what happened in the turn that led to it."""

    view: Any
    events: tuple[Event, ...]


class Page(NamedTuple):
    """A finished picture."""

    file: str
    """Its name, with extension."""
    data: bytes
    words: str
    """The picture in words."""


class Album(Protocol):
    """What `rendering/<key>/album.py` offers."""

    def pages(self, course: Sequence[Turn], setting: Setting, *, replay: bool) -> Iterator[Page]:
        """All pictures of the last position of the course, which begins before the first turn.

        With `replay`, an animation of the whole course as well.
        """

    def signs(self) -> Iterator[Page]:
        """Emojis, and whatever else belongs to no position."""


def course(record: Record, game: AnyGame, seat: int | None) -> list[Turn]:
    """The recorded game turn by turn, as that seat or an onlooker saw it. Raises IllegalRecord."""
    steps = replay(record, {game.key: game})
    state, _, _ = next(steps)
    turns = [Turn(game.view(state, seat), ())]
    before = state
    moves: list[tuple[int, Any, tuple[Event, ...]]] = []
    for after, _, events in steps:
        moves.append((game.turn(before), after, events))
        before = after
    for _, taken in groupby(moves, lambda move: move[0]):
        turn = list(taken)
        told = tuple(game.witness(event, seat) for _, _, events in turn for event in events)
        turns.append(Turn(game.view(turn[-1][1], seat), told))
    return turns
