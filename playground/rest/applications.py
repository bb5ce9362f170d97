"""What an application registers: commands, for everybody or one guild, and emojis of its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, structs

from playground import limits, shown
from playground.checks.commands import CHAT, check_command, check_commands
from playground.checks.form import Form, only
from playground.errors import Problems, refusal
from playground.objects import Blob, Command, Emoji
from playground.rest.call import Call, Reply, Route
from playground.rest.pictures import picture_of

if TYPE_CHECKING:
    from playground.objects import Json

_NAME = re.compile(r"\w+", re.ASCII)
FIELDS = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "default_member_permissions",
    "dm_permission",
    "contexts",
    "integration_types",
    "nsfw",
    "options",
    "type",
)


OPTION_FIELDS = (
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
)
CHOICE_FIELDS = ("name", "name_localizations", "value")


def _own(call: Call) -> str:
    if call.params["application_id"] != call.bot.id:
        raise refusal("forbidden")
    guild_id = call.params.get("guild_id")
    if guild_id is not None and call.bot.id not in call.world.members.get(guild_id, {}):
        raise refusal("missing access")
    return call.bot.id


def _registered(call: Call) -> list[Command]:
    """The bot's commands, of the guild in the address or of all guilds."""
    own, guild_id = _own(call), call.params.get("guild_id", UNSET)
    return [c for c in call.world.commands.values() if c.application_id == own and c.guild_id == guild_id]


def _command(call: Call) -> Command:
    found = next((c for c in _registered(call) if c.id == call.params["command_id"]), None)
    if found is None:
        raise refusal("unknown command")
    return found


def _shown(call: Call, command: Command) -> Json:
    """A command as REST shows it: its localizations only if they are asked for."""
    result: Json = shown.plain(command)
    if not call.flag("with_localizations") and call.body is None:
        del result["name_localizations"], result["description_localizations"]
    return result


def _made(call: Call, body: Json, known: Command | None) -> Command:
    given = only(body, FIELDS)
    if "options" in given:
        given["options"] = [_option(option) for option in given["options"]]
    if given.get("default_member_permissions") is not None:
        given["default_member_permissions"] = str(given["default_member_permissions"])
    fresh = call.world.ids.new()
    guild_id = call.params.get("guild_id", UNSET)
    return Command(
        id=fresh if known is None else known.id,
        application_id=call.bot.id,
        guild_id=guild_id,
        version=fresh,
        **given,
    )


def _option(option: Json) -> Json:
    """An option with the fields Discord knows, and those inside it."""
    result = only(option, OPTION_FIELDS)
    if "options" in result:
        result["options"] = [_option(inner) for inner in result["options"]]
    if "choices" in result:
        result["choices"] = [only(choice, CHOICE_FIELDS) for choice in result["choices"]]
    return result


def _same(command: Command, body: Json) -> bool:
    return (command.type, command.name) == (body.get("type", CHAT), body.get("name"))


def commands(call: Call) -> Any:
    return [_shown(call, command) for command in _registered(call)]


def replace_commands(call: Call) -> Any:
    """All commands anew: those of the same name keep their id."""
    bodies, known = call.list_of_forms, _registered(call)
    check_commands(bodies)
    _check_number(bodies)
    made = [_made(call, body, next((c for c in known if _same(c, body)), None)) for body in bodies]
    for old in {c.id for c in known} - {c.id for c in made}:
        call.world.drop_command(old)
    for command in made:
        call.world.put_command(command)
    _tell(call)
    return [_shown(call, command) for command in made]


def _check_number(bodies: list[Json]) -> None:
    for kind, most in ((1, limits.COMMANDS), (2, limits.CONTEXT_COMMANDS), (3, limits.CONTEXT_COMMANDS)):
        if sum(body.get("type", CHAT) == kind for body in bodies) > most:
            raise refusal("too many commands")


def create_command(call: Call) -> Any:
    body, known = call.form, _registered(call)
    check_command(body)
    old = next((c for c in known if _same(c, body)), None)
    if old is None:
        _check_number([{"type": c.type} for c in known] + [body])
    command = _made(call, body, old)
    call.world.put_command(command)
    _tell(call)
    return Reply(201 if old is None else 200, _shown(call, command))


def command(call: Call) -> Any:
    return {**_shown(call, _command(call)), **_localizations(_command(call))}


def _localizations(found: Command) -> Json:
    names = ("name_localizations", "description_localizations")
    return {name: getattr(found, name) for name in names}


def change_command(call: Call) -> Any:
    old = _command(call)
    whole = {**{name: getattr(old, name) for name in FIELDS}, **call.form, "type": old.type}
    check_command(whole)
    changed = _made(call, whole, old)
    call.world.put_command(changed)
    _tell(call)
    return _shown(call, changed)


def delete_command(call: Call) -> None:
    call.world.drop_command(_command(call).id)
    _tell(call)


def _tell(call: Call) -> None:
    """People's lists of commands are renewed; bots hear nothing of it."""
    call.world.tell("COMMANDS_UPDATE", {"application_id": call.bot.id})


def all_permissions(call: Call) -> Any:
    own, guild_id = _own(call), call.params["guild_id"]
    every = call.world.command_permissions.values()
    return shown.plain([one for one in every if one.application_id == own and one.guild_id == guild_id])


def permissions(call: Call) -> Any:
    _own(call)
    key = f"{call.params['guild_id']}/{call.params['command_id']}"
    if key not in call.world.command_permissions:
        raise refusal("unknown command permissions")
    return shown.plain(call.world.command_permissions[key])


# Emojis


def emojis(call: Call) -> Any:
    own = call.world.emojis.get(_own(call), {})
    return {"items": shown.plain(list(own.values()))}


def _emoji(call: Call) -> Emoji:
    found = call.world.emojis.get(_own(call), {}).get(call.params["emoji_id"])
    if found is None:
        raise refusal("unknown emoji")
    return found


def emoji(call: Call) -> Any:
    return shown.plain(_emoji(call))


def create_emoji(call: Call) -> Any:
    own = _own(call)
    name = _emoji_name(call.form)
    content_type, data = picture_of(call.form, "image", limits.EMOJI_BYTES)
    if len(call.world.emojis.get(own, {})) >= limits.APP_EMOJIS:
        raise refusal("too many emojis")
    made = Emoji(id=call.world.ids.new(), name=name, user=call.bot_user, animated=content_type == "image/gif")
    call.world.put_blob(Blob(id=made.id, content_type=content_type, filename=name, data=data))
    call.world.put_emoji(own, made)
    return Reply(201, shown.plain(made))


def _emoji_name(body: Json) -> str:
    problems = Problems()
    form = Form(problems, body)
    least, most = limits.EMOJI_NAME
    name = form.text("name", most, least=least, required=True) or ""
    if name and not _NAME.fullmatch(name):
        form.wrong("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    problems.refuse()
    return name


def change_emoji(call: Call) -> Any:
    changed = structs.replace(_emoji(call), name=_emoji_name(call.form))
    call.world.put_emoji(call.bot.id, changed)
    return shown.plain(changed)


def delete_emoji(call: Call) -> None:
    call.world.drop_emoji(call.bot.id, _emoji(call).id)


_BASES = (
    "/applications/{application_id}/commands",
    "/applications/{application_id}/guilds/{guild_id}/commands",
)
_EMOJIS = "/applications/{application_id}/emojis"
_COMMAND_ROUTES = [
    Route(method, base + path, handle)
    for base in _BASES
    for method, path, handle in (
        ("GET", "", commands),
        ("PUT", "", replace_commands),
        ("POST", "", create_command),
        ("GET", "/{command_id}", command),
        ("PATCH", "/{command_id}", change_command),
        ("DELETE", "/{command_id}", delete_command),
    )
]
ROUTES = [
    Route("GET", _BASES[1] + "/permissions", all_permissions),
    Route("GET", _BASES[1] + "/{command_id}/permissions", permissions),
    *_COMMAND_ROUTES,
    Route("GET", _EMOJIS, emojis),
    Route("POST", _EMOJIS, create_emoji),
    Route("GET", _EMOJIS + "/{emoji_id}", emoji),
    Route("PATCH", _EMOJIS + "/{emoji_id}", change_emoji),
    Route("DELETE", _EMOJIS + "/{emoji_id}", delete_emoji),
]
