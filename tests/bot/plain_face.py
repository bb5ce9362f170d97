"""A face without art, for tests of the bot: choices are the texts of actions, pictures are small and grey."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial
from typing import Any

from PIL import Image

from bot.face import Chapter, Choice, Face, Label, Labels, Names, Panel, Pick, Picture, Style, Topic
from games.core import Outcome
from tables import Look, Passage, Told
from texts import Texts


def grey(shade: int) -> bytes:
    held = io.BytesIO()
    Image.new("L", (64, 40), shade).save(held, "PNG")
    return held.getvalue()


def moving(frames: int) -> bytes:
    """An animation."""
    held = io.BytesIO()
    first, *others = (Image.new("L", (64, 40), 40 * number) for number in range(frames))
    first.save(held, "GIF", save_all=True, append_images=others, duration=100)
    return held.getvalue()


def _picture(name: str, shade: int = 128) -> Picture:
    return Picture(f"{name}.png", f"{name}, {shade}", partial(grey, shade))


class PlainFace(Face):
    key = "gluckauf"

    def title(self, text: Texts) -> str:
        return "Glück Auf"

    def texts(self, language: str) -> Texts:
        raise NotImplementedError

    def option(self, text: Texts, key: str, choice: str | None = None) -> str:
        return f"{key} {choice}" if choice else key

    def labels(self, language: str) -> Labels:
        return Labels(Label("Take your turn"), Label("Mines"), Label("Orders"), Label("My mine"))

    def panel(
        self, look: Look, names: Names, style: Style, tab: str = "", chosen: Sequence[str] = ()
    ) -> Panel:
        legal = [str(action) for action in look.legal]
        choices = tuple(Choice(text, (text,)) for text in legal if text != "done")
        marks = look.view.state.players[look.seat].marks
        return Panel(
            title=f"Your turn · {marks} marks",
            pictures=(_picture("mine", min(marks, 255)),),
            parts=(Pick("Choose …", choices),) if choices else (),
            confirm=("done",) if "done" in legal else (),
            summary=", ".join(str(step.action) for step in look.steps),
        )

    def forced(self, look: Look) -> str | None:
        only = str(look.legal[0]) if len(look.legal) == 1 else "done"
        return None if only == "done" or only.startswith("draft") else only

    def tell(self, told: Sequence[Told], names: Names, style: Style) -> tuple[str, ...]:
        return tuple(
            f"{names.mentions[entry.seat]}: {', '.join(type(event).__name__ for event in entry.events)}"
            for entry in told
            if entry.events
        )

    def standing(self, view: Any, style: Style) -> str:
        return f"shift {view.state.shift} of 3"

    def scores(self, view: Any) -> tuple[int, ...]:
        return tuple(player.vp for player in view.state.players)

    def post_pictures(self, passage: Passage, names: Names, style: Style) -> tuple[Picture, ...]:
        return _picture("board", len(passage.told) % 256), _picture("mine")

    def own_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture:
        return _picture("mine", seat)

    def board_picture(self, view: Any, names: Names, style: Style) -> Picture:
        return _picture("board")

    def cards_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture | None:
        return _picture("orders", seat)

    def secrets_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture | None:
        return _picture("delivered", len(view.state.players[seat].delivered))

    def chapters(self, passage: Passage, names: Names, style: Style) -> tuple[Chapter, ...]:
        events = [type(event).__name__ for entry in passage.told for event in entry.events]
        return (Chapter("The scores so far", (_picture("sheet"),)),) if "ShiftScored" in events else ()

    def final_pictures(
        self, turns: Sequence[Passage], outcome: Outcome, names: Names, style: Style
    ) -> tuple[Picture, ...]:
        return (_picture("final", len(turns) % 256),)

    def describe(self, view: Any, names: Names, style: Style) -> str:
        return f"{len(view.state.players)} mines"

    def rules(self, language: str) -> tuple[Topic, ...]:
        return Topic("goal", "The goal", "Most victory points win."), Topic(
            "mining", "Mining", "Step by step."
        )
