"""Emojis are uploaded once and used; without them everything still works."""

import asyncio

import pytest

from bot.emojis import Emojis
from bot.faces import FACES
from tests.bot.plain_face import PlainFace, grey
from tests.bot.stage import Stage


def drawn() -> dict[str, bytes]:
    return {"cube": grey(40), "cart": grey(80)}


@pytest.fixture
def with_emojis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlainFace, "emojis", lambda self: drawn)


async def uploaded(stage: Stage, emojis: Emojis) -> None:
    async with asyncio.timeout(10):
        while emojis.get("cart") is None or emojis.get("cube") is None:  # noqa: ASYNC110  # done beside
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("with_emojis")
async def test_emojis_are_uploaded_once(stage: Stage) -> None:
    for _ in range(2):
        async with stage.bot() as bot:
            await uploaded(stage, bot.service.emojis)
            assert "<:cube:" in bot.service.emojis.written("cube", "▪️")
    posts = [one for one in stage.playground.record.requests if one.method == "POST" and "emojis" in one.path]
    assert len(posts) == 2
    assert stage.playground.record.refused == []


@pytest.mark.usefixtures("with_emojis")
async def test_when_emojis_are_refused_everything_else_works(stage: Stage) -> None:
    anna = stage.person("Anna")
    stage.playground.faults.request("POST /applications/.*/emojis", status=403, times=100)
    async with stage.bot() as bot:
        assert "Open a table" in (await anna.slash("/help")).text
        assert bot.service.emojis.get("cube") is None
        assert bot.service.emojis.get("⛏️") == "⛏️"
        assert bot.service.emojis.written("cube", "▪️") == "▪️"


def test_no_two_games_call_an_emoji_by_the_same_name() -> None:
    names: list[str] = []
    for face in FACES.values():
        draw = face.emojis()
        names += draw() if draw is not None else ()
    assert len(names) == len(set(names))
    assert all(2 <= len(name) <= 32 and name.replace("_", "a").isalnum() for name in names)
