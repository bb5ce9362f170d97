"""A playground kept in a file is the same after a restart, also after a sudden end."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING

import pytest

from playground.clock import Clock
from playground.server import Playground
from playground.store import Store, UnreadableStore
from tests.playground import bodies as b
from tests.playground.api import Api
from tests.playground.test_emojis import data

if TYPE_CHECKING:
    from pathlib import Path


async def fill(playground: Playground) -> None:
    """One of everything that is kept."""
    async with Api(playground, playground.add_bot("keeper")) as api:
        path = f"/applications/{api.bot.id}"
        await api("PUT", f"{path}/commands", [b.command()])
        await api("POST", f"{path}/emojis", {"name": "coal", "image": data()})
        await api.send(b.classic(b.row(b.button())), files={"files[0]": ("a.txt", b"bytes")})
        anna = playground.person("Anna")
        anna.says(f"hello <@{api.bot.id}>")
        anna.writes_to(api.bot.id).says("psst")
        thread = await api("POST", f"/channels/{api.channel('games')}/threads", {"name": "table", "type": 11})
        await api("POST", f"/channels/{thread.body['id']}/messages", {"content": "in the thread"})
        command = next(iter(playground.world.commands))
        rule = {"permissions": [{"id": anna.id, "type": 2, "permission": True}]}
        await api.person("PUT", f"/{anna.id}/channels/{anna.channel.id}/commands/{command}/permissions", rule)
        post = anna.messages()[0]
        interaction = playground.parts.acts.component(anna.person, post, "b", [])
        modal = b.modal(b.label())
        await api("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", modal)


def everything(playground: Playground) -> dict[str, object]:
    world = playground.world
    names = (
        "users people applications guilds members roles channels thread_members posts commands "
        "command_permissions emojis interactions secret"
    )
    return {name: getattr(world, name) for name in names.split()}


async def test_everything_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.db"
    async with Playground(rates=10_000, keep=path) as playground:
        await fill(playground)
        before = everything(playground)
        attachment = playground.person("Anna").messages()[0].message.attachments[0].id
    async with Playground(rates=10_000, keep=path) as playground:
        after = everything(playground)
        for name, values in before.items():
            assert after[name] == values, name
        blob = playground.store.blob(attachment)
        assert blob is not None
        assert blob.data == b"bytes"


async def test_what_was_answered_survives_a_sudden_end(tmp_path: Path) -> None:
    path = tmp_path / "kept.db"
    async with (
        Playground(rates=10_000, keep=path) as playground,
        Api(playground, playground.add_bot("keeper")) as api,
    ):
        sent = await api.send({"content": "answered"})
        rows = sqlite3.connect(path)
        found = rows.execute(
            "SELECT count(*) FROM kept WHERE key LIKE ?", (f"%{sent.body['id']}",)
        ).fetchone()
        rows.close()
        assert found == (1,)


async def test_ids_go_on_growing(tmp_path: Path) -> None:
    path = tmp_path / "kept.db"
    clock = Clock(held=True, start=2_000_000_000.0)
    async with Playground(keep=path, clock=clock) as playground:
        last = playground.person("Anna").says("last").message.id
    async with Playground(keep=path, clock=Clock(held=True, start=1_900_000_000.0)) as playground:
        assert int(playground.person("Anna").says("next").message.id) > int(last)


async def test_without_a_file_nothing_is_kept() -> None:
    playground = Playground()
    await playground.start()
    playground.person("Anna").says("forgotten")
    await playground.restart()
    assert playground.person("Anna").messages() == []
    await playground.stop()


async def test_deleted_things_stay_deleted(tmp_path: Path) -> None:
    path = tmp_path / "kept.db"
    async with Playground(keep=path) as playground:
        anna = playground.person("Anna")
        playground.parts.posting.delete(anna.says("gone"))
        anna.says("here")
    async with Playground(keep=path) as playground:
        assert [post.message.content for post in playground.person("Anna").messages()] == ["here"]


def test_a_file_that_is_no_playground_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(json.dumps({"not": "a database"}) * 100)
    with pytest.raises(UnreadableStore, match=r"notes\.txt cannot be used"):
        Store(path)


def test_a_file_of_a_newer_playground_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(UnreadableStore, match="newer playground"):
        Store(path)
