"""Positions and events as plain English lines, for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from games.core import Event
from games.gluckauf import events as ev
from games.gluckauf.components import (
    AREAS,
    CAGE_PLACES,
    CARDS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    ORDERS,
    PITHEAD,
    PRINTED_CARTS,
    SHIFT_CLOCK,
    SHIFTS,
    SIDE_NAMES,
    SIDES,
    SPACES,
    STOP_NAMES,
    TILES,
    TRANSPORT_NAMES,
    WORKSHOPS,
    Space,
    tunnel,
)
from games.gluckauf.spaces import CLOSED, obstacle
from games.gluckauf.state import (
    NOBODY,
    SOURCE_NAMES,
    Carts,
    Counts,
    Cube,
    Drafting,
    OpenOrder,
    Over,
    Player,
    State,
)


def board(state: State) -> str:
    """The whole position: spaces, stacks and every mine."""
    return "\n".join([_heading(state), *_areas(state), _stock(state), *_mines(state)])


def line(event: Event) -> str:
    """What happened, as one sentence."""
    return _LINES[type(event)](event)


def chapter(state: State) -> int:
    """The draft, the shifts, the end."""
    match state.phase:
        case Drafting():
            return 0
        case Over():
            return SHIFTS + 1
    return state.shift


def _heading(state: State) -> str:
    doing = "the game is over" if isinstance(state.phase, Over) else f"seat {state.active} to act"
    return f"Shift {state.shift} of {SHIFTS} · turn {state.turns} · {doing}"


def _areas(state: State) -> Iterator[str]:
    for area in AREAS:
        if area != PITHEAD:
            shown = (_space(state, space) for space in SPACES if space.area == area)
            yield f"  {area:<10}{' | '.join(shown)}"
    yield f"  {PITHEAD:<10}{_by_seat(state.pithead)} | canteen: {_by_seat(state.canteen)}"


def _space(state: State, space: Space) -> str:
    name = str(space).partition(":")[2]
    if obstacle(state, state.active, space) == CLOSED:
        return f"{name} closed"
    crew = state.crews[space.index]
    workers = "" if crew == NOBODY else f" ({crew[1]} of seat {crew[0]})"
    return f"{name}{_item(state, space)}{workers}"


def _item(state: State, space: Space) -> str:
    if space.place == EMPTY:
        return ""
    item = (state.workshops if space.area == WORKSHOPS else state.order_cards)[space.place]
    return " –" if item == EMPTY else f" {TILES[item] if space.area == WORKSHOPS else CARDS[item]}"


def _by_seat(workers: tuple[int, ...]) -> str:
    return ", ".join(f"{n} of seat {seat}" for seat, n in enumerate(workers) if n) or "nobody"


def _stock(state: State) -> str:
    stacks = f"{len(state.tile_stack)} tiles and {len(state.order_stack)} orders in the stacks"
    draft = f" · to draft: {_cards(state.draft)}" if state.draft else ""
    return f"  supply    {_counts(state.supply)} · {stacks}{draft}"


def _mines(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        yield f"Seat {seat}: {player.vp} VP, {player.marks} marks, {player.workers} workers"
        yield f"  cage at {STOP_NAMES[player.cage_at]} [{_cage(player)}] · store {_counts(player.store)}"
        yield from (f"  {COLOUR_NAMES[colour]:<7}{_level(player, colour)}" for colour in COLOURS)
        yield f"  orders {'; '.join(map(_order, player.orders)) or 'none'}"
        yield f"  delivered {_cards(player.delivered) or 'none'}"


def _cage(player: Player) -> str:
    letters = "".join(COLOUR_LETTERS[colour] * player.cage[colour] for colour in COLOURS)
    return letters.ljust(CAGE_PLACES, ".")


def _level(player: Player, colour: int) -> str:
    return " | ".join(f"{SIDE_NAMES[side]} {_tunnel(player, colour, side) or '–'}" for side in SIDES)


def _tunnel(player: Player, colour: int, side: int) -> str:
    printed = f"({_carts((player.printed[colour],))})" if PRINTED_CARTS[colour] == side else ""
    return printed + "".join(f"[{_carts(carts)}]" for carts in player.tunnels[tunnel(colour, side)])


def _carts(carts: Carts) -> str:
    return "".join("." if cube == EMPTY else COLOUR_LETTERS[cube] for cube in carts)


def _order(order: OpenOrder) -> str:
    fields = ",".join("".join(COLOUR_LETTERS[cube] for cube in cubes) or "." for cubes in order.fields)
    return f"{CARDS[order.card]} ({fields})"


def _cards(cards: tuple[int, ...]) -> str:
    return ", ".join(str(CARDS[card]) for card in cards)


def _counts(counts: Counts) -> str:
    return " ".join(f"{letter}{n}" for letter, n in zip(COLOUR_LETTERS, counts, strict=True))


def _placed(event: ev.Placed) -> str:
    whose, how_many = event.displaced
    sent = "" if event.displaced == NOBODY else f"; {how_many} of seat {whose} to the canteen"
    return f"seat {event.seat} places {event.workers} on {SPACES[event.space]}{sent}"


def _filled(event: ev.Filled) -> str:
    cubes = " and ".join(map(_cube, event.cubes))
    return f"seat {event.seat} fills a {COLOUR_NAMES[event.colour]} field of {CARDS[event.card]} with {cubes}"


def _cube(cube: Cube) -> str:
    source, colour = cube
    return f"{COLOUR_NAMES[colour]} from the {SOURCE_NAMES[source]}"


def _refilled(event: ev.Refilled) -> str:
    space = SPACES[event.space]
    item = CARDS[event.item] if space.area == ORDERS else TILES[event.item]
    return f"{item} comes to {space}"


def _shift_scored(event: ev.ShiftScored) -> str:
    rows = [
        f"        {_category(row.category):<20}{_numbers(row.counts):>16} → {_numbers(row.points)}"
        for row in event.sheet.rows
    ]
    return "\n".join([f"shift {event.shift} is scored: {_numbers(event.vp)} VP", *rows])


def _category(category: int) -> str:
    prize = SHIFT_CLOCK[category]
    kinds = TRANSPORT_NAMES if prize.counts == "transport" else COLOUR_NAMES
    return f"{kinds[prize.kind]} {'carts' if prize.counts == 'carts' else 'fields'}"


def _numbers(values: tuple[int, ...]) -> str:
    return " / ".join(map(str, values))


_LINES: dict[type[Event], Callable[[Any], str]] = {
    ev.Drafted: lambda e: f"seat {e.seat} drafts {CARDS[e.card]}",
    ev.DraftEnded: lambda e: f"orders on the board: {_cards(tuple(c for c in e.order_cards if c != EMPTY))}",
    ev.Placed: _placed,
    ev.Bought: lambda e: f"seat {e.seat} buys {TILES[e.tile]} for {e.price}, carts {_carts(e.cubes)}",
    ev.Looked: lambda e: f"seat {e.seat} looks at {len(e.drawn)} from the {e.area} stack",
    ev.TookOrder: lambda e: f"seat {e.seat} takes {CARDS[e.card]}",
    ev.KeptNone: lambda e: f"seat {e.seat} keeps none",
    ev.PutBack: lambda e: f"seat {e.seat} puts {len(e.laid)} back, {e.where} of the {e.area} stack",
    ev.CageMoved: lambda e: f"seat {e.seat} moves the cage: {STOP_NAMES[e.start]} to {STOP_NAMES[e.stop]}",
    ev.Loaded: lambda e: f"seat {e.seat} loads {COLOUR_NAMES[e.colour]} on the {COLOUR_NAMES[e.level]} level",
    ev.Filled: _filled,
    ev.Stored: lambda e: f"seat {e.seat} stores {COLOUR_NAMES[e.colour]}",
    ev.Delivered: lambda e: (
        f"seat {e.seat} delivers by {TRANSPORT_NAMES[e.transport]}: {_cards(e.cards)}, {e.vp} VP"
    ),
    ev.Earned: lambda e: f"seat {e.seat} earns {e.marks} mark{'s' if e.marks > 1 else ''}",
    ev.Refilled: _refilled,
    ev.TurnEnded: lambda e: f"seat {e.seat} is done",
    ev.ShiftScored: _shift_scored,
    ev.ShiftBegan: lambda e: (
        f"shift {e.shift} begins with seat {e.starter}; workers in workshops {_numbers(e.in_workshops)}"
    ),
    ev.GameEnded: lambda e: f"the game is over: {_numbers(e.vp)} VP",
}
