"""Before a game: the card of a lobby, edited with every click, and its private options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.agreed import agreed_words
from bot.clicks import Click
from bot.components import Look, button, framed, picker, row, small
from bot.ids import ClickId
from bot.naming import mention
from bot.reply import Reply
from bot.words import words
from games.opponents import opponents
from tables import LOBBY, Table
from texts import Texts

if TYPE_CHECKING:
    from bot.service import Service


class Lobbies:
    """Every click on a lobby's card."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._lobby = service.house.lobby

    async def join(self, click: Click) -> None:
        member = click.interaction.user
        roles = [role.id for role in member.roles] if isinstance(member, discord.Member) else []
        await self._shown(
            click, await self._lobby.join(click.id.table, click.user, roles=roles, request=click.request)
        )

    async def leave(self, click: Click) -> None:
        await self._shown(click, await self._lobby.leave(click.id.table, click.user, request=click.request))

    async def add_ai(self, click: Click) -> None:
        level = click.picked
        await self._shown(
            click, await self._lobby.add_ai(click.id.table, click.user, level, request=click.request)
        )

    async def start(self, click: Click) -> None:
        await self._shown(click, await self._lobby.start(click.id.table, click.user, request=click.request))

    async def options(self, click: Click) -> None:
        """A private panel with one list per option."""
        table = await self._service.house.table(click.id.table)
        await Reply(click.interaction).show(self.options_view(click.interaction, table))

    async def choose(self, click: Click) -> None:
        table = await self._service.house.table(click.id.table)
        option = click.id.detail
        if option == "seats":
            table = await self._lobby.configure(
                table.id, click.user, seats=click.number, request=click.request
            )
        else:
            options = {**table.options, option: click.picked}
            table = await self._lobby.configure(table.id, click.user, options=options, request=click.request)
        await Reply(click.interaction, updates=True).show(self.options_view(click.interaction, table))
        await self._edit_card(click.interaction, table)

    async def _edit_card(self, interaction: discord.Interaction[Any], table: Table) -> None:
        posts = await self._service.house.outbox.posts(table.id)
        if "card" in posts and isinstance(interaction.channel, discord.abc.Messageable):
            card = interaction.client.get_partial_messageable(posts["card"].channel)
            await card.get_partial_message(posts["card"].message).edit(view=self.card(table))

    async def _shown(self, click: Click, table: Table) -> None:
        await Reply(click.interaction, updates=True).show(self.card(table))

    def card(self, table: Table) -> ui.LayoutView:
        """Who sits where, what is agreed, and the buttons."""
        text = words(table.language)
        look = Look(ClickId("join", table.id), text, self._service.emojis.get)
        children: list[ui.Item[Any]] = [ui.TextDisplay(self._card_text(table, text))]
        if table.status == LOBBY:
            children += self._card_rows(look, table)
        else:
            children.append(ui.TextDisplay(small(text("card-started" if table.started_at else "card-gone"))))
        return framed(look, *children)

    def _card_text(self, table: Table, text: Texts) -> str:
        face = self._service.faces[table.game]
        seats = "\n".join(mention(seat, table.language) for seat in table.seats)
        options = (face.option(text, key, choice) for key, choice in sorted(table.options.items()))
        agreed = " · ".join([agreed_words(text, table), *options])
        title = text("card-title", game=face.title(text), seats=len(table.seats), host=f"<@{table.owner}>")
        return f"### {title}\n{seats}\n{small(agreed)}"

    def _card_rows(self, look: Look, table: Table) -> list[ui.Item[Any]]:
        text = look.text
        full = all(seat.taken or seat.reserved_for for seat in table.seats)
        game = self._service.house.games[table.game]
        enough = sum(seat.taken for seat in table.seats) in game.seat_counts
        levels = [discord.SelectOption(label=text(f"ai-{level}"), value=level) for level in opponents(game)]
        return [
            row(
                button(look, "join", text("join"), emoji="🪑", style=discord.ButtonStyle.primary),
                button(look, "leave", text("leave"), emoji="🚪"),
                button(look, "options", text("options"), emoji="⚙️"),
                button(
                    look,
                    "start",
                    text("start"),
                    emoji="▶️",
                    style=discord.ButtonStyle.success,
                    disabled=not enough,
                ),
            ),
            *([] if full else [row(picker(look, "ai", text("add-ai"), levels))]),
        ]

    def options_view(self, interaction: discord.Interaction[Any], table: Table) -> ui.LayoutView:
        text = words(self._service.language(interaction))
        game, face = self._service.house.games[table.game], self._service.faces[table.game]
        look = Look(ClickId("choose", table.id), text, self._service.emojis.get)
        counts = [
            discord.SelectOption(label=text("seats", count=n), value=str(n), default=n == len(table.seats))
            for n in game.seat_counts
        ]
        rows = [row(picker(look, "choose", text("seats-prompt"), counts, detail="seats"))]
        for option in game.options:
            choices = [
                discord.SelectOption(
                    label=face.option(text, option.key, choice),
                    value=choice,
                    default=table.options[option.key] == choice,
                )
                for choice in option.choices
            ]
            rows.append(
                row(picker(look, "choose", face.option(text, option.key), choices, detail=option.key))
            )
        return framed(look, ui.TextDisplay(f"### {text('options-title')}"), *rows)
