"""A stranger's bot that sends one of everything a page has to draw."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui
from PIL import Image, ImageDraw

from tests.playground.stranger import Rename, Stranger

HOSTILE = (
    '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script> [click](javascript:window.hurt=1) '
    "<@1> <@&2> <#3> <t:99999999999999:F> <t:8640000000001:R> <:x:1> ||**__~~*"
)
GUIDE = """# Zeche Zollverein
## Shift 2 of 3
**Bold**, *slanted*, __underlined__, ~~struck~~, `code`, ||the hidden seam||
- two grey cubes to the truck
  - one yellow in the cage
1. dig
2. deliver
> The cage is at the surface.
-# before: Hewer took 5 marks
```py
cage.move("surface")
```
Ends <t:1767225600:f>, see <#{channel}>, ask <@{person}>."""


def board(name: str, colour: str, size: tuple[int, int] = (660, 420)) -> discord.File:
    picture = Image.new("RGB", size, colour)
    draw = ImageDraw.Draw(picture)
    for x in range(20, size[0], 80):
        draw.rectangle((x, 40, x + 50, size[1] - 40), outline="white", width=3)
    file = io.BytesIO()
    picture.save(file, "PNG")
    file.seek(0)
    return discord.File(file, name, description=f"{name} with its seams")


class Draw(ui.Button[Any]):
    """Answers only to whoever clicked."""

    async def callback(self, interaction: discord.Interaction) -> None:
        text = f"{interaction.user.display_name} drew tile {interaction.user.id}"
        await interaction.response.send_message(text, ephemeral=True)


class Silent(ui.Button[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        pass


class Renaming(ui.Button[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Rename())


class Spaces(ui.Select[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Space {self.values[0]} is yours.", ephemeral=True)


class Table(ui.LayoutView):
    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        pictures = [
            discord.MediaGalleryItem("attachment://board.png", description="the board"),
            discord.MediaGalleryItem("attachment://mine.png", description="red's mine"),
        ]
        spaces = [
            discord.SelectOption(
                label="Two grey, light", value="3", description="6 marks · 2 workers", emoji="🛒"
            ),
            discord.SelectOption(label="One black, dark", value="5", description="9 marks · 3 workers"),
        ]
        self.add_item(
            ui.Container(
                ui.TextDisplay(text),
                ui.Separator(),
                ui.MediaGallery(*pictures),
                ui.Section(ui.TextDisplay("🔴 34 · 🔵 29"), accessory=ui.Thumbnail("attachment://mine.png")),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                ui.ActionRow(
                    Spaces(custom_id="spaces", placeholder="Choose a workshop space", options=spaces)
                ),
                ui.ActionRow(
                    Draw(
                        label="Take your turn", emoji="⛏️", style=discord.ButtonStyle.primary, custom_id="draw"
                    ),
                    Renaming(label="Rename", custom_id="name"),
                    Silent(label="Silent", style=discord.ButtonStyle.danger, custom_id="silent"),
                    ui.Button(
                        label="Confirm", style=discord.ButtonStyle.success, disabled=True, custom_id="no"
                    ),
                    ui.Button(label="Rules", url="https://example.org/rules"),
                ),
                accent_colour=discord.Colour.red(),
            )
        )


class Showcase(Stranger):
    def place(self, name: str = "general") -> discord.TextChannel:
        channel = discord.utils.get(self.guilds[0].text_channels, name=name)
        assert channel is not None
        return channel

    async def show_table(self, person_id: str = "1") -> discord.Message:
        """The post of a table, with everything V2 has."""
        place = self.place()
        text = GUIDE.format(channel=place.id, person=person_id)
        files = [board("board.png", "#2f5d50"), board("mine.png", "#6b3d2e")]
        return await place.send(view=Table(text), files=files)
