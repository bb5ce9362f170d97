"""What a game brings to the bot: its panels, its words, its pictures. All of it pure: values in, values out.

Panels are described here as plain values. How they become Discord components, custom ids and messages is the
same for every game and stands elsewhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.core import Outcome
from tables import Look, Passage, Told
from texts import Texts, figure


class Style(Struct, frozen=True):
    """How pictures are drawn for whoever looks: the language of the captions, and light or dark."""

    language: str = "en"
    theme: str = "dark"


class Picture(Struct, frozen=True):
    """A picture to be drawn by another process.

    `draw` is a `partial` of a module-level function with values that msgspec can encode: two pictures with
    the same function and equal values are the same picture, and are drawn once.
    """

    name: str
    """The file's name, with its extension: .png for a picture, .webp or .gif for an animation."""
    alt: str
    """At most 1024 characters."""
    draw: partial[bytes]
    full: str = ""
    """Everything in it, in words, for those who do not see it; "" where the alt text says it all."""

    @property
    def told(self) -> str:
        return self.full or self.alt

    @property
    def fingerprint(self) -> str:
        """The same for pictures that look the same, in whichever process."""
        drawing = self.draw
        values = msgspec.msgpack.encode((drawing.args, drawing.keywords))
        name = f"{drawing.func.__module__}.{drawing.func.__qualname__}"
        return blake2b(values, key=name.encode()[-64:], digest_size=8).hexdigest()

    @property
    def stamped(self) -> Picture:
        """The same picture with its fingerprint in its name, so that a message tells whether it has it."""
        stem, _, kind = self.name.rpartition(".")
        return replace(self, name=f"{stem}-{self.fingerprint}.{kind}")


class Names(Struct, frozen=True):
    """How seats are called where a text is shown: by mention in posts, plainly in alt texts and pictures."""

    mentions: tuple[str, ...]
    """With the seat's colour in front: "🔴 <@1234>"."""
    plain: tuple[str, ...]
    colours: tuple[str, ...]
    """The colour of each seat: "red", "blue" …"""


class Choice(Struct, frozen=True):
    """Something a player may choose: a button, or an entry of a list."""

    label: str
    """One to three words on a button (at most 80 characters, better 38); at most 100 in a list."""
    actions: tuple[str, ...]
    """The text forms of the actions it stands for, taken one after another."""
    emoji: str = ""
    """The name of an app emoji of that game ("grey"), or a Unicode emoji."""
    note: str = ""
    """In a list, the second line. At most 100 characters."""
    possible: bool = True
    """A button that is not possible is shown disabled; a list leaves the entry out."""
    final: bool = False
    """Whether taking it ends the turn at once: the panel shows it once more and asks to confirm it."""


class Buttons(Struct, frozen=True):
    """Up to five choices side by side."""

    choices: tuple[Choice, ...]


class Pick(Struct, frozen=True):
    """A list to pick one choice from, at most 25."""

    prompt: str
    choices: tuple[Choice, ...]


class Note(Struct, frozen=True):
    """A line of text between the choices; small print when it only explains."""

    text: str
    small: bool = True


class Tab(Struct, frozen=True):
    """A group of choices. Its key travels in custom ids: at most 12 letters."""

    key: str
    label: str
    emoji: str = ""
    possible: bool = True


class Idea(Struct, frozen=True):
    """Something worth doing, thought out for a person."""

    title: str
    """What to do, in one sentence."""
    reason: str
    """Why, in small print; "" where the title says it."""
    actions: tuple[str, ...]
    """What is planned when the idea is taken; () where it can only be done by hand."""
    final: bool = False
    """Whether taking it ends the turn at once: then it is confirmed first."""


HINT, PLANS = "hint", "plans"
"""What can be asked for in a panel: the best choices with reasons, or whole ways to go on."""


class Panel(Struct, frozen=True):
    """What the player in turn sees, and may do, with the steps planned so far made."""

    title: str
    """One line: what is to be decided, and what one has for it."""
    pictures: tuple[Picture, ...]
    parts: tuple[Buttons | Pick | Note, ...]
    tabs: tuple[Tab, ...] = ()
    tab: str = ""
    """The tab that is open."""
    warning: str = ""
    """Said before a choice that cannot be taken back."""
    confirm: tuple[str, ...] = ()
    """The actions that end the turn, once that may be confirmed; () until then."""
    summary: str = ""
    """The turn as planned so far, in one sentence."""
    helps: tuple[str, ...] = ()
    """Which of HINT and PLANS this choice has."""


class Label(Struct, frozen=True):
    """What stands on a button: one to three words, the verb first, and an emoji that means something."""

    text: str
    emoji: str = ""


class Labels(Struct, frozen=True):
    """The buttons of a table's post that are called differently in every game."""

    turn: Label
    """Opens the panel: "Take your turn"."""
    own: Label
    """What belongs to each seat, by a list: "Mines"."""
    cards: Label
    """The cards each seat has before it: "Orders"."""
    mine: Label
    """What belongs to whoever clicks, while they wait: "My mine"."""


class Chapter(Struct, frozen=True):
    """A post of its own, before that of the turn: a scoring, or everything that followed from all choices."""

    text: str
    """Discord's markdown, at most 3000 characters."""
    pictures: tuple[Picture, ...] = ()


class Topic(Struct, frozen=True):
    """A page of the rules."""

    key: str
    title: str
    text: str
    """Discord's markdown, at most 3500 characters."""

    def found_by(self, words: str) -> bool:
        """Whether all of these words stand in the title or the text."""
        held = f"{self.title} {self.text}".casefold()
        return all(word in held for word in words.casefold().split())


class Tuition(Struct, frozen=True):
    """The table at which a newcomer learns a game by playing it."""

    ais: tuple[str, ...]
    """The levels of those who play along."""
    options: dict[str, str] = {}


class Face(ABC):
    """One per game, named in `bot.faces.FACES` by the game's key."""

    key: ClassVar[str]
    company: ClassVar[tuple[str, ...]] = ("random", "random")
    """The levels of AIs that sit down with somebody who wants to play at once."""
    tuition: ClassVar[Tuition | None] = None
    """None where the game cannot be learned by playing; else `lesson` says what to try."""
    drawn_by: ClassVar[tuple[str, ...]] = ()
    """The modules that draw its pictures, imported by the processes that do so before they are needed."""

    @abstractmethod
    def title(self, text: Texts) -> str:
        """The game's name."""

    @abstractmethod
    def texts(self, language: str) -> Texts:
        """The game's own texts."""

    @abstractmethod
    def option(self, text: Texts, key: str, choice: str | None = None) -> str:
        """An option, or one of its choices, in words."""

    def part(self, text: Texts, key: str) -> str:
        """A part of the score, in a word or two."""
        return key

    @abstractmethod
    def labels(self, language: str) -> Labels:
        """What the buttons of its posts say."""

    @abstractmethod
    def panel(
        self, look: Look, names: Names, style: Style, tab: str = "", chosen: Sequence[str] = ()
    ) -> Panel:
        """For the seat of `look`, which may act. An unknown or empty tab opens the likely one.

        `chosen` are the actions of a final choice that was picked and is to be confirmed: the panel says what
        it comes to and has it as `confirm`. They may have become illegal, or never have been legal.
        """

    @abstractmethod
    def forced(self, look: Look) -> str | None:
        """The only choice there is, if taking it needs no asking: it reveals nothing and ends nothing."""

    def half_way(self, look: Look) -> bool:
        """Whether this is the middle of one choice, reached by its first actions: Back goes on past it."""
        return False

    def lesson(self, look: Look, told: Sequence[Told], style: Style) -> str:
        """What a newcomer, who is to act, might try now and why; "" where there is nothing to teach.

        `told` is the whole game as they saw it.
        """
        return ""

    def ideas(
        self, help_with: str, look: Look, names: Names, style: Style
    ) -> partial[tuple[Idea, ...]] | None:
        """What HINT or PLANS lead to, up to three: made by another process, like a picture.

        The same look leads to the same ideas. None from games that have none.
        """
        return None

    def review(
        self, record: str, outcome: Outcome, names: Names, style: Style
    ) -> partial[tuple[str, ...]] | None:
        """Where each seat's game was won and lost: a text for each, made by another process.

        From the whole game as a record, in which everything is open.
        """
        return None

    @abstractmethod
    def tell(self, told: Sequence[Told], names: Names, style: Style) -> tuple[str, ...]:
        """What happened: one sentence a turn, oldest first, each naming who did it."""

    def call(self, view: Any, who: str, count: int, style: Style) -> str:
        """The sentence that asks those to act, beginning with their mentions; "" for the usual one."""
        return ""

    @abstractmethod
    def standing(self, view: Any, style: Style) -> str:
        """Where the game stands, in a few words: "shift 2 of 3"."""

    @abstractmethod
    def scores(self, view: Any) -> tuple[int, ...]:
        """The points of each seat as everybody may know them now."""

    def tally(self, view: Any, names: Names, style: Style) -> str:
        """The points of everybody at the table, in one line."""
        points = zip(names.mentions, self.scores(view), strict=True)
        return " · ".join(f"{who} {figure(score)}" for who, score in points)

    def won(self, view: Any, outcome: Outcome, names: Names, style: Style) -> str:
        """The sentence that says who has won, or was ahead when it was cut short; "" for the usual one."""
        return ""

    @abstractmethod
    def post_pictures(self, passage: Passage, names: Names, style: Style) -> tuple[Picture, ...]:
        """What belongs to all and what belongs to whoever moved last, what changed outlined."""

    @abstractmethod
    def own_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture:
        """What belongs to one seat: in Glück Auf, its mine."""

    @abstractmethod
    def board_picture(self, view: Any, names: Names, style: Style) -> Picture:
        """What belongs to all."""

    @abstractmethod
    def cards_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture | None:
        """The cards one seat has before it, if there are any: in Glück Auf, its outstanding orders."""

    @abstractmethod
    def secrets_picture(self, view: Any, seat: int, names: Names, style: Style) -> Picture | None:
        """What only that seat may look at, if there is anything: in Glück Auf, its delivered orders."""

    @abstractmethod
    def chapters(self, passage: Passage, names: Names, style: Style) -> tuple[Chapter, ...]:
        """What deserves a post of its own: in Glück Auf, the score sheet of a shift."""

    @abstractmethod
    def final_pictures(
        self, turns: Sequence[Passage], outcome: Outcome, names: Names, style: Style
    ) -> tuple[Picture, ...]:
        """The final sheet and the course of the scores, of a whole game turn by turn."""

    def replay(self, passages: Sequence[Passage], names: Names, style: Style) -> Picture | None:
        """An animation of these turns, at most 10 MiB: of a whole game, or of what somebody missed.

        None where there is nothing to show, and from games that have none.
        """
        return None

    @abstractmethod
    def describe(self, view: Any, names: Names, style: Style) -> str:
        """The whole position in words, for those who do not see pictures."""

    @abstractmethod
    def rules(self, language: str) -> tuple[Topic, ...]:
        """The rules by topic, for players."""

    def emojis(self) -> Callable[[], dict[str, bytes]] | None:
        """What draws its emojis, PNG files by their names: a function of a module, called in another process.

        Names are letters, digits and _, and no two games share one.
        """
        return None

    def rules_picture(self, topic: str, style: Style) -> Picture | None:
        """What shows that topic best, if a picture helps: drawn from an example."""
        return None
