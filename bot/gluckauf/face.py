"""What Glück Auf brings to the bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from bot import pages
from bot.face import PLANS, Chapter, Face, Idea, Labels, Names, Panel, Picture, Style, Topic, Tuition
from bot.gluckauf import advising, examples, lessons, panel, pictures, telling, words
from games.core import Outcome
from games.gluckauf.components import SHIFTS
from games.gluckauf.state import Drafting, Over
from tables import Look, Passage, Told
from texts import Texts


class GluckAufFace(Face):
    """Each answer is made in a module of its own; here they only meet the contract."""

    key: ClassVar[str] = "gluckauf"
    company: ClassVar[tuple[str, ...]] = ("apprentice", "hewer")
    tuition: ClassVar[Tuition | None] = Tuition(("apprentice",), {"start": "first-seat"})
    drawn_by: ClassVar[tuple[str, ...]] = pictures.DRAWN_BY

    def title(self, text: Texts) -> str:
        text = self.texts(text.language)
        return text("title")

    def texts(self, language: str) -> Texts:
        return words.texts(language)

    def option(self, text: Texts, key: str, choice: str | None = None) -> str:
        text = self.texts(text.language)
        return text(f"option-{key}") if choice is None else text(f"option-{key}-{choice}")

    def labels(self, language: str) -> Labels:
        return words.labels(self.texts(language))

    def panel(
        self, look: Look, names: Names, style: Style, tab: str = "", chosen: Sequence[str] = ()
    ) -> Panel:
        return panel.make_panel(look, names, style, tab, tuple(chosen))

    def forced(self, look: Look) -> str | None:
        return panel.forced(look)

    def half_way(self, look: Look) -> bool:
        return panel.half_way(look)

    def lesson(self, look: Look, told: Sequence[Told], style: Style) -> str:
        return lessons.lesson(look, told, style)

    def ideas(self, help_with: str, look: Look, names: Names, style: Style) -> partial[tuple[Idea, ...]]:
        if help_with == PLANS:
            return partial(advising.offered_plans, look.view, style.language)
        return partial(advising.hints, look.view, look.version, style.language)

    def review(self, record: str, outcome: Outcome, names: Names, style: Style) -> partial[tuple[str, ...]]:
        return partial(advising.review, record, outcome, names.mentions, style.language)

    def tell(self, told: Sequence[Told], names: Names, style: Style) -> tuple[str, ...]:
        return telling.tell(words.texts(style.language), told, names)

    def standing(self, view: Any, style: Style) -> str:
        text = words.texts(style.language)
        match view.state.phase:
            case Drafting():
                return text("standing-draft")
            case Over():
                return text("standing-over")
        return text("standing-shift", shift=view.state.shift, shifts=SHIFTS)

    def scores(self, view: Any) -> tuple[int, ...]:
        return tuple(player.vp for player in view.state.players)

    def post_pictures(self, passage: Passage, names: Names, style: Style) -> tuple[Picture, ...]:
        return pictures.post_pictures(passage, names, style)

    def own_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture:
        return pictures.mine(view, seat, (), names, style)

    def board_picture(self, view: Any, names: Names, style: Style) -> Picture:
        return pictures.board(view, (), names, style)

    def cards_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture | None:
        return pictures.outstanding(view, seat, names, style)

    def secrets_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture | None:
        return pictures.delivered(view, seat, names, style)

    def chapters(self, passage: Passage, names: Names, style: Style) -> tuple[Chapter, ...]:
        return tuple(
            Chapter(telling.scoring(words.texts(style.language), event, names), (sheet,))
            for event, sheet in pictures.shift_sheets(passage.told, names, style)
        )

    def final_pictures(
        self, turns: Sequence[Passage], outcome: Outcome, names: Names, style: Style
    ) -> tuple[Picture, ...]:
        return pictures.final_sheets(turns, names, style)

    def replay(self, passages: Sequence[Passage], names: Names, style: Style) -> Picture | None:
        return pictures.replay(passages, names, style)

    def describe(self, view: Any, names: Names, style: Style) -> str:
        return pictures.description(view, names, style)

    def rules(self, language: str) -> tuple[Topic, ...]:
        return pages.topics(words.FOLDER, language)

    def emojis(self) -> Callable[[], dict[str, bytes]]:
        return pictures.draw_emojis

    def part(self, text: Texts, key: str) -> str:
        return pictures.part(text.language, key)

    def rules_picture(self, topic: str, style: Style) -> Picture | None:
        return examples.picture(topic, style)
