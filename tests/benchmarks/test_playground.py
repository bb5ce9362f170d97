"""What is timed is what is said to be: clicks that a bot in another process answered."""

from __future__ import annotations

import pytest

from benchmarks import playground as benchmark
from benchmarks._echo import GO, PICTURE, SHOW
from playground.server import Playground


async def test_every_click_is_answered_by_the_bot() -> None:
    async with Playground(rates=benchmark.UNLIMITED) as playground, benchmark.echo(playground) as bot:
        anna, posts = playground.person("Anna"), [benchmark.post(playground, bot) for _ in range(3)]
        await benchmark.one_by_one(anna, posts[0], GO, 4)
        timed = await benchmark.at_once(anna, posts, SHOW)
        assert [post.message.content for post in posts] == ["9", "5", "5"]
        assert {file.size for post in posts for file in post.message.attachments} == {len(PICTURE)}
        assert len(timed.each) == 3 * benchmark.ROUNDS


def test_it_prints_times_and_memory(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, number in {"CLICKS": 3, "AT_ONCE": 2, "ROUNDS": 1, "MESSAGES": 10}.items():
        monkeypatch.setattr(benchmark, name, number)
    benchmark.main()
    shown = capsys.readouterr().out
    for words in ("a click, text, one by one", "a click, 200 KB picture, 2 at once", "10 messages"):
        assert words in shown
