"""Acting a person in a test: they type, click, choose, fill in and see. Waits end as soon as the thing
happened.

answer = await anna.slash("/game new", game="gluckauf")
await ben.click(answer.message, "Join")
await anna.sees("Ben has joined")
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from playground import commands, words
from playground.checks.commands import CHAT
from playground.checks.components import SELECTS, Kind, walk
from playground.objects import MessageFlag, PrivateChannel, Thread
from playground.people import view

if TYPE_CHECKING:
    from collections.abc import Callable

    from playground.objects import Channel, Command, Interaction, Json, Person, Post
    from playground.parts import Parts
    from playground.uploads import Upload
    from playground.world import Event

T = TypeVar("T")
PATIENCE = 10.0  # seconds of real time


class NotSeen(AssertionError):
    """What was waited for did not happen. Says what was on the screen instead."""


class Failed(AssertionError):
    """ "This interaction failed": the bot did not answer in time."""


class Answer(Struct, frozen=True):
    """What came of an act: the message that answered or changed, or the modal that opened."""

    interaction: Interaction
    message: Post | None = None
    modal: Json | None = None

    @property
    def text(self) -> str:
        """The answer in words."""
        if self.modal is not None:
            return words.modal(self.modal)
        return "" if self.message is None else words.message(self.message)


class Actor:
    """A person in a channel. `channel` names it, and can be changed with `goes`."""

    def __init__(self, parts: Parts, person: Person, channel: str) -> None:
        self.parts = parts
        self.person = person
        self.channel = self._place(channel)

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def mention(self) -> str:
        return f"<@{self.person.id}>"

    # Places

    def _place(self, name: str) -> Channel:
        """A channel or thread by name or id."""
        for channel in reversed(self.parts.world.channels.values()):
            if channel.id == name or (not isinstance(channel, PrivateChannel) and channel.name == name):
                return channel
        raise NotSeen(f"there is no channel {name!r}")

    def goes(self, place: str | Channel) -> Actor:
        """The same person elsewhere: in a channel or thread, by name, by id or itself."""
        return Actor(self.parts, self.person, place if isinstance(place, str) else place.id)

    def writes_to(self, bot_id: str) -> Actor:
        """The same person in a direct conversation."""
        return self.goes(self.parts.world.private_channel(self.person.id, bot_id))

    # Seeing

    def messages(self) -> list[Post]:
        """What the person sees in the channel, oldest first."""
        return list(view.visible(self.parts.world, self.person, self.channel))

    def screen(self) -> str:
        """The same in words, with open modals."""
        return words.screen(self.messages()[-20:], self.modals())

    def modals(self) -> list[Json]:
        every = self.parts.world.interactions.values()
        return [i.modal for i in every if i.modal is not None and i.user_id == self.person.id]

    def looks_for(self, text: str) -> Post | None:
        """The newest message with the text, at once or not at all."""
        return next((post for post in reversed(self.messages()) if text in words.message(post)), None)

    async def sees(self, text: str, *, within: float = PATIENCE) -> Post:
        """Wait until a message with the text is there, and return the newest."""
        return await self.until(lambda: self.looks_for(text), f"a message with {text!r}", within=within)

    async def sees_no_more(self, text: str, *, within: float = PATIENCE) -> None:
        """Wait until no message has the text."""
        await self.until(
            lambda: self.looks_for(text) is None or None, f"no message with {text!r}", within=within
        )

    async def until(self, check: Callable[[], T | None], what: str, *, within: float = PATIENCE) -> T:
        """Wait until the check finds something, looking again whenever anything happened."""
        happened = asyncio.Event()

        def listen(_: Event) -> None:
            happened.set()

        listeners = self.parts.world.listeners
        listeners.append(listen)
        try:
            async with asyncio.timeout(within):
                while (found := check()) is None:
                    happened.clear()
                    await happened.wait()
                return found
        except TimeoutError:
            raise NotSeen(
                f"{what} was not there within {within:g} s.\nOn the screen:\n{self.screen()}"
            ) from None
        finally:
            listeners.remove(listen)

    # Acting

    def says(self, text: str, *, reply_to: Post | None = None, files: tuple[Upload, ...] = ()) -> Post:
        """Send a plain message."""
        body: Json = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": reply_to.message.id}
        author = self.parts.world.users[self.person.id]
        return self.parts.posting.send(self.channel, author, body, files)

    async def slash(self, text: str, /, *, files: dict[str, Upload] | None = None, **options: Any) -> Answer:
        """Use a slash command, written with its subcommands: `slash("/game new", seats=3)`."""
        command, path = self._command(text)
        values = {name: _identity(value) for name, value in options.items()}
        return await self._outcome(
            self.parts.acts.command(
                self.person, self.channel, command.id, path=path, values=values, uploads=files or {}
            )
        )

    async def completes(self, text: str, /, focused: str, **options: Any) -> list[Json]:
        """What the bot suggests for an option while it is typed."""
        command, path = self._command(text)
        interaction = self.parts.acts.command(
            self.person, self.channel, command.id, path=path, values=options, uploads={}, focused=focused
        )
        outcome = await self.parts.interactions.outcome(interaction)
        if outcome["event"] == "INTERACTION_FAILURE":
            raise Failed(f"{text} suggested nothing for {focused} within three seconds")
        return list(outcome["choices"])

    async def uses(self, name: str, target: Post | str) -> Answer:
        """Use a command of the context menu on a message or a person."""
        every = commands.offered(self.parts.world, self.person, self.channel)
        command = next((c for c in every if c.name == name and c.type != CHAT), None)
        if command is None:
            raise NotSeen(f"no context menu has {name!r} here")
        target_id = target if isinstance(target, str) else target.message.id
        return await self._outcome(
            self.parts.acts.command(
                self.person, self.channel, command.id, path=[], values={}, uploads={}, target_id=target_id
            )
        )

    def _command(self, text: str) -> tuple[Command, list[str]]:
        name, *path = text.removeprefix("/").split()
        offered = [c for c in commands.offered(self.parts.world, self.person, self.channel) if c.type == CHAT]
        found = next((command for command in offered if command.name == name), None)
        if found is None:
            names = ", ".join(f"/{command.name}" for command in offered) or "none"
            raise NotSeen(f"/{name} is not offered here. Commands: {names}")
        return found, path

    async def click(self, message: Post | str, label: str | None = None) -> Answer:
        """Click the button with the label (or a part of it, or its custom id) on the message.

        With a label alone, the newest message that has such a button is meant.
        """
        wanted = message if isinstance(message, str) else label or ""
        post = self._with_button(message) if isinstance(message, str) else message
        return await self._use(post, _find(post, wanted, {Kind.BUTTON}, words.button_text), [])

    def _with_button(self, label: str) -> Post:
        for post in reversed(self.messages()):
            if _match(post, label, {Kind.BUTTON}, words.button_text) is not None:
                return post
        raise NotSeen(f"there is no button {label!r}.\nOn the screen:\n{self.screen()}")

    async def choose(self, message: Post, *wanted: Any, select: str = "") -> Answer:
        """Choose in a select of the message: options by label (or a part of it) or value, people and places
        by id.

        `select` is the placeholder, a part of it, or the custom id, when the message has several.
        """
        component = _find(message, select, SELECTS, lambda value: value.get("placeholder") or "")
        return await self._use(message, component, [_value(component, one) for one in wanted])

    async def _use(self, message: Post, component: Json, values: list[str]) -> Answer:
        return await self._outcome(
            self.parts.acts.component(self.person, message, component["custom_id"], values)
        )

    async def fill(
        self, modal: Answer | Json, /, *, files: dict[str, list[Upload]] | None = None, **fields: Any
    ) -> Answer:
        """Fill in a modal and submit it: fields by custom id, or by label with _ for spaces."""
        form = modal.modal if isinstance(modal, Answer) else modal
        if form is None:
            raise NotSeen(f"no modal opened; there was:\n{modal}")
        names = _field_names(form)
        values = {names.get(name, name): value for name, value in fields.items()}
        opener = self.parts.world.interactions[form["id"]]
        return await self._outcome(self.parts.acts.modal(self.person, opener, values, files or {}))

    async def _outcome(self, interaction: Interaction) -> Answer:
        """What came of it, once it is more than the promise of an answer."""
        outcome = await self.parts.interactions.outcome(interaction)
        if outcome["event"] == "INTERACTION_FAILURE":
            raise Failed(f"This interaction failed: {interaction.data}\nOn the screen:\n{self.screen()}")
        if outcome["event"] == "INTERACTION_MODAL_CREATE":
            return Answer(interaction, modal=outcome["modal"])
        posts = self.parts.world.posts[interaction.channel_id]

        def ready() -> Answer | None:
            post = posts.get(outcome["message_id"])
            waiting = post is not None and post.message.flags & MessageFlag.LOADING
            return None if waiting else Answer(interaction, message=post)

        return await self.until(ready, "the answer the bot was thinking about")

    # Threads

    def joins(self, thread: Thread) -> None:
        self.parts.threads.join(thread, self.person.id)


def _identity(value: Any) -> Any:
    """People and channels are given as themselves and sent by id."""
    return getattr(value, "id", value)


def _match(post: Post, wanted: str, kinds: Any, text: Callable[[Json], str]) -> Json | None:
    found = [c for c in walk(post.message.components) if c.get("type") in kinds and c.get("custom_id")]
    exact = (c for c in found if wanted in (text(c), c.get("label"), c["custom_id"]))
    part = (c for c in found if wanted in text(c))
    return next(exact, None) or next(part, None)


def _find(post: Post, wanted: str, kinds: Any, text: Callable[[Json], str]) -> Json:
    found = _match(post, wanted, kinds, text)
    if found is None:
        raise NotSeen(f"the message has nothing called {wanted!r}:\n{words.message(post)}")
    return found


def _value(component: Json, wanted: Any) -> str:
    """The value of an option, by its value, its label or a part of it."""
    if component["type"] != Kind.STRING_SELECT:
        return str(_identity(wanted))
    options = component["options"]
    exact = (o["value"] for o in options if wanted in (o["value"], o["label"]))
    part = (o["value"] for o in options if wanted in o["label"])
    found = next(exact, None) or next(part, None)
    if found is None:
        raise NotSeen(f"{wanted!r} is not among {', '.join(words.option_labels(component))}")
    return str(found)


def _field_names(modal: Json) -> dict[str, str]:
    """The custom ids of a modal's fields by their labels."""
    names: dict[str, str] = {}
    for part in modal["components"]:
        for field in (*part.get("components", ()), *filter(None, [part.get("component")])):
            label = part.get("label") or field.get("label") or ""
            names[label.replace(" ", "_")] = names[label] = field["custom_id"]
    return names
