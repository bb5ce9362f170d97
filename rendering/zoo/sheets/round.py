"""The sheet of a round: what each company's cards did, who took which fruit, how everybody stands."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.cards import CARDS
from games.zoo.components import COINS_PER_GLORY, KINDS
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, rgb
from rendering.scene import Backdrop, Picture, Scene
from rendering.sprite import Sprite, kept
from rendering.zoo import wording
from rendering.zoo.sheets import ledger
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.sprites.pictograms import slip_signs
from rendering.zoo.sprites.tokens import seat_token
from rendering.zoo.theme import HOUSE, THEMES
from rendering.zoo.wall import HEIGHT, TITLE, WIDTH, backdrop, paint_title

if TYPE_CHECKING:
    from games.zoo.state import Sheet
    from rendering.setting import Setting
    from rendering.zoo.report import Report, Sharing
    from rendering.zoo.theme import Theme
    from texts import Texts

_TABLE = Box(24, 724, WIDTH - 24, HEIGHT - 14)
_LABELS = 330
_HEAD, _ROW = 62, 56
_TOP, _BOTTOM = 108, 714
_CREAM = rgb("#FFF8E8")
_SIGN = 66
_CARDS_TALLEST = 58
_SHARING = 46
"""The height of a row of those who took fruit."""


class Column(Struct, frozen=True):
    """One company in the report."""

    kind: int
    name: str
    price: int
    cards: tuple[tuple[int, str, bool], ...]
    """Card, title, ignored."""
    sharing: Sharing | None
    pieces: tuple[int, ...]
    nothing: str
    """Said where nobody took anything."""


def draw(report: Report, order: tuple[int, ...], setting: Setting) -> Picture:
    """The sheet for a round that has ended; `order` is that of the companies. Raises ValueError before."""
    if report.sheet is None:
        raise ValueError("a round's sheet is drawn when the round is over")
    theme, text = THEMES[setting.theme], wording.texts(setting.language)
    scene = Scene(wall(theme))
    scene.draw(TITLE, paint_title, theme, text("sheet-round", round=report.round))
    for place, kind in enumerate(order):
        scene.draw(
            _column_box(place), _paint_column, theme, _column(text, report, report.sheet, kind, setting)
        )
    _draw_table(scene, theme, text, report.sheet, setting)
    return scene.picture()


@cache
def wall(theme: Theme) -> Backdrop:
    return backdrop(theme, WIDTH, HEIGHT, _TABLE)


def _column_box(place: int) -> Box:
    width, gap = 526, 12
    left = 24 + place * (width + gap)
    return Box(left, _TOP, left + width, _BOTTOM)


def _column(text: Texts, report: Report, sheet: Sheet, kind: int, setting: Setting) -> Column:
    turned = next((one.cards for one in report.passes if one.company == kind), ())
    return Column(
        kind,
        wording.company(text, kind),
        sheet.share_prices[kind],
        tuple((one.card, wording.card_title(text, one.card), one.ignored) for one in turned),
        next((one for one in report.sharings if one.company == kind), None),
        tuple(map(setting.piece, range(len(sheet.coins)))),
        text("nobody-took"),
    )


def _paint_column(canvas: Canvas, theme: Theme, column: Column) -> None:
    box = canvas.box
    canvas.put(_panel(theme, column.kind, box.width, box.height), box.left, box.top, name="company")
    middle = box.top + _SIGN // 2 + 1
    canvas.put(fruit(theme, column.kind, 54), box.left + 14, middle, "ml")
    price = canvas.put(_price(theme), box.right - 12, middle, "mr", "plate")
    canvas.write(str(column.price), price, 42, theme.ink)
    room = Box(box.left + 80, box.top + 4, price.left - 8, box.top + _SIGN - 2)
    canvas.write(column.name, room, 38, _CREAM, lettering.TITLE, "l", least=26)
    takers = len(column.sharing.taken) + bool(column.sharing.tied) if column.sharing else 0
    foot = box.bottom - 12 - max(1, takers) * _SHARING
    _paint_cards(canvas, theme, column, Box(box.left + 12, box.top + _SIGN + 8, box.right - 12, foot - 8))
    canvas.fill(Box(box.left + 14, foot - 5, box.right - 14, foot - 2), theme.gold)
    _paint_sharing(canvas, theme, column, foot)


def _paint_cards(canvas: Canvas, theme: Theme, column: Column, room: Box) -> None:
    """One below the other; an ignored one is pale and struck out."""
    if not column.cards:
        return
    pitch = min(_CARDS_TALLEST, room.height // len(column.cards))
    for place, (card, title, ignored) in enumerate(column.cards):
        top = room.top + place * pitch
        slip = Box(room.left, top, room.right, top + pitch - 4)
        if place % 2 == 0:
            canvas.fill(slip, theme.paper_shade)
        sprite = slip_signs(theme, card, 132, slip.height - 4)
        canvas.put(sprite.faded(0.35) if ignored else sprite, slip.left + 4, slip.centre[1], "ml")
        right = slip.right - 6
        if CARDS[card].end:
            bell = icons.bell(theme, min(36, slip.height - 6))
            right = canvas.put(bell, right, slip.centre[1], "mr", "bell").left - 4
        if ignored:
            right = canvas.put(icons.cross(theme, 30), right, slip.centre[1], "mr", "cross").left - 4
        words = Box(slip.left + 144, slip.top, right, slip.bottom)
        canvas.write(
            title, words, min(32, max(26, slip.height - 14)), theme.ink, lettering.TEXT, "l", least=22
        )


def _paint_sharing(canvas: Canvas, theme: Theme, column: Column, top: int) -> None:
    """Who took which fruit, in their order; who got coins instead."""
    box, sharing = canvas.box, column.sharing
    if sharing is None or not (sharing.taken or sharing.tied):
        room = Box(box.left + 20, top, box.right - 20, top + _SHARING)
        canvas.write(column.nothing, room, 30, theme.faint, lettering.TEXT, "l", least=22)
        return
    for place, (player, taken) in enumerate(sharing.taken):
        y = top + place * _SHARING + _SHARING // 2
        canvas.put(seat_token(theme, column.pieces[player], 42), box.left + 18, y, "ml", "token")
        if player == sharing.major:
            canvas.put(icons.crown(theme, 32), box.left + 66, y, "ml", "crown")
        pieces = [kind for kind in KINDS for _ in range(taken[kind])]
        pitch = min(44, 380 // max(1, len(pieces)))
        for i, kind in enumerate(pieces):
            canvas.put(fruit(theme, kind, 40), box.left + 110 + i * pitch, y, "ml", "taken")
    if sharing.tied:
        y = top + len(sharing.taken) * _SHARING + _SHARING // 2
        for i, player in enumerate(sharing.tied):
            canvas.put(seat_token(theme, column.pieces[player], 42), box.left + 18 + i * 48, y, "ml", "token")
        room = Box(box.right - 200, y - 22, box.right - 66, y + 22)
        canvas.write(f"+{sharing.coins}", room, 38, theme.ink, align="r")
        canvas.put(icons.coin(theme, 40), box.right - 20, y, "mr", "icon")


def _draw_table(scene: Scene, theme: Theme, text: Texts, sheet: Sheet, setting: Setting) -> None:
    """Coins, what shares and fruit would bring, glory on helpers, and what that makes together."""
    box = _TABLE.inset(16, 12)
    totals = standings(sheet)
    rows = (
        (text("row-coins"), icons.coin(theme, 46), sheet.coins),
        (text("row-worth"), icons.share(theme, 48), sheet.worth),
        (text("row-helpers"), icons.helper(theme, 48), sheet.glory),
    )
    players = ledger.columns(box, _LABELS, len(sheet.coins))
    for player, column in enumerate(players):
        head = Box(column.left, box.top, column.right, box.top + _HEAD)
        scene.draw(head, ledger.paint_head, theme, setting.piece(player), setting.name(player))
    for place, (words, icon, figures) in enumerate(rows):
        top = box.top + _HEAD + place * _ROW
        label = Box(box.left, top, box.left + _LABELS, top + _ROW)
        scene.draw(label, ledger.paint_label, theme, words, icon)
        for column, figure in zip(players, figures, strict=True):
            scene.draw(
                Box(column.left, top, column.right, top + _ROW), ledger.paint_figure, theme, str(figure)
            )
    top = box.top + _HEAD + len(rows) * _ROW
    label = Box(box.left, top, box.left + _LABELS, box.bottom)
    scene.draw(label, ledger.paint_label, theme, text("row-standing"), icons.glory(theme, 56))
    for column, total in zip(players, totals, strict=True):
        cell = Box(column.left, top, column.right, box.bottom)
        scene.draw(cell, ledger.paint_total, theme, str(total), best=total == max(totals))


def standings(sheet: Sheet) -> tuple[int, ...]:
    """The glory everybody would have if the game ended there."""
    return tuple(
        points + (coins + worth) // COINS_PER_GLORY
        for points, coins, worth in zip(sheet.glory, sheet.coins, sheet.worth, strict=True)
    )


@kept
def _panel(theme: Theme, kind: int, width: int, height: int) -> Sprite:
    colour = darker(HOUSE[kind], 0.12)
    art = Art(width, height, 3).rectangle(0, 0, width, height, theme.ink, radius=12)
    art.rectangle(3, 3, width - 3, height - 3, theme.paper, radius=10)
    art.rectangle(3, 3, width - 3, _SIGN, colour, radius=10).rectangle(
        3, _SIGN - 12, width - 3, _SIGN, colour
    )
    art.rectangle(3, _SIGN, width - 3, _SIGN + 3, theme.ink)
    return Sprite.of(art).shadowed(6, 1, 4, 0.4)


@kept
def _price(theme: Theme) -> Sprite:
    art = Art(76, 50).rectangle(0, 0, 76, 50, theme.ink, radius=8)
    art.rectangle(2.5, 2.5, 73.5, 47.5, theme.gold, radius=6).rectangle(6, 6, 70, 44, theme.paper, radius=4)
    return Sprite.of(art)
