"""A stranger's bot with one of every control: forms, options of every type, pictures that move."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from tests.playground.page.showcase import Showcase


class Form(ui.Modal, title="Everything about the shift"):
    def __init__(self) -> None:
        super().__init__()
        seams = [discord.SelectOption(label=name) for name in ("Yellow", "Brown", "Grey")]
        self.add_item(ui.TextDisplay("**Glück auf** to all who go down."))
        self.seam: ui.Select[Any] = ui.Select(options=seams, max_values=2, required=True)
        self.foreman: ui.UserSelect[Any] = ui.UserSelect(required=True)
        self.shift: ui.RadioGroup[Any] = ui.RadioGroup(
            options=[discord.RadioGroupOption(label=name, value=name) for name in ("Early", "Late")]
        )
        self.gear: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=name, value=name) for name in ("Lamp", "Pick")]
        )
        self.add_item(ui.Label(text="Seams", component=self.seam))
        self.add_item(ui.Label(text="Foreman", component=self.foreman))
        self.add_item(ui.Label(text="Shift", component=self.shift))
        self.add_item(ui.Label(text="Gear", component=self.gear))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        seams, gear = ", ".join(sorted(self.seam.values)), ", ".join(self.gear.values)
        foreman = self.foreman.values[0].display_name
        await interaction.response.send_message(f"{self.shift.value}: {seams}; {foreman}; {gear}")


class Files(ui.Modal, title="Papers"):
    def __init__(self) -> None:
        super().__init__()
        self.papers: ui.FileUpload[Any] = ui.FileUpload(max_values=2)
        self.signed: ui.Checkbox[Any] = ui.Checkbox()
        self.note: ui.TextInput[Any] = ui.TextInput(style=discord.TextStyle.long, required=False)
        self.add_item(ui.Label(text="Papers", component=self.papers))
        self.add_item(ui.Label(text="Signed", component=self.signed))
        self.add_item(ui.Label(text="Note", description="If there is more to say", component=self.note))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        names = ", ".join(paper.filename for paper in self.papers.values)
        await interaction.response.send_message(f"{names}; {self.signed.value}; {self.note.value}")


class Polish(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        words = {"Everything at once": "Wszystko naraz", "how deep": "jak głęboko"}
        return words.get(string.message) if locale is discord.Locale.polish else None


class Sampler(Showcase):
    async def setup_hook(self) -> None:
        add_commands(self.tree)
        await self.tree.set_translator(Polish())
        await super().setup_hook()


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="A form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(description="Papers, please")
    async def papers(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Files())

    @tree.command(description=app_commands.locale_str("Everything at once"))
    @app_commands.describe(depth=app_commands.locale_str("how deep"))
    @app_commands.choices(seam=[app_commands.Choice(name=name, value=name[0]) for name in ("Yellow", "Grey")])
    async def sample(  # Discord gives them by name
        interaction: discord.Interaction,
        seam: app_commands.Choice[str],
        depth: float,
        dry: bool,
        who: discord.Member,
        where: discord.TextChannel,
        paper: discord.Attachment,
    ) -> None:
        said = f"{seam.value} {depth} {dry} {who.display_name} {where.name} {paper.filename}"
        await interaction.response.send_message(said)


def moving() -> discord.File:
    """A picture that is red and blue by turns."""
    frames = [Image.new("P", (300, 200), colour) for colour in (0, 1)]
    for frame in frames:
        frame.putpalette([220, 30, 30, 30, 30, 220])
    held = io.BytesIO()
    frames[0].save(held, "GIF", save_all=True, append_images=frames[1:], duration=100, loop=0)
    held.seek(0)
    return discord.File(held, "replay.gif", description="The game so far")
