"""What a table agrees on: the private panel behind Options, and behind `/game settings` in a running game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec import Struct

from bot.absence import seat_takers
from bot.clicks import Click
from bot.components import Look, button, entity_picker, framed, picker, row, small
from bot.ids import ClickId
from bot.lobby import Lobbies
from bot.naming import SEAT_SIGNS
from bot.reply import Reply
from bot.settings import ANYONE, ANYTIME, agreed, checked_setting, setting_of, setting_words
from bot.standing import is_moderator
from bot.words import words
from games.core import Option
from tables import AGREED, COLOURS, LOBBY, Access, Refused, Table
from texts import LANGUAGES

if TYPE_CHECKING:
    from bot.service import Service

ACCESS = (ANYONE, "role", "invited")
TABS = ("game", "table", "clock", "people")
RUNNING_TABS = ("table", "people")
"""What can still be changed once a game has begun."""


class _Sheet(Struct, frozen=True):
    """The panel as one person sees it."""

    table: Table
    look: Look
    user: int
    picked: int | None = None
    """The seat that is to change hands."""

    @property
    def hosts(self) -> bool:
        return self.user == self.table.owner


class Agreeing:
    """Every click in the panel. The host changes things; everybody may read them and choose a colour."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._lobby = service.house.lobby

    async def open(self, click: Click) -> None:
        """From the card, from a command, from tab to tab, or with a seat picked that is to change hands."""
        table = await self._service.house.table(click.id.table)
        tab = click.id.detail.partition("-")[0]
        await self._show(click, table, tab, click.number if click.values else None)

    async def choose(self, click: Click) -> None:
        """Something was picked in one of the lists."""
        table = await self._service.house.table(click.id.table)
        what, _, key = click.id.detail.partition("-")
        change = self._changes().get(what)
        if change is None:
            raise Refused("unknown-button")
        table = await change(click, table, key)
        await self._show(click, table, _tab_of(what, key))
        await Lobbies(self._service).edit_card(click.interaction, table)

    def _changes(self) -> Mapping[str, Callable[[Click, Table, str], Any]]:
        return {
            "seats": self._seats,
            "opt": self._option,
            "set": self._setting,
            "language": self._language,
            "access": self._access,
            "role": self._role,
            "colour": self._colour,
            "invite": self._invite,
            "dismiss": self._dismiss,
        }

    async def _configure(self, click: Click, **changes: Any) -> Table:
        return await self._lobby.configure(click.id.table, click.user, request=click.request, **changes)

    async def _seats(self, click: Click, table: Table, key: str) -> Table:
        return await self._configure(click, seats=click.number)

    async def _option(self, click: Click, table: Table, key: str) -> Table:
        return await self._configure(click, options={**table.options, key: click.picked})

    async def _setting(self, click: Click, table: Table, key: str) -> Table:
        checked_setting(key, click.picked)
        if table.status != LOBBY and all(key != option.key for option in ANYTIME):
            raise Refused("not-a-lobby")
        return await self._configure(click, settings={**table.settings, key: click.picked})

    async def _language(self, click: Click, table: Table, key: str) -> Table:
        if click.picked not in LANGUAGES:
            raise Refused("unknown-button")
        return await self._configure(click, language=click.picked)

    async def _access(self, click: Click, table: Table, key: str) -> Table:
        """A table that asks for a role lets nobody in until one is chosen."""
        if click.picked not in ACCESS:
            raise Refused("unknown-button")
        role = table.access.role if click.picked == "role" else None
        return await self._configure(click, access=Access(click.picked, role))

    async def _role(self, click: Click, table: Table, key: str) -> Table:
        return await self._configure(click, access=Access("role", click.entity))

    async def _colour(self, click: Click, table: Table, key: str) -> Table:
        if click.picked not in self._colours(table):
            raise Refused("no-such-colour")
        return await self._lobby.recolour(table.id, click.user, click.picked, request=click.request)

    def _colours(self, table: Table) -> tuple[str, ...]:
        """As many as the game has seats at most."""
        return COLOURS[: max(self._service.house.games[table.game].seat_counts)]

    async def _invite(self, click: Click, table: Table, key: str) -> Table:
        before = {seat.reserved_for for seat in table.seats}
        table = await self._lobby.invite(table.id, click.user, *click.entities, request=click.request)
        kept = [seat.reserved_for for seat in table.seats if seat.reserved_for]
        await self._call(click, table, [user for user in kept if user not in before])
        return table

    async def _dismiss(self, click: Click, table: Table, key: str) -> Table:
        return await self._lobby.dismiss(table.id, click.user, click.number, request=click.request)

    async def _call(self, click: Click, table: Table, users: Sequence[int]) -> None:
        """An edited card calls nobody, so those newly invited get a line of their own."""
        if not users:
            return
        said = words(table.language)(
            "invitation", who=", ".join(f"<@{user}>" for user in users), host=f"<@{click.user}>"
        )
        calling = discord.AllowedMentions(users=[discord.Object(user) for user in users])
        place = click.interaction.client.get_partial_messageable(table.channel)
        await place.send(said, allowed_mentions=calling)

    async def _show(self, click: Click, table: Table, tab: str, picked: int | None = None) -> None:
        if not table.unfinished:
            raise Refused("over")
        text = words(self._service.language(click.interaction))
        look = Look(ClickId("choose", table.id), text, self._service.emojis.get)
        sheet = _Sheet(table, look, click.user, picked)
        tabs = TABS if table.status == LOBBY else RUNNING_TABS
        opened = tab if tab in tabs else tabs[0]
        face = self._service.faces[table.game]
        children: list[ui.Item[Any]] = [ui.TextDisplay(f"### {text('options-title')}")]
        if sheet.hosts:
            if table.status != LOBBY:  # most of it stands now, and no list shows it any more
                children.append(ui.TextDisplay(small(agreed(table, face, text))))
            children += [row(*_tabs(sheet, tabs, opened)), *(await self._rows(sheet, opened))]
        else:
            hosted = small(text("options-hosts", host=f"<@{table.owner}>"))
            children.append(ui.TextDisplay(f"{agreed(table, face, text)}\n{hosted}"))
            children += _own_colour(sheet, self._colours(table))
            if is_moderator(click.interaction) and table.status != LOBBY:
                children += await self._seat_rows(sheet)
        await Reply(click.interaction, updates=click.in_private).show(framed(look, *children))

    async def _rows(self, sheet: _Sheet, tab: str) -> list[ui.Item[Any]]:
        match tab:
            case "game":
                return self._game_rows(sheet)
            case "people" if sheet.table.status == LOBBY:
                return await self._people_rows(sheet)
            case "people":
                return await self._seat_rows(sheet)
            case "clock":
                return [_setting_row(sheet, option) for option in AGREED]
        return _table_rows(sheet)

    def _game_rows(self, sheet: _Sheet) -> list[ui.Item[Any]]:
        table, look, text = sheet.table, sheet.look, sheet.look.text
        game, face = self._service.house.games[table.game], self._service.faces[table.game]
        counts = [(str(count), text("seats", count=count)) for count in game.seat_counts]
        rows: list[ui.Item[Any]] = [_list(look, "seats", text("seats-prompt"), counts, str(len(table.seats)))]
        for option in game.options:
            title = face.option(text, option.key)
            choices = [(choice, face.option(text, option.key, choice)) for choice in option.choices]
            rows.append(
                _list(look, f"opt-{option.key}", title, choices, table.options[option.key], named=True)
            )
        return rows

    async def _people_rows(self, sheet: _Sheet) -> list[ui.Item[Any]]:
        table, look, text = sheet.table, sheet.look, sheet.look.text
        rows = _own_colour(sheet, self._colours(table))
        free = sum(not seat.taken and seat.reserved_for is None for seat in table.seats)
        if free and table.guild is not None:
            rows.append(
                row(entity_picker(look, "choose", text("invite-prompt"), ui.UserSelect, "invite", most=free))
            )
        held = [
            (str(seat.seat), await self._service.naming.plain(seat, text.language))
            for seat in table.seats
            if seat.user != table.owner and (seat.taken or seat.reserved_for)
        ]
        if held:
            rows.append(_list(look, "dismiss", text("dismiss-prompt"), held, ""))
        return rows

    async def _seat_rows(self, sheet: _Sheet) -> list[ui.Item[Any]]:
        """For the host or a moderator of a game under way: a seat to pick, and who it goes to."""
        table, look, text = sheet.table, sheet.look, sheet.look.text
        seats = [
            discord.SelectOption(
                label=await self._service.naming.plain(seat, text.language),
                value=str(seat.seat),
                default=seat.seat == sheet.picked,
            )
            for seat in table.seats
        ]
        rows: list[ui.Item[Any]] = [
            ui.TextDisplay(small(text("seat-note"))),
            row(picker(look, "options", text("seat-prompt"), seats, detail="people-seat")),
        ]
        if sheet.picked is not None:
            rows += seat_takers(look, sheet.picked)
        return rows


def _tabs(sheet: _Sheet, tabs: Sequence[str], opened: str) -> list[ui.Item[Any]]:
    primary, secondary = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    return [
        button(
            sheet.look,
            "options",
            sheet.look.text(f"options-{tab}"),
            detail=tab,
            style=primary if tab == opened else secondary,
        )
        for tab in tabs
    ]


def _table_rows(sheet: _Sheet) -> list[ui.Item[Any]]:
    table, look, text = sheet.table, sheet.look, sheet.look.text
    title = text("language-prompt")
    spoken = [(language, text(f"language-{language}")) for language in LANGUAGES]
    rows: list[ui.Item[Any]] = [_list(look, "language", title, spoken, table.language, named=True)]
    rows += [_setting_row(sheet, option) for option in ANYTIME]
    if table.status == LOBBY and table.guild is not None:
        who = [(each, text(f"access-choice-{each}")) for each in ACCESS]
        rows.append(_list(look, "access", text("access-prompt"), who, table.access.who))
        if table.access.who == "role":
            role = () if table.access.role is None else (table.access.role,)
            prompt = text("role-prompt")
            rows.append(row(entity_picker(look, "choose", prompt, ui.RoleSelect, "role", chosen=role)))
    return rows


def _setting_row(sheet: _Sheet, option: Option) -> ui.ActionRow[Any]:
    text = sheet.look.text
    choices = [(choice, setting_words(text, option.key, choice)) for choice in option.choices]
    chosen = setting_of(sheet.table, option)
    return _list(sheet.look, f"set-{option.key}", setting_words(text, option.key), choices, chosen)


def _own_colour(sheet: _Sheet, offered: Sequence[str]) -> list[ui.Item[Any]]:
    table, text = sheet.table, sheet.look.text
    seat = table.seat_of(sheet.user)
    if seat is None or table.status != LOBBY:
        return []
    title = text("colour-prompt")
    colours = [(colour, f"{SEAT_SIGNS[colour]} {text(f'colour-{colour}')}") for colour in offered]
    return [_list(sheet.look, "colour", title, colours, seat.colour, named=True)]


def _list(
    look: Look,
    detail: str,
    prompt: str,
    choices: Sequence[tuple[str, str]],
    chosen: str,
    *,
    named: bool = False,
) -> ui.ActionRow[Any]:
    """A list with what was chosen; `named` where that would not say by itself what it is about."""
    options = [
        discord.SelectOption(
            label=f"{prompt}: {label}"[:100] if named and value == chosen else label[:100],
            value=value,
            default=value == chosen,
        )
        for value, label in choices
    ]
    return row(picker(look, "choose", prompt, options, detail=detail))


def _tab_of(what: str, key: str) -> str:
    """Where the list of that name stands."""
    if what in {"seats", "opt"}:
        return "game"
    if what == "set" and all(key != option.key for option in ANYTIME):
        return "clock"
    return "people" if what in {"colour", "invite", "dismiss"} else "table"
