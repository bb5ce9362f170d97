"""Who may do what, where: people, bots and commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.objects import Overwrite
from playground.permissions import P
from tests.playground import bodies as b

if TYPE_CHECKING:
    from playground.server import Playground
    from tests.playground.api import Api


async def test_without_permission_to_send(api: Api, playground: Playground) -> None:
    deny(playground, "quiet", P.SEND_MESSAGES)
    refused = await api.send({"content": "x"}, "quiet")
    assert (refused.status, refused.code) == (403, 50013)


async def test_without_permission_to_attach(api: Api, playground: Playground) -> None:
    deny(playground, "quiet", P.ATTACH_FILES)
    assert (await api.send({}, "quiet", files={"files[0]": ("a.txt", b"x")})).code == 50013
    assert (await api.send({"content": "x"}, "quiet")).status == 200


async def test_a_channel_that_cannot_be_seen(api: Api, playground: Playground) -> None:
    deny(playground, "quiet", P.VIEW_CHANNEL)
    refused = await api.send({"content": "x"}, "quiet")
    assert (refused.status, refused.code) == (403, 50001)
    assert "quiet" in [c["name"] for c in (await api("GET", f"/guilds/{api.guild}/channels")).body]


def deny(playground: Playground, name: str, permission: P) -> None:
    """Take a permission from everybody in a channel, the bot's role too."""
    world = playground.world
    channel = next(c for c in world.guild_channels(next(iter(world.guilds))) if c.name == name)
    roles = world.roles[channel.guild_id]
    channel.permission_overwrites = [Overwrite(id=role, type=0, deny=str(int(permission))) for role in roles]


async def test_others_messages_are_deleted_only_by_those_who_manage_them(
    api: Api, playground: Playground
) -> None:
    said = playground.person("Anna").says("mine")
    path = f"/channels/{said.message.channel_id}/messages/{said.message.id}"
    assert (await api("PATCH", path, {"content": "yours"})).code == 50005
    deny(playground, "general", P.MANAGE_MESSAGES)
    assert (await api("DELETE", path)).code == 50013


async def test_commands_are_offered_by_permission_context_and_the_guilds_own_rule(
    api: Api, playground: Playground
) -> None:
    path = f"/applications/{api.bot.id}/commands"
    everyone = b.command("open")
    moderators = b.command("manage", default_member_permissions=str(int(P.MANAGE_MESSAGES)))
    nobody = b.command("hidden", default_member_permissions="0")
    direct = b.command("direct", contexts=[1])
    here = b.command("here", contexts=[0])
    assert (await api("PUT", path, [everyone, moderators, nobody, direct, here])).status == 200
    ben, emma = playground.person("Ben"), playground.person("Emma")
    assert await names(api, emma.id, emma.channel.id) == ["open", "here"]
    assert await names(api, ben.id, ben.channel.id) == ["open", "manage", "here"]
    talk = playground.world.private_channel(emma.id, api.bot.id).id
    assert await names(api, emma.id, talk) == ["open", "manage", "hidden", "direct"]
    hidden = next(c.id for c in playground.world.commands.values() if c.name == "hidden")
    rule = {"permissions": [{"id": emma.id, "type": 2, "permission": True}]}
    base = f"/channels/{ben.channel.id}/commands/{hidden}/permissions"
    assert (await api.person("PUT", f"/{emma.id}{base}", rule)).code == 50013
    assert (await api.person("PUT", f"/{ben.id}{base}", rule)).status == 200
    assert await names(api, emma.id, emma.channel.id) == ["open", "hidden", "here"]
    told = await api("GET", f"/applications/{api.bot.id}/guilds/{api.guild}/commands/{hidden}/permissions")
    assert told.body["permissions"] == rule["permissions"]


async def names(api: Api, person_id: str, channel_id: str) -> list[str]:
    offered = await api.person("GET", f"/{person_id}/channels/{channel_id}/commands")
    return [command["name"] for command in offered.body]


async def test_a_person_who_accepts_no_messages_gets_none(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    channel = (await api("POST", "/users/@me/channels", {"recipient_id": anna.id})).body["id"]
    assert (await api("POST", f"/channels/{channel}/messages", {"content": "x"})).status == 200
    anna.person.accepts_messages = False
    assert (await api("POST", f"/channels/{channel}/messages", {"content": "x"})).code == 50007
