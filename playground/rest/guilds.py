"""A guild: its channels, members and roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import structs

from playground import limits, shown
from playground.checks.form import Form
from playground.errors import Problems, refusal
from playground.objects import Role
from playground.permissions import P
from playground.rest.call import Call, Route
from playground.rest.channels import thread_list

if TYPE_CHECKING:
    from playground.objects import Guild, Json, Member


def _guild(call: Call, permission: int = 0) -> Guild:
    guild = call.world.guild(call.params["guild_id"])
    if call.bot.id not in call.world.members[guild.id]:
        raise refusal("missing access")
    if call.world.base_permissions(guild.id, call.bot.id) & permission != permission:
        raise refusal("missing permissions")
    return guild


def read(call: Call) -> Any:
    guild = _guild(call)
    result = shown.guild(call.world, guild)
    if call.flag("with_counts"):
        members = call.world.members[guild.id]
        result |= {"approximate_member_count": len(members), "approximate_presence_count": len(members)}
    return result


def channels(call: Call) -> Any:
    return shown.plain(call.world.guild_channels(_guild(call).id))


def active_threads(call: Call) -> Any:
    threads = call.world.threads(_guild(call).id)
    seen = [t for t in threads if not t.thread_metadata.archived and call.world.may_see(t, call.bot.id)]
    return thread_list(call, sorted(seen, key=lambda thread: int(thread.id), reverse=True))


def members(call: Call) -> Any:
    guild = _guild(call)
    if not call.bot.privileged:
        raise refusal("missing access")
    limit, after = call.number("limit", 1, 1, 1000), int(call.snowflake("after") or 0)
    ordered = sorted(call.world.members[guild.id].values(), key=lambda member: int(member.user.id))
    return shown.plain([member for member in ordered if int(member.user.id) > after][:limit])


def search(call: Call) -> Any:
    guild = _guild(call)
    limit, query = call.number("limit", 1, 1, 1000), call.query.get("query", "").casefold()
    found = [m for m in call.world.members[guild.id].values() if _named(m, query)]
    return shown.plain(found[:limit])


def _named(member: Member, beginning: str) -> bool:
    names = (member.nick, member.user.global_name, member.user.username)
    return any(name is not None and name.casefold().startswith(beginning) for name in names)


def member(call: Call) -> Any:
    guild = _guild(call)
    user_id = call.bot.id if call.params["user_id"] == "@me" else call.params["user_id"]
    return shown.member(call.world, guild.id, user_id)


def change_member(call: Call) -> Any:
    """A nickname, one's own or another's, and the roles."""
    guild = _guild(call)
    own = call.params["user_id"] in ("@me", call.bot.id)
    changed = call.world.member(guild.id, call.bot.id if own else call.params["user_id"])
    problems = Problems()
    form = Form(problems, call.form)
    nick, roles = form.text("nick", limits.NICK), form.snowflakes("roles", 250)
    problems.refuse()
    if "nick" in call.form:
        _guild(call, P.CHANGE_NICKNAME if own else P.MANAGE_NICKNAMES)
        changed.nick = nick or None
    if "roles" in call.form:
        _guild(call, P.MANAGE_ROLES)
        changed.roles = [call.world.role(guild.id, role).id for role in roles]
    _changed(call, guild.id, changed)
    return shown.plain(changed)


def _changed(call: Call, guild_id: str, changed: Member) -> None:
    call.world.put_member(guild_id, changed)
    data = {**shown.plain(changed), "guild_id": guild_id}
    call.world.tell("GUILD_MEMBER_UPDATE", data, guild_id=guild_id)


def give_role(call: Call) -> None:
    _set_role(call, given=True)


def take_role(call: Call) -> None:
    _set_role(call, given=False)


def _set_role(call: Call, *, given: bool) -> None:
    guild = _guild(call, P.MANAGE_ROLES)
    role = call.world.role(guild.id, call.params["role_id"])
    changed = call.world.member(guild.id, call.params["user_id"])
    others = [one for one in changed.roles if one != role.id]
    changed.roles = [*others, role.id] if given else others
    _changed(call, guild.id, changed)


def roles(call: Call) -> Any:
    return shown.plain(list(call.world.roles[_guild(call).id].values()))


def create_role(call: Call) -> Any:
    guild = _guild(call, P.MANAGE_ROLES)
    known = call.world.roles[guild.id]
    role = Role(id=call.world.ids.new(), name="new role", permissions=known[guild.id].permissions, position=1)
    changed = _with(role, call.form)
    call.world.put_role(guild.id, changed)
    _tell_role(call, "GUILD_ROLE_CREATE", guild.id, {"role": shown.plain(changed)})
    return shown.plain(changed)


def change_role(call: Call) -> Any:
    guild = _guild(call, P.MANAGE_ROLES)
    changed = _with(call.world.role(guild.id, call.params["role_id"]), call.form)
    call.world.put_role(guild.id, changed)
    _tell_role(call, "GUILD_ROLE_UPDATE", guild.id, {"role": shown.plain(changed)})
    return shown.plain(changed)


def _with(role: Role, body: Json) -> Role:
    problems = Problems()
    form = Form(problems, body)
    name = form.text("name", limits.ROLE_NAME, least=1)
    colour, permissions = form.number("color", 0, limits.COLOUR), form.number("permissions", 0, 2**63)
    hoist, mentionable = form.flag("hoist"), form.flag("mentionable")
    problems.refuse()
    return structs.replace(
        role,
        name=name or role.name,
        color=role.color if colour is None else colour,
        colors=role.colors if colour is None else {**role.colors, "primary_color": colour},
        permissions=role.permissions if permissions is None else str(permissions),
        hoist=role.hoist if hoist is None else hoist,
        mentionable=role.mentionable if mentionable is None else mentionable,
    )


def delete_role(call: Call) -> None:
    guild = _guild(call, P.MANAGE_ROLES)
    role = call.world.role(guild.id, call.params["role_id"])
    if role.id == guild.id:
        raise refusal("missing permissions")
    for one in call.world.members[guild.id].values():
        if role.id in one.roles:
            one.roles.remove(role.id)
            call.world.put_member(guild.id, one)
    call.world.drop_role(guild.id, role.id)
    _tell_role(call, "GUILD_ROLE_DELETE", guild.id, {"role_id": role.id})


def _tell_role(call: Call, name: str, guild_id: str, data: Json) -> None:
    call.world.tell(name, {"guild_id": guild_id, **data}, guild_id=guild_id)


ROUTES = [
    Route("GET", "/guilds/{guild_id}", read),
    Route("GET", "/guilds/{guild_id}/channels", channels),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
    Route("GET", "/guilds/{guild_id}/members", members),
    Route("GET", "/guilds/{guild_id}/members/search", search),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
    Route("PATCH", "/guilds/{guild_id}/members/{user_id}", change_member),
    Route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", give_role),
    Route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", take_role),
    Route("GET", "/guilds/{guild_id}/roles", roles),
    Route("POST", "/guilds/{guild_id}/roles", create_role),
    Route("PATCH", "/guilds/{guild_id}/roles/{role_id}", change_role),
    Route("DELETE", "/guilds/{guild_id}/roles/{role_id}", delete_role),
]
