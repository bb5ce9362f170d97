"""What runs beside the answers begins anew when it broke off."""

import asyncio

import pytest

from bot import beside
from bot.beside import kept_up


class Fragile:
    """Breaks off so many times before it comes to its end."""

    def __init__(self, times: int) -> None:
        self.left = times

    async def run(self) -> None:
        if self.left:
            self.left -= 1
            raise OSError("no room")


async def test_it_begins_anew_until_it_comes_to_its_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(beside, "AGAIN", 0)
    await kept_up(Fragile(2))
    assert [line.getMessage() for line in caplog.records] == ["broke off"] * 2


async def test_it_ends_with_the_bot() -> None:
    running = asyncio.create_task(kept_up(Fragile(1)))
    await asyncio.sleep(0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
