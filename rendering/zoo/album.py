"""All pictures of a recorded game of Spółka ZOO."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from games.zoo.state import Over
from rendering.album import Page
from rendering.setting import Setting
from rendering.zoo import descriptions, holdings, market, phase, sheets, tray, trays
from rendering.zoo.emojis import emojis
from rendering.zoo.moments import Moment
from rendering.zoo.replay import draw as draw_replay
from rendering.zoo.report import reports

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.zoo.view import View
    from rendering.album import Turn
    from rendering.describing import Description
    from rendering.scene import Picture


def pages(course: Sequence[Turn], setting: Setting, *, replay: bool) -> Iterator[Page]:
    """Market, holdings, cards and sheets at the end of the course."""
    view, events = course[-1].view, _known(course[-1])
    setting = _with_bots(view, setting)
    yield _page("market", market.draw(view, setting, events), descriptions.describe_market(view, setting))
    for player in range(len(view.state.players)):
        picture = holdings.draw(view, setting, player, events)
        words = descriptions.describe_holdings(view, player, setting)
        yield _page(f"holdings-{player + 1}", picture, words)
    yield from _trays(view, setting)
    yield from _sheets(course, setting)
    if replay:
        moments = [Moment(turn.view, _known(turn)) for turn in course]
        words = descriptions.describe_replay(view, len(course) - 1, setting)
        yield Page("replay.gif", draw_replay(moments, setting), words.full)


def signs() -> Iterator[Page]:
    """Emojis."""
    for name, data in emojis().items():
        yield Page(f"emoji-{name}.png", data, name)


def _known(turn: Turn) -> tuple[Any, ...]:
    """The events, which the command knows as events of any game."""
    return turn.events


def _with_bots(view: View, setting: Setting) -> Setting:
    """Bots have letters for names: a record knows only seats."""
    bots = tuple(f"Bot {letter}" for letter in ascii_uppercase[: view.state.bots])
    return Setting((*setting.names, *bots), setting.theme, setting.language)


def _page(name: str, picture: Picture, words: Description) -> Page:
    return Page(f"{name}.png", picture.png(), words.full)


def _trays(view: View, setting: Setting) -> Iterator[Page]:
    laid = [trays.to_lobby(view.state), *(trays.deck(view, company) for company in view.state.order)]
    laid += [choices] if (choices := trays.choices(view)) is not None else []
    for number, one in enumerate(laid, start=1):
        words = descriptions.describe_tray(one, setting)
        yield _page(f"tray-{number}-{one.kind}", tray.draw(one, setting), words)


def _sheets(course: Sequence[Turn], setting: Setting) -> Iterator[Page]:
    """Of every market phase its sheet and its animation; of a game that is over the final sheet."""
    view = course[-1].view
    for turn in course:
        for report in reports(_known(turn)):
            if report.sheet is None:
                continue
            words = descriptions.describe_round_sheet(report, setting)
            picture = sheets.draw_round_sheet(report, view.state.order, setting)
            yield _page(f"round-{report.round}", picture, words)
            if report.passes:
                said = descriptions.describe_market_phase(report, setting)
                yield Page(
                    f"market-{report.round}.gif", phase.draw(turn.view, _known(turn), setting), said.full
                )
    if isinstance(view.state.phase, Over):
        words = descriptions.describe_final_sheet(view, setting)
        yield _page("final", sheets.draw_final_sheet(view, setting), words)
    yield _page("chart", sheets.draw_chart(view, setting), descriptions.describe_chart(view, setting))
