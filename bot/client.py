"""The Discord client: every interaction comes in here and is answered, whatever happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import discord
from discord import app_commands

from bot.announcing import Announcing
from bot.answering import Answering
from bot.appearance import Appearance
from bot.beside import kept_up
from bot.calm import Calm
from bot.clicks import Click, Clickable, click_of
from bot.clock import Clock, WallClock
from bot.commands import add_commands
from bot.commands.counter import Counter
from bot.commands.wording import Translations
from bot.delivery import Delivery
from bot.emojis import Emojis
from bot.face import Face
from bot.handlers import handlers
from bot.ids import ClickId
from bot.links import CommandLinks
from bot.naming import Naming
from bot.opponents import Opponents
from bot.persons import Persons
from bot.pictures import Pictures
from bot.retiring import Retiring
from bot.service import Service
from bot.standing import invite_link, missing, named
from bot.thinking import Thinking
from bot.waiting import Waiting
from bot.welcome import Welcome
from bot.words import words
from tables import House, Refused
from tables.house import fresh_seed
from texts import FALLBACK

log = logging.getLogger(__name__)

GUILDS_COME = 0.3
"""Seconds after one guild in which the next one is told; whoever comes later is asked for when needed."""
FAREWELL = 10.0
"""Seconds that clicks under way are given when the bot is shut down."""


def quiet(line: str) -> None:
    """For whoever has no terminal to be told things on."""


class Pithead(discord.Client):
    """Give it a house and something to draw in; `start(token)` does the rest.

    AIs think in a thread, unless it is given another place for that.

    `tell_host` gets what whoever runs the bot should read: the invite link, and what the bot is not allowed.
    """

    def __init__(
        self,
        house: House,
        faces: Mapping[str, Face],
        executor: Executor,
        *,
        pause: float = 1.5,
        clock: Clock | None = None,
        thinking: Thinking | None = None,
        tell_host: Callable[[str], None] = quiet,
        seeds: Callable[[], int] = fresh_seed,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks at this table
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=GUILDS_COME,
        )
        emojis = Emojis()
        self.service = Service(
            house=house,
            faces=faces,
            pictures=Pictures(executor),
            naming=Naming(self, emojis),
            emojis=emojis,
            persons=Persons(house),
            links=CommandLinks(),
            thinking=thinking or Thinking(lambda: ThreadPoolExecutor(1)),
        )
        self.tree = app_commands.CommandTree(self)
        self._answers = handlers(self.service)
        calm = Calm()
        self._answering = Answering(self.service, calm)
        announcing = Announcing(self.service, self)
        self._delivery = Delivery(self, house, announcing.deliver, clock or WallClock(), calm)
        self._retiring = Retiring(self, house.outbox, calm)
        self._opponents = Opponents(house, self.service.thinking, pause=pause, seeds=seeds)
        self._waiting = Waiting(house, self._opponents, clock or WallClock())
        self._appearance = Appearance(self, faces.values(), self.service.emojis, executor)
        self._tell_host = tell_host
        self._beside: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Clickable)
        await self.tree.set_translator(Translations())
        add_commands(self.tree, Counter(self.service, self._answering, self._answers))
        self.tree.error(self._command_failed)
        synced = await self.tree.sync()
        self.service.links.learn({command.name: command.id for command in synced})
        self._beside = [
            *(
                asyncio.create_task(kept_up(part), name=type(part).__name__)
                for part in (self._delivery, self._retiring, self._opponents, self._waiting)
            ),
            asyncio.create_task(self._appearance.run(), name="Appearance"),
        ]

    async def close(self) -> None:
        """Finishes what is under way; what is owed and not yet sent is sent after the next start."""
        await self._answering.finish(FAREWELL)
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        self.service.thinking.close()
        await super().close()

    async def on_ready(self) -> None:
        assert self.user is not None
        link = invite_link(self.user.id)
        log.info("ready", extra={"invite": link, "guilds": len(self.guilds)})
        self._tell_host(words(FALLBACK)("host-ready", bot=str(self.user), count=len(self.guilds), link=link))
        for guild in self.guilds:
            await self._settle_in(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._settle_in(guild)

    async def _settle_in(self, guild: discord.Guild) -> None:
        """Says hello once, and tells the host what the bot is not allowed there."""
        assert self.user is not None
        if lacking := missing(guild):
            log.warning("permissions missing", extra={"guild": guild.name, "missing": lacking})
            self._tell_host(words(FALLBACK)("host-lacks", server=guild.name, permissions=named(lacking)))
        try:
            await Welcome(self.service).post(guild, self.user.id)
        except discord.HTTPException as error:
            log.warning("no welcome", extra={"guild": guild.name, "reason": str(error)})

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Commands have the tree; everything clicked is answered here."""
        self.service.naming.meet(interaction.user)
        if interaction.type is not discord.InteractionType.component:
            return
        click = click_of(interaction)
        handler = self._answers.get(click.id.verb, not_ours) if click is not None else not_ours
        heard = click if click is not None else Click(interaction, ClickId("-"))
        await self._answering(interaction, lambda: handler(heard), table=heard.id.table)

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Commands answer for themselves; before they begin, only one that has changed can fail."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await self._answering(interaction, changed_meanwhile)
        else:
            await self._answering.own_up(interaction)


async def changed_meanwhile() -> None:
    raise Refused("unknown-command")


async def not_ours(click: Click) -> None:
    raise Refused("unknown-button")
