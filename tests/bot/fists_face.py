"""A face for rock, paper, scissors: all choose in secret, may think again, and all is shown at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.face import Buttons, Chapter, Choice, Label, Labels, Names, Panel, Picture, Style
from tables import Look, Passage
from tests.bot.plain_face import PlainFace, moving
from tests.tables.toys import Shown
from texts import Texts


class FistsFace(PlainFace):
    key = "fists"

    def title(self, text: Texts) -> str:
        return "Fists"

    def labels(self, language: str) -> Labels:
        return Labels(Label("Choose your hand", "✊"), Label("Wins"), Label("Hands"), Label("My wins"))

    def panel(
        self, look: Look, names: Names, style: Style, tab: str = "", chosen: Sequence[str] = ()
    ) -> Panel:
        legal = [str(action) for action in look.legal]
        return Panel(
            title=f"Your hand: {look.view.own or 'none'}",
            pictures=(self.board_picture(look.view, names, style),),
            parts=(Buttons(tuple(Choice(hand, (hand,), final=True) for hand in legal)),),
            confirm=tuple(chosen) if chosen and chosen[0] in legal else (),
            summary=f"You show {chosen[0]}." if chosen else "",
        )

    def forced(self, look: Look) -> str | None:
        return None

    def call(self, view: Any, who: str, count: int, style: Style) -> str:
        return f"{who}, choose your hand."

    def standing(self, view: Any, style: Style) -> str:
        return f"round {view.turn + 1}"

    def scores(self, view: Any) -> tuple[int, ...]:
        return tuple(view.wins)

    def chapters(self, passage: Passage, names: Names, style: Style) -> tuple[Chapter, ...]:
        shown = [event for entry in passage.told for event in entry.events if isinstance(event, Shown)]
        return tuple(
            Chapter(
                f"All hands are shown: {', '.join(event.hands)}.",
                (Picture("hands.gif", "Hands", partial(moving, 3)),),
            )
            for event in shown
        )
