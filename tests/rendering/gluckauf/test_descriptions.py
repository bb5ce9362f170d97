from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.gluckauf.components import SEAT_COUNTS
from games.gluckauf.events import ShiftScored
from games.gluckauf.view import View
from rendering.describing import Part, always, fit
from rendering.gluckauf import trays
from rendering.gluckauf.course import course
from rendering.gluckauf.descriptions import (
    ALT_LIMIT,
    Description,
    describe_board,
    describe_chart,
    describe_final_sheet,
    describe_mine,
    describe_replay,
    describe_shift_sheet,
    describe_tray,
)
from tests.games.gluckauf.positions import Seat, position
from tests.rendering.gluckauf.played import GAME, NAMES, ODD_NAMES, moments, positions, setting, turns
from texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.gluckauf.events import AnyEvent
    from rendering.setting import Setting


def _everything(state_view: View, setting: Setting, events: tuple[AnyEvent, ...]) -> Iterator[Description]:
    yield describe_board(state_view, setting, events)
    for seat in range(state_view.state.seats):
        yield describe_mine(state_view, seat, setting)
        yield describe_tray(trays.outstanding(state_view, seat), setting)
        yield describe_tray(trays.delivered(state_view, seat), setting)
    for event in events:
        if isinstance(event, ShiftScored):
            yield describe_shift_sheet(event, setting)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_whatever_happens_alt_texts_fit_with_nothing_cut_off(seats: int, language: str) -> None:
    table = setting(seats, language, names=ODD_NAMES)
    for state, events in turns(seats, seed=3)[::4]:
        for description in _everything(GAME.view(state, None), table, events):
            assert 0 < len(description.alt) <= ALT_LIMIT
            assert not description.alt.endswith("…")
            assert description.full


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_tray_of_a_turn_is_described_as_its_viewer_sees_it(seats: int) -> None:
    table = setting(seats)
    for state in positions(seats, seed=5):
        own, other = (trays.choices(GAME.view(state, seat)) for seat in (state.active, None))
        assert (own is None) == (other is None)
        if own is None or other is None:
            continue
        assert len(describe_tray(own, table).alt) <= ALT_LIMIT
        if own.kind != trays.DRAFT:
            assert "face down" in describe_tray(other, table).full


def test_a_board_says_what_the_next_worker_costs() -> None:
    state = position(
        Seat(marks=8), Seat(), Seat(), crews={"money:5": (1, 2)}, order_cards={1: "truck:GG"}, active=0
    )
    described = describe_board(View(None, state), setting(3))
    assert "money 5: 3; 1 at every other open space" in described.alt
    assert "money 5: Łucja with 2 workers, needs 3" in described.full
    assert "Closed: workshop 8, mining 4, money 3." in described.alt
    assert "1: truck, 7 points (2 grey)" in described.full


def test_a_mine_says_where_coal_is_and_what_orders_lack() -> None:
    sketch = Seat(
        orders=("truck:GG G,.", "locomotive:BBB B,YK,B"),
        tiles=("grey-light-2 G.",),
        cage_at="grey",
        cage="YK",
        store="B",
    )
    described = describe_mine(View(None, position(sketch, Seat())), 0, setting(2))
    assert "Cage at the grey level: 1 yellow, 1 black, 3 free." in described.alt
    assert "Grey level: 2 grey in carts, 1 empty; tiles 1 light, 0 dark." in described.alt
    assert "truck, 7 points (2 grey), missing grey; locomotive, 7 points (3 brown), complete" in described.alt
    assert "Grey level, light side: printed cart (grey); tile (grey, empty)." in described.full
    assert "brown filled with 1 yellow, 1 black" in described.full
    assert "Tiles: 1 light, 0 dark, −2 points." in described.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_described(language: str) -> None:
    played = turns(4, seed=0)
    table = setting(4, language, names=ODD_NAMES)
    went = course(GAME.view(state, None) for state, _ in played)
    end = GAME.view(played[-1].state, None)
    for description in (
        describe_final_sheet(end, table),
        describe_chart(went, table),
        describe_replay(moments(4, seed=0), table),
    ):
        assert 0 < len(description.alt) <= ALT_LIMIT
        for player in end.state.players:
            assert str(player.vp) in description.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_was_cut_short_has_leaders_and_no_winners(language: str) -> None:
    cut = GAME.cut_short(turns(4, seed=0)[30].state)
    described = describe_final_sheet(GAME.view(cut, None), setting(4, language, names=ODD_NAMES))
    assert len(described.alt) <= ALT_LIMIT
    assert LEADS[language] in described.alt


LEADS = {"en": "Ended early", "pl": "Koniec przed czasem", "hu": "Idő előtt vége", "de": "Vorzeitig beendet"}


def test_equal_views_have_equal_descriptions() -> None:
    state = turns(3, seed=1)[40].state
    first, second = (describe_board(GAME.view(state, None), setting(3)) for _ in range(2))
    assert first == second


def test_names_in_sentences_have_no_invisible_letters() -> None:
    state = turns(4, seed=1)[20].state
    described = describe_board(GAME.view(state, None), setting(4, names=ODD_NAMES))
    assert "\u202e" not in described.full
    assert "\u0000" not in described.full
    assert "№ 4 (purple diamond)" in described.full


def test_the_least_important_gives_way_first() -> None:
    parts = (always("Board."), Part(("Long words.", "Words."), 2), Part(("A remark.", ""), 1))
    assert fit(parts, 40) == "Board. Long words. A remark."
    assert fit(parts, 20) == "Board. Long words."
    assert fit(parts, 14) == "Board. Words."


def test_what_cannot_be_shortened_is_cut_with_a_mark() -> None:
    assert fit((always("Nothing to leave out"),), 8) == "Nothing…"


def test_captions_name_everybody() -> None:
    board = describe_board(GAME.view(turns(4, seed=1)[1].state, None), setting(4), turns(4, seed=1)[1].events)
    assert any(f"{name} drafts an order" in board.full for name in NAMES)


def test_a_few_turns_are_described_by_what_happened_in_them() -> None:
    few = moments(3, seed=1)[20:24]
    described = describe_replay(few, setting(3))
    assert len(described.full.splitlines()) == len(few)
    assert all(line in described.alt for line in described.full.splitlines())


def test_of_too_many_turns_the_latest_are_told() -> None:
    many = moments(3, seed=1)[5:60]
    described = describe_replay(many, setting(3))
    assert len(described.alt) <= ALT_LIMIT
    assert described.alt.endswith(described.full.splitlines()[-1])
