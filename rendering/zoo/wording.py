"""Pieces of the game in words: fruit, companies, tokens, cards, helpers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from games.zoo.cards import CARDS
from games.zoo.components import HIDDEN, KIND_NAMES, KINDS, NONE, TOKEN_NAMES, TOKENS_PER_ROUND
from games.zoo.staff import HELPERS
from games.zoo.state import Over
from texts import Texts, load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.zoo.state import State

FOLDER = Path(__file__).with_name("texts")


def texts(language: str) -> Texts:
    """What pictures of this game say in that language. Raises UnknownLanguageError."""
    return load(FOLDER, language)


def closed(sentence: str) -> str:
    """What ends with an abbreviation, as a company may, has one full stop and not two."""
    return sentence.replace("..", ".")


def company(text: Texts, kind: int) -> str:
    """As it stands on its sign."""
    return text("company", kind=KIND_NAMES[kind])


def firm(text: Texts, kind: int) -> str:
    """A company within a sentence, where something is said to be of it."""
    return text("firm", kind=KIND_NAMES[kind])


def heap(text: Texts, counts: Sequence[int], *, taken: bool = False) -> str:
    """Fruit by kind: "2 apples, 1 lemon"; as somebody's object if they are `taken`."""
    some = [
        _counted(text, count, KIND_NAMES[kind], taken=taken)
        for kind, count in zip(KINDS, counts, strict=True)
        if count
    ]
    return ", ".join(some) or text("none")


def _counted(text: Texts, count: int, kind: str, *, taken: bool) -> str:
    if taken:
        return text("fruit-taken", count=count, kind=kind)
    return text("fruit", count=count, kind=kind)


def token(text: Texts, number: int) -> str:
    return text("token-hidden") if number == HIDDEN else text("token", token=TOKEN_NAMES[number])


def card_title(text: Texts, number: int) -> str:
    if number == HIDDEN:
        return text("face-down")
    it = CARDS[number]
    if it.company == NONE:
        return text(f"card-title-{it.id}")
    return text(f"start-title-{it.id[1:]}")


def card_text(text: Texts, number: int) -> str:
    """What the card does, as it stands on it."""
    if number == HIDDEN:
        return ""
    it = CARDS[number]
    if it.company == NONE:
        return text(f"card-text-{it.id}")
    return text(f"start-text-{it.id[1:]}", kind=KIND_NAMES[it.company])


def helper_title(text: Texts, number: int) -> str:
    return text(f"helper-title-{HELPERS[number].id}")


def helper_text(text: Texts, number: int) -> str:
    return text(f"helper-text-{HELPERS[number].id}")


def victory(text: Texts, names: Sequence[str], *, early: bool = False) -> str:
    """Who has won, or was ahead when the game was ended early."""
    if early:
        return text("leaders", names=", ".join(names), count=len(names))
    if len(names) == 1:
        return text("winner", name=names[0])
    return text("winners", names=", ".join(names))


def going_on(text: Texts, state: State) -> str:
    """Which part of the round it is."""
    if isinstance(state.phase, Over):
        return text("phase-over")
    if state.market is not None:
        return text("phase-market")
    return text("phase-tokens", step=state.step, steps=TOKENS_PER_ROUND)
