"""Ten positions that together show what pictures of Glück Auf can show, easy and hard."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from games.gluckauf.components import CARDS, EMPTY, ORDERS, WORKSHOPS
from games.gluckauf.events import ShiftScored
from games.gluckauf.state import Looking, Mining, OpenOrder
from rendering.gluckauf import board, mine, sheets, tray, trays
from rendering.gluckauf.course import course
from rendering.setting import Setting
from tests.rendering.gallery import ENGLISH, Drawing
from tests.rendering.gluckauf.played import GAME, NAMES, ODD_NAMES, Turn, positions, turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.gluckauf.events import AnyEvent
    from games.gluckauf.state import Player, State
    from games.gluckauf.view import View
    from rendering.scene import Picture
    from tests.rendering.gallery import Gallery


class Exhibit(NamedTuple):
    """A position as it is shown."""

    view: View
    seat: int
    """Whose mine is shown."""
    events: tuple[AnyEvent, ...]
    names: tuple[str, ...] = NAMES

    def setting(self, theme: str, language: str) -> Setting:
        return Setting(self.names[: self.view.state.seats], theme, language)

    def board(self, theme: str, language: str) -> Picture:
        return board.draw(self.view, self.setting(theme, language), self.events)

    def mine(self, theme: str, language: str) -> Picture:
        return mine.draw(self.view, self.setting(theme, language), self.seat, self.events)


def _shown(
    state: State, seat: int, events: tuple[AnyEvent, ...] = (), names: tuple[str, ...] = NAMES
) -> Exhibit:
    return Exhibit(GAME.view(state, seat), seat, events, names)


def _after(seats: int, seed: int, turn: int) -> Exhibit:
    state, events = turns(seats, seed)[turn]
    mover = next((event.seat for event in events if hasattr(event, "seat")), 0)
    return _shown(state, mover, events)


def _liveliest(seats: int, seed: int) -> Turn:
    """The turn after which most is told by its events."""
    return max(turns(seats, seed), key=lambda turn: len({type(event) for event in turn.events}))


def _busiest_turn() -> Exhibit:
    state, events = _liveliest(4, 12)
    return _shown(state, next(event.seat for event in events if hasattr(event, "seat")), events)


def _mining() -> Exhibit:
    state = next(
        state for state in positions(3, 21) if isinstance(state.phase, Mining) and sum(state.me.cage) > 2
    )
    return _shown(state, state.active)


def _with(state: State, seat: int, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _full_mine() -> Exhibit:
    state = turns(4, 3)[40].state
    tunnels = (
        ((0, EMPTY),) * 4,
        ((EMPTY, 0), (0,)) * 3,
        ((1, 1),) * 6,
        ((EMPTY, 1), (1,)) * 2,
        ((EMPTY, 2), (EMPTY,), (2, 2)) * 2,
        ((2,), (2, EMPTY)) * 3,
        ((3, 3), (3,)),
        ((3, 3),) * 6,
    )
    player = replace(
        state.players[1],
        vp=128,
        marks=124,
        workers=13,
        orders=_orders(12),
        printed=(EMPTY, 1, EMPTY, 3),
        tunnels=tunnels,
        cage=(0, 0, 0, 5),
        store=(12, 4, 0, 16),
    )
    return _shown(_with(state, 1, player), 1, names=ODD_NAMES[::-1])


def _orders(count: int) -> tuple[OpenOrder, ...]:
    """So many outstanding orders: some empty, some filled, every other field by two for one."""
    orders = []
    for card in range(10, 10 + 3 * count, 3):
        wanted = CARDS[card % len(CARDS)].fields
        held = [((colour,), ((colour + 1) % 4, colour))[i % 2] for i, colour in enumerate(wanted)]
        fields = tuple(cubes if i < card % 5 else () for i, cubes in enumerate(held))
        orders.append(OpenOrder(card % len(CARDS), fields))
    return tuple(orders)


def _too_many_orders() -> Exhibit:
    state = turns(2, 8)[60].state
    player = replace(state.players[0], vp=-7, orders=_orders(29), cage_at=4, cage=(2, 0, 1, 0), workers=18)
    return _shown(_with(state, 0, player), 0, names=ODD_NAMES)


def _run_out() -> Exhibit:
    state = turns(2, 8)[-8].state
    state = replace(
        state,
        tile_stack=(),
        order_stack=(),
        workshops=(EMPTY, 3, EMPTY, EMPTY, 12, EMPTY, EMPTY, EMPTY),
        order_cards=(EMPTY, EMPTY, 30, EMPTY),
        supply=(0, 3, 0, 16),
    )
    return _shown(state, 1)


EXHIBITS: dict[str, Callable[[], Exhibit]] = {
    "draft": lambda: _after(4, 1, 3),
    "first-turns": lambda: _after(3, 2, 12),
    "busiest-turn": _busiest_turn,
    "second-shift": lambda: _after(3, 5, 70),
    "mining": _mining,
    "full-mine": _full_mine,
    "too-many-orders": _too_many_orders,
    "run-out": _run_out,
    "last-turns": lambda: _after(4, 12, -3),
    "over": lambda: _after(4, 12, -1),
}


def _shift(number: int) -> Callable[[str, str], Picture]:
    def draw(theme: str, language: str) -> Picture:
        scored = [event for turn in turns(4, 12) for event in turn.events if isinstance(event, ShiftScored)]
        return sheets.draw_shift_sheet(scored[number - 1], Setting(NAMES, theme, language))

    return draw


def _final(theme: str, language: str) -> Picture:
    return sheets.draw_final_sheet(GAME.view(turns(4, 12)[-1].state, None), Setting(NAMES, theme, language))


def _chart(theme: str, language: str) -> Picture:
    scores = course(GAME.view(turn.state, None) for turn in turns(4, 12))
    return sheets.draw_chart(scores, Setting(NAMES, theme, language))


def _drawn(area: str) -> Callable[[str, str], Picture]:
    def draw(theme: str, language: str) -> Picture:
        state = next(
            state
            for state in positions(3, 4)
            if isinstance(state.phase, Looking) and state.phase.area == area
        )
        shown = trays.choices(GAME.view(state, state.active))
        assert shown is not None
        return tray.draw(shown, Setting(NAMES[:3], theme, language))

    return draw


def _outstanding(theme: str, language: str) -> Picture:
    exhibit = _full_mine()
    return tray.draw(trays.outstanding(exhibit.view, exhibit.seat), exhibit.setting(theme, language))


SHEETS: dict[str, Callable[[str, str], Picture]] = {
    "shift-1": _shift(1),
    "shift-3": _shift(3),
    "final": _final,
    "chart": _chart,
    "drawn-tiles": _drawn(WORKSHOPS),
    "drawn-orders": _drawn(ORDERS),
    "outstanding": _outstanding,
}
"""Everything that is neither a board nor a mine, by theme and language."""


def _board(position: str) -> Callable[[str, str], Picture]:
    return lambda theme, language: EXHIBITS[position]().board(theme, language)


def _mine(position: str) -> Callable[[str, str], Picture]:
    return lambda theme, language: EXHIBITS[position]().mine(theme, language)


def _like_the_first(kind: str, position: str) -> str:
    first = next(iter(EXHIBITS))
    return "" if position == first else f"{kind}-of-{first}"


DRAWINGS: Gallery = {
    **{f"board-of-{at}": Drawing(_board(at), _like_the_first("board", at)) for at in EXHIBITS},
    **{
        f"mine-of-{at}": Drawing(_mine(at), _like_the_first("mine", at), (ENGLISH,), wordless=True)
        for at in EXHIBITS
    },
    **{name: Drawing(draw) for name, draw in SHEETS.items()},
}
"""Those that are kept as references."""
