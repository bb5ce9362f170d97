"""What happened, or is planned, in one sentence a turn, read from events."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from bot.gluckauf import words
from games.gluckauf.actions import Draft
from games.gluckauf.components import COLOURS, EMPTY, MINING, PITHEAD, SPACES, TILES
from games.gluckauf.events import (
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
    PutBack,
    ShiftBegan,
    ShiftScored,
    Stored,
    TookOrder,
)
from games.gluckauf.state import CAGE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.face import Names
    from games.core import Action, Event
    from tables import Told
    from texts import Texts

DID, PLAN, HINT = "did", "plan", "hint"
"""Told of somebody afterwards, said to whoever plans it, or advised."""


def tell(text: Texts, told: Sequence[Told], names: Names) -> tuple[str, ...]:
    """One line a turn, oldest first; a scoring follows in the line of the turn that brought it about."""
    lines = []
    for (_, seat, undone), entries in groupby(told, lambda entry: (entry.turn, entry.seat, entry.undo_to)):
        who = names.mentions[seat]
        if undone is not None:
            lines.append(text("told-undo", who=who))
            continue
        events = [event for entry in entries for event in entry.events]
        if line := " ".join(_sentences(text, events, who, names)):
            lines.append(line)
    return tuple(lines)


def _sentences(text: Texts, events: Sequence[Event], who: str, names: Names) -> Iterator[str]:
    if did := deed(text, events, DID):
        yield text("told", who=who, deed=did)
    for event in events:
        match event:
            case ShiftScored():
                yield scoring(text, event, names)
            case ShiftBegan():
                yield text("told-shift", shift=event.shift, who=names.mentions[event.starter])
            case GameEnded():
                winners = text("and").join(names.mentions[seat] for seat in event.winners)
                yield text("told-end", winners=winners, points=text("points", count=max(event.vp)))


def scoring(text: Texts, event: ShiftScored, names: Names) -> str:
    return text("told-scored", shift=event.shift, scores=_scores(text, event.vp, names))


def _scores(text: Texts, vp: Sequence[int], names: Names) -> str:
    return ", ".join(
        text("score", who=who, count=count) for who, count in zip(names.mentions, vp, strict=True)
    )


def summary(text: Texts, events: Sequence[Event]) -> str:
    """The turn as planned so far, and what it takes; "" while nothing is planned."""
    planned = deed(text, events, PLAN)
    workers = sum(event.workers for event in events if isinstance(event, Placed))
    if not planned:
        return ""
    if not workers:
        return text("planned-on", deed=planned)
    return text("planned", deed=planned, workers=text("workers", count=workers))


def drafting(text: Texts, legal: Sequence[Action], chosen: Sequence[str]) -> str:
    """The order picked from the draft, if one was."""
    for action in legal:
        if isinstance(action, Draft) and [str(action)] == list(chosen):
            return text("planned-on", deed=text("deed-draft-plan", card=words.card(text, action.card)))
    return ""


def deed(text: Texts, events: Sequence[Event], tense: str) -> str:
    """What one seat did in one turn, without naming it; "" for nothing."""
    drawn = any(isinstance(event, Looked) for event in events)
    parts = []
    for number, event in enumerate(events):
        if isinstance(event, Placed) and SPACES[event.space].area == MINING:
            parts.append(mining(text, events[number + 1 :], tense))
        elif isinstance(event, Earned):
            parts.append(_earning(text, event, events, tense))
        elif words_for := _plain(text, event, tense, drawn=drawn):
            parts.append(words_for)
    if drawn and not parts:
        looked = next(event for event in events if isinstance(event, Looked))
        return text(f"deed-look-{looked.area}-{tense}", count=len(looked.drawn))
    return text("and-then").join(parts)


def _plain(text: Texts, event: Event, tense: str, *, drawn: bool) -> str:
    how = "drawn" if drawn else "shown"
    match event:
        case Drafted():
            return text(f"deed-draft-{tense}", card=words.card(text, event.card))
        case Bought():
            return text(
                f"deed-buy-{how}-{tense}",
                tile=words.tile(text, event.tile),
                marks=text("marks", count=event.price),
                coal=_odd_coal(text, event),
            )
        case TookOrder():
            return text(f"deed-order-{how}-{tense}", card=words.card(text, event.card))
        case KeptNone():
            return text(f"deed-none-{event.area}-{tense}")
        case PutBack() if tense == PLAN:
            return text("deed-put-plan", count=len(event.laid), where=event.where)
        case Delivered():
            return text(
                f"deed-delivery-{tense}",
                transport=words.by_transport(text, event.transport),
                cards=text("orders", count=len(event.cards)),
                points=text("points", count=event.vp),
            )
    return ""


def _odd_coal(text: Texts, event: Bought) -> str:
    """What stands in the carts where the supply ran short; "" where all is as usual."""
    usual = TILES[event.tile].colour
    if all(cube == usual for cube in event.cubes):
        return ""
    carts = [words.coal(text, cube) if cube != EMPTY else text("cart-empty") for cube in event.cubes]
    return text("odd-coal", carts=", ".join(carts))


def _earning(text: Texts, event: Earned, events: Sequence[Event], tense: str) -> str:
    marks = text("marks", count=event.marks)
    if any(isinstance(other, Placed) and SPACES[other.space].area == PITHEAD for other in events):
        return text(f"deed-pithead-{tense}", marks=marks)
    return text(f"deed-money-{tense}", marks=marks)


def mining(text: Texts, events: Sequence[Event], tense: str) -> str:
    """What the steps of one turn come to."""
    steps = sum(_steps(event) for event in events)
    doings = list(_doings(text, events))
    if not steps:
        return text(f"deed-idle-{tense}")
    return text(f"deed-mining-{tense}", steps=text("steps", count=steps), doings="; ".join(doings))


def _steps(event: Event) -> int:
    if isinstance(event, Filled):
        return len(event.cubes)
    return int(isinstance(event, CageMoved | Loaded | Stored))


def _doings(text: Texts, events: Sequence[Event]) -> Iterator[str]:
    """What the steps came to: on each order, in the store, left in the cage; else where the cage stands."""
    loaded: Counter[int] = Counter(event.colour for event in events if isinstance(event, Loaded))
    stored: Counter[int] = Counter(event.colour for event in events if isinstance(event, Stored))
    filled: dict[int, list[int]] = {}
    used = Counter(stored)
    for event in events:
        if isinstance(event, Filled):
            filled.setdefault(event.card, []).extend(colour for _, colour in event.cubes)
            used.update(colour for source, colour in event.cubes if source == CAGE)
    for card, colours in filled.items():
        yield text("doing-fill", cubes=words.heap(text, colours), order=words.order(text, card))
    if stored:
        yield text("doing-store", cubes=words.heap(text, stored.elements()))
    left = [colour for colour in COLOURS for _ in range(loaded[colour] - used[colour])]
    if left:
        yield text("doing-load", cubes=words.heap(text, left))
    moves = [event for event in events if isinstance(event, CageMoved)]
    if moves and not (filled or stored or left):
        yield text("doing-cage", stop=words.stop(text, moves[-1].stop))
