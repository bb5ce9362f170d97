"""Discord's objects as typed values: what is declared here is what goes over the wire, field for field.

Fields that Discord leaves out when they do not apply are `UNSET`. What only the server knows about an
object stands in the `Post`, `Person`, `Application` and `Interaction` values, which never go over the wire
as they are.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

Json = dict[str, Any]


class ChannelType:
    TEXT = 0
    PRIVATE = 1
    CATEGORY = 4
    ANNOUNCEMENT = 5
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageType:
    DEFAULT = 0
    PINNED = 6
    JOIN = 7
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21
    CONTEXT_COMMAND = 23


class MessageFlag:
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class User(Struct, kw_only=True):
    id: str
    username: str
    global_name: str | None = None
    discriminator: str = "0"
    avatar: str | None = None
    banner: str | None = None
    accent_color: int | None = None
    avatar_decoration_data: None = None
    collectibles: None = None
    primary_guild: None = None
    public_flags: int = 0
    flags: int = 0
    bot: bool = False
    system: bool = False


class Member(Struct, kw_only=True):
    user: User
    nick: str | None = None
    avatar: str | None = None
    banner: str | None = None
    roles: list[str] = field(default_factory=list)
    joined_at: str
    premium_since: None = None
    communication_disabled_until: None = None
    avatar_decoration_data: None = None
    collectibles: None = None
    deaf: bool = False
    mute: bool = False
    pending: bool = False
    flags: int = 0


class Role(Struct, kw_only=True):
    id: str
    name: str
    description: None = None
    permissions: str = "0"
    position: int = 0
    color: int = 0
    colors: Json = field(
        default_factory=lambda: {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    )
    hoist: bool = False
    managed: bool = False
    mentionable: bool = False
    icon: None = None
    unicode_emoji: None = None
    flags: int = 0
    tags: Json | UnsetType = UNSET


class Overwrite(Struct, kw_only=True):
    id: str
    type: int
    allow: str = "0"
    deny: str = "0"


class GuildChannel(Struct, kw_only=True):
    id: str
    type: int = ChannelType.TEXT
    guild_id: str
    name: str
    position: int = 0
    topic: str | None = None
    nsfw: bool = False
    parent_id: str | None = None
    last_message_id: str | None = None
    last_pin_timestamp: str | None = None
    rate_limit_per_user: int = 0
    default_auto_archive_duration: int = 1440
    permission_overwrites: list[Overwrite] = field(default_factory=list)
    flags: int = 0


class PrivateChannel(Struct, kw_only=True):
    """A direct conversation. `people` has both sides; each side is shown the other as recipient."""

    id: str
    people: tuple[str, str]
    type: int = ChannelType.PRIVATE
    last_message_id: str | None = None
    last_pin_timestamp: str | None = None
    flags: int = 0


class ThreadMetadata(Struct, kw_only=True):
    archived: bool = False
    auto_archive_duration: int = 1440
    archive_timestamp: str
    locked: bool = False
    invitable: bool | UnsetType = UNSET
    create_timestamp: str


class ThreadMember(Struct, kw_only=True):
    id: str
    user_id: str
    join_timestamp: str
    flags: int = 0


class Thread(Struct, kw_only=True):
    id: str
    type: int = ChannelType.PUBLIC_THREAD
    guild_id: str
    parent_id: str
    owner_id: str
    name: str
    last_message_id: str | None = None
    last_pin_timestamp: str | None = None
    rate_limit_per_user: int = 0
    message_count: int = 0
    member_count: int = 0
    total_message_sent: int = 0
    flags: int = 0
    thread_metadata: ThreadMetadata


Channel = GuildChannel | PrivateChannel | Thread


class Attachment(Struct, kw_only=True):
    """`url` and `proxy_url` are signed anew each time the attachment is shown: links of a CDN expire."""

    id: str
    filename: str
    size: int
    url: str = ""
    proxy_url: str = ""
    content_type: str | UnsetType = UNSET
    description: str | UnsetType = UNSET
    width: int | UnsetType = UNSET
    height: int | UnsetType = UNSET
    ephemeral: bool | UnsetType = UNSET
    flags: int = 0


class Message(Struct, kw_only=True):
    id: str
    channel_id: str
    author: User
    content: str = ""
    timestamp: str
    edited_timestamp: str | None = None
    tts: bool = False
    mention_everyone: bool = False
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    pinned: bool = False
    type: int = MessageType.DEFAULT
    flags: int = 0
    nonce: str | int | UnsetType = UNSET
    webhook_id: str | UnsetType = UNSET
    application_id: str | UnsetType = UNSET
    message_reference: Json | UnsetType = UNSET
    interaction_metadata: Json | UnsetType = UNSET
    interaction: Json | UnsetType = UNSET
    position: int | UnsetType = UNSET


class Post(Struct, kw_only=True):
    """A message with what only the server knows of it."""

    message: Message
    only_for: str | None = None  # an ephemeral message is seen by this person alone
    interaction_id: str | None = None  # the interaction it answers
    pinned_at: str | None = None
    pings: tuple[str, ...] = ()  # people it calls, directly, by role or with everyone


class Emoji(Struct, kw_only=True):
    id: str
    name: str
    roles: list[str] = field(default_factory=list)
    user: User
    require_colons: bool = True
    managed: bool = False
    animated: bool = False
    available: bool = True


class Guild(Struct, kw_only=True):
    """What a guild is by itself. Members, roles and channels are the world's and joined in when it is
    shown."""

    id: str
    name: str
    owner_id: str
    icon: str | None = None
    description: str | None = None
    preferred_locale: str = "en-US"
    features: list[str] = field(default_factory=list)
    created: str
    system_channel_id: str | None = None


class Command(Struct, kw_only=True):
    id: str
    application_id: str
    guild_id: str | UnsetType = UNSET
    version: str
    type: int = 1
    name: str
    name_localizations: dict[str, str] | None = None
    description: str = ""
    description_localizations: dict[str, str] | None = None
    default_member_permissions: str | None = None
    dm_permission: bool = True
    contexts: list[int] | None = None
    integration_types: list[int] = field(default_factory=lambda: [0])
    nsfw: bool = False
    options: list[Json] = field(default_factory=list)


class Person(Struct, kw_only=True):
    """Somebody at the keyboard: a user with a language and a time zone, and what they have read."""

    id: str
    locale: str = "en-US"
    timezone: str = "UTC"
    read: dict[str, str] = field(default_factory=dict)  # channel: last message read
    accepts_messages: bool = True  # from bots, directly


class Application(Struct, kw_only=True):
    """A bot: its user, the token it logs in with, and what the developer portal would say about it."""

    id: str
    token: str
    owner_id: str
    privileged: bool = True  # may read members, presences and the content of messages
    sharding_from: int = 2500


class Interaction(Struct, kw_only=True):
    """Something a person did with an application, and how far the answer is."""

    id: str
    token: str
    application_id: str
    type: int
    user_id: str
    channel_id: str
    guild_id: str | None
    created: float
    data: Json
    name: str = ""
    message_id: str | None = None  # the message clicked on, or the one whose button opened the modal
    metadata: Json = field(default_factory=dict)
    answered_with: int | None = None  # the callback type
    ephemeral: bool = False
    response_id: str | None = None  # @original
    modal: Json | None = None  # what it opened, until it is submitted
    opened_by: str | None = None  # the interaction that opened this modal
    failed: bool = False
    nonce: str | None = None  # the page's own name for it, told back with what became of it


class CommandPermissions(Struct, kw_only=True):
    """Whom a guild lets use a command, beyond what the command itself asks for."""

    id: str
    application_id: str
    guild_id: str
    permissions: list[Json]


class Secret(Struct, frozen=True, kw_only=True):
    """What the playground signs its links with, and the key people act with."""

    links: str
    key: str


class Blob(Struct, kw_only=True):
    """Bytes on the CDN, of an attachment in a channel or of an emoji in none."""

    id: str
    content_type: str
    filename: str
    channel_id: str | None = None
    data: bytes
