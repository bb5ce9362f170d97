"""The log as the game it tells: which entries count, and every position they led through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.core import AnyGame, Event, GameError
from tables.errors import TableFrozen, WrongStatus
from tables.values import LOBBY, RUNNING, as_json, table_value

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from storage.readings import TableFile
    from storage.rows import ActionRow, TableRow


class Moment(Struct, frozen=True):
    """An action of the log with the position before it, the one after it, and what happened."""

    row: ActionRow
    before: Any
    after: Any
    events: tuple[Event, ...]


def effective(log: Iterable[ActionRow]) -> list[ActionRow]:
    """The actions that still count, after everything that was taken back by agreement."""
    kept: list[ActionRow] = []
    for row in log:
        if row.undo_to is None:
            kept.append(row)
        else:
            kept = [earlier for earlier in kept if earlier.version <= row.undo_to]
    return kept


def known_game(games: Mapping[str, AnyGame], row: TableRow) -> AnyGame:
    """Raises TableFrozen where this version of the program cannot play that table."""
    game = games.get(row.game)
    if game is None:
        raise TableFrozen("unknown-game", table=row.id, game=row.game)
    try:
        game.settle(msgspec.json.decode(row.options, type=dict[str, str]))
    except GameError as error:
        raise TableFrozen("unknown-options", table=row.id, game=row.game, reason=str(error)) from error
    return game


def running(file: TableFile) -> TableFile:
    """Raises WrongStatus where nothing can be done any more, or yet."""
    if file.table.status != RUNNING:
        code = "not-started" if file.table.status == LOBBY else "over"
        raise WrongStatus(code, status=file.table.status)
    return file


def moved(row: TableRow, game: AnyGame, state: Any) -> TableRow:
    """The table's row with what is kept of the position beside the log: whose turn it is, for lists."""
    return replace(row, turn=game.turn(state), to_act=as_json(game.to_act(state)))


def first_state(game: AnyGame, row: TableRow, seats: int) -> Any:
    try:
        return game.new(seats, int(row.seed), msgspec.json.decode(row.options, type=dict[str, str]))
    except GameError as error:
        raise TableFrozen("unknown-setup", table=row.id, game=row.game, reason=str(error)) from error


def moments(game: AnyGame, row: TableRow, seats: int, log: Sequence[ActionRow]) -> Iterator[Moment]:
    """All positions of a table, from its log alone. Raises TableFrozen where the log does not replay."""
    state = first_state(game, row, seats)
    for entry in effective(log):
        before = state
        try:
            state, events = game.apply(before, entry.seat, game.parse(entry.action or ""))
        except GameError as error:
            raise TableFrozen(
                "unreplayable", table=row.id, version=entry.version, action=entry.action
            ) from error
        yield Moment(entry, before, state, events)


def unseen(game: AnyGame, row: TableRow, seats: int, log: Sequence[ActionRow]) -> tuple[frozenset[int], ...]:
    """By seat, the versions it cannot know of: what others have done beside it in a turn that several take at
    once, as long as it shows nothing."""
    since_shown: list[Moment] = []
    for moment in moments(game, row, seats, log):
        since_shown.append(moment)
        shown = any(event.reveals for event in moment.events)
        if shown or game.turn(moment.before) != game.turn(moment.after):
            since_shown.clear()
    return tuple(
        frozenset(
            moment.row.version
            for moment in since_shown
            if moment.row.seat != seat and game.legal(moment.before, seat)
        )
        for seat in range(seats)
    )


def closing_state(game: AnyGame, row: TableRow, state: Any) -> Any:
    """The position a table is left with: where its game was cut short, with everything counted."""
    return game.cut_short(state) if table_value(row, ()).cut_short else state


def state_at(
    game: AnyGame, row: TableRow, seats: int, log: Sequence[ActionRow], version: int | None = None
) -> Any:
    """The position at a version, or the newest one."""
    upto = log if version is None else [entry for entry in log if entry.version <= version]
    state = first_state(game, row, seats)
    for moment in moments(game, row, seats, upto):
        state = moment.after
    return state
