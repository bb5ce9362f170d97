"""A market phase as an animation: each deck card by card, then who takes which fruit."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import KINDS, NONE
from games.zoo.events import CardRevealed, PassEnded, SharingBegan, Tied, TookFruit
from rendering import gif, lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, rgb
from rendering.gif import Frame
from rendering.scene import Backdrop, Scene
from rendering.sprite import Sprite, kept
from rendering.zoo import wording
from rendering.zoo.cards import Face, card_back, company_face, paint_upright
from rendering.zoo.report import rewound, undo
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.sprites.pictograms import mini
from rendering.zoo.sprites.tokens import seat_token
from rendering.zoo.theme import HOUSE, THEMES
from rendering.zoo.wall import wall

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.zoo.events import AnyEvent
    from games.zoo.state import Fruit
    from games.zoo.view import View
    from rendering.scene import Picture
    from rendering.setting import Setting
    from rendering.zoo.theme import Theme

WIDTH, HEIGHT = 880, 560
_HEAD = Box(0, 0, WIDTH, 104)
_CARD = Box(16, 112, 330, HEIGHT - 12)
_STAGE = Box(342, 112, WIDTH - 12, HEIGHT - 12)
_CREAM = rgb("#FFF8E8")
_MINI = 62, 92
_CARD_TIME, _SHARING_TIME, _LAST = 0.9, 1.5, 3.0
"""Seconds: of a card, of a sharing, of the last frame."""


class Shot(Struct, frozen=True):
    """One frame: how a company stands at one moment."""

    company: int
    name: str
    price: int
    fruit: Fruit
    seconds: float
    card: Face | None = None
    """The card just turned over."""
    before: tuple[int, ...] = ()
    """The cards turned over before it."""
    ends: int = 0
    sharing: bool = False
    takers: tuple[tuple[int, Fruit], ...] = ()
    """When it is shared out: the pieces of those who took something, and what."""
    tied: tuple[int, ...] = ()
    coins: int = 0


def draw(view: View, events: Sequence[AnyEvent], setting: Setting) -> bytes:
    """A GIF file; `view` is what it ends with. Raises ValueError where the events tell of no market phase."""
    shots = story(view, events, setting)
    if not shots:
        raise ValueError("an animation needs a market phase")
    palette = THEMES[setting.theme].palette
    last = len(shots) - 1
    frames = [
        Frame(picture(shot, setting).pixels, _LAST if at == last else shot.seconds)
        for at, shot in enumerate(shots)
    ]
    return gif.encode(frames, palette)


def story(view: View, events: Sequence[AnyEvent], setting: Setting) -> list[Shot]:
    """The frames in their order: each card with all that came of it, each sharing when it is done."""
    text = wording.texts(setting.language)
    stage = _Stage(view, events)
    shots = []
    for event in (*events, None):
        act = stage.closed(event)
        if act is not None:
            card = company_face(text, act.card) if act.card != NONE else None
            shots.append(
                Shot(
                    act.company,
                    wording.company(text, act.company),
                    stage.prices[act.company],
                    stage.fruit(act.company),
                    _CARD_TIME if card else _SHARING_TIME,
                    card,
                    act.before,
                    act.ends,
                    card is None,
                    tuple(
                        (setting.piece(player), (one[0], one[1], one[2])) for player, one in act.taken.items()
                    ),
                    tuple(map(setting.piece, act.tied)),
                    act.coins,
                )
            )
        stage.take(event)
    return shots


class _Act:
    """A card being carried out, or a company's sharing: what there will be to show of it."""

    def __init__(self, company: int, card: int = NONE, before: tuple[int, ...] = (), ends: int = 0) -> None:
        self.company, self.card, self.before, self.ends = company, card, before, ends
        self.taken: dict[int, list[int]] = {}
        self.tied: tuple[int, ...] = ()
        self.coins = 0

    @property
    def worth_showing(self) -> bool:
        return self.card != NONE or bool(self.taken or self.tied)


class _Stage:
    """How the companies stand while the events happen one after another."""

    def __init__(self, view: View, events: Sequence[AnyEvent]) -> None:
        state = view.state
        start = rewound(state.share_prices, tuple(company.fruit for company in state.companies), events)
        self.prices = [one.price for one in start]
        self._fruit = [list(one.fruit) for one in start]
        self._act: _Act | None = None
        self._cards: tuple[int, ...] = ()

    def fruit(self, company: int) -> Fruit:
        apples, lemons, pineapples = self._fruit[company]
        return apples, lemons, pineapples

    def closed(self, event: AnyEvent | None) -> _Act | None:
        """What comes to its end with this event, if it is worth showing."""
        ends = event is None or isinstance(event, CardRevealed | PassEnded | SharingBegan)
        return self._act if ends and self._act is not None and self._act.worth_showing else None

    def take(self, event: AnyEvent | None) -> None:
        match event:
            case CardRevealed():
                self._act = _Act(event.company, event.card, self._cards, event.ends)
                self._cards += (event.card,)
            case PassEnded():
                self._act, self._cards = None, ()
            case SharingBegan():
                self._act = _Act(event.company)
            case TookFruit() if self._act is not None and self._act.card == NONE:
                self._act.taken.setdefault(event.player, [0] * len(KINDS))[event.kind] += 1
            case Tied() if self._act is not None:
                self._act.tied, self._act.coins = event.players, event.coins
        if event is not None:
            undo(self.prices, self._fruit, event, 1)


def picture(shot: Shot, setting: Setting) -> Picture:
    """One frame."""
    theme = THEMES[setting.theme]
    scene = Scene(backdrop(theme))
    scene.draw(_HEAD, _paint_head, theme, shot.company, shot.name, shot.price)
    scene.draw(_CARD, _paint_card, theme, shot.company, shot.card, sharing=shot.sharing)
    scene.draw(_STAGE, _paint_stage, theme, shot)
    return scene.picture()


@cache
def backdrop(theme: Theme) -> Backdrop:
    return Backdrop(wall(theme, WIDTH, HEIGHT), theme.palette)


def _paint_head(canvas: Canvas, theme: Theme, company: int, name: str, price: int) -> None:
    canvas.put(_sign(theme, company), 12, 10, name="plate")
    canvas.put(fruit(theme, company, 72), 30, 54, "ml")
    plate = canvas.put(_price(theme), WIDTH - 30, 54, "mr", "price")
    canvas.write(str(price), plate, 56, theme.ink)
    canvas.write(name, Box(118, 14, plate.left - 16, 94), 50, _CREAM, lettering.TITLE, "l", least=34)


def _paint_card(canvas: Canvas, theme: Theme, company: int, card: Face | None, *, sharing: bool) -> None:
    if sharing:
        x, y = canvas.box.centre
        canvas.put(_harvest(theme, company), x, y, "mm", "crate")
    elif card is None:
        colour = darker(HOUSE[company], 0.12)
        canvas.put(
            card_back(theme, colour, canvas.box.width, canvas.box.height), canvas.box.left, canvas.box.top
        )
    else:
        paint_upright(canvas, theme, card, canvas.box)


def _paint_stage(canvas: Canvas, theme: Theme, shot: Shot) -> None:
    """What lies on the company; the cards before, or those who take fruit."""
    box = canvas.box
    canvas.put(_panel(theme, box.width, box.height), box.left, box.top, name="panel")
    for place, kind in enumerate(KINDS):
        left = box.left + 18 + place * 165
        count = shot.fruit[kind]
        canvas.put(fruit(theme, kind, 84, absent=not count), left, box.top + 64, "ml", "fruit")
        room = Box(left + 88, box.top + 20, left + 160, box.top + 110)
        canvas.write(str(count), room, 62, theme.ink if count else theme.faint, least=48)
    canvas.fill(Box(box.left + 16, box.top + 122, box.right - 16, box.top + 125), theme.gold)
    if shot.sharing:
        _paint_takers(canvas, theme, shot)
    else:
        _paint_cards(canvas, theme, shot)


def _paint_cards(canvas: Canvas, theme: Theme, shot: Shot) -> None:
    box = canvas.box
    width, height = _MINI
    for place, card in enumerate(shot.before[-14:]):
        row, column = divmod(place, 7)
        left, top = box.left + 20 + column * (width + 8), box.top + 138 + row * (height + 8)
        canvas.put(mini(theme, card, width, height, lit=False), left, top, "tl", "revealed")
    for place in range(2):
        bell = icons.bell(theme, 66)
        x = box.left + 26 + place * 84
        canvas.put(bell if place < shot.ends else bell.faded(0.22), x, box.bottom - 46, "ml", "bell")


def _paint_takers(canvas: Canvas, theme: Theme, shot: Shot) -> None:
    box = canvas.box
    rows = len(shot.takers) + bool(shot.tied)
    pitch = min(62, (box.height - 146) // max(1, rows))
    for place, (piece, taken) in enumerate(shot.takers):
        y = box.top + 138 + place * pitch + pitch / 2
        canvas.put(seat_token(theme, piece, 54), box.left + 22, y, "ml", "token")
        pieces = [kind for kind in KINDS for _ in range(taken[kind])]
        step = min(54, 400 // max(1, len(pieces)))
        for i, kind in enumerate(pieces):
            canvas.put(fruit(theme, kind, 50), box.left + 96 + i * step, y, "ml", "taken")
    if shot.tied:
        y = box.top + 138 + len(shot.takers) * pitch + pitch / 2
        for i, piece in enumerate(shot.tied):
            canvas.put(seat_token(theme, piece, 54), box.left + 22 + i * 60, y, "ml", "token")
        room = Box(box.right - 190, round(y) - 28, box.right - 84, round(y) + 28)
        canvas.write(f"+{shot.coins}", room, 48, theme.ink, align="r")
        canvas.put(icons.coin(theme, 54), box.right - 22, y, "mr", "coin")


@kept
def _harvest(theme: Theme, company: int) -> Sprite:
    """A crate of what the company grows, to be shared out."""
    width, height, edge = 268, 250, 116
    art = Art(width, height)
    sprite = Sprite.of(art)
    for x, y in ((58, 8), (134, 0), (210, 8), (53, 44), (107, 36), (161, 36), (215, 44)):
        sprite = sprite.with_(fruit(theme, company, 104), x, y, "tm")
    front = Art(width, height).rectangle(2, edge, width - 2, height - 2, theme.wood_low, theme.ink, 5, 8)
    board = (height - edge - 8) / 3
    for row in range(3):
        top = edge + 4 + row * board
        front.rectangle(6, top, width - 6, top + board - 4, theme.wood, theme.ink, 2.5, 4)
    for left in (18, width - 52):
        front.rectangle(left, edge + 2, left + 34, height - 4, theme.wood_high, theme.ink, 3.5, 4)
        for row in range(3):
            front.ellipse(left + 17, edge + 4 + (row + 0.5) * board, 4, fill=theme.wood_low)
    return sprite.with_(Sprite.of(front), 0, 0)


@kept
def _sign(theme: Theme, company: int) -> Sprite:
    width, height = WIDTH - 24, 88
    art = Art(width, height, 3).rectangle(0, 0, width, height, theme.ink, radius=12)
    art.rectangle(3, 3, width - 3, height - 3, theme.gold, radius=10)
    art.rectangle(6, 6, width - 6, height - 6, darker(HOUSE[company], 0.12), radius=8)
    return Sprite.of(art).shadowed(4, 1, 3, 0.4)


@kept
def _price(theme: Theme) -> Sprite:
    art = Art(104, 66).rectangle(0, 0, 104, 66, theme.ink, radius=8)
    art.rectangle(3, 3, 101, 63, theme.gold, radius=6).rectangle(7, 7, 97, 59, theme.paper, radius=4)
    return Sprite.of(art)


@kept
def _panel(theme: Theme, width: int, height: int) -> Sprite:
    art = Art(width, height, 3).rectangle(0, 0, width, height, theme.ink, radius=12)
    art.rectangle(3, 3, width - 3, height - 3, theme.paper, radius=10)
    return Sprite.of(art)
