"""The Discord client: every interaction comes in here and is answered, whatever happens."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from typing import Any

import discord
from discord import app_commands

from bot import posts
from bot.clicks import Click, Clickable, Handler, click_of
from bot.commands import add_commands
from bot.delivery import MARK, Delivery, already_there
from bot.emojis import Emojis
from bot.face import Face
from bot.lobby import Lobbies
from bot.looking import Looking
from bot.naming import Naming
from bot.opponents import Opponents
from bot.pictures import Pictures
from bot.refusals import REFUSALS, wording
from bot.reply import Reply, acknowledge_late
from bot.retiring import take_buttons_off
from bot.service import Service
from bot.standing import invite_link, missing
from bot.turns import Turns
from bot.welcome import Welcome
from bot.words import words
from tables import Entry, House, TableError

log = logging.getLogger(__name__)

TABLE_POST = "table"


class Pithead(discord.Client):
    """Give it a house and something to draw in; `start(token)` does the rest."""

    def __init__(
        self, house: House, faces: Mapping[str, Face], executor: Executor, *, pause: float = 1.5
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks at this table
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.service = Service(house, faces, Pictures(executor), Naming(self), Emojis())
        self.tree = app_commands.CommandTree(self)
        self._answers = handlers(self.service)
        self._delivery = Delivery(self, house, self._deliver, time.time)
        self._opponents = Opponents(house, pause=pause, seeds=lambda: secrets.randbits(64))
        self._beside: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Clickable)
        add_commands(self.tree, self.service)
        self.tree.error(self._command_failed)
        await self.tree.sync()
        self._beside = [
            asyncio.create_task(part.run(), name=type(part).__name__)
            for part in (self._delivery, self._opponents)
        ]

    async def close(self) -> None:
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await super().close()

    async def on_ready(self) -> None:
        assert self.user is not None
        log.info("ready", extra={"invite": invite_link(self.user.id), "guilds": len(self.guilds)})
        for guild in self.guilds:
            await self._settle_in(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._settle_in(guild)

    async def _settle_in(self, guild: discord.Guild) -> None:
        """Says hello once, and tells the host what the bot is not allowed there."""
        assert self.user is not None
        if lacking := missing(guild):
            log.warning("permissions missing", extra={"guild": guild.name, "missing": lacking})
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
        handler = None if click is None else self._answers.get(click.id.verb)
        if click is None or handler is None:
            text = words(self.service.language(interaction))
            await Reply(interaction).tell(text("refused-unknown-button"))
            return
        await self._answered(interaction, lambda: handler(click), click)

    async def _answered(
        self, interaction: discord.Interaction[Any], handle: Callable[[], Awaitable[None]], click: Click
    ) -> None:
        """In time, and with a word that says what to do if it is refused."""
        late = asyncio.create_task(acknowledge_late(interaction))
        try:
            await handle()
        except REFUSALS as error:
            await self._refuse(interaction, error, click)
        except discord.NotFound as error:
            log.warning("answer came too late", extra={"reason": str(error)})
        except Exception:
            await self._own_up(interaction)
        finally:
            late.cancel()

    async def _refuse(self, interaction: discord.Interaction[Any], error: Any, click: Click) -> None:
        text = words(self.service.language(interaction))
        try:
            table = await self.service.house.table(click.id.table)
        except TableError:
            table = None
        await Reply(interaction).tell(wording(error, text, table))

    async def _own_up(self, interaction: discord.Interaction[Any]) -> None:
        reference = secrets.token_hex(2).upper()
        log.exception("a defect", extra={"reference": reference, "user": interaction.user.id})
        text = words(self.service.language(interaction))
        await Reply(interaction).tell(text("refused-defect", reference=reference))

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        text = words(self.service.language(interaction))
        if isinstance(cause, REFUSALS):
            await Reply(interaction).tell(wording(cause, text))
        else:
            await self._own_up(interaction)

    async def _deliver(self, entry: Entry, channel: discord.abc.Messageable) -> None:
        """Sends what is owed, unless it is there already, and retires the post before it."""
        assert self.user is not None
        house = self.service.house
        message = await already_there(entry, channel, self.user.id)
        post = None if message is not None else await self._composed(entry)
        if post is not None:
            message = await self._send(entry, channel, post)
        old = (await house.outbox.posts(entry.table)).get(TABLE_POST) if entry.table else None
        role = TABLE_POST if entry.kind in {"turn", "started"} else None
        await house.outbox.delivered(entry, message=message, role=role, version=_version(entry))
        if role is not None and old is not None and old.message != message:
            await self._retire(old.channel, old.message)

    async def _composed(self, entry: Entry) -> posts.Post | None:
        house, service = self.service.house, self.service
        if entry.table is None:
            return None
        version = _version(entry)
        look = await house.sight.look(entry.table, version=version)
        names = await service.naming.names(look.table)
        face = service.faces[look.table.game]
        if entry.kind == "ended" and look.outcome is not None:
            story = await house.sight.story(entry.table)
            return posts.final_post(face, look, story, names, service.emojis.get)
        told = await house.sight.story(entry.table, after=int(entry.data.get("after", version)), upto=version)
        return posts.turn_post(face, look, told, names, service.emojis.get)

    async def _send(self, entry: Entry, channel: discord.abc.Messageable, post: posts.Post) -> int:
        post.view.children[0].id = MARK + entry.id
        sent = await channel.send(
            view=post.view,
            files=await self.service.pictures.files(post.pictures),
            nonce=entry.nonce,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in post.called]),
        )
        return sent.id

    async def _retire(self, channel: int, message: int) -> None:
        """An old post that cannot be edited keeps its buttons; they say that the table has moved on."""
        try:
            found = await self.get_partial_messageable(channel).fetch_message(message)
            await take_buttons_off(found)
        except discord.HTTPException as error:
            log.info("old post left as it is", extra={"post": message, "reason": str(error)})


def handlers(service: Service) -> dict[str, Handler]:
    """Who answers which click, by the verb in its custom id."""
    turns, lobbies, looking = Turns(service), Lobbies(service), Looking(service)
    return {
        "play": Welcome(service).play,
        "turn": turns.open,
        "tab": turns.tab,
        "act": turns.act,
        "pick": turns.pick,
        "confirm": turns.confirm,
        "back": turns.back,
        "over": turns.start_over,
        "join": lobbies.join,
        "leave": lobbies.leave,
        "ai": lobbies.add_ai,
        "options": lobbies.options,
        "choose": lobbies.choose,
        "start": lobbies.start,
        "mines": looking.mines,
        "cards": looking.cards,
        "log": looking.log,
        "rules": looking.rules,
        "rematch": looking.rematch,
        "export": looking.export,
    }


def _version(entry: Entry) -> int:
    return int(entry.data.get("upto", entry.data.get("version", 0)))
