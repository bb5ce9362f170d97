"""What a market phase came to, company by company: read from its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import KINDS, NONE
from games.zoo.events import (
    AnyEvent,
    BoughtShare,
    CardRevealed,
    FruitAdded,
    FruitSpoiled,
    Gained,
    GainedFruit,
    GameEnded,
    MarketOpened,
    PassBegan,
    PassEnded,
    RoundEnded,
    SharePriceMoved,
    SharingBegan,
    SoldShare,
    Tied,
    TookFruit,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.zoo.state import Fruit, Sheet


class Turned(Struct, frozen=True):
    """A card that was revealed, and what came of it."""

    card: int
    ignored: bool
    ends: int
    effects: tuple[AnyEvent, ...] = ()


class Pass(Struct, frozen=True):
    """A company's deck."""

    company: int
    cards: tuple[Turned, ...]
    empty: bool


class Sharing(Struct, frozen=True):
    """A company's fruit."""

    company: int
    fruit: Fruit
    """Before anybody took any."""
    major: int
    taken: tuple[tuple[int, Fruit], ...]
    """Players in their order, and what they took."""
    tied: tuple[int, ...] = ()
    """Who got coins because nobody could be told to be next."""
    coins: int = 0
    gains: tuple[Gained, ...] = ()
    """Coins helpers brought."""


class Report(Struct, frozen=True):
    """A market phase, or the part of it that the events tell of."""

    round: int
    """0 where the events do not say."""
    harvests: tuple[GainedFruit, ...]
    """Fruit helpers brought at its start."""
    passes: tuple[Pass, ...]
    sharings: tuple[Sharing, ...]
    sheet: Sheet | None
    """How things stood at the end, if it came to that."""
    first: int
    """Who is first player now; NONE before the end."""


def reports(events: Sequence[AnyEvent]) -> tuple[Report, ...]:
    """Every market phase that the events tell of."""
    found = []
    for part in _phases(events):
        found.append(_report(part))
    return tuple(found)


def is_market(event: AnyEvent) -> bool:
    return isinstance(event, MarketOpened | PassBegan | CardRevealed | PassEnded | SharingBegan | RoundEnded)


def _phases(events: Sequence[AnyEvent]) -> Iterator[list[AnyEvent]]:
    """From what opens a market phase, or is the first sign of one, to the end of its round."""
    phase: list[AnyEvent] | None = None
    for event in events:
        if phase is None and is_market(event):
            phase = []
        if phase is not None:
            phase.append(event)
            if isinstance(event, RoundEnded):
                yield phase
                phase = None
    if phase:
        yield phase


def _report(events: list[AnyEvent]) -> Report:
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    opened = next((event for event in events if isinstance(event, MarketOpened)), None)
    start = next((i for i, event in enumerate(events) if isinstance(event, PassBegan | SharingBegan)), 0)
    return Report(
        round=ended.round if ended else opened.round if opened else 0,
        harvests=tuple(event for event in events[:start] if isinstance(event, GainedFruit)),
        passes=tuple(_passes(events)),
        sharings=tuple(_sharings(events)),
        sheet=ended.sheet if ended else None,
        first=ended.first if ended else NONE,
    )


def _passes(events: list[AnyEvent]) -> Iterator[Pass]:
    """Each company whose cards were turned over, also where the beginning was told before."""
    company, cards = NONE, list[Turned]()
    effects: list[AnyEvent] = []

    def close() -> None:
        if cards:
            last = cards[-1]
            cards[-1] = Turned(last.card, last.ignored, last.ends, (*last.effects, *effects))
        effects.clear()

    for event in events:
        match event:
            case PassBegan():
                company, cards = event.company, []
                effects.clear()
            case CardRevealed():
                close()
                company = event.company
                cards.append(Turned(event.card, event.ignored, event.ends))
            case PassEnded():
                close()
                yield Pass(event.company, tuple(cards), event.empty)
                company, cards = NONE, []
            case SharingBegan():
                break
            case _ if company != NONE:
                effects.append(event)
    close()
    if cards:
        yield Pass(company, tuple(cards), empty=False)


def _sharings(events: list[AnyEvent]) -> Iterator[Sharing]:
    now: Sharing | None = None
    taken: dict[int, list[int]] = {}
    gains: list[Gained] = []
    tied: Tied | None = None
    for event in (*events, None):
        if event is None or isinstance(event, SharingBegan | RoundEnded):
            if now is not None:
                yield _shared(now, taken, gains, tied)
            now, tied = None, None
            taken, gains = {}, []
        match event:
            case SharingBegan():
                now = Sharing(event.company, event.fruit, event.major, ())
            case TookFruit() if now is not None:
                taken.setdefault(event.player, [0] * len(KINDS))[event.kind] += 1
            case Gained() if now is not None:
                gains.append(event)
            case Tied():
                tied = event
            case RoundEnded() | GameEnded():
                break


def _shared(now: Sharing, taken: dict[int, list[int]], gains: list[Gained], tied: Tied | None) -> Sharing:
    return Sharing(
        now.company,
        now.fruit,
        now.major,
        tuple((player, (one[0], one[1], one[2])) for player, one in taken.items()),
        tied.players if tied else (),
        tied.coins if tied else 0,
        tuple(gains),
    )


class Moment(Struct, frozen=True):
    """How a company stood at one moment of a market phase."""

    price: int
    fruit: Fruit


def rewound(prices: Fruit, fruit: tuple[Fruit, ...], events: Sequence[AnyEvent]) -> tuple[Moment, ...]:
    """How the companies stood before the events, given how they stand after them."""
    price, lying = list(prices), [list(one) for one in fruit]
    for event in reversed(events):
        undo(price, lying, event)
    return tuple(Moment(price[kind], (one[0], one[1], one[2])) for kind, one in enumerate(lying))


def undo(prices: list[int], fruit: list[list[int]], event: AnyEvent, way: int = -1) -> None:
    """Take an event back; with `way` 1, let it happen."""
    match event:
        case SharePriceMoved():
            prices[event.company] = event.before if way < 0 else event.after
        case BoughtShare():
            prices[event.company] = event.price - event.moved if way < 0 else event.price
        case SoldShare():
            prices[event.company] = event.price + event.moved if way < 0 else event.price
        case FruitAdded():
            fruit[event.company][event.kind] += way * event.n
            if event.source != NONE:
                fruit[event.source][event.kind] -= way * event.n
        case FruitSpoiled():
            fruit[event.company][event.kind] -= way * event.n
        case TookFruit():
            fruit[event.company][event.kind] -= way
