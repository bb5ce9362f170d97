"""`/help`: what this is and what can be typed, in one message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.clicks import Click
from bot.components import Look, button, framed, row
from bot.ids import ClickId
from bot.learning import learn_buttons
from bot.reply import Reply
from bot.welcome import play_buttons
from bot.words import words

if TYPE_CHECKING:
    from bot.service import Service

TOLD = (
    "game new",
    "tables",
    "game status",
    "game board",
    "game log",
    "game settings",
    "game undo",
    "game replay",
    "game leave",
    "game end",
    "rules",
    "stats",
    "leaderboard",
    "me",
    "vacation",
)
"""The commands worth knowing first, in the order in which one needs them."""


class Helping:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def help(self, click: Click) -> None:
        text = words(self._service.language(click.interaction))
        look = Look(ClickId("help"), text, self._service.emojis.get)
        games = ", ".join(face.title(text) for face in self._service.faces.values())
        lines = [f"{self._service.links.to(name)} · {text(_explaining(name))}" for name in TOLD]
        await Reply(click.interaction, updates=click.in_private).show(
            framed(
                look,
                ui.TextDisplay(f"### {text('help-title')}\n{text('help-how', games=games)}"),
                ui.TextDisplay("\n".join(lines)),
                row(*play_buttons(look, self._service.faces), *learn_buttons(look, self._service.faces)),
                row(
                    button(look, "tables", text("tables-title"), emoji="🪑"),
                    button(look, "rules-of", text("rules"), emoji="📖"),
                    button(look, "days", text("help-days"), emoji="🗓️"),
                ),
            )
        )

    async def days(self, click: Click) -> None:
        """How a game goes on while people live their lives."""
        text, to = words(self._service.language(click.interaction)), self._service.links.to
        look = Look(ClickId("help"), text, self._service.emojis.get)
        lines = [
            f"### {text('help-days')}",
            text("help-days-turn", me=to("me")),
            text("help-days-since", log=to("game log"), replay=to("game replay")),
            text("help-days-ahead"),
            text("help-days-clock"),
            text("help-days-silence"),
            text("help-days-away", vacation=to("vacation")),
        ]
        back = row(button(look, "help", text("help-title"), emoji="↩️"))
        await Reply(click.interaction, updates=click.in_private).show(
            framed(look, ui.TextDisplay("\n".join(lines)), back)
        )


def _explaining(command: str) -> str:
    """The text that explains a command, also in Discord's own list."""
    return f"command-{command.replace(' ', '-')}"
