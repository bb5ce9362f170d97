"""Commands as a person meets them: which are offered where, in their language, and what is sent when one is
used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from playground import limits, shown
from playground.attachments import store_upload
from playground.checks import commands as kinds
from playground.errors import refusal, wrong_field
from playground.objects import GuildChannel, PrivateChannel, Role, Thread
from playground.permissions import P

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playground.objects import Channel, Command, Json, Person
    from playground.uploads import Upload
    from playground.world import World

GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


def offered(world: World, person: Person, channel: Channel) -> Iterator[Command]:
    """The commands the person may use in the channel."""
    for command in world.commands.values():
        if _fits(world, command, channel) and _permitted(world, command, person, channel):
            yield command


def _fits(world: World, command: Command, channel: Channel) -> bool:
    if isinstance(channel, PrivateChannel):
        in_context = command.dm_permission if command.contexts is None else BOT_DM_CONTEXT in command.contexts
        return command.guild_id is UNSET and command.application_id in channel.people and in_context
    in_context = command.contexts is None or GUILD_CONTEXT in command.contexts
    in_guild = command.guild_id is UNSET or command.guild_id == channel.guild_id
    return in_context and in_guild and command.application_id in world.members[channel.guild_id]


def _permitted(world: World, command: Command, person: Person, channel: Channel) -> bool:
    if isinstance(channel, PrivateChannel):
        return True
    if not world.may_see(channel, person.id) or not world.may(channel, person.id, P.USE_APPLICATION_COMMANDS):
        return False
    granted = world.permissions(channel, person.id)
    if granted & P.ADMINISTRATOR:
        return True
    ruled = _overwrite(world, command, person, channel)
    if ruled is not None:
        return ruled
    needed = command.default_member_permissions
    if needed is None:
        return True
    return int(needed) != 0 and granted & int(needed) == int(needed)


def _overwrite(world: World, command: Command, person: Person, channel: GuildChannel | Thread) -> bool | None:
    """What the guild's own settings say of the command: for the person, else for a role of theirs."""
    settings = world.command_permissions.get(f"{channel.guild_id}/{command.id}")
    rules = settings.permissions if settings is not None else []
    by_id = {rule["id"]: rule["permission"] for rule in rules if rule["type"] in (1, 2)}
    if person.id in by_id:
        return bool(by_id[person.id])
    member = world.members[channel.guild_id][person.id]
    told = [by_id[role] for role in (*member.roles, channel.guild_id) if role in by_id]
    return any(told) if told else None


def localized(command: Command, locale: str) -> Json:
    """The command with names and descriptions in the person's language beside the originals."""
    return _localized(shown.plain(command), locale)


def _localized(item: Json, locale: str) -> Json:
    result = dict(item)
    for name in ("name", "description"):
        texts = item.get(f"{name}_localizations") or {}
        if name in item:
            result[f"{name}_localized"] = texts.get(locale, item[name])
    for name in ("options", "choices"):
        if item.get(name):
            result[name] = [_localized(inner, locale) for inner in item[name]]
    return result


class Invocation:
    """What a person typed after a command, turned into what the bot is sent. Refuses what a client would
    not send."""

    def __init__(self, world: World, person: Person, channel: Channel) -> None:
        self.world = world
        self.person = person
        self.channel = channel
        self.resolved: dict[str, Json] = {}

    def slash(
        self,
        command: Command,
        path: list[str],
        values: Json,
        uploads: dict[str, Upload],
        focused: str | None = None,
    ) -> Json:
        """The data of the interaction: `path` names subcommands, `values` the options by name."""
        options = command.options
        steps: list[Json] = []
        for name in path:
            step = next((o for o in options if o["name"] == name and o["type"] in (1, 2)), None)
            if step is None:
                raise wrong_field(
                    ("path",), "UNKNOWN_SUBCOMMAND", f"/{command.name} has no subcommand {name}"
                )
            steps.append(step)
            options = step.get("options") or []
        if any(option["type"] in (kinds.SUBCOMMAND, kinds.GROUP) for option in options):
            names = ", ".join(option["name"] for option in options)
            raise wrong_field(("path",), "BASE_TYPE_REQUIRED", f"Choose a subcommand: {names}")
        given = self._values(options, values, uploads, focused)
        for step in reversed(steps):
            given = [{"name": step["name"], "type": step["type"], "options": given}]
        return self._data(command, {"options": given} if given else {})

    def on_target(self, command: Command, target_id: str) -> Json:
        """The data of a command in the context menu of a user or a message."""
        if command.type == kinds.USER:
            self._resolve_user(target_id)
        else:
            post = self.world.post(self.channel.id, target_id)
            if post.only_for not in (None, self.person.id):
                raise refusal("unknown message")
            self.resolved.setdefault("messages", {})[target_id] = shown.message(self.world, post)
        return self._data(command, {"target_id": target_id})

    def _data(self, command: Command, extra: Json) -> Json:
        data: Json = {"id": command.id, "name": command.name, "type": command.type, **extra}
        if command.guild_id is not UNSET:
            data["guild_id"] = command.guild_id
        if self.resolved:
            data["resolved"] = self.resolved
        return data

    def _values(
        self, options: list[Json], values: Json, uploads: dict[str, Upload], focused: str | None
    ) -> list[Json]:
        known = {option["name"] for option in options}
        for name in {*values, *uploads} - known:
            raise wrong_field(("options", name), "UNKNOWN_OPTION", "The command has no such option")
        result = []
        for option in options:
            name = option["name"]
            if name == focused:
                result.append(
                    {"name": name, "type": option["type"], "value": values.get(name, ""), "focused": True}
                )
            elif name in uploads:
                result.append({"name": name, "type": option["type"], "value": self.uploaded(uploads[name])})
            elif values.get(name) is not None:
                result.append(
                    {"name": name, "type": option["type"], "value": self._value(option, values[name])}
                )
            elif option.get("required") and focused is None:
                raise wrong_field(("options", name), "BASE_TYPE_REQUIRED", "This field is required")
        return result

    def uploaded(self, upload: Upload) -> str:
        """Keep a file handed in with an option or a modal; returns its id."""
        attachment = store_upload(self.world, self.channel.id, upload)
        link = self.world.links.attachment(self.channel.id, attachment.id, attachment.filename)
        shown_one = {**shown.plain(attachment), "url": link, "proxy_url": link}
        self.resolved.setdefault("attachments", {})[attachment.id] = shown_one
        return attachment.id

    def _value(self, option: Json, value: Any) -> Any:
        kind, path = option["type"], ("options", option["name"])
        if kind == kinds.STRING:
            return _text(option, value, path)
        if kind in (kinds.INTEGER, kinds.NUMBER):
            return _number(option, value, path)
        if kind == kinds.BOOLEAN:
            if not isinstance(value, bool):
                raise wrong_field(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return value
        self.resolve(kind, str(value))
        return str(value)

    def resolve(self, kind: int, identity: str) -> None:
        """Put what an option or a select refers to among the resolved, or refuse what is not there."""
        if kind == kinds.PERSON:
            self._resolve_user(identity)
        elif kind == kinds.ROLE:
            self._resolve_role(identity)
        elif kind == kinds.MENTIONABLE:
            known = identity in self.world.users
            self._resolve_user(identity) if known else self._resolve_role(identity)
        elif kind == kinds.CHANNEL:
            channel = self.world.channel(identity)
            if not self.world.may_see(channel, self.person.id):
                raise refusal("unknown channel")
            partial = shown.partial_channel(self.world, channel, self.person.id)
            self.resolved.setdefault("channels", {})[identity] = partial

    def _resolve_user(self, user_id: str) -> None:
        user = self.world.user(user_id)
        self.resolved.setdefault("users", {})[user_id] = shown.plain(user)
        guild_id = self.world.guild_id_of(self.channel)
        if guild_id is not None and user_id in self.world.members[guild_id]:
            member = shown.member(self.world, guild_id, user_id, place=self.channel)
            del member["user"]
            self.resolved.setdefault("members", {})[user_id] = member

    def _resolve_role(self, role_id: str) -> None:
        guild_id = self.world.guild_id_of(self.channel)
        if guild_id is None:
            raise refusal("unknown role")
        role: Role = self.world.role(guild_id, role_id)
        self.resolved.setdefault("roles", {})[role_id] = shown.plain(role)


def _text(option: Json, value: Any, path: tuple[str, ...]) -> str:
    least, most = option.get("min_length", 0), option.get("max_length", limits.STRING_OPTION)
    if not isinstance(value, str) or not least <= len(value) <= most:
        raise wrong_field(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    _among_choices(option, value, path)
    return value


def _number(option: Json, value: Any, path: tuple[str, ...]) -> Any:
    whole = option["type"] == kinds.INTEGER
    good = isinstance(value, int) or (not whole and isinstance(value, float))
    if isinstance(value, bool) or not good:
        raise wrong_field(path, "NUMBER_TYPE_COERCE", f"Value is not {'int' if whole else 'float'}.")
    least, most = (
        option.get("min_value", -limits.LARGEST_NUMBER),
        option.get("max_value", limits.LARGEST_NUMBER),
    )
    if not least <= value <= most:
        raise wrong_field(path, "NUMBER_TYPE_RANGE", f"Must be between {least} and {most}.")
    _among_choices(option, value, path)
    return value


def _among_choices(option: Json, value: Any, path: tuple[str, ...]) -> None:
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and value not in choices:
        raise wrong_field(path, "BASE_TYPE_CHOICES", f"Value must be one of {choices}.")
