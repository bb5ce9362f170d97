"""What a finished game did to the ratings of its people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.achievements import worth
from tables import Rating, Result
from texts import figure

if TYPE_CHECKING:
    from bot.posts import Board
    from tables import House


async def rating_changes(house: House, board: Board) -> str:
    """One line for all; "" where nobody was rated, as in games against AIs."""
    table = board.table
    changes = []
    for result in await house.results.of_table(table.id):
        if result.user is None or (now := _worth(result)) is None:
            continue
        played = await house.results.of_person(result.user, table.game, table.guild)
        earlier = played[[other.table for other in played].index(table.id) + 1 :]
        before = next((value for other in earlier if (value := _worth(other)) is not None), 0)
        who = board.names.mentions[result.seat]
        changes.append(
            board.text("rating-change", who=who, before=before, now=now, change=signed(now - before))
        )
    return board.text("ratings", changes=" · ".join(changes)) if changes else ""


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else figure(change)


def _worth(result: Result) -> int | None:
    if result.user is None or result.mu is None or result.sigma is None:
        return None
    return worth(Rating(result.user, result.mu, result.sigma, 0, 0))
