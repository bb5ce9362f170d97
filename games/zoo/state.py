"""A position of the game: immutable, compact, and all of it.

Players are numbered clockwise: first the seats, then the rulebook's bots. Companies, fruit and tokens are the
numbers of `components`; cards, helpers and bot cards are numbers into their tables.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from games.zoo.components import DUPLICATE, KINDS, NONE, ROUNDS, SHARES_PER_PLAYER

Fruit: TypeAlias = tuple[int, int, int]
"""How much of each kind; also anything else counted by company."""
NO_FRUIT: Fruit = (0, 0, 0)

Slot: TypeAlias = tuple[int, int]
"""A card in a deck, and who knows that it lies there: a bit for each player, and `ONLOOKER`."""
ONLOOKER = 1 << 5
NOBODY, EVERYBODY = 0, (1 << 6) - 1


class Part(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A part of a position, encoded without the names of its fields."""


class Company(Part, frozen=True):
    price: int
    deck: tuple[Slot, ...]
    """The top card in front."""
    fruit: Fruit
    revealed: tuple[int, ...] = ()
    """The cards turned over in the newest market phase."""


class Standing(Part, frozen=True):
    """Answers a player gave in advance, for as long as they stand."""

    prefer: tuple[int, ...] = ()
    """Which kind of fruit to take first, second, third; empty: ask."""
    issue: int = NONE
    """A share offered by a card: buy it for at most so many coins, 0 never; NONE: ask."""
    audit: bool = True
    """A card lets the player look at a deck: ask; False: leave everything as it is."""


class Player(Part, frozen=True):
    coins: int
    fruit: Fruit
    shares: Fruit = NO_FRUIT
    """Standing on each company; the rest of the eight is in hand."""
    helpers: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    """The tokens of this round, the first one first."""
    standing: Standing = Standing()

    @property
    def in_hand(self) -> int:
        """Shares that stand on no company."""
        return SHARES_PER_PLAYER - sum(self.shares)


class Wish(Part, frozen=True):
    """An order for the resolution of a token: do this if it can be done."""

    helper: int
    """Whose ability it uses; NONE: it is for the token itself."""
    action: str
    """The text form of the action."""
    limit: int = 0
    """Of a purchase: pay at most that; of a sale: for at least that."""


class Choice(Part, frozen=True):
    """What a seat has chosen so far: a token, orders for its resolution, and what it is just choosing."""

    token: int = NONE
    """HIDDEN in a view: there is one."""
    wishes: tuple[Wish, ...] = ()
    ask: bool = True
    """Whether to ask the player where the wishes say nothing; otherwise nothing is done."""
    ready: bool = False
    standing: bool = False
    """The standing answers are being changed."""
    ordering: bool = False
    """Orders are being given."""
    then: int = NONE
    """Wishes for this helper's ability are being made."""
    limiting: str = ""
    """The action of a wish that still needs its limit."""


class Phase(Part, frozen=True):
    """What is to be decided. The name of the class is the tag in encoded states."""


class Choosing(Phase, frozen=True, tag=True):
    """Every seat secretly chooses a token."""


class Trading(Phase, frozen=True, tag=True):
    """Buy or sell shares, or fruit."""

    token: int
    left: int
    bought: tuple[int, ...] = ()
    """Companies or kinds bought with this token: none of them may be sold."""
    sold: tuple[int, ...] = ()


class Hiring(Phase, frozen=True, tag=True):
    """Hire one of the face-up helpers."""


class Paying(Phase, frozen=True, tag=True):
    """Choose the fruit to pay a helper with."""

    helper: int


class Lobbying(Phase, frozen=True, tag=True):
    """Shuffle a face-up influence card into a deck."""


class Speculating(Phase, frozen=True, tag=True):
    """Choose a deck to look at."""


class Looking(Phase, frozen=True, tag=True):
    """Put the cards looked at back on top or at the bottom of the deck."""

    company: int
    cards: tuple[int, ...]
    top: tuple[int, ...] = ()
    """Already put back; the one to be drawn first in front."""
    bottom: tuple[int, ...] = ()
    helper: int = NONE
    """By whose ability; NONE: by the token."""
    pending: tuple[int, ...] = ()
    """Helpers who may react after that."""


class Removing(Phase, frozen=True, tag=True):
    """Of the top cards of a deck, one may be removed from the game."""

    company: int
    cards: tuple[int, ...]
    helper: int = NONE
    """By whose ability; NONE: by a card."""
    pending: tuple[int, ...] = ()
    """Helpers who may react after that."""


class Reacting(Phase, frozen=True, tag=True):
    """A token was resolved: use helpers' abilities."""

    pending: tuple[int, ...]
    using: int = NONE
    """The helper whose ability is being used."""


class Taking(Phase, frozen=True, tag=True):
    """Take fruit from a company: by a card, or when it is shared out."""

    company: int
    left: int


class Issuing(Phase, frozen=True, tag=True):
    """Buy a share of the company, or not."""

    company: int
    less: int


class TurnOver(Phase, frozen=True, tag=True):
    """Everything is done but to say so."""


class Going(Phase, frozen=True, tag=True):
    """Nobody has to decide anything: the rules go on by themselves. No position is left like that."""


class Over(Phase, frozen=True, tag=True):
    """The game has ended."""


AnyPhase: TypeAlias = (
    Choosing
    | Trading
    | Hiring
    | Paying
    | Lobbying
    | Speculating
    | Looking
    | Removing
    | Reacting
    | Taking
    | Issuing
    | TurnOver
    | Going
    | Over
)


class Market(Part, frozen=True):
    """How far the market phase has come."""

    sharing: bool = False
    """Whether the decks are done and fruit is shared out."""
    at: int = 0
    """Which company, counted from the left."""
    pile: tuple[int, ...] = ()
    """Revealed cards that go back into the deck after its pass."""
    ends: int = 0
    """End icons so far."""
    card: int = NONE
    """The card being carried out."""
    effect: int = 0
    """Which of its effects is next."""
    major: int = NONE
    """The majority shareholder when it was revealed."""
    wandering: tuple[Slot, ...] = ()
    """Cards on their way to another deck: which card, to which company."""
    queue: tuple[int, ...] = ()
    """When fruit is shared out: who takes, the next one in front."""
    open: bool = False
    """Whether this deck's pass, or this company's sharing, has begun."""


class Removed(Part, frozen=True):
    """A card that left the game. Unseen, only those in `known` know which."""

    card: int
    company: int
    """Whose deck it came from; NONE for the influence row."""
    known: int = EVERYBODY


class Sheet(Part, frozen=True):
    """How things stood at the end of a round, by player."""

    coins: tuple[int, ...]
    worth: tuple[int, ...]
    """Shares and fruit, sold at the prices of that moment."""
    glory: tuple[int, ...]
    """On helpers."""
    share_prices: Fruit
    fruit_prices: Fruit


class Final(Part, frozen=True):
    """How a player came out, part by part, in coins and glory."""

    coins: int
    """Before the final sale."""
    shares: int
    fruit: int
    helpers: int
    """Coins helpers bring at the end."""
    glory: int
    """On helpers."""

    @property
    def money(self) -> int:
        return self.coins + self.shares + self.fruit + self.helpers


class State(Part, frozen=True):
    """A position. Clockwise is the order of the players."""

    seed: int
    """What the next shuffle is made of; 0 in a view."""
    bots: int
    """How many of the players are the rulebook's bots: the last ones."""
    order: tuple[int, ...]
    """The companies from left to right."""
    players: tuple[Player, ...]
    first: int
    """The first player."""
    active: int
    """The player who resolves a token, or has to decide something in the market phase."""
    phase: AnyPhase
    unconfirmed: bool
    """Whether the active player has done something that could still be taken back."""
    turns: int
    """How many turns are over."""
    round: int
    """1 to 5."""
    step: int
    """Which token of the round: 1, 2 or 3."""
    resolved: int
    """How many players have resolved theirs."""
    choices: tuple[Choice, ...]
    """By seat."""
    companies: tuple[Company, ...]
    """By kind."""
    warehouse: Fruit
    fruit_prices: Fruit
    influence: tuple[int, ...]
    """Face up, the card next to the stack in front."""
    influence_stack: tuple[int, ...]
    helpers: tuple[int, ...]
    """Face up, the card next to the stack in front."""
    helper_stack: tuple[int, ...]
    bot_stack: tuple[int, ...]
    bot_played: tuple[int, ...]
    market: Market | None
    removed: tuple[Removed, ...]
    sheets: tuple[Sheet, ...]
    """One for each round that is over."""
    finals: tuple[Final, ...]
    """By player, when the game is over."""

    @property
    def seats(self) -> int:
        return len(self.players) - self.bots

    @property
    def ended_early(self) -> bool:
        """Whether the game was cut short before its last round was over."""
        return bool(self.finals) and len(self.sheets) < ROUNDS

    @property
    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def share_prices(self) -> Fruit:
        apple, lemon, pineapple = (company.price for company in self.companies)
        return apple, lemon, pineapple

    def is_bot(self, player: int) -> bool:
        return player >= self.seats

    def clockwise(self) -> tuple[int, ...]:
        """All players from the first one on."""
        count = len(self.players)
        return tuple((self.first + step) % count for step in range(count))

    def right_of(self, company: int) -> int:
        """The company to the right; from the last back to the first."""
        return self.order[(self.order.index(company) + 1) % len(KINDS)]

    def token(self, player: int) -> int:
        """What that player's newest token is resolved as: Duplicate is the one before it."""
        played = self.players[player].played
        return played[-1] if played[-1] != DUPLICATE else played[-2]
