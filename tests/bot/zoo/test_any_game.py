"""In any game: what panels offer is possible, nothing possible is missing, and Discord takes it."""

from __future__ import annotations

from random import Random

import pytest

from bot.face import Style
from games.zoo.components import DUPLICATE, FRUIT, HIRE, LOBBY, SHARES, SPECULATE, TOKEN_NAMES
from games.zoo.primitives import ANY, After
from games.zoo.staff import HELPER_BY_ID, HELPERS
from games.zoo.state import Reacting, State
from tests.bot.panels import check_choices_are_legal, check_limits, choices
from tests.bot.zoo.sitting import GAME, check_all_is_reached, look, panel
from tests.games.zoo.positions import acting, has, influence, new, play, row


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


@pytest.mark.parametrize("staff", ["H22", "H24", "H25", "H26", "H28", "H29", "H30", "H31", "H32", "H33"])
@pytest.mark.parametrize("beside", ["", "H21", "H32 H33"])
def test_every_ability_is_offered_alone_and_beside_others(staff: str, beside: str) -> None:
    """Few random games come to a helper that reacts."""
    seen = look(_reacting(" ".join(dict.fromkeys([staff, *beside.split()]))), 0)
    assert isinstance(seen.view.state.phase, Reacting)
    shown = panel(seen)
    check_limits(shown)
    check_choices_are_legal(GAME, seen.view.state, 0, shown)
    check_all_is_reached(seen, shown)


_RESOLVED = {
    LOBBY: ("lobby I01 apple",),
    SPECULATE: ("coins",),
    HIRE: ("hire H18",),
    SHARES: ("buy share apple", "done"),
    FRUIT: ("buy apple", "done"),
}


def _reacting(staff: str) -> State:
    """Somebody with these helpers has resolved what the first of them reacts to."""
    ability = HELPERS[HELPER_BY_ID[staff[:3]]].ability
    assert isinstance(ability, After)
    token = SPECULATE if ability.token in {ANY, DUPLICATE} else ability.token
    state = has(row(influence(new(3), "I01 I05 I08"), "H18 H34 H36"), 0, staff=staff, coins=20, held="AALLPP")
    if ability.token == DUPLICATE:
        state = acting(state, "duplicate", before=(TOKEN_NAMES[token],))
    else:
        state = acting(state, TOKEN_NAMES[token])
    return play(state, *(f"0: {action}" for action in _RESOLVED[token]))[0]


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
