"""Sheets, the chart, and what animations show, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.zoo.scoring import score, winners
from rendering.describing import Description, Part, alt_names, always, fit, full_names
from rendering.zoo import wording
from rendering.zoo.account import account
from rendering.zoo.sheets import course, standings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from games.zoo.state import Sheet, State
    from games.zoo.view import View
    from rendering.setting import Setting
    from rendering.zoo.report import Report
    from texts import Texts


def _two(setting: Setting, parts: Callable[[Sequence[str]], Iterator[Part]]) -> Description:
    """The parts fitted for the short text, a line each for the long one."""
    return Description(
        alt=fit(tuple(parts(alt_names(setting)))),
        full="\n".join(part.wordings[0] for part in parts(full_names(setting))),
    )


def describe_round_sheet(report: Report, setting: Setting) -> Description:
    """What came of the market phase, and how everybody stands."""
    text = wording.texts(setting.language)
    return _two(setting, lambda names: _round_parts(text, report, names))


def describe_market_phase(report: Report, setting: Setting) -> Description:
    """What the animation of a market phase shows."""
    text = wording.texts(setting.language)
    return _two(setting, lambda names: _phase_parts(text, report, names))


def _phase_parts(text: Texts, report: Report, names: Sequence[str]) -> Iterator[Part]:
    yield always(text("sheet-round", round=report.round) + ".")
    for sentence in account(text, report, names):
        yield Part((sentence, ""), 1)


def _round_parts(text: Texts, report: Report, names: Sequence[str]) -> Iterator[Part]:
    yield from _phase_parts(text, report, names)
    sheet = report.sheet
    if sheet is None:
        return
    prices = ", ".join(
        f"{wording.company(text, kind)} {price}" for kind, price in enumerate(sheet.share_prices)
    )
    yield always(text("describe-prices", prices=prices))
    for player, name in enumerate(names):
        yield _standing(text, sheet, player, name)


def _standing(text: Texts, sheet: Sheet, player: int, name: str) -> Part:
    total = standings(sheet)[player]
    long = text(
        "describe-standing",
        name=name,
        coins=text("coins", count=sheet.coins[player]),
        worth=sheet.worth[player],
        glory=sheet.glory[player],
        total=total,
    )
    return Part((long, text("describe-standing-short", name=name, total=total) + "."), 2)


def describe_final_sheet(view: View, setting: Setting) -> Description:
    """Every part of everybody's glory, and who has won; for a game that is over."""
    text = wording.texts(setting.language)
    return _two(setting, lambda names: _final_parts(text, view.state, names))


def _final_parts(text: Texts, state: State, names: Sequence[str]) -> Iterator[Part]:
    won = [names[player] for player in winners(state)]
    yield always(wording.victory(text, won, early=state.ended_early) + ".")
    for name, final in zip(names, state.finals, strict=True):
        long = text(
            "describe-final",
            name=name,
            coins=text("coins", count=final.coins),
            shares=final.shares,
            fruit=final.fruit,
            helpers=final.helpers,
            money=final.money,
            glory=final.glory,
            total=score(final),
        )
        short = text("describe-final-short", name=name, total=score(final), glory=final.glory)
        yield Part((long, f"{short}."), 1)


def describe_chart(view: View, setting: Setting) -> Description:
    """Where each player stood after each round."""
    text = wording.texts(setting.language)
    return _two(setting, lambda names: _chart_parts(text, view.state, names))


def _chart_parts(text: Texts, state: State, names: Sequence[str]) -> Iterator[Part]:
    went = course(state)
    yield always(text("describe-chart", title=text("title-chart")))
    for player, name in enumerate(names):
        points = ", ".join(str(values[player]) for values in went)
        yield always(text("describe-course", name=name, points=points))


def describe_replay(view: View, turns: int, setting: Setting) -> Description:
    """What an animation of so many turns ends with."""
    text = wording.texts(setting.language)
    return _two(setting, lambda names: _replay_parts(text, view.state, turns, names))


def _replay_parts(text: Texts, state: State, turns: int, names: Sequence[str]) -> Iterator[Part]:
    last = course(state)[-1]
    said = ", ".join(
        text("describe-standing-short", name=name, total=total)
        for name, total in zip(names, last, strict=True)
    )
    yield always(text("describe-replay", turns=turns, standings=said))
