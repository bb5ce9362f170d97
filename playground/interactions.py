"""Interactions: a person acts, the bot has three seconds to answer and fifteen minutes to follow up."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final

from playground import limits, shown
from playground.checks.messages import check_message
from playground.checks.modals import check_choices, check_modal
from playground.components import numbered
from playground.errors import refusal, wrong_field
from playground.objects import Interaction, Message, MessageFlag, MessageType, Post

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.objects import Channel, Json, Person
    from playground.posting import Posting
    from playground.uploads import Upload
    from playground.world import World


class Kind:
    COMMAND: Final = 2
    COMPONENT: Final = 3
    AUTOCOMPLETE: Final = 4
    MODAL: Final = 5


class Answer:
    PONG: Final = 1
    MESSAGE: Final = 4
    DEFER: Final = 5
    DEFER_UPDATE: Final = 6
    UPDATE: Final = 7
    CHOICES: Final = 8
    MODAL: Final = 9


# What may answer what
ANSWERS: Final[dict[int, frozenset[int]]] = {
    Kind.COMMAND: frozenset({Answer.MESSAGE, Answer.DEFER, Answer.MODAL}),
    Kind.COMPONENT: frozenset(
        {Answer.MESSAGE, Answer.DEFER, Answer.DEFER_UPDATE, Answer.UPDATE, Answer.MODAL}
    ),
    Kind.AUTOCOMPLETE: frozenset({Answer.CHOICES}),
    Kind.MODAL: frozenset({Answer.MESSAGE, Answer.DEFER, Answer.DEFER_UPDATE, Answer.UPDATE}),
}


class Interactions:
    def __init__(self, world: World, posting: Posting) -> None:
        self.world = world
        self.posting = posting
        self._outcomes: dict[str, asyncio.Future[Json]] = {}

    # A person acts

    def begin(
        self, person: Person, channel: Channel, application_id: str, kind: int, data: Json, **about: Any
    ) -> Interaction:
        """Tell the bot what the person did. The outcome can be waited for with `outcome`."""
        world = self.world
        interaction = Interaction(
            id=world.ids.new(),
            token=secrets.token_urlsafe(96),
            application_id=application_id,
            type=kind,
            user_id=person.id,
            channel_id=channel.id,
            guild_id=world.guild_id_of(channel),
            created=world.clock.now(),
            data=data,
            **about,
        )
        interaction.metadata = self._metadata(interaction)
        world.put_interaction(interaction)
        self._outcomes[interaction.id] = asyncio.get_running_loop().create_future()
        world.clock.after(limits.ACKNOWLEDGE_WITHIN, lambda: self._too_late(interaction))
        world.clock.after(limits.TOKEN_LIVES, lambda: self._expire(interaction))
        payload = shown.interaction(world, interaction)
        world.tell(
            "INTERACTION_CREATE", payload, guild_id=interaction.guild_id, application_id=application_id
        )
        return interaction

    async def outcome(self, interaction: Interaction) -> Json:
        """What became of it, as soon as it is known: answered in time or not, and for autocompletion the
        choices."""
        return await asyncio.shield(self._outcomes[interaction.id])

    def take_up(self, interaction: Interaction) -> None:
        """Go on with an interaction that was kept over a restart."""
        if interaction.answered_with is None:
            interaction.failed = True
        self.world.clock.at(interaction.created + limits.TOKEN_LIVES, lambda: self._expire(interaction))

    def _metadata(self, interaction: Interaction) -> Json:
        metadata: Json = {
            "id": interaction.id,
            "type": interaction.type,
            "user": shown.plain(self.world.users[interaction.user_id]),
            "authorizing_integration_owners": {"0": interaction.guild_id or "0"},
        }
        if interaction.type == Kind.COMMAND:
            metadata |= {"name": interaction.name, "command_type": interaction.data.get("type", 1)}
        elif interaction.type == Kind.COMPONENT:
            metadata["interacted_message_id"] = interaction.message_id
        opener = self.world.interactions.get(interaction.opened_by or "")
        if interaction.type == Kind.MODAL and opener is not None:
            metadata["triggering_interaction_metadata"] = opener.metadata
        return metadata

    def _too_late(self, interaction: Interaction) -> None:
        if interaction.answered_with is None:
            interaction.failed = True
            self._settle(interaction, "INTERACTION_FAILURE", {"reason": "no answer within three seconds"})

    def _expire(self, interaction: Interaction) -> None:
        outcome = self._outcomes.pop(interaction.id, None)
        if outcome is not None:
            outcome.cancel()
        # The token is remembered for a while: a late follow-up is told it is late, and not that it never was.
        interaction.failed = interaction.answered_with is None
        self.world.clock.after(limits.TOKEN_LIVES, lambda: self.world.drop_interaction(interaction))

    def _settle(self, interaction: Interaction, name: str, extra: Json) -> None:
        data = {"id": interaction.id, "nonce": interaction.nonce, **extra}
        future = self._outcomes.get(interaction.id)
        if future is not None and not future.done():
            future.set_result({"event": name, **data})
        self.world.tell(name, data, only_for=interaction.user_id, channel_id=interaction.channel_id)

    # The bot answers

    def waiting(self, interaction_id: str, token: str) -> Interaction:
        """The interaction a callback means, if it may still be answered."""
        interaction = self.world.interactions.get(interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token.encode(), token.encode()):
            raise refusal("unknown interaction")
        if interaction.answered_with is not None:
            raise refusal("already acknowledged")
        late = self.world.clock.now() - interaction.created > limits.ACKNOWLEDGE_WITHIN
        if interaction.failed or late:
            raise refusal("unknown interaction")
        return interaction

    def answer(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Post | None:
        """What the bot's callback does. Returns the message it made or changed."""
        kind = body.get("type")
        if type(kind) is not int or kind not in ANSWERS[interaction.type]:
            raise wrong_field(
                ("type",),
                "BASE_TYPE_CHOICES",
                f"Value must be one of {sorted(ANSWERS[interaction.type])} for this interaction.",
            )
        data = body.get("data")
        if data is not None and not isinstance(data, dict):
            raise wrong_field(("data",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        form: Json = data or {}
        acts = {
            Answer.MESSAGE: self._message,
            Answer.DEFER: self._defer,
            Answer.DEFER_UPDATE: self._defer_update,
            Answer.UPDATE: self._update,
            Answer.CHOICES: self._choices,
            Answer.MODAL: self._modal,
        }
        return acts[kind](interaction, form, uploads)

    def _done(self, interaction: Interaction, answer: int, **extra: Any) -> None:
        interaction.answered_with = answer
        self.world.put_interaction(interaction)
        self._settle(interaction, "INTERACTION_SUCCESS", extra)

    def _message(self, interaction: Interaction, form: Json, uploads: Sequence[Upload]) -> Post:
        check_message(form, uploads, at=("data",))
        interaction.ephemeral = bool((form.get("flags") or 0) & MessageFlag.EPHEMERAL)
        post = self._make(interaction, form, uploads)
        interaction.response_id = post.message.id
        self.posting.publish(post)
        self._done(interaction, Answer.MESSAGE, message_id=post.message.id)
        return post

    def _make(self, interaction: Interaction, form: Json, uploads: Sequence[Upload], **about: Any) -> Post:
        """A message that answers the interaction."""
        world = self.world
        private = bool((form.get("flags") or 0) & MessageFlag.EPHEMERAL)
        if interaction.type == Kind.COMMAND:
            chat = interaction.data.get("type", 1) == 1
            about.setdefault("type", MessageType.COMMAND if chat else MessageType.CONTEXT_COMMAND)
            about["interaction"] = {
                "id": interaction.id,
                "type": interaction.type,
                "name": interaction.name,
                "user": shown.plain(world.users[interaction.user_id]),
            }
        post = self.posting.make(
            world.channel(interaction.channel_id),
            world.users[interaction.application_id],
            form,
            uploads,
            at=("data",) if interaction.answered_with is None else (),
            only_for=interaction.user_id if private else None,
            application_id=interaction.application_id,
            webhook_id=interaction.application_id,
            interaction_metadata=interaction.metadata,
            **about,
        )
        post.interaction_id = interaction.id
        if private:
            post.message.flags |= MessageFlag.EPHEMERAL
        return post

    def _defer(self, interaction: Interaction, form: Json, uploads: Sequence[Upload]) -> Post:
        """A message that says the bot is thinking. It may carry only the ephemeral flag."""
        flags = (form.get("flags") or 0) & MessageFlag.EPHEMERAL
        interaction.ephemeral = bool(flags)
        post = self._make(interaction, {"flags": flags}, ())
        post.message.flags |= MessageFlag.LOADING
        interaction.response_id = post.message.id
        self.posting.publish(post)
        self._done(interaction, Answer.DEFER, message_id=post.message.id)
        return post

    def _source(self, interaction: Interaction) -> Post:
        """The message the interaction came from, which an update changes."""
        if interaction.message_id is None:
            raise wrong_field(("type",), "INTERACTION_NO_MESSAGE", "This interaction came from no message.")
        return self.world.post(interaction.channel_id, interaction.message_id)

    def _defer_update(self, interaction: Interaction, form: Json, uploads: Sequence[Upload]) -> Post:
        post = self._source(interaction)
        interaction.response_id = post.message.id
        self._done(interaction, Answer.DEFER_UPDATE, message_id=post.message.id)
        return post

    def _update(self, interaction: Interaction, form: Json, uploads: Sequence[Upload]) -> Post:
        post = self._source(interaction)
        self.posting.edit(post, form, uploads)
        interaction.response_id = post.message.id
        self._done(interaction, Answer.UPDATE, message_id=post.message.id)
        return post

    def _choices(self, interaction: Interaction, form: Json, uploads: Sequence[Upload]) -> None:
        check_choices(form)
        self._done(interaction, Answer.CHOICES, choices=form.get("choices") or [])

    def _modal(self, interaction: Interaction, form: Json, uploads: Sequence[Upload]) -> None:
        check_modal(form)
        interaction.modal = {
            "id": interaction.id,
            "application_id": interaction.application_id,
            "channel_id": interaction.channel_id,
            "custom_id": form["custom_id"],
            "title": form["title"],
            "components": numbered(form["components"], modal=True),
        }
        interaction.answered_with = Answer.MODAL
        self.world.put_interaction(interaction)
        self._settle(interaction, "INTERACTION_MODAL_CREATE", {"modal": interaction.modal})

    # The bot follows up

    def following(self, application_id: str, token: str) -> Interaction:
        """The interaction of a webhook address. Unanswered it has no webhook; after fifteen minutes no
        token."""
        interaction = self.world.tokens.get(token)
        if interaction is None or interaction.application_id != application_id:
            raise refusal("unknown webhook")
        if self.world.clock.now() - interaction.created > limits.TOKEN_LIVES:
            raise refusal("invalid webhook token")
        if interaction.answered_with is None or interaction.type == Kind.AUTOCOMPLETE:
            raise refusal("unknown webhook")
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Post:
        """A further message. The first after a deferral takes the place of the waiting one, as on Discord."""
        check_message(body, uploads)
        waiting = self._waiting_message(interaction)
        if waiting is not None:
            kept = {name: value for name, value in body.items() if name != "tts"}
            self.posting.edit(waiting, kept, uploads)
            return waiting
        about: Json = {"type": MessageType.REPLY if interaction.response_id else MessageType.DEFAULT}
        first = self.world.posts[interaction.channel_id].get(interaction.response_id or "")
        if first is not None:
            about["message_reference"] = {
                "type": 0,
                "channel_id": interaction.channel_id,
                "message_id": first.message.id,
            }
        post = self._make(interaction, body, uploads, **about)
        self.posting.publish(post)
        return post

    def _waiting_message(self, interaction: Interaction) -> Post | None:
        post = self.world.posts[interaction.channel_id].get(interaction.response_id or "")
        return post if post is not None and post.message.flags & MessageFlag.LOADING else None

    def message_of(self, interaction: Interaction, which: str) -> Post:
        """`@original` or the id of a message the interaction made."""
        message_id = interaction.response_id if which == "@original" else which
        if message_id is None:
            raise refusal("unknown message")
        post = self.world.post(interaction.channel_id, message_id)
        if post.interaction_id != interaction.id and message_id != interaction.response_id:
            raise refusal("unknown message")
        return post


def callback_response(world: World, interaction: Interaction, post: Post | None, answer: int) -> Json:
    """What a callback is answered with when it asks for a response."""
    about: Json = {"id": interaction.id, "type": interaction.type}
    result: Json = {"interaction": about}
    if post is not None:
        message: Message = post.message
        about |= {
            "response_message_id": message.id,
            "response_message_loading": bool(message.flags & MessageFlag.LOADING),
            "response_message_ephemeral": post.only_for is not None,
            "channel_id": message.channel_id,
        }
        if world.guild_id_of(world.channels[message.channel_id]) is not None:
            about["guild_id"] = world.guild_id_of(world.channels[message.channel_id])
        result["resource"] = {"type": answer, "message": shown.message(world, post)}
    elif answer == Answer.MODAL:
        result["resource"] = {"type": answer}
    return result
