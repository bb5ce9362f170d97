"""Nothing hidden leaks: what a seat may not know changes nothing it can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec.structs import replace

from games.chance import Chance
from games.core import Event
from games.gluckauf.actions import Done, Draft, Work
from games.gluckauf.components import HIDDEN, SPACES
from games.gluckauf.events import Looked, PutBack, ShiftScored
from games.gluckauf.state import AnyPhase, Filling, Looking, Over, Returning, State
from tests.games.playing import states

from .characters import COLLECTOR, DILIGENT, HOARDER, RANDOM, Table
from .positions import CARD, GAME, Seat, play, play_and_tell, position, rivals

OWN, OPEN = {"delivered": "own"}, {"delivered": "open"}
SECRETIVE = tuple(
    Table(characters, seed, OWN)
    for seed, characters in enumerate(
        [
            (DILIGENT, DILIGENT),
            (DILIGENT, HOARDER, COLLECTOR),
            (HOARDER,) * 4,
            (RANDOM, DILIGENT, COLLECTOR, DILIGENT),
        ]
    )
)


class Pool:
    """Hidden things of one kind, put back in another order."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._items: tuple[int, ...] = ()

    def add(self, items: tuple[int, ...]) -> None:
        self._items += items

    def shuffle(self) -> None:
        self._items = self._chance.shuffled(self._items)

    def take(self, count: int) -> tuple[int, ...]:
        taken, self._items = self._items[:count], self._items[count:]
        return taken


def otherwise(state: State, watcher: int | None, chance: Chance) -> State:
    """The position with all that the watcher may not know drawn anew."""
    tiles, cards = Pool(chance), Pool(chance)
    tiles.add(state.tile_stack)
    cards.add(state.order_stack)
    secret = [seat for seat in range(state.seats) if seat != watcher and not state.open_delivered]
    for seat in secret:
        cards.add(state.players[seat].delivered)
    held = _in_secret(state, watcher)
    in_hand = tiles if getattr(state.phase, "area", "workshops") == "workshops" else cards
    for items in held.values():
        in_hand.add(items)
    tiles.shuffle()
    cards.shuffle()
    players = tuple(
        replace(player, delivered=cards.take(len(player.delivered))) if seat in secret else player
        for seat, player in enumerate(state.players)
    )
    phase = replace(state.phase, **{name: in_hand.take(len(items)) for name, items in held.items()})
    return replace(
        state,
        players=players,
        phase=phase,
        tile_stack=tiles.take(len(state.tile_stack)),
        order_stack=cards.take(len(state.order_stack)),
    )


def _in_secret(state: State, watcher: int | None) -> dict[str, tuple[int, ...]]:
    """The parts of the phase that only the seat in turn may see."""
    if watcher == state.active:
        return {}
    match state.phase:
        case Looking(drawn=drawn):
            return {"drawn": drawn}
        case Returning(rest=rest, laid=laid):
            return {"rest": rest, "laid": laid}
        case Filling(rest=rest):
            return {"rest": rest}
    return {}


def watched() -> Iterator[tuple[State, int | None, State]]:
    """Positions of every phase, a watcher, and the same position as it may be for all the watcher knows."""
    chance = Chance(1)
    for table in SECRETIVE:
        for state in states(table):
            for watcher in (None, *range(state.seats)):
                yield state, watcher, otherwise(state, watcher, chance)


def saw(events: tuple[Event, ...], watcher: int | None) -> tuple[Event, ...]:
    """What happened as the watcher saw it, up to where something hidden came to light."""
    told = []
    for event in events:
        if event.reveals and not (isinstance(event, Looked) and event.seat != watcher):
            break
        told.append(GAME.witness(event, watcher))
    return tuple(told)


def test_views_do_not_depend_on_what_is_hidden_in_any_phase() -> None:
    phases = set()
    for state, watcher, other in watched():
        assert GAME.view(state, watcher) == GAME.view(other, watcher)
        if state != other:
            phases.add((type(state.phase), watcher is None, watcher == state.active))
    every = {(phase, False, own) for phase in get_args(AnyPhase) for own in (True, False)}
    assert phases >= every | {(phase, True, False) for phase in get_args(AnyPhase)}


def test_what_a_seat_may_do_depends_on_its_view_alone() -> None:
    for state, watcher, other in watched():
        if watcher is None:
            continue
        legal = GAME.legal(state, watcher)
        assert GAME.legal(other, watcher) == legal
        assert GAME.legal(GAME.view(state, watcher).state, watcher) == legal


def test_everything_that_is_not_hidden_is_in_the_view() -> None:
    """A view and what is hidden from its watcher make up the position again."""
    for state, watcher, _ in watched():
        seen = GAME.view(state, watcher)
        assert seen.seat == watcher
        players = tuple(
            replace(player, delivered=known.delivered)
            for player, known in zip(seen.state.players, state.players, strict=True)
        )
        phase = replace(seen.state.phase, **_in_secret(state, watcher))
        stacks = {"tile_stack": state.tile_stack, "order_stack": state.order_stack}
        assert replace(seen.state, players=players, phase=phase, **stacks) == state


def test_what_others_witness_does_not_depend_on_what_is_hidden_from_them() -> None:
    kinds: set[type[Event]] = set()
    for state, watcher, other in watched():
        both = set(GAME.legal(state, state.active)) & set(GAME.legal(other, state.active))
        for action in sorted(both, key=str)[:6]:
            after, events = GAME.apply(state, state.active, action)
            other_after, other_events = GAME.apply(other, state.active, action)
            assert saw(events, watcher) == saw(other_events, watcher)
            if len(saw(events, watcher)) == len(events):
                assert GAME.view(after, watcher) == GAME.view(other_after, watcher)
            kinds.update(type(event) for event in events)
    assert {Looked, PutBack} <= kinds


def test_an_action_reveals_exactly_when_its_outcome_depends_on_what_was_hidden() -> None:
    """For the seat in turn: what does not reveal can be planned and taken back."""
    differing, revealing = set(), set()
    for state, watcher, other in watched():
        if watcher != state.active:
            continue
        for action in GAME.legal(state, watcher):
            after, events = GAME.apply(state, watcher, action)
            other_after, other_events = GAME.apply(other, watcher, action)
            told = [GAME.witness(event, watcher) for event in events]
            other_told = [GAME.witness(event, watcher) for event in other_events]
            differs = (told, GAME.view(after, watcher)) != (other_told, GAME.view(other_after, watcher))
            kind = str(action).partition(":")[0] if not isinstance(action, Draft) else "draft"
            if any(event.reveals for event in events):
                revealing.add(kind)
                if differs:
                    differing.add(kind)
            else:
                assert not differs
            if not isinstance(action, Done | Draft) and not (
                isinstance(action, Work) and SPACES[action.space].draws
            ):
                assert not any(event.reveals for event in events)
    assert revealing == differing == {"draft", "done", "work workshops", "work orders"}


def test_the_last_pick_of_the_draft_reveals_what_was_hidden() -> None:
    state = GAME.new(3, 1)
    while len(state.draft) > 2:
        state, _ = GAME.apply(state, state.active, Draft(state.draft[0]))
    other = otherwise(state, state.active, Chance(5))
    action = Draft(state.draft[0])
    assert GAME.apply(state, state.active, action)[1] != GAME.apply(other, state.active, action)[1]


class TestDeliveredCards:
    sketch = (Seat(delivered=("truck:YY", "truck:GG")), Seat(delivered=("handcart:B",)), Seat())

    def test_face_down_their_owner_sees_them_and_others_how_many(self) -> None:
        state = position(*self.sketch)
        assert GAME.view(state, 0).state.players[0].delivered == (CARD["truck:YY"], CARD["truck:GG"])
        for watcher in (1, 2, None):
            assert GAME.view(state, watcher).state.players[0].delivered == (HIDDEN, HIDDEN)

    @pytest.mark.parametrize("watcher", [0, 1, 2, None])
    def test_open_everybody_sees_them(self, watcher: int | None) -> None:
        state = position(*self.sketch, open_delivered=True)
        shown = [player.delivered for player in GAME.view(state, watcher).state.players]
        assert shown == [player.delivered for player in state.players]

    @pytest.mark.parametrize("watcher", [1, 2, None])
    def test_open_or_not_makes_the_difference_between_positions_that_differ_in_them(
        self, watcher: int | None
    ) -> None:
        """Two cards of equal value: nothing but the card itself tells them apart."""

        def seen(card: str, *, open_delivered: bool) -> object:
            state = position(Seat(delivered=(card,)), *rivals(), open_delivered=open_delivered)
            return GAME.view(state, watcher)

        assert seen("truck:YY", open_delivered=False) == seen("truck:B", open_delivered=False)
        assert seen("truck:YY", open_delivered=True) != seen("truck:B", open_delivered=True)

    def test_they_stay_face_down_when_the_game_is_over(self) -> None:
        seats = (Seat(delivered=("truck:YY",), workers=1), Seat(workers=0))
        over = play(position(*seats, shift=3), "work pithead", "done")
        assert over.phase == Over()
        assert GAME.view(over, 1).state.players[0].delivered == (HIDDEN,)

    def test_the_option_is_what_decides(self) -> None:
        assert not GAME.new(2, 1).open_delivered
        assert not GAME.new(2, 1, OWN).open_delivered
        assert GAME.new(2, 1, OPEN).open_delivered


class TestDrawing:
    state = position(
        *rivals(3), order_stack=("truck:Y", "truck:B", "truck:G", "handcart:K", "handcart:Y", "truck:K")
    )

    def test_the_seat_that_draws_sees_what_it_drew_and_the_others_how_many(self) -> None:
        looking, events = play_and_tell(self.state, "work orders:draw")
        looked = events[-1]
        assert isinstance(looked, Looked)
        assert GAME.witness(looked, 0) == looked
        assert GAME.view(looking, 0).state.phase == looking.phase
        for watcher in (1, 2, None):
            assert GAME.witness(looked, watcher) == Looked(0, "orders", (HIDDEN,) * 5)
            assert GAME.view(looking, watcher).state.phase == Looking("orders", (HIDDEN,) * 5)

    def test_the_others_see_where_the_rest_went_but_not_in_which_order(self) -> None:
        lay = ("lay truck:B", "lay truck:Y", "lay truck:G", "lay handcart:K")
        after, events = play_and_tell(self.state, "work orders:draw", "keep none", "put bottom", *lay)
        put_back = events[-1]
        assert GAME.witness(put_back, 0) == put_back
        assert GAME.witness(put_back, 1) == PutBack(0, "orders", "bottom", (HIDDEN,) * 5)
        assert GAME.view(after, 0).state.order_stack == (HIDDEN,) * 6

    def test_while_they_are_laid_the_others_see_only_how_many_are_left(self) -> None:
        laying = play(self.state, "work orders:draw", "keep truck:Y", "put top", "lay truck:G")
        assert GAME.view(laying, 1).state.phase == Returning("orders", (HIDDEN,) * 3, "top", (HIDDEN,))


def test_all_other_events_are_public() -> None:
    for table in SECRETIVE:
        for state in states(table, every=11):
            for action in GAME.legal(state, state.active):
                for event in GAME.apply(state, state.active, action)[1]:
                    if not isinstance(event, Looked | PutBack):
                        assert GAME.witness(event, None) == event


def test_scoring_a_shift_shows_delivered_cards() -> None:
    assert ShiftScored.reveals
