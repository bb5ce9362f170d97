"""The public posts of a table: one a turn, a scoring, the end, and what happens around the game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.agreed import times_left
from bot.components import SEAT_ACCENTS, EmojiOf, Look, button, framed, row, small
from bot.describing import ROOM, pictured
from bot.face import Chapter, Face, Names, Picture, Style
from bot.ids import ClickId
from bot.words import words
from games.core import Outcome
from tables import Look as TableLook
from tables import Passage, Table, Wait
from texts import Texts

TABLE_POST = "table"
"""The role of the post a table goes on from: there is one, and its buttons are live."""
EARLIER = 3
"""How many turns before the last are told in small print."""
LONGEST = 3600
"""Characters of a post beside its title and its call."""
CALL = 99_000
"""The id of the text that says who is to act: it is edited while several think at once."""


class Post(Struct, frozen=True):
    """A message to be sent: its components, the pictures it shows, who is called by it."""

    view: ui.LayoutView
    pictures: tuple[Picture, ...] = ()
    called: tuple[int, ...] = ()
    role: str = ""
    """Which post of the table it is from now on; "" for one that is only told."""


class Board(Struct, frozen=True):
    """What every post of a table is made with."""

    face: Face
    look: TableLook
    """As an onlooker sees it now."""
    names: Names
    emoji: EmojiOf
    behind: bool = False
    """Whether the table has moved on since: then nobody is called, and nothing can be clicked."""
    waits: tuple[Wait, ...] = ()
    """Whom the table waits for, and until when."""
    called: tuple[int, ...] = ()
    """The seats whose turn has just begun: their people are mentioned, once."""
    aside: str = ""
    """Small print about the turn that was taken."""
    described: bool = False
    """Whether somebody at the table wants its pictures in words as well."""

    @property
    def table(self) -> Table:
        return self.look.table

    @property
    def text(self) -> Texts:
        return words(self.table.language)

    @property
    def style(self) -> Style:
        return style_of(self.table)

    def common(self, accent: int | None = None) -> Look:
        return Look(ClickId("turn", self.table.id), self.text, self.emoji, accent)


def style_of(table: Table) -> Style:
    return Style(table.language, str(table.settings.get("theme", "dark")))


def turn_post(board: Board, passage: Passage, headline: str = "") -> Post:
    """What happened, board and mine, whose turn it is. `headline` tells it where the game does not."""
    pictures = board.face.post_pictures(passage, board.names, board.style)
    look = board.common(None if board.behind else _accent(board.table))
    told: list[ui.Item[Any]] = [ui.TextDisplay(_happened(board, passage, headline)), *_shown(board, pictures)]
    if board.behind:
        view = framed(look, *told, ui.TextDisplay(small(_scores(board))))
        return Post(view, pictures, role=TABLE_POST)
    view = framed(look, *told, ui.TextDisplay(call(board), id=CALL), row(*_turn_buttons(board, look)))
    return Post(view, pictures, _called(board), TABLE_POST)


def chapter_post(board: Board, chapter: Chapter) -> Post:
    """A score sheet, or whatever else deserves a post of its own. It calls nobody."""
    shown = _shown(board, chapter.pictures, len(chapter.text))
    title = f"### {_title(board)}"
    return Post(framed(board.common(), ui.TextDisplay(f"{title}\n{chapter.text}"), *shown), chapter.pictures)


def final_post(board: Board, outcome: Outcome, turns: Sequence[Passage], ratings: str = "") -> Post:
    """The final sheet and the replay, the winner in one warm sentence, and what can be done next.

    Of a game that was cut short it is the post the table is left with: nothing else takes off old buttons.
    """
    text, look = board.text, board.common()
    replay = board.face.replay(turns, board.names, board.style)
    pictures = board.face.final_pictures(turns, outcome, board.names, board.style)
    pictures += (replay,) if replay is not None else ()
    early = board.table.cut_short
    winners = [board.names.mentions[seat] for seat in outcome.winners]
    headline = board.face.won(board.look.view, outcome, board.names, board.style) or text(
        "led" if early else "won", who=", ".join(winners), winners=len(winners), points=max(outcome.scores)
    )
    aside = text("cut-short") if early else ratings
    lines = [f"## {headline}", small(_scores(board)), *([small(aside)] if aside else [])]
    view = framed(
        look, ui.TextDisplay("\n".join(lines)), *_shown(board, pictures), row(*_final_buttons(look))
    )
    return Post(view, pictures, role=TABLE_POST if early else "")


def _shown(board: Board, pictures: Sequence[Picture], told: int = 0) -> Iterable[ui.Item[Any]]:
    """The pictures, and what is in them if somebody asked for it, beside so many characters of text."""
    return pictured(pictures, described=board.described, room=min(ROOM, LONGEST - told))


def notice_post(board: Board, said: str, buttons: Iterable[ui.Item[Any]] = (), role: str = "") -> Post:
    """A few sentences about the table that call nobody."""
    below = list(buttons)
    rows = [row(*below)] if below else []
    return Post(framed(board.common(), ui.TextDisplay(f"### {_title(board)}\n{said}"), *rows), role=role)


def closing_post(board: Board) -> Post:
    """Of a table that was ended without a result: it takes the place of the one with buttons."""
    return notice_post(board, f"{board.text('ended-early')}\n{small(_scores(board))}", role=TABLE_POST)


def call(board: Board, ready: Collection[int] = ()) -> str:
    """Who is to act, who of several has chosen already, and the points."""
    lines = [_asked(board), *map(small, times_left(board.text, board.waits, board.names.mentions))]
    if ready:
        lines.append(small(board.text("ready", who=_mentioned(board, sorted(ready)))))
    return "\n".join([*lines, small(_scores(board))])


def _asked(board: Board) -> str:
    table, text = board.table, board.text
    if not table.to_act:
        return text("over")
    who, count = _mentioned(board, table.to_act), len(table.to_act)
    if table.ai_to_act == table.to_act:
        return text("ai-turn", who=who, count=count)
    return board.face.call(board.look.view, who, count, board.style) or text(
        "your-turn", who=who, count=count
    )


def _happened(board: Board, passage: Passage, headline: str) -> str:
    sentences = board.face.tell(passage.told, board.names, board.style)
    latest = headline or (sentences[-1] if sentences else board.text("game-began"))
    before = " ".join(sentences[-1 - EARLIER : -1])
    told = [small(board.text("before", what=before))] if before else []
    told += [small(board.aside)] if board.aside else []
    return "\n".join([f"### {_title(board)}", latest, *told])


def _title(board: Board) -> str:
    return f"{board.face.title(board.text)} · {board.face.standing(board.look.view, board.style)}"


def _turn_buttons(board: Board, look: Look) -> list[ui.Item[Any]]:
    text, labels, primary = board.text, board.face.labels(board.style.language), discord.ButtonStyle.primary
    turn, own, cards = labels.turn, labels.own, labels.cards
    take = [button(look, "turn", turn.text, emoji=turn.emoji, style=primary)] if board.table.to_act else []
    return [
        *take,
        button(look, "mines", own.text, emoji=own.emoji),
        button(look, "cards", cards.text, emoji=cards.emoji),
        button(look, "log", text("log"), emoji="📜"),
        button(look, "rules", text("rules"), emoji="📖"),
    ]


def _final_buttons(look: Look) -> list[ui.Item[Any]]:
    text = look.text
    return [
        button(look, "rematch", text("rematch"), emoji="🔁", style=discord.ButtonStyle.primary),
        button(look, "replay", text("replay"), emoji="🎞️"),
        button(look, "log", text("log"), emoji="📜"),
        button(look, "review", text("review"), emoji="🔎"),
        button(look, "export", text("export"), emoji="💾"),
    ]


def _mentioned(board: Board, seats: Iterable[int]) -> str:
    return ", ".join(board.names.mentions[seat] for seat in seats)


def _scores(board: Board) -> str:
    return board.face.tally(board.look.view, board.names, board.style)


def _called(board: Board) -> tuple[int, ...]:
    held = (board.table.seats[seat].user for seat in board.called if seat in board.table.to_act)
    return tuple(user for user in held if user is not None)


def _accent(table: Table) -> int | None:
    """The colour of the one who is to act; none while several are."""
    return SEAT_ACCENTS[table.seats[table.to_act[0]].colour] if len(table.to_act) == 1 else None
