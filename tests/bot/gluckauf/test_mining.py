"""Mining: steps, cage, loading, and the list of cubes to put somewhere."""

from __future__ import annotations

from bot.face import Panel
from games.gluckauf.state import State
from tests.bot.gluckauf.sitting import GAME, check_all_is_reached, look, panel
from tests.bot.panels import button, check_choices_are_legal, check_limits, choices, labels, notes
from tests.games.gluckauf.positions import Seat, position, rivals

MINE_8 = "work mining:8"


def _state(**seat: object) -> State:
    return position(Seat(**seat), *rivals())  # type: ignore[arg-type]  # the words of a sketch


def test_the_steps_left_are_counted_down() -> None:
    state = _state()
    assert panel(look(state, MINE_8)).title == "Mining · 8 of 8 steps left"
    assert panel(look(state, MINE_8, "cage grey", "load grey")).title == "Mining · 6 of 8 steps left"


def test_where_the_cage_stands_is_disabled() -> None:
    state = _state()
    assert labels(panel(look(state, MINE_8)), possible=False) == ["Surface"]
    below = panel(look(state, MINE_8, "cage grey"))
    assert labels(below, possible=False) == ["Grey"]
    assert "Load grey" in labels(below)


def test_an_empty_level_and_a_full_cage_are_explained() -> None:
    assert notes(panel(look(_state(printed="YB.K"), MINE_8, "cage grey"))) == [
        "No coal is left on this level."
    ]
    full = _state(cage="YYBBG")
    assert notes(panel(look(full, MINE_8, "cage grey"))) == ["The cage is full: its five places are taken."]


def test_all_cubes_of_a_colour_are_loaded_with_one_click() -> None:
    state = _state(cage="YYB", tiles=("grey-light-2", "grey-dark-1"))
    below = panel(look(state, MINE_8, "cage grey"))
    assert button(below, "Load grey") == ("load grey",)
    assert button(below, "Load 2 grey") == ("load grey", "load grey"), "the cage has two places left"
    steps = ["cage surface", "cage grey"] * 3
    last = panel(look(state, MINE_8, "cage grey", *steps))
    assert labels(last)[-1] == "Load grey", "there is one step left"


def test_a_cube_goes_to_an_order_or_the_store_with_one_pick() -> None:
    shown = panel(look(_state(cage="G", orders=("truck:GG G,.",)), MINE_8))
    assert button(shown, "Grey → truck (7 points)") == ("take cage grey", "to truck:GG")
    assert button(shown, "Grey → store") == ("take cage grey", "store")
    (entry,) = (choice for choice in choices(shown) if choice.label == "Grey → truck (7 points)")
    assert entry.note == "From the cage · 1 of 2 fields filled"


def test_two_cubes_for_one_field_are_one_pick_while_the_list_can_hold_them() -> None:
    state = _state(cage="Y", store="B", orders=("truck:K",))
    shown = panel(look(state, MINE_8))
    pair = button(shown, "1 yellow, 1 brown → black field · truck (5 points)")
    assert pair == ("take cage yellow", "pair store brown", "field black", "to truck:K")
    check_choices_are_legal(GAME, look(state, MINE_8).view.state, state.active, shown)


def test_with_one_step_left_two_cubes_are_not_offered() -> None:
    state = _state(cage="YB", orders=("truck:K",))
    shown = panel(look(state, "work mining:6", *["cage yellow", "cage surface"] * 2, "cage yellow"))
    assert "Two" not in " ".join(choice.note for choice in choices(shown))


def test_a_store_full_of_coal_is_put_away_in_smaller_choices() -> None:
    four = tuple(f"{transport}:YBGK" for transport in ("handcart", "horse-cart", "truck", "locomotive"))
    state = _state(cage="YBGK", store="YYBBGGKK", orders=(*four, "truck:KKK", "handcart:GGG"))
    assert button(_checked(state, MINE_8), "Black → …", "From the store") == ("take store black",)
    first = (MINE_8, "take store black")
    assert button(_checked(state, *first), "Together with a second cube: grey …", "From the cage") == (
        "pair cage grey",
    )
    pair = (*first, "pair cage grey")
    assert button(_checked(state, *pair), "Yellow field · truck (10 points)") == (
        "field yellow",
        "to truck:YBGK",
    )
    assert "Yellow field · truck (10 points)" in labels(_checked(state, *pair, "field yellow"))


def _checked(state: State, *planned: str) -> Panel:
    """The panel, after every promise about it was checked."""
    seen = look(state, *planned)
    shown = panel(seen)
    check_limits(shown)
    check_choices_are_legal(GAME, seen.view.state, state.active, shown)
    check_all_is_reached(seen, [shown])
    return shown


def test_mining_may_be_confirmed_at_any_time() -> None:
    state = _state()
    shown = panel(look(state, MINE_8, "cage grey"))
    assert shown.confirm == ("done",)
    assert shown.summary == "You mine 1 step: the cage to the grey level. This takes 1 worker."
