"""Mining: the six kinds of work step, and two cubes for one."""

from __future__ import annotations

import pytest

from games.core import IllegalAction
from games.gluckauf.components import CARDS
from games.gluckauf.events import CageMoved, Filled, Loaded, Stored
from games.gluckauf.state import CAGE, STORE, Mining, State, TurnOver

from .positions import CARD, Seat, carts, cubes, options, order, play, play_and_tell, position, rivals

STOPS = ("surface", "yellow", "brown", "grey", "black")


def mining(seat: Seat, steps: int = 8) -> State:
    """At work, with that many steps left."""
    return position(seat, *rivals(3), phase=Mining(steps))


def refuses(state: State, text: str) -> bool:
    with pytest.raises(IllegalAction, match="not-now"):
        play(state, text)
    return True


def test_the_rulebooks_example_of_eight_steps() -> None:
    seat = Seat(orders=("truck:GG",), tiles=("grey-dark-1",))
    state = play(
        position(seat, *rivals(3)),
        "work mining:8",
        *("cage grey", "load grey", "load grey", "cage yellow", "load yellow", "cage surface"),
        *("take cage grey", "to truck:GG", "take cage grey", "to truck:GG"),
    )
    assert state.me.orders == (order("truck:GG G,G"),)
    assert state.me.cage == cubes("Y")  # the yellow cube stays in the cage
    assert state.phase == TurnOver()


class TestTheCage:
    @pytest.mark.parametrize("start", STOPS)
    def test_it_moves_in_one_step_to_any_level_and_the_surface(self, start: str) -> None:
        state = mining(Seat(cage_at=start))
        others = [stop for stop in STOPS if stop != start]
        assert {text for text in options(state) if text.startswith("cage")} == {f"cage {s}" for s in others}
        for stop in others:
            after, events = play_and_tell(state, f"cage {stop}")
            assert after.me.cage_at == STOPS.index(stop)
            assert after.phase == Mining(7)
            assert events == (CageMoved(0, STOPS.index(start), STOPS.index(stop)),)

    @pytest.mark.parametrize("stop", STOPS)
    def test_it_stays_where_it_is_until_the_owner_mines_again(self, stop: str) -> None:
        state = play(mining(Seat(cage_at="grey" if stop != "grey" else "black")), f"cage {stop}", "done")
        assert state.players[0].cage_at == STOPS.index(stop)


class TestLoading:
    def test_a_cube_comes_from_any_cart_of_the_level_printed_ones_and_both_sides(self) -> None:
        seat = Seat(cage_at="brown", tiles=("brown-light-1 Y", "brown-dark-2 KG", "grey-dark-1"))
        state = mining(seat)
        assert {text for text in options(state) if text.startswith("load")} == {
            f"load {colour}" for colour in ("yellow", "brown", "grey", "black")
        }
        after, events = play_and_tell(state, "load brown", "load yellow", "load black", "load grey")
        assert after.me.cage == cubes("YBGK")
        assert after.me.level(1) == carts("....")
        assert after.me.level(2) == carts("GG")
        assert after.phase == Mining(4)
        assert events[0] == Loaded(0, 1, 1)

    @pytest.mark.parametrize("printed_first", range(4))
    def test_carts_holding_the_same_colour_are_one_option_and_one_of_them_is_emptied(
        self, printed_first: int
    ) -> None:
        level = STOPS[printed_first + 1]
        state = mining(Seat(cage_at=level, tiles=(f"{level}-light-2", f"{level}-dark-1")))
        assert [text for text in options(state) if text.startswith("load")] == [f"load {level}"]
        for left in (3, 2, 1, 0):
            state = play(state, f"load {level}")
            assert sum(cube != -1 for cube in state.me.level(printed_first)) == left
        assert refuses(state, f"load {level}")

    def test_the_cage_takes_five(self) -> None:
        state = mining(Seat(cage_at="yellow", cage="KKKK", tiles=("yellow-light-2",)))
        full = play(state, "load yellow")
        assert sum(full.me.cage) == 5
        assert refuses(full, "load yellow")

    def test_only_from_the_level_where_the_cage_is(self) -> None:
        state = mining(Seat(cage_at="grey"))
        assert refuses(state, "load black")
        assert refuses(mining(Seat()), "load yellow")

    def test_an_empty_cart_gives_nothing(self) -> None:
        assert refuses(mining(Seat(cage_at="yellow", printed=".BGK")), "load yellow")


class TestFillingAField:
    def test_from_the_cage_at_the_surface_to_a_field_of_the_same_colour(self) -> None:
        state = mining(Seat(cage="GY", orders=("truck:GG", "truck:K")))
        after, events = play_and_tell(state, "take cage grey", "to truck:GG")
        assert after.me.orders == (order("truck:GG G,."), order("truck:K"))
        assert after.me.cage == cubes("Y")
        assert after.phase == Mining(7)
        assert events == (Filled(0, CARD["truck:GG"], 2, ((CAGE, 2),)),)

    def test_not_from_the_cage_below_the_surface(self) -> None:
        assert refuses(mining(Seat(cage="G", cage_at="yellow", orders=("truck:GG",))), "take cage grey")

    def test_not_to_a_field_of_another_colour_or_a_full_one(self) -> None:
        state = play(mining(Seat(cage="G", orders=("truck:GG G,G", "truck:K", "truck:G"))), "take cage grey")
        assert options(state) == {"to truck:G", "store"}

    def test_not_to_somebody_elses_order(self) -> None:
        others = Seat(orders=("truck:G",))
        state = position(Seat(cage="G"), others, *rivals(), phase=Mining(4))
        assert options(play(state, "take cage grey")) == {"store"}

    @pytest.mark.parametrize("stop", STOPS)
    def test_from_the_store_wherever_the_cage_is(self, stop: str) -> None:
        state = mining(Seat(store="G", cage_at=stop, orders=("truck:GG",)))
        after, events = play_and_tell(state, "take store grey", "to truck:GG")
        assert after.me.orders == (order("truck:GG G,."),)
        assert after.me.store == cubes("")
        assert after.phase == Mining(7)
        assert events == (Filled(0, CARD["truck:GG"], 2, ((STORE, 2),)),)

    def test_from_the_store_only_to_a_field(self) -> None:
        assert refuses(mining(Seat(store="G", orders=("truck:K",))), "take store grey")
        state = play(mining(Seat(store="G", orders=("truck:G",))), "take store grey")
        assert options(state) == {"to truck:G"}

    def test_the_player_chooses_among_several_orders(self) -> None:
        state = play(
            mining(Seat(cage="K", orders=("truck:K", "handcart:KK", "truck:YBGK"))), "take cage black"
        )
        assert options(state) == {"to truck:K", "to handcart:KK", "to truck:YBGK", "store"}

    def test_cubes_on_a_field_never_move_again(self) -> None:
        state = mining(Seat(orders=("truck:GG G,.", "truck:G")))
        assert options(state) == {*(f"cage {stop}" for stop in STOPS[1:]), "done"}


class TestTheStore:
    def test_a_cube_from_the_cage_goes_to_the_store_in_one_step(self) -> None:
        after, events = play_and_tell(mining(Seat(cage="GG")), "take cage grey", "store")
        assert (after.me.cage, after.me.store) == (cubes("G"), cubes("G"))
        assert after.phase == Mining(7)
        assert events == (Stored(0, 2),)

    def test_also_when_a_field_would_fit(self) -> None:
        state = play(mining(Seat(cage="G", orders=("truck:G",))), "take cage grey", "store")
        assert state.me.store == cubes("G")
        assert state.me.orders == (order("truck:G"),)

    def test_it_has_no_limit(self) -> None:
        state = mining(Seat(cage="Y", store="YYYYYYYYY" + "B" * 9 + "K" * 9))
        assert sum(play(state, "take cage yellow", "store").me.store) == 28

    def test_a_cube_in_the_store_is_not_stored_again(self) -> None:
        state = play(mining(Seat(store="G", orders=("truck:G",))), "take store grey")
        assert refuses(state, "store")


class TestTwoForOne:
    @pytest.mark.parametrize(
        ("seat", "take", "pair", "cage", "store"),
        [
            (Seat(cage="YB"), "cage yellow", "cage brown", "", ""),
            (Seat(cage="YY"), "cage yellow", "cage yellow", "", ""),
            (Seat(cage="Y", store="B"), "cage yellow", "store brown", "", ""),
            (Seat(cage="Y", store="B"), "store brown", "cage yellow", "", ""),
            (Seat(store="YBB"), "store yellow", "store brown", "", "B"),
            (Seat(store="YY", cage_at="black", cage="K"), "store yellow", "store yellow", "K", ""),
        ],
    )
    def test_any_two_cubes_from_cage_and_store_fill_one_field_for_two_steps(
        self, seat: Seat, take: str, pair: str, cage: str, store: str
    ) -> None:
        sketch = Seat(orders=("truck:KKK",), cage=seat.cage, store=seat.store, cage_at=seat.cage_at)
        state = play(mining(sketch), f"take {take}", f"pair {pair}")
        assert options(state) == {"field black"}
        after, events = play_and_tell(state, "field black", "to truck:KKK")
        (filled,) = after.me.orders
        assert [len(held) for held in filled.fields] == [2, 0, 0]
        assert (after.me.cage, after.me.store) == (cubes(cage), cubes(store))
        assert after.phase == Mining(6)
        assert isinstance(events[0], Filled)
        assert events[0].colour == 3
        assert len(events[0].cubes) == 2

    def test_both_may_have_the_fields_own_colour(self) -> None:
        state = mining(Seat(cage="KK", orders=("truck:K",)))
        after = play(state, "take cage black", "pair cage black", "field black", "to truck:K")
        assert after.me.orders == (order("truck:K KK"),)

    def test_the_pair_lies_the_same_whichever_was_taken_first(self) -> None:
        state = mining(Seat(cage="YB", orders=("truck:K",)))
        one = play(state, "take cage yellow", "pair cage brown", "field black", "to truck:K")
        other = play(state, "take cage brown", "pair cage yellow", "field black", "to truck:K")
        assert one == other

    def test_it_needs_two_steps(self) -> None:
        state = play(mining(Seat(cage="YB", orders=("truck:K",)), steps=1), "take cage yellow")
        assert options(state) == {"store"}
        assert refuses(mining(Seat(store="YB", orders=("truck:K",)), steps=1), "take store yellow")

    def test_the_last_two_steps_are_enough(self) -> None:
        state = mining(Seat(store="YB", orders=("truck:K",)), steps=2)
        after = play(state, "take store yellow", "pair store brown", "field black", "to truck:K")
        assert after.phase == TurnOver()

    def test_it_needs_two_cubes(self) -> None:
        state = play(mining(Seat(cage="Y", orders=("truck:K",))), "take cage yellow")
        assert options(state) == {"store"}
        assert refuses(mining(Seat(store="Y", orders=("truck:K",))), "take store yellow")

    def test_a_cube_of_the_cage_needs_the_cage_at_the_surface(self) -> None:
        below = mining(Seat(store="Y", cage="B", cage_at="yellow", orders=("truck:K", "truck:Y")))
        assert options(play(below, "take store yellow")) == {"to truck:Y"}
        only_cage = mining(Seat(store="Y", cage="B", cage_at="yellow", orders=("truck:K",)))
        assert refuses(only_cage, "take store yellow")

    def test_a_field_is_never_half_filled(self) -> None:
        state = play(mining(Seat(cage="YB", orders=("truck:K",))), "take cage yellow", "pair cage brown")
        assert state.me.orders == (order("truck:K"),)  # nothing has moved yet
        assert state.me.cage == cubes("YB")
        assert options(state) == {"field black"}  # and there is no way but to fill it with both

    def test_the_player_chooses_colour_and_order_of_the_field(self) -> None:
        seat = Seat(cage="YB", orders=("truck:KK K,.", "handcart:KK", "truck:G", "truck:B B"))
        state = play(mining(seat), "take cage yellow", "pair cage brown")
        assert options(state) == {"field grey", "field black"}
        assert options(play(state, "field grey")) == {"to truck:G"}
        assert options(play(state, "field black")) == {"to truck:KK", "to handcart:KK"}

    def test_without_an_empty_field_there_is_nothing_to_pair_for(self) -> None:
        state = play(mining(Seat(cage="YB", orders=("truck:K K",))), "take cage yellow")
        assert options(state) == {"store"}


class TestSteps:
    def test_unused_steps_are_lost(self) -> None:
        state = play(mining(Seat(cage_at="grey"), steps=10), "load grey", "done")
        assert state.active == 1
        assert state.players[0].cage == cubes("G")

    def test_even_all_of_them(self) -> None:
        assert play(position(*rivals(3)), "work mining:6", "done").active == 1

    def test_no_step_is_left_after_the_last(self) -> None:
        state = play(mining(Seat(), steps=1), "cage grey")
        assert state.phase == TurnOver()
        assert options(state) == {"done"}

    def test_taking_a_cube_in_hand_is_no_step_until_it_is_laid_down(self) -> None:
        state = mining(Seat(cage="G", orders=("truck:G",)), steps=1)
        assert play(state, "take cage grey", "to truck:G").phase == TurnOver()

    def test_the_order_of_steps_is_free(self) -> None:
        seat = Seat(cage="Y", orders=("truck:Y", "truck:K"))
        state = play(
            mining(seat), "take cage yellow", "to truck:Y", "cage black", "load black", "cage surface"
        )
        assert play(state, "take cage black", "to truck:K").phase == Mining(3)


@pytest.mark.parametrize("letter", "YBGK")
def test_the_longest_choice_of_all_still_has_no_more_than_25_options(letter: str) -> None:
    """Every order with that colour is outstanding, and every colour is in cage and store."""
    wanting = tuple(str(card) for card in CARDS if letter in str(card).partition(":")[2])
    colour = STOPS["YBGK".index(letter) + 1]
    state = position(
        Seat(orders=wanting, cage=letter + "YBGK", store=letter + "YBGK"), Seat(), phase=Mining(4)
    )
    held = play(state, f"take cage {colour}")
    assert len(options(held)) == 14 + 1 + 8
    paired = play(held, f"pair store {colour}")
    assert len(options(paired)) <= 25
    assert len(options(play(paired, f"field {colour}"))) == 14
