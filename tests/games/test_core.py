"""What all games share: errors that carry data, options, numbers of seats."""

from __future__ import annotations

import pytest

from games import GAMES
from games.core import AnyGame, GameError, IllegalSetup, Option


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


def test_an_error_is_a_code_and_data() -> None:
    error = GameError("workers", needed=3, space="money:5")
    assert (error.code, error.data) == ("workers", {"needed": 3, "space": "money:5"})
    assert str(error) == "workers (needed=3, space='money:5')"
    assert str(GameError("game-over")) == "game-over"


def test_the_first_choice_of_an_option_is_its_default() -> None:
    assert Option("orders", ("drafted", "dealt")).default == "drafted"


def test_the_games_cannot_be_changed_by_accident() -> None:
    with pytest.raises(TypeError):
        GAMES["chess"] = GAMES["gluckauf"]  # type: ignore[index]  # that is the point


def test_settled_options_have_all_keys_and_stay_settled(game: AnyGame) -> None:
    settled = game.settle({})
    assert settled == {option.key: option.choices[0] for option in game.options}
    assert game.settle(settled) == settled
    for option in game.options:
        for choice in option.choices:
            assert game.settle({option.key: choice}) == settled | {option.key: choice}


def test_settling_leaves_the_callers_options_alone(game: AnyGame) -> None:
    given = {game.options[0].key: game.options[0].choices[-1]}
    kept = dict(given)
    game.settle(given)
    assert given == kept


def test_an_unknown_option_or_choice_is_named(game: AnyGame) -> None:
    with pytest.raises(IllegalSetup) as unknown:
        game.settle({"weather": "rain"})
    assert (unknown.value.code, unknown.value.data) == ("unknown-option", {"option": "weather"})
    key = game.options[0].key
    with pytest.raises(IllegalSetup) as wrong:
        game.settle({key: "rain"})
    assert (wrong.value.code, wrong.value.data) == ("unknown-choice", {"option": key, "choice": "rain"})


def test_a_wrong_number_of_seats_is_told_with_the_possible_ones(game: AnyGame) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        game.check_seats(99)
    assert refusal.value.data == {"seats": 99, "possible": game.seat_counts}
