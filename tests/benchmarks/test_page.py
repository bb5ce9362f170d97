"""What is measured is what is said to be: a channel with so many messages and pictures."""

from __future__ import annotations

import pytest

from benchmarks import page as benchmark
from playground.server import Playground


async def test_every_fourth_message_has_a_picture_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "MESSAGES", 12)
    async with Playground(rates=1e6) as playground:
        benchmark.fill(playground)
        posts = [post.message for post in playground.person("Anna").messages()]
        assert len(posts) == 12
        pictures = [file for message in posts for file in message.attachments]
        assert len({file.id for file in pictures}) == 3
        assert {(file.width, file.height) for file in pictures} == {(1100, 700)}
