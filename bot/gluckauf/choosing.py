"""Choosing a space: five groups, each space with what it costs and gives, or why it is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.face import Choice, Note, Tab
from bot.gluckauf import words
from bot.gluckauf.turn import Turn
from bot.parts import Decision, Part, choice, lists, rows
from bot.words import opening
from games.gluckauf.actions import ENTER, WORK
from games.gluckauf.components import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DELIVERY,
    EMPTY,
    MINING,
    MONEY,
    ORDERS,
    PITHEAD_SPACE,
    SPACES,
    TILES,
    WORKSHOPS,
    Space,
)
from games.gluckauf.spaces import obstacle, workers_needed
from games.gluckauf.state import AtWorkshops

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.core import Action

TABS = (WORKSHOPS, MINING, DELIVERY, MONEY, ORDERS)
_EMOJI = {WORKSHOPS: "🛠️", MINING: "⛏️", DELIVERY: "🚚", MONEY: "🪙", ORDERS: "📜"}
_BY_AREA = {area: tuple(space for space in SPACES if space.area == area) for area in TABS}


def tabs(turn: Turn) -> tuple[Tab, ...]:
    return tuple(Tab(area, turn.text(f"tab-{area}"), _EMOJI[area], possible(turn, area)) for area in TABS)


def possible(turn: Turn, area: str) -> bool:
    """Whether there is a space to work at in that area."""
    return any(_open(turn, space) for space in _BY_AREA[area])


def opened(turn: Turn, asked: str) -> str:
    """The tab asked for if something can be done there, else the likely one."""
    if asked in TABS and possible(turn, asked):
        return asked
    return next((area for area in _likely(turn) if possible(turn, area)), MONEY)


def _likely(turn: Turn) -> Iterator[str]:
    """Deliver what is complete; bring up coal that an order waits for; earn before buying."""
    yield DELIVERY
    if _coal_wanted(turn):
        yield MINING
    if not any(_open(turn, space) for space in _BY_AREA[WORKSHOPS] if not space.draws):
        yield MONEY
    yield from (WORKSHOPS, ORDERS, MONEY, MINING)


def _coal_wanted(turn: Turn) -> bool:
    me = turn.me
    at_hand = {
        colour for colour in COLOURS if me.cage[colour] or me.store[colour] or colour in me.level(colour)
    }
    return any(order.missing(colour) for order in me.orders for colour in at_hand)


def decide(turn: Turn, area: str) -> Decision:
    """What can be done in that area."""
    text, me = turn.text, turn.me
    title = text(
        "title-turn",
        workers=text("workers", count=me.workers),
        marks=text("marks", count=me.marks),
        stop=words.stop(text, me.cage_at),
    )
    return Decision(title, tuple(_parts(turn, area)), _warning(turn, area))


def _parts(turn: Turn, area: str) -> Iterator[Part]:
    spaces = _BY_AREA[area]
    yield Note(turn.text(f"about-{area}"))
    if area in {WORKSHOPS, ORDERS}:
        entries = [_choice(turn, space) for space in spaces if not space.draws and _open(turn, space)]
        yield from lists(turn.text(f"choose-{area}"), entries)
        yield from rows([_choice(turn, space) for space in spaces if space.draws])
    else:
        yield from rows([_choice(turn, space) for space in spaces if not _closed(turn, space)])
    if reasons := _reasons(turn, spaces):
        yield Note(turn.text("not-possible", reasons=reasons))
    if isinstance(turn.state.phase, AtWorkshops):
        yield Note(turn.text("only-workshops"))
    else:
        yield from rows([_choice(turn, PITHEAD_SPACE)])


def _warning(turn: Turn, area: str) -> str:
    if any(space.draws and _open(turn, space) for space in _BY_AREA[area]):
        return turn.text(f"warning-draw-{area}")
    return ""


def _open(turn: Turn, space: Space) -> bool:
    """The workshops are entered first: with a worker to spare and the marks, each of their spaces is open."""
    if space.area == WORKSHOPS and ENTER in turn.legal:
        return obstacle(turn.state, turn.state.active, space) is None
    return WORK[space.index] in turn.legal


def _closed(turn: Turn, space: Space) -> bool:
    return space.closed_up_to >= turn.state.seats


def _choice(turn: Turn, space: Space) -> Choice:
    enter: tuple[Action, ...] = (ENTER,) if space.area == WORKSHOPS and ENTER in turn.legal else ()
    label, emoji, note = _draw(turn, space) if space.draws else _WORDS[space.area](turn, space)
    return choice(label, *enter, WORK[space.index], emoji=emoji, note=note, possible=_open(turn, space))


def _workers(turn: Turn, space: Space) -> str:
    return turn.text("workers", count=workers_needed(turn.state, space))


_Words = tuple[str, str, str]
"""Label, emoji and note."""


def _draw(turn: Turn, space: Space) -> _Words:
    stack = turn.state.tile_stack if space.area == WORKSHOPS else turn.state.order_stack
    label = turn.text(f"space-draw-{space.area}", count=min(5, len(stack)), workers=_workers(turn, space))
    return label, "👀", ""


def _workshop(turn: Turn, space: Space) -> _Words:
    text = turn.text
    kind = turn.state.workshops[space.place]
    it = TILES[kind]
    label = text(
        "space-workshop",
        number=space.number,
        tile=words.tile(text, kind),
        marks=text("marks", count=it.price),
        workers=_workers(turn, space),
    )
    left = turn.state.supply[it.colour]
    short = left < it.carts
    return label, COLOUR_NAMES[it.colour], text("short-supply", cubes=left) if short else ""


def _mining(turn: Turn, space: Space) -> _Words:
    text = turn.text
    label = text("space-mining", steps=text("steps", count=space.number), workers=_workers(turn, space))
    return label, "⛏️", ""


def _delivery(turn: Turn, space: Space) -> _Words:
    text = turn.text
    points = sum(
        CARDS[order.card].vp
        for order in turn.me.orders
        if CARDS[order.card].transport == space.number and order.complete
    )
    label = text(
        "space-delivery",
        transport=opening(words.transport(text, space.number)),
        points=text("points", count=points),
        workers=_workers(turn, space),
    )
    return label, words.transport_emoji(space.number), ""


def _money(turn: Turn, space: Space) -> _Words:
    text = turn.text
    label = text("space-money", marks=text("marks", count=space.number), workers=_workers(turn, space))
    return label, "🪙", ""


def _order(turn: Turn, space: Space) -> _Words:
    text = turn.text
    card = turn.state.order_cards[space.place]
    label = text(
        "space-order", number=space.number, card=words.card(text, card), workers=_workers(turn, space)
    )
    return label, words.transport_emoji(CARDS[card].transport), ""


def _pithead(turn: Turn, space: Space) -> _Words:
    text = turn.text
    return text("space-pithead", marks=text("marks", count=1)), "🏠", ""


_WORDS: dict[str, Callable[[Turn, Space], _Words]] = {
    WORKSHOPS: _workshop,
    MINING: _mining,
    DELIVERY: _delivery,
    MONEY: _money,
    ORDERS: _order,
    PITHEAD_SPACE.area: _pithead,
}


def _reasons(turn: Turn, spaces: tuple[Space, ...]) -> str:
    """Which spaces are not possible, those with the same reason together."""
    text = turn.text
    by_reason: dict[str, list[str]] = {}
    for space in spaces:
        code = obstacle(turn.state, turn.state.active, space)
        if code is not None:
            by_reason.setdefault(_reason(turn, space, code), []).append(_name(turn, space))
    return "; ".join(
        text("impossible", spaces=", ".join(names), reason=reason) for reason, names in by_reason.items()
    )


def _reason(turn: Turn, space: Space, code: str) -> str:
    tile = turn.state.workshops[space.place] if space.area == WORKSHOPS and space.place != EMPTY else EMPTY
    return turn.text(
        "obstacle",
        code=code,
        players=turn.state.seats,
        workers=turn.text("workers", count=workers_needed(turn.state, space)),
        marks=turn.text("marks", count=TILES[tile].price if tile != EMPTY else 0),
    )


def _name(turn: Turn, space: Space) -> str:
    text = turn.text
    if space.draws:
        return text("name-draw")
    if space.area == DELIVERY:
        return words.transport(text, space.number)
    if space.area == MINING:
        return text("steps", count=space.number)
    if space.area == MONEY:
        return text("marks", count=space.number)
    return str(space.number)
