"""Questions a table decides together, as a card with two buttons that is edited with every ballot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.components import button
from bot.posts import Board, Post, notice_post
from tables import REPLACE, Vote

if TYPE_CHECKING:
    from bot.clicks import Click
    from bot.service import Service


VOTE_ROLE = "vote-"
"""The roles of the cards of votes, among the posts of a table."""


class Votes:
    """Every click on such a card."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def agree(self, click: Click) -> None:
        await self._cast(click, agrees=True)

    async def refuse(self, click: Click) -> None:
        await self._cast(click, agrees=False)

    async def _cast(self, click: Click, *, agrees: bool) -> None:
        """The card is edited by what the table owes; the click itself only needs to be acknowledged."""
        await self._service.house.voting.cast(
            click.id.detail, click.user, agrees=agrees, request=click.request
        )
        await click.interaction.response.defer()


def vote_post(board: Board, vote: Vote) -> Post:
    """What is asked, who has agreed or refused, and the buttons while it is open. Calls those to decide."""
    text, look = board.text, board.common()
    lines = [_question(board, vote), text("vote-needed", needed=vote.needed, count=len(vote.voters))]
    if vote.agreed:
        lines.append(text("vote-agreed", who=_people(vote.agreed)))
    if vote.refused:
        lines.append(text("vote-refused", who=_people(vote.refused)))
    if vote.state != "open":
        return notice_post(board, "\n".join([*lines, text("vote-state", state=vote.state)]), role=_role(vote))
    buttons = (
        button(look, "agree", text("agree"), detail=vote.id, emoji="👍", style=discord.ButtonStyle.success),
        button(look, "refuse", text("refuse"), detail=vote.id, emoji="👎"),
    )
    asked = tuple(voter for voter in vote.voters if voter not in (*vote.agreed, *vote.refused))
    lines.append(text("vote-open", who=_people(asked), count=len(asked)))
    post = notice_post(board, "\n".join(lines), buttons, role=_role(vote))
    return Post(post.view, (), asked, post.role)


def _question(board: Board, vote: Vote) -> str:
    text, who = board.text, f"<@{vote.opened_by}>"
    if vote.kind != REPLACE:
        return text(f"vote-{vote.kind}", who=who)
    to = f"<@{vote.data['user']}>" if "user" in vote.data else text(f"ai-{vote.data['ai']}")
    return text("vote-replace", who=who, seat=board.names.mentions[int(vote.data["seat"])], to=to)


def _people(users: tuple[int, ...]) -> str:
    return ", ".join(f"<@{user}>" for user in users)


def _role(vote: Vote) -> str:
    return f"{VOTE_ROLE}{vote.id}"
