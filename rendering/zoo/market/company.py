"""A company: sign and share price, the fruit on it, everybody's shares, its deck, its last cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import APPLE, HIGHEST_SHARE_PRICE, KINDS, LEMON, PINEAPPLE
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, lighter, rgb
from rendering.sprite import Sprite, kept
from rendering.zoo.cards import card_back
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.sprites.pictograms import mini
from rendering.zoo.sprites.tokens import seat_token
from rendering.zoo.theme import HOUSE

if TYPE_CHECKING:
    from rendering.scene import Scene
    from rendering.zoo.theme import Theme

_CREAM = rgb("#FFF8E8")
_SIGN, _AWNING = 92, 34
_TRACK, _FRUIT, _SHARES, _CARDS = 132, 182, 268, 366
"""Where each row begins, below the top of the company."""
_DECK_WIDTH, _CARD_HEIGHT = 62, 92
_WIDEST, _CARD_GAP = 62, 3
_TWO_FIGURES = 0.4
"""How much more room a price of two figures has."""
_DECK_MARGIN = 4
"""For the light around a deck that has changed."""


class Shown(Struct, frozen=True):
    """What a company's picture says."""

    kind: int
    name: str
    price: int
    before: int
    """What the price was, or the same."""
    order: tuple[int, ...]
    """In which order fruit lies."""
    fruit: tuple[int, ...]
    pieces: tuple[int, ...]
    """By player."""
    shares: tuple[int, ...]
    major: int
    """Who has most, or NONE."""
    deck: int
    revealed: tuple[int, ...]
    fresh_fruit: frozenset[int]
    fresh_shares: frozenset[int]
    fresh_deck: bool
    fresh_cards: bool


def draw(scene: Scene, theme: Theme, box: Box, shown: Shown) -> None:
    """Bit by bit: most of what a company shows is the same from turn to turn."""
    front = scene.lay(box, _paint_front, theme, shown.kind, shown.name)
    price = Box(box.right - 128, box.top + 3, box.right - 3, box.top + 96)
    front.draw(price, _paint_price, theme, shown.price, lit=shown.price != shown.before)
    track = Box(box.left + 10, box.top + _TRACK, box.right - 10, box.top + _TRACK + 42)
    paper = scene.on(theme.paper)
    paper.draw(track, _paint_track, theme, shown.price, shown.before)
    pitch = (box.width - 24) // len(KINDS)
    for place, kind in enumerate(shown.order):
        left = box.left + 12 + place * pitch
        cell = Box(left + 2, box.top + _FRUIT, left + pitch - 2, box.top + _FRUIT + 82)
        paper.draw(cell, _paint_fruit, theme, kind, shown.fruit[kind], fresh=kind in shown.fresh_fruit)
    _draw_shares(paper, theme, box, shown)
    _draw_cards(paper, theme, box, shown)


def _draw_shares(paper: Scene, theme: Theme, box: Box, shown: Shown) -> None:
    """A token for each player with the number of their shares; the majority shareholder has the crown."""
    pitch = (box.width - 20) // 5
    start = box.left + (box.width - pitch * len(shown.shares)) // 2
    top, bottom = box.top + _SHARES - 2, box.top + _CARDS - 9
    for player, count in enumerate(shown.shares):
        cell = Box(start + player * pitch, top, start + (player + 1) * pitch, bottom)
        holder = shown.pieces[player], count
        lit, leads = player in shown.fresh_shares, player == shown.major
        paper.draw(cell, _paint_share, theme, holder, fresh=lit, major=leads)


def _draw_cards(paper: Scene, theme: Theme, box: Box, shown: Shown) -> None:
    top = box.top + _CARDS
    deck = Box(box.left + 12, top, box.left + 12 + _DECK_WIDTH, top + _CARD_HEIGHT)
    paper.draw(deck.inset(-_DECK_MARGIN), _paint_deck, theme, shown.kind, shown.deck, fresh=shown.fresh_deck)
    left, right = deck.right + _DECK_MARGIN + 4, box.right - 12
    pitch = min(_WIDEST + _CARD_GAP, (right - left + _CARD_GAP) // max(1, len(shown.revealed)))
    for place, card in enumerate(shown.revealed):
        x = left + place * pitch
        paper.draw(
            Box(x, top, x + pitch - _CARD_GAP, top + _CARD_HEIGHT),
            _paint_card,
            theme,
            card,
            lit=shown.fresh_cards,
        )


def _paint_front(canvas: Canvas, theme: Theme, kind: int, name: str) -> None:
    """The house and its sign."""
    box = canvas.box
    canvas.put(_house(theme, kind, box.width, box.height), box.left, box.top, name="company")
    middle = box.top + _SIGN // 2 + 1
    canvas.put(fruit(theme, kind, 74).shadowed(3, 1, 3, 0.5), box.left + 14, middle, "ml")
    room = Box(box.left + 98, box.top + 10, box.right - 128, box.top + _SIGN - 8)
    canvas.write_lines(name, room, 36, _CREAM, lettering.TITLE, "l", least=26)


def _paint_price(canvas: Canvas, theme: Theme, price: int, *, lit: bool) -> None:
    box = canvas.box
    plate = canvas.put(_price_plate(theme, lit=lit), box.right - 11, box.top + 44, "mr", "plate")
    canvas.write(str(price), plate, 64, theme.ink, least=56)


def _paint_track(canvas: Canvas, theme: Theme, now: int, before: int) -> None:
    """Prices from 1 to 10; the one that holds is raised, the one before has a frame."""
    box = canvas.box.inset(2, 0)
    pitch = box.width / (HIGHEST_SHARE_PRICE + _TWO_FIGURES)
    for price in range(1, HIGHEST_SHARE_PRICE + 1):
        left = round(box.left + (price - 1) * pitch)
        right = box.right if price == HIGHEST_SHARE_PRICE else round(box.left + price * pitch)
        cell = Box(left, box.top, right - 2, box.bottom)
        here = price == now
        colour = theme.gold_high if here else theme.paper_shade
        line = theme.fresh if price == before != now else theme.ink if here else theme.paper_edge
        canvas.put(_cell(theme, cell.width, cell.height, colour, line, strong=here), cell.left, cell.top)
        canvas.write(str(price), cell, 32 if here else 26, theme.ink, least=26)


def _paint_fruit(canvas: Canvas, theme: Theme, kind: int, count: int, *, fresh: bool) -> None:
    cell = canvas.box
    line = theme.fresh if fresh else theme.wood_low
    canvas.put(_tray(theme, cell.width, cell.height, line), cell.left, cell.top)
    middle = cell.top + 40
    canvas.put(fruit(theme, kind, 56, absent=not count), cell.left + 5, middle, "ml", "fruit", cell)
    room = Box(cell.left + 64, cell.top, cell.right - 6, cell.bottom - 2)
    ink = theme.ink if count else theme.faint
    canvas.write(str(count), room, 46 if count else 34, ink, least=36 if count else 30)


def _paint_share(canvas: Canvas, theme: Theme, holder: tuple[int, int], *, fresh: bool, major: bool) -> None:
    (piece, count), x = holder, canvas.box.centre[0]
    sprite = seat_token(theme, piece, 68, str(count)) if count else seat_token(theme, piece, 54).faded(0.3)
    if fresh:
        sprite = sprite.haloed(theme.fresh, 2, 4)
    canvas.put(sprite, x, canvas.box.top + 55, "mm", "token")
    if major:
        canvas.put(icons.crown(theme, 34), x, canvas.box.top, "tm", "crown")


def _paint_deck(canvas: Canvas, theme: Theme, kind: int, count: int, *, fresh: bool) -> None:
    back = card_back(theme, darker(HOUSE[kind], 0.12), _DECK_WIDTH, _CARD_HEIGHT)
    if fresh:
        back = back.haloed(theme.fresh, 1, 3)
    x, y = canvas.box.centre
    deck = canvas.put(back, x, y, "mm", "deck")
    label = Box(deck.left + 8, deck.bottom - 38, deck.right - 8, deck.bottom - 5)
    canvas.put(_label(theme, label.width, label.height), label.left, label.top)
    canvas.write(str(count), label, 28, theme.ink, lettering.HEAVY)


def _paint_card(canvas: Canvas, theme: Theme, card: int, *, lit: bool) -> None:
    box = canvas.box
    canvas.put(mini(theme, card, box.width, box.height, lit=lit), box.left, box.top, "tl", "revealed")


@kept
def _house(theme: Theme, kind: int, width: int, height: int) -> Sprite:
    """A shop front: enamel sign, awning with a pattern of its own, plaster below."""
    colour = HOUSE[kind]
    art = Art(width, height, 3).rectangle(0, 0, width, height, theme.ink, radius=12)
    art.rectangle(3, 3, width - 3, height - 3, theme.paper, radius=10)
    art.rectangle(3, 3, width - 3, _SIGN, darker(colour, 0.12), radius=10)
    art.rectangle(3, _SIGN - 14, width - 3, _SIGN, darker(colour, 0.12))
    art.rectangle(9, 9, width - 9, _SIGN - 6, None, lighter(colour, 0.45), 2, 6)
    _draw_awning(art, theme, kind, width)
    for y in (_FRUIT - 8, _SHARES - 4, _CARDS - 8):
        art.line([(14, y), (width - 14, y)], theme.paper_edge, 2, round_ends=False)
    return Sprite.of(art).shadowed(6, 1, 4, 0.4)


def _draw_awning(art: Art, theme: Theme, kind: int, width: int) -> None:
    """Stripes for apples, points for lemons, scales for pineapples."""
    top, bottom, colour = _SIGN, _SIGN + _AWNING, HOUSE[kind]
    count = 12
    pitch = (width - 6) / count
    for i in range(count):
        x = 3 + i * pitch
        fill = colour if i % 2 == 0 else _CREAM
        if kind == LEMON:
            art.polygon([(x, top), (x + pitch, top), (x + pitch / 2, bottom)], fill, theme.ink, 2)
        elif kind == APPLE:
            tab = f"M{x} {top} L{x + pitch} {top} L{x + pitch} {bottom - 10} "
            art.path(
                tab + f"C{x + pitch} {bottom + 4} {x} {bottom + 4} {x} {bottom - 10} Z", fill, theme.ink, 2
            )
        else:
            art.ellipse(x + pitch / 2, bottom - pitch / 2, pitch / 2 - 0.5, fill=theme.ink)
            art.ellipse(x + pitch / 2, bottom - pitch / 2, pitch / 2 - 2, fill=fill)
    if kind == PINEAPPLE:
        for i in range(count + 1):
            x = 3 + (i - 0.5) * pitch
            fill = lighter(colour, 0.35) if i % 2 else colour
            left, right = max(3.0, x), min(width - 3.0, x + pitch)
            art.polygon(
                [(left, top), (right, top), ((left + right) / 2, top + pitch * 0.7)], fill, theme.ink, 2
            )
    art.rectangle(3, top - 2, width - 3, top + 2, theme.ink)


@kept
def _price_plate(theme: Theme, *, lit: bool) -> Sprite:
    width, height = 104, 76
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(3, 3, width - 3, height - 3, theme.fresh if lit else theme.gold, radius=8)
    art.rectangle(8, 8, width - 8, height - 8, theme.paper, radius=5)
    return Sprite.of(art).shadowed(3, 1, 2, 0.4)


@kept
def _cell(
    theme: Theme,
    width: int,
    height: int,
    colour: tuple[int, int, int],
    line: tuple[int, int, int],
    *,
    strong: bool,
) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, line, radius=5)
    edge = 3 if strong or line == theme.fresh else 2
    art.rectangle(edge, edge, width - edge, height - edge, colour, radius=3)
    return Sprite.of(art)


@kept
def _tray(theme: Theme, width: int, height: int, line: tuple[int, int, int]) -> Sprite:
    """A wooden crate, seen from its side."""
    art = Art(width, height).rectangle(0, 0, width, height, theme.paper_shade, line, 3, 6)
    art.rectangle(0, height - 12, width, height, theme.wood, line, 3, 4)
    return Sprite.of(art)


@kept
def _label(theme: Theme, width: int, height: int) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=6)
    art.rectangle(2, 2, width - 2, height - 2, theme.paper, radius=4)
    return Sprite.of(art)
