"""In any game: what panels offer is possible, nothing possible is missing, and Discord takes it."""

from __future__ import annotations

from random import Random

import pytest

from bot.face import Style
from games.zoo.state import State
from tests.bot.panels import check_choices_are_legal, check_limits, choices
from tests.bot.zoo.sitting import GAME, check_all_is_reached, look, panel


@pytest.mark.parametrize(
    ("seats", "bots", "seed", "language"),
    [(2, 0, 1, "de"), (3, 2, 2, "pl"), (1, 3, 3, "hu"), (5, 0, 4, "en")],
)
def test_every_choice_is_legal_and_every_legal_action_is_offered(
    seats: int, bots: int, seed: int, language: str
) -> None:
    random = Random(seed)
    state = GAME.new(seats, seed, {"bots": str(bots)})
    while acting := GAME.to_act(state):
        seat = random.choice(acting)
        state = _take(state, seat, random, Style(language))


def _take(state: State, seat: int, random: Random, style: Style) -> State:
    """One choice of one seat, after every promise about the panel was checked."""
    seen = look(state, seat)
    shown = panel(seen, style)
    check_limits(shown, style.language)
    check_choices_are_legal(GAME, state, seat, shown)
    check_all_is_reached(seen, shown)
    offered = [choice.actions for choice in choices(shown)]
    if shown.confirm and (not offered or random.random() < 0.45):
        offered = [shown.confirm]
    taken = random.choice(offered)
    if any(choice.final and choice.actions == taken for choice in choices(shown)):
        again = panel(seen, style, taken)
        assert again.confirm == taken
        assert again.summary
        check_limits(again, style.language)
    for action in taken:
        state, _ = GAME.apply(state, seat, GAME.parse(action))
    return state


def test_what_is_not_offered_cannot_be_confirmed() -> None:
    state = GAME.new(2, 1)
    assert panel(look(state, 0), chosen=("hire H01", "pay A")).confirm == ()
