from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from games.chance import Chance
from games.zoo.cards import CARDS
from games.zoo.components import HIDDEN
from games.zoo.events import CardRevealed, HelperTurnedUp, RoundEnded
from games.zoo.staff import HELPERS
from games.zoo.state import Looking
from games.zoo.view import View
from rendering.scene import SHELF, Picture
from rendering.setting import Setting
from rendering.zoo import holdings, market, sheets, tray, trays
from rendering.zoo.cards import COMPANY, HELPER
from rendering.zoo.market import layout
from rendering.zoo.report import reports
from tests.rendering.scrutiny import flaws
from tests.rendering.zoo.gallery import EXHIBITS
from tests.rendering.zoo.played import GAME, NAMES, ODD_NAMES, TABLES, all_events, positions, setting, turns
from texts import LANGUAGES

MOST_BYTES = 300 * 1024
tables = pytest.mark.parametrize(("seats", "bots"), TABLES)
themes = pytest.mark.parametrize("theme", ["light", "dark"])
languages = pytest.mark.parametrize("language", LANGUAGES)


@tables
def test_whatever_happens_the_market_keeps_everything_in_its_place(seats: int, bots: int) -> None:
    table = setting(count=seats + bots)
    for state, events in turns(seats, bots, seed=3)[::5]:
        for viewer in (0, None):
            assert flaws(market.draw(GAME.view(state, viewer), table, events)) == []


@tables
def test_whatever_a_player_has_it_finds_its_place(seats: int, bots: int) -> None:
    table = setting(count=seats + bots)
    for state, events in turns(seats, bots, seed=4)[::9]:
        for player in range(seats + bots):
            assert flaws(holdings.draw(GAME.view(state, None), table, player, events)) == []


@languages
@pytest.mark.parametrize(("theme", "names"), [("light", NAMES), ("dark", ODD_NAMES)])
def test_all_pictures_can_be_read_in_every_light_and_language(
    language: str, theme: str, names: tuple[str, ...]
) -> None:
    table = setting(language, theme, names)
    played = turns(5, 0, seed=1)
    for state, events in (played[7], played[-12], played[-1]):
        view = GAME.view(state, None)
        assert flaws(market.draw(view, table, events)) == []
        assert flaws(holdings.draw(view, table, 2, events)) == []
        assert flaws(tray.draw(trays.to_hire(state, 1), table)) == []
        assert flaws(tray.draw(trays.to_lobby(state), table)) == []
        assert flaws(tray.draw(trays.deck(view, 1), table)) == []
    end = GAME.view(played[-1].state, None)
    assert flaws(sheets.draw_final_sheet(end, table)) == []
    assert flaws(sheets.draw_chart(end, table)) == []
    for report in reports(all_events(5, 0, seed=1)):
        assert flaws(sheets.draw_round_sheet(report, end.state.order, table)) == []


@languages
@pytest.mark.parametrize("name", EXHIBITS)
def test_everything_is_in_its_place_and_can_be_read_in_hard_positions_too(name: str, language: str) -> None:
    odd = EXHIBITS[name]()._replace(names=ODD_NAMES)
    assert flaws(odd.market("light", language)) == []
    assert flaws(odd.holdings("dark", language)) == []


@languages
def test_every_helper_and_every_card_fits_on_its_card(language: str) -> None:
    table = setting(language)
    for kind, sort, count in ((trays.STAFF, HELPER, len(HELPERS)), (trays.STAFF, COMPANY, len(CARDS))):
        for together in (4, 12):
            for start in range(0, count, together):
                items = tuple(trays.Item(n + 1, n) for n in range(start, min(count, start + together)))
                picture = tray.draw(trays.Tray(kind, sort, items), table)
                assert flaws(picture) == []
                assert _uncut(picture)


@languages
def test_no_text_of_a_card_is_cut_in_the_market(language: str) -> None:
    table = setting(language)
    state = turns(5, 0, seed=1)[0].state
    for start in range(0, len(HELPERS), 4):
        row = tuple(range(start, start + 4))
        influence = tuple(len(CARDS) - 1 - (start + n) % 23 for n in range(4))
        shown = GAME.view(replace(state, helpers=row, influence=influence), None)
        picture = market.draw(shown, table)
        assert flaws(picture) == []
        assert _uncut(picture)


def _uncut(picture: Picture) -> bool:
    return not any(mark.words.endswith("…") for mark in picture.marks)


@themes
def test_files_are_small_and_of_a_shape_that_is_not_cropped(theme: str) -> None:
    table = setting("de", theme)
    played = turns(5, 0, seed=2)
    for state, events in played[::11]:
        view = GAME.view(state, None)
        for picture in (market.draw(view, table, events), holdings.draw(view, table, 0, events)):
            data = picture.png()
            assert len(data) <= MOST_BYTES
            with Image.open(io.BytesIO(data)) as image:
                assert image.width / image.height <= 11 / 7


def test_equal_views_give_equal_bytes() -> None:
    state, events = turns(3, 1, seed=5)[20]
    first = market.draw(GAME.view(state, None), setting(), events).png()
    SHELF.clear()
    assert market.draw(GAME.view(GAME.decode(GAME.encode(state)), None), setting(), events).png() == first


@settings(max_examples=15)
@given(st.sampled_from(TABLES), st.integers(0, 2**16), st.integers(0, 300))
def test_what_a_viewer_may_not_know_is_in_no_picture(table: tuple[int, int], seed: int, step: int) -> None:
    """Another position that looks the same to somebody gives them the same pictures, byte for byte."""
    seats, bots = table
    played = positions(seats, bots, seed % 4)
    state, how = played[step % len(played)].state, setting(count=seats + bots)
    for viewer in range(seats):
        view = GAME.view(state, viewer)
        other = GAME.view(GAME.guess(view, viewer, Chance(seed)), viewer)
        seen = [[picture.lines.tobytes() for picture in _all_of(each, how)] for each in (view, other)]
        assert seen[0] == seen[1]


def _all_of(view: View, how: Setting) -> Iterator[Picture]:
    """All there is to see of a position."""
    yield market.draw(view, how)
    for player in range(len(view.state.players)):
        yield holdings.draw(view, how, player)
    yield tray.draw(trays.known(view), how)
    choices = trays.choices(view)
    if choices is not None:
        yield tray.draw(choices, how)


def test_what_an_onlooker_sees_does_not_depend_on_what_is_hidden() -> None:
    """Two states that differ in choices and decks alone."""
    state = next(turn.state for turn in positions(3, 0, 6) if turn.state.choices[0].ready)
    chosen = (replace(state.choices[0], token=(state.choices[0].token + 1) % 5), *state.choices[1:])
    companies = tuple(replace(one, deck=tuple(reversed(one.deck))) for one in state.companies)
    other = replace(state, choices=chosen, companies=companies)
    first, second = (market.draw(GAME.view(one, None), setting(count=3)).png() for one in (state, other))
    assert first == second


@themes
def test_the_golden_frame_around_whoever_is_waited_for_is_whole(theme: str) -> None:
    """Whatever lies on the plate."""
    view = EXHIBITS["fullest"]().view
    picture = market.draw(view, setting(theme=theme))
    box = layout.plate_box(next(seat for seat, choice in enumerate(view.state.choices) if not choice.ready))
    lower_edge = picture.pixels[
        box.top + layout.PLATE_PITCH - 12, layout.PLATE_LEFT + 20 : layout.PLATE_RIGHT - 20
    ]
    assert len(set(lower_edge.tolist())) == 1


def test_what_turned_up_is_lit() -> None:
    state, events = next(
        turn for turn in turns(4, 0, 2) if any(isinstance(event, HelperTurnedUp) for event in turn.events)
    )
    lit, plain = (market.draw(GAME.view(state, None), setting(count=4), some) for some in (events, ()))
    assert (lit.pixels != plain.pixels).any()


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 6, 8, 9, 12, 15, 18])
def test_any_number_of_cards_has_room(count: int) -> None:
    items = tuple(trays.Item(n + 1, n % len(HELPERS)) for n in range(count))
    picture = tray.draw(trays.Tray(trays.STAFF, HELPER, items), setting())
    assert flaws(picture) == []
    assert sum(mark.name == "tag" for mark in picture.marks) == count


@tables
def test_every_tray_of_a_game_can_be_drawn_for_its_viewer_and_for_others(seats: int, bots: int) -> None:
    for state, _ in positions(seats, bots, seed=7)[::3]:
        for viewer in (state.active if state.active < seats else 0, None):
            view = GAME.view(state, viewer)
            laid = trays.choices(view)
            assert laid is None or flaws(tray.draw(laid, setting())) == []
            assert flaws(tray.draw(trays.known(view), setting())) == []


def test_cards_looked_at_are_face_down_for_others() -> None:
    state = next(
        turn.state
        for seed in range(8, 30)
        for turn in positions(2, 0, seed)
        if isinstance(turn.state.phase, Looking)
    )
    own, other = (trays.choices(GAME.view(state, viewer)) for viewer in (state.active, None))
    assert own is not None
    assert other is not None
    assert all(item.what != HIDDEN for item in own.items)
    assert all(item.what == HIDDEN for item in other.items)


def test_a_round_has_its_sheet_only_when_it_is_over() -> None:
    events = all_events(3, 0, seed=1)
    unfinished = events[: next(i for i, event in enumerate(events) if isinstance(event, CardRevealed)) + 1]
    with pytest.raises(ValueError, match="when the round is over"):
        sheets.draw_round_sheet(reports(unfinished)[0], (0, 1, 2), setting())


def test_there_is_no_final_sheet_while_the_game_goes_on() -> None:
    with pytest.raises(ValueError, match="when the game is over"):
        sheets.draw_final_sheet(GAME.view(turns(3, 0, 1)[10].state, None), setting())


@tables
def test_the_course_of_a_game_ends_with_its_scores(seats: int, bots: int) -> None:
    played = positions(seats, bots, seed=2)
    went = sheets.course(played[-1].state)
    assert len(went) == 6
    assert went[-1][:seats] == GAME.outcome(played[-1].state).scores  # type: ignore[union-attr]
    assert went[0] == tuple(player.coins // 5 for player in played[0].state.players)
    ended = [event for event in all_events(seats, bots, 2) if isinstance(event, RoundEnded)]
    assert went[1] == sheets.standings(ended[0].sheet)


@tables
def test_the_course_of_a_game_that_was_cut_short_ends_where_it_stood(seats: int, bots: int) -> None:
    played = positions(seats, bots, seed=2)
    middle = next(turn.state for turn in played if len(turn.state.sheets) == 2)
    cut = GAME.cut_short(middle)
    went = sheets.course(cut)
    assert went[:-1] == sheets.course(middle)
    assert went[-1][:seats] == GAME.outcome(cut).scores  # type: ignore[union-attr]
