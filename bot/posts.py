"""The public posts of a table: one a turn, score sheets, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.components import SEAT_ACCENTS, EmojiOf, Look, button, framed, gallery, row, small
from bot.face import Face, Names, Picture, Style
from bot.ids import ClickId
from bot.naming import colour_of, mention
from bot.words import words
from games.core import Event
from tables import Look as TableLook
from tables import Table, Told
from texts import Texts

EARLIER = 3
"""How many turns before the last are told in small print."""


class Post(Struct, frozen=True):
    """A message to be sent: its components, the pictures it shows, who is called by it."""

    view: ui.LayoutView
    pictures: tuple[Picture, ...] = ()
    called: tuple[int, ...] = ()


def turn_post(
    face: Face, look: TableLook, told: Sequence[Told], names: Names, emoji: EmojiOf, *, buttons: bool = True
) -> Post:
    """What happened, the score sheet that fell due, board and mine, whose turn it is."""
    table, style = look.table, style_of(look.table)
    text = words(table.language)
    sentences = face.tell(told, names, style)
    happened = [event for entry in told for event in entry.events]
    sheets = face.chapter_pictures(happened, names, style)
    pictures = (*sheets, *face.post_pictures(look.view, _mover(told), _last_events(told), names, style))
    children: list[ui.Item[Any]] = [ui.TextDisplay(_headline(face, look, sentences, style))]
    children.append(gallery(pictures))
    children.append(ui.TextDisplay(f"{_call(table, text)}\n{small(_scores(face, look))}"))
    post = Look(ClickId("turn", table.id, look.version), text, emoji, _accent(table))
    if buttons:
        children.append(row(*_turn_buttons(post, running=table.unfinished)))
    return Post(framed(post, *children), pictures, _called(table))


def final_post(face: Face, look: TableLook, story: Sequence[Told], names: Names, emoji: EmojiOf) -> Post:
    """The final sheet, the winner in one warm sentence, and what can be done next."""
    assert look.outcome is not None
    table, text = look.table, words(look.table.language)
    winners = [names.mentions[seat] for seat in look.outcome.winners]
    pictures = face.final_pictures(look.view, look.outcome, story, names, style_of(table))
    headline = text("won", who=", ".join(winners), winners=len(winners), points=max(look.outcome.scores))
    post = Look(ClickId("turn", table.id, look.version), text, emoji)
    view = framed(
        post,
        ui.TextDisplay(f"## {headline}\n{small(_scores(face, look))}"),
        gallery(pictures),
        row(
            button(post, "rematch", text("rematch"), emoji="🔁", style=discord.ButtonStyle.primary),
            button(post, "log", text("log"), emoji="📜"),
            button(post, "export", text("export"), emoji="💾"),
        ),
    )
    return Post(view, pictures)


def style_of(table: Table) -> Style:
    return Style(table.language, str(table.settings.get("theme", "dark")))


def _turn_buttons(post: Look, *, running: bool) -> list[ui.Item[Any]]:
    text, primary = post.text, discord.ButtonStyle.primary
    take = [button(post, "turn", text("take-turn"), emoji="⛏️", style=primary)] if running else []
    return [
        *take,
        button(post, "mines", text("mines"), emoji="🛗"),
        button(post, "cards", text("orders"), emoji="📋"),
        button(post, "log", text("log"), emoji="📜"),
        button(post, "rules", text("rules"), emoji="📖"),
    ]


def _headline(face: Face, look: TableLook, sentences: Sequence[str], style: Style) -> str:
    text = words(look.table.language)
    title = f"### {face.title(text)} · {face.standing(look.view, style)}"
    latest = sentences[-1] if sentences else text("game-began")
    before = " · ".join(sentences[-1 - EARLIER : -1])
    return "\n".join([title, latest, *([small(text("before", what=before))] if before else [])])


def _call(table: Table, text: Texts) -> str:
    if not table.unfinished:
        return text("over")
    called = [mention(table.seats[seat], table.language) for seat in table.to_act]
    return text("your-turn", who=", ".join(called), count=len(called))


def _scores(face: Face, look: TableLook) -> str:
    scores = face.scores(look.view)
    shown = (mention(seat, look.table.language) for seat in look.table.seats)
    return " · ".join(f"{who} {score}" for who, score in zip(shown, scores, strict=True))


def _called(table: Table) -> tuple[int, ...]:
    held = (table.seats[seat].user for seat in table.to_act)
    return tuple(user for user in held if user is not None)


def _accent(table: Table) -> int | None:
    return SEAT_ACCENTS[colour_of(table.seats[table.to_act[0]])] if table.to_act else None


def _mover(told: Sequence[Told]) -> int | None:
    return told[-1].seat if told else None


def _last_events(told: Sequence[Told]) -> tuple[Event, ...]:
    """Of the last turn."""
    return tuple(event for entry in told if entry.turn == told[-1].turn for event in entry.events)
