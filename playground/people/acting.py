"""The people's API: commands, components and modals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import commands, limits, shown
from playground.checks.form import Form
from playground.errors import Problems, refusal, wrong_field
from playground.objects import CommandPermissions, PrivateChannel
from playground.people.asked import channel_of, person_of, post_of
from playground.permissions import P
from playground.rest.call import Reply

if TYPE_CHECKING:
    from playground.objects import Interaction, Json
    from playground.rest.call import Call
    from playground.uploads import Upload


def offered(call: Call) -> Any:
    person, channel = person_of(call), channel_of(call)
    return [commands.localized(c, person.locale) for c in commands.offered(call.world, person, channel)]


def _begun(call: Call, interaction: Interaction) -> Reply:
    nonce = call.form.get("nonce")
    return Reply(202, {"id": interaction.id, "nonce": nonce if isinstance(nonce, str) else None})


def _use(call: Call, focused: str | None) -> Interaction:
    options, path = call.form.get("options") or {}, call.form.get("path") or []
    if not isinstance(options, dict):
        raise wrong_field(("options",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    if not isinstance(path, list) or not all(isinstance(step, str) for step in path):
        raise wrong_field(("path",), "LIST_TYPE_CONVERT", "Give a list of texts")
    target = call.form.get("target_id")
    return call.parts.acts.command(
        person_of(call),
        channel_of(call),
        call.params["command_id"],
        path=path,
        values=options,
        uploads={upload.index: upload for upload in call.uploads},
        target_id=None if target is None else str(target),
        focused=focused,
        nonce=_nonce(call),
    )


def _nonce(call: Call) -> str | None:
    problems = Problems()
    nonce = Form(problems, call.form).text("nonce", 64)
    problems.refuse()
    return nonce


def use_command(call: Call) -> Any:
    return _begun(call, _use(call, None))


async def autocomplete(call: Call) -> Any:
    """Waits for the bot's suggestions: at most three seconds."""
    problems = Problems()
    focused = Form(problems, call.form).text("focused", limits.COMMAND_NAME, least=1, required=True)
    problems.refuse()
    outcome = await call.parts.interactions.outcome(_use(call, focused))
    return {"choices": outcome.get("choices", []), "failed": outcome["event"] == "INTERACTION_FAILURE"}


def use_component(call: Call) -> Any:
    problems = Problems()
    form = Form(problems, call.form)
    custom_id = form.text("custom_id", limits.CUSTOM_ID, least=1, required=True) or ""
    values = form.array("values", limits.SELECT_OPTIONS)
    problems.refuse()
    acts = call.parts.acts
    return _begun(call, acts.component(person_of(call), post_of(call), custom_id, values, nonce=_nonce(call)))


def _opener(call: Call) -> Interaction:
    interaction = call.world.interactions.get(call.params["interaction_id"])
    if interaction is None:
        raise refusal("unknown interaction")
    return interaction


def submit_modal(call: Call) -> Any:
    values = call.form.get("values") or {}
    if not isinstance(values, dict):
        raise wrong_field(("values",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    files: dict[str, list[Upload]] = {}
    for upload in call.uploads:
        files.setdefault(upload.index.partition("/")[0], []).append(upload)
    acts = call.parts.acts
    return _begun(call, acts.modal(person_of(call), _opener(call), values, files, nonce=_nonce(call)))


def close_modal(call: Call) -> None:
    call.parts.acts.close_modal(person_of(call), _opener(call))


def permit_command(call: Call) -> Any:
    """A guild's own rule on who may use a command, as its settings would set it."""
    channel, person = channel_of(call), person_of(call)
    if isinstance(channel, PrivateChannel):
        raise refusal("dm only")
    call.world.need(channel, person.id, P.MANAGE_GUILD)
    command = call.world.commands.get(call.params["command_id"])
    if command is None:
        raise refusal("unknown command")
    problems = Problems()
    rules: list[Json] = []
    for rule in Form(problems, call.form).forms("permissions", 100):
        identity, kind = rule.snowflake("id", required=True), rule.choice("type", {1, 2, 3}, required=True)
        rules.append({"id": identity, "type": kind, "permission": bool(rule.flag("permission"))})
    problems.refuse()
    settings = CommandPermissions(
        id=command.id, application_id=command.application_id, guild_id=channel.guild_id, permissions=rules
    )
    call.world.put_command_permissions(settings)
    data = shown.plain(settings)
    name = "APPLICATION_COMMAND_PERMISSIONS_UPDATE"
    call.world.tell(name, data, guild_id=channel.guild_id, application_id=command.application_id)
    call.world.tell("COMMANDS_UPDATE", {"application_id": command.application_id})
    return data
