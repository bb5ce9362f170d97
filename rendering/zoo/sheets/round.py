"""The sheet of a round: what each company's cards did, who took which fruit, how everybody stands."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

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
from rendering.zoo.sheets.ledger import Ledger, Row
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.sprites.pictograms import signed, slip_signs
from rendering.zoo.sprites.tokens import seat_token
from rendering.zoo.theme import HOUSE, THEMES
from rendering.zoo.wall import HEIGHT, TITLE, WIDTH, backdrop, paint_title

if TYPE_CHECKING:
    from games.zoo.state import Fruit, Sheet
    from rendering.setting import Setting
    from rendering.zoo.report import Report, Sharing
    from rendering.zoo.theme import Theme
    from texts import Texts

_TABLE = Box(24, 724, WIDTH - 24, HEIGHT - 14)
_LEDGER = Ledger(_TABLE, head=62, row=55)
_TOP, _BOTTOM = 108, 714
_CREAM = rgb("#FFF8E8")
_SIGN = 66
_PITCHES = (58, 50, 44, 38, 34, 30, 26)
"""How high a card's slip may be: few heights, so that slips drawn before serve again."""
_SIGNS = 170
"""How wide the signs of a card are."""
_SHARING = 46
"""The height of a row of those who took fruit."""


class Slip(NamedTuple):
    """A card that was turned over."""

    card: int
    title: str
    ignored: bool


class Column(Struct, frozen=True):
    """One company in the report."""

    kind: int
    name: str
    price: int
    cards: tuple[Slip, ...]
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
        _draw_column(scene, theme, _column_box(place), _column(text, report, report.sheet, kind, setting))
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
        tuple(Slip(one.card, wording.card_title(text, one.card), one.ignored) for one in turned),
        next((one for one in report.sharings if one.company == kind), None),
        tuple(map(setting.piece, range(len(sheet.coins)))),
        text("nobody-took"),
    )


def _draw_column(scene: Scene, theme: Theme, box: Box, column: Column) -> None:
    """Card by card and taker by taker, above and below a line."""
    panel = scene.lay(box, _paint_panel, theme, column.kind, column.name)
    panel.draw(
        Box(box.right - 96, box.top + 6, box.right - 8, box.top + _SIGN), _paint_price, theme, column.price
    )
    sharing = column.sharing
    takers = len(sharing.taken) + bool(sharing.tied) if sharing else 0
    foot = box.bottom - 12 - max(1, takers) * _SHARING
    room = Box(box.left + 12, box.top + _SIGN + 8, box.right - 12, foot - 8)
    paper = scene.on(theme.paper)
    pitch = next((each for each in _PITCHES if each * len(column.cards) <= room.height), _PITCHES[-1])
    for place, slip in enumerate(column.cards):
        top = room.top + place * pitch
        cell = Box(room.left, top, room.right, top + pitch - 4)
        paper.draw(cell, _paint_slip, theme, slip, striped=place % 2 == 0)
    paper.draw(Box(box.left + 14, foot - 5, box.right - 14, foot - 2), _paint_line, theme)
    rows = [
        Box(box.left + 14, top, box.right - 14, top + _SHARING)
        for top in range(foot, box.bottom - 12, _SHARING)
    ]
    if sharing is None or not takers:
        paper.draw(rows[0], _paint_nothing, theme, column.nothing)
        return
    for row, (player, taken) in zip(rows, sharing.taken, strict=False):
        crowned = player == sharing.major
        paper.draw(row, _paint_taker, theme, column.pieces[player], taken, crowned=crowned)
    if sharing.tied:
        tied = tuple(column.pieces[player] for player in sharing.tied)
        paper.draw(rows[-1], _paint_tied, theme, tied, sharing.coins)


def _paint_panel(canvas: Canvas, theme: Theme, kind: int, name: str) -> None:
    box = canvas.box
    canvas.put(_panel(theme, kind, box.width, box.height), box.left, box.top, name="company")
    canvas.put(fruit(theme, kind, 54), box.left + 14, box.top + _SIGN // 2 + 1, "ml")
    room = Box(box.left + 80, box.top + 4, box.right - 96, box.top + _SIGN - 2)
    canvas.write(name, room, 38, _CREAM, lettering.TITLE, "l", least=26)


def _paint_price(canvas: Canvas, theme: Theme, price: int) -> None:
    plate = canvas.put(_price(theme), canvas.box.right - 4, canvas.box.top + 28, "mr", "plate")
    canvas.write(str(price), plate, 42, theme.ink)


def _paint_line(canvas: Canvas, theme: Theme) -> None:
    canvas.fill(canvas.box, theme.gold)


def _paint_slip(canvas: Canvas, theme: Theme, shown: Slip, *, striped: bool) -> None:
    """A card in brief; an ignored one is pale and struck out."""
    slip, (card, title, ignored) = canvas.box, shown
    if striped:
        canvas.fill(slip, theme.paper_shade)
    sprite = slip_signs(theme, card, _SIGNS, slip.height - 4)
    canvas.put(sprite.faded(0.35) if ignored else sprite, slip.left + 4, slip.centre[1], "ml")
    right = slip.right - 6
    if CARDS[card].end:
        bell = icons.bell(theme, min(36, slip.height - 6))
        right = canvas.put(bell, right, slip.centre[1], "mr", "bell").left - 4
    if ignored:
        right = canvas.put(icons.cross(theme, 30), right, slip.centre[1], "mr", "cross").left - 4
    words = Box(slip.left + _SIGNS + 14, slip.top, right, slip.bottom)
    size = min(32, max(26, slip.height - 14))
    canvas.write(title, words, size, theme.ink, lettering.TEXT, "l", least=24)


def _paint_nothing(canvas: Canvas, theme: Theme, words: str) -> None:
    room = canvas.box.inset(6, 0)
    canvas.write(words, room, 30, theme.faint, lettering.TEXT, "l", least=26)


def _paint_taker(canvas: Canvas, theme: Theme, piece: int, taken: Fruit, *, crowned: bool) -> None:
    """Which fruit somebody took; the majority shareholder wears the crown."""
    left, y = canvas.box.left, canvas.box.centre[1]
    canvas.put(seat_token(theme, piece, 42), left + 4, y, "ml", "token")
    if crowned:
        canvas.put(icons.crown(theme, 32), left + 52, y, "ml", "crown")
    pieces = [kind for kind in KINDS for _ in range(taken[kind])]
    pitch = min(44, 380 // max(1, len(pieces)))
    for i, kind in enumerate(pieces):
        canvas.put(fruit(theme, kind, 40), left + 96 + i * pitch, y, "ml", "taken")


def _paint_tied(canvas: Canvas, theme: Theme, pieces: tuple[int, ...], coins: int) -> None:
    """Those between whom nothing decides get coins."""
    box, y = canvas.box, canvas.box.centre[1]
    for i, piece in enumerate(pieces):
        canvas.put(seat_token(theme, piece, 42), box.left + 4 + i * 48, y, "ml", "token")
    coin = canvas.put(icons.coin(theme, 40), box.right - 6, y, "mr", "icon")
    room = Box(coin.left - 134, box.top, coin.left - 6, box.bottom)
    canvas.write(signed(coins), room, 38, theme.ink, align="r")


def _draw_table(scene: Scene, theme: Theme, text: Texts, sheet: Sheet, setting: Setting) -> None:
    """Coins, what shares and fruit would bring, glory on helpers, and what that makes together."""
    totals = standings(sheet)
    rows = (
        Row(text("row-coins"), icons.coin, 46, sheet.coins),
        Row(text("row-worth"), icons.share, 48, sheet.worth),
        Row(text("row-helpers"), icons.helper, 48, sheet.glory),
    )
    who = [(setting.piece(player), setting.name(player)) for player in range(len(totals))]
    _LEDGER.draw(scene, theme, who, rows)
    best = {player for player, total in enumerate(totals) if total == max(totals)}
    _LEDGER.draw_totals(scene, theme, Row(text("row-standing"), icons.glory, 50, totals), best, len(rows))


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
