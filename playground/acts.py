"""What a person can do with a bot's components: click, choose, fill in. Only what they see, and only what
is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import commands
from playground.checks import commands as kinds
from playground.checks.components import SELECTS, walk
from playground.checks.components import Kind as C
from playground.components import find_custom
from playground.errors import ApiError, refusal, wrong_field
from playground.interactions import Kind
from playground.objects import Thread

if TYPE_CHECKING:
    from playground.interactions import Interactions
    from playground.objects import Channel, Interaction, Json, Person, Post
    from playground.uploads import Upload
    from playground.world import World

OPTION_KIND = {
    C.USER_SELECT: kinds.PERSON,
    C.ROLE_SELECT: kinds.ROLE,
    C.MENTIONABLE_SELECT: kinds.MENTIONABLE,
    C.CHANNEL_SELECT: kinds.CHANNEL,
}


class Acts:
    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world = world
        self.interactions = interactions

    def command(
        self,
        person: Person,
        channel: Channel,
        command_id: str,
        *,
        path: list[str],
        values: Json,
        uploads: dict[str, Upload],
        target_id: str | None = None,
        focused: str | None = None,
        nonce: str | None = None,
    ) -> Interaction:
        """Use a command; with `focused`, ask for completions of that option instead."""
        self._awake(channel)
        command = next((c for c in commands.offered(self.world, person, channel) if c.id == command_id), None)
        if command is None:
            raise refusal("unknown command")
        invocation = commands.Invocation(self.world, person, channel)
        if command.type == kinds.CHAT:
            data = invocation.slash(command, path, values, uploads, focused)
        else:
            data = invocation.on_target(command, target_id or "0")
        kind = Kind.COMMAND if focused is None else Kind.AUTOCOMPLETE
        name = " ".join((command.name, *path))
        return self.interactions.begin(
            person, channel, command.application_id, kind, data, name=name, nonce=nonce
        )

    def component(
        self, person: Person, post: Post, custom_id: str, values: list[str], *, nonce: str | None = None
    ) -> Interaction:
        """Click a button, or choose in a select of the message."""
        channel = self.world.channel(post.message.channel_id)
        self._awake(channel)
        if post.only_for not in (None, person.id) or not self.world.may_see(channel, person.id):
            raise refusal("unknown message")
        component = find_custom(post.message.components, custom_id)
        if component is None:
            raise wrong_field(("custom_id",), "COMPONENT_UNKNOWN", "The message has no such component")
        if component.get("disabled"):
            raise wrong_field(("custom_id",), "COMPONENT_DISABLED", "The component is disabled")
        data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
        if component["type"] in SELECTS:
            invocation = commands.Invocation(self.world, person, channel)
            data["values"] = _chosen(component, values, ("values",), invocation)
            if component["type"] != C.STRING_SELECT:
                data["resolved"] = invocation.resolved
        bot_id = post.message.author.id
        return self.interactions.begin(
            person, channel, bot_id, Kind.COMPONENT, data, message_id=post.message.id, nonce=nonce
        )

    def modal(
        self,
        person: Person,
        interaction: Interaction,
        values: Json,
        uploads: dict[str, list[Upload]],
        *,
        nonce: str | None = None,
    ) -> Interaction:
        """Submit the modal an interaction opened; `values` by custom id."""
        if interaction.modal is None or interaction.user_id != person.id:
            raise refusal("unknown interaction")
        channel = self.world.channel(interaction.channel_id)
        invocation = commands.Invocation(self.world, person, channel)
        filling = _Filling(invocation, values, uploads)
        modal = interaction.modal
        data: Json = {"custom_id": modal["custom_id"], "components": filling.all(modal["components"])}
        if invocation.resolved:
            data["resolved"] = invocation.resolved
        interaction.modal = None
        self.world.put_interaction(interaction)
        return self.interactions.begin(
            person,
            channel,
            interaction.application_id,
            Kind.MODAL,
            data,
            message_id=interaction.message_id,
            opened_by=interaction.id,
            nonce=nonce,
        )

    def close_modal(self, person: Person, interaction: Interaction) -> None:
        """Close the modal without submitting it."""
        if interaction.modal is None or interaction.user_id != person.id:
            raise refusal("unknown interaction")
        interaction.modal = None
        self.world.put_interaction(interaction)

    def _awake(self, channel: Channel) -> None:
        if isinstance(channel, Thread) and channel.thread_metadata.archived:
            raise refusal("thread archived")


class _Filling:
    """A modal being filled in: checks each value against what its component asks for."""

    def __init__(
        self, invocation: commands.Invocation, values: Json, uploads: dict[str, list[Upload]]
    ) -> None:
        self.invocation = invocation
        self.values = values
        self.uploads = uploads

    def all(self, components: list[Json]) -> list[Json]:
        known = {c["custom_id"] for c in walk(components) if "custom_id" in c}
        for name in {*self.values, *self.uploads} - known:
            raise wrong_field(("values", name), "COMPONENT_UNKNOWN", "The modal has no such component")
        return [self._outer(component) for component in components]

    def _outer(self, component: Json) -> Json:
        base = {"type": component["type"], "id": component["id"]}
        if component["type"] == C.ROW:
            return {**base, "components": [self._field(inner) for inner in component["components"]]}
        if component["type"] == C.LABEL:
            return {**base, "component": self._field(component["component"])}
        return base

    def _field(self, component: Json) -> Json:
        name, kind = component["custom_id"], component["type"]
        path = ("values", name)
        base = {"type": kind, "id": component["id"], "custom_id": name}
        given = self.values.get(name)
        if kind == C.TEXT_INPUT:
            return {**base, "value": _typed(component, given, path)}
        if kind == C.CHECKBOX:
            return {**base, "value": bool(component.get("default") if given is None else given)}
        if kind == C.RADIO_GROUP:
            chosen = _grouped(component, [] if given is None else [given], path, most=1)
            return {**base, "value": chosen[0] if chosen else None}
        if kind == C.CHECKBOX_GROUP:
            most = component.get("max_values", len(component["options"]))
            return {**base, "values": _grouped(component, given or [], path, most=most)}
        if kind == C.FILE_UPLOAD:
            return {**base, "values": self._files(component, path)}
        return {**base, "values": _chosen(component, given or _defaults(component), path, self.invocation)}

    def _files(self, component: Json, path: tuple[str, ...]) -> list[str]:
        files = self.uploads.get(component["custom_id"], [])
        least = component["min_values"] if component["required"] else 0
        _within(len(files), least, component["max_values"], path)
        return [self.invocation.uploaded(upload) for upload in files]


def _typed(component: Json, given: Any, path: tuple[str, ...]) -> str:
    value = component.get("value", "") if given is None else given
    if not isinstance(value, str):
        raise wrong_field(path, "STRING_TYPE_CONVERT", "Could not convert value to string.")
    if not value and component["required"]:
        raise wrong_field(path, "BASE_TYPE_REQUIRED", "This field is required")
    if value:
        _within(len(value), component.get("min_length", 0), component.get("max_length", 4000), path)
    return value


def _defaults(component: Json) -> list[str]:
    chosen = [option["value"] for option in component.get("options", ()) if option.get("default")]
    return chosen or [str(value["id"]) for value in component.get("default_values", ())]


def _grouped(component: Json, given: Any, path: tuple[str, ...], *, most: int) -> list[str]:
    least = component.get("min_values", 1) if component["required"] else 0
    return _options_of(component, given or _defaults(component), path, least, most)


def _chosen(component: Json, given: Any, path: tuple[str, ...], invocation: commands.Invocation) -> list[str]:
    """The values chosen in a select, if they are offered and as many as it asks for."""
    least = component["min_values"] if component.get("required", True) else 0
    if component["type"] == C.STRING_SELECT:
        return _options_of(component, given, path, least, component["max_values"])
    values = _strings(given, path)
    _within(len(values), least, component["max_values"], path)
    for value in values:
        try:
            invocation.resolve(OPTION_KIND[component["type"]], value)
        except ApiError as error:
            raise wrong_field(path, "SELECT_COMPONENT_UNKNOWN_VALUE", error.message) from error
    allowed = component.get("channel_types")
    found = invocation.resolved.get("channels", {})
    if allowed and any(found[value]["type"] not in allowed for value in values if value in found):
        raise wrong_field(
            path, "SELECT_COMPONENT_CHANNEL_TYPE", f"Only channels of types {allowed} are offered"
        )
    return values


def _options_of(component: Json, given: Any, path: tuple[str, ...], least: int, most: int) -> list[str]:
    values = _strings(given, path)
    offered = {option["value"] for option in component["options"]}
    for value in values:
        if value not in offered:
            raise wrong_field(
                path, "SELECT_COMPONENT_UNKNOWN_VALUE", f"{value[:100]} is not among the options"
            )
    _within(len(values), least, most, path)
    return values


def _strings(given: Any, path: tuple[str, ...]) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(value, str) for value in given):
        raise wrong_field(path, "LIST_TYPE_CONVERT", "Give a list of texts")
    return list(dict.fromkeys(given))


def _within(number: int, least: int, most: int, path: tuple[str, ...]) -> None:
    if not least <= number <= most:
        raise wrong_field(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
