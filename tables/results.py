"""How games ended: final scores, ratings, statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from games.core import Outcome
from storage import Statement, insert, readings, upsert
from storage.rows import ActionRow, RatingRow, ResultRow, SeatRow
from tables import history
from tables.values import as_json, table_value

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

    from storage.readings import TableFile
    from tables.desk import Desk

DIRECT = 0
"""Where games outside any guild are rated."""


class Result(Struct, frozen=True):
    """How one seat came out."""

    table: str
    seat: int
    user: int | None
    ai: str | None
    score: int
    rank: int
    parts: dict[str, int]
    events: dict[str, int]
    """How often each kind of event came of that seat's actions."""
    mu: float | None
    """The rating after this game; None where it was not rated."""
    sigma: float | None
    early: bool = False
    """Whether the game was cut short: then this is how things stood."""


class Rating(Struct, frozen=True):
    """What a person is worth at a game in a guild."""

    user: int
    mu: float
    sigma: float
    games: int
    wins: int

    @property
    def worth(self) -> float:
        """At least this much, as good as certain: what a leaderboard is sorted by."""
        return self.mu - 3 * self.sigma


class Statistics(Struct, frozen=True):
    """A person's finished games of one kind, together; those cut short are only numbered."""

    games: int
    wins: int
    early: int
    """Games that were cut short, and …"""
    ahead: int
    """… those of them in which nobody stood better."""
    best: int | None
    average: float | None
    parts: dict[str, float]
    """The parts of the score, on average."""
    events: dict[str, int]
    """How often each kind of event happened, in all."""


class Results:
    """What is known of finished games."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def of_table(self, table_id: str) -> tuple[Result, ...]:
        """By seat; empty where a game has no result."""
        rows = await self._desk.database.read(readings.results, table_id)
        early = bool(rows) and (await self._desk.table(table_id)).cut_short
        return tuple(_result(row, early=early) for row in rows)

    async def of_person(self, user: int, game: str, guild: int | None = None) -> tuple[Result, ...]:
        """A person's finished games, the newest first; of one guild, or of all."""
        found = await self._desk.database.read(readings.results_of_person, user, game, guild)
        return tuple(_result(row, early=table_value(held, ()).cut_short) for row, held in found)

    async def statistics(self, user: int, game: str, guild: int | None = None) -> Statistics:
        results = await self.of_person(user, game, guild)
        played = [result for result in results if not result.early]
        early = [result for result in results if result.early]
        parts: Counter[str] = Counter()
        events: Counter[str] = Counter()
        for result in played:
            parts.update(result.parts)
            events.update(result.events)
        return Statistics(
            games=len(played),
            wins=sum(result.rank == 1 for result in played),
            early=len(early),
            ahead=sum(result.rank == 1 for result in early),
            best=max((result.score for result in played), default=None),
            average=sum(result.score for result in played) / len(played) if played else None,
            parts={name: total / len(played) for name, total in sorted(parts.items())},
            events=dict(sorted(events.items())),
        )

    async def leaderboard(self, game: str, guild: int | None, limit: int = 25) -> tuple[Rating, ...]:
        """The best people of a guild first."""
        found = await self._desk.database.read(readings.leaderboard, game, _place(guild), limit)
        return tuple(map(_rating, found))

    async def rating(self, user: int, game: str, guild: int | None) -> Rating | None:
        """None for somebody without a rated game there."""
        found = await self._desk.database.read(readings.ratings, game, _place(guild), [user])
        return _rating(found[user]) if user in found else None


@asynccontextmanager
async def rated(
    desk: Desk, file: TableFile, new: Sequence[ActionRow], outcome: Outcome
) -> AsyncIterator[tuple[Statement, ...]]:
    """What a finished game adds to results and ratings, to be committed before anyone else's there."""
    row, guild = file.table, _place(file.table.guild_id)
    people = [chair.user_id for chair in file.seats if chair.user_id is not None]
    log = [*await desk.database.read(readings.log, row.id), *new]
    async with desk.queues.hold(f"ratings {row.game} {guild}"):
        known = await desk.database.read(readings.ratings, row.game, guild, people)
        ratings = _rate(file, outcome, known, desk.clock()) if len(people) > 1 else {}
        results = result_rows(desk, file, log, outcome, ratings)
        yield (*map(insert, results), *map(upsert, ratings.values()))


def result_rows(
    desk: Desk,
    file: TableFile,
    log: Sequence[ActionRow],
    outcome: Outcome,
    ratings: Mapping[int, RatingRow],
) -> list[ResultRow]:
    """One for each seat, with how often each kind of event came of its actions."""
    counts: dict[int, Counter[str]] = {chair.seat: Counter() for chair in file.seats}
    for moment in history.moments(desk.game(file.table), file.table, len(file.seats), log):
        counts[moment.row.seat].update(type(event).__name__ for event in moment.events)
    return [_result_row(chair, outcome, counts[chair.seat], ratings) for chair in file.seats]


def _result_row(
    chair: SeatRow, outcome: Outcome, counts: Counter[str], ratings: Mapping[int, RatingRow]
) -> ResultRow:
    rating = ratings.get(chair.user_id) if chair.user_id is not None else None
    return ResultRow(
        table_id=chair.table_id,
        seat=chair.seat,
        user_id=chair.user_id,
        ai=chair.ai,
        score=outcome.scores[chair.seat],
        rank=outcome.ranks[chair.seat],
        parts=as_json(outcome.parts[chair.seat]),
        events=as_json(counts),
        mu=rating.mu if rating is not None else None,
        sigma=rating.sigma if rating is not None else None,
    )


def _rate(
    file: TableFile, outcome: Outcome, known: Mapping[int, RatingRow], now: float
) -> dict[int, RatingRow]:
    """People are rated against each other; AIs are left out."""
    model = _model()
    seated = [(chair.seat, chair.user_id) for chair in file.seats if chair.user_id is not None]
    teams = [
        [model.rating(mu=known[user].mu, sigma=known[user].sigma) if user in known else model.rating()]
        for _, user in seated
    ]
    after = model.rate(teams, ranks=[float(outcome.ranks[seat]) for seat, _ in seated])
    rows = {}
    for (seat, user), (new,) in zip(seated, after, strict=True):
        old = known.get(user)
        rows[user] = RatingRow(
            game=file.table.game,
            guild_id=_place(file.table.guild_id),
            user_id=user,
            mu=new.mu,
            sigma=new.sigma,
            games=(old.games if old else 0) + 1,
            wins=(old.wins if old else 0) + (outcome.ranks[seat] == 1),
            changed_at=now,
        )
    return rows


def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # not needed to start, only when a game ends

    return PlackettLuce()


def _place(guild: int | None) -> int:
    return DIRECT if guild is None else guild


def _rating(row: RatingRow) -> Rating:
    return Rating(row.user_id, row.mu, row.sigma, row.games, row.wins)


def _result(row: ResultRow, *, early: bool) -> Result:
    return Result(
        table=row.table_id,
        seat=row.seat,
        user=row.user_id,
        ai=row.ai,
        score=row.score,
        rank=row.rank,
        parts=msgspec.json.decode(row.parts, type=dict[str, int]),
        events=msgspec.json.decode(row.events, type=dict[str, int]),
        mu=row.mu,
        sigma=row.sigma,
        early=early,
    )
