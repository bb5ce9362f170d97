"""The two themes, day and night, and the colours that are the same in both."""

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
    paper: RGB
    paper_shade: RGB
    paper_edge: RGB
    ink: RGB
    soot: RGB
    soot_light: RGB
    pit: RGB
    brass: RGB
    brass_high: RGB
    brass_low: RGB
    iron: RGB
    iron_high: RGB
    steel: RGB
    steel_high: RGB
    brick: RGB
    brick_low: RGB
    slate: RGB
    slate_low: RGB
    wood: RGB
    wood_high: RGB
    wood_low: RGB
    sky: tuple[RGB, RGB, RGB]
    cloud: RGB
    sun: RGB
    hill: RGB
    hill_near: RGB
    grass: RGB
    soil: RGB
    smoke: RGB
    smoke_low: RGB
    street: RGB
    desk: RGB
    desk_shade: RGB
    desk_line: RGB
    lamp: RGB
    pane: RGB
    good: RGB
    bad: RGB
    wall_night: float
    """How far the walls of the board sink into the dark."""

    rock_night: float
    """How far the rock does."""

    @property
    def night(self) -> bool:
        return self.wall_night > 0

    def wall(self, colour: RGB) -> RGB:
        return darker(colour, self.wall_night)

    def rock(self, colour: int, side: int) -> RGB:
        return darker(ROCK[colour][side], self.rock_night)

    @cached_property
    def palette(self) -> Palette:
        return Palette.read(Path(__file__).parent / "palettes" / f"{self.name}.txt")


LIGHT = Theme(
    name="light",
    paper=rgb("#F2E7CE"),
    paper_shade=rgb("#E3D2AC"),
    paper_edge=rgb("#CDB88C"),
    ink=rgb("#2A1F19"),
    soot=rgb("#3A302A"),
    soot_light=rgb("#57483D"),
    pit=rgb("#241C17"),
    brass=rgb("#BE8E3C"),
    brass_high=rgb("#F0D187"),
    brass_low=rgb("#7A5420"),
    iron=rgb("#4A4E52"),
    iron_high=rgb("#8B9194"),
    steel=rgb("#46515A"),
    steel_high=rgb("#7B8891"),
    brick=rgb("#A6593F"),
    brick_low=rgb("#7D3F2C"),
    slate=rgb("#56656C"),
    slate_low=rgb("#3D4A50"),
    wood=rgb("#8A5F38"),
    wood_high=rgb("#B07F4C"),
    wood_low=rgb("#5A3A20"),
    sky=(rgb("#AFC6C6"), rgb("#D9DCC4"), rgb("#F6E3B4")),
    cloud=rgb("#EEEDDC"),
    sun=rgb("#FDF3D6"),
    hill=rgb("#CFC7A3"),
    hill_near=rgb("#8C9479"),
    grass=rgb("#7C8450"),
    soil=rgb("#5C4630"),
    smoke=rgb("#E9E2D0"),
    smoke_low=rgb("#CFC9BA"),
    street=rgb("#8D8069"),
    desk=rgb("#5B4130"),
    desk_shade=rgb("#4C3526"),
    desk_line=rgb("#3E2A1D"),
    lamp=rgb("#FFD976"),
    pane=rgb("#FFD77E"),
    good=rgb("#4E7D3A"),
    bad=rgb("#B2382A"),
    wall_night=0.0,
    rock_night=0.0,
)
DARK = replace(
    LIGHT,
    name="dark",
    paper=rgb("#D9C9A6"),
    paper_shade=rgb("#C4B18A"),
    paper_edge=rgb("#A8946C"),
    sky=(rgb("#1C2533"), rgb("#2F3A48"), rgb("#6B5A4A")),
    cloud=rgb("#2E3A4A"),
    sun=rgb("#D8CDB0"),
    hill=rgb("#4A4843"),
    hill_near=rgb("#232C33"),
    grass=rgb("#3C4630"),
    soil=rgb("#33271C"),
    brick=rgb("#7E4736"),
    brick_low=rgb("#5A3023"),
    slate=rgb("#46535B"),
    slate_low=rgb("#333E45"),
    smoke=rgb("#5B5F66"),
    smoke_low=rgb("#4A4E55"),
    street=rgb("#4A4239"),
    desk=rgb("#2E231C"),
    desk_shade=rgb("#271D17"),
    desk_line=rgb("#1D1511"),
    wall_night=0.42,
    rock_night=0.24,
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}

COAL = (rgb("#E9B52B"), rgb("#9C5A2A"), rgb("#9DA3A6"), rgb("#2C2B31"))
COAL_LINE = (rgb("#3A2408"), rgb("#2E170A"), rgb("#1F2225"), rgb("#C4BCAE"))
COAL_MARK = (rgb("#4A2F08"), rgb("#FFE9C4"), rgb("#23262A"), rgb("#F8EED8"))

ROCK = (
    (rgb("#CDA558"), rgb("#A58246")),
    (rgb("#9A6A42"), rgb("#785032")),
    (rgb("#77797A"), rgb("#595B5E")),
    (rgb("#423E44"), rgb("#2B292E")),
)
"""By colour of coal, then light side and dark side."""
CHAMBER = (
    (rgb("#F4E2B0"), rgb("#4C3D22")),
    (rgb("#E6C697"), rgb("#3A281A")),
    (rgb("#D8D3C2"), rgb("#292B2F")),
    (rgb("#BDB1A0"), rgb("#161619")),
)

GLOOM, GLOOM_STEP = rgb("#0D0A0C"), 0.11
"""What the unlit rock sinks into away from the shaft, in two steps."""

CIRCLE, SQUARE, TRIANGLE, DIAMOND = SHAPES = ("circle", "square", "triangle", "diamond")
PLAYER = (rgb("#C73B2B"), rgb("#2D62A3"), rgb("#3C8A4A"), rgb("#8C52A8"))
"""By seat; seat n has the nth of the shapes."""
PLAYER_NAMES = ("red", "blue", "green", "purple")


def unlit_shades(colour: int) -> tuple[RGB, RGB, RGB]:
    """The walls of a chamber without a lamp, from its roof down."""
    wall = CHAMBER[colour][1]
    return darker(wall, 0.32), darker(wall, 0.12), lighter(wall, 0.07)


def flat_colours(theme: Theme) -> list[RGB]:
    """What the palette has to hold exactly: the theme's own colours, those of coal, rock and players."""
    own = [value for value in vars(theme).values() if isinstance(value, tuple) and len(value) == 3]
    plain = [value for value in own if isinstance(value[0], int)]
    pieces = {*COAL, *COAL_LINE, *COAL_MARK, *PLAYER, *(mix(coal, theme.paper, 0.72) for coal in COAL)}
    chambers = {shade for colour in range(4) for shade in unlit_shades(colour)}
    lit, unlit = ([theme.rock(colour, side) for colour in range(4)] for side in range(2))
    dusk = [mix(shade, GLOOM, GLOOM_STEP) for shade in _layers(unlit)]
    dark = [mix(shade, GLOOM, GLOOM_STEP) for shade in dusk]
    return sorted({*plain, *theme.sky, *pieces, *chambers, *_layers([*lit, *unlit]), *dusk, *dark})


def _layers(rocks: list[RGB]) -> list[RGB]:
    return [shade for rock in rocks for shade in (rock, lighter(rock, 0.07), darker(rock, 0.08))]
