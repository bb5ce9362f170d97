"""From what a table owes to the messages its channel sees: composed, sent once, the old post retired."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec.structs import replace

import tables
from bot import posts
from bot.absence import back_post, late_posts, more_time_post, vacation_post
from bot.components import button
from bot.delivery import already_there, mark
from bot.posts import TABLE_POST, Board, Post
from bot.ratings import rating_changes
from bot.rebuilding import change_text
from bot.reminders import REMINDER_ROLE, Reminders
from bot.votes import VOTE_ROLE, vote_post
from tables import Entry, Passage, Vacation
from tables.digests import DIGEST
from tables.outbox import CLOSED

if TYPE_CHECKING:
    from bot.service import Service
    from texts import Texts

log = logging.getLogger(__name__)

Compose = Callable[[Entry, str], Awaitable[tuple[Post, ...]]]
"""The messages an entry of that table comes to, in their order; the last may take a role."""


class Announcing:
    """Everything a table says of its own accord. A kind of notice has one composer here."""

    def __init__(self, service: Service, client: discord.Client) -> None:
        self._service = service
        self._house = service.house
        self._client = client
        self._reminders = Reminders(service)
        self._composers: Mapping[str, Compose] = {
            "started": self._started,
            "turn": self._turn,
            "undone": self._undone,
            "moved": self._moved,
            "replaced": self._replaced,
            "voted": self._voted,
            "ended": self._ended,
            "waiting": self._waiting,
            "reminder": self._reminders.post,
            "late": self._late,
            "time": self._time,
            "vacation": self._vacation,
            "back": self._back,
        }

    async def deliver(self, entry: Entry, channel: discord.abc.Messageable) -> None:
        """Sends what is owed, unless it is there already, and closes what it answers."""
        message, role = None, ""
        for number, post in enumerate(await self._composed(entry)):
            message, role = await self._sent(entry, number, post, channel), post.role
        await self._house.outbox.delivered(entry, message=message, role=role or None, version=_version(entry))
        if entry.table is not None and entry.kind != "voted":
            open_posts = (await self._house.outbox.posts(entry.table)).values()
            asking = [post for post in open_posts if post.version != CLOSED]
            await self._close_votes(entry.table, [p for p in asking if p.role.startswith(VOTE_ROLE)])
            await self._close_reminders(entry.table, [p for p in asking if p.role.startswith(REMINDER_ROLE)])

    async def _close_reminders(self, table: str, reminders: Sequence[tables.Post]) -> None:
        """One of a turn that is over loses its buttons; so does one that was repeated."""
        if not reminders:
            return
        waited_for = {
            f"{REMINDER_ROLE}{wait.seat}": wait.version for wait in await self._house.waits.at(table)
        }
        for post in reminders:
            if post.version != waited_for.get(post.role):
                await self._house.outbox.close_post(table, post)

    async def _close_votes(self, table: str, cards: Sequence[tables.Post]) -> None:
        """Cards of questions that were decided, or overtaken, by what has just been told."""
        for post in cards:
            vote = await self._house.voting.get(post.role.removeprefix(VOTE_ROLE))
            if vote.state != "open":
                await self._edit_card(post, vote_post(await self._board(table), vote))
                await self._house.outbox.note_post(
                    table, post.role, channel=post.channel, message=post.message, version=CLOSED
                )

    async def _edit_card(self, there: tables.Post, post: Post) -> None:
        card = self._client.get_partial_messageable(there.channel).get_partial_message(there.message)
        try:
            await card.edit(view=post.view, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            log.info("somebody deleted the card of a vote", extra={"post": there.message})

    async def _composed(self, entry: Entry) -> tuple[Post, ...]:
        if entry.kind == DIGEST:
            return await self._reminders.digest(entry)
        compose = self._composers.get(entry.kind)
        if compose is None or entry.table is None:
            return ()
        return await compose(entry, entry.table)

    async def _sent(self, entry: Entry, number: int, post: Post, channel: discord.abc.Messageable) -> int:
        assert self._client.user is not None
        found = await already_there(entry, number, channel, self._client.user.id)
        if found is not None:
            return found
        post.view.children[0].id = mark(entry, number)
        sent = await channel.send(
            view=post.view,
            files=await self._service.pictures.files(post.pictures),
            nonce=f"{entry.nonce}.{number}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in post.called]),
            silent=not post.called,
        )
        return sent.id

    async def _board(self, table: str, entry: Entry | None = None) -> Board:
        """The table now, or as it was when the entry was made."""
        look = await self._house.sight.look(table, version=None if entry is None else _version(entry))
        names = await self._service.naming.names(look.table)
        behind = entry is not None and entry.data.get("turn", look.table.turn) != look.table.turn
        return Board(
            self._service.faces[look.table.game],
            look,
            names,
            self._service.emojis.get,
            behind,
            waits=await self._house.waits.at(table),
            called=() if entry is None else tuple(entry.data.get("called", ())),
            described=await self._service.persons.any_describes(look.table.people),
        )

    async def _started(self, entry: Entry, table: str) -> tuple[Post, ...]:
        board = await self._board(table, entry)
        return (posts.turn_post(board, _nothing(board)),)

    async def _turn(self, entry: Entry, table: str) -> tuple[Post, ...]:
        version = _version(entry)
        board = await self._board(table, entry)
        passage = await self._house.sight.passage(table, after=int(entry.data["after"]), upto=version)
        chapters = board.face.chapters(passage, board.names, board.style)
        return (
            *(posts.chapter_post(board, chapter) for chapter in chapters),
            posts.turn_post(replace(board, aside=_stood_in(board, passage)), passage),
        )

    async def _undone(self, entry: Entry, table: str) -> tuple[Post, ...]:
        version = _version(entry)
        passage = await self._house.sight.passage(table, after=version - 1, upto=version)
        return (posts.turn_post(await self._board(table, entry), passage),)

    async def _moved(self, entry: Entry, table: str) -> tuple[Post, ...]:
        board = await self._board(table)
        return (posts.turn_post(board, _nothing(board), board.text("moved-here")),)

    async def _replaced(self, entry: Entry, table: str) -> tuple[Post, ...]:
        """Calls whoever has to act now, and whose seat it was."""
        board = replace(await self._board(table), called=tuple(entry.data.get("called", ())))
        seat = int(entry.data.get("seat", 0))
        said = board.text(
            "seat-changed",
            seat=board.names.mentions[seat],
            before=_holder(entry.data.get("from"), board.text),
            kind=str(entry.data.get("kind", "replaced")),
        )
        home = board.table.seats[seat].home
        absent = () if home is None else (home,)
        if seat in board.table.to_act:
            post = posts.turn_post(board, _nothing(board), said)
        else:
            post = posts.notice_post(board, said, self._return_buttons(board, seat))
        return (replace(post, called=(*post.called, *absent)),)

    def _return_buttons(self, board: Board, seat: int) -> tuple[ui.Item[Any], ...]:
        """For a person whose seat is kept while somebody else plays."""
        if board.table.seats[seat].home is None:
            return ()
        return (button(board.common(), "come-back", board.text("come-back"), emoji="🙋"),)

    async def _late(self, entry: Entry, table: str) -> tuple[Post, ...]:
        _, wait = await self._reminders.awaited(table, entry)
        return () if wait is None else late_posts(await self._board(table), wait)

    async def _time(self, entry: Entry, table: str) -> tuple[Post, ...]:
        _, wait = await self._reminders.awaited(table, entry)
        return () if wait is None else (more_time_post(await self._board(table), wait),)

    async def _vacation(self, entry: Entry, table: str) -> tuple[Post, ...]:
        board, data = await self._board(table), entry.data
        away = Vacation(*(date.fromisoformat(data[key]) for key in ("first", "last")))
        return (vacation_post(board, int(data["user"]), away),)

    async def _back(self, entry: Entry, table: str) -> tuple[Post, ...]:
        return (back_post(await self._board(table), int(entry.data["user"])),)

    async def _voted(self, entry: Entry, table: str) -> tuple[Post, ...]:
        """One card a vote: posted when it is opened, edited with every ballot."""
        vote = await self._house.voting.get(str(entry.data["vote"]))
        post = vote_post(await self._board(table), vote)
        there = (await self._house.outbox.posts(table)).get(post.role)
        if there is None:
            return (post,)
        await self._edit_card(there, post)
        return ()

    async def _ended(self, entry: Entry, table: str) -> tuple[Post, ...]:
        board = await self._board(table)
        if board.look.outcome is None:
            return (posts.closing_post(board),)
        turns = await self._house.sight.turns(table)
        ratings = await rating_changes(self._house, board)
        return (posts.final_post(board, board.look.outcome, turns, ratings),)

    async def _waiting(self, entry: Entry, table: str) -> tuple[Post, ...]:
        """Edits the post of the turn in place, unless that turn is over by now."""
        board = await self._board(table)
        post = (await self._house.outbox.posts(table)).get(TABLE_POST)
        if post is None or not board.table.unfinished:
            return ()
        told = await self._house.sight.story(table, after=post.version)
        if any(moment.turn != board.table.turn for moment in told):
            return ()
        ready = {moment.seat for moment in told} - set(board.table.to_act)
        try:
            message = await self._client.get_partial_messageable(post.channel).fetch_message(post.message)
            await change_text(message, posts.CALL, posts.call(board, ready))
        except discord.HTTPException as error:
            log.info("post of the turn left as it is", extra={"post": post.message, "reason": str(error)})
        return ()


def _stood_in(board: Board, passage: Passage) -> str:
    """Says for whom an AI played because time was up."""
    played = {told.seat for told in passage.told if told.ai is not None}
    seats = [seat.seat for seat in board.table.seats if seat.user is not None and seat.seat in played]
    absent = [board.names.mentions[seat] for seat in seats]
    return board.text("stood-in", who=", ".join(absent)) if absent else ""


def _nothing(board: Board) -> Passage:
    """Nothing happened: the position as it is."""
    return Passage(board.look.view, (), board.look.view)


def _holder(held: object, text: Texts) -> str:
    """Who had a seat: a person by mention, an AI by its level."""
    return f"<@{held}>" if isinstance(held, int) else text(f"ai-{held}") if held else text("seat-open")


def _version(entry: Entry) -> int:
    return int(entry.data.get("upto", entry.data.get("version", 0)))
