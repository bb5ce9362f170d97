"""A person who plays by what stands on the screen, and tries what is new to them."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from random import Random
from threading import Event
from typing import Any

from msgspec import Struct

from bot.ids import parse_id
from playground import words
from playground.checks.components import Kind, walk
from playground.driver import Actor, Answer
from playground.objects import Post
from tests.bot.plain_face import grey

TAKE, CONFIRM, DONE = "Take your turn", "Confirm", "Done."
HINTED, PLANNED = "What looks best", "Ways to go on"
"""The headings of advice."""
PLANNING = {"act", "ask", "pick", "tab", "confirm", "back", "over"}
ENDLESS = 300
"""Clicks no turn takes."""
WANDERING = ("Back", "Start over")
"""What leads away from the end of the turn; nobody does it for ever."""
ADVICE = ("Hint", "Plans")
"""What these players do without: they choose at random."""


class Offer(Struct, frozen=True):
    """Something that can be clicked or picked."""

    label: str
    custom_id: str
    value: str = ""
    """Of an entry of a list; "" for a button."""

    @property
    def kind(self) -> str:
        """The same for things that differ only in figures."""
        return re.sub(r"\d+", "#", self.label)


def offers(post: Post) -> list[Offer]:
    """Everything on a message that is not greyed out."""
    found = []
    for part in walk(post.message.components):
        if part.get("type") == Kind.BUTTON and not part.get("disabled"):
            found.append(Offer(part["label"], part["custom_id"]))
        elif part.get("type") == Kind.STRING_SELECT:
            found += [Offer(entry["label"], part["custom_id"], entry["value"]) for entry in part["options"]]
    return found


async def press(person: Actor, message: Post | None, label: str) -> Answer:
    """Clicks or picks what begins with the label."""
    assert message is not None
    offer = next((offer for offer in offers(message) if offer.label.startswith(label)), None)
    assert offer is not None, f"no {label!r} in\n{words.message(message)}"
    if offer.value:
        return await person.choose(message, offer.value, select=offer.custom_id)
    return await person.click(message, offer.custom_id)


async def through(person: Actor, *labels: str) -> Answer:
    """From the newest post through these clicks."""
    answer = await press(person, person.looks_for(TAKE), TAKE)
    for label in labels:
        answer = await press(person, answer.message, label)
    return answer


async def thought_of(
    person: Actor, message: Post | None, label: str, *, said: str = "", gone: str = ""
) -> Post:
    """The panel that was clicked once it says one thing, and another no more, however long thinking took."""
    assert message is not None
    await press(person, message, label)

    def changed() -> Post | None:
        text = words.message(message)
        return message if said in text and (not gone or gone not in text) else None

    return await person.until(changed, f"what {label!r} leads to", within=60)


async def called(person: Actor) -> Post:
    """Until the newest post calls this person to take their turn."""
    return await person.until(lambda: _turn_post(person), "the post of one's turn")


def _turn_post(person: Actor) -> Post | None:
    posts = [post for post in person.messages() if post.only_for is None]
    live = next((post for post in reversed(posts) if _is_turn(words.message(post))), None)
    if live is None:
        return None
    asked = words.message(live).partition(", it is your turn")[0].splitlines()[-1]
    return live if person.mention in asked else None


def _is_turn(text: str) -> bool:
    """A reminder has the same button."""
    return TAKE in text and "has been waiting for you" not in text


class Player:
    """Chooses what they have used least, at random among equals."""

    def __init__(self, actor: Actor, chance: Random, tried: Counter[str]) -> None:
        self.actor = actor
        self.clicks = 0
        self._chance = chance
        self._tried = tried

    async def take_turn(self) -> Answer:
        """From the post to the end of the turn."""
        post = await called(self.actor)
        answer = await self._do(post, Offer(TAKE, TAKE))
        self.clicks, wandered = 1, 0
        while DONE not in answer.text:
            panel = answer.message
            assert panel is not None, answer.text
            assert self.clicks < ENDLESS, answer.text
            open_to = [offer for offer in offers(panel) if offer.label not in ADVICE and _plans(offer)]
            if not open_to:
                return answer  # a late answer was not waited for: the turn was over already
            going_on = [offer for offer in open_to if not _wanders(offer)]
            chosen = self._choice(going_on if wandered > 6 else open_to)
            wandered += _wanders(chosen)
            answer = await self._do(panel, chosen)
        return answer

    def _choice(self, open_to: list[Offer]) -> Offer:
        fewest = min(self._tried[offer.kind] for offer in open_to)
        chosen = self._chance.choice([offer for offer in open_to if self._tried[offer.kind] == fewest])
        self._tried[chosen.kind] += 1
        return chosen

    async def _do(self, post: Post, offer: Offer) -> Answer:
        self.clicks += 1
        if offer.value:
            return await self.actor.choose(post, offer.value, select=offer.custom_id)
        return await self.actor.click(post, offer.custom_id)


def _plans(offer: Offer) -> bool:
    """Whether it belongs to the panel of a turn, and not to what one looks at while others play."""
    read = parse_id(offer.custom_id)
    return read is not None and read.verb in PLANNING


def _wanders(offer: Offer) -> bool:
    return offer.label in WANDERING or "/tab/" in offer.custom_id


class Sketching(Executor):
    """Draws everything as the same grey rectangle, at once: for games in which nobody looks at pictures."""

    _sheet = grey(128)

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        drawn: Future[Any] = Future()
        drawn.set_result(self._sheet)
        return drawn


class Slow(ThreadPoolExecutor):
    """Draws nothing before it is let."""

    def __init__(self) -> None:
        super().__init__(4)
        self.let = Event()
        self.asked: list[Future[Any]] = []

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        def late() -> Any:
            self.let.wait(20)
            drawn = function(*arguments, **named)
            return grey(128) if isinstance(drawn, bytes) else drawn

        self.asked.append(super().submit(late))
        return self.asked[-1]

    async def be_asked(self) -> None:
        """Until there is something to draw."""
        while all(future.done() for future in self.asked):  # noqa: ASYNC110 - asked by another thread
            await asyncio.sleep(0.005)


class Held(ThreadPoolExecutor):
    """Thinks until it is held: from then on no thought comes to an end."""

    def __init__(self) -> None:
        super().__init__(1)
        self.holding = False
        self.asked = Event()

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        if not self.holding:
            return super().submit(function, *arguments, **named)
        self.asked.set()
        return Future()


class Unhurried(Executor):
    """Thinks where another does, but no thought is heard before it is let."""

    def __init__(self, mind: Executor) -> None:
        self._mind = mind
        self._thoughts: list[tuple[Future[Any], Future[Any]]] = []

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        heard: Future[Any] = Future()
        self._thoughts.append((self._mind.submit(function, *arguments, **named), heard))
        return heard

    @property
    def thinking(self) -> bool:
        return bool(self._thoughts)

    def let(self) -> None:
        """What was asked so far is heard as soon as it is thought out."""
        for thought, heard in self._thoughts:
            thought.add_done_callback(partial(_pass_on, heard))
        self._thoughts.clear()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._mind.shutdown(wait=wait, cancel_futures=cancel_futures)


def _pass_on(heard: Future[Any], thought: Future[Any]) -> None:
    heard.set_result(thought.result())
