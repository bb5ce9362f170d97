"""When somebody is away: told to their tables; and what the others can do when it has lasted too long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.components import Look, button, entity_picker, framed, row
from bot.moments import day, moment
from bot.opponents import stand_in
from bot.posts import Board, Post, notice_post
from bot.reply import Reply, said
from bot.standing import is_moderator
from bot.words import words
from tables import END, REPLACE, Refused, Table, Vacation, Wait

if TYPE_CHECKING:
    from bot.clicks import Click
    from bot.service import Service


def late_posts(board: Board, wait: Wait) -> tuple[Post, ...]:
    """Calls the others to decide how to go on without the one everybody waits for, if there are any."""
    text, table = board.text, board.table
    others = [seat for seat in table.seats if seat.user is not None and seat.seat != wait.seat]
    if not others:
        return ()
    said = text(
        "late",
        who=board.names.mentions[wait.seat],
        since=moment(wait.since, "f"),
        others=", ".join(board.names.mentions[seat.seat] for seat in others),
        count=len(others),
    )
    look = board.common()
    post = notice_post(board, said)
    frame = post.view.children[0]
    assert isinstance(frame, ui.Container)
    for takers in seat_takers(look, wait.seat, button(look, "ask-end", text("ask-end"), emoji="🏁")):
        frame.add_item(takers)
    return (replace(post, called=tuple(seat.user for seat in others if seat.user is not None)),)


def seat_takers(look: Look, seat: int, *others: ui.Item[Any]) -> tuple[ui.ActionRow[Any], ...]:
    """An AI or somebody else for that seat; `others` stand beside the AI."""
    text = look.text
    return (
        row(button(look, "ask-ai", text("ask-ai"), detail=str(seat), emoji="🤖"), *others),
        row(entity_picker(look, "ask-person", text("ask-person"), ui.UserSelect, str(seat))),
    )


def more_time_post(board: Board, wait: Wait) -> Post:
    assert wait.deadline is not None
    return notice_post(
        board,
        board.text("takes-time", who=board.names.mentions[wait.seat], when=moment(wait.deadline, "f")),
    )


def vacation_post(board: Board, user: int, away: Vacation) -> Post:
    said = board.text(
        "on-vacation", who=_who(board, user), first=day(away.first), last=day(away.last), days=away.days
    )
    return notice_post(board, said)


def back_post(board: Board, user: int) -> Post:
    return notice_post(board, board.text("back-again", who=_who(board, user)))


def _who(board: Board, user: int) -> str:
    seat = board.table.seat_of(user)
    return board.names.mentions[seat.seat] if seat is not None else f"<@{user}>"


class Absence:
    """The clicks of those who are left to wait, and of those who come back."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._house = service.house

    async def ask_ai(self, click: Click) -> None:
        """An AI takes the seat until its person is back."""
        table = await self._house.table(click.id.table)
        await self._replace(click, table, stand_in(self._house.games[table.game]))

    async def ask_person(self, click: Click) -> None:
        """Somebody else takes the seat until its person is back."""
        data: dict[str, Any] = dict(click.interaction.data or {})
        if data.get("resolved", {}).get("users", {}).get(click.picked, {}).get("bot"):
            raise Refused("no-person")
        await self._replace(click, await self._house.table(click.id.table), click.entity)

    async def ask_end(self, click: Click) -> None:
        """The host or a moderator ends the table at once; of the others more than half must want it."""
        table = await self._house.table(click.id.table)
        moderates = is_moderator(click.interaction)
        if moderates or click.user == table.owner:
            await self._house.seats.end(table.id, by=click.user, moderator=moderates, request=click.request)
        elif not await self._agreed(click, END):
            await self._house.voting.ask_end(table.id, click.user, request=click.request)
        await click.interaction.response.defer()

    async def offer_seat(self, click: Click) -> bool:
        """To a person whose seat somebody else plays now; False for everybody else."""
        table = await self._house.table(click.id.table)
        if all(seat.home != click.user for seat in table.seats):
            return False
        text = words(self._service.language(click.interaction))
        look = Look(click.id, text, self._service.emojis.get)
        back = button(look, "come-back", text("come-back"), emoji="🙋", style=discord.ButtonStyle.primary)
        await Reply(click.interaction).show(framed(look, ui.TextDisplay(text("seat-is-kept")), row(back)))
        return True

    async def come_back(self, click: Click) -> None:
        """A person who was replaced takes their seat again."""
        await self._house.seats.come_back(click.id.table, click.user, request=click.request)
        await Reply(click.interaction).tell(words(self._service.language(click.interaction))("seat-is-yours"))

    async def _replace(self, click: Click, table: Table, to: int | str) -> None:
        seat, moderates = _seat(click, table), is_moderator(click.interaction)
        if moderates or click.user == table.owner:
            await self._house.seats.hand_over(
                table.id, seat, to, by=click.user, moderator=moderates, request=click.request
            )
        elif not await self._agreed(click, REPLACE, seat, to):
            await self._house.voting.ask_replace(table.id, click.user, seat, to, request=click.request)
        if click.in_private:
            given = words(self._service.language(click.interaction))("seat-given")
            await Reply(click.interaction, updates=True).show(said(given))
        else:
            await click.interaction.response.defer()

    async def _agreed(self, click: Click, kind: str, seat: int = 0, to: int | str = "") -> bool:
        """Whether the same was asked already: then asking again is agreeing."""
        for vote in await self._house.voting.open_at(click.id.table):
            about = (vote.data.get("seat", 0), vote.data.get("user", vote.data.get("ai", "")))
            if vote.kind == kind and about == (seat, to):
                await self._house.voting.cast(vote.id, click.user, agrees=True, request=click.request)
                return True
        return False


def _seat(click: Click, table: Table) -> int:
    detail = click.id.detail
    if not detail.isdecimal() or int(detail) >= len(table.seats):
        raise Refused("unknown-button")
    return int(detail)
