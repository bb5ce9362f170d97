"""Every picture of the game with its description: the one place that asks `rendering`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.face import Picture
from games.zoo.events import Answered, AnyEvent, MadeReady, Picked, Rethought, Wished
from games.zoo.state import Choosing, Trading
from rendering.zoo import descriptions, trays
from rendering.zoo.moments import Moment
from rendering.zoo.report import reports

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.face import Style
    from bot.zoo.seating import Seating
    from games.zoo.view import View
    from rendering.setting import Setting
    from rendering.zoo.report import Report
    from rendering.zoo.trays import Tray
    from tables import Passage

Events: TypeAlias = tuple[Any, ...]
"""Events of this game, which its contract with the bot knows as events of any game."""


_SECRET = (Picked, Wished, Answered, MadeReady, Rethought)
"""What happens while tokens are chosen: nothing to be shown of it."""


def market(view: View, events: Events, seated: Seating, style: Style) -> Picture:
    """With what the events changed outlined."""
    setting = seated.setting(style, len(view.state.players))
    words = descriptions.describe_market(view, setting)
    return Picture("market.png", words.alt, partial(_draw_market, view, events, setting), words.full)


def holdings(view: View, player: int, events: Events, seated: Seating, style: Style) -> Picture:
    setting = seated.setting(style, len(view.state.players))
    words = descriptions.describe_holdings(view, player, setting)
    drawing = partial(_draw_holdings, view, player, events, setting)
    return Picture(f"holdings-{player + 1}.png", words.alt, drawing, words.full)


def told(passage: Passage) -> Events:
    """Everything that happened in it."""
    return tuple(event for entry in passage.told for event in entry.events)


def panel_pictures(
    view: View, seat: int, events: Events, seated: Seating, style: Style
) -> tuple[Picture, ...]:
    """What lies before the player to choose from, or the market; and what they have."""
    own = holdings(view, seat, events, seated, style)
    laid = trays.choices(view) if not isinstance(view.state.phase, Choosing | Trading) else None
    shown = (
        market(view, events, seated, style)
        if laid is None
        else tray(laid, seated, style, len(view.state.players))
    )
    return shown, own


def tray(laid: Tray, seated: Seating, style: Style, players: int) -> Picture:
    setting = seated.setting(style, players)
    words = descriptions.describe_tray(laid, setting)
    return Picture(f"{laid.kind}.png", words.alt, partial(_draw_tray, laid, setting), words.full)


def staff(view: View, player: int, seated: Seating, style: Style) -> Picture | None:
    """None for a player without helpers."""
    laid = trays.staff(view, player)
    return tray(laid, seated, style, len(view.state.players)) if laid.items else None


def seen_cards(view: View, seated: Seating, style: Style) -> Picture | None:
    """The cards in the decks that the viewer has seen and that still lie there; None without any."""
    laid = trays.known(view)
    return tray(laid, seated, style, len(view.state.players)) if laid.items else None


def market_phases(
    passage: Passage, seated: Seating, style: Style
) -> Iterator[tuple[Report, tuple[Picture, ...]]]:
    """Each market phase that came to its end, with its animation and its sheet."""
    events = told(passage)
    state = passage.view.state
    setting = seated.setting(style, len(state.players))
    for report in reports(events):
        if report.sheet is None:
            continue
        words = descriptions.describe_round_sheet(report, setting)
        sheet = Picture(
            f"round-{report.round}.png",
            words.alt,
            partial(_draw_round_sheet, report, state.order, setting),
            words.full,
        )
        said = descriptions.describe_market_phase(report, setting)
        animation = Picture(
            f"market-{report.round}.gif",
            said.alt,
            partial(_draw_phase, passage.view, events, setting),
            said.full,
        )
        shown = (animation, sheet) if report.passes or report.sharings else (sheet,)
        yield report, shown


def final_sheets(view: View, seated: Seating, style: Style) -> tuple[Picture, ...]:
    setting = seated.setting(style, len(view.state.players))
    sheet, chart = (
        descriptions.describe_final_sheet(view, setting),
        descriptions.describe_chart(view, setting),
    )
    return (
        Picture("final.png", sheet.alt, partial(_draw_final_sheet, view, setting), sheet.full),
        Picture("course.png", chart.alt, partial(_draw_chart, view, setting), chart.full),
    )


def replay(passages: Sequence[Passage], seated: Seating, style: Style) -> Picture | None:
    """An animation of these turns; None where nobody has done anything yet that others may see."""
    passages = [one for one in passages if any(not isinstance(event, _SECRET) for event in told(one))]
    if not passages:
        return None
    last = passages[-1].view
    setting = seated.setting(style, len(last.state.players))
    moments = (Moment(passages[0].before), *(Moment(one.view, told(one)) for one in passages))
    words = descriptions.describe_replay(last, len(passages), setting)
    return Picture("replay.gif", words.alt, partial(_draw_replay, moments, setting))


def description(view: View, seated: Seating, style: Style) -> str:
    """The whole position in words: the market, then what everybody has."""
    players = len(view.state.players)
    setting = seated.setting(style, players)
    own = (descriptions.describe_holdings(view, player, setting).full for player in range(players))
    return "\n\n".join((descriptions.describe_market(view, setting).full, *own))


# Drawing happens in other processes, which alone need to import what draws.


def draw_emojis() -> dict[str, bytes]:
    from rendering.zoo.emojis import emojis

    return emojis()


def _draw_market(view: View, events: Events, setting: Setting) -> bytes:
    from rendering.zoo.market import draw

    return draw(view, setting, events).png()


def _draw_holdings(view: View, player: int, events: Events, setting: Setting) -> bytes:
    from rendering.zoo.holdings import draw

    return draw(view, setting, player, events).png()


def _draw_tray(laid: Tray, setting: Setting) -> bytes:
    from rendering.zoo.tray import draw

    return draw(laid, setting).png()


def _draw_round_sheet(report: Report, order: tuple[int, ...], setting: Setting) -> bytes:
    from rendering.zoo.sheets import draw_round_sheet

    return draw_round_sheet(report, order, setting).png()


def _draw_phase(view: View, events: tuple[AnyEvent, ...], setting: Setting) -> bytes:
    from rendering.zoo.phase import draw

    return draw(view, events, setting)


def _draw_final_sheet(view: View, setting: Setting) -> bytes:
    from rendering.zoo.sheets import draw_final_sheet

    return draw_final_sheet(view, setting).png()


def _draw_chart(view: View, setting: Setting) -> bytes:
    from rendering.zoo.sheets import draw_chart

    return draw_chart(view, setting).png()


def _draw_replay(moments: tuple[Moment, ...], setting: Setting) -> bytes:
    from rendering.zoo.replay import draw

    return draw(moments, setting)
