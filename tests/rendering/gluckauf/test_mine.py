"""A mine shows its tunnels, its cage, its orders and its store, few or many, and what has just changed."""

from __future__ import annotations

import io

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from games.gluckauf.components import BLACK, CARDS, EMPTY, GREY, STOP_NAMES, YELLOW
from games.gluckauf.events import Bought, CageMoved, Loaded, Stored, TookOrder
from games.gluckauf.state import Mining, State
from rendering.canvas import Box
from rendering.gluckauf.mine import draw, layout
from rendering.scene import Picture
from tests.games.gluckauf.positions import CARD, TILE, Seat, position
from tests.rendering.gluckauf.gallery import EXHIBITS
from tests.rendering.gluckauf.played import GAME, ODD_NAMES, setting, turns
from tests.rendering.scrutiny import flaws

MOST_BYTES = 300 * 1024
themes = pytest.mark.parametrize("theme", ["light", "dark"])


def _drawn(state: State, seat: int = 0, events: tuple[object, ...] = ()) -> Picture:
    return draw(GAME.view(state, None), setting(state.seats), seat, events)  # type: ignore[arg-type]  # of this game


def _count(picture: Picture, name: str) -> int:
    return sum(mark.name == name for mark in picture.marks)


def _read(picture: Picture, box: Box) -> list[str]:
    words = [mark for mark in picture.marks if mark.words and box.contains(mark.box)]
    return [mark.words for mark in sorted(words, key=lambda mark: mark.box.left)]


def _changed(one: Picture, other: Picture, box: Box) -> bool:
    part = slice(box.top, box.bottom), slice(box.left, box.right)
    return bool((one.pixels[part] != other.pixels[part]).any())


def _with_tunnels(*tunnels: tuple[tuple[int, ...], ...]) -> State:
    state = turns(4, 3)[40].state
    player = replace(state.players[0], tunnels=tunnels)
    return replace(state, players=(player, *state.players[1:]))


@themes
@pytest.mark.parametrize("name", EXHIBITS)
def test_everything_is_in_its_place_and_can_be_read(name: str, theme: str) -> None:
    exhibit = EXHIBITS[name]()
    assert flaws(exhibit.mine(theme, "en")) == []
    assert flaws(exhibit._replace(names=ODD_NAMES).mine(theme, "pl")) == []


@themes
@pytest.mark.parametrize("name", EXHIBITS)
def test_files_are_small_and_of_a_shape_that_is_not_cropped(name: str, theme: str) -> None:
    data = EXHIBITS[name]().mine(theme, "en").png()
    assert len(data) <= MOST_BYTES
    with Image.open(io.BytesIO(data)) as image:
        assert image.width / image.height <= 11 / 7


@pytest.mark.parametrize("count", range(9))
def test_any_number_of_tiles_has_room_on_every_side_of_every_level(count: int) -> None:
    tunnels = [tuple((colour, EMPTY)[: 1 + i % 2] for i in range(count)) for colour in range(4) for _ in "ld"]
    picture = _drawn(_with_tunnels(*tunnels))
    assert flaws(picture) == []
    assert _count(picture, "chamber") == 8 * count + 4


@pytest.mark.parametrize("count", range(31))
def test_any_number_of_orders_has_room(count: int) -> None:
    state = turns(2, 8)[60].state
    orders = tuple(
        replace(state.players[0].orders[0], card=card, fields=((),) * len(CARDS[card].fields))
        for card in range(count)
    )
    player = replace(state.players[0], orders=orders)
    picture = _drawn(replace(state, players=(player, state.players[1])))
    assert flaws(picture) == []
    assert _count(picture, "card") == min(count, 24)
    more = [mark.words for mark in picture.marks if mark.words.startswith("+")]
    assert more == ([f"+{count - 23}"] if count > 24 else [])


@pytest.mark.parametrize("workers", [0, 1, 2, 9, 18])
def test_all_workers_at_home_stand_before_the_house_and_are_counted(workers: int) -> None:
    state = turns(2, 8)[20].state
    picture = _drawn(replace(state, players=(replace(state.players[0], workers=workers), state.players[1])))
    assert flaws(picture) == []
    assert _read(picture, layout.WORKERS) == [str(workers)]


@pytest.mark.parametrize("stop", range(len(STOP_NAMES)))
def test_the_cage_stands_at_its_stop(stop: int) -> None:
    state = turns(2, 8)[20].state
    player = replace(state.players[0], cage_at=stop, cage=(2, 1, 0, 2))
    picture = _drawn(replace(state, players=(player, state.players[1])))
    (cage,) = [mark.box for mark in picture.marks if mark.name == "cage"]
    if stop == 0:
        assert cage.bottom <= layout.FIRST_LEVEL
    else:
        assert (
            layout.level_top(stop - 1) <= cage.centre[1] <= layout.level_top(stop - 1) + layout.LEVEL_HEIGHT
        )
    assert layout.SHAFT.contains(cage)


def test_scales_weigh_lit_tiles_against_unlit_ones() -> None:
    state = position(Seat(tiles=("grey-light-2", "yellow-light-1", "black-dark-1")), Seat())
    assert _read(_drawn(state), layout.SCALES) == ["2", "−2", "1"]


def test_steps_left_are_shown_to_whoever_is_mining() -> None:
    state = position(Seat(), Seat(), phase=Mining(7), active=0)
    assert _read(_drawn(state), layout.STEPS) == ["7"]
    assert _read(_drawn(state, 1), layout.STEPS) == []


def test_store_and_stats_are_written_out() -> None:
    state = position(Seat(marks=12, delivered=("handcart:Y",), store="YYG"), Seat())
    picture = _drawn(state)
    assert _read(picture, layout.STORE) == ["2", "0", "1", "0"]
    assert _read(picture, layout.STATS)[-2:] == ["12", "1"]


@pytest.mark.parametrize(
    ("event", "box"),
    [
        (Bought(0, TILE["grey-light-2"], 6, (GREY, GREY)), layout.tunnel_box(GREY, 0)),
        (CageMoved(0, 0, 3), layout.SHAFT),
        (Loaded(0, GREY, GREY), layout.SHAFT),
        (Stored(0, YELLOW), layout.STORE),
        (TookOrder(0, CARD["truck:GG"]), layout.ORDERS),
    ],
)
def test_what_has_changed_is_framed(event: object, box: Box) -> None:
    state = position(
        Seat(orders=("truck:GG",), tiles=("grey-light-2",), cage_at="grey", cage="G", store="Y"), Seat()
    )
    before, after = _drawn(state), _drawn(state, 0, (event,))
    assert _changed(before, after, box)
    outside = np.ones(before.pixels.shape, bool)
    outside[box.top : box.bottom, box.left : box.right] = False
    outside[layout.STATS.top : layout.STATS.bottom, layout.STATS.left : layout.STATS.right] = False
    assert (before.pixels == after.pixels)[outside].all()


def test_black_coal_has_a_light_outline_in_the_dark() -> None:
    state = position(Seat(tiles=("black-dark-1",)), Seat())
    full, empty = _drawn(state), _drawn(position(Seat(tiles=("black-dark-1 .",)), Seat()))
    assert _changed(full, empty, layout.tunnel_box(BLACK, 1))
