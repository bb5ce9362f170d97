"""A bot by somebody who never heard of playgrounds: everything a game bot does, in plain discord.py."""

from __future__ import annotations

import asyncio
import io
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from PIL import Image

from playground.discordpy import pointed_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground.server import Playground

COLOURS = ("red", "green", "blue")


def picture(size: int = 40) -> io.BytesIO:
    file = io.BytesIO()
    Image.new("RGB", (size, size // 2), "teal").save(file, "PNG")
    file.seek(0)
    return file


class Rename(ui.Modal, title="Rename the table"):
    name: ui.TextInput[Any] = ui.TextInput(label="New name", max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"It is called {self.name.value} now.", ephemeral=True)


class Classic(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Count", style=discord.ButtonStyle.primary, custom_id="count")
    async def count(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        assert interaction.message is not None
        number = int(interaction.message.content) + 1
        await interaction.response.edit_message(content=str(number))

    @ui.button(label="Rename", emoji="✏️", custom_id="rename")
    async def rename(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Rename())

    @ui.button(label="Nothing", disabled=True, custom_id="nothing")
    async def nothing(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        raise AssertionError("a disabled button was clicked")

    @ui.select(
        placeholder="Colour",
        custom_id="colour",
        options=[discord.SelectOption(label=c.title(), value=c) for c in COLOURS],
    )
    async def colour(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(f"You chose {select.values[0]}.", ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="People", custom_id="people", max_values=3)
    async def people(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        names = ", ".join(user.display_name for user in select.values)
        await interaction.response.send_message(f"People: {names}")

    @ui.select(cls=ui.ChannelSelect, placeholder="Place", custom_id="place")
    async def place(self, interaction: discord.Interaction, select: ui.ChannelSelect[Any]) -> None:
        await interaction.response.send_message(f"Place: {select.values[0].name}")

    @ui.select(cls=ui.MentionableSelect, placeholder="Anyone", custom_id="anyone")
    async def anyone(self, interaction: discord.Interaction, select: ui.MentionableSelect[Any]) -> None:
        await interaction.response.send_message(f"Anyone: {type(select.values[0]).__name__}")


class Roles(ui.View):
    @ui.select(cls=ui.RoleSelect, placeholder="Role", custom_id="role")
    async def role(self, interaction: discord.Interaction, select: ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(f"Role: {select.values[0].name}")


class Panel(ui.LayoutView):
    """Components V2: a container with text, a picture with its description, a section, buttons and a file."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(timeout=None)
        again: ui.Button[Any] = ui.Button(label="Again", custom_id="again")
        again.callback = self.again  # type: ignore[method-assign]  # discord.py's own way to set it
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description=f"the board at step {step}")
        )
        row: ui.ActionRow[Any] = ui.ActionRow(again)
        thumbnail: ui.Thumbnail[Any] = ui.Thumbnail("attachment://board.png")
        section: ui.Section[Any] = ui.Section(ui.TextDisplay("a section"), accessory=thumbnail)
        self.step = step
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"Step {step}"),
                ui.Separator(),
                gallery,
                section,
                row,
                accent_colour=discord.Colour.teal(),
            )
        )

    async def again(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        file = discord.File(picture(), "board.png", description="the board")
        await interaction.edit_original_response(view=Panel(self.step + 1), attachments=[file])


class Stranger(discord.Client):
    def __init__(self, **options: Any) -> None:
        intents = discord.Intents.default()
        intents.message_content = True
        intents.members = True
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.up = asyncio.Event()
        self.resumed = asyncio.Event()
        self.heard: list[discord.Message] = []
        commands(self.tree)
        more_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_view(Classic())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.up.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)
        if message.content == "ping":
            await message.reply("pong")


def commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Classic components")
    async def classic(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("0", view=Classic())

    @tree.command(description="A select of roles")
    async def roles(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("roles", view=Roles())

    @tree.command(description="Components V2")
    async def panel(interaction: discord.Interaction) -> None:
        file = discord.File(picture(), "board.png", description="the board")
        await interaction.response.send_message(view=Panel(), file=file)

    @tree.command(description="Only for you")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("a secret", ephemeral=True)
        await interaction.followup.send("another secret", ephemeral=True)

    @tree.command(description="Takes its time")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="done at last")


def more_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Never answers")
    async def deaf(interaction: discord.Interaction) -> None:
        pass

    @tree.command(description="Opens a thread")
    async def thread(interaction: discord.Interaction, name: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message(f"thread {name}")
        message = await interaction.original_response()
        opened = await (await interaction.channel.fetch_message(message.id)).create_thread(name=name)
        await opened.send("welcome to the thread")

    @tree.command(description="Sends a file")
    async def file(interaction: discord.Interaction, given: discord.Attachment | None = None) -> None:
        data = picture() if given is None else io.BytesIO((await given.read())[::-1])
        await interaction.response.send_message("here", file=discord.File(data, "answer.png"))

    table = app_commands.Group(name="table", description="Tables")

    @table.command(description="A new table")
    @app_commands.describe(game="which game", seats="how many")
    async def new(
        interaction: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 2, 4] = 3,
        host: discord.Member | None = None,
    ) -> None:
        name = interaction.user.display_name if host is None else host.display_name
        await interaction.response.send_message(f"{game} for {seats}, host {name}, {interaction.locale}")

    @new.autocomplete("game")
    async def games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        known = ("chess", "checkers", "go")
        return [app_commands.Choice(name=g.title(), value=g) for g in known if g.startswith(current)]

    tree.add_command(table)

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}")

    @tree.context_menu(name="Greet")
    async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"hello {member.display_name}")


@asynccontextmanager
async def running(
    playground: Playground, client: Stranger | None = None, name: str = "stranger"
) -> AsyncIterator[Stranger]:
    """A stranger's bot, logged in and ready, until the end of the block."""
    bot = playground.add_bot(name)
    with pointed_at(playground.url):
        client = client or Stranger()
        task = asyncio.create_task(client.start(bot.token))
        try:
            ready = asyncio.create_task(client.up.wait())
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
            ready.cancel()
            if task.done():
                task.result()
            assert client.up.is_set(), "the bot did not get ready"
            yield client
        finally:
            await client.close()
            await asyncio.gather(task, return_exceptions=True)
