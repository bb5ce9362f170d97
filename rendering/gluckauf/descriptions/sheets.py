"""Score sheets and the chart of a game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.components import COLOUR_NAMES, SHIFT_CLOCK, TRANSPORT_NAMES
from games.gluckauf.scoring import outcome
from rendering.describing import Description, Part, alt_names, always, fit, full_names
from rendering.gluckauf import wording

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from games.core import Outcome
    from games.gluckauf.events import ShiftScored
    from games.gluckauf.state import Row
    from games.gluckauf.view import View
    from rendering.gluckauf.course import Course
    from rendering.setting import Setting
    from texts import Texts


def describe_shift_sheet(event: ShiftScored, setting: Setting) -> Description:
    """What the shift clock gave to whom, and why."""
    text = wording.texts(setting.language)
    return _two(setting, lambda spoken: _shift_parts(text, event, spoken))


def describe_final_sheet(view: View, setting: Setting) -> Description:
    """Every part of every score, and who has won; for a game that is over."""
    text = wording.texts(setting.language)
    result = outcome(view.state)
    assert result is not None, "the game goes on"
    early = view.state.ended_early
    return _two(setting, lambda spoken: _final_parts(text, result, spoken, early=early))


def describe_chart(course: Course, setting: Setting) -> Description:
    """Where each player stood after each shift and at the end."""
    text = wording.texts(setting.language)
    return _two(setting, lambda spoken: _chart_parts(text, course, spoken))


def _two(setting: Setting, parts: Callable[[Sequence[str]], Iterator[Part]]) -> Description:
    """The parts fitted for the short text, a line each for the long one."""
    return Description(
        alt=fit(tuple(parts(alt_names(setting)))),
        full="\n".join(part.wordings[0] for part in parts(full_names(setting))),
    )


def scores_of(text: Texts, scores: Sequence[int], names: Sequence[str]) -> str:
    """Who has how many points."""
    return ", ".join(
        text("score", name=name, points=points) for name, points in zip(names, scores, strict=True)
    )


def _shift_parts(text: Texts, event: ShiftScored, names: Sequence[str]) -> Iterator[Part]:
    sheet = event.sheet
    yield always(text("sheet-shift", shift=event.shift) + ".")
    for row in sheet.rows:
        yield Part((_row(text, row, names), _row_briefly(text, row, names)), 1)
    points = [sheet.points(seat) for seat in range(len(names))]
    yield always(text("sheet-sum", scores=scores_of(text, points, names)))
    yield always(text("sheet-standing", scores=scores_of(text, event.vp, names)))


def _category(text: Texts, row: Row) -> str:
    prize = SHIFT_CLOCK[row.category]
    return text(
        "category",
        counts=prize.counts,
        colour=COLOUR_NAMES[prize.kind],
        transport=TRANSPORT_NAMES[prize.kind],
    )


def _row(text: Texts, row: Row, names: Sequence[str]) -> str:
    prize = SHIFT_CLOCK[row.category]
    results = ", ".join(
        text("category-result", name=name, count=count, points=f"+{points}")
        for name, count, points in zip(names, row.counts, row.points, strict=True)
        if count
    )
    return text(
        "category-row",
        number=row.category + 1,
        category=_category(text, row),
        first=prize.first,
        second=prize.second,
        results=results or text("nobody"),
    )


def _row_briefly(text: Texts, row: Row, names: Sequence[str]) -> str:
    """Only who got something."""
    winners = [
        text("score", name=name, points=f"+{points}")
        for name, points in zip(names, row.points, strict=True)
        if points
    ]
    return text("category-brief", number=row.category + 1, results=", ".join(winners) or text("nobody"))


def _final_parts(text: Texts, result: Outcome, names: Sequence[str], *, early: bool) -> Iterator[Part]:
    yield always(f"{text('title-final')}. {winners(text, result, names, early=early)}.")
    for seat, name in enumerate(names):
        parts = ", ".join(
            text("part", part=part_name(text, key), count=value) for key, value in result.parts[seat].items()
        )
        yield always(
            text(
                "sheet-seat",
                name=name,
                parts=parts,
                points=result.scores[seat],
                rank=result.ranks[seat],
            )
        )


def part_name(text: Texts, key: str) -> str:
    """What a part of the score is called."""
    part, _, number = key.partition("-")
    return text("shift", shift=int(number)) if number else text(f"part-{part}")


def winners(text: Texts, result: Outcome, names: Sequence[str], *, early: bool) -> str:
    """Who has won, or was ahead when the game was ended early."""
    won = [names[seat] for seat in result.winners]
    if early:
        return text("leaders", names=", ".join(won), count=len(won))
    if len(won) == 1:
        return text("winner", name=won[0])
    return text("winners", names=", ".join(won))


def _chart_parts(text: Texts, course: Course, names: Sequence[str]) -> Iterator[Part]:
    yield always(f"{text('title-chart')}.")
    for seat, name in enumerate(names):
        stops = [
            text("chart-after", shift=shift, points=course.scores[turn][seat])
            for shift, turn in enumerate(course.shift_ends, start=1)
            if turn != course.turns
        ]
        stops.append(text("chart-end", points=course.scores[-1][seat]))
        yield always(text("chart-seat", name=name, scores=", ".join(stops)))
