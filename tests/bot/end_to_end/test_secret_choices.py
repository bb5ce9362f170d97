"""Choices made at once and in secret: what others receive before the reveal does not depend on them."""

from pathlib import Path

import pytest

from bot import reply, screens
from bot.faces import FACES
from playground import words
from playground.driver import Actor, Answer
from playground.server import Playground
from tests.bot.end_to_end.witness import Witness
from tests.bot.player import Sketching, press, through
from tests.bot.stage import TAKE, Stage

NAMES = ("Anna", "Ben", "Csilla")
PLAIN = ("Hire", "Confirm")
SLY = (
    *("Standing answers", "Take lemon ›", "Share trade", "Give orders"),
    *("Buy a share of Lemon", "At most 4", "Sell a share of Apple", "At least 3", "Enough", "Confirm"),
)
"""The same seat chooses another token, with orders and a standing answer."""


async def look_around(person: Actor) -> None:
    """Everything a post and commands show while others choose."""
    posts = [post for post in person.messages() if post.only_for is None and TAKE in words.message(post)]
    for label in (TAKE, "Holdings", "Helpers", "Log"):
        await press(person, posts[-1], label)
    for command in ("status", "board", "mine", "log", "replay", "settings"):
        await person.slash(f"/game {command}")
    await person.slash("/tables")


async def opened(stage: Stage) -> tuple[Actor, ...]:
    anna, ben, csilla = people = tuple(map(stage.person, NAMES))
    await stage.table(anna, ben, csilla, game="zoo", sees="choose a token in secret")
    return people


async def a_choice(stage: Stage, *labels: str) -> tuple[list[str], Answer]:
    """What Ben receives while Anna chooses and he does, and what his last click came to."""
    async with stage.bot(Sketching(), FACES, seeds=lambda: 5, ids=lambda: "ABCD2345"):
        anna, ben, _ = await opened(stage)
        watching = Witness(stage.playground, ben)
        await through(anna, *labels)
        await stage.settle()
        await look_around(ben)
        await through(ben, "Lobby", "Back", "Speculate", "Confirm")
        await look_around(ben)
        answer = await through(ben, "Change my choice")
        return watching.received(), answer


async def test_nothing_received_before_the_reveal_depends_on_what_somebody_else_chose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "QUICK", 60.0)  # words and pictures come in one message, however long
    monkeypatch.setattr(reply, "PATIENCE", 2.8)  # the pictures take on a busy machine
    received = []
    for number, labels in enumerate((PLAIN, SLY)):
        async with Playground(rates=10_000) as playground:
            stage = Stage(playground, tmp_path / f"{number}.sqlite")
            saw, answer = await a_choice(stage, *labels)
            assert answer.message is not None
            assert "Confirm" in words.message(answer.message)
            received.append(sorted(saw))
    assert len(received[0]) > 20
    assert received[0] == received[1]
