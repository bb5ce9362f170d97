"""A turn in a sentence, read from its events."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.gluckauf.components import CARDS, COLOURS, MINING, PITHEAD, SPACES, WORKSHOPS
from games.gluckauf.events import (
    AnyEvent,
    Bought,
    CageMoved,
    Delivered,
    Drafted,
    Earned,
    Filled,
    GameEnded,
    KeptNone,
    Loaded,
    Looked,
    Placed,
    ShiftScored,
    Stored,
    TookOrder,
)
from rendering.gluckauf import wording

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from texts import Texts


def caption(text: Texts, events: Sequence[AnyEvent], names: Sequence[str]) -> str:
    """What happened, in full sentences: a turn, and the scoring that followed. "" for no events."""
    return " ".join(_sentences(text, events, names))


def _sentences(text: Texts, events: Sequence[AnyEvent], names: Sequence[str]) -> Iterator[str]:
    placed: Placed | None = None
    looked = False
    for event in events:
        match event:
            case Placed():
                placed = event
                if SPACES[event.space].area == MINING:
                    yield _mining(text, event, _until_next_turn(events, event), names[event.seat])
            case Looked():
                looked = True
            case Earned():
                yield _earned(text, event, placed, names[event.seat])
            case ShiftScored() | GameEnded():
                yield _scored(text, event, names)
            case Drafted() | Bought() | TookOrder() | KeptNone() | Delivered():
                yield _plainly(text, event, names[event.seat], drawn=looked)
                looked = False


def _plainly(
    text: Texts, event: Drafted | Bought | TookOrder | KeptNone | Delivered, name: str, *, drawn: bool
) -> str:
    match event:
        case Drafted():
            return text("caption-draft", name=name, card=wording.card(text, event.card))
        case Bought():
            tile = wording.tile(text, event.tile)
            if drawn:
                return text("caption-buy-drawn", name=name, tile=tile)
            return text("caption-buy", name=name, tile=tile)
        case TookOrder():
            card = wording.card(text, event.card)
            if drawn:
                return text("caption-order-drawn", name=name, card=card)
            return text("caption-order", name=name, card=card)
        case KeptNone(area=area) if area == WORKSHOPS:
            return text("caption-buy-none", name=name)
        case KeptNone():
            return text("caption-order-none", name=name)
        case Delivered():
            return text(
                "caption-delivery",
                name=name,
                transport=wording.by_transport(text, event.transport),
                cards=text("cards", count=len(event.cards)),
                points=text("points", count=event.vp),
            )


def _earned(text: Texts, event: Earned, placed: Placed | None, name: str) -> str:
    marks = text("marks", count=event.marks)
    if placed is not None and SPACES[placed.space].area == PITHEAD:
        return text("caption-pithead", name=name, marks=marks)
    return text("caption-money", name=name, marks=marks)


def _scored(text: Texts, event: ShiftScored | GameEnded, names: Sequence[str]) -> str:
    scores = ", ".join(text("score", name=name, points=vp) for name, vp in zip(names, event.vp, strict=True))
    if isinstance(event, GameEnded):
        return text("caption-end", scores=scores)
    return text("caption-shift", shift=event.shift, scores=scores)


def _until_next_turn(events: Sequence[AnyEvent], start: Placed) -> Iterator[AnyEvent]:
    after = iter(events)
    for event in after:
        if event is start:
            break
    for event in after:
        if isinstance(event, Placed):
            return
        yield event


def _mining(text: Texts, placed: Placed, events: Iterable[AnyEvent], name: str) -> str:
    steps = text("steps", count=SPACES[placed.space].number)
    doings = "; ".join(_doings(text, list(events)))
    if not doings:
        return text("caption-mining-idle", name=name, steps=steps)
    return text("caption-mining", name=name, steps=steps, doings=doings)


def _doings(text: Texts, events: Sequence[AnyEvent]) -> Iterator[str]:
    """What the steps came to: loaded, put on each order, stored, and where the cage has stopped."""
    loaded = Counter(event.colour for event in events if isinstance(event, Loaded))
    if loaded:
        yield text("doing-load", cubes=wording.cubes(text, [loaded[colour] for colour in COLOURS]))
    filled: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, Filled):
            filled.setdefault(event.card, []).extend(colour for _, colour in event.cubes)
    for card, colours in filled.items():
        yield text(
            "doing-fill",
            transport=wording.transport(text, CARDS[card].transport),
            points=CARDS[card].vp,
            cubes=wording.heap(text, colours),
        )
    stored = [event.colour for event in events if isinstance(event, Stored)]
    if stored:
        yield text("doing-store", cubes=wording.heap(text, stored))
    moves = [event for event in events if isinstance(event, CageMoved)]
    if moves:
        yield text("doing-cage", stop=wording.stop(text, moves[-1].stop))
