"""The picture of what a player has: coins, fruit, shares, tokens, helpers with their texts."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import KINDS, SHARES_PER_PLAYER, TOKENS
from games.zoo.majority import major
from games.zoo.staff import glory
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, mix, rgb
from rendering.scene import Backdrop, Picture, Scene
from rendering.sprite import Sprite, kept
from rendering.zoo import wall, wording
from rendering.zoo.cards import Face, helper_face, paint_strip
from rendering.zoo.news import news
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.sprites.pictograms import signed
from rendering.zoo.sprites.tokens import action_token, seat_token
from rendering.zoo.theme import HOUSE, PLAYER, THEMES
from rendering.zoo.wall import HEIGHT, WIDTH

if TYPE_CHECKING:
    from games.zoo.events import AnyEvent
    from games.zoo.state import State
    from games.zoo.view import View
    from rendering.setting import Setting
    from rendering.zoo.theme import Theme
    from texts import Texts

_HEAD = Box(24, 12, WIDTH - 24, 118)
_PURSE = Box(24, 130, 640, HEIGHT - 20)
_STAFF = Box(652, 125, WIDTH - 19, HEIGHT - 15)
_GLORY = Box(WIDTH - 560, 14, WIDTH - 360, 108)
_COINS = Box(WIDTH - 352, 14, WIDTH - 46, 108)
_INSIDE = _PURSE.inset(30, 28)
_CRATE, _WOOD = 176, 62
_SHARES_TOP, _SHARES_PITCH = _INSIDE.top + _CRATE + 14, 138
_TOKEN = 86
_MARGIN, _GAP = 5, 10
"""Around a helper's strip, for its light; between strips."""
_ONE_COLUMN = 5
_STRIP_TALLEST = 216
_EMBLEM_LEAST = 220
_CREAM = rgb("#FFF8E8")


class Stake(Struct, frozen=True):
    """What a player has in a company."""

    kind: int
    name: str
    count: int
    price: int
    major: bool


def draw(view: View, setting: Setting, player: int, events: tuple[AnyEvent, ...] = ()) -> Picture:
    """What that player has, with what the events changed marked."""
    theme, text = THEMES[setting.theme], wording.texts(setting.language)
    state, purse = view.state, news(events).purse(player)
    it = state.players[player]
    scene = Scene(backdrop(theme))
    paper = scene.on(theme.paper)
    who = setting.piece(player), setting.name(player)
    banner = scene.lay(_HEAD, _paint_head, theme, who, first=player == state.first)
    banner.draw(_GLORY, _paint_glory, theme, glory(it.helpers))
    banner.draw(_COINS, _paint_coins, theme, it.coins, purse.coins)
    pitch = _INSIDE.width // len(state.order)
    for place, kind in enumerate(state.order):
        left = _INSIDE.left + place * pitch
        crate = Box(left + 4, _INSIDE.top, left + pitch - 4, _INSIDE.top + _CRATE)
        paper.draw(crate, _paint_fruit, theme, kind, it.fruit[kind], purse.fruit[kind])
        _draw_stake(scene, theme, _stake_box(place), _stake(state, text, player, kind))
    paper.draw(_stake_box(len(KINDS)), _paint_hand, theme, text("in-hand"))
    paper.draw(_stubs_box(len(KINDS)), _paint_stubs, theme, it.in_hand)
    paper.draw(_count_box(len(KINDS)), _paint_count, theme, it.in_hand)
    _draw_tokens(paper, theme, setting.piece(player), None if state.is_bot(player) else it.played)
    faces = tuple(helper_face(text, helper) for helper in it.helpers)
    _draw_staff(scene, theme, faces, purse.helpers, text("no-helpers"))
    return scene.picture()


@cache
def backdrop(theme: Theme) -> Backdrop:
    return wall.backdrop(theme, WIDTH, HEIGHT, _PURSE)


def _stake(state: State, text: Texts, player: int, kind: int) -> Stake:
    return Stake(
        kind,
        wording.company(text, kind),
        state.players[player].shares[kind],
        state.companies[kind].price,
        major(state, kind) == player,
    )


def _stake_box(place: int) -> Box:
    top = _SHARES_TOP + place * _SHARES_PITCH
    return Box(_INSIDE.left, top, _INSIDE.right, top + _SHARES_PITCH - 12)


def _stubs_box(place: int) -> Box:
    box = _stake_box(place)
    return Box(box.left + 112, box.bottom - 62, box.left + 112 + SHARES_PER_PLAYER * 30, box.bottom - 16)


def _count_box(place: int) -> Box:
    box = _stake_box(place)
    return Box(box.right - 196, box.top + 12, box.right - 108, box.bottom - 12)


def _draw_stake(scene: Scene, theme: Theme, box: Box, stake: Stake) -> None:
    """A certificate: how many shares, at which price, and whether they are the most."""
    certificate = scene.lay(box, _paint_certificate, theme, stake.kind, stake.name)
    place = (box.top - _SHARES_TOP) // _SHARES_PITCH
    certificate.draw(_stubs_box(place), _paint_stubs, theme, stake.count)
    certificate.draw(_count_box(place), _paint_count, theme, stake.count)
    price = Box(box.right - 108, box.top + 12, box.right - 12, box.bottom - 12)
    certificate.draw(price, _paint_price, theme, stake.price, crowned=stake.major)


def _draw_tokens(paper: Scene, theme: Theme, piece: int, played: tuple[int, ...] | None) -> None:
    """The six tokens, those played this round ticked; a bot has none."""
    top = _stake_box(len(KINDS)).bottom + 10
    if played is None:
        paper.draw(Box(_INSIDE.left, top, _INSIDE.right, _INSIDE.bottom), _paint_bot, theme)
        return
    pitch = _INSIDE.width // len(TOKENS)
    for token in TOKENS:
        left = _INSIDE.left + token * pitch
        cell = Box(left, top, left + pitch, _INSIDE.bottom)
        paper.draw(cell, _paint_token, theme, piece, token, used=token in played)


def _draw_staff(
    scene: Scene, theme: Theme, faces: tuple[Face, ...], fresh: frozenset[int], nobody: str
) -> None:
    """A strip for each helper, in two columns if need be."""
    if not faces:
        scene.draw(_STAFF, _paint_nobody, theme, nobody)
        return
    box = _STAFF.inset(_MARGIN)
    columns = 1 if len(faces) <= _ONE_COLUMN else 2
    rows = math.ceil(len(faces) / columns)
    width = (box.width + _GAP) // columns - _GAP
    height = min(_STRIP_TALLEST, (box.height + _GAP) // rows - _GAP)
    for place, face in enumerate(faces):
        row, column = divmod(place, columns)
        left, top = box.left + column * (width + _GAP), box.top + row * (height + _GAP)
        around = Box(left, top, left + width, top + height).inset(-_MARGIN)
        scene.draw(around, _paint_strip, theme, face, fresh=face.number in fresh)
    below = box.top + rows * (height + _GAP)
    if _STAFF.bottom - below > _EMBLEM_LEAST:
        scene.draw(Box(_STAFF.left, below, _STAFF.right, _STAFF.bottom), wall.paint_emblem, theme)


def _paint_head(canvas: Canvas, theme: Theme, who: tuple[int, str], *, first: bool) -> None:
    """Token and name on a banner of the player's colour."""
    (piece, name), box = who, canvas.box
    canvas.put(_banner(theme, piece, box.width, box.height - 6), box.left, box.top, name="plate")
    middle = box.top + (box.height - 6) // 2
    canvas.put(seat_token(theme, piece, 86), box.left + 18, middle, "ml", "token")
    right = _GLORY.left - 8
    if first:
        right = canvas.put(icons.gavel(theme, 70), right, middle, "mr", "gavel").left - 20
    room = Box(box.left + 122, box.top, right, box.bottom - 6)
    canvas.write(name, room, 62, theme.ink, lettering.TITLE, "l", least=32)


def _paint_glory(canvas: Canvas, theme: Theme, points: int) -> None:
    box = canvas.box
    room = Box(box.left + 94, box.top, box.right, box.bottom)
    ink = canvas.write(str(points), room, 66, theme.ink, align="r", least=54)
    canvas.put(icons.glory(theme, 84), ink.left - 10, box.centre[1], "mr", "icon")


def _paint_coins(canvas: Canvas, theme: Theme, coins: int, change: int) -> None:
    box, middle = canvas.box, canvas.box.centre[1]
    room = Box(box.right - 124, box.top, box.right, box.bottom)
    ink = canvas.write(str(coins), room, 66, theme.ink, align="r", least=54)
    left = canvas.put(icons.coin(theme, 76), ink.left - 12, middle, "mr", "icon").left
    if change:
        canvas.put(_note(theme, signed(change), good=change > 0), left - 12, middle, "mr", "note")


def _paint_fruit(canvas: Canvas, theme: Theme, kind: int, count: int, change: int) -> None:
    cell = canvas.box
    canvas.put(_crate(theme, cell.width, cell.height), cell.left, cell.top)
    top = cell.top + (_CRATE - _WOOD) // 2
    canvas.put(fruit(theme, kind, 96, absent=not count), cell.left + 6, top, "ml", "fruit", cell)
    room = Box(cell.left + 102, top - 52, cell.right - 10, top + 52)
    canvas.write(str(count), room, 74, theme.ink if count else theme.faint, least=48)
    if change:
        note = _note(theme, signed(change), good=change > 0)
        canvas.put(note, cell.centre[0], cell.bottom - _WOOD // 2, "mm", "note")


def _paint_certificate(canvas: Canvas, theme: Theme, kind: int, name: str) -> None:
    box = canvas.box
    canvas.put(_certificate(theme, kind, box.width, box.height), box.left, box.top, name="stake")
    canvas.put(fruit(theme, kind, 82), box.left + 16, box.centre[1], "ml", "fruit")
    room = Box(box.left + 114, box.top + 12, box.right - 190, box.bottom - 62)
    canvas.write(name, room, 38, theme.ink, lettering.TITLE, "l", least=26)


def _paint_hand(canvas: Canvas, theme: Theme, words: str) -> None:
    """The shares nobody has asked for yet."""
    box = canvas.box
    canvas.put(icons.share(theme, 82), box.left + 16, box.centre[1], "ml", "icon")
    room = Box(box.left + 114, box.top + 12, box.right - 190, box.bottom - 62)
    canvas.write(words, room, 38, theme.ink, lettering.TITLE, "l", least=26)


def _paint_stubs(canvas: Canvas, theme: Theme, count: int) -> None:
    """One for each share, and where more could be."""
    for place in range(SHARES_PER_PLAYER):
        stub = _stub(theme, filled=place < count)
        canvas.put(stub, canvas.box.left + 2 + place * 30, canvas.box.centre[1], "ml")


def _paint_count(canvas: Canvas, theme: Theme, count: int) -> None:
    canvas.write(str(count), canvas.box, 72, theme.ink if count else theme.faint)


def _paint_price(canvas: Canvas, theme: Theme, price: int, *, crowned: bool) -> None:
    box = canvas.box
    room = Box(box.left, box.top + 48, box.right, box.bottom)
    canvas.write(f"× {price}", room, 42, theme.faint, least=34)
    if crowned:
        canvas.put(icons.crown(theme, 46), box.centre[0], box.top + 28, "mm", "crown")


def _paint_token(canvas: Canvas, theme: Theme, piece: int, token: int, *, used: bool) -> None:
    sprite = action_token(theme, piece, token, _TOKEN)
    x, y = canvas.box.centre
    lies = canvas.put(sprite.faded(0.38) if used else sprite, x, y, "mm", "played")
    if used:
        canvas.put(icons.tick(theme, 36), lies.right, lies.bottom, "br")


def _paint_bot(canvas: Canvas, theme: Theme) -> None:
    x, y = canvas.box.centre
    canvas.put(icons.clockwork(theme), x, y, "mm", "bot")


def _paint_nobody(canvas: Canvas, theme: Theme, words: str) -> None:
    box = canvas.box
    x, y = box.centre
    canvas.put(icons.helper(theme, 300).faded(0.35), x, y - 60, "mm")
    room = Box(box.left + 40, round(y) + 110, box.right - 40, round(y) + 190)
    canvas.write(words, room, 48, theme.paper if theme.night else theme.ink, lettering.TITLE, least=30)


def _paint_strip(canvas: Canvas, theme: Theme, face: Face, *, fresh: bool) -> None:
    paint_strip(canvas, theme, face, canvas.box.inset(_MARGIN), fresh=fresh)


@kept
def _banner(theme: Theme, piece: int, width: int, height: int) -> Sprite:
    colour = PLAYER[piece]
    art = Art(width, height, 3).rectangle(0, 0, width, height, theme.ink, radius=14)
    art.rectangle(3, 3, width - 3, height - 3, colour, radius=12)
    art.rectangle(9, 9, width - 9, height - 9, mix(colour, theme.paper, 0.72), radius=8)
    return Sprite.of(art).shadowed(5, 1, 4, 0.45)


@kept
def _crate(theme: Theme, width: int, height: int) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, theme.paper_shade, theme.wood_low, 3, 8)
    art.rectangle(0, height - _WOOD, width, height, theme.wood, theme.wood_low, 3, 6)
    y = height - _WOOD / 2
    art.line([(4, y), (width - 4, y)], theme.wood_low, 2.5, round_ends=False)
    return Sprite.of(art)


@kept
def _certificate(theme: Theme, kind: int, width: int, height: int) -> Sprite:
    colour = HOUSE[kind]
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=8)
    art.rectangle(3, 3, width - 3, height - 3, darker(colour, 0.1), radius=6)
    art.rectangle(9, 9, width - 9, height - 9, mix(colour, theme.paper, 0.8), radius=4)
    return Sprite.of(art)


@kept
def _stub(theme: Theme, *, filled: bool) -> Sprite:
    """One share, or where one could be."""
    art = Art(26, 34).rectangle(1, 1, 25, 33, theme.ink, radius=4)
    art.rectangle(3, 3, 23, 31, theme.gold_high if filled else theme.paper_shade, radius=3)
    if filled:
        art.ellipse(13, 17, 5, fill=theme.bad)
    return Sprite.of(art)


@kept
def _note(theme: Theme, words: str, *, good: bool) -> Sprite:
    width, height = 84, 46
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, theme.good if good else theme.bad, radius=8)
    art.figure(width / 2, height / 2, words, 34, _CREAM)
    return Sprite.of(art)
