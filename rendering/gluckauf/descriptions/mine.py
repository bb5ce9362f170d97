"""A mine in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.components import (
    CAGE_PLACES,
    CARDS,
    COLOURS,
    DARK,
    EMPTY,
    LIGHT,
    PRINTED_CARTS,
    SIDE_NAMES,
    SIDES,
    UNBALANCED_TILE_PENALTY,
    tunnel,
)
from rendering.describing import Description, Part, alt_names, always, fit, full_names
from rendering.gluckauf import wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.gluckauf.state import OpenOrder, Player
    from games.gluckauf.view import View
    from rendering.setting import Setting
    from texts import Texts


def describe_mine(view: View, seat: int, setting: Setting) -> Description:
    """The mine of that seat in words."""
    text = wording.texts(setting.language)
    player = view.state.players[seat]
    return Description(
        alt=fit(tuple(_parts(text, player, seat, alt_names(setting)[seat]))),
        full="\n".join(_lines(text, player, seat, full_names(setting)[seat])),
    )


def _parts(text: Texts, player: Player, seat: int, name: str) -> Iterator[Part]:
    yield always(_title(text, player, seat, name))
    yield always(_cage(text, player))
    for colour in COLOURS:
        yield always(_level(text, player, colour))
    yield always(_store(text, player))
    yield Part((_balance(text, player), ""), 3)
    yield Part((_orders(text, player), _orders_briefly(text, player)), 5)


def _lines(text: Texts, player: Player, seat: int, name: str) -> Iterator[str]:
    yield _title(text, player, seat, name)
    yield _cage(text, player)
    for colour in COLOURS:
        for side in SIDES:
            yield _side(text, player, colour, side)
    yield _store(text, player)
    yield _balance(text, player)
    for order in player.orders:
        yield _order(text, order)
    if not player.orders:
        yield text("mine-orders", orders=text("none"))


def _title(text: Texts, player: Player, seat: int, name: str) -> str:
    return text(
        "mine-title",
        name=name,
        mark=text("player-mark", seat=seat),
        points=text("points", count=player.vp),
        marks=text("marks", count=player.marks),
        workers=text("workers", count=player.workers),
        delivered=len(player.delivered),
    )


def _cage(text: Texts, player: Player) -> str:
    return text(
        "cage",
        stop=wording.stop(text, player.cage_at),
        cubes=wording.cubes(text, player.cage),
        free=CAGE_PLACES - sum(player.cage),
    )


def _store(text: Texts, player: Player) -> str:
    return text("store", cubes=wording.cubes(text, player.store))


def _balance(text: Texts, player: Player) -> str:
    light, dark = player.tiles(LIGHT), player.tiles(DARK)
    cost = -UNBALANCED_TILE_PENALTY * abs(light - dark)
    return text("balance", light=light, dark=dark, points=text("points", count=cost))


def _level(text: Texts, player: Player, colour: int) -> str:
    carts = player.level(colour)
    return text(
        "level",
        stop=wording.opening(wording.stop(text, colour + 1)),
        cubes=wording.heap(text, (cube for cube in carts if cube != EMPTY)),
        empty=carts.count(EMPTY),
        light=len(player.tunnels[tunnel(colour, LIGHT)]),
        dark=len(player.tunnels[tunnel(colour, DARK)]),
    )


def _side(text: Texts, player: Player, colour: int, side: int) -> str:
    """Every cart of a tunnel, from the shaft outwards."""
    carts = [
        text("tile-carts", cubes=", ".join(_cart(text, cube) for cube in tile))
        for tile in player.tunnels[tunnel(colour, side)]
    ]
    if PRINTED_CARTS[colour] == side:
        carts.insert(0, text("printed-cart", cube=_cart(text, player.printed[colour])))
    return text(
        "level-side",
        stop=wording.opening(wording.stop(text, colour + 1)),
        side=SIDE_NAMES[side],
        carts="; ".join(carts) or text("none"),
    )


def _cart(text: Texts, cube: int) -> str:
    return text("cart-empty") if cube == EMPTY else wording.coal(text, cube)


def _orders(text: Texts, player: Player) -> str:
    orders = "; ".join(
        progress(text, order, wording.card(text, order.card), told=True) for order in player.orders
    )
    return text("mine-orders", orders=orders or text("none"))


def _orders_briefly(text: Texts, player: Player) -> str:
    orders = "; ".join(progress(text, order, _name(text, order), told=False) for order in player.orders)
    return text("mine-orders", orders=orders or text("none"))


def _name(text: Texts, order: OpenOrder) -> str:
    card = CARDS[order.card]
    return text("card-name", transport=wording.transport(text, card.transport), points=card.vp)


def progress(text: Texts, order: OpenOrder, card: str, *, told: bool) -> str:
    """An order by that name, and what it lacks; `told` if the name tells its fields."""
    if order.complete:
        return text("order-complete", card=card)
    if told and not any(order.fields):
        return text("order-untouched", card=card)
    wanted = CARDS[order.card].fields
    missing = [colour for colour, cubes in zip(wanted, order.fields, strict=True) if not cubes]
    return text("order-open", card=card, missing=wording.fields(text, missing))


def _order(text: Texts, order: OpenOrder) -> str:
    card = CARDS[order.card]
    fields = ", ".join(
        _field(text, colour, cubes) for colour, cubes in zip(card.fields, order.fields, strict=True)
    )
    return text("mine-order", card=_name(text, order), fields=fields)


def _field(text: Texts, colour: int, cubes: tuple[int, ...]) -> str:
    coal = wording.coal(text, colour)
    if not cubes:
        return text("field-open", colour=coal)
    if len(cubes) == 1:
        return text("field-filled", colour=coal)
    return text("field-pair", colour=coal, cubes=wording.heap(text, cubes))
