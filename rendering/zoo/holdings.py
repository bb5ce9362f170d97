"""The picture of what a player has: coins, fruit, shares, tokens, helpers with their texts."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import SHARES_PER_PLAYER, TOKENS
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
from rendering.zoo.news import Purse, news
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
_STAFF = Box(652, 124, WIDTH - 16, HEIGHT - 14)
_CREAM = rgb("#FFF8E8")
_SHARES_TOP, _SHARES_PITCH = 376, 152


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
    figures = (glory(it.helpers), it.coins, purse.coins)
    scene.draw(
        _HEAD,
        _paint_head,
        theme,
        setting.piece(player),
        setting.name(player),
        figures,
        first=player == state.first,
    )
    fruit_now = tuple((kind, it.fruit[kind], purse.fruit[kind]) for kind in state.order)
    scene.draw(_fruit_box(), _paint_fruit, theme, fruit_now)
    for place, stake in enumerate(_stakes(state, text, player)):
        scene.draw(_stake_box(place), _paint_stake, theme, stake)
    tokens = () if state.is_bot(player) else it.played
    scene.draw(
        _tokens_box(),
        _paint_tokens,
        theme,
        setting.piece(player),
        tokens,
        it.in_hand,
        bot=state.is_bot(player),
    )
    faces = tuple(helper_face(text, helper) for helper in it.helpers)
    scene.draw(_STAFF, _paint_staff, theme, faces, purse, text("no-helpers"))
    return scene.picture()


@cache
def backdrop(theme: Theme) -> Backdrop:
    return wall.backdrop(theme, WIDTH, HEIGHT, _PURSE)


def _fruit_box() -> Box:
    return Box(_PURSE.left + 24, _PURSE.top + 20, _PURSE.right - 24, _SHARES_TOP - 14)


def _stake_box(place: int) -> Box:
    top = _SHARES_TOP + place * _SHARES_PITCH
    return Box(_PURSE.left + 24, top, _PURSE.right - 24, top + _SHARES_PITCH - 12)


def _tokens_box() -> Box:
    return Box(_PURSE.left + 24, _SHARES_TOP + 3 * _SHARES_PITCH, _PURSE.right - 24, _PURSE.bottom - 22)


def _stakes(state: State, text: Texts, player: int) -> list[Stake]:
    return [
        Stake(
            kind,
            wording.company(text, kind),
            state.players[player].shares[kind],
            state.companies[kind].price,
            major(state, kind) == player,
        )
        for kind in state.order
    ]


def _paint_head(
    canvas: Canvas, theme: Theme, piece: int, name: str, figures: tuple[int, int, int], *, first: bool
) -> None:
    """Token and name, glory and coins on a banner of the player's colour."""
    box = canvas.box
    points, coins, change = figures
    canvas.put(_banner(theme, piece, box.width, box.height - 6), box.left, box.top, name="plate")
    middle = box.top + (box.height - 6) // 2
    canvas.put(seat_token(theme, piece, 86), box.left + 18, middle, "ml", "token")
    room = Box(box.right - 120, box.top, box.right - 24, box.bottom - 6)
    ink = canvas.write(str(coins), room, 66, theme.ink, align="r", least=54)
    left = canvas.put(icons.coin(theme, 76), ink.left - 12, middle, "mr", "icon").left
    if change:
        note = canvas.put(_note(theme, signed(change), good=change > 0), left - 12, middle, "mr", "note")
        left = note.left
    room = Box(left - 130, box.top, left - 28, box.bottom - 6)
    ink = canvas.write(str(points), room, 66, theme.ink, align="r", least=54)
    left = canvas.put(icons.glory(theme, 84), ink.left - 10, middle, "mr", "icon").left
    if first:
        left = canvas.put(icons.gavel(theme, 70), left - 20, middle, "mr", "gavel").left
    room = Box(box.left + 122, box.top, left - 20, box.bottom - 6)
    canvas.write(name, room, 62, theme.ink, lettering.TITLE, "l", least=32)


def _paint_fruit(canvas: Canvas, theme: Theme, counted: tuple[tuple[int, int, int], ...]) -> None:
    box = canvas.box
    pitch = box.width // len(counted)
    for place, (kind, count, change) in enumerate(counted):
        left = box.left + place * pitch
        cell = Box(left + 4, box.top, left + pitch - 4, box.bottom - 2)
        canvas.put(_crate(theme, cell.width, cell.height), cell.left, cell.top)
        canvas.put(
            fruit(theme, kind, 104, absent=not count), cell.left + 8, cell.top + 66, "ml", "fruit", cell
        )
        room = Box(cell.left + 112, cell.top + 14, cell.right - 6, cell.top + 118)
        canvas.write(str(count), room, 76, theme.ink if count else theme.faint, least=50)
        if change:
            canvas.put(
                _note(theme, signed(change), good=change > 0), cell.centre[0], cell.bottom - 34, "mm", "note"
            )


def _paint_stake(canvas: Canvas, theme: Theme, stake: Stake) -> None:
    """A certificate: how many shares, at which price, and what they are worth."""
    box = canvas.box
    canvas.put(_certificate(theme, stake.kind, box.width, box.height), box.left, box.top, name="stake")
    middle = box.centre[1]
    canvas.put(fruit(theme, stake.kind, 84), box.left + 16, middle, "ml", "fruit")
    room = Box(box.left + 118, box.top + 12, box.right - 190, round(box.centre[1]) + 2)
    canvas.write(stake.name, room, 38, theme.ink, lettering.TITLE, "l", least=26)
    y = box.bottom - 40
    left = box.left + 118
    for place in range(SHARES_PER_PLAYER):
        canvas.put(_stub(theme, filled=place < stake.count), left + place * 30, y, "ml")
    figure = Box(box.right - 186, box.top, box.right - 100, box.bottom)
    canvas.write(str(stake.count), figure, 72, theme.ink if stake.count else theme.faint)
    price = Box(box.right - 100, box.top + 62, box.right - 14, box.bottom - 14)
    canvas.write(f"× {stake.price}", price, 40, theme.faint, least=32)
    if stake.major:
        canvas.put(icons.crown(theme, 44), box.right - 57, box.top + 38, "mm", "crown")


def _paint_tokens(
    canvas: Canvas, theme: Theme, piece: int, played: tuple[int, ...], in_hand: int, *, bot: bool
) -> None:
    """The six tokens, those played this round ticked; and the shares in hand."""
    box = canvas.box
    y = box.centre[1]
    right = box.right
    room = Box(right - 66, box.top, right, box.bottom)
    canvas.write(str(in_hand), room, 54, theme.ink, align="r")
    canvas.put(icons.share(theme, 66), right - 58, y, "mr", "icon")
    if bot:
        canvas.put(icons.clockwork(theme), box.left + 6, y, "ml", "bot")
        return
    size, pitch = 68, 72
    for token in TOKENS:
        sprite = action_token(theme, piece, token, size)
        used = token in played
        lies = canvas.put(sprite.faded(0.38) if used else sprite, box.left + token * pitch, y, "ml", "played")
        if used:
            canvas.put(icons.tick(theme, 30), lies.right, lies.bottom, "br")


def _paint_staff(canvas: Canvas, theme: Theme, faces: tuple[Face, ...], purse: Purse, nobody: str) -> None:
    box = canvas.box.inset(6)
    if not faces:
        x, y = box.centre
        canvas.put(icons.helper(theme, 300).faded(0.35), x, y - 60, "mm")
        room = Box(box.left + 40, round(y) + 110, box.right - 40, round(y) + 190)
        ink = theme.paper if theme.night else theme.ink
        canvas.write(nobody, room, 48, ink, lettering.TITLE, least=30)
        return
    columns = 1 if len(faces) <= 5 else 2
    rows = math.ceil(len(faces) / columns)
    gap = 10
    width = (box.width + gap) // columns - gap
    height = min(196, (box.height + gap) // max(rows, 4) - gap)
    for place, face in enumerate(faces):
        row, column = divmod(place, columns)
        left, top = box.left + column * (width + gap), box.top + row * (height + gap)
        card = Box(left, top, left + width, top + height)
        paint_strip(canvas, theme, face, card, fresh=face.number in purse.helpers)


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
    art.rectangle(0, height - 68, width, height, theme.wood, theme.wood_low, 3, 6)
    art.line([(4, height - 34), (width - 4, height - 34)], theme.wood_low, 2.5, round_ends=False)
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
