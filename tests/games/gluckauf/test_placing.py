"""Placing workers, and the work that is done at once: money, pithead, delivery, taking an order."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.core import IllegalAction
from games.gluckauf.components import EMPTY, SPACE_BY_NAME
from games.gluckauf.events import Delivered, Earned, Placed, Refilled, TookOrder, TurnEnded
from games.gluckauf.state import NOBODY, Crew, Mining, State, TurnOver

from .positions import CARD, Seat, cubes, names, options, order, play, play_and_tell, position, rivals

RED, ME = 1, 0
CLOSED_WITH_THREE = ("workshops:8", "mining:4", "money:3")


def crew_at(state: State, space: str) -> Crew:
    return state.crews[SPACE_BY_NAME[space].index]


def refused(state: State, text: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as refusal:
        play(state, text)
    return refusal.value


class TestWorkers:
    crews: Mapping[str, Crew] = {"money:5": (RED, 1), "money:6": (ME, 2)}

    @pytest.mark.parametrize(
        ("space", "placed", "canteen"),
        [("money:4", 1, (0, 0, 0)), ("money:5", 2, (0, 1, 0)), ("money:6", 3, (2, 0, 0))],
    )
    def test_the_rulebooks_example_one_on_an_empty_space_two_against_one_three_against_two_own(
        self, space: str, placed: int, canteen: tuple[int, ...]
    ) -> None:
        before = position(*rivals(3), crews=self.crews)
        after, events = play_and_tell(before, f"work {space}")
        assert crew_at(after, space) == (ME, placed)
        assert before.me.workers - after.me.workers == placed
        assert after.canteen == canteen
        assert events[0] == Placed(ME, SPACE_BY_NAME[space].index, placed, crew_at(before, space))

    def test_without_enough_workers_a_space_cannot_be_taken(self) -> None:
        state = position(Seat(workers=2), *rivals(), crews=self.crews)
        assert "work money:5" in options(state)
        refusal = refused(state, "work money:6")
        assert refusal.code == "workers"
        assert refusal.data == {"space": "money:6", "needed": 3, "workers": 2, "marks": 0}

    def test_own_workers_on_a_space_do_not_count_as_workers_at_hand(self) -> None:
        state = position(Seat(workers=1), *rivals(), crews={"money:6": (ME, 1)})
        assert refused(state, "work money:6").code == "workers"

    def test_displaced_workers_stay_in_the_canteen_for_the_shift(self) -> None:
        state = play(position(*rivals(3), crews=self.crews), "work money:5", "done")
        assert state.active == RED
        assert state.me.workers == 14  # one of 15 is in the canteen, none came back
        assert state.canteen[RED] == 1

    @pytest.mark.parametrize(
        ("seats", "space"),
        [
            (3, "mining:4"),
            (3, "money:3"),
            (2, "mining:4"),
            (2, "money:3"),
            (2, "mining:8"),
            (2, "money:5"),
            (2, "orders:1"),
        ],
    )
    def test_a_closed_space_cannot_be_worked_at(self, seats: int, space: str) -> None:
        state = position(*rivals(seats))
        assert f"work {space}" not in options(state)
        assert refused(state, f"work {space}").code == "closed"

    @pytest.mark.parametrize(("seats", "closed"), [(3, (8,)), (2, (4, 8))])
    def test_a_closed_workshop_cannot_be_worked_at(self, seats: int, closed: tuple[int, ...]) -> None:
        state = play(position(Seat(marks=8), *rivals(seats - 1)), "workshops")
        open_spaces = {n for n in range(1, 9) if f"work workshops:{n}" in options(state)}
        assert open_spaces == set(range(1, 9)) - set(closed)
        for n in closed:
            assert refused(state, f"work workshops:{n}").code == "closed"


class TestPithead:
    def test_it_takes_one_worker_and_gives_one_mark(self) -> None:
        after, events = play_and_tell(position(*rivals(3)), "work pithead")
        assert (after.me.marks, after.me.workers, after.pithead) == (1, 14, (1, 0, 0))
        assert events == (Placed(ME, SPACE_BY_NAME["pithead"].index, 1, NOBODY), Earned(ME, 1))

    def test_it_holds_any_number_of_workers_and_never_needs_more_than_one(self) -> None:
        after = play(position(Seat(workers=1), *rivals(), pithead=(9, 5, 3)), "work pithead")
        assert after.pithead == (10, 5, 3)
        assert after.canteen == (5, 0, 0)  # where the sketch put the others: nobody was displaced

    def test_a_player_with_a_last_worker_and_nothing_else_to_do_is_not_stuck(self) -> None:
        taken = [name for name in SPACE_BY_NAME if name not in {*CLOSED_WITH_THREE, "pithead"}]
        spread = {name: (RED if n < 15 else 2, 1) for n, name in enumerate(taken)}
        assert options(position(Seat(workers=1), *rivals(), crews=spread)) == {"work pithead"}


class TestMoney:
    @pytest.mark.parametrize("marks", [3, 4, 5, 6])
    def test_a_money_space_gives_its_marks(self, marks: int) -> None:
        after, events = play_and_tell(position(Seat(marks=2), *rivals(3)), f"work money:{marks}")
        assert after.me.marks == 2 + marks
        assert events[-1] == Earned(ME, marks)
        assert options(after) == {"done"}


class TestMining:
    @pytest.mark.parametrize("steps", [4, 6, 8, 10])
    def test_a_mining_space_gives_its_work_steps(self, steps: int) -> None:
        assert play(position(*rivals(4)), f"work mining:{steps}").phase == Mining(steps)


class TestDelivery:
    carter = Seat(
        orders=(
            "horse-cart:KK K,K",
            "truck:Y Y",
            "horse-cart:G .",
            "horse-cart:YBGK YY,B,G,K",
        ),
        delivered=("handcart:Y",),
    )

    def test_the_rulebooks_example_complete_orders_of_9_and_10_and_an_incomplete_one_score_19(self) -> None:
        before = position(self.carter, *rivals())
        after, events = play_and_tell(before, "work delivery:horse-cart")
        assert after.me.vp == before.me.vp + 19
        cards = (CARD["horse-cart:KK"], CARD["horse-cart:YBGK"])
        assert events[-1] == Delivered(ME, 1, cards, 19)

    def test_only_complete_orders_of_that_transport_leave(self) -> None:
        after = play(position(self.carter, *rivals()), "work delivery:horse-cart")
        assert names(order.card for order in after.me.orders) == ("truck:Y", "horse-cart:G")
        assert names(after.me.delivered) == ("handcart:Y", "horse-cart:KK", "horse-cart:YBGK")

    def test_their_cubes_return_to_the_supply_also_those_of_a_pair(self) -> None:
        before = position(self.carter, *rivals())
        after = play(before, "work delivery:horse-cart")
        returned = tuple(now - then for now, then in zip(after.supply, before.supply, strict=True))
        assert returned == cubes("KKYYBGK")

    def test_without_a_complete_order_of_the_transport_it_is_impossible(self) -> None:
        state = position(self.carter, *rivals())
        assert {text for text in options(state) if "delivery" in text} == {
            "work delivery:horse-cart",
            "work delivery:truck",
        }
        assert refused(state, "work delivery:handcart").code == "nothing-complete"

    def test_an_order_half_filled_is_not_delivered(self) -> None:
        state = position(Seat(orders=("truck:GG G,.",)), *rivals())
        assert refused(state, "work delivery:truck").code == "nothing-complete"

    @pytest.mark.parametrize("transport", ["handcart", "horse-cart", "truck", "locomotive"])
    def test_each_transport_has_its_space(self, transport: str) -> None:
        state = position(Seat(orders=(f"{transport}:K K",)), *rivals())
        assert play(state, f"work delivery:{transport}").me.vp == 5


class TestOrders:
    def test_a_card_is_taken_and_the_space_refilled_at_the_end_of_the_turn(self) -> None:
        stack = ("truck:K", "truck:G")
        state = position(*rivals(3), order_cards={2: "handcart:GG"}, order_stack=stack)
        taken, events = play_and_tell(state, "work orders:2")
        assert taken.me.orders == (order("handcart:GG"),)
        assert taken.order_cards[1] == EMPTY
        assert events[-1] == TookOrder(ME, CARD["handcart:GG"])
        refilled, told = play_and_tell(taken, "done")
        assert names([refilled.order_cards[1], *refilled.order_stack]) == stack
        assert told == (TurnEnded(ME), Refilled(SPACE_BY_NAME["orders:2"].index, CARD["truck:K"]))

    def test_with_an_empty_stack_the_space_stays_empty_and_cannot_be_worked_at(self) -> None:
        state, events = play_and_tell(position(*rivals(3), order_stack=()), "work orders:2", "done")
        assert state.order_cards[1] == EMPTY
        assert not any(isinstance(event, Refilled) for event in events)
        assert refused(state, "work orders:2").code == "no-card"

    def test_outstanding_orders_have_no_limit(self) -> None:
        many = tuple(
            f"{transport}:{fields}"
            for transport in ("truck", "horse-cart")
            for fields in ("Y", "B", "G", "K", "YY", "BB", "GG", "KK", "YBGK")
        )
        state = position(Seat(orders=many), *rivals(), order_cards={1: "handcart:K"})
        assert len(play(state, "work orders:1").me.orders) == 19


def test_work_that_needs_no_choice_leaves_only_to_say_done() -> None:
    after = play(position(*rivals(3)), "work orders:1")
    assert after.phase == TurnOver()
    assert options(after) == {"done"}
    assert after.active == ME


def test_a_workshop_is_chosen_after_going_to_the_workshops() -> None:
    state = position(Seat(marks=8), *rivals())
    assert "workshops" in options(state)
    assert refused(state, "work workshops:1").code == "not-now"


def test_the_workshops_are_no_option_when_no_tile_can_be_bought_or_drawn() -> None:
    dear = ("black-light-2",) * 3 + ("black-dark-2",) * 3 + ("grey-dark-2",)
    tiles = dict(enumerate(dear, start=1))
    broke = position(Seat(marks=2), *rivals(), workshops=tiles, tile_stack=())
    assert "workshops" not in options(broke)
    assert refused(broke, "workshops").code == "not-now"
