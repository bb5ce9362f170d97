"""A plate for each player: coins, fruit, shares in hand, tokens played, helpers; who is to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import NONE, TOKENS_PER_ROUND
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
    from rendering.zoo.news import Purse
    from rendering.zoo.theme import Theme

_WIDTH, _HEIGHT = PLATE_RIGHT - PLATE_LEFT, PLATE_PITCH - 9
_NAME, _STATS, _NOTES, _BOTTOM = 8, 62, 102, 134
"""Where each row begins, below the top of the plate."""
_PICTURE = 60
_CREAM = rgb("#FFF8E8")
_STAT_WIDTHS = (104, 76, 76, 76, 66)
"""Of coins, each kind of fruit, shares in hand."""


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


def paint(canvas: Canvas, theme: Theme, standing: Standing) -> None:
    top = canvas.box.top + 3
    sprite = _plate(theme, standing.piece, bright=standing.bright)
    canvas.put(sprite, PLATE_LEFT, top, name="plate")
    if standing.bright:
        canvas.put(_pointer(theme), PLATE_LEFT - 12, top + 34, "ml", "pointer")
    _paint_name(canvas, theme, standing, top + _NAME)
    _paint_stats(canvas, theme, standing, top)
    _paint_tokens(canvas, theme, standing, top + _BOTTOM)
    _paint_helpers(canvas, theme, standing, top + _BOTTOM)


def _paint_name(canvas: Canvas, theme: Theme, standing: Standing, top: int) -> None:
    left = PLATE_LEFT + 12
    canvas.put(seat_token(theme, standing.piece, 52), left, top + 26, "ml", "token")
    figure = Box(PLATE_RIGHT - 66, top, PLATE_RIGHT - 12, top + 50)
    ink = canvas.write(str(standing.glory), figure, 46, theme.ink, align="r", least=34)
    rosette = canvas.put(icons.glory(theme, 48), ink.left - 6, top + 25, "mr", "rosette")
    right = rosette.left - 6
    if standing.first:
        right = canvas.put(icons.gavel(theme, 44), right, top + 25, "mr", "gavel").left - 4
    room = Box(left + 60, top, right, top + 50)
    canvas.write(standing.name, room, 38, theme.ink, lettering.TITLE, "l", least=26)


def _paint_stats(canvas: Canvas, theme: Theme, standing: Standing, top: int) -> None:
    changes = (standing.purse.coins, *(standing.purse.fruit[kind] for kind in standing.order), 0)
    stats = (
        (icons.coin(theme, 37), standing.coins),
        *((fruit(theme, kind, 38), standing.fruit[kind]) for kind in standing.order),
        (icons.share(theme, 40), standing.in_hand),
    )
    x = PLATE_LEFT + 12
    for (icon, figure), change, width in zip(stats, changes, _STAT_WIDTHS, strict=True):
        canvas.put(icon, x, top + _STATS + 20, "ml", "icon")
        room = Box(x + 42, top + _STATS, x + width - 2, top + _NOTES)
        canvas.write(str(figure), room, 36, theme.ink, align="l", least=27)
        if change:
            note = Box(x, top + _NOTES - 1, x + 66, top + _BOTTOM - 3)
            canvas.put(
                _note(theme, note.width, note.height, good=change > 0), note.left, note.top, name="change"
            )
            canvas.write(signed(change), note, 27, _CREAM, lettering.HEAVY, least=26)
        x += width


def _paint_tokens(canvas: Canvas, theme: Theme, standing: Standing, top: int) -> None:
    if standing.bot:
        canvas.put(icons.clockwork(theme), PLATE_LEFT + 14, top + _PICTURE / 2, "ml", "bot")
        return
    for place in range(TOKENS_PER_ROUND):
        x = PLATE_LEFT + 12 + place * (_PICTURE + 2)
        token = standing.played[place] if place < len(standing.played) else NONE
        sprite = (
            empty_token(theme, _PICTURE)
            if token == NONE
            else action_token(theme, standing.piece, token, _PICTURE)
        )
        canvas.put(sprite, x, top, "tl", "played")


def _paint_helpers(canvas: Canvas, theme: Theme, standing: Standing, top: int) -> None:
    """Their portraits, closer together the more there are."""
    left, right = PLATE_LEFT + 206, PLATE_RIGHT - 12
    count = len(standing.helpers)
    pitch = min(_PICTURE - 2, (right - left - _PICTURE) / max(1, count - 1))
    for place, helper in enumerate(standing.helpers):
        sprite = portrait(theme, helper, _PICTURE - 4, _PICTURE)
        if helper in standing.purse.helpers:
            sprite = sprite.haloed(theme.fresh, 1, 3)
        canvas.put(sprite, left + place * pitch, top, "tl", "helper")


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


def paint_emblem(canvas: Canvas, theme: Theme) -> None:
    """The zoo's paw, where nobody's plate hangs."""
    size = min(250, canvas.box.height - 30)
    x, y = (PLATE_LEFT + PLATE_RIGHT) / 2, canvas.box.centre[1]
    art, r = Art(size, size), size / 2
    for radius, width in ((r - 1, size * 0.03), (r - size * 0.06, size * 0.012)):
        art.ellipse(r, r, radius, line=theme.stone, width=width)
    canvas.put(Sprite.of(art), x, y, "mm")
    canvas.put(icons.paw(round(size * 0.6), theme.stone), x, y, "mm")


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
