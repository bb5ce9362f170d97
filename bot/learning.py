"""Learning a game by playing it: a table with an easy AI, where the panel says what to try in each turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.clicks import Click
from bot.components import Look as Common
from bot.components import button
from bot.opening import Openings
from tables import Opening, Refused

if TYPE_CHECKING:
    from bot.face import Face, Style
    from bot.service import Service
    from tables import Look, Table

LESSONS = "lessons"
"""The setting of a table at which somebody learns; its value is the pupil."""


class Learning:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def begin(self, click: Click) -> None:
        """A table for the one who clicked, begun at once."""
        face = self._service.faces.get(click.id.detail)
        if face is None or face.tuition is None:
            raise Refused("unknown-game")
        tuition = face.tuition
        opening = Opening(
            face.key,
            0,
            click.user,
            click.interaction.guild_id,
            1 + len(tuition.ais),
            options=dict(tuition.options),
            language=self._service.language(click.interaction),
            settings={LESSONS: click.user},
            ais=tuition.ais,
        )
        await Openings(self._service).alone(click, opening)

    async def said(self, look: Look, user: int, style: Style) -> str:
        """What to try now, for the pupil of the table; "" for everybody else."""
        if not learns(look.table, user):
            return ""
        told = await self._service.house.sight.story(look.table.id, user)
        return self._service.faces[look.table.game].lesson(look, told, style)


def learns(table: Table, user: int) -> bool:
    """Whether this person learns the game at this table."""
    return table.settings.get(LESSONS) == user


def learn_buttons(look: Common, faces: Mapping[str, Face]) -> Iterator[ui.Item[Any]]:
    """One for each game that can be learned by playing it."""
    for key, face in faces.items():
        if face.tuition is not None:
            label = look.text("learn", game=face.title(look.text))
            yield button(look, "learn", label, detail=key, emoji="🎓")
