"""Cards as they lie on the table: helpers and company cards, as a strip or upright."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.cards import CARDS
from games.zoo.components import HIDDEN, KINDS, NONE
from games.zoo.staff import HELPERS
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, mix, rgb
from rendering.sprite import Sprite, kept
from rendering.zoo import wording
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.animals import ANIMALS, animal
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.sprites.pictograms import pictogram
from rendering.zoo.theme import HOUSE

if TYPE_CHECKING:
    from rendering.colour import RGB
    from rendering.zoo.theme import Theme
    from texts import Texts

HELPER, COMPANY = "helper", "company"
_ANIMAL = tuple(ANIMALS)
_SKIES = (rgb("#CFE0D2"), rgb("#F1D9A6"), rgb("#C9DCE6"), rgb("#EBC9B8"))
"""What helpers stand in front of."""
_TEXT_LEAST = 22
_TITLE_LEAST = 22
_LARGEST = 46
"""Titles and texts of a card that has room for them."""


class Face(Struct, frozen=True):
    """A card with the words on it."""

    sort: str
    """HELPER, or COMPANY for starting and influence cards."""
    number: int
    """Into HELPERS or CARDS, or HIDDEN."""
    title: str
    words: str


def helper_face(text: Texts, number: int) -> Face:
    return Face(HELPER, number, wording.helper_title(text, number), wording.helper_text(text, number))


def company_face(text: Texts, number: int) -> Face:
    return Face(COMPANY, number, wording.card_title(text, number), wording.card_text(text, number))


def portrait_name(helper: int) -> str:
    """Which animal a helper is."""
    return _ANIMAL[helper]


@kept
def portrait(theme: Theme, helper: int, width: int, height: int) -> Sprite:
    """A helper before a plain sky, in a frame."""
    size = min(round(width * 1.12), round(height * 1.02))
    sky = _SKIES[helper % len(_SKIES)]
    art = Art(width, height, 2, darker(sky, 0.3) if theme.night else sky)
    shade = darker(sky, 0.42 if theme.night else 0.12)
    for i in range(0, 12, 2):
        art.wedge(width / 2, height, max(width, height) * 1.5, 180 + i * 15, 195 + i * 15, shade)
    sprite = Sprite.of(art).with_(animal(_ANIMAL[helper], size, max(size, width)), width / 2, height, "bm")
    framed = Art(width, height).rectangle(0, 0, width, height, None, theme.ink, 3, 4)
    return sprite.with_(Sprite.of(framed), 0, 0)


@kept
def card_back(theme: Theme, colour: RGB, width: int, height: int) -> Sprite:
    radius = min(width, height) * 0.1
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=radius)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, colour, radius=radius * 0.8)
    edge = min(width, height) * 0.09
    art.rectangle(edge, edge, width - edge, height - edge, None, theme.gold_high, 2, radius * 0.5)
    size = min(width, height) * 0.27
    icons.draw_paw(art, width / 2, height / 2, size, theme.gold_high)
    return Sprite.of(art)


@kept
def _sheet(theme: Theme, band: RGB, width: int, height: int, edge: int, *, upright: bool) -> Sprite:
    """A card without anything on it: paper with a band of colour at its head or on its left."""
    art = Art(width, height, 3).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(3, 3, width - 3, height - 3, theme.paper, radius=8)
    if upright:
        art.rectangle(3, 3, width - 3, edge, band, radius=8).rectangle(3, edge - 10, width - 3, edge, band)
        art.rectangle(3, edge, width - 3, edge + 3, theme.ink)
    else:
        art.rectangle(3, 3, edge, height - 3, band, radius=8).rectangle(edge - 10, 3, edge, height - 3, band)
        art.rectangle(edge, 3, edge + 3, height - 3, theme.ink)
    return Sprite.of(art)


def _band(theme: Theme, face: Face) -> RGB:
    if face.sort == HELPER:
        return theme.board_high
    company = CARDS[face.number].company
    return mix(theme.gold, theme.paper, 0.35) if company == NONE else mix(HOUSE[company], theme.paper, 0.5)


def paint_strip(canvas: Canvas, theme: Theme, face: Face, box: Box, *, fresh: bool = False) -> None:
    """A card lying on its side: picture, title and text, and what it costs."""
    if fresh:
        canvas.put(fresh_frame(theme, box.width, box.height), box.left, box.top)
    picture = round(min(box.height * 1.12, 180, box.width * 0.26))
    canvas.put(
        _sheet(theme, _band(theme, face), box.width, box.height, picture + 3, upright=False),
        box.left,
        box.top,
        name="card",
    )
    inner = Box(box.left + 7, box.top + 7, box.left + picture, box.bottom - 7)
    right, corner = box.right - 10, 0
    if face.sort == HELPER:
        canvas.put(portrait(theme, face.number, inner.width, inner.height), inner.left, inner.top)
        _paint_glory(canvas, theme, face.number, inner)
        right = _paint_cost_column(canvas, theme, face.number, box)
    else:
        _paint_effects(canvas, theme, face.number, inner)
        if CARDS[face.number].end:
            bell = canvas.put(icons.bell(theme, 36), right - 2, box.top + 7, "tr", "bell")
            corner = right - bell.left + 8
    room = Box(box.left + picture + 14, box.top + 4, right, box.bottom - 6)
    _paint_words(canvas, theme, face, room, corner)


def _paint_words(canvas: Canvas, theme: Theme, face: Face, room: Box, corner: int) -> None:
    """Title and text; something as wide as `corner` lies at the end of the title."""
    line = min(_LARGEST + 6, max(30, room.height // 4))
    title = Box(room.left, room.top, room.right - corner, room.top + line + 4)
    size = min(_LARGEST, line - 2)
    canvas.write(face.title, title, size, theme.ink, lettering.TITLE, "l", least=_TITLE_LEAST)
    below = Box(room.left, title.bottom, room.right, room.bottom)
    canvas.write_lines(face.words, below, min(_LARGEST, line - 1), theme.ink, least=_TEXT_LEAST)


def _paint_glory(canvas: Canvas, theme: Theme, helper: int, picture: Box) -> None:
    size = max(66, min(120, round(picture.width * 0.4)))
    figure = str(HELPERS[helper].glory)
    badge = icons.glory(theme, size, figure).shadowed(2, 1, 2, 0.5)
    canvas.put(badge, picture.left - 2, picture.bottom + 1, "bl", "glory")
    if HELPERS[helper].off:
        sign = icons.off(theme, max(34, round(size * 0.62))).shadowed(2, 1, 2, 0.5)
        canvas.put(sign, picture.right - 3, picture.bottom - 3, "br", "off")


def _paint_effects(canvas: Canvas, theme: Theme, card: int, picture: Box) -> None:
    canvas.put(pictogram(theme, card, picture.width, picture.height), picture.left, picture.top)


def _paint_cost_column(canvas: Canvas, theme: Theme, helper: int, box: Box) -> int:
    """What a helper costs, kind by kind, at the right edge; returns where the column begins."""
    cost = [(kind, HELPERS[helper].cost[kind]) for kind in KINDS if HELPERS[helper].cost[kind]]
    pitch = min(54, (box.height - 12) // 3)
    left = box.right - pitch - 44
    top = box.top + (box.height - pitch * len(cost)) // 2
    for row, (kind, count) in enumerate(cost):
        y = top + row * pitch
        canvas.write(str(count), Box(left, y, left + 32, y + pitch), min(42, pitch - 2), theme.ink)
        canvas.put(fruit(theme, kind, pitch - 3), left + 34, y + pitch / 2, "ml", "fruit")
    return left - 4


def paint_upright(canvas: Canvas, theme: Theme, face: Face, box: Box) -> None:
    """A card standing: title, picture, text, and what it costs."""
    if face.number == HIDDEN:
        canvas.put(card_back(theme, theme.board, box.width, box.height), box.left, box.top, name="card")
        return
    head = round(box.height * 0.15)
    canvas.put(
        _sheet(theme, _band(theme, face), box.width, box.height, head, upright=True),
        box.left,
        box.top,
        name="card",
    )
    ink = rgb("#FFF8E8") if face.sort == HELPER else theme.ink
    title = Box(box.left + 12, box.top + 6, box.right - 12, box.top + head - 4)
    canvas.write_lines(face.title, title, _LARGEST, ink, lettering.TITLE, "m", least=_TITLE_LEAST)
    foot = round(box.height * 0.14) if face.sort == HELPER else 6
    middle = box.top + head + round(box.height * 0.42)
    picture = Box(box.left + 14, box.top + head + 14, box.right - 14, middle)
    if face.sort == HELPER:
        canvas.put(portrait(theme, face.number, picture.width, picture.height), picture.left, picture.top)
        _paint_glory(canvas, theme, face.number, picture)
        _paint_cost_row(
            canvas, theme, face.number, Box(box.left, box.bottom - foot, box.right, box.bottom - 6)
        )
    else:
        bell = round(picture.height * 0.26) if CARDS[face.number].end else 0
        if bell:
            canvas.put(icons.bell(theme, bell), picture.right, picture.top, "tr", "bell")
        below = Box(picture.left, picture.top + bell, picture.right, picture.bottom)
        _paint_effects(canvas, theme, face.number, below)
    room = Box(box.left + 16, middle + 6, box.right - 16, box.bottom - foot - 4)
    canvas.write_lines(face.words, room, _LARGEST, theme.ink, align="m", least=_TEXT_LEAST)


def _paint_cost_row(canvas: Canvas, theme: Theme, helper: int, box: Box) -> None:
    cost = [(kind, HELPERS[helper].cost[kind]) for kind in KINDS if HELPERS[helper].cost[kind]]
    size = min(60, box.height - 4)
    pitch = min(size + round(size * 0.85), (box.width - 20) // 3)
    left = (box.left + box.right - pitch * len(cost)) // 2
    for row, (kind, count) in enumerate(cost):
        x = left + row * pitch
        room = Box(x, box.top, x + pitch - size - 2, box.bottom)
        canvas.write(str(count), room, max(26, round(size * 0.8)), theme.ink, align="r")
        canvas.put(fruit(theme, kind, size), x + pitch - size, (box.top + box.bottom) / 2, "ml", "fruit")


@kept
def fresh_frame(theme: Theme, width: int, height: int) -> Sprite:
    """Light around what is new, to be put under it."""
    art = Art(width, height, 2).rectangle(0, 0, width, height, theme.fresh, radius=12)
    return Sprite.of(art).haloed(theme.fresh, 2, 5)
