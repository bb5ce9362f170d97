"""A game as text, to keep, to send and to play again: what it was dealt from, every action, the result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from games.core import AnyGame, Event, GameError

_TITLE = "pithead record"
VERSION = 1


class IllegalRecord(GameError):
    """The text is no game record, or what it tells did not happen under these rules."""


class Move(Struct, frozen=True):
    """An action in the log of a game."""

    seat: int
    action: str


class Record(Struct, frozen=True):
    """A game, finished or not."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    moves: tuple[Move, ...]
    scores: tuple[int, ...] | None = None
    """None while the game goes on; where it was cut short, as they stood."""

    def __str__(self) -> str:
        head = [f"{_TITLE} {VERSION}", f"game {self.game}", f"seats {self.seats}", f"seed {self.seed}"]
        options = [f"option {key} {choice}" for key, choice in sorted(self.options.items())]
        moves = [f"{move.seat}: {move.action}" for move in self.moves]
        result = [] if self.scores is None else [f"scores {' '.join(map(str, self.scores))}"]
        return "\n".join([*head, *options, *moves, *result, ""])


def parse_record(text: str) -> Record:
    """The record with that text. Raises IllegalRecord with the number of the line that is wrong."""
    reader = _Reader(text)
    reader.title()
    found: dict[str, Any] = {"game": reader.value("game")}
    found["seats"], found["seed"] = reader.number("seats"), reader.number("seed")
    found["options"] = reader.options()
    found["moves"] = tuple(reader.moves())
    return Record(**found, scores=reader.scores())


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._at = 0

    def title(self) -> None:
        title, _, number = self._next().rpartition(" ")
        if title != _TITLE:
            raise IllegalRecord("not-a-record")
        version = self._int(number)
        if version > VERSION:
            raise IllegalRecord("newer-version", version=version, known=VERSION)
        if version < 1:
            raise IllegalRecord("not-a-record")

    def value(self, key: str) -> str:
        word, _, value = self._next().partition(" ")
        if word != key or not value:
            raise IllegalRecord("bad-line", line=self._at, expected=key)
        return value

    def number(self, key: str) -> int:
        return self._int(self.value(key))

    def options(self) -> dict[str, str]:
        found: dict[str, str] = {}
        while self._peek().startswith("option "):
            key, _, choice = self.value("option").partition(" ")
            if key in found:
                raise IllegalRecord("bad-line", line=self._at, expected="another option")
            found[key] = choice
        return found

    def moves(self) -> Iterator[Move]:
        while ": " in self._peek():
            seat, _, action = self._next().partition(": ")
            yield Move(self._int(seat), action)

    def scores(self) -> tuple[int, ...] | None:
        scores = None
        if self._at < len(self._lines):
            scores = tuple(self._int(score) for score in self.value("scores").split())
        if self._at < len(self._lines):
            raise IllegalRecord("bad-line", line=self._at + 1, expected="end")
        return scores

    def _peek(self) -> str:
        return self._lines[self._at] if self._at < len(self._lines) else ""

    def _next(self) -> str:
        line = self._peek()
        self._at += 1
        return line

    def _int(self, text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = None
        if number is None or str(number) != text:  # what we did not write that way was changed by somebody
            raise IllegalRecord("bad-line", line=self._at, expected="number")
        return number


def replay(
    record: Record, games: Mapping[str, AnyGame]
) -> Iterator[tuple[Any, Move | None, tuple[Event, ...]]]:
    """The state after every move (the first one before any), the move, and what happened.

    A game that was cut short is closed in one state more. Raises IllegalRecord where the record tells
    something else than the rules.
    """
    if record.game not in games:
        raise IllegalRecord("unknown-game", game=record.game, known=tuple(games))
    game = games[record.game]
    try:
        state = game.new(record.seats, record.seed, record.options)
    except GameError as error:
        raise IllegalRecord("illegal-setup", reason=str(error)) from error
    yield state, None, ()
    for number, move in enumerate(record.moves, start=1):
        try:
            state, events = game.apply(state, move.seat, game.parse(move.action))
        except GameError as error:
            raise IllegalRecord("illegal-move", move=number, text=move.action, reason=str(error)) from error
        yield state, move, events
    if record.scores is not None and game.outcome(state) is None:
        state = game.cut_short(state)
        yield state, None, ()
    outcome = game.outcome(state)
    scores = None if outcome is None else outcome.scores
    if scores != record.scores:
        raise IllegalRecord("different-result", recorded=record.scores, replayed=scores)
