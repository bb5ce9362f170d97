"""A plate for each player: coins, fruit, shares in hand, tokens played, helpers; who is to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import TOKENS_PER_ROUND
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import mix, rgb
from rendering.sprite import Sprite, kept
from rendering.zoo.cards import portrait
from rendering.zoo.market.layout import PLATE_LEFT, PLATE_PITCH, PLATE_RIGHT
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.sprites.pictograms import signed
from rendering.zoo.sprites.tokens import action_token, empty_token, seat_token
from rendering.zoo.theme import PLAYER
from rendering.zoo.wall import enamel

if TYPE_CHECKING:
    from rendering.scene import Scene
    from rendering.zoo.news import Purse
    from rendering.zoo.theme import Theme

_WIDTH, _HEIGHT = PLATE_RIGHT - PLATE_LEFT, PLATE_PITCH - 9
_NAME, _STATS, _NOTES, _BOTTOM = 8, 62, 102, 134
"""Where each row begins, below the top of the plate."""
_PICTURE = 60
_CREAM = rgb("#FFF8E8")
_STAT_WIDTHS = (104, 78, 78, 78, 62)
"""Of coins, each kind of fruit, shares in hand."""
COINS, SHARES = -1, -2
_EDGE = 3
_TOKEN_PITCH = _PICTURE + 2
_GLORY_LEFT = PLATE_RIGHT - 124


class Stat(Struct, frozen=True):
    """A figure on a plate."""

    what: int
    """A kind of fruit, COINS, or SHARES in hand."""
    figure: int
    change: int = 0


class Standing(Struct, frozen=True):
    """What a plate says."""

    piece: int
    name: str
    glory: int
    coins: int
    order: tuple[int, ...]
    fruit: tuple[int, ...]
    in_hand: int
    played: tuple[int, ...]
    """This round's tokens; one that is chosen but not shown is HIDDEN."""
    helpers: tuple[int, ...]
    first: bool
    bright: bool
    """To act, or a winner."""
    bot: bool
    purse: Purse


def draw(scene: Scene, theme: Theme, box: Box, standing: Standing) -> None:
    """Bit by bit: what a player has changes one thing at a time."""
    who = standing.piece, standing.name
    plate = scene.lay(
        box, _paint_plate, theme, who, bright=standing.bright, first=standing.first, bot=standing.bot
    )
    top = box.top + _EDGE
    glory = Box(_GLORY_LEFT, top + 8, PLATE_RIGHT - 8, top + 58)
    plate.draw(glory, _paint_glory, theme, standing.glory)
    x, paper = PLATE_LEFT + 12, scene.on(theme.paper)
    for stat, width in zip(_stats(standing), _STAT_WIDTHS, strict=True):
        paper.draw(Box(x, top + _STATS, x + width, top + _BOTTOM - 2), _paint_stat, theme, stat)
        x += width
    for place, token in enumerate(() if standing.bot else standing.played):
        x = PLATE_LEFT + 12 + place * _TOKEN_PITCH
        cell = Box(x, top + _BOTTOM, x + _PICTURE, top + _BOTTOM + _PICTURE)
        paper.draw(cell, _paint_token, theme, standing.piece, token)
    staff = Box(PLATE_LEFT + 200, top + _BOTTOM - 2, PLATE_RIGHT - 8, top + _HEIGHT - 8)
    paper.draw(staff, _paint_helpers, theme, standing.helpers, standing.purse.helpers)


def _stats(standing: Standing) -> list[Stat]:
    purse = standing.purse
    fruits = [Stat(kind, standing.fruit[kind], purse.fruit[kind]) for kind in standing.order]
    return [Stat(COINS, standing.coins, purse.coins), *fruits, Stat(SHARES, standing.in_hand)]


def _paint_plate(
    canvas: Canvas, theme: Theme, who: tuple[int, str], *, bright: bool, first: bool, bot: bool
) -> None:
    """The plate with the name on it; where tokens will lie, or the sign of a bot."""
    (piece, name), top = who, canvas.box.top + _EDGE
    canvas.put(_plate(theme, piece, bright=bright), PLATE_LEFT, top, name="plate")
    if bright:
        canvas.put(_pointer(theme), PLATE_LEFT - 12, top + 34, "ml", "pointer")
    left, right, y = PLATE_LEFT + 12, _GLORY_LEFT - 4, top + _NAME
    canvas.put(seat_token(theme, piece, 52), left, y + 26, "ml", "token")
    if first:
        right = canvas.put(icons.gavel(theme, 44), right, y + 25, "mr", "gavel").left - 4
    canvas.write(name, Box(left + 60, y, right, y + 50), 38, theme.ink, lettering.TITLE, "l", least=26)
    if bot:
        canvas.put(icons.clockwork(theme), left + 2, top + _BOTTOM + _PICTURE / 2, "ml", "bot")
        return
    for place in range(TOKENS_PER_ROUND):
        canvas.put(empty_token(theme, _PICTURE), left + place * _TOKEN_PITCH, top + _BOTTOM)


def _paint_glory(canvas: Canvas, theme: Theme, points: int) -> None:
    box = canvas.box
    figure = Box(box.right - 58, box.top, box.right - 4, box.bottom)
    ink = canvas.write(str(points), figure, 46, theme.ink, align="r", least=34)
    canvas.put(icons.glory(theme, 48), ink.left - 6, box.top + 25, "mr", "rosette")


def _paint_stat(canvas: Canvas, theme: Theme, stat: Stat) -> None:
    box = canvas.box
    canvas.put(_icon(theme, stat.what), box.left, box.top + 20, "ml", "icon")
    room = Box(box.left + 40, box.top, box.right - 1, box.top + 40)
    canvas.write(str(stat.figure), room, 36, theme.ink, align="l", least=27)
    if stat.change:
        note = Box(box.left, box.top + 39, box.left + 66, box.bottom - 1)
        sprite = _note(theme, note.width, note.height, good=stat.change > 0)
        canvas.put(sprite, note.left, note.top, name="change")
        canvas.write(signed(stat.change), note, 27, _CREAM, lettering.HEAVY, least=26)


def _icon(theme: Theme, what: int) -> Sprite:
    if what == COINS:
        return icons.coin(theme, 37)
    return icons.share(theme, 40) if what == SHARES else fruit(theme, what, 38)


def _paint_token(canvas: Canvas, theme: Theme, piece: int, token: int) -> None:
    canvas.put(action_token(theme, piece, token, _PICTURE), canvas.box.left, canvas.box.top, "tl", "played")


def _paint_helpers(canvas: Canvas, theme: Theme, helpers: tuple[int, ...], fresh: frozenset[int]) -> None:
    """Their portraits, closer together the more there are."""
    left, right = canvas.box.left + 6, canvas.box.right - 4
    pitch = min(_PICTURE - 2, (right - left - _PICTURE) / max(1, len(helpers) - 1))
    for place, helper in enumerate(helpers):
        sprite = portrait(theme, helper, _PICTURE - 4, _PICTURE)
        if helper in fresh:
            sprite = sprite.haloed(theme.fresh, 1, 3)
        canvas.put(sprite, left + place * pitch, canvas.box.top + 2, "tl", "helper")


def paint_round(canvas: Canvas, theme: Theme, words: tuple[str, str], rounds: int, now: int) -> None:
    """The sign with the round, a lamp for each, and what is going on."""
    box = canvas.box
    canvas.put(enamel(theme, PLATE_RIGHT - PLATE_LEFT, 102), PLATE_LEFT, box.top + 4, name="plate")
    title = Box(PLATE_LEFT + 18, box.top + 10, PLATE_LEFT + 240, box.top + 60)
    canvas.write(words[0], title, 42, theme.paper, lettering.TITLE, "l", least=30)
    for number in range(1, rounds + 1):
        x = PLATE_RIGHT - 28 - (rounds - number) * 34
        canvas.put(_lamp(theme, done=number < now, lit=number == now), x, box.top + 36, "mm", "lamp")
    below = Box(PLATE_LEFT + 18, box.top + 58, PLATE_RIGHT - 18, box.top + 100)
    canvas.write(words[1], below, 32, theme.gold_high, lettering.TITLE, "l", least=24)


@kept
def _plate(theme: Theme, piece: int, *, bright: bool) -> Sprite:
    width, height, colour = _WIDTH, _HEIGHT, PLAYER[piece]
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=14)
    edge = 8 if bright else 4
    art.rectangle(3, 3, width - 3, height - 3, theme.gold_high if bright else colour, radius=12)
    art.rectangle(edge, edge, width - edge, height - edge, theme.paper, radius=8)
    art.rectangle(edge, edge, width - edge, 58, mix(colour, theme.paper, 0.66), radius=8)
    art.rectangle(edge, 44, width - edge, 58, mix(colour, theme.paper, 0.66))
    art.rectangle(edge, 58, width - edge, 60, colour)
    return Sprite.of(art).shadowed(5, 1, 4, 0.45)


@kept
def _pointer(theme: Theme) -> Sprite:
    art = Art(24, 46).polygon([(2, 3), (21, 23), (2, 43)], theme.fresh, theme.ink, 3)
    return Sprite.of(art).shadowed(3, 1, 3, 0.5)


@kept
def _note(theme: Theme, width: int, height: int, *, good: bool) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=7)
    art.rectangle(2, 2, width - 2, height - 2, theme.good if good else theme.bad, radius=5)
    return Sprite.of(art)


@kept
def _lamp(theme: Theme, *, done: bool, lit: bool) -> Sprite:
    art = Art(28, 28).ellipse(14, 14, 13, fill=theme.ink)
    art.ellipse(14, 14, 10.5, fill=theme.gold_high if lit else theme.gold if done else theme.board_high)
    if done:
        art.line([(9, 14), (13, 18), (19, 10)], theme.ink, 3)
    if lit:
        art.ellipse(14, 14, 5, fill=theme.fresh)
    return Sprite.of(art)
