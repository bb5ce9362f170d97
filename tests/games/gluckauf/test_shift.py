"""Whose turn it is, the end of a shift, and who starts the next one."""

from __future__ import annotations

import pytest

from games.core import IllegalAction
from games.gluckauf.components import SPACE_BY_NAME
from games.gluckauf.events import GameEnded, ShiftBegan, ShiftScored, TurnEnded
from games.gluckauf.shift import next_starter, workers_in_workshops
from games.gluckauf.state import NOBODY, Choosing, Crew, Over

from .positions import GAME, Seat, play, play_and_tell, position, rivals

SPENT = Seat(workers=0)
LAST_TURN = ("work pithead", "done")


class TestTurns:
    def test_play_goes_clockwise(self) -> None:
        state = position(*rivals(4), active=2)
        order = []
        for _ in range(5):
            order.append(state.active)
            state = play(state, *LAST_TURN)
        assert order == [2, 3, 0, 1, 2]

    def test_a_player_without_workers_is_skipped(self) -> None:
        state = position(Seat(workers=5), SPENT, Seat(workers=5), SPENT)
        assert play(state, *LAST_TURN).active == 2
        assert play(state, *LAST_TURN, *LAST_TURN).active == 0

    def test_the_only_one_with_workers_goes_on_alone(self) -> None:
        state = position(Seat(workers=2), SPENT, SPENT)
        assert play(state, *LAST_TURN).active == 0

    def test_the_turn_number_rises_when_a_turn_is_over_and_only_then(self) -> None:
        state = position(*rivals(3))
        assert [GAME.turn(play(state, *LAST_TURN[:n])) - GAME.turn(state) for n in range(3)] == [0, 0, 1]

    def test_nobody_acts_out_of_turn(self) -> None:
        state = position(*rivals(3))
        assert GAME.to_act(state) == (0,)
        for seat in (1, 2):
            assert GAME.legal(state, seat) == ()
            with pytest.raises(IllegalAction, match="not-your-turn"):
                GAME.apply(state, seat, GAME.parse("work pithead"))


class TestEndOfAShift:
    def test_it_ends_when_nobody_has_workers(self) -> None:
        state = position(Seat(workers=1), SPENT, Seat(workers=1), shift=1)
        middle = play(state, *LAST_TURN)
        assert middle.shift == 1
        after, events = play_and_tell(middle, *LAST_TURN)
        assert after.shift == 2
        assert [type(event) for event in events[-3:]] == [TurnEnded, ShiftScored, ShiftBegan]

    def test_all_workers_return_and_everything_else_stays(self) -> None:
        seat = Seat(
            workers=1,
            marks=7,
            orders=("truck:GG G,.",),
            delivered=("truck:Y",),
            tiles=("grey-light-2 G.",),
            cage_at="black",
            cage="KB",
            store="Y",
            printed=".BGK",
        )
        crews: dict[str, Crew] = {"workshops:2": (1, 3), "money:5": (2, 2)}
        before = position(seat, SPENT, SPENT, crews=crews, shift=1)
        after = play(before, *LAST_TURN)
        assert [player.workers for player in after.players] == [15, 15, 15]
        assert set(after.crews) == {NOBODY}
        assert after.pithead == after.canteen == (0, 0, 0)
        mine, was = after.players[0], before.players[0]
        assert mine.marks == 7 + 1
        for part in ("orders", "delivered", "tunnels", "printed", "cage", "cage_at", "store"):
            assert getattr(mine, part) == getattr(was, part)
        assert (after.workshops, after.order_cards) == (before.workshops, before.order_cards)
        assert (after.tile_stack, after.order_stack) == (before.tile_stack, before.order_stack)

    @pytest.mark.parametrize(("shift", "categories"), [(1, 4), (2, 8), (3, 12)])
    def test_four_eight_and_twelve_categories_are_scored(self, shift: int, categories: int) -> None:
        after, events = play_and_tell(position(Seat(workers=1), SPENT, shift=shift), *LAST_TURN)
        assert [row.category for row in after.sheets[-1].rows] == list(range(categories))
        assert len(after.sheets) == shift
        (scored,) = (event for event in events if isinstance(event, ShiftScored))
        assert (scored.shift, scored.sheet) == (shift, after.sheets[-1])
        assert scored.reveals

    def test_what_the_clock_gives_is_scored_at_once(self) -> None:
        seat = Seat(workers=1, delivered=("truck:Y", "truck:K"))
        before = position(seat, SPENT, SPENT, shift=1)
        after, events = play_and_tell(before, *LAST_TURN)
        assert after.players[0].vp == 7 + 2 + 5
        assert after.players[0].delivered_vp == 7
        (scored,) = (event for event in events if isinstance(event, ShiftScored))
        assert scored.vp == (14, 0, 0)

    def test_after_the_third_shift_the_game_is_over(self) -> None:
        after, events = play_and_tell(position(Seat(workers=1), SPENT, shift=3), *LAST_TURN)
        assert after.phase == Over()
        assert GAME.to_act(after) == ()
        assert isinstance(events[-1], GameEnded)
        for seat in (0, 1):
            assert GAME.legal(after, seat) == ()
            with pytest.raises(IllegalAction, match="game-over"):
                GAME.apply(after, seat, GAME.parse("done"))


class TestTheNextStartingPlayer:
    def test_the_rulebooks_example_five_four_and_two_in_the_workshops_the_first_starts(self) -> None:
        crews: dict[str, Crew] = {
            "workshops:1": (0, 3),
            "workshops:draw": (0, 2),  # the draw-5 space counts
            "workshops:2": (1, 4),
            "workshops:5": (2, 2),
            "mining:10": (2, 9),  # other areas do not
        }
        state = position(SPENT, SPENT, Seat(workers=1), crews=crews, active=2, starter=1, shift=1)
        assert workers_in_workshops(state) == (5, 4, 2)
        after, events = play_and_tell(state, *LAST_TURN)
        assert after.starter == after.active == 0
        assert after.phase == Choosing()
        assert events[-1] == ShiftBegan(2, 0, (5, 4, 2))

    @pytest.mark.parametrize(
        ("starter", "workers", "following"),
        [
            (0, (3, 3, 1), 1),  # the previous starting player, if tied, does not keep it
            (1, (3, 3, 1), 0),
            (2, (3, 3, 1), 0),
            (0, (1, 3, 3), 1),
            (1, (1, 3, 3), 2),
            (2, (1, 3, 3), 1),
            (1, (2, 2, 2), 2),
            (0, (0, 0, 0), 1),  # also all at 0
            (2, (0, 0, 0), 0),
            (3, (0, 4, 0, 4), 1),
            (1, (4, 4, 0, 4), 3),
            (0, (5, 4), 0),  # alone at the top, the previous one does keep it
            (0, (4, 4), 1),
            (1, (0, 0), 0),
        ],
    )
    def test_of_those_tied_the_nearest_clockwise_after_the_previous_one(
        self, starter: int, workers: tuple[int, ...], following: int
    ) -> None:
        assert next_starter(starter, workers) == following

    def test_workers_displaced_into_the_canteen_do_not_count(self) -> None:
        state = position(Seat(marks=8), *rivals(), crews={"workshops:1": (1, 2)})
        assert workers_in_workshops(play(state, "workshops", "work workshops:1")) == (3, 0, 0)


def test_every_workshop_counts_for_the_next_starting_player() -> None:
    for n in (*range(1, 9), "draw"):
        assert SPACE_BY_NAME[f"workshops:{n}"].area == "workshops"
        state = position(*rivals(4), crews={f"workshops:{n}": (3, 1)})
        assert workers_in_workshops(state) == (0, 0, 0, 1)
