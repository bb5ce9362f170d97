from __future__ import annotations

import pytest

from games.gluckauf.components import CARDS, HIDDEN, ORDERS, SEAT_COUNTS, TILES, WORKSHOPS
from games.gluckauf.state import Looking
from rendering.gluckauf import trays
from rendering.gluckauf.tray import draw
from rendering.gluckauf.trays import Item, Tray
from tests.games.gluckauf.positions import Seat, position
from tests.rendering.gluckauf.played import GAME, positions, setting, turns
from tests.rendering.scrutiny import flaws
from texts import LANGUAGES


def _numbered(count: int, whole: int) -> tuple[Item, ...]:
    return tuple(Item(number, number % whole) for number in range(1, count + 1))


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 6, 7, 10, 13, 20, 29, 44])
def test_any_number_of_cards_has_room(count: int) -> None:
    picture = draw(Tray(trays.DELIVERED, ORDERS, _numbered(count, len(CARDS))), setting(4))
    assert flaws(picture) == []
    assert sum(mark.name == "tag" for mark in picture.marks) == count


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_drawn_tiles_have_room(count: int, theme: str, language: str) -> None:
    tray = Tray(trays.DRAWN_TILES, WORKSHOPS, _numbered(count, len(TILES)))
    assert flaws(draw(tray, setting(4, language, theme))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", trays.KINDS)
def test_every_title_fits(kind: str, language: str) -> None:
    assert flaws(draw(Tray(kind, ORDERS, _numbered(3, len(CARDS))), setting(4, language))) == []


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_trays_of_a_whole_game_can_be_drawn_for_their_viewer_and_for_others(seats: int) -> None:
    for state in positions(seats, seed=4)[::4]:
        for viewer in (state.active, None):
            tray = trays.choices(GAME.view(state, viewer))
            assert tray is None or flaws(draw(tray, setting(seats))) == []


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_own_cards_can_be_laid_out_at_any_time(seats: int) -> None:
    for state, _ in turns(seats, seed=6)[::9]:
        for seat in range(seats):
            view = GAME.view(state, seat)
            assert flaws(draw(trays.outstanding(view, seat), setting(seats))) == []
            assert flaws(draw(trays.delivered(view, seat), setting(seats))) == []


def test_tiles_are_numbered_in_the_order_they_were_drawn_and_dear_ones_marked() -> None:
    dear, cheap = len(TILES) - 1, 0
    state = position(Seat(marks=3), Seat(), phase=Looking(WORKSHOPS, (dear, cheap)), active=0)
    tray = trays.choices(GAME.view(state, 0))
    assert tray == Tray(
        trays.DRAWN_TILES, WORKSHOPS, (Item(1, dear, too_dear=True), Item(2, cheap, too_dear=False))
    )
    hidden = trays.choices(GAME.view(state, 1))
    assert hidden is not None
    assert [item.what for item in hidden.items] == [HIDDEN, HIDDEN]
    assert not any(item.too_dear for item in hidden.items)
