"""A pair of scales under the shaft: lit tiles against unlit ones, and what the difference costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.components import UNBALANCED_TILE_PENALTY
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import rgb
from rendering.gluckauf.mine.layout import BEDROCK, SHAFT_X
from rendering.gluckauf.sprites.carts import lamp
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme

_WIDTH, _HEIGHT = 520, 96
_ARM = 158
_BEAM_Y = 20
_STEEPEST = 9.0
_LIT_FIGURE, _UNLIT_FIGURE = rgb("#FFE7A8"), rgb("#C9C2B4")
_FIGURE_SIZE = 62
_PLATE_FIGURE = rgb("#FFFDF5")


def paint(canvas: Canvas, theme: Theme, lit: int, unlit: int) -> None:
    x, top = SHAFT_X, BEDROCK - 2
    tilt = max(-1.0, min(1.0, (lit - unlit) / 4)) * _STEEPEST
    canvas.put(_scales(theme, tilt), x, top, "tm", "scales")
    canvas.put(lamp(theme, 46), x - _ARM, top + _BEAM_Y + tilt + 54, "bm")
    canvas.put(lamp(theme, 46, lit=False), x + _ARM, top + _BEAM_Y - tilt + 54, "bm")
    canvas.light(x - _ARM, BEDROCK + 52, 62, 40, rgb("#FFB03A"), 1.5, 0.55)
    y = top + 22
    left, right = x - _ARM - 58, x + _ARM + 58
    canvas.write(str(lit), Box(left - 90, y, left, y + 70), _FIGURE_SIZE, _LIT_FIGURE, align="r")
    canvas.write(str(unlit), Box(right, y, right + 90, y + 70), _FIGURE_SIZE, _UNLIT_FIGURE, align="l")
    cost = UNBALANCED_TILE_PENALTY * abs(lit - unlit)
    plate = Box(x - 54, top + 26, x + 54, top + 82)
    canvas.write(lettering.number(-cost), plate.inset(4, 2), 50, _PLATE_FIGURE, least=44)


@kept
def _scales(theme: Theme, tilt: float) -> Sprite:
    art, x, ink = Art(_WIDTH, _HEIGHT), _WIDTH / 2, rgb("#0D0A09")
    art.polygon([(x - 34, 93), (x + 34, 93), (x + 13, 30), (x - 13, 30)], theme.brass_low, ink, 4)
    ends = [(x - _ARM, _BEAM_Y + tilt), (x + _ARM, _BEAM_Y - tilt)]
    art.line(ends, ink, 14).line(ends, theme.brass, 8)
    art.line([(end, y - 1.8) for end, y in ends], theme.brass_high, 2)
    for end, y in ends:
        for side in (-36, 36):
            art.line([(end, y), (end + side, y + 52)], rgb("#A08A5C"), 2.4)
        bowl = f"M{end - 42} {y + 51} L{end + 42} {y + 51} Q{end + 32} {y + 64} {end} {y + 64}"
        art.path(f"{bowl} Q{end - 32} {y + 64} {end - 42} {y + 51} Z", theme.brass, ink, 3)
        art.line([(end - 34, y + 54), (end + 30, y + 54)], theme.brass_high, 2.4)
        art.ellipse(end, y, 8, fill=ink).ellipse(end, y, 5, fill=theme.brass_high)
    art.rectangle(x - 58, 22, x + 58, 86, ink, radius=12).rectangle(
        x - 54, 26, x + 54, 82, theme.brass_high, radius=9
    )
    art.rectangle(x - 51, 29, x + 51, 79, theme.bad if tilt else theme.good, radius=7)
    return Sprite.of(art)
