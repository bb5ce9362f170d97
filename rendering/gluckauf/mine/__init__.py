"""The picture of one player's mine: daylight above, four levels below, a lit side and a dark one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import Image

from games.gluckauf.components import COLOURS, DARK, LIGHT, PRINTED_CARTS, SIDES, SURFACE, tunnel
from games.gluckauf.state import Holding, Mining, Pairing
from rendering.canvas import Box, Canvas
from rendering.colour import rgb
from rendering.gluckauf.desk import desk
from rendering.gluckauf.mine import desktop, landscape, layout, rock, scales, tunnels
from rendering.gluckauf.news import in_the_mine
from rendering.gluckauf.sprites.carts import CAGE_CUBE, CAGE_PLACES, cage
from rendering.gluckauf.sprites.coal import cube
from rendering.gluckauf.sprites.highlights import chalk
from rendering.gluckauf.sprites.icons import hammers
from rendering.gluckauf.sprites.plates import badge, plaque
from rendering.gluckauf.sprites.workers import worker
from rendering.gluckauf.theme import THEMES
from rendering.scene import Backdrop, Picture, Scene

if TYPE_CHECKING:
    from games.gluckauf.events import AnyEvent
    from games.gluckauf.state import Player
    from games.gluckauf.view import View
    from rendering.gluckauf.news import Mine as News
    from rendering.gluckauf.theme import Theme
    from rendering.setting import Setting

_CAGE_LIGHT = rgb("#FFB547")
_CAGE_MARGIN = 32
"""Above the cage, for its light."""


def draw(view: View, setting: Setting, seat: int, events: tuple[AnyEvent, ...] = ()) -> Picture:
    """The mine of that seat, with what the events changed in it marked."""
    theme = THEMES[setting.theme]
    player = view.state.players[seat]
    news = in_the_mine(events, seat)
    scene = Scene(backdrop(theme))
    _draw_underground(scene, theme, player, news)
    scene.draw(layout.WORKERS, _paint_workers, theme, setting.piece(seat), player.workers)
    phase = view.state.phase
    if seat == view.state.active and isinstance(phase, Mining | Holding | Pairing):
        scene.draw(layout.STEPS, _paint_steps, theme, phase.steps)
    _draw_desk(scene, theme, setting.piece(seat), player, news, setting.name(seat))
    return scene.picture()


@cache
def backdrop(theme: Theme) -> Backdrop:
    image = Image.new("RGB", (layout.WIDTH, layout.HEIGHT), theme.soot)
    landscape.paint(image, theme)
    rock.paint(image, theme)
    rock.paint_shaft(image, theme)
    landscape.paint_headframe(image, theme)
    image.paste(desk(theme, layout.WIDTH - layout.SCENE, layout.HEIGHT), (layout.SCENE, 0))
    return Backdrop(image, theme.palette)


def _draw_underground(scene: Scene, theme: Theme, player: Player, news: News) -> None:
    for colour in COLOURS:
        for side in SIDES:
            number = tunnel(colour, side)
            printed = player.printed[colour] if PRINTED_CARTS[colour] == side else None
            new = news.tunnels.count(number)
            stretch = tunnels.Stretch(colour, side, printed, player.tunnels[number], new)
            scene.draw(layout.tunnel_box(colour, side), tunnels.paint, theme, stretch)
    cubes = tuple(colour for colour in COLOURS for _ in range(player.cage[colour]))
    moved = news.cage or bool(news.levels)
    top = layout.GROUND - 142 if player.cage_at == SURFACE else layout.level_top(player.cage_at - 1) + 4
    around = Box(
        layout.SHAFT.left, top - _CAGE_MARGIN, layout.SHAFT.right, min(top + 200, layout.SHAFT.bottom)
    )
    cable = Box(layout.SHAFT_X - 3, layout.SHAFT.top, layout.SHAFT_X + 3, around.top)
    scene.draw(cable, _paint_cable, cable.bottom)
    scene.draw(around, _paint_cage, theme, top, cubes, moved)
    scene.draw(layout.SCALES, scales.paint, theme, player.tiles(LIGHT), player.tiles(DARK))


def _draw_desk(scene: Scene, theme: Theme, piece: int, player: Player, news: News, name: str) -> None:
    scene.draw(layout.NAME, desktop.paint_name, theme, piece, name)
    stats = desktop.Stats(player.vp, player.marks, len(player.delivered), news.vp, news.marks, news.delivered)
    scene.draw(layout.STATS, desktop.paint_stats, theme, stats)
    for box, row in desktop.order_rows(player.orders, news):
        scene.draw(box, desktop.paint_orders, theme, row)
    scene.draw(layout.STORE, desktop.paint_store, theme, player.store, news.stored)


def _paint_cable(canvas: Canvas, bottom: int) -> None:
    x, top = layout.SHAFT_X, canvas.box.top
    canvas.fill(Box(x - 3, top, x + 3, bottom), rgb("#171210"))
    canvas.fill(Box(x - 1, top, x, bottom), rgb("#6B6259"))


def _paint_cage(canvas: Canvas, theme: Theme, top: int, cubes: tuple[int, ...], moved: bool) -> None:
    sprite, x = cage(theme), layout.SHAFT_X
    _paint_cable(canvas, top + 8)
    canvas.light(x, top + 84, canvas.box.width // 2, 116, _CAGE_LIGHT, 1.0, 0.6)
    lies = canvas.put(sprite.shadowed(6, 0, 4, 0.6), x, top, "tm", "cage")
    for colour, (left, down) in zip(cubes, CAGE_PLACES, strict=False):
        canvas.put(cube(colour, CAGE_CUBE), lies.left + left, lies.top + down)
    if moved:
        canvas.put(chalk(sprite.width + 16, sprite.height - 8), x, top + 16, "tm")


def _paint_workers(canvas: Canvas, theme: Theme, piece: int, count: int) -> None:
    sprite = worker(theme, piece, 74).shadowed(3, 1, 2, 0.4)
    step = min(50.0, 352 / max(1, count - 1))
    for i in range(count):
        canvas.put(sprite, 30 + i * step, layout.GROUND + 10, "bl")
    x = 30 + max(0, count - 1) * step + 58
    canvas.put(badge(theme, 68, str(count)), x, layout.GROUND + 4, "bl", "badge")


def _paint_steps(canvas: Canvas, theme: Theme, steps: int) -> None:
    """How many work steps are left."""
    box = canvas.box
    canvas.put(plaque(theme, box.width - 20, box.height - 20), box.left + 10, box.top + 8, name="plaque")
    canvas.put(hammers(44, theme.brass_high), box.left + 24, box.centre[1] - 2, "ml")
    room = Box(box.left + 76, box.top + 14, box.right - 20, box.bottom - 18)
    canvas.write(str(steps), room, 52, theme.paper)
