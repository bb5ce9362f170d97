"""Shuffling that gives the same order for ever."""

from __future__ import annotations

from collections import Counter

from games.chance import Chance


def test_a_seed_gives_the_same_order_for_ever() -> None:
    """Literal orders: should these ever change, no game could be replayed."""
    assert Chance(7).shuffled(range(12)) == (7, 11, 10, 5, 9, 8, 2, 4, 0, 6, 1, 3)
    chance = Chance(2024)
    assert [chance.below(6) for _ in range(12)] == [2, 4, 1, 5, 2, 4, 1, 1, 4, 2, 2, 4]


def test_shuffling_keeps_everything_and_leaves_the_original_alone() -> None:
    items = ["a", "b", "b", "c"]
    assert Counter(Chance(3).shuffled(items)) == Counter(items)
    assert items == ["a", "b", "b", "c"]


def test_numbers_stay_below_the_limit_and_reach_all_below_it() -> None:
    chance = Chance(1)
    assert {chance.below(5) for _ in range(200)} == set(range(5))


def test_every_order_of_three_comes_up_about_equally_often() -> None:
    chance = Chance(1)
    orders = Counter(chance.shuffled("abc") for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_nothing_and_a_single_thing_can_be_shuffled() -> None:
    assert Chance(1).shuffled(()) == ()
    assert Chance(1).shuffled("a") == ("a",)
