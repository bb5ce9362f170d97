"""Threads: started, joined, put to rest when nobody speaks, woken by the next message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import limits, shown
from playground.checks.form import Form
from playground.errors import Problems, refusal
from playground.objects import ChannelType, GuildChannel, MessageFlag, Thread, ThreadMember, ThreadMetadata
from playground.permissions import P

if TYPE_CHECKING:
    from playground.clock import Timer
    from playground.objects import Json, Post
    from playground.world import World


class Threads:
    def __init__(self, world: World) -> None:
        self.world = world
        self._rests: dict[str, Timer] = {}

    def start(self, parent: GuildChannel, owner_id: str, body: Json, *, post: Post | None = None) -> Thread:
        """A thread in the channel, from the message if there is one."""
        self._check(body)
        kind = ChannelType.PUBLIC_THREAD if post else body.get("type", ChannelType.PRIVATE_THREAD)
        public = kind == ChannelType.PUBLIC_THREAD
        self.world.need(parent, owner_id, P.CREATE_PUBLIC_THREADS if public else P.CREATE_PRIVATE_THREADS)
        if post is not None and post.message.id in self.world.channels:
            raise refusal("thread exists")
        now = self.world.clock.iso()
        metadata = ThreadMetadata(
            auto_archive_duration=body.get("auto_archive_duration") or parent.default_auto_archive_duration,
            archive_timestamp=now,
            create_timestamp=now,
        )
        if not public:
            metadata.invitable = bool(body.get("invitable", True))
        thread = Thread(
            id=post.message.id if post else self.world.ids.new(),
            type=kind,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner_id,
            name=body["name"],
            rate_limit_per_user=body.get("rate_limit_per_user") or 0,
            thread_metadata=metadata,
        )
        self.world.put_channel(thread)
        self._tell("THREAD_CREATE", thread, newly_created=True)
        self.join(thread, owner_id)
        if post is not None:
            post.message.flags |= MessageFlag.HAS_THREAD
            self.world.put_post(post)
        self.rest_later(thread)
        return thread

    def _check(self, body: Json) -> None:
        problems = Problems()
        form = Form(problems, body)
        form.text("name", limits.THREAD_NAME, least=1, required=True)
        form.choice("auto_archive_duration", limits.ARCHIVE_MINUTES)
        form.number("rate_limit_per_user", 0, limits.SLOWMODE)
        form.choice("type", {ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD})
        form.flag("invitable")
        problems.refuse()

    def change(self, thread: Thread, body: Json, *, by: str) -> Thread:
        """What PATCH of a thread does: name, archived, locked, duration."""
        problems = Problems()
        form = Form(problems, body)
        name = form.text("name", limits.THREAD_NAME, least=1)
        minutes = form.choice("auto_archive_duration", limits.ARCHIVE_MINUTES)
        pause = form.number("rate_limit_per_user", 0, limits.SLOWMODE)
        archived, locked = form.flag("archived"), form.flag("locked")
        problems.refuse()
        self._need_change(thread, by, archived, locked)
        metadata = thread.thread_metadata
        if archived is not None and archived != metadata.archived:
            metadata.archived = archived
            metadata.archive_timestamp = self.world.clock.iso()
        metadata.locked = metadata.locked if locked is None else locked
        metadata.auto_archive_duration = minutes or metadata.auto_archive_duration
        thread.name = name or thread.name
        thread.rate_limit_per_user = thread.rate_limit_per_user if pause is None else pause
        self._changed(thread)
        self.rest_later(thread)
        return thread

    def _need_change(self, thread: Thread, by: str, archived: bool | None, locked: bool | None) -> None:
        self.world.need(thread, by, P.VIEW_CHANNEL)
        manages = self.world.may(thread, by, P.MANAGE_THREADS)
        only_wakes = archived is False and locked is None
        if thread.thread_metadata.locked and not manages:
            raise refusal("missing permissions")
        if thread.thread_metadata.archived and archived is not False:
            raise refusal("thread archived")
        if not manages and by != thread.owner_id and not only_wakes:
            raise refusal("missing permissions")

    def spoken_in(self, thread: Thread, author_id: str) -> None:
        """A message came: it wakes the thread, counts, and whoever speaks joins."""
        if thread.thread_metadata.archived:
            thread.thread_metadata.archived = False
            thread.thread_metadata.archive_timestamp = self.world.clock.iso()
            self._changed(thread)
        thread.message_count += 1
        thread.total_message_sent += 1
        self.join(thread, author_id)
        self.rest_later(thread)

    def need_open(self, thread: Thread, user_id: str) -> None:
        """Refuse to speak in a locked thread."""
        if thread.thread_metadata.locked and not self.world.may(thread, user_id, P.MANAGE_THREADS):
            raise refusal("thread locked")

    def join(self, thread: Thread, user_id: str) -> None:
        members = self.world.thread_members.setdefault(thread.id, {})
        if user_id in members:
            return
        member = ThreadMember(id=thread.id, user_id=user_id, join_timestamp=self.world.clock.iso())
        self.world.put_thread_member(member)
        self._count(thread, {"added_members": [self._with_member(thread, member)], "removed_member_ids": []})

    def leave(self, thread: Thread, user_id: str) -> None:
        if user_id not in self.world.thread_members.get(thread.id, {}):
            raise refusal("unknown member")
        self.world.drop_thread_member(thread.id, user_id)
        self._count(thread, {"added_members": [], "removed_member_ids": [user_id]})

    def _with_member(self, thread: Thread, member: ThreadMember) -> Json:
        known = self.world.members[thread.guild_id]
        joined = shown.plain(known[member.user_id]) if member.user_id in known else None
        return {**shown.plain(member), "member": joined, "presence": None}

    def _count(self, thread: Thread, change: Json) -> None:
        thread.member_count = len(self.world.thread_members.get(thread.id, {}))
        self.world.put_channel(thread)
        data = {
            "id": thread.id,
            "guild_id": thread.guild_id,
            "member_count": min(thread.member_count, 50),
            **change,
        }
        self.world.tell("THREAD_MEMBERS_UPDATE", data, guild_id=thread.guild_id, channel_id=thread.id)

    def rest_later(self, thread: Thread) -> None:
        """Put the thread to rest after its time without a word."""
        self.forget(thread)
        if not thread.thread_metadata.archived:
            seconds = thread.thread_metadata.auto_archive_duration * 60
            self._rests[thread.id] = self.world.clock.after(seconds, lambda: self._rest(thread))

    def forget(self, thread: Thread) -> None:
        if (timer := self._rests.pop(thread.id, None)) is not None:
            timer.cancel()

    def _rest(self, thread: Thread) -> None:
        self._rests.pop(thread.id, None)
        thread.thread_metadata.archived = True
        thread.thread_metadata.archive_timestamp = self.world.clock.iso()
        self._changed(thread)

    def _changed(self, thread: Thread) -> None:
        self.world.put_channel(thread)
        self._tell("THREAD_UPDATE", thread)

    def _tell(self, name: str, thread: Thread, **extra: Any) -> None:
        data = {**shown.plain(thread), **extra}
        self.world.tell(name, data, guild_id=thread.guild_id, channel_id=thread.id)
