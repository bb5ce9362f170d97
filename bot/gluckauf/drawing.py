"""The order draft; five tiles or orders drawn, and where the rest goes; carts the supply has no coal for."""

from __future__ import annotations

from bot.face import Choice, Note
from bot.gluckauf import words
from bot.gluckauf.turn import Turn
from bot.parts import Decision, choice, lists, rows
from bot.words import opening
from games.core import Action
from games.gluckauf.actions import (
    DRAFT,
    FILL,
    FILL_NONE,
    KEEP_NONE,
    KEEP_ORDER,
    KEEP_TILE,
    LAY_ORDER,
    LAY_TILE,
    PUT,
)
from games.gluckauf.components import CARDS, COLOUR_NAMES, COLOURS, ORDERS, TILES
from games.gluckauf.state import Filling, Looking, Returning


def decide_draft(turn: Turn) -> Decision:
    """One of the revealed orders."""
    text = turn.text
    entries = [
        choice(
            text("numbered", number=number, item=words.card(text, card)),
            DRAFT[card],
            emoji=words.transport_emoji(CARDS[card].transport),
            final=True,
        )
        for number, card in enumerate(turn.state.draft, start=1)
    ]
    title = text("title-draft", number=len(turn.me.orders) + 1)
    return Decision(title, tuple(lists(text("choose-draft"), entries)))


def decide_keep(turn: Turn) -> Decision:
    """One of those drawn, or none. Buttons are short; a line below them says what each number is."""
    phase = turn.state.phase
    assert isinstance(phase, Looking)
    text = turn.text
    kinds = {item: _numbers(phase.drawn, item) for item in phase.drawn}
    kept = [_keep(turn, phase.area, item, numbers) for item, numbers in kinds.items()]
    word = words.card if phase.area == ORDERS else words.tile
    lines = [text("numbered", number=numbers, item=word(text, item)) for item, numbers in kinds.items()]
    if not all(entry.possible for entry in kept):
        lines.append(text("too-dear", marks=text("marks", count=turn.me.marks)))
    none = choice(text("keep-none"), KEEP_NONE, emoji="↩️")
    title = text(f"title-keep-{phase.area}", count=len(phase.drawn))
    return Decision(title, (*rows(kept), *rows([none]), Note("\n".join(lines))))


def _numbers(drawn: tuple[int, ...], item: int) -> str:
    """Equal tiles are one choice with several numbers."""
    return ", ".join(str(n) for n, other in enumerate(drawn, start=1) if other == item)


def _keep(turn: Turn, area: str, item: int, numbers: str) -> Choice:
    text = turn.text
    action: Action
    if area == ORDERS:
        action, emoji = KEEP_ORDER[item], words.transport_emoji(CARDS[item].transport)
        label = text("keep-order", numbers=numbers, order=words.order(text, item))
    else:
        action, emoji = KEEP_TILE[item], COLOUR_NAMES[TILES[item].colour]
        label = text("keep-tile", numbers=numbers, marks=text("marks", count=TILES[item].price))
    possible = action in turn.legal
    return choice(label, action, emoji=emoji if possible else "⛔", possible=possible)


def decide_return(turn: Turn) -> Decision:
    """Where the rest goes, then in which order."""
    phase = turn.state.phase
    assert isinstance(phase, Returning)
    return _decide_order(turn, phase) if phase.where else _decide_end(turn, phase)


def _decide_end(turn: Turn, phase: Returning) -> Decision:
    text = turn.text
    ends = [put for put in PUT if put in turn.legal]
    title = text(f"title-return-{phase.area}", count=len(phase.rest))
    lying = _as_they_lie(phase)
    buttons = [choice(text("put", where=put.where), put, *lying, emoji=_ARROWS[put.where]) for put in ends]
    if not lying:
        return Decision(title, tuple(rows(buttons)))
    ordered = [choice(text("put-in-order", where=put.where), put, emoji="🔀") for put in ends]
    return Decision(title, (*rows(buttons), *rows(ordered), Note(text("as-they-lie"))))


_ARROWS = {"top": "⬆️", "bottom": "⬇️"}


def _decide_order(turn: Turn, phase: Returning) -> Decision:
    text = turn.text
    word = words.card if phase.area == ORDERS else words.tile
    kinds = dict.fromkeys(phase.rest)
    entries = [
        choice(
            text("numbered", number=phase.rest.index(item) + 1, item=word(text, item)), _lay(phase.area, item)
        )
        for item in kinds
    ]
    lying = _as_they_lie(phase)
    if len(lying) > 1:
        entries.append(choice(text("rest-as-they-lie"), *lying, emoji="⏩"))
    title = text("title-order", number=len(phase.laid) + 1, where=phase.where)
    return Decision(title, (*lists(text("choose-next"), entries), Note(text("order-matters"))))


def _as_they_lie(phase: Returning) -> tuple[Action, ...]:
    """All but the last, which lies by itself."""
    return tuple(_lay(phase.area, item) for item in phase.rest[:-1])


def _lay(area: str, item: int) -> Action:
    return LAY_ORDER[item] if area == ORDERS else LAY_TILE[item]


def decide_fill(turn: Turn) -> Decision:
    """Another colour for a cart, or none."""
    phase = turn.state.phase
    assert isinstance(phase, Filling)
    text = turn.text
    it = TILES[phase.tile]
    colours = [
        choice(opening(words.coal(text, colour)), FILL[colour], emoji=COLOUR_NAMES[colour])
        for colour in COLOURS
        if FILL[colour] in turn.legal
    ]
    title = text("title-fill", colour=COLOUR_NAMES[it.colour], number=len(phase.cubes) + 1, carts=it.carts)
    return Decision(title, tuple(rows([*colours, choice(text("fill-none"), FILL_NONE, emoji="⬜")])))
