"""What people have achieved: their figures, and who is best here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.clicks import Click
from bot.components import Look, framed, small
from bot.face import Face
from bot.ids import ClickId
from bot.reply import Reply
from bot.words import words
from tables import Rating, Refused, Statistics
from texts import figure

if TYPE_CHECKING:
    from bot.service import Service

SCALE = 100
"""Ratings are shown as whole numbers: a newcomer of 25 ± 8.3 is worth 0 for certain, the best some 3000."""
PLACES = ("🥇", "🥈", "🥉")
BEST = 15


class Achievements:
    """Answers to `/stats` and `/leaderboard`, shown to everybody who asks."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def stats(self, click: Click) -> None:
        """A person's finished games here; in a direct conversation, everywhere."""
        game, guild = click.id.detail, click.interaction.guild_id
        face, user = self._face(game), click.entity
        look = self._look(click)
        played = await self._service.house.results.statistics(user, game, guild)
        rating = await self._service.house.results.rating(user, game, guild)
        title = f"### {look.text('stats-title', who=f'<@{user}>', game=face.title(look.text))}"
        lines = [look.text("stats-none")]
        if played.games:
            lines = [*_figures(look, played), *_rated(look, rating), *_parts(face, look, played)]
        if played.early:
            lines.append(small(look.text("stats-early", games=played.early, ahead=played.ahead)))
        await Reply(click.interaction).show(framed(look, ui.TextDisplay("\n".join((title, *lines)))))

    async def leaderboard(self, click: Click) -> None:
        game, guild = click.id.detail, click.interaction.guild_id
        face, look = self._face(game), self._look(click)
        best = await self._service.house.results.leaderboard(game, guild, BEST)
        title = f"### {look.text('leaderboard-title', game=face.title(look.text))}"
        lines = [_place(look, place, rating) for place, rating in enumerate(best)]
        note = small(look.text("leaderboard-note")) if lines else look.text("leaderboard-none")
        await Reply(click.interaction).show(framed(look, ui.TextDisplay("\n".join((title, *lines, note)))))

    def _face(self, game: str) -> Face:
        if game not in self._service.faces:
            raise Refused("unknown-game")
        return self._service.faces[game]

    def _look(self, click: Click) -> Look:
        text = words(self._service.language(click.interaction))
        return Look(ClickId("stats"), text, self._service.emojis.get)


def _figures(look: Look, played: Statistics) -> list[str]:
    return [
        look.text("stats-games", games=played.games, wins=played.wins),
        look.text("stats-points", best=played.best or 0, average=round(played.average or 0)),
    ]


def _rated(look: Look, rating: Rating | None) -> list[str]:
    return [] if rating is None else [look.text("stats-rating", rating=worth(rating), games=rating.games)]


def _parts(face: Face, look: Look, played: Statistics) -> list[str]:
    """Where the points came from, on average; what brought most stands first."""
    ranked = sorted(played.parts.items(), key=lambda part: -round(part[1]))
    named = [f"{face.part(look.text, key)}: {figure(round(value))}" for key, value in ranked]
    return [small(look.text("stats-parts", parts=" · ".join(named)))] if named else []


def _place(look: Look, place: int, rating: Rating) -> str:
    sign = PLACES[place] if place < len(PLACES) else f"{place + 1}."
    said = look.text("leaderboard-line", rating=worth(rating), games=rating.games, wins=rating.wins)
    return f"{sign} <@{rating.user}> · {said}"


def worth(rating: Rating) -> int:
    """What that person is worth at least, as a whole number."""
    return max(round(rating.worth * SCALE), 0)
