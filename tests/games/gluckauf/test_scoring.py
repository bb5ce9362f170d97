"""The shift clock, the end of the game, and who has won."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.gluckauf.components import SHIFT_CLOCK
from games.gluckauf.scoring import award, count, final
from games.gluckauf.state import Final, Row, State

from .positions import GAME, Seat, play, position

CATEGORY = {(category.counts, category.kind): category for category in SHIFT_CLOCK}
GREY_FIELDS = SHIFT_CLOCK[2]


def ended(*seats: Seat, shift: int = 3) -> State:
    """After the last turn of the shift, in which the first seat earns one mark at the pithead."""
    first, *others = seats
    sketches = (replace(first, workers=1), *(replace(other, workers=0) for other in others))
    return play(position(*sketches, shift=shift), "work pithead", "done")


class TestPrizes:
    @pytest.mark.parametrize(
        ("counts", "points"),
        [
            ((5, 3, 1), (4, 2, 0)),
            ((1, 3, 5), (0, 2, 4)),
            ((5, 5, 3), (4, 4, 0)),  # tied for first: all get the first prize, and there is no second
            ((5, 5, 5), (4, 4, 4)),
            ((5, 3, 3), (4, 2, 2)),  # tied for second: all get it
            ((5, 3, 3, 3), (4, 2, 2, 2)),
            ((5, 5, 3, 3), (4, 4, 0, 0)),
            ((5, 0, 0), (4, 0, 0)),  # nothing never scores
            ((0, 0, 0), (0, 0, 0)),
            ((0, 0, 1, 0), (0, 0, 4, 0)),
            ((1, 2, 3, 4), (0, 0, 2, 4)),
            ((5, 3), (4, 0)),  # with two players there is no second prize
            ((3, 3), (4, 4)),
            ((0, 2), (0, 4)),
            ((0, 0), (0, 0)),
        ],
    )
    def test_first_second_and_ties(self, counts: tuple[int, ...], points: tuple[int, ...]) -> None:
        assert award(counts, GREY_FIELDS) == points

    def test_every_category_gives_its_own_prizes(self) -> None:
        assert [award((2, 1, 0), category)[:2] for category in SHIFT_CLOCK] == [
            *[(2, 1), (3, 1), (4, 2), (5, 2)],
            *[(6, 3), (7, 3), (8, 4), (9, 4)],
            *[(10, 5), (11, 5), (12, 6), (13, 6)],
        ]


class TestCounting:
    player = position(
        Seat(
            delivered=("truck:YBGK", "truck:GG", "handcart:BBB", "locomotive:Y"),
            orders=("truck:KKK K,K,K", "handcart:Y Y"),
            printed="..GK",
            tiles=("yellow-light-2 ..", "yellow-dark-1 K", "black-dark-2 Y.", "grey-light-1"),
        ),
        Seat(),
    ).players[0]

    @pytest.mark.parametrize(("colour", "fields"), list(enumerate((2, 4, 3, 1))))
    def test_fields_of_a_colour_on_delivered_cards(self, colour: int, fields: int) -> None:
        assert count(self.player, CATEGORY["colour", colour]) == fields

    @pytest.mark.parametrize(("transport", "fields"), list(enumerate((3, 0, 6, 1))))
    def test_fields_on_delivered_cards_of_a_transport(self, transport: int, fields: int) -> None:
        assert count(self.player, CATEGORY["transport", transport]) == fields

    @pytest.mark.parametrize(("colour", "carts"), list(enumerate((3, 1, 0, 1))))
    def test_empty_carts_by_their_printed_colour_whatever_stood_in_them(
        self, colour: int, carts: int
    ) -> None:
        assert count(self.player, CATEGORY["carts", colour]) == carts

    def test_empty_carts_score_without_any_delivery(self) -> None:
        state = ended(Seat(printed="YBG."), Seat(), Seat())
        assert state.sheets[-1].rows[11] == Row(11, (1, 0, 0), (13, 0, 0))


def test_the_rulebooks_example_of_transports_with_three_players() -> None:
    """Fields on handcart cards 3 / 3 / 2, on horse-cart cards 1 / 1 / 6."""
    state = ended(
        Seat(delivered=("handcart:BBB", "horse-cart:Y")),
        Seat(delivered=("handcart:GGG", "horse-cart:B")),
        Seat(delivered=("handcart:YY", "horse-cart:KKK", "horse-cart:YYY")),
        shift=2,
    )
    handcart, horse_cart, truck, locomotive = state.sheets[-1].rows[4:]
    assert handcart == Row(4, (3, 3, 2), (6, 6, 0))
    assert horse_cart == Row(5, (1, 1, 6), (3, 3, 7))
    assert truck.points == locomotive.points == (0, 0, 0)


class TestTheEnd:
    def test_the_rulebooks_example(self) -> None:
        """7 marks; cubes in cart, cage, store and on an order; 1 outstanding order; 7 light, 4 dark."""
        light = ("yellow-light-1 .", "yellow-light-2 ..", "brown-light-1 .", "brown-light-2 .G")
        more_light = ("grey-light-1 .", "black-light-1 .", "black-light-2 ..")
        dark = ("yellow-dark-1 .", "brown-dark-1 .", "grey-dark-2 ..", "black-dark-1 .")
        seat = Seat(
            marks=7,
            orders=("truck:GG G,.",),
            printed="....",
            tiles=light + more_light + dark,
            cage="Y",
            store="K",
        )
        assert final(position(seat, Seat()).players[0]) == Final(
            marks=1, coal=1, orders=-1, balance=-6, marks_left=2
        )

    @pytest.mark.parametrize(
        ("marks", "vp", "left"), [(0, 0, 0), (4, 0, 4), (5, 1, 0), (14, 2, 4), (15, 3, 0)]
    )
    def test_a_point_for_five_marks(self, marks: int, vp: int, left: int) -> None:
        part = final(position(Seat(marks=marks), Seat()).players[0])
        assert (part.marks, part.marks_left) == (vp, left)

    @pytest.mark.parametrize(("store", "vp"), [("", 0), ("YB", 0), ("YYB", 1), ("YYBGK", 1), ("YYBBGK", 2)])
    def test_a_point_for_three_cubes_of_any_colours(self, store: str, vp: int) -> None:
        assert final(position(Seat(store=store, printed="...."), Seat()).players[0]).coal == vp

    def test_both_cubes_of_a_pair_are_owned(self) -> None:
        seat = Seat(printed="....", orders=("truck:GG YK,G",))
        assert final(position(seat, Seat()).players[0]).coal == 1

    def test_a_complete_order_not_delivered_is_outstanding_too(self) -> None:
        seat = Seat(orders=("truck:Y Y", "truck:B", "truck:G"))
        assert final(position(seat, Seat()).players[0]).orders == -3

    def test_dark_may_outweigh_light_tiles_are_counted_not_carts_and_printed_ones_not_at_all(self) -> None:
        seat = Seat(tiles=("yellow-dark-1", "brown-dark-1", "black-light-2"))
        assert final(position(seat, Seat()).players[0]).balance == -2

    def test_sides_are_totalled_over_all_levels(self) -> None:
        seat = Seat(tiles=("yellow-dark-1", "brown-dark-1", "black-light-2", "grey-light-1"))
        assert final(position(seat, Seat()).players[0]).balance == 0


class TestOutcome:
    def test_there_is_none_while_the_game_goes_on(self) -> None:
        assert GAME.outcome(position(Seat(), Seat())) is None

    def test_every_part_is_kept_and_they_add_up(self) -> None:
        seat = Seat(
            marks=11, delivered=("truck:YBGK",), orders=("truck:Y",), tiles=("grey-light-1",), printed="Y..K"
        )
        outcome = GAME.outcome(ended(seat, Seat(marks=2)))
        assert outcome is not None
        assert outcome.parts[0] == {
            "deliveries": 10,
            "shift-1": 0,
            "shift-2": 0,
            "shift-3": (2 + 3 + 4 + 5) + 8 + (11 + 12),
            "marks": 2,
            "coal": 1,
            "orders": -1,
            "balance": -2,
        }
        assert outcome.scores == tuple(sum(parts.values()) for parts in outcome.parts)

    def test_most_points_win(self) -> None:
        outcome = GAME.outcome(ended(Seat(marks=4), Seat(marks=10), Seat(orders=("truck:Y",))))
        assert outcome is not None
        assert outcome.scores == (2, 3, 0)
        assert (outcome.winners, outcome.ranks) == ((1,), (2, 1, 3))

    def test_of_equal_points_more_marks_left_over_win_and_rank_the_other_places_too(self) -> None:
        outcome = GAME.outcome(ended(Seat(marks=0), Seat(marks=3), Seat(marks=7), Seat(marks=8)))
        assert outcome is not None
        assert outcome.scores == (1, 1, 2, 2)
        assert (outcome.winners, outcome.ranks) == ((3,), (4, 3, 2, 1))

    def test_still_tied_they_share_the_place(self) -> None:
        outcome = GAME.outcome(ended(Seat(marks=0), Seat(marks=1), Seat(marks=7), Seat(marks=7)))
        assert outcome is not None
        assert (outcome.winners, outcome.ranks) == ((2, 3), (3, 3, 1, 1))

    def test_scores_may_go_below_zero(self) -> None:
        many = tuple(f"truck:{fields}" for fields in ("Y", "B", "G", "K", "YY"))
        outcome = GAME.outcome(ended(Seat(), Seat(orders=many, tiles=("grey-dark-1",))))
        assert outcome is not None
        assert outcome.scores[1] == -5 - 2 + 1

    def test_scores_may_go_above_a_hundred(self) -> None:
        best = tuple(f"{t}:{f}" for t in ("truck", "horse-cart") for f in ("KKK", "YBGK", "KK", "GG", "BB"))
        outcome = GAME.outcome(ended(Seat(delivered=best, printed="...."), Seat()))
        assert outcome is not None
        assert outcome.scores[0] > 100
