"""The shift clock: twelve categories, the hand, what this shift will score, and who won what so far."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from games.gluckauf.components import CATEGORIES_PER_SHIFT, EMPTY, SHIFT_CLOCK
from rendering import lettering, shapes
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, mix, rgb
from rendering.gluckauf.board.layout import CLOCK_CENTRE, CLOCK_RADIUS
from rendering.gluckauf.sprites.carts import cart
from rendering.gluckauf.sprites.coal import cube, enamel
from rendering.gluckauf.sprites.transports import transport
from rendering.gluckauf.sprites.workers import token
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from games.gluckauf.components import Category
    from games.gluckauf.state import State
    from rendering.colour import RGB
    from rendering.gluckauf.theme import Theme
    from rendering.setting import Setting

_SIZE = 2 * CLOCK_RADIUS + 4
_MIDDLE = _SIZE / 2
_DIAL, _HUB = CLOCK_RADIUS - 19, 74
_LATER = (rgb("#AEA085"), rgb("#A3957A"))
_NUMERALS = ("I", "II", "III")
_SECTOR = 30

Winners = tuple[tuple[int, ...], ...]
"""Of each category, the pieces of those who won its first prize when it was last scored."""


def winners(state: State, setting: Setting) -> Winners:
    found: list[tuple[int, ...]] = [()] * len(SHIFT_CLOCK)
    for sheet in state.sheets:
        for row in sheet.rows:
            best = max(row.points)
            found[row.category] = tuple(
                setting.piece(seat) for seat, points in enumerate(row.points) if best and points == best
            )
    return tuple(found)


def paint(canvas: Canvas, theme: Theme, shift: int, won: Winners, *, seconds: bool) -> None:
    """`seconds` says whether there are second prizes."""
    x, y = CLOCK_CENTRE
    canvas.put(_clock(theme, shift, seconds=seconds), x, y, "mm", "clock")
    for category, pieces in enumerate(won):
        for i, piece in enumerate(pieces):
            angle = _angle(category) + (i - (len(pieces) - 1) / 2) * 7.6
            canvas.put(
                token(theme, piece, 34).shadowed(2, 1, 2, 0.5),
                *shapes.polar(x, y, CLOCK_RADIUS - 9, angle),
                "mm",
            )


def paint_supply(canvas: Canvas, theme: Theme, colour: int, left: int, *, cube_first: bool) -> None:
    """How many cubes of a colour are left, in a corner beside the clock: cube above number, or below."""
    box = canvas.box
    coal = cube(colour, 44) if left else cube(colour, 44).faded(0.4)
    top = box.top + 3 if cube_first else box.bottom - 47
    canvas.put(coal.shadowed(3, 1, 2, 0.5), box.centre[0], top, "tm", "cube")
    start = box.top + 50 if cube_first else box.top
    canvas.write(str(left), Box(box.left + 1, start, box.right - 1, start + 32), 32, theme.paper, least=28)


def _angle(category: int) -> float:
    """Category n stands at n o'clock."""
    return -90 + (category + 1) * _SECTOR


def _ground(theme: Theme, category: int, shift: int) -> RGB:
    if category >= CATEGORIES_PER_SHIFT * shift:
        return _LATER[category % 2]
    return theme.paper if category % 2 else mix(theme.paper, theme.paper_shade, 0.55)


@kept
def _clock(theme: Theme, shift: int, *, seconds: bool) -> Sprite:
    art, x, ink = Art(_SIZE, _SIZE, 3), _MIDDLE, theme.ink
    r = CLOCK_RADIUS
    art.ellipse(x, x, r, fill=ink).ellipse(x, x, r - 3, fill=theme.brass_low).ellipse(
        x, x, r - 6, fill=theme.brass
    )
    art.arc(x, x, r - 8, 190, 280, theme.brass_high, 4).ellipse(x, x, r - 16, fill=ink)
    for number in range(len(SHIFT_CLOCK)):
        start = _angle(number) - _SECTOR / 2
        art.wedge(x, x, _DIAL, start, start + _SECTOR, _ground(theme, number, shift))
    for number in range(len(SHIFT_CLOCK)):
        first = number % CATEGORIES_PER_SHIFT == 0
        edge = [shapes.polar(x, x, far, _angle(number) - _SECTOR / 2) for far in (_HUB, _DIAL)]
        art.line(edge, theme.ink if first else theme.soot_light, 5 if first else 2, round_ends=False)
    for number, category in enumerate(SHIFT_CLOCK):
        prizes = (category.first, category.second) if seconds else (category.first,)
        _draw_prizes(art, theme, prizes, _angle(number), number < CATEGORIES_PER_SHIFT * shift)
    sprite = Sprite.of(art)
    for number, category in enumerate(SHIFT_CLOCK):
        icon, near, swing = _icon(theme, category, _ground(theme, number, shift))
        far = near + swing * math.sin(math.radians(_angle(number))) ** 4
        sprite = sprite.with_(icon, *shapes.polar(x, x, far, _angle(number)), "mm")
    return sprite.with_(_hub(theme, shift), 0, 0).shadowed(7, 2, 6, 0.55)


def _icon(theme: Theme, category: Category, ground: RGB) -> tuple[Sprite, float, float]:
    """Its mark, how far from the middle it stands at three o'clock, and how much farther at twelve."""
    if category.counts == "colour":
        return enamel(theme, category.kind, 46), 103, 21
    if category.counts == "transport":
        return transport(category.kind, 58, theme.ink, ground), 103, 21
    empty = cart(theme, category.kind, 47, EMPTY)
    return empty.cropped(0, int(empty.height * 0.38), 47, empty.height), 97, 26


def _draw_prizes(art: Art, theme: Theme, prizes: tuple[int, ...], angle: float, soon: bool) -> None:
    """First and second prize, pushed out to the rim as far as they go."""
    sizes, gap = ((37, 28), 9) if prizes[0] < 10 else ((34, 27), 8)
    inks = (theme.ink, darker(theme.brass_low, 0.3)) if soon else (rgb("#2F251D"), rgb("#35281B"))
    widths = [_width(str(prize), size) for prize, size in zip(prizes, sizes, strict=False)]
    total = sum(widths) + gap * (len(prizes) - 1)
    x, y = shapes.polar(_MIDDLE, _MIDDLE, _reach(angle, total, 26), angle)
    left = x - total / 2
    for prize, width, size, ink in zip(prizes, widths, sizes, inks, strict=False):
        art.figure(left + width / 2, y + 12 - _cap(size) / 2, str(prize), size, ink)
        left += width + gap
    if len(prizes) == 2:
        slash = x - total / 2 + widths[0]
        art.line([(slash + 1.5, y + 13), (slash + gap - 1.5, y - 12)], inks[1], 2.2)


def _width(words: str, size: int) -> float:
    return lettering.width(words, lettering.NUMERAL, size * 3) / 3


def _cap(size: int) -> float:
    return lettering.cap_height(lettering.NUMERAL, size * 3) / 3


def _reach(angle: float, width: float, height: float) -> float:
    """The largest distance from the middle at which a box still lies within the dial, clear of the pins."""
    far = float(_DIAL)
    corners = [(sx * width / 2, sy * height / 2) for sx in (-1, 1) for sy in (-1, 1)]
    while True:
        x, y = shapes.polar(0, 0, far, angle)
        if max(math.hypot(x + dx, y + dy) for dx, dy in corners) <= _DIAL - 8:
            return far
        far -= 1


def _hub(theme: Theme, shift: int) -> Sprite:
    art, x, ink = Art(_SIZE, _SIZE, 3), _MIDDLE, theme.ink
    art.ellipse(x, x, _HUB + 2, fill=ink).ellipse(x, x, _HUB - 1, fill=theme.brass_low)
    start = -90 + _SECTOR / 2
    art.wedge(x, x, _HUB - 1, start, start + 120 * shift, theme.brass_high)
    art.ellipse(x, x, _HUB - 11, fill=ink).ellipse(x, x, _HUB - 13.5, fill=theme.paper)
    _draw_hand(art, theme, -90 + 120 * shift)
    art.ellipse(x, x, 39, fill=ink).ellipse(x, x, 36, fill=theme.brass).ellipse(x, x, 31.5, fill=theme.soot)
    art.figure(x, x, _NUMERALS[shift - 1], 42, theme.brass_high)
    return Sprite.of(art)


def _draw_hand(art: Art, theme: Theme, degrees: float) -> None:
    """An arrow from the middle to where this shift ends."""
    angle, length = math.radians(degrees), _HUB - 8
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    outline = [
        (_MIDDLE + along[0] * far + across[0] * side, _MIDDLE + along[1] * far + across[1] * side)
        for far, side in (
            (length, 0),
            (length - 26, 17),
            (length - 20, 5),
            (0, 5),
            (0, -5),
            (length - 20, -5),
            (length - 26, -17),
        )
    ]
    art.polygon(outline, theme.bad, theme.ink, 3)
