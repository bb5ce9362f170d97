"""The board in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.components import EMPTY, ORDERS, SPACES, WORKER_SPACES, WORKSHOPS, Space
from games.gluckauf.spaces import workers_needed
from games.gluckauf.state import NOBODY, Drafting, Over, State
from rendering.describing import Description, Part, alt_names, always, fit, full_names
from rendering.gluckauf import wording
from rendering.gluckauf.captions import caption

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from games.gluckauf.events import AnyEvent
    from games.gluckauf.view import View
    from rendering.setting import Setting
    from texts import Texts


def describe_board(view: View, setting: Setting, events: Sequence[AnyEvent] = ()) -> Description:
    """The board in words; `events` is what happened last."""
    text = wording.texts(setting.language)
    state = view.state
    return Description(
        alt=fit(tuple(_parts(text, state, alt_names(setting), events))),
        full="\n".join(line for line in _lines(text, state, full_names(setting), events) if line),
    )


def _parts(text: Texts, state: State, names: Sequence[str], events: Sequence[AnyEvent]) -> Iterator[Part]:
    yield always(_title(text, state, names))
    yield Part((_last(text, events, names), ""), 2)
    yield Part((text("board-starter", name=names[state.starter]), ""), 1)
    if state.draft:
        yield always(_draft(text, state))
    else:
        tiles = _tiles(text, state, wording.tile), _tiles(text, state, wording.tile_briefly)
        cards = _cards(text, state, wording.card), _cards(text, state, wording.card_briefly)
        yield Part(tiles, 4)
        yield Part(cards, 3)
        yield always(_needs(text, state))
        yield Part((_closed(text, state), ""), 6)
    for seat in range(state.seats):
        yield Part((_player(text, state, seat, names), _player_briefly(text, state, seat, names)), 5)
    yield Part((_pithead(text, state, names), ""), 0)
    yield Part((_canteen(text, state, names), ""), 0)
    yield Part((text("supply", cubes=wording.cubes(text, state.supply)), ""), 3)


def _lines(text: Texts, state: State, names: Sequence[str], events: Sequence[AnyEvent]) -> Iterator[str]:
    yield _title(text, state, names)
    yield text("board-starter", name=names[state.starter])
    yield _last(text, events, names)
    if state.draft:
        yield _draft(text, state)
    for seat in range(state.seats):
        yield _player(text, state, seat, names)
    if not state.draft:
        yield _tiles(text, state, wording.tile)
        yield _cards(text, state, wording.card)
        yield _crews(text, state, names)
        yield _closed(text, state)
        yield _pithead(text, state, names)
        yield _canteen(text, state, names)
    yield text("supply", cubes=wording.cubes(text, state.supply))


def _title(text: Texts, state: State, names: Sequence[str]) -> str:
    if isinstance(state.phase, Over):
        return text("board-title-over")
    turn = text("board-turn", name=names[state.active])
    if isinstance(state.phase, Drafting):
        return f"{text('board-title-draft')} {turn}"
    return f"{text('board-title', shift=state.shift)} {turn}"


def _last(text: Texts, events: Sequence[AnyEvent], names: Sequence[str]) -> str:
    happened = caption(text, events, names)
    return text("board-last", caption=happened) if happened else ""


def _draft(text: Texts, state: State) -> str:
    return text("draft-cards", cards="; ".join(wording.card_briefly(text, card) for card in state.draft))


def _places(
    text: Texts, state: State, area: str, items: Sequence[int], word: Callable[[Texts, int], str]
) -> str:
    """What lies on the open spaces of an area."""
    return "; ".join(
        text("place", number=space.number, item=word(text, items[space.place]))
        if items[space.place] != EMPTY
        else text("place-empty", number=space.number)
        for space in SPACES
        if space.area == area and space.place != EMPTY and _is_open(state, space)
    )


def _is_open(state: State, space: Space) -> bool:
    return space.closed_up_to < state.seats


def _tiles(text: Texts, state: State, word: Callable[[Texts, int], str]) -> str:
    spaces = _places(text, state, WORKSHOPS, state.workshops, word)
    return text("workshop-tiles", spaces=spaces, tiles=text("tiles", count=len(state.tile_stack)))


def _cards(text: Texts, state: State, word: Callable[[Texts, int], str]) -> str:
    spaces = _places(text, state, ORDERS, state.order_cards, word)
    return text("order-cards", spaces=spaces, cards=text("cards", count=len(state.order_stack)))


def _taken(state: State) -> list[Space]:
    return [space for space in WORKER_SPACES if state.crews[space.index] != NOBODY]


def _needs(text: Texts, state: State) -> str:
    taken = [
        text("need", space=wording.space(text, space.index), count=workers_needed(state, space))
        for space in _taken(state)
    ]
    return text("needs", spaces="; ".join(taken)) if taken else text("needs-one")


def _crews(text: Texts, state: State, names: Sequence[str]) -> str:
    taken = [
        text(
            "need-long",
            space=wording.space(text, space.index),
            name=names[state.crews[space.index][0]],
            workers=text("workers", count=state.crews[space.index][1]),
            count=workers_needed(state, space),
        )
        for space in _taken(state)
    ]
    return text("needs-long", spaces="; ".join(taken)) if taken else text("needs-one")


def _closed(text: Texts, state: State) -> str:
    closed = [wording.space(text, space.index) for space in WORKER_SPACES if not _is_open(state, space)]
    return text("closed", spaces=", ".join(closed)) if closed else ""


def _pithead(text: Texts, state: State, names: Sequence[str]) -> str:
    return text("board-pithead", workers=_counts(text, state.pithead, names))


def _canteen(text: Texts, state: State, names: Sequence[str]) -> str:
    return text("board-canteen", workers=_counts(text, state.canteen, names))


def _counts(text: Texts, counts: Sequence[int], names: Sequence[str]) -> str:
    some = [
        text("count-of", name=name, count=count) for name, count in zip(names, counts, strict=True) if count
    ]
    return ", ".join(some) or text("nobody")


def _player(text: Texts, state: State, seat: int, names: Sequence[str]) -> str:
    player = state.players[seat]
    return text(
        "board-player",
        name=names[seat],
        mark=text("player-mark", seat=seat),
        points=text("points", count=player.vp),
        marks=text("marks", count=player.marks),
        workers=text("workers", count=player.workers),
        open=len(player.orders),
        delivered=len(player.delivered),
    )


def _player_briefly(text: Texts, state: State, seat: int, names: Sequence[str]) -> str:
    player = state.players[seat]
    return text(
        "board-player-short",
        name=names[seat],
        points=text("points", count=player.vp),
        marks=text("marks", count=player.marks),
        workers=text("workers", count=player.workers),
    )
