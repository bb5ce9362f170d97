"""What every game must hold, as checks.

`test_contract` asks it of random games, each game's own tests of characters who reach its every corner.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from games.chance import Chance
from games.core import Action, AnyGame, IllegalAction
from games.record import Move, Record, parse_record, replay

from .playing import Table, steps

MOST_OPTIONS = 25
LONGEST_TEXT = 40
"""An action has to fit into a custom id of 100 characters, with room for more."""


def check_refusals(game: AnyGame, state: Any, seats: int, actions: Collection[Action]) -> None:
    """Of all the actions there are, exactly the legal ones are accepted; the position stays as it was."""
    before = game.encode(state)
    for seat in range(-1, seats + 1):
        legal = set(game.legal(state, seat))
        for action in actions:
            if action in legal:
                game.apply(state, seat, action)
            else:
                with pytest.raises(IllegalAction):
                    game.apply(state, seat, action)
    assert game.encode(state) == before


def check_options(game: AnyGame, state: Any) -> None:
    """Whoever is waited for has something to do, not too much, and no two ways to do the same."""
    for seat in game.to_act(state):
        legal = game.legal(state, seat)
        assert 1 <= len(legal) <= MOST_OPTIONS
        outcomes = {game.encode(game.advance(state, seat, action)) for action in legal}
        assert len(outcomes) == len(legal)


def check_texts(game: AnyGame, state: Any) -> None:
    """An action is read from its own text."""
    for seat in game.to_act(state):
        for action in game.legal(state, seat):
            assert game.parse(str(action)) == action
            assert len(str(action)) <= LONGEST_TEXT


def check_bytes(game: AnyGame, state: Any, most: int) -> None:
    """A position is the same after a journey as bytes, and they are few."""
    data = game.encode(state)
    assert len(data) < most
    decoded = game.decode(data)
    assert decoded == state
    assert game.encode(decoded) == data


def check_outcome(game: AnyGame, state: Any, seats: int) -> None:
    """At the end, and only there, everybody has a score with its reasons, and a place."""
    outcome = game.outcome(state)
    if game.to_act(state):
        assert outcome is None
        return
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == seats
    assert outcome.scores == tuple(sum(parts.values()) for parts in outcome.parts)
    assert set(outcome.winners) == {seat for seat, rank in enumerate(outcome.ranks) if rank == 1}


def check_cut_short(game: AnyGame, state: Any, seats: int) -> None:
    """Ended where it stands a position has an outcome like any end, or else it is left as it is."""
    cut = game.cut_short(state)
    assert game.cut_short(cut) == cut
    assert game.turn(cut) == game.turn(state)
    assert game.decode(game.encode(cut)) == cut
    if game.outcome(cut) is None:
        assert cut == state
    else:
        check_outcome(game, cut, seats)


def check_ahead_keeps_secrets(game: AnyGame, state: Any, seat: int, chance: Chance) -> None:
    """Another position that could be behind the same view is planned on in the same way."""
    planned = game.ahead(state, seat)
    other = game.ahead(game.guess(game.view(state, seat), seat, chance), seat)
    assert (planned is None) == (other is None)
    if planned is not None and other is not None:
        assert game.view(planned, seat) == game.view(other, seat)
        assert game.legal(planned, seat) == game.legal(other, seat)


def check_searched_alike(table: Table[Any, Any, Any]) -> None:
    """Searching programs see the same game."""
    for step in steps(table):
        assert table.game.advance(step.before, step.seat, step.action) == step.after


def check_replayed_alike(table: Table[Any, Any, Any]) -> None:
    """A record, written and read, leads through the same positions to the same end."""
    game, played = table.game, list(steps(table))
    outcome = game.outcome(played[-1].after)
    assert outcome is not None
    moves = tuple(Move(step.seat, str(step.action)) for step in played)
    record = Record(game.key, len(table.characters), table.seed, table.options, moves, outcome.scores)
    read = parse_record(str(record))
    assert read == record
    again = [game.encode(state) for state, _, _ in replay(read, {game.key: game})]
    assert again == [game.encode(state) for state in (table.new(), *(step.after for step in played))]
