"""Panels on their way to a screen: words at once, pictures when they are drawn, never an old one last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

import discord
from discord import ui

from bot.face import Picture
from bot.pictures import Pictures
from bot.reply import File, Reply

QUICK = 0.4
"""Seconds the answer waits for its pictures; if they take longer, the words are shown first."""

BAD_REQUEST = 400

View: TypeAlias = Callable[[Sequence[Picture]], ui.LayoutView]
"""The message with these pictures in it."""


class Screens:
    """One screen for each person at each table: whatever was to be shown there before is dropped."""

    def __init__(self, pictures: Pictures, *, quick: float | None = None) -> None:
        self._pictures = pictures
        self._quick = QUICK if quick is None else quick
        self._drawing: dict[tuple[int, str], asyncio.Task[list[File]]] = {}

    async def show(
        self, reply: Reply, person: int, table: str, view: View, pictures: Sequence[Picture]
    ) -> None:
        stamped = [picture.stamped for picture in pictures]
        drawing = asyncio.create_task(self._files(reply, stamped))
        self._replace((person, table), drawing)
        try:
            await asyncio.wait([drawing], timeout=self._quick)
            if not drawing.done():
                await reply.show(*self._meanwhile(reply, view, stamped))
                await asyncio.wait([drawing])
            if self._drawing[person, table] is drawing:
                await self._finish(reply, view, stamped, drawing.result())
            else:
                await reply.acknowledge()
        finally:
            if self._drawing[person, table] is drawing:
                del self._drawing[person, table]

    async def _finish(
        self, reply: Reply, view: View, pictures: Sequence[Picture], files: Sequence[File]
    ) -> None:
        """Whoever clicks twice may click a message whose pictures the first click is about to replace."""
        try:
            await reply.show(view(pictures), files)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or all(isinstance(file, discord.File) for file in files):
                raise
            await reply.show(view(pictures), await self._pictures.files(pictures))

    def _replace(self, screen: tuple[int, str], drawing: asyncio.Task[list[File]]) -> None:
        old = self._drawing.get(screen)
        self._drawing[screen] = drawing
        if old is not None:
            old.cancel()

    async def _files(self, reply: Reply, pictures: Sequence[Picture]) -> list[File]:
        """What the message shows already is neither drawn nor sent again."""
        there = {attached.filename: attached for attached in reply.attached}
        new = await self._pictures.files([picture for picture in pictures if picture.name not in there])
        drawn = {file.filename: file for file in new}
        return [there.get(picture.name) or drawn[picture.name] for picture in pictures]

    def _meanwhile(
        self, reply: Reply, view: View, pictures: Sequence[Picture]
    ) -> tuple[ui.LayoutView, list[File]]:
        """The new words with the pictures that were there before, where there were as many; else with those
        that stay. What the finished panel keeps must not be taken off before."""
        there = reply.attached
        if len(there) != len(pictures):
            kept = {attached.filename: attached for attached in there}
            staying = [picture for picture in pictures if picture.name in kept]
            return view(staying), [kept[picture.name] for picture in staying]
        shown = [
            Picture(attached.filename, picture.alt, picture.draw)
            for attached, picture in zip(there, pictures, strict=True)
        ]
        return view(shown), list(there)
