from __future__ import annotations

import io

import pytest
from PIL import Image

from games.zoo.events import CardRevealed, TookFruit
from rendering.zoo import phase, replay
from rendering.zoo.moments import Moment
from tests.rendering.scrutiny import flaws
from tests.rendering.zoo.played import GAME, TABLES, market_phase, setting, turns
from texts import LANGUAGES


@pytest.mark.parametrize(("seats", "bots"), TABLES)
@pytest.mark.parametrize("number", [1, 3])
def test_a_market_phase_shows_every_card_and_ends_as_the_table_stands(
    seats: int, bots: int, number: int
) -> None:
    state, events = market_phase(seats, bots, seed=5, number=number)
    shots = phase.story(GAME.view(state, None), events, setting(count=seats + bots))
    assert sum(shot.card is not None for shot in shots) == sum(isinstance(e, CardRevealed) for e in events)
    taken = sum(sum(fruit) for shot in shots for _, fruit in shot.takers)
    by_cards = sum(isinstance(e, TookFruit) and e.cause != "" for e in events)
    assert taken == sum(isinstance(e, TookFruit) for e in events) - by_cards
    for company in range(3):
        last = [shot for shot in shots if shot.company == company][-1]
        assert last.price == state.companies[company].price
    for shot in shots[::4]:
        assert flaws(phase.picture(shot, setting(count=seats + bots))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_market_phase_is_a_small_animation(language: str, theme: str) -> None:
    state, events = market_phase(3, 1, seed=5, number=2)
    view, table = GAME.view(state, None), setting(language, theme, count=4)
    data = phase.draw(view, events, table)
    assert len(data) < 1024 * 1024
    with Image.open(io.BytesIO(data)) as image:
        assert image.width / image.height <= 11 / 7
        assert getattr(image, "n_frames", 1) == len(phase.story(view, events, table))


def test_there_is_no_animation_without_a_market_phase() -> None:
    state = turns(3, 0, 1)[1].state
    with pytest.raises(ValueError, match="market phase"):
        phase.draw(GAME.view(state, None), (), setting())


def _moments(seats: int, bots: int, seed: int) -> list[Moment]:
    return [Moment(GAME.view(state, None), events) for state, events in turns(seats, bots, seed)]


def test_a_replay_has_a_frame_for_each_turn_and_the_final_sheet() -> None:
    moments = _moments(3, 1, seed=5)
    data = replay.draw(moments[-6:], setting(count=4))
    with Image.open(io.BytesIO(data)) as image:
        assert getattr(image, "n_frames", 1) == 7
        assert image.width / image.height <= 11 / 7


def test_below_each_frame_stands_what_happened() -> None:
    moments = _moments(3, 0, seed=5)
    for strip in replay.strips(moments, setting(count=3)):
        assert strip.words.endswith(".")


def test_turns_are_joined_where_a_file_would_be_too_large() -> None:
    moments = _moments(2, 0, seed=5)[:10]
    whole = len(replay.draw(moments, setting(count=2)))
    assert len(replay.draw(moments, setting(count=2), most_bytes=whole - 1)) < whole
    with pytest.raises(ValueError, match="more than 1000"):
        replay.draw(moments, setting(count=2), most_bytes=1000)


def test_an_animation_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one moment"):
        replay.draw([], setting())
