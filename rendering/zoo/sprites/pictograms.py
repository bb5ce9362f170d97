"""What a company card does, without words: a row of signs for each of its effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PIL import Image

from games.zoo.cards import CARDS
from games.zoo.components import KINDS, NONE
from games.zoo.primitives import (
    EACH,
    HOLDERS,
    MAJOR,
    MINOR,
    OWN,
    RIGHT,
    Add,
    Audit,
    Coins,
    CoinsPerShare,
    Effect,
    ForcedSale,
    FruitPrice,
    Issue,
    Leave,
    Price,
    PriceTo,
    Shift,
    Spoil,
    Take,
    Wander,
)
from rendering import lettering
from rendering.art import Art
from rendering.sprite import Sprite, kept
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.fruit import fruit

if TYPE_CHECKING:
    from collections.abc import Callable

    from rendering.zoo.theme import Theme

Sign: TypeAlias = str
"""The name of an icon, or a figure."""

_ICONS: dict[str, Callable[[Theme, int], Sprite]] = {
    "crate": icons.crate,
    "coin": icons.coin,
    "share": icons.share,
    "crown": icons.crown,
    "holders": icons.holders,
    "outsider": icons.outsider,
    "eye": icons.eye,
    "arrow": icons.arrow,
    "cross": icons.cross,
    "tag": icons.price_tag,
    "up": lambda theme, size: icons.ticker(theme, size, 1),
    "down": lambda theme, size: icons.ticker(theme, size, -1),
    "level": lambda theme, size: icons.ticker(theme, size, 0),
    "fruit-0": lambda theme, size: fruit(theme, 0, size),
    "fruit-1": lambda theme, size: fruit(theme, 1, size),
    "fruit-2": lambda theme, size: fruit(theme, 2, size),
}
_WHO = {MAJOR: "crown", MINOR: "holders", HOLDERS: "holders"}


def signed(value: int) -> str:
    """With its sign, a real minus."""
    return f"+{value}" if value > 0 else lettering.number(value)


def signs(effect: Effect, company: int) -> tuple[Sign, ...]:
    """What one effect does; `company` is whose starting card it is, or NONE."""
    if isinstance(effect, Add):
        return (f"+{effect.n}", *_added(effect.kind, company))
    return _on_company(effect) or _on_players(effect)


def _on_company(effect: Effect) -> tuple[Sign, ...]:
    match effect:
        case Spoil(n=n):
            return signed(-n), "crate"
        case Shift(n=n):
            return str(n), "crate", "arrow"
        case Price(by=by):
            return ("up" if by > 0 else "down"), signed(by)
        case PriceTo(target=target):
            return "level", str(target)
        case FruitPrice(by=by):
            return "tag", signed(by)
        case Leave() | Wander():
            return ("cross" if isinstance(effect, Leave) else "arrow",)
    return ()


def _on_players(effect: Effect) -> tuple[Sign, ...]:
    match effect:
        case Coins(who=who, n=n):
            return _WHO.get(who, "outsider"), signed(n), "coin"
        case CoinsPerShare(n=n):
            return "share", signed(n), "coin"
        case Take(n=n):
            return "crown", signed(n), "crate"
        case ForcedSale() | Issue():
            return "crown", signed(1 if isinstance(effect, Issue) else -1), "share"
        case Audit(n=n):
            return "crown", "eye", str(n)
    return ()


def _added(kind: int, company: int) -> tuple[Sign, ...]:
    if kind == EACH:
        return tuple(f"fruit-{each}" for each in KINDS)
    if kind == RIGHT:
        return "crate", "arrow"
    if kind == OWN:
        return ("crate",) if company == NONE else (f"fruit-{company}",)
    return (f"fruit-{kind}",)


_LARGEST = 112


@kept
def pictogram(theme: Theme, card: int, width: int, height: int) -> Sprite:
    """A card's effects below one another, as large as the room allows."""
    it = CARDS[card]
    rows = [signs(effect, it.company) for effect in it.effects]
    size = min(height // len(rows), _LARGEST)
    while size > 10 and any(_length(row, size) > width for row in rows):
        size -= 1
    image = Image.new("RGBA", (width, height))
    pitch = min(height / len(rows), size * 1.12)
    top = (height - pitch * len(rows)) / 2
    for number, row in enumerate(rows):
        _place(image, theme, row, size, top + pitch * (number + 0.5))
    return Sprite(image)


def _gap(size: int) -> int:
    return max(2, size // 12)


def _widths(row: tuple[Sign, ...], size: int) -> list[int]:
    figure = _figure(size)
    return [
        round(size * 0.92) if sign in _ICONS else round(lettering.width(sign, lettering.NUMERAL, figure))
        for sign in row
    ]


def _length(row: tuple[Sign, ...], size: int) -> int:
    return sum(_widths(row, size)) + _gap(size) * (len(row) - 1)


def _figure(size: int) -> int:
    return max(8, round(size * 0.72))


def _place(image: Image.Image, theme: Theme, row: tuple[Sign, ...], size: int, y: float) -> None:
    x = (image.width - _length(row, size)) / 2
    for sign, width in zip(row, _widths(row, size), strict=True):
        if sign in _ICONS:
            sprite = _ICONS[sign](theme, round(size * 0.92))
        else:
            art = Art(width + 2, size).figure(width / 2 + 1, size / 2, sign, _figure(size), theme.ink)
            sprite = Sprite.of(art)
        place = round(x + (width - sprite.width) / 2), round(y - sprite.height / 2)
        image.alpha_composite(sprite.image, (max(0, place[0]), max(0, place[1])))
        x += width + _gap(size)


_IN_BRIEF = 2
"""How many effects a card shows that is too small for all of them."""


@kept
def mini(theme: Theme, card: int, width: int, height: int, *, lit: bool) -> Sprite:
    """A whole card, small: the chief sign of its first effects, and the closing bell if it has one."""
    art = Art(width, height).rectangle(0, 0, width, height, theme.fresh if lit else theme.ink, radius=6)
    art.rectangle(3, 3, width - 3, height - 3, theme.paper, radius=4)
    image = art.done()
    bell = min(26, width - 10) if CARDS[card].end else 0
    rows = [_in_brief(effect, CARDS[card].company) for effect in CARDS[card].effects]
    shown = [sign for row in rows if row for sign in row][: 2 * _IN_BRIEF]
    if len(shown) > _IN_BRIEF:
        lines = [tuple(shown[i : i + _IN_BRIEF]) for i in range(0, len(shown), _IN_BRIEF)]
    else:
        lines = [(sign,) for sign in shown]
    room = height - 10 - bell
    size = room // len(lines)
    while size > 10 and any(_length(line, size) > width - 8 for line in lines):
        size -= 1
    top = 5 + (room - size * len(lines)) / 2
    for number, line in enumerate(lines):
        _place(image, theme, line, size, top + size * (number + 0.5))
    sprite = Sprite(image)
    return sprite.with_(icons.bell(theme, bell), width / 2, height - 4, "bm") if bell else sprite


@kept
def slip_signs(theme: Theme, card: int, width: int, height: int) -> Sprite:
    """What a card does first, side by side, in brief."""
    briefly = [_in_brief(effect, CARDS[card].company) for effect in CARDS[card].effects[:_IN_BRIEF]]
    row = tuple(sign for signs_of_one in briefly for sign in signs_of_one)
    size = height
    while size > 10 and _length(row, size) > width:
        size -= 1
    image = Image.new("RGBA", (width, height))
    _place(image, theme, row, size, height / 2)
    return Sprite(image)


def _in_brief(effect: Effect, company: int) -> tuple[Sign, ...]:
    """A figure and an icon, or an icon alone; nothing for where the card goes."""
    match effect:
        case Leave() | Wander():
            return ()
        case Take():
            return "crown", "crate"
        case Audit():
            return "crown", "eye"
        case PriceTo(target=target):
            return f"→{target}", "level"
    figure = next(sign for sign in signs(effect, company) if sign not in _ICONS)
    icon = [sign for sign in signs(effect, company) if sign in _ICONS and sign not in _WHO.values()]
    return figure, "crate" if len(icon) == len(KINDS) else icon[-1] if icon[-1] != "arrow" else "crate"
