"""The two themes, day and evening, and the colours that are the same in both."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rendering.colour import darker, lighter, mix, rgb
from rendering.palette import Palette

if TYPE_CHECKING:
    from rendering.colour import RGB


@dataclass(frozen=True, eq=False)
class Theme:
    """Colours by what they are used for. Themes are compared by identity: there are only these."""

    name: str
    ground: RGB
    """The wall behind everything."""
    ray: RGB
    """The sunburst on it."""
    paper: RGB
    paper_shade: RGB
    paper_edge: RGB
    ink: RGB
    faint: RGB
    """The ink of what matters less, still to be read on paper."""
    loss: RGB
    """The ink of what was lost, to be read on paper."""
    board: RGB
    """Dark enamel under light letters."""
    board_high: RGB
    gold: RGB
    gold_high: RGB
    gold_low: RGB
    wood: RGB
    wood_high: RGB
    wood_low: RGB
    stone: RGB
    fresh: RGB
    """Around what has changed."""
    good: RGB
    bad: RGB

    @property
    def night(self) -> bool:
        return self.name == "dark"

    @cached_property
    def palette(self) -> Palette:
        return Palette.read(Path(__file__).parent / "palettes" / f"{self.name}.txt")


LIGHT = Theme(
    name="light",
    ground=rgb("#E4D8B6"),
    ray=rgb("#DACB9F"),
    paper=rgb("#FBF3DE"),
    paper_shade=rgb("#F0E3C2"),
    paper_edge=rgb("#D5C39A"),
    ink=rgb("#23201F"),
    faint=rgb("#5C5240"),
    loss=rgb("#A32A1E"),
    board=rgb("#1D4A47"),
    board_high=rgb("#2F6B64"),
    gold=rgb("#C99A3C"),
    gold_high=rgb("#F2D58A"),
    gold_low=rgb("#7C5A1E"),
    wood=rgb("#B5824B"),
    wood_high=rgb("#D2A468"),
    wood_low=rgb("#7A5230"),
    stone=rgb("#BFB08A"),
    fresh=rgb("#E4572E"),
    good=rgb("#3F7D3A"),
    bad=rgb("#B2382A"),
)
DARK = replace(
    LIGHT,
    name="dark",
    ground=rgb("#13262B"),
    ray=rgb("#193137"),
    paper=rgb("#DED0AE"),
    paper_shade=rgb("#CDBD96"),
    paper_edge=rgb("#A9966C"),
    faint=rgb("#4A4130"),
    loss=rgb("#7E1C14"),
    board=rgb("#0E3533"),
    board_high=rgb("#1F524D"),
    wood=rgb("#8A6238"),
    wood_high=rgb("#A87E4C"),
    wood_low=rgb("#553820"),
    stone=rgb("#2A4046"),
    fresh=rgb("#FF7A45"),
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}

APPLE, LEMON, PINEAPPLE = FRUIT_COLOUR = (rgb("#C8392C"), rgb("#F2C230"), rgb("#E2892B"))
"""Of the fruit itself, by kind."""
HOUSE = (rgb("#9E2B25"), rgb("#96690A"), rgb("#2E6B45"))
"""Of a company's awning and enamel, by kind."""
LEAF, LEAF_HIGH = rgb("#3F7A3B"), rgb("#6CA24F")

CIRCLE, SQUARE, TRIANGLE, DIAMOND, STAR, HEXAGON = SHAPES = (
    "circle",
    "square",
    "triangle",
    "diamond",
    "star",
    "hexagon",
)
PLAYER = (rgb("#C73B2B"), rgb("#2D62A3"), rgb("#2F7A3E"), rgb("#8C52A8"), rgb("#E8B41E"), rgb("#F1ECE0"))
"""By piece; piece n has the nth of the shapes."""
ON_PLAYER = (*(rgb("#FFF8E8"),) * 4, *(rgb("#23201F"),) * 2)
"""What is written on a player's colour."""


def flat_colours(theme: Theme) -> list[RGB]:
    """What the palette has to hold exactly: the theme's own colours, those of fruit, houses and players."""
    own = [value for value in vars(theme).values() if isinstance(value, tuple) and len(value) == 3]
    soft = [mix(colour, theme.paper, 0.62) for colour in (*PLAYER, *HOUSE)]
    shaded = [shade for colour in FRUIT_COLOUR for shade in (lighter(colour, 0.25), darker(colour, 0.25))]
    return sorted({*own, *soft, *shaded, *FRUIT_COLOUR, *HOUSE, LEAF, LEAF_HIGH, *PLAYER, *ON_PLAYER})
