"""`python -m games gluckauf --players baron,hewer` plays a game, `python -m games replay FILE` one again."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from games import GAMES
from games.chance import Chance
from games.core import AnyGame, Event, GameError, IllegalSetup, Outcome
from games.opponents import opponents, play_on
from games.record import Move, Record, parse_record, replay


class Terminal(Protocol):
    """What `games/<key>/terminal.py` offers."""

    def board(self, state: Any) -> str: ...

    def line(self, event: Event) -> str: ...

    def chapter(self, state: Any) -> int:
        """The board is printed again when this changes."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        run = _replay if options.what == "replay" else _play
        run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read along has seen enough. What is still to be flushed at exit goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (GameError, OSError, UnicodeDecodeError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m games", description="Play a game in the terminal, or play one again."
    )
    what = parser.add_subparsers(dest="what", required=True)
    for game in GAMES.values():
        play = what.add_parser(game.key, help="play a game between opponents")
        seats = play.add_mutually_exclusive_group()
        seats.add_argument("--seats", type=int, choices=game.seat_counts, help="so many random players")
        seats.add_argument(
            "--players", metavar="LEVEL,LEVEL…", help=f"who plays, by seat: {', '.join(opponents(game))}"
        )
        play.add_argument("--seed", type=int, default=0)
        play.add_argument("--record", type=Path, metavar="FILE", help="write the game record")
        play.add_argument("--quiet", action="store_true", help="only the final scores")
        play.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="KEY=CHOICE",
            help=", ".join(f"{option.key}={'|'.join(option.choices)}" for option in game.options),
        )
    again = what.add_parser("replay", help="replay a record and check its result")
    again.add_argument("file", type=Path)
    again.add_argument("--quiet", action="store_true", help="only the final scores")
    return parser


def _play(options: Namespace) -> None:
    game = GAMES[options.what]
    choices = game.settle(dict(_choice(text) for text in options.option))
    levels = _levels(game, options)
    state = game.new(len(levels), options.seed, choices)
    show = _Show(game, quiet=options.quiet)
    show.board(state)
    moves = []
    known = opponents(game)
    players = [known[level] for level in levels]
    for after, move, events in play_on(game, state, players, Chance(options.seed)):
        show.step(state, after, events)
        moves.append(move)
        state = after
    outcome = game.outcome(state)
    assert outcome is not None
    _print_scores(outcome)
    if options.record is not None:
        record = Record(game.key, len(levels), options.seed, choices, tuple(moves), outcome.scores)
        options.record.write_text(str(record), encoding="utf-8")
        print(f"Recorded in {options.record}: {len(moves)} actions.")


def _levels(game: AnyGame, options: Namespace) -> list[str]:
    """By seat."""
    if options.players is None:
        return ["random"] * (options.seats or game.seat_counts[-1])
    levels = str(options.players).split(",")
    known = opponents(game)
    for level in levels:
        if level not in known:
            raise IllegalSetup("unknown-level", level=level, possible=tuple(known))
    return levels


def _choice(text: str) -> tuple[str, str]:
    key, equals, choice = text.partition("=")
    if not equals:
        raise IllegalSetup("unknown-option", option=text)
    return key, choice


def _replay(options: Namespace) -> None:
    record = parse_record(options.file.read_text(encoding="utf-8"))
    steps = replay(record, GAMES)
    state, _, _ = next(steps)
    game = GAMES[record.game]
    show = _Show(game, quiet=options.quiet)
    show.board(state)
    state = _follow(show, state, steps)
    outcome = game.outcome(state)
    if outcome is None:
        print(f"The record ends after {len(record.moves)} actions, before the game does.")
    else:
        _print_scores(outcome)
        print(f"Replayed {len(record.moves)} actions: the result is the recorded one.")


def _follow(show: _Show, state: Any, steps: Iterable[tuple[Any, Move | None, tuple[Event, ...]]]) -> Any:
    for after, _, events in steps:
        show.step(state, after, events)
        state = after
    return state


class _Show:
    """Prints what happens: every event, and the board at the beginning of every chapter."""

    def __init__(self, game: AnyGame, *, quiet: bool) -> None:
        self._game = game
        self._quiet = quiet
        self._terminal = cast(Terminal, import_module(f"games.{game.key}.terminal"))

    def board(self, state: Any) -> None:
        if not self._quiet:
            print(f"\n{self._terminal.board(state)}\n")

    def step(self, before: Any, after: Any, events: tuple[Event, ...]) -> None:
        if self._quiet:
            return
        turn = self._game.turn(before)
        for event in events:
            print(f"{turn:>4}  {self._terminal.line(event)}")
        if self._terminal.chapter(before) != self._terminal.chapter(after):
            self.board(after)


def _print_scores(outcome: Outcome) -> None:
    seats = range(len(outcome.scores))
    print("\nFinal scores  " + "".join(f"{f'seat {seat}':>8}" for seat in seats))
    for part in outcome.parts[0]:
        print(f"  {part:<12}" + "".join(f"{outcome.parts[seat][part]:>8}" for seat in seats))
    print("  total       " + "".join(f"{score:>8}" for score in outcome.scores))
    print("  rank        " + "".join(f"{rank:>8}" for rank in outcome.ranks))


if __name__ == "__main__":
    sys.exit(main())
