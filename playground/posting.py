"""Messages: sent, edited, deleted, pinned. The one way in for bots and people alike."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, structs

from playground import limits, mentions, shown
from playground.attachments import attachment_of, keep_bytes
from playground.checks.messages import check_edit, check_message, kept_embeds, plain_text
from playground.components import bound, numbered, texts
from playground.errors import Path, refusal, wrong_field
from playground.objects import (
    GuildChannel,
    Message,
    MessageFlag,
    MessageType,
    Post,
    PrivateChannel,
    Thread,
)
from playground.permissions import P

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.objects import Attachment, Channel, Json, User
    from playground.threads import Threads
    from playground.uploads import Upload
    from playground.world import World

SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
SYSTEM_TYPES = frozenset(
    {MessageType.PINNED, MessageType.JOIN, MessageType.THREAD_CREATED, MessageType.THREAD_STARTER}
)


class Posting:
    def __init__(self, world: World, threads: Threads) -> None:
        self.world = world
        self.threads = threads
        self._nonces: dict[tuple[str, str, str], tuple[float, Post]] = {}

    # Sending

    def send(self, channel: Channel, author: User, body: Json, uploads: Sequence[Upload]) -> Post:
        """A message of a bot or a person, if they may send it."""
        self._need_to_send(channel, author.id, uploads)
        check_message(body, uploads)
        known = self._known_nonce(channel, author, body)
        if known is not None:
            return known
        reference = self._reference(channel, body)
        post = self.make(channel, author, body, uploads, replied_to=reference)
        if body.get("nonce") is not None:
            post.message.nonce = body["nonce"]
            self._nonces[channel.id, author.id, str(body["nonce"])] = (self.world.clock.now(), post)
        self.publish(post)
        return post

    def _need_to_send(self, channel: Channel, author_id: str, uploads: Sequence[Upload]) -> None:
        if isinstance(channel, GuildChannel) and channel.type not in (0, 5):
            raise refusal("not a text channel")
        in_thread = isinstance(channel, Thread)
        self.world.need(channel, author_id, P.SEND_MESSAGES_IN_THREADS if in_thread else P.SEND_MESSAGES)
        if uploads:
            self.world.need(channel, author_id, P.ATTACH_FILES)
        if isinstance(channel, Thread):
            self.threads.need_open(channel, author_id)
        if isinstance(channel, PrivateChannel):
            person = self.world.people.get(next(one for one in channel.people if one != author_id))
            if person is not None and not person.accepts_messages:
                raise refusal("cannot message user")

    def _known_nonce(self, channel: Channel, author: User, body: Json) -> Post | None:
        """The message already sent with an enforced nonce: sending it twice sends it once."""
        now = self.world.clock.now()
        if len(self._nonces) > 1000:
            self._nonces = {k: v for k, v in self._nonces.items() if now - v[0] < limits.NONCE_REMEMBERED}
        known = self._nonces.get((channel.id, author.id, str(body.get("nonce"))))
        fresh = known is not None and now - known[0] < limits.NONCE_REMEMBERED
        return known[1] if known and fresh and body.get("enforce_nonce") else None

    def _reference(self, channel: Channel, body: Json) -> Post | None:
        reference = body.get("message_reference")
        if reference is None:
            return None
        answered = self.world.posts[channel.id].get(str(reference["message_id"]))
        if answered is None or answered.only_for is not None:
            if reference.get("fail_if_not_exists", True):
                raise wrong_field(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            return None
        if answered.message.type in SYSTEM_TYPES:
            raise wrong_field(
                ("message_reference",),
                "REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE",
                "Cannot reply to a system message",
            )
        return answered

    def make(
        self,
        channel: Channel,
        author: User,
        body: Json,
        uploads: Sequence[Upload],
        *,
        replied_to: Post | None = None,
        at: Path = (),
        only_for: str | None = None,
        **about: Any,
    ) -> Post:
        """A message of a checked form, not yet told to anybody."""
        world = self.world
        added = self._attachments(body, uploads, ephemeral=only_for is not None)
        attachments = list(added.values())
        components = bound(numbered(body.get("components") or []), attachments, at)
        content = plain_text(body.get("content"))
        called = mentions.resolve(
            world,
            channel,
            author.id,
            "\n".join((content, *texts(components))),
            allowed=body.get("allowed_mentions"),
            replied_to=replied_to.message.author.id if replied_to else None,
        )
        message = Message(
            id=world.ids.new(),
            channel_id=channel.id,
            author=author,
            content=content,
            timestamp=world.clock.iso(),
            tts=bool(body.get("tts")),
            mention_everyone=called.everyone,
            mentions=called.users,
            mention_roles=called.roles,
            attachments=attachments,
            embeds=kept_embeds(body.get("embeds")),
            components=components,
            flags=(body.get("flags") or 0) & SETTABLE,
            **about,
        )
        if replied_to is not None:
            message.type = MessageType.REPLY
            message.message_reference = self._reference_to(replied_to)
        if isinstance(channel, Thread):
            message.position = channel.total_message_sent
        self._store_files(channel, added, uploads)
        return Post(message=message, only_for=only_for, pings=called.pings)

    def _reference_to(self, post: Post) -> Json:
        guild_id = self.world.guild_id_of(self.world.channels[post.message.channel_id])
        reference = {"type": 0, "channel_id": post.message.channel_id, "message_id": post.message.id}
        return reference if guild_id is None else {**reference, "guild_id": guild_id}

    def publish(self, post: Post) -> None:
        """Keep a new message and tell everybody who may see it."""
        channel = self.world.channels[post.message.channel_id]
        self.world.put_post(post)
        if post.only_for is None:
            channel.last_message_id = post.message.id
            if isinstance(channel, Thread):
                self.threads.spoken_in(channel, post.message.author.id)
            self.world.put_channel(channel)
        author = self.world.people.get(post.message.author.id)
        if author is not None:
            author.read[channel.id] = post.message.id
            self.world.put_person(author)
        self._tell("MESSAGE_CREATE", post)

    def announce(self, channel: Channel, author: User, kind: int, **about: Any) -> None:
        """A message of the system's: somebody joined, pinned, started a thread."""
        message = Message(
            id=self.world.ids.new(),
            channel_id=channel.id,
            author=author,
            timestamp=self.world.clock.iso(),
            type=kind,
            **about,
        )
        self.publish(Post(message=message))

    # Editing

    def edit(self, post: Post, body: Json, uploads: Sequence[Upload]) -> None:
        """Change a message as its author asks, and tell."""
        message = post.message
        channel = self.world.channels[message.channel_id]
        check_edit(body, uploads, kept=[one.id for one in message.attachments], flags=message.flags)
        self._check_v2_switch(message, body)
        added = self._attachments(body, uploads, ephemeral=bool(message.flags & MessageFlag.EPHEMERAL))
        attachments = self._edited_attachments(message, body, added)
        given = body["components"] if body.get("components") is not None else message.components
        components = bound(numbered(given), attachments)
        content = plain_text(body["content"]) if "content" in body else message.content
        embeds = kept_embeds(body["embeds"]) if "embeds" in body else message.embeds
        if not (content or embeds or components or attachments):
            raise refusal("empty message")
        dropped = {one.id for one in message.attachments} - {one.id for one in attachments}
        self._store_files(channel, added, uploads)
        for attachment_id in dropped:
            self.world.store.let_go(attachment_id)
        message.attachments, message.components = attachments, components
        message.content, message.embeds = content, embeds
        wanted = (body.get("flags") or 0) & (MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2)
        message.flags = (message.flags | wanted) & ~MessageFlag.LOADING
        self._rename_mentions(channel, post, body)
        message.edited_timestamp = self.world.clock.iso()
        self.updated(post)

    def _check_v2_switch(self, message: Message, body: Json) -> None:
        """Turning a classic message into a V2 one must take its content and embeds away."""
        turning = (
            body.get("flags") or 0
        ) & MessageFlag.COMPONENTS_V2 and not message.flags & MessageFlag.COMPONENTS_V2
        for name in ("content", "embeds") if turning else ():
            if getattr(message, name) and name not in body:
                raise wrong_field(
                    (name,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )

    def _rename_mentions(self, channel: Channel, post: Post, body: Json) -> None:
        message = post.message
        text = "\n".join((message.content, *texts(message.components)))
        allowed = body.get("allowed_mentions")
        called = mentions.resolve(
            self.world, channel, message.author.id, text, allowed=allowed, replied_to=None
        )
        message.mentions, message.mention_roles = called.users, called.roles
        message.mention_everyone = called.everyone

    def updated(self, post: Post) -> None:
        self.world.put_post(post)
        self._tell("MESSAGE_UPDATE", post)

    def limit_old_edits(self, post: Post) -> None:
        """Editing what is older than an hour is limited further, by channel."""
        if self.world.age(post.message.id) < limits.OLD_MESSAGE:
            return
        now = self.world.clock.now()
        edits = self.world.old_edits.setdefault(post.message.channel_id, deque())
        while edits and now - edits[0] > limits.OLD_MESSAGE:
            edits.popleft()
        if len(edits) >= limits.OLD_MESSAGE_EDITS:
            raise refusal("too many old edits", retry_after=limits.OLD_MESSAGE_RETRY, **{"global": False})
        edits.append(now)

    # Deleting and pinning

    def delete(self, post: Post) -> None:
        self.world.drop_post(post)
        channel = self.world.channels[post.message.channel_id]
        if isinstance(channel, Thread) and post.only_for is None:
            channel.message_count -= 1
        self._tell(
            "MESSAGE_DELETE", post, data={"id": post.message.id, "channel_id": post.message.channel_id}
        )

    def delete_many(self, channel: Channel, posts: list[Post]) -> None:
        for post in posts:
            self.world.drop_post(post)
        about = self._about(channel)
        data = {"ids": [post.message.id for post in posts], "channel_id": channel.id, **about}
        self.world.tell("MESSAGE_DELETE_BULK", data, channel_id=channel.id, **about)

    def pin(self, post: Post, by: User) -> None:
        channel = self.world.channels[post.message.channel_id]
        if post.message.pinned:
            return
        if sum(other.message.pinned for other in self.world.posts[channel.id].values()) >= limits.PINS:
            raise refusal("too many pins")
        post.message.pinned, post.pinned_at = True, self.world.clock.iso()
        self._pins_changed(channel, post, post.pinned_at)
        self.announce(channel, by, MessageType.PINNED, message_reference=self._reference_to(post))

    def unpin(self, post: Post) -> None:
        channel = self.world.channels[post.message.channel_id]
        if post.message.pinned:
            post.message.pinned, post.pinned_at = False, None
            pinned = [p.pinned_at for p in self.world.posts[channel.id].values() if p.pinned_at is not None]
            self._pins_changed(channel, post, max(pinned, default=None))

    def _pins_changed(self, channel: Channel, post: Post, latest: str | None) -> None:
        channel.last_pin_timestamp = latest
        self.world.put_channel(channel)
        self.updated(post)
        about = self._about(channel)
        data = {"channel_id": channel.id, "last_pin_timestamp": latest, **about}
        self.world.tell("CHANNEL_PINS_UPDATE", data, channel_id=channel.id, **about)

    def typing(self, channel: Channel, user: User) -> None:
        about = self._about(channel)
        data = {
            "channel_id": channel.id,
            "user_id": user.id,
            "timestamp": int(self.world.clock.now()),
            **about,
        }
        if about:
            data["member"] = shown.member(self.world, about["guild_id"], user.id)
        self.world.tell("TYPING_START", data, channel_id=channel.id, **about)

    def _about(self, channel: Channel) -> dict[str, str]:
        guild_id = self.world.guild_id_of(channel)
        return {} if guild_id is None else {"guild_id": guild_id}

    def _tell(self, name: str, post: Post, data: Json | None = None) -> None:
        channel = self.world.channels[post.message.channel_id]
        about = self._about(channel)
        payload = shown.message_event(self.world, post) if data is None else {**data, **about}
        self.world.tell(
            name, payload, channel_id=channel.id, only_for=post.only_for, pings=post.pings, **about
        )

    # Files

    def _attachments(
        self, body: Json, uploads: Sequence[Upload], *, ephemeral: bool
    ) -> dict[str, Attachment]:
        """The attachments the uploads become, by the index they came under."""
        described = {str(item.get("id")): item for item in body.get("attachments") or []}
        return {
            upload.index: attachment_of(
                self.world, upload, described.get(upload.index, {}), ephemeral=ephemeral
            )
            for upload in uploads
        }

    def _edited_attachments(
        self, message: Message, body: Json, added: dict[str, Attachment]
    ) -> list[Attachment]:
        """Without a list everything is kept; with one, what it names, in its order."""
        if body.get("attachments") is None:
            return [*message.attachments, *added.values()]
        new, kept = dict(added), {attachment.id: attachment for attachment in message.attachments}
        result = []
        for item in body["attachments"]:
            identity = str(item["id"])
            found = kept.get(identity) or new.pop(identity)
            if identity in kept and "description" in item:
                found = structs.replace(found, description=item["description"] or UNSET)
            result.append(found)
        return [*result, *new.values()]

    def _store_files(self, channel: Channel, added: dict[str, Attachment], uploads: Sequence[Upload]) -> None:
        for upload in uploads:
            keep_bytes(self.world, channel.id, added[upload.index], upload.data)
