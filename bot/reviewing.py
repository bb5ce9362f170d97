"""Looking back on a game: where a seat was ahead and where behind, with what the game says of its turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from bot.words import words

LONGEST = 3800
"""Characters of one message, with room for its heading."""


class Balance(Struct, frozen=True):
    """How somebody came out, beside the others."""

    who: str
    score: int
    at: int
    """Which of the players they are."""
    parts: Sequence[Mapping[str, float]]
    """The parts of the score, by player."""


class Words(Struct, frozen=True):
    """How a game speaks of its score."""

    language: str
    points: Callable[[int], str]
    part: Callable[[str], str]


def looked_back(balance: Balance, turning_points: Sequence[str], said: Words) -> str:
    """A heading, the parts won and lost, and the turning points as a list; "" is none."""
    text = words(said.language)
    head = text("review-head", who=balance.who, points=said.points(balance.score))
    points = (f"- {one}" for one in turning_points if one)
    return "\n".join((f"**{head}**", *_won_and_lost(balance, said), *points))


def fitting(told: Sequence[str]) -> list[str]:
    """As much as one message holds: of the longest account the last turning point is left out, and so on."""
    accounts = list(told)
    while sum(map(len, accounts)) > LONGEST:
        longest = max(range(len(accounts)), key=lambda at: len(accounts[at]))
        accounts[longest] = accounts[longest].rpartition("\n")[0] or accounts[longest][: LONGEST // len(told)]
    return accounts


def _won_and_lost(balance: Balance, said: Words) -> Iterator[str]:
    """The parts of the score in which they were farthest ahead of the others, and farthest behind."""
    text, own = words(said.language), balance.parts[balance.at]
    others = [parts for player, parts in enumerate(balance.parts) if player != balance.at]
    ahead = {key: value - sum(parts[key] for parts in others) / len(others) for key, value in own.items()}
    best, worst = max(ahead, key=ahead.__getitem__), min(ahead, key=ahead.__getitem__)
    if round(ahead[best]) > 0:
        yield text("review-won", part=said.part(best), points=said.points(round(ahead[best])))
    if round(ahead[worst]) < 0:
        yield text("review-lost", part=said.part(worst), points=said.points(-round(ahead[worst])))
