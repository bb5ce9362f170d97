"""Mining step by step: the cage, loading, and one list for every cube that can be put somewhere.

The rules ask for a cube and its place one after the other; the list joins both into one entry, two cubes for
one field included, as long as it can hold them all. All that matters here lies open, so nothing is guessed.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from bot.face import Choice, Note
from bot.gluckauf import words
from bot.gluckauf.turn import Turn
from bot.parts import ENTRIES_IN_A_LIST, Decision, Part, choice, lists, rows
from bot.words import opening
from games.gluckauf.actions import FIELD, LOAD, MOVE, PAIR, STORE_IT, TAKE, TO, Pair, Take, Work
from games.gluckauf.components import (
    CAGE_PLACES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    SPACES,
    STOP_NAMES,
    SURFACE,
)
from games.gluckauf.state import CAGE, SOURCE_NAMES, Cube, Holding, Mining, OpenOrder, Pairing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core import Action


def decide_step(turn: Turn) -> Decision:
    """The next work step."""
    phase = turn.state.phase
    assert isinstance(phase, Mining)
    works = [action for action in turn.planned if isinstance(action, Work)]
    steps = SPACES[works[-1].space].number if works else phase.steps
    title = turn.text("title-mining", left=phase.steps, steps=steps)
    return Decision(title, tuple(_parts(turn, phase.steps)))


def decide_cube(turn: Turn) -> Decision:
    """Where the cube in hand goes."""
    phase = turn.state.phase
    assert isinstance(phase, Holding)
    text = turn.text
    title = text("title-cube", colour=COLOUR_NAMES[phase.cube[1]])
    entries = _singles(turn, phase.cube)
    seconds = [(a.source, a.colour) for a in turn.legal if isinstance(a, Pair)]
    joined = [
        _pair_entry(turn, (phase.cube, second), field, PAIR[second[0]][second[1]])
        for second in seconds
        for field in _empty_fields(turn)
    ]
    if len(entries) + len(joined) > ENTRIES_IN_A_LIST:
        joined = [
            choice(
                text("entry-second", cube=words.coal(text, colour)),
                PAIR[source][colour],
                emoji=COLOUR_NAMES[colour],
                note=text("entry-from", source=SOURCE_NAMES[source]),
            )
            for source, colour in seconds
        ]
    return Decision(title, tuple(lists(text("choose-place"), entries + joined)))


def decide_field(turn: Turn) -> Decision:
    """Which field the two cubes in hand fill."""
    phase = turn.state.phase
    assert isinstance(phase, Pairing)
    text = turn.text
    first, second = phase.cubes
    title = text("title-pair", cubes=words.heap(text, (first[1], second[1])))
    fields = [(colour, order) for colour, order in _empty_fields(turn) if phase.colour in {EMPTY, colour}]
    entries = [
        choice(
            text("entry-field", colour=COLOUR_NAMES[colour], order=words.order(text, order.card)),
            *((FIELD[colour],) if phase.colour == EMPTY else ()),
            TO[order.card],
            emoji=words.transport_emoji(CARDS[order.card].transport),
            note=opening(_progress(turn, order)),
        )
        for colour, order in fields
    ]
    if len(entries) > ENTRIES_IN_A_LIST and phase.colour == EMPTY:
        entries = [
            choice(
                text("entry-colour", colour=COLOUR_NAMES[colour]), FIELD[colour], emoji=COLOUR_NAMES[colour]
            )
            for colour in COLOURS
            if FIELD[colour] in turn.legal
        ]
    return Decision(title, tuple(lists(text("choose-field"), entries)))


def _parts(turn: Turn, steps: int) -> Iterator[Part]:
    text = turn.text
    yield from rows([_move(turn, stop) for stop in range(len(STOP_NAMES))])
    yield from rows(
        [entry for colour in COLOURS if LOAD[colour] in turn.legal for entry in _load(turn, colour)]
    )
    yield from lists(text("choose-cube"), _cube_entries(turn, steps))
    if explanation := _explanation(turn):
        yield Note(explanation)


def _move(turn: Turn, stop: int) -> Choice:
    label = turn.text("move", stop=STOP_NAMES[stop])
    emoji = "⬆️" if stop == SURFACE else COLOUR_NAMES[stop - 1]
    return choice(label, MOVE[stop], emoji=emoji, possible=MOVE[stop] in turn.legal)


def _load(turn: Turn, colour: int) -> Iterator[Choice]:
    """One cube, or as many of that colour as lie here, fit into the cage and can still be loaded."""
    text, me, phase = turn.text, turn.me, turn.state.phase
    assert isinstance(phase, Mining)
    name = COLOUR_NAMES[colour]
    yield choice(text("load", colour=name), LOAD[colour], emoji=name)
    most = min(me.level(me.cage_at - 1).count(colour), CAGE_PLACES - sum(me.cage), phase.steps)
    if most > 1:
        yield choice(text("load-all", colour=name, count=most), *[LOAD[colour]] * most, emoji=name)


def _explanation(turn: Turn) -> str:
    """Why nothing can be loaded or put, and what becomes of steps that are left."""
    me, text = turn.me, turn.text
    if me.cage_at != SURFACE and me.cage_full:
        return text("cage-full")
    if me.cage_at != SURFACE and all(cube == EMPTY for cube in me.level(me.cage_at - 1)):
        return text("level-empty")
    if me.cage_at != SURFACE and any(me.cage):
        return text("cage-below")
    return text("steps-lost")


def _cube_entries(turn: Turn, steps: int) -> list[Choice]:
    """Everything at once if the list can hold it; else two cubes, or every cube, in smaller choices."""
    cubes = [(action.source, action.colour) for action in turn.legal if isinstance(action, Take)]
    singles = [entry for cube in cubes for entry in _singles(turn, cube, TAKE[cube[0]][cube[1]])]
    pairs = _pairs(turn, cubes) if steps >= 2 else []
    fields = _empty_fields(turn)
    joined = [
        _pair_entry(turn, (first, second), field, TAKE[first[0]][first[1]], PAIR[second[0]][second[1]])
        for first, second in pairs
        for field in fields
    ]
    if len(singles) + len(joined) <= ENTRIES_IN_A_LIST:
        return singles + joined
    halves = [_half_pair(turn, first, second) for first, second in pairs] if fields else []
    if len(singles) + len(halves) <= ENTRIES_IN_A_LIST:
        return singles + halves
    return [_cube(turn, cube) for cube in cubes]


def _singles(turn: Turn, cube: Cube, *before: Action) -> list[Choice]:
    """One cube: to each order that lacks its colour, or from the cage to the store."""
    text = turn.text
    source, colour = cube
    name, emoji = COLOUR_NAMES[colour], COLOUR_NAMES[colour]
    entries = [
        choice(
            text("entry-order", colour=name, order=words.order(text, order.card)),
            *before,
            TO[order.card],
            emoji=emoji,
            note=text("entry-from-to", source=SOURCE_NAMES[source], progress=_progress(turn, order)),
        )
        for order in turn.me.orders
        if order.missing(colour)
    ]
    if source == CAGE:
        entries.append(
            choice(
                text("entry-store", colour=name),
                *before,
                STORE_IT,
                emoji=emoji,
                note=text("entry-from", source=SOURCE_NAMES[source]),
            )
        )
    return entries


def _pairs(turn: Turn, cubes: Sequence[Cube]) -> list[tuple[Cube, Cube]]:
    """Every two cubes in reach; in which order they are taken makes no difference."""
    counts = (turn.me.cage, turn.me.store)
    return [
        (first, second)
        for first, second in combinations_with_replacement(cubes, 2)
        if first != second or counts[first[0]][first[1]] >= 2
    ]


def _empty_fields(turn: Turn) -> list[tuple[int, OpenOrder]]:
    """The colours of empty fields, order by order."""
    return [(colour, order) for order in turn.me.orders for colour in COLOURS if order.missing(colour)]


def _pair_entry(
    turn: Turn, cubes: tuple[Cube, Cube], field: tuple[int, OpenOrder], *taking: Action
) -> Choice:
    """Two cubes to a field. `taking` is what is still to be done to have both in hand."""
    text = turn.text
    first, second = cubes
    colour, order = field
    label = text(
        "entry-pair",
        cubes=words.heap(text, (first[1], second[1])),
        colour=COLOUR_NAMES[colour],
        order=words.order(text, order.card),
    )
    return choice(
        label, *taking, FIELD[colour], TO[order.card], emoji="➕", note=_from_both(turn, first, second)
    )


def _half_pair(turn: Turn, first: Cube, second: Cube) -> Choice:
    text = turn.text
    return choice(
        text("entry-two", cubes=words.heap(text, (first[1], second[1]))),
        TAKE[first[0]][first[1]],
        PAIR[second[0]][second[1]],
        emoji="➕",
        note=_from_both(turn, first, second),
    )


def _cube(turn: Turn, cube: Cube) -> Choice:
    source, colour = cube
    return choice(
        turn.text("entry-cube", colour=COLOUR_NAMES[colour]),
        TAKE[source][colour],
        emoji=COLOUR_NAMES[colour],
        note=turn.text("entry-from", source=SOURCE_NAMES[source]),
    )


def _from_both(turn: Turn, first: Cube, second: Cube) -> str:
    sources = sorted({first[0], second[0]})
    source = SOURCE_NAMES[sources[0]] if len(sources) == 1 else "both"
    return turn.text("entry-pair-from", source=source)


def _progress(turn: Turn, order: OpenOrder) -> str:
    filled = sum(1 for cubes in order.fields if cubes)
    return turn.text("progress", filled=filled, fields=len(order.fields))
