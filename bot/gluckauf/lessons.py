"""A first shift, lesson by lesson: what to try in this turn, as the newcomer's own mine and purse allow.

The order is that of a sensible opening. A lesson is learned when its pupil has done it; one that cannot be
tried now waits for a later turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.gluckauf import words
from games.gluckauf.components import DELIVERY, MINING, MONEY, ORDERS, PITHEAD, SPACES, WORKSHOPS, Space
from games.gluckauf.events import Bought, Delivered, Filled, Looked, Placed, ShiftBegan, TookOrder
from games.gluckauf.spaces import obstacle, workers_needed
from games.gluckauf.state import (
    AtWorkshops,
    Choosing,
    Drafting,
    Filling,
    Holding,
    Looking,
    Mining,
    Pairing,
    Phase,
    Returning,
    State,
    TurnOver,
)

if TYPE_CHECKING:
    from bot.face import Style
    from games.core import Event
    from tables import Look, Told


class Lesson(Struct, frozen=True):
    """Something to be tried once."""

    key: str
    learned: Callable[[Event], bool]
    """Whether this event, of the pupil's own turn, shows that it was done."""
    possible: Callable[[State, int], bool]
    """Whether it can be tried now."""


def _works(state: State, seat: int, area: str) -> bool:
    return any(_open(state, seat, space) for space in SPACES if space.area == area and not space.draws)


def _open(state: State, seat: int, space: Space) -> bool:
    return obstacle(state, seat, space) is None


def _placed_at(event: Event, area: str) -> bool:
    return isinstance(event, Placed) and SPACES[event.space].area == area


def _displaced(event: Event) -> bool:
    return isinstance(event, Placed) and event.displaced[1] > 0


def _can_displace(state: State, seat: int) -> bool:
    return any(
        _open(state, seat, space) and workers_needed(state, space) > 1
        for space in SPACES
        if space.area != PITHEAD
    )


def _can_draw(state: State, seat: int) -> bool:
    return any(space.draws and _open(state, seat, space) for space in SPACES)


LESSONS = (
    Lesson("workshops", lambda event: isinstance(event, Bought), lambda s, n: _works(s, n, WORKSHOPS)),
    Lesson("mining", lambda event: isinstance(event, Filled), lambda s, n: _works(s, n, MINING)),
    Lesson("delivery", lambda event: isinstance(event, Delivered), lambda s, n: _works(s, n, DELIVERY)),
    Lesson("money", lambda event: _placed_at(event, MONEY), lambda s, n: _works(s, n, MONEY)),
    Lesson("orders", lambda event: isinstance(event, TookOrder), lambda s, n: _works(s, n, ORDERS)),
    Lesson("taken", _displaced, _can_displace),
    Lesson("drawing", lambda event: isinstance(event, Looked), _can_draw),
    Lesson("pithead", lambda event: _placed_at(event, PITHEAD), lambda s, n: True),
)

_ON_THE_WAY: dict[type[Phase], str] = {
    Drafting: "draft",
    AtWorkshops: "workshops-list",
    Filling: "filling",
    Mining: "mining-steps",
    Holding: "mining-steps",
    Pairing: "mining-steps",
    Looking: "looking",
    Returning: "looking",
    TurnOver: "confirm",
}
"""What is said in the middle of a turn, whatever it was begun for."""


def lesson(look: Look, told: Sequence[Told], style: Style) -> str:
    """For the pupil, who is to act; "" when there is nothing more to teach."""
    text, state, seat = words.texts(style.language), look.view.state, look.view.seat
    shift_begun = max((n for n, entry in enumerate(told) if _begins_shift(entry)), default=0)
    if state.shift > 1:
        since = told[shift_begun + 1 :]
        first = not any(entry.seat == seat and entry.turn < state.turns for entry in since)
        return text("lesson-over") if first and state.shift == 2 else ""
    if (step := _ON_THE_WAY.get(type(state.phase))) is not None:
        return text(f"lesson-{step}")
    done = [event for entry in told if entry.seat == seat for event in entry.events]
    assert isinstance(state.phase, Choosing)
    for number, one in enumerate(LESSONS, start=1):
        if not any(map(one.learned, done)) and one.possible(state, seat):
            return text(
                "numbered-lesson", number=number, count=len(LESSONS), lesson=text(f"lesson-{one.key}")
            )
    return text("lesson-rest")


def _begins_shift(entry: Told) -> bool:
    return any(isinstance(event, ShiftBegan) for event in entry.events)
