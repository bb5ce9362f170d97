"""What runs beside the bot ends with it, however it ends."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE

import pytest

DRAWING = """
import os
from bot.easels import Easels
easels = Easels([], 2)
print(easels.submit(os.getpid).result(), flush=True)
input()
"""
THINKING = """
import asyncio, os
from bot.thinking import Thinking, processes
print(asyncio.run(Thinking(processes).think(os.getpid)), flush=True)
input()
"""


@pytest.mark.parametrize("beside", [DRAWING, THINKING], ids=["drawing", "thinking"])
async def test_a_killed_bot_leaves_no_process_behind(beside: str) -> None:
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", beside, stdin=PIPE, stdout=PIPE)
    async with asyncio.timeout(60):
        assert bot.stdout is not None
        await bot.stdout.readline()
        bot.kill()
        await bot.stdout.read()  # ends when the last process that could still write there has ended
