"""Pictures that together show what those of Spółka ZOO can show, easy and hard."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from games.zoo.cards import CARDS
from games.zoo.components import HIGHEST_FRUIT_PRICE, HIGHEST_SHARE_PRICE, LEMON, NONE
from games.zoo.events import RoundEnded
from games.zoo.staff import HELPERS
from games.zoo.state import Choosing, Hiring, Looking
from rendering.setting import Setting
from rendering.zoo import holdings, market, phase, sheets, tray, trays
from rendering.zoo.cards import COMPANY, HELPER
from rendering.zoo.report import reports
from tests.rendering.gallery import ENGLISH, Drawing
from tests.rendering.zoo.played import (
    GAME,
    NAMES,
    ODD_NAMES,
    Turn,
    all_events,
    market_phase,
    positions,
    turns,
)
from texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.zoo.events import AnyEvent
    from games.zoo.view import View
    from rendering.scene import Picture
    from rendering.zoo.phase import Shot
    from rendering.zoo.trays import Tray
    from tests.rendering.gallery import Gallery

_POLISH, _HUNGARIAN, _GERMAN = ((ENGLISH, language) for language in LANGUAGES[1:])
_TOGETHER = 12
"""Cards on a tray that shows a part of all there are."""


class Exhibit(NamedTuple):
    """A position as it is shown."""

    view: View
    player: int
    """Whose holdings are shown."""
    events: tuple[AnyEvent, ...] = ()
    names: tuple[str, ...] = NAMES

    def setting(self, theme: str, language: str) -> Setting:
        return Setting(self.names[: len(self.view.state.players)], theme, language)

    def market(self, theme: str, language: str) -> Picture:
        return market.draw(self.view, self.setting(theme, language), self.events)

    def holdings(self, theme: str, language: str) -> Picture:
        return holdings.draw(self.view, self.setting(theme, language), self.player, self.events)


def _shown(turn: Turn, player: int, names: tuple[str, ...] = NAMES) -> Exhibit:
    return Exhibit(GAME.view(turn.state, None), player, turn.events, names)


def _opening() -> Exhibit:
    return _shown(turns(5, 0, 1)[0], 4)


def _bot() -> Exhibit:
    """One of the rulebook's."""
    return _shown(turns(3, 1, 4)[30], 3)


def _busiest_turn() -> Exhibit:
    """Of the turns without a market phase the one of which most is told."""
    quiet = [turn for turn in turns(2, 0, 1) if not _ended(turn)]
    turn = max(quiet, key=lambda turn: len({type(event) for event in turn.events}))
    return _shown(turn, next(event.player for event in turn.events if hasattr(event, "player")))


def _market_phase() -> Exhibit:
    return _shown(market_phase(2, 3, 2, 4), 0)


def _ended(turn: Turn) -> bool:
    return any(isinstance(event, RoundEnded) for event in turn.events)


def _fullest() -> Exhibit:
    """More than a game could hold, with names as long as they get; two have chosen and are not waited for."""
    state = turns(5, 0, 1)[66].state
    companies = tuple(
        replace(company, price=HIGHEST_SHARE_PRICE, fruit=(16, 16, 16), revealed=tuple(range(at, at + 12)))
        for at, company in zip((0, 14, 28), state.companies, strict=True)
    )
    players = tuple(
        replace(player, coins=118, fruit=(16, 12, 14), helpers=tuple(range(at, at + 7 + at % 5)))
        for at, player in enumerate(state.players)
    )
    full = replace(
        state,
        companies=companies,
        players=players,
        warehouse=(16, 16, 16),
        fruit_prices=(HIGHEST_FRUIT_PRICE,) * 3,
        helpers=(32, 33, 34, 35),
        phase=Choosing(),
        choices=tuple(
            replace(choice, token=seat, ready=seat < 2) for seat, choice in enumerate(state.choices)
        ),
    )
    return _shown(Turn(full, ()), 4, ODD_NAMES)


def _run_out() -> Exhibit:
    state = turns(2, 0, 1)[-8].state
    companies = tuple(replace(company, price=1, deck=(), fruit=(0, 0, 0)) for company in state.companies)
    empty = replace(
        state,
        companies=companies,
        warehouse=(0, 0, 0),
        helpers=state.helpers[:1],
        helper_stack=(),
        influence=(),
        influence_stack=(),
    )
    return _shown(Turn(empty, ()), 1)


EXHIBITS: dict[str, Callable[[], Exhibit]] = {
    "opening": _opening,
    "bot": _bot,
    "busiest-turn": _busiest_turn,
    "market-phase": _market_phase,
    "fullest": _fullest,
    "run-out": _run_out,
}


def _hiring() -> Tray:
    """Some of them can be paid, some cannot."""
    state = next(
        turn.state
        for turn in positions(3, 1, 4)
        if isinstance(turn.state.phase, Hiring)
        and 0 < sum(item.barred for item in trays.to_hire(turn.state, turn.state.active).items) < 4
    )
    return trays.to_hire(state, state.active)


def _looked_at(*, by_others: bool) -> Tray:
    """Two of the cards lie back already."""
    state = next(
        turn.state
        for seed in range(8, 30)
        for turn in positions(2, 0, seed)
        if isinstance(turn.state.phase, Looking) and turn.state.phase.top and turn.state.phase.bottom
    )
    tray = trays.choices(GAME.view(state, None if by_others else state.active))
    assert tray is not None
    return tray


def _known() -> Tray:
    """What somebody knows of the decks late in a game."""
    laid = (trays.known(GAME.view(turn.state, 0)) for turn in turns(2, 0, 8))
    return max(laid, key=lambda tray: len(tray.items))


_ALL = {
    HELPER: tuple(range(len(HELPERS))),
    COMPANY: tuple(number for number, card in enumerate(CARDS) if card.company in {NONE, LEMON}),
}
"""Every helper, and every card; of those that companies begin with, one company's."""


def _some(sort: str, first: int) -> Tray:
    """A dozen of them."""
    items = enumerate(_ALL[sort][first : first + _TOGETHER], first + 1)
    return trays.Tray(trays.STAFF, sort, tuple(trays.Item(at, what) for at, what in items))


TRAYS: dict[str, Callable[[], Tray]] = {
    "hiring": _hiring,
    "lobbying": lambda: trays.to_lobby(turns(5, 0, 1)[0].state),
    "looked-at": lambda: _looked_at(by_others=False),
    "looked-at-by-others": lambda: _looked_at(by_others=True),
    "known": _known,
    "nobody": lambda: trays.staff(_opening().view, 0),
    **{f"helpers-from-{first + 1}": partial(_some, HELPER, first) for first in (0, 12, 24)},
    **{f"cards-from-{first + 1}": partial(_some, COMPANY, first) for first in (0, 12, 24)},
}


@cache
def _shots(theme: str, language: str) -> tuple[Shot, ...]:
    """Of the animation of a market phase."""
    exhibit = _market_phase()
    return tuple(phase.story(exhibit.view, exhibit.events, exhibit.setting(theme, language)))


def _frame(wanted: Callable[[Shot], bool], theme: str, language: str) -> Picture:
    shot = next(shot for shot in _shots(theme, language) if wanted(shot))
    return phase.picture(shot, _market_phase().setting(theme, language))


def _round(number: int, theme: str, language: str) -> Picture:
    table = Setting(NAMES, theme, language)
    report = reports(all_events(5, 0, 2))[number - 1]
    return sheets.draw_round_sheet(report, turns(5, 0, 2)[-1].state.order, table)


def _final(theme: str, language: str) -> Picture:
    view = GAME.view(turns(3, 1, 1)[-1].state, None)
    return sheets.draw_final_sheet(view, Setting(NAMES[:4], theme, language))


def _cut_short(theme: str, language: str) -> Picture:
    cut = GAME.cut_short(turns(5, 0, 1)[40].state)
    return sheets.draw_final_sheet(GAME.view(cut, None), Setting(ODD_NAMES, theme, language))


def _chart(seats: int, bots: int, turn: int, theme: str, language: str) -> Picture:
    view = GAME.view(turns(seats, bots, 1)[turn].state, None)
    return sheets.draw_chart(view, Setting(NAMES[: seats + bots], theme, language))


def _tray(name: str, theme: str, language: str) -> Picture:
    return tray.draw(TRAYS[name](), Setting(NAMES, theme, language))


def _market(at: str, like: str = "market-of-opening", languages: tuple[str, ...] = (ENGLISH,)) -> Drawing:
    return Drawing(lambda theme, language: EXHIBITS[at]().market(theme, language), like, languages)


def _holdings(at: str, like: str = "holdings-of-opening", languages: tuple[str, ...] = (ENGLISH,)) -> Drawing:
    return Drawing(lambda theme, language: EXHIBITS[at]().holdings(theme, language), like, languages)


def _laid(name: str, like: str = "hiring", languages: tuple[str, ...] = (ENGLISH,)) -> Drawing:
    return Drawing(partial(_tray, name), like, languages)


DRAWINGS: Gallery = {
    "market-of-opening": _market("opening", like="", languages=LANGUAGES),
    "market-of-busiest-turn": _market("busiest-turn"),
    "market-of-market-phase": _market("market-phase"),
    "market-of-fullest": _market("fullest"),
    "market-of-run-out": _market("run-out"),
    "holdings-of-opening": _holdings("opening", like="", languages=LANGUAGES),
    "holdings-of-bot": _holdings("bot"),
    "holdings-of-busiest-turn": _holdings("busiest-turn"),
    "holdings-of-fullest": _holdings("fullest"),
    "hiring": _laid("hiring", like=""),
    "lobbying": _laid("lobbying", languages=_GERMAN),
    "looked-at": _laid("looked-at", languages=_POLISH),
    "looked-at-by-others": _laid("looked-at-by-others"),
    "known": _laid("known"),
    "nobody": _laid("nobody"),
    "helpers-from-1": _laid("helpers-from-1", languages=_POLISH),
    "helpers-from-13": _laid("helpers-from-13", languages=_HUNGARIAN),
    "helpers-from-25": _laid("helpers-from-25", languages=_GERMAN),
    "cards-from-1": _laid("cards-from-1", languages=_HUNGARIAN),
    "cards-from-13": _laid("cards-from-13", languages=_GERMAN),
    "cards-from-25": _laid("cards-from-25", languages=_POLISH),
    "frame-of-card": Drawing(partial(_frame, lambda shot: shot.card is not None), "", LANGUAGES),
    "frame-of-ends": Drawing(
        partial(_frame, lambda shot: len(shot.before) > 6 and shot.ends == 2), "frame-of-card", (ENGLISH,)
    ),
    "frame-of-sharing": Drawing(
        partial(_frame, lambda shot: len(shot.takers) > 1), "frame-of-card", (ENGLISH,)
    ),
    "frame-of-tie": Drawing(partial(_frame, lambda shot: bool(shot.tied)), "frame-of-card", (ENGLISH,)),
    "round-1": Drawing(partial(_round, 1), "", _HUNGARIAN),
    "round-5": Drawing(partial(_round, 5), "round-1", (ENGLISH,)),
    "final": Drawing(_final),
    "final-of-cut-short": Drawing(_cut_short, "final", _HUNGARIAN),
    "chart": Drawing(partial(_chart, 5, 0, -1)),
    "chart-of-first-rounds": Drawing(partial(_chart, 2, 3, 20), "chart", (ENGLISH,)),
}
"""Those that are kept as references."""
