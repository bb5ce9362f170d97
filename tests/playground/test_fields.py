"""Every object has the fields Discord's reference requires of it, not only those a library happens to
read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.playground import bodies as b
from tests.playground.stranger import picture
from tests.playground.test_emojis import data
from tests.playground.wire import Wire

if TYPE_CHECKING:
    from playground.server import Playground
    from tests.playground.api import Api

# Fields without a ? in Discord's reference, and those a context makes sure of
REQUIRED = {
    "user": "id username discriminator global_name avatar",
    "member": "user roles joined_at deaf mute flags nick avatar",
    "role": "id name color colors hoist position permissions managed mentionable flags",
    "channel": "id type guild_id name position permission_overwrites nsfw topic parent_id last_message_id "
    "rate_limit_per_user",
    "thread": "id type guild_id parent_id owner_id name thread_metadata message_count member_count "
    "total_message_sent last_message_id rate_limit_per_user flags",
    "thread metadata": "archived auto_archive_duration archive_timestamp locked create_timestamp",
    "thread member": "id user_id join_timestamp flags",
    "message": "id channel_id author content timestamp edited_timestamp tts mention_everyone mentions "
    "mention_roles attachments embeds pinned type components flags",
    "message event": "guild_id member",
    "attachment": "id filename size url proxy_url content_type width height description",
    "emoji": "id name roles user require_colons managed animated available",
    "command": "id type application_id name description default_member_permissions version options contexts "
    "integration_types nsfw",
    "interaction": "id application_id type token version guild_id guild channel channel_id member "
    "app_permissions locale guild_locale entitlements authorizing_integration_owners context "
    "attachment_size_limit data",
    "interaction member": "user roles joined_at permissions deaf mute flags",
    "command data": "id name type",
    "component data": "custom_id component_type",
    "interaction metadata": "id type user authorizing_integration_owners",
    "partial channel": "id type name permissions parent_id guild_id",
    "application": "id name icon description bot_public bot_require_code_grant verify_key team owner bot "
    "flags integration_types_config redirect_uris approximate_guild_count",
    "guild": "id name icon splash discovery_splash owner_id afk_channel_id afk_timeout verification_level "
    "default_message_notifications explicit_content_filter roles emojis features mfa_level application_id "
    "system_channel_id system_channel_flags rules_channel_id vanity_url_code description banner premium_tier "
    "preferred_locale public_updates_channel_id nsfw_level premium_progress_bar_enabled "
    "safety_alerts_channel_id incidents_data stickers",
    "guild event": "joined_at large unavailable member_count voice_states members channels threads presences "
    "stage_instances guild_scheduled_events soundboard_sounds",
    "ready": "v user guilds session_id resume_gateway_url application",
    "gateway for bots": "url shards session_start_limit",
    "session start limit": "total remaining reset_after max_concurrency",
    "pins": "items has_more",
    "callback": "interaction resource",
    "callback interaction": "id type response_message_id response_message_loading response_message_ephemeral",
    "media": "url proxy_url height width content_type attachment_id",
    "typing": "channel_id user_id timestamp guild_id member",
    "thread list": "threads members",
}


def has(kind: str, value: Any) -> None:
    missing = [name for name in REQUIRED[kind].split() if name not in value]
    assert not missing, f"{kind} lacks {', '.join(missing)}"


async def test_objects_of_rest(api: Api) -> None:
    guild, channel = f"/guilds/{api.guild}", f"/channels/{api.channel('games')}"
    has("user", (await api("GET", "/users/@me")).body)
    has("application", (await api("GET", "/oauth2/applications/@me")).body)
    has("guild", (await api("GET", guild)).body)
    has("role", (await api("GET", f"{guild}/roles")).body[0])
    has("member", (await api("GET", f"{guild}/members/{api.bot.id}")).body)
    has("channel", (await api("GET", channel)).body)
    told = (await api("GET", "/gateway/bot")).body
    has("gateway for bots", told)
    has("session start limit", told["session_start_limit"])


async def test_a_message_with_a_picture(api: Api) -> None:
    body = {
        **b.v2(b.gallery("attachment://board.png")),
        "attachments": [{"id": 0, "description": "the board"}],
    }
    sent = (await api.send(body, files={"files[0]": ("board.png", picture().getvalue())})).body
    has("message", sent)
    has("attachment", sent["attachments"][0])
    has("media", sent["components"][0]["items"][0]["media"])
    has("pins", (await api("GET", f"/channels/{sent['channel_id']}/messages/pins")).body)


async def test_every_component_has_a_type_and_a_number(api: Api) -> None:
    body = b.v2(b.container(b.section(b.text()), b.row(b.button())), b.text(id=3))
    tree = (await api.send(body)).body["components"]
    section, row = tree[0]["components"]
    every = [*tree, section, row, *section["components"], section["accessory"], *row["components"]]
    numbers = [component["id"] for component in every]
    assert len(set(numbers)) == len(numbers) == 7
    assert all(isinstance(component["type"], int) for component in every)


async def test_ids_are_texts_however_they_were_sent(api: Api) -> None:
    emoji = {"id": 1572590830999306243, "name": "coal"}
    people = {"type": 5, "custom_id": "p", "default_values": [{"id": 1572590830999306243, "type": "user"}]}
    option = b.option(emoji=emoji)
    rows = b.row(b.button(emoji=emoji)), b.row(b.select([option])), b.row(people)
    shown = [row["components"][0] for row in (await api.send(b.classic(*rows))).body["components"]]
    ids = [
        shown[0]["emoji"]["id"],
        shown[1]["options"][0]["emoji"]["id"],
        shown[2]["default_values"][0]["id"],
    ]
    assert ids == ["1572590830999306243"] * 3


async def test_threads(api: Api) -> None:
    path = f"/channels/{api.channel('games')}"
    thread = (await api("POST", f"{path}/threads", {"name": "table", "type": 11})).body
    has("thread", thread)
    has("thread metadata", thread["thread_metadata"])
    has("thread member", (await api("GET", f"/channels/{thread['id']}/thread-members/@me")).body)
    has("thread list", (await api("GET", f"{path}/threads/archived/public")).body)


async def test_commands_and_emojis(api: Api) -> None:
    path = f"/applications/{api.bot.id}"
    has("command", (await api("PUT", f"{path}/commands", [b.command()])).body[0])
    has("emoji", (await api("POST", f"{path}/emojis", {"name": "coal", "image": data()})).body)


async def test_what_the_gateway_tells(api: Api, playground: Playground) -> None:
    async with Wire(playground) as wire:
        has("ready", (await wire.identify(api.bot.token))["d"])
        guild = (await wire.hear_event("GUILD_CREATE"))["d"]
        has("guild", guild)
        has("guild event", guild)
        has("member", guild["members"][0])
        has("channel", guild["channels"][0])
        anna = playground.person("Anna")
        anna.says("hello")
        told = (await wire.hear_event("MESSAGE_CREATE"))["d"]
        has("message", told)
        has("message event", told)
        playground.parts.posting.typing(anna.channel, playground.world.users[anna.id])
        has("typing", (await wire.hear_event("TYPING_START"))["d"])


async def test_interactions_and_their_answers(api: Api, playground: Playground) -> None:
    await api("PUT", f"/applications/{api.bot.id}/commands", [b.command()])
    async with Wire(playground) as wire:
        await wire.identify(api.bot.token)
        anna = playground.person("Anna")
        command = next(iter(playground.world.commands))
        acts = playground.parts.acts
        acts.command(anna.person, anna.channel, command, path=[], values={}, uploads={})
        told = (await wire.hear_event("INTERACTION_CREATE"))["d"]
        has("interaction", told)
        has("interaction member", told["member"])
        has("partial channel", told["channel"])
        has("command data", told["data"])
        callback = f"/interactions/{told['id']}/{told['token']}/callback?with_response=true"
        answer = {"type": 4, "data": b.classic(b.row(b.button()))}
        answered = (await api("POST", callback, answer)).body
        has("callback", answered)
        has("callback interaction", answered["interaction"])
        message = answered["resource"]["message"]
        has("message", message)
        has("interaction metadata", message["interaction_metadata"])
        acts.component(anna.person, playground.world.post(anna.channel.id, message["id"]), "b", [])
        clicked = (await wire.hear_event("INTERACTION_CREATE"))["d"]
        has("interaction", clicked)
        has("component data", clicked["data"])
        has("message", clicked["message"])
