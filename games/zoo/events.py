"""What happened, in enough detail for texts, highlights, statistics and the limits of undo.

The player comes first; companies, fruit, tokens and cards are numbers into their tables. Events that several
effects share say by `cause` which card or helper they came from: "I08", "H21", "B03", or "" for a token.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from games.core import Event
from games.zoo.state import Final, Fruit, Sheet, Standing, Wish

# Choosing.


class Picked(Event, frozen=True):
    """A token was chosen, secretly: others see HIDDEN."""

    player: int
    token: int


class Wished(Event, frozen=True):
    """An order was given; others do not learn which."""

    player: int
    wish: Wish | None


class Answered(Event, frozen=True):
    """The standing answers were changed; others do not learn how."""

    player: int
    standing: Standing | None


class MadeReady(Event, frozen=True):
    player: int


class Rethought(Event, frozen=True):
    player: int


class Opened(Event, frozen=True):
    """All have chosen: the tokens, by seat."""

    round: int
    step: int
    tokens: tuple[int, ...]
    reveals: ClassVar[bool] = True


# Resolving tokens, and using abilities.


class Began(Event, frozen=True):
    """A player resolves a token; Duplicate `repeats` the one before."""

    player: int
    token: int
    repeats: int


class Declined(Event, frozen=True):
    """Nothing was done with the token."""

    player: int
    token: int


class BoughtShare(Event, frozen=True):
    player: int
    company: int
    coins: int
    price: int
    """After it."""
    cause: str = ""
    moved: bool = True
    """Whether the price did: at the end of its scale it stays."""


class SoldShare(Event, frozen=True):
    player: int
    company: int
    coins: int
    price: int
    cause: str = ""
    moved: bool = True


class BoughtFruit(Event, frozen=True):
    """From the warehouse (NONE), or from another player, who got the coins."""

    player: int
    kind: int
    seller: int
    coins: int
    price: int
    """After it."""
    cause: str = ""


class SoldFruit(Event, frozen=True):
    player: int
    kind: int
    coins: int
    price: int
    cause: str = ""


class Hired(Event, frozen=True):
    player: int
    helper: int
    paid: Fruit
    cause: str = ""


class HelperTurnedUp(Event, frozen=True):
    """A new helper lies face up."""

    helper: int
    reveals: ClassVar[bool] = True


class Lobbied(Event, frozen=True):
    """An influence card was shuffled into a deck."""

    player: int
    card: int
    company: int
    cause: str = ""


class InfluenceTurnedUp(Event, frozen=True):
    """A new influence card lies face up."""

    card: int
    reveals: ClassVar[bool] = True


class Gained(Event, frozen=True):
    """Coins from the bank; less than nothing where somebody had to pay."""

    player: int
    coins: int
    cause: str = ""


class GainedFruit(Event, frozen=True):
    """Fruit from the warehouse."""

    player: int
    kind: int
    n: int
    cause: str = ""


class Looked(Event, frozen=True):
    """A player looked at the top of a deck; others know only how many cards."""

    player: int
    company: int
    cards: tuple[int, ...]
    cause: str = ""
    reveals: ClassVar[bool] = True


class PutBack(Event, frozen=True):
    """How the cards went back, the one to be drawn first in front. Others know only how many cards it was."""

    player: int
    company: int
    top: tuple[int, ...]
    bottom: tuple[int, ...]


class RemovedUnseen(Event, frozen=True):
    """A card left the game; others do not learn which."""

    player: int
    company: int
    card: int


class SharePriceMoved(Event, frozen=True):
    company: int
    before: int
    after: int
    cause: str


class FruitPriceMoved(Event, frozen=True):
    kind: int
    before: int
    after: int
    cause: str


class Swapped(Event, frozen=True):
    player: int
    gave: int
    took: int
    cause: str


class TurnEnded(Event, frozen=True):
    """A player's token is resolved."""

    player: int


# Bots.


class BotDrew(Event, frozen=True):
    """The bot card whose effects follow."""

    player: int
    card: int
    reveals: ClassVar[bool] = True


class BotCouldNot(Event, frozen=True):
    """Nothing on the card could be done: the next is drawn."""

    player: int
    card: int


class TopMoved(Event, frozen=True):
    """The top card of a deck, shown, lies on another now."""

    player: int
    card: int
    source: int
    target: int
    reveals: ClassVar[bool] = True


class InfluenceCleared(Event, frozen=True):
    """The face-up influence cards left the game."""

    player: int
    cards: tuple[int, ...]


# The market phase.


class MarketOpened(Event, frozen=True):
    round: int


class PassBegan(Event, frozen=True):
    """The cards of this company are revealed one by one."""

    company: int


class CardRevealed(Event, frozen=True):
    """`major`: who is the majority shareholder; `ignored`: the card needs one, and there is none."""

    company: int
    card: int
    ends: int
    """End icons so far, with this card's."""
    major: int
    ignored: bool
    reveals: ClassVar[bool] = True


class FruitAdded(Event, frozen=True):
    """Fruit came to a company: from the warehouse (NONE), or from another company."""

    company: int
    kind: int
    n: int
    source: int
    cause: str


class FruitSpoiled(Event, frozen=True):
    """Fruit went from a company to the warehouse."""

    company: int
    kind: int
    n: int
    cause: str


class CardLeft(Event, frozen=True):
    """A card left the game, or (`target`) is on its way to another deck."""

    company: int
    card: int
    target: int


class PassEnded(Event, frozen=True):
    """The deck was shuffled. `empty`: it had run out before the second end icon."""

    company: int
    empty: bool


class SharingBegan(Event, frozen=True):
    """A company shares out its fruit, if it has any: who takes, in this order. Helpers' coins follow it."""

    company: int
    fruit: Fruit
    order: tuple[int, ...]
    major: int


class TookFruit(Event, frozen=True):
    """One fruit from a company."""

    player: int
    company: int
    kind: int
    cause: str = ""


class Tied(Event, frozen=True):
    """Who comes next cannot be settled: these players get coins, and the sharing ends there."""

    company: int
    tied: tuple[int, ...]
    players: tuple[int, ...]
    coins: int


class RoundEnded(Event, frozen=True):
    round: int
    sheet: Sheet
    first: int
    """Who is first player now."""


class GameEnded(Event, frozen=True):
    finals: tuple[Final, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """By player, bots included."""


AnyEvent: TypeAlias = (
    Picked
    | Wished
    | Answered
    | MadeReady
    | Rethought
    | Opened
    | Began
    | Declined
    | BoughtShare
    | SoldShare
    | BoughtFruit
    | SoldFruit
    | Hired
    | HelperTurnedUp
    | Lobbied
    | InfluenceTurnedUp
    | Gained
    | GainedFruit
    | Looked
    | PutBack
    | RemovedUnseen
    | SharePriceMoved
    | FruitPriceMoved
    | Swapped
    | TurnEnded
    | BotDrew
    | BotCouldNot
    | TopMoved
    | InfluenceCleared
    | MarketOpened
    | PassBegan
    | CardRevealed
    | FruitAdded
    | FruitSpoiled
    | CardLeft
    | PassEnded
    | SharingBegan
    | TookFruit
    | Tied
    | RoundEnded
    | GameEnded
)
