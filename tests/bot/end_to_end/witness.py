"""Everything a person is sent, told so that two runs can be compared."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from typing import Any

from playground.driver import Actor
from playground.server import Playground
from tests.bot.stage import Stage

FLEETING = {
    "timestamp",
    "edited_timestamp",
    "nonce",
    "url",
    "proxy_url",
    "token",
    "joined_at",
    "interaction_metadata",
}
"""What differs from one run to the next, whatever is played."""


class Witness:
    """Keeps everything a person is sent, with the bytes of every picture."""

    def __init__(self, playground: Playground, person: Actor) -> None:
        self._playground = playground
        self._letters: asyncio.Queue[bytes] = asyncio.Queue()
        playground.mail.box(person.person).windows.add(self._letters)

    def received(self) -> list[str]:
        found = []
        while not self._letters.empty():
            letter = json.loads(self._letters.get_nowait())
            if letter["event"].startswith("MESSAGE"):
                found.append(self._plain(letter["event"], letter["data"]))
        return found

    def _plain(self, name: str, data: Any) -> str:
        pictures = [self._digest(held["id"]) for held in data.get("attachments", ())]
        text = json.dumps([name, _lasting(data), pictures], ensure_ascii=False, sort_keys=True)
        for user in self._playground.world.users.values():
            text = text.replace(user.id, user.username)
        return re.sub(r"\d{17,20}|(?<=<t:)\d+", "id", text)

    def _digest(self, blob_id: str) -> str:
        blob = self._playground.world.store.blob(blob_id)
        assert blob is not None
        return hashlib.sha256(blob.data).hexdigest()


def _lasting(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lasting(held) for key, held in value.items() if key not in FLEETING}
    return [_lasting(held) for held in value] if isinstance(value, list) else value


async def dressed(stage: Stage) -> None:
    """Until the bot has put on its pictures and emojis, which it does beside everything else."""
    me = stage.playground.world.users[stage.application.id]
    async with asyncio.timeout(20):
        while not (me.avatar and me.banner):  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.02)
