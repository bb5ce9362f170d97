"""The bots that are compared: python -m benchmarks._bots pithead|pondering|echo URL TOKEN [DATABASE].

Pondering is Pithead while barons think without a break.

The echo answers at once, with as many characters, buttons and bytes of pictures as it is told in the custom
id: what is left is discord.py, the server and the wire.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from contextlib import suppress
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import discord
from discord import ui

from bot.client import Pithead
from bot.easels import Easels
from bot.faces import FACES
from bot.garbage import spare_what_stays
from bot.thinking import Thinking, processes, turn
from games import GAMES
from games.gluckauf.game import GluckAuf
from games.gluckauf.state import State
from playground.discordpy import point_at
from storage import Database
from tables import House

NOISE = random.Random(1).randbytes(2**20)
"""As little to compress as a finished picture."""


class Pattern(ui.DynamicItem[ui.Button[Any]], template=r"echo/(?P<sizes>[0-9./]*)"):
    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Pattern:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Everything is answered in `Echo.on_interaction`."""


class Echo(discord.Client):
    """`echo/characters.buttons/bytes.bytes/bytes.bytes`: of the answer, its pictures, and those of a post."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.3)
        self.add_dynamic_items(Pattern)

    async def on_ready(self) -> None:
        """A message to click in every channel of a table."""
        for channel in self.guilds[0].text_channels:
            if channel.name.startswith("table-"):
                view, _ = self._message("echo/4.1//", [4, 1], [])
                await channel.send(view=view)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        custom_id = str(dict(interaction.data or {}).get("custom_id"))
        words, answered, posted = (
            [int(n) for n in part.split(".") if n] for part in custom_id.split("/")[1:]
        )
        view, files = self._message(custom_id, words, answered)
        await interaction.response.edit_message(view=view, attachments=files)
        if posted:
            view, files = self._message(custom_id, words, posted)
            channel: Any = interaction.channel
            await channel.send(view=view, files=files)

    def _message(
        self, custom_id: str, words: list[int], sizes: list[int]
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        characters, buttons = words
        view = ui.LayoutView(timeout=None)
        parts: list[ui.Item[Any]] = [ui.TextDisplay("echo".ljust(characters, "x"))]
        files = []
        for number, size in enumerate(sizes):
            shown: ui.MediaGallery[Any] = ui.MediaGallery()
            shown.add_item(media=f"attachment://{number}.png", description="y" * 500)
            parts.append(shown)
            files.append(discord.File(BytesIO(NOISE[:size]), f"{number}.png"))
        for start in range(0, buttons, 5):
            row: Any = ui.ActionRow()
            for number in range(start, min(start + 5, buttons)):
                own = custom_id if number == 0 else f"echo/{number}"
                row.add_item(Pattern(ui.Button(label=f"Button {number}", custom_id=own)))
            parts.append(row)
        view.add_item(ui.Container(*parts))
        return view, files


async def main(kind: str, url: str, token: str, database: str = "") -> None:
    point_at(url)
    if kind == "echo":
        async with Echo() as echo:
            await echo.start(token)
        return
    mind = Thinking(processes)
    with Easels(FACES.values()) as drawing:
        async with (
            Database(Path(database)) as opened,
            Pithead(House(opened), FACES, drawing, thinking=mind) as client,
        ):
            beside = [asyncio.create_task(spare_what_stays(client.wait_until_ready()))]
            if kind == "pondering":
                beside.append(asyncio.create_task(ponder(mind)))
            await client.start(token)
            for task in beside:
                task.cancel()


async def until_told(*arguments: str) -> None:
    """Ends in order on SIGTERM, so that nothing is left behind."""
    running = asyncio.create_task(main(*arguments))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with suppress(asyncio.CancelledError):
        await running


async def ponder(mind: Thinking) -> None:
    """One turn of a baron after another, where AIs think."""
    state: State = GAMES["gluckauf"].new(4, 1, {"orders": "dealt"})
    for seed in count():
        await mind.think(turn, GluckAuf, state, state.active, "baron", seed)


if __name__ == "__main__":
    asyncio.run(until_told(*sys.argv[1:]))
