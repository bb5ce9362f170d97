"""Putting back into a world what a file kept of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.snowflakes import is_snowflake

if TYPE_CHECKING:
    from collections.abc import Callable

    from playground.objects import Member, Post
    from playground.store import Store
    from playground.world import World


def restore(world: World, store: Store) -> bool:
    """Fill an empty world with everything the store has. False if it has nothing."""
    put = _putters(world)
    found = False
    for kind, key, value in store.rows():
        found = True
        owner, _, own = key.rpartition("/")
        if is_snowflake(own):
            world.ids.seen(own)
        put[kind](owner, value)
    store.discard()
    return found


def _putters(world: World) -> dict[str, Callable[[str, Any], None]]:
    """How a value of each kind goes back; the first argument is the owner's id its key begins with."""
    return {
        "secrets": lambda _, value: world.put_secret(value),
        "users": lambda _, value: world.put_user(value),
        "people": lambda _, value: world.put_person(value),
        "applications": lambda _, value: world.put_application(value),
        "guilds": lambda _, value: world.put_guild(value),
        "members": lambda owner, value: world.put_member(owner, _one_user(world, value)),
        "roles": world.put_role,
        "channels": lambda _, value: world.put_channel(value),
        "private": lambda _, value: world.put_channel(value),
        "threads": lambda _, value: world.put_channel(value),
        "thread_members": lambda _, value: world.put_thread_member(value),
        "posts": lambda _, value: world.put_post(_one_author(world, value)),
        "commands": lambda _, value: world.put_command(value),
        "command_permissions": lambda _, value: world.put_command_permissions(value),
        "emojis": world.put_emoji,
        "interactions": lambda _, value: world.put_interaction(value),
    }


def _one_user(world: World, member: Member) -> Member:
    """Members and messages share their users, as they did before they were written down."""
    member.user = world.users[member.user.id]
    return member


def _one_author(world: World, post: Post) -> Post:
    post.message.author = world.users[post.message.author.id]
    post.message.mentions = [world.users[user.id] for user in post.message.mentions]
    return post
