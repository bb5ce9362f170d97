"""What Spółka ZOO brings to the bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from bot import pages
from bot.face import Chapter, Face, Idea, Labels, Names, Panel, Picture, Style, Topic, Tuition
from bot.zoo import advising, examples, lessons, panel, pictures, telling, words
from bot.zoo.seating import Seating, seating
from games.core import Outcome
from games.zoo.components import ROUNDS, TOKENS_PER_ROUND
from games.zoo.scoring import final, score, winners
from games.zoo.state import Over
from tables import Look, Passage, Told
from texts import Texts, figure


class ZooFace(Face):
    """Each answer is made in a module of its own; here they only meet the contract."""

    key: ClassVar[str] = "zoo"
    company: ClassVar[tuple[str, ...]] = ("peddler", "broker")
    tuition: ClassVar[Tuition | None] = Tuition((), {"bots": "1", "start": "first-seat"})
    """Against one of the rulebook's bots: nobody has to be waited for."""

    def title(self, text: Texts) -> str:
        text = self.texts(text.language)
        return text("title")

    def texts(self, language: str) -> Texts:
        return words.texts(language)

    def option(self, text: Texts, key: str, choice: str | None = None) -> str:
        text = self.texts(text.language)
        return text(f"option-{key}") if choice is None else text(f"option-{key}-{choice}")

    def part(self, text: Texts, key: str) -> str:
        text = self.texts(text.language)
        return text(f"part-{key}")

    def labels(self, language: str) -> Labels:
        return words.labels(self.texts(language))

    def panel(
        self, look: Look, names: Names, style: Style, tab: str = "", chosen: Sequence[str] = ()
    ) -> Panel:
        return panel.make_panel(look, names, style, tuple(chosen))

    def forced(self, look: Look) -> str | None:
        """Nothing: what has but one answer the rules answer themselves."""
        return None

    def lesson(self, look: Look, told: Sequence[Told], style: Style) -> str:
        return lessons.lesson(look, style)

    def ideas(self, help_with: str, look: Look, names: Names, style: Style) -> partial[tuple[Idea, ...]]:
        return partial(advising.hints, look.view, style.language, _seating(names, style).plain)

    def review(self, record: str, outcome: Outcome, names: Names, style: Style) -> partial[tuple[str, ...]]:
        return partial(advising.review, record, outcome, _seating(names, style), style.language)

    def tell(self, told: Sequence[Told], names: Names, style: Style) -> tuple[str, ...]:
        return telling.tell(words.texts(style.language), told, _seating(names, style))

    def call(self, view: Any, who: str, count: int, style: Style) -> str:
        return telling.call(words.texts(style.language), view.state, who, count)

    def standing(self, view: Any, style: Style) -> str:
        text, state = words.texts(style.language), view.state
        if isinstance(state.phase, Over):
            return text("standing-over")
        if state.market is not None:
            return text("standing-market", round=state.round, rounds=ROUNDS)
        return text(
            "standing-round", round=state.round, rounds=ROUNDS, step=state.step, steps=TOKENS_PER_ROUND
        )

    def scores(self, view: Any) -> tuple[int, ...]:
        """The glory everybody would have if all were sold now."""
        state = view.state
        return tuple(score(final(state, seat)) for seat in range(state.seats))

    def tally(self, view: Any, names: Names, style: Style) -> str:
        """Bots too; said to be what it is, since on the market stands only the glory of helpers."""
        text, state, seated = words.texts(style.language), view.state, _seating(names, style)
        points = (score(final(state, player)) for player in range(len(state.players)))
        scores = " · ".join(f"{who} {figure(n)}" for who, n in zip(seated.mentions, points, strict=False))
        return text("tally", over="yes" if isinstance(state.phase, Over) else "no", scores=scores)

    def won(self, view: Any, outcome: Outcome, names: Names, style: Style) -> str:
        """In glory; a bot may have won, and no seat."""
        text, state, seated = words.texts(style.language), view.state, _seating(names, style)
        first = winners(state)
        who = ", ".join(seated.mentions[player] for player in first)
        glory = score(state.finals[first[0]])
        if not outcome.winners:
            early = text("bot-led", who=who, glory=glory)
            return early if state.ended_early else text("bot-won", who=who, glory=glory)
        early = text("led", who=who, glory=glory, winners=len(first))
        return early if state.ended_early else text("won", who=who, glory=glory, winners=len(first))

    def post_pictures(self, passage: Passage, names: Names, style: Style) -> tuple[Picture, ...]:
        """The market; while people choose nobody has moved, so nothing else is shown."""
        seated = _seating(names, style)
        return (pictures.market(passage.view, pictures.told(passage), seated, style),)

    def own_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture:
        return pictures.holdings(view, seat, (), _seating(names, style), style)

    def board_picture(self, view: Any, names: Names, style: Style) -> Picture:
        return pictures.market(view, (), _seating(names, style), style)

    def cards_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture | None:
        return pictures.staff(view, seat, _seating(names, style), style)

    def secrets_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture | None:
        return pictures.seen_cards(view, _seating(names, style), style)

    def chapters(self, passage: Passage, names: Names, style: Style) -> tuple[Chapter, ...]:
        text, seated = words.texts(style.language), _seating(names, style)
        return tuple(
            Chapter(telling.market_phase(text, report, seated), shown)
            for report, shown in pictures.market_phases(passage, seated, style)
        )

    def final_pictures(
        self, turns: Sequence[Passage], outcome: Outcome, names: Names, style: Style
    ) -> tuple[Picture, ...]:
        return pictures.final_sheets(turns[-1].view, _seating(names, style), style)

    def replay(self, passages: Sequence[Passage], names: Names, style: Style) -> Picture | None:
        return pictures.replay(passages, _seating(names, style), style)

    def describe(self, view: Any, names: Names, style: Style) -> str:
        return pictures.description(view, _seating(names, style), style)

    def rules(self, language: str) -> tuple[Topic, ...]:
        return pages.topics(words.FOLDER, language)

    def emojis(self) -> Callable[[], dict[str, bytes]]:
        return pictures.draw_emojis

    def rules_picture(self, topic: str, style: Style) -> Picture | None:
        return examples.picture(topic, style)


def _seating(names: Names, style: Style) -> Seating:
    return seating(words.texts(style.language), names)
