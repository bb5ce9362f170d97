"""Every invariant can be broken, and tells so by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.gluckauf.invariants import flaw
from games.gluckauf.state import (
    CAGE,
    STORE,
    Drafting,
    Filling,
    Final,
    Holding,
    Looking,
    Mining,
    OpenOrder,
    Over,
    Pairing,
    Returning,
    Row,
    Sheet,
    State,
)

from .positions import CARD, GAME, TILE, Seat, carts, order, play, position, rivals

SOUND = position(
    Seat(
        marks=5, orders=("truck:GG",), delivered=("handcart:B",), tiles=("grey-light-2",), cage="K", store="K"
    ),
    *rivals(),
    crews={"money:5": (1, 2)},
)
DRAFTING: State = GAME.new(3, 1)
ENDED = play(position(Seat(workers=1), Seat(workers=0), shift=3), "work pithead", "done")


def mine(**changes: Any) -> State:
    """With the first player changed."""
    first, *others = SOUND.players
    return replace(SOUND, players=(replace(first, **changes), *others))


def other(**changes: Any) -> State:
    return replace(SOUND, **changes)


def crew(space: int, whose: int, workers: int) -> State:
    crews = list(SOUND.crews)
    crews[space] = (whose, workers)
    return replace(SOUND, crews=tuple(crews))


def rescored(row: Row) -> State:
    (sheet,) = SOUND.sheets
    return replace(SOUND, sheets=(Sheet((row, *sheet.rows[1:])),))


@pytest.mark.parametrize("state", [SOUND, DRAFTING, ENDED])
def test_sound_positions_have_no_flaw(state: State) -> None:
    assert flaw(state) is None


BROKEN: dict[str, list[Callable[[], State]]] = {
    "sizes": [
        lambda: other(players=SOUND.players[:1]),
        lambda: other(players=SOUND.players * 2),
        lambda: other(pithead=(0,)),
        lambda: other(canteen=()),
        lambda: other(crews=SOUND.crews[1:]),
        lambda: other(workshops=SOUND.workshops[1:]),
        lambda: other(order_cards=SOUND.order_cards[1:]),
    ],
    "course": [
        lambda: other(starter=3),
        lambda: other(active=-1),
        lambda: other(turns=-1),
        lambda: other(shift=0),
        lambda: other(shift=4),
    ],
    "scored": [
        lambda: other(sheets=()),
        lambda: other(phase=Over()),
        lambda: other(finals=(Final(0, 0, 0, 0, 0),) * 3),
        lambda: replace(ENDED, finals=()),
        lambda: replace(ENDED, players=(replace(ENDED.players[0], workers=1), ENDED.players[1])),
    ],
    "mines": [
        lambda: mine(marks=-1),
        lambda: mine(workers=-1),
        lambda: mine(cage=(0, 0, 0, -1)),
        lambda: mine(cage=(2, 2, 2, 0)),
        lambda: mine(store=(-1, 0, 0, 0)),
        lambda: mine(cage_at=5),
        lambda: mine(printed=(0, 1, 2)),
        lambda: mine(printed=(1, 0, 2, 3)),
        lambda: mine(tunnels=((),) * 7),
        lambda: mine(tunnels=((carts("YYY"),), *((),) * 7)),
        lambda: mine(tunnels=(((9,),), *((),) * 7)),
        lambda: mine(orders=(OpenOrder(44, ()),)),
        lambda: mine(orders=(OpenOrder(CARD["truck:GG"], ((),)),)),
        lambda: mine(orders=(OpenOrder(CARD["truck:GG"], ((0,), ())),)),  # one cube of another colour
        lambda: mine(orders=(OpenOrder(CARD["truck:GG"], ((1, 0), ())),)),  # pairs lie in order
        lambda: mine(orders=(OpenOrder(CARD["truck:GG"], ((2, 2, 2), ())),)),
    ],
    "workers": [
        lambda: mine(workers=14),
        lambda: crew(0, 0, 1),
        lambda: crew(7, 1, 1),  # closed
        lambda: crew(16, 3, 2),  # nobody's
        lambda: crew(16, 1, 0),
        lambda: other(pithead=(1, 0, 0)),
        lambda: other(canteen=(0, -1, 1)),
    ],
    "pace": [lambda: other(turns=1000), lambda: mine(marks=1000)],
    "cubes": [
        lambda: other(supply=(0, 0, 0, 0)),
        lambda: mine(cage=(0, 0, 0, 0)),
        lambda: mine(orders=(order("truck:GG G,."),)),
        lambda: other(phase=Filling(TILE["grey-light-2"], (7,), ())),
    ],
    "cards": [
        lambda: other(order_stack=SOUND.order_stack[1:]),
        lambda: other(order_stack=(*SOUND.order_stack[1:], 44)),
        lambda: other(order_stack=(SOUND.order_stack[1], *SOUND.order_stack[1:])),
        lambda: mine(delivered=()),
        lambda: other(phase=Looking("orders", SOUND.order_stack[:5])),
    ],
    "tiles": [
        lambda: other(tile_stack=SOUND.tile_stack[1:]),
        lambda: other(tile_stack=(*SOUND.tile_stack[1:], 16)),
        lambda: mine(tunnels=((),) * 8, store=(0, 0, 2, 1)),
        lambda: other(workshops=(*SOUND.workshops[:7], SOUND.tile_stack[0]), tile_stack=SOUND.tile_stack[1:]),
    ],
    "scores": [
        lambda: mine(vp=4),
        lambda: mine(delivered_vp=0),
        lambda: rescored(Row(1, (0, 0, 0), (0, 0, 0))),
        lambda: rescored(Row(0, (1, 0, 0), (0, 0, 0))),
        lambda: rescored(Row(0, (0, 0), (0, 0))),
        lambda: rescored(Row(0, (-1, 0, 0), (0, 0, 0))),
        lambda: replace(ENDED, finals=(Final(0, 0, 0, 0, 0),) * 2),
    ],
    "draft": [
        lambda: replace(DRAFTING, active=(DRAFTING.active + 1) % 3),
        lambda: replace(DRAFTING, turns=1),
        lambda: replace(
            DRAFTING,
            order_cards=(DRAFTING.order_stack[0], *DRAFTING.order_cards[1:]),
            order_stack=DRAFTING.order_stack[1:],
        ),
        lambda: replace(
            DRAFTING,
            players=(replace(DRAFTING.players[0], workers=0), *DRAFTING.players[1:]),
            canteen=(15, 0, 0),
        ),
        lambda: other(draft=SOUND.order_stack[:3], order_stack=SOUND.order_stack[3:]),
        lambda: other(phase=Drafting()),
    ],
    "phase": [
        lambda: other(phase=Mining(0)),
        lambda: other(phase=Mining(11)),
        lambda: other(phase=Holding(0, (CAGE, 3))),
        lambda: other(phase=Holding(4, (CAGE, 0))),
        lambda: other(phase=Holding(4, (STORE, 2))),
        lambda: other(phase=Holding(4, (2, 3))),
        lambda: other(phase=Holding(4, (CAGE, 4))),
        lambda: replace(mine(cage_at=3), phase=Holding(4, (CAGE, 3))),  # not at the surface
        lambda: other(phase=Pairing(1, ((CAGE, 3), (STORE, 3)), -1)),
        lambda: other(phase=Pairing(4, ((CAGE, 3), (CAGE, 3)), -1)),
        lambda: other(phase=Pairing(4, ((CAGE, 3), (STORE, 3)), 4)),
        lambda: other(phase=Looking("mining", (0,))),
        lambda: other(phase=Looking("workshops", ())),
        lambda: other(phase=Returning("orders", (), "", ())),
        lambda: drawn(lambda tiles: Returning("workshops", tiles, "left", ())),
        lambda: drawn(lambda tiles: Returning("workshops", tiles[:1], "top", tiles[1:])),
        lambda: drawn(lambda tiles: Returning("workshops", tiles[:1], "", tiles[1:])),
        lambda: drawn(lambda tiles: Filling(tiles[0], (), tiles[1:])),  # the supply is not short
        lambda: replace(SOUND, players=_without_workers(), canteen=(15, 0, 0)),
    ],
    "playable": [
        lambda: other(phase=Pairing(4, ((CAGE, 3), (STORE, 3)), 0)),  # no yellow field is empty
        lambda: other(phase=Holding(1, (STORE, 3))),
    ],
}


def drawn(phase: Callable[[tuple[int, ...]], Any]) -> State:
    """With the top three tiles in hand."""
    return replace(SOUND, tile_stack=SOUND.tile_stack[3:], phase=phase(SOUND.tile_stack[:3]))


def _without_workers() -> tuple[Any, ...]:
    return (replace(SOUND.players[0], workers=0), *SOUND.players[1:])


@pytest.mark.parametrize(
    ("name", "broken"), [(name, broken) for name, cases in BROKEN.items() for broken in cases]
)
def test_a_broken_invariant_is_named(name: str, broken: Callable[[], State]) -> None:
    assert flaw(broken()) == name
