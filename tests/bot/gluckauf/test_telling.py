"""Turns in sentences."""

from __future__ import annotations

from games.gluckauf.state import State
from tables import Told
from tests.bot.gluckauf.sitting import FACE, GAME, look, panel
from tests.bot.panels import STYLE, names
from tests.games.gluckauf.positions import Seat, position, rivals


def _told(state: State, *actions: str, viewer: int | None = None) -> tuple[str, ...]:
    """A story with an entry for each action, as an onlooker is told it."""
    story = []
    for version, text in enumerate(actions, start=1):
        seat, turn = state.active, GAME.turn(state)
        state, events = GAME.apply(state, seat, GAME.parse(text))
        seen = tuple(GAME.witness(event, viewer) for event in events)
        story.append(Told(version, turn, seat, 1, None, 0.0, seen))
    return FACE.tell(story, names(state.seats), STYLE)


def test_the_steps_of_mining_become_one_sentence() -> None:
    state = position(Seat(orders=("truck:GG",), tiles=("grey-light-1",)), *rivals())
    steps = (
        "cage grey", "load grey", "load grey", "cage yellow", "load yellow", "cage surface",
        "take cage grey", "to truck:GG", "take cage grey", "to truck:GG", "done",
    )  # fmt: skip
    assert _told(state, "work mining:8", *steps) == (
        "🔴 <@1> mined 8 steps: 2 grey to truck (7 points); 1 yellow into the cage.",
    )


def test_each_turn_has_a_sentence() -> None:
    state = position(
        Seat(marks=6),
        Seat(),
        Seat(orders=("truck:G G",)),
        workshops={3: "grey-light-2"},
        order_cards={2: "truck:K"},
    )
    assert _told(
        state,
        *("workshops", "work workshops:3", "done"),
        *("work money:5", "done"),
        *("work delivery:truck", "done"),
        *("work pithead", "done"),
        *("work orders:2", "done"),
    ) == (
        "🔴 <@1> bought 2 grey carts, light side, for 6 marks.",
        "🔵 <@2> took 5 marks.",
        "🟢 <@3> delivered 1 order by truck for 4 points.",
        "🔴 <@1> went to the pithead for 1 mark.",
        "🔵 <@2> took an order: truck, 5 points (1 black).",
    )


def test_who_looked_and_kept_nothing_is_told_without_what_was_seen() -> None:
    state = position(Seat(), *rivals(), order_stack=("truck:GG", "handcart:Y", "truck:Y"))
    actions = ("work orders:draw", "keep none", "put top", "lay truck:GG", "lay truck:Y", "done")
    assert _told(state, *actions[:1]) == ("🔴 <@1> looked at 3 orders.",)
    assert _told(state, *actions) == ("🔴 <@1> looked at orders and kept none.",)


def test_a_scoring_follows_the_turn_that_ended_the_shift() -> None:
    state = position(Seat(workers=1), Seat(workers=0), Seat(workers=0))
    (line,) = _told(state, "work pithead", "done")
    assert line.startswith("🔴 <@1> went to the pithead for 1 mark. Shift 2 is scored: 🔴 <@1> ")
    assert line.endswith("Shift 3 begins with 🔵 <@2>.")


def test_an_agreed_undo_is_told() -> None:
    undo = Told(5, 0, 1, 2, None, 0.0, (), undo_to=2)
    assert FACE.tell([undo], names(2), STYLE) == ("🔵 <@2> went back to an earlier turn, by agreement.",)


def test_nothing_planned_is_no_summary() -> None:
    assert panel(look(position(Seat(), *rivals()))).summary == ""


def test_where_the_game_stands() -> None:
    state = position(Seat(), *rivals())
    assert FACE.standing(GAME.view(state, None), STYLE) == "shift 2 of 3"
    assert FACE.standing(GAME.view(GAME.new(2, 1, {}), None), STYLE) == "order draft"
