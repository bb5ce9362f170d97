"""The picture of the market: companies, warehouse, face-up cards, a plate for each player."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.zoo.components import FACE_UP, KINDS, ROUNDS
from games.zoo.majority import major
from games.zoo.staff import glory
from games.zoo.state import Choosing, Over
from rendering.scene import Backdrop, Picture, Scene
from rendering.zoo import wall, wording
from rendering.zoo.cards import company_face, helper_face
from rendering.zoo.market import company, layout, plates, rows, warehouse
from rendering.zoo.news import news
from rendering.zoo.theme import THEMES

if TYPE_CHECKING:
    from games.zoo.events import AnyEvent
    from games.zoo.state import State
    from games.zoo.view import View
    from rendering.setting import Setting
    from rendering.zoo.news import News
    from rendering.zoo.theme import Theme
    from texts import Texts


def draw(view: View, setting: Setting, events: tuple[AnyEvent, ...] = ()) -> Picture:
    """The market, with what the events changed on it marked."""
    theme, text = THEMES[setting.theme], wording.texts(setting.language)
    state, fresh = view.state, news(events)
    scene = Scene(backdrop(theme))
    for place, kind in enumerate(state.order):
        shown = _company(state, fresh, kind, text, setting)
        company.draw(scene, theme, layout.company_box(place), shown)
    warehouse.draw(scene, theme, layout.WAREHOUSE, _stock(state, fresh), text("warehouse"))
    _draw_rows(scene, theme, text, state, fresh)
    _draw_players(scene, theme, text, state, fresh, setting)
    return scene.picture()


@cache
def backdrop(theme: Theme) -> Backdrop:
    return wall.backdrop(theme, layout.WIDTH, layout.HEIGHT)


def _company(state: State, fresh: News, kind: int, text: Texts, setting: Setting) -> company.Shown:
    it = state.companies[kind]
    return company.Shown(
        kind=kind,
        name=wording.company(text, kind),
        price=it.price,
        before=dict(fresh.share_prices).get(kind, it.price),
        order=state.order,
        fruit=it.fruit,
        pieces=tuple(map(setting.piece, range(len(state.players)))),
        shares=tuple(player.shares[kind] for player in state.players),
        major=major(state, kind),
        deck=len(it.deck),
        revealed=it.revealed,
        fresh_fruit=frozenset(each for where, each in fresh.company_fruit if where == kind),
        fresh_shares=frozenset(player for where, player in fresh.shares if where == kind),
        fresh_deck=kind in fresh.decks,
        fresh_cards=kind in fresh.revealed,
    )


def _stock(state: State, fresh: News) -> warehouse.Stock:
    before = dict(fresh.fruit_prices)
    return warehouse.Stock(
        state.order,
        state.warehouse,
        state.fruit_prices,
        tuple(before.get(kind, state.fruit_prices[kind]) for kind in KINDS),
        fresh.stock,
    )


def _draw_rows(scene: Scene, theme: Theme, text: Texts, state: State, fresh: News) -> None:
    places = FACE_UP[len(state.players)]
    helpers = tuple(helper_face(text, number) for number in state.helpers)
    influence = tuple(company_face(text, number) for number in state.influence)
    left, right = len(state.helper_stack), len(state.influence_stack)
    hired = rows.Row(text("helpers"), left, helpers, fresh.helpers, places)
    rows.draw(scene, theme, layout.HELPERS, hired)
    lobbied = rows.Row(text("influence"), right, influence, fresh.influence, places)
    rows.draw(scene, theme, layout.INFLUENCE, lobbied)


def _draw_players(
    scene: Scene, theme: Theme, text: Texts, state: State, fresh: News, setting: Setting
) -> None:
    words = text("round", round=state.round), wording.going_on(text, state)
    now = ROUNDS + 1 if isinstance(state.phase, Over) else state.round
    scene.draw(layout.ROUND, plates.paint_round, theme, words, ROUNDS, now)
    count = len(state.players)
    for player in range(count):
        standing = _standing(state, fresh, player, setting)
        plates.draw(scene, theme, layout.plate_box(player), standing)
    if count < layout.PLATES:
        scene.draw(layout.plate_box(count, layout.PLATES), wall.paint_emblem, theme)


def _standing(state: State, fresh: News, player: int, setting: Setting) -> plates.Standing:
    it = state.players[player]
    return plates.Standing(
        piece=setting.piece(player),
        name=setting.name(player),
        glory=glory(it.helpers),
        coins=it.coins,
        order=state.order,
        fruit=it.fruit,
        in_hand=it.in_hand,
        played=_tokens(state, player),
        helpers=it.helpers,
        first=player == state.first,
        bright=_bright(state, player),
        bot=state.is_bot(player),
        purse=fresh.purse(player),
    )


def _tokens(state: State, player: int) -> tuple[int, ...]:
    """Those played, and the one chosen."""
    played = state.players[player].played
    if isinstance(state.phase, Choosing) and not state.is_bot(player):
        chosen = state.choices[player]
        if chosen.ready:
            return (*played, chosen.token)
    return played


def _bright(state: State, player: int) -> bool:
    """Whether the game waits for that player."""
    if isinstance(state.phase, Over):
        return False
    if isinstance(state.phase, Choosing):
        return not state.is_bot(player) and not state.choices[player].ready
    return player == state.active
