"""Panels of any game: looks made from positions, what stands in a panel, and what every one must keep to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.face import Buttons, Choice, Names, Note, Panel, Pick, Style
from games.core import AnyGame
from tables import Access, Look, Step, Table
from tests.texts.typesetting import slips

STYLE = Style()
NAMES = Names(
    mentions=("🔴 <@1>", "🔵 <@2>", "🟢 <@3>", "🟣 <@4>", "🟡 <@5>"),
    plain=("Ada", "Ben", "Cleo", "Dan", "Eve"),
    colours=("red", "blue", "green", "purple", "yellow"),
)
BUTTON_VALUE, ENTRY_VALUE = 50, 100


def names(seats: int) -> Names:
    return Names(NAMES.mentions[:seats], NAMES.plain[:seats], NAMES.colours[:seats])


def look_at(game: AnyGame, state: Any, seat: int, *planned: str) -> Look:
    """What that seat sees with that much planned."""
    steps = []
    for text in planned:
        action = game.parse(text)
        state, events = game.apply(state, seat, action)
        steps.append(Step(action, tuple(game.witness(event, seat) for event in events)))
    table = Table(
        id="TABLE000",
        guild=None,
        channel=1,
        owner=1,
        game=game.key,
        options={},
        language="en",
        access=Access(),
        settings={},
        status="running",
        version=0,
        turn=game.turn(state),
        to_act=game.to_act(state),
        seats=(),
        created_at=0.0,
        started_at=0.0,
        moved_at=None,
        ended_at=None,
        ended_by=None,
        rematch_of=None,
    )
    return Look(
        table=table,
        seat=seat,
        version=0,
        known=0,
        revision=len(steps),
        view=game.view(state, seat),
        legal=game.legal(state, seat),
        steps=tuple(steps),
        dropped=(),
        outcome=None,
    )


def choices(shown: Panel) -> Iterator[Choice]:
    """Everything that can be chosen."""
    for part in shown.parts:
        if not isinstance(part, Note):
            yield from (choice for choice in part.choices if choice.possible)


def labels(shown: Panel, *, possible: bool = True) -> list[str]:
    return [
        choice.label
        for part in shown.parts
        if not isinstance(part, Note)
        for choice in part.choices
        if choice.possible is possible
    ]


def notes(shown: Panel) -> list[str]:
    return [part.text for part in shown.parts if isinstance(part, Note)]


def button(shown: Panel, label: str, note: str | None = None) -> tuple[str, ...]:
    """The actions of the choice with that label, and that note if several have the label."""
    (found,) = (choice for choice in choices(shown) if choice.label == label and note in {None, choice.note})
    return found.actions


def check_choices_are_legal(game: AnyGame, state: Any, seat: int, shown: Panel) -> None:
    """Every choice can be taken, all its actions one after another."""
    for choice in choices(shown):
        after = state
        for action in choice.actions:
            after, _ = game.apply(after, seat, game.parse(action))
    for action in shown.confirm:
        state, _ = game.apply(state, seat, game.parse(action))


def said(shown: Panel) -> Iterator[str]:
    """Everything there is to read."""
    yield from (shown.title, shown.warning, shown.summary)
    yield from (tab.label for tab in shown.tabs)
    for part in shown.parts:
        if isinstance(part, Note):
            yield part.text
            continue
        yield from (words for choice in part.choices for words in (choice.label, choice.note))
        if isinstance(part, Pick):
            yield part.prompt
    yield from (words for picture in shown.pictures for words in (picture.alt, picture.full))


def check_limits(shown: Panel, language: str = "en") -> None:
    """What Discord takes: rows, lists, lengths, values, components in all; and all words well set."""
    assert [slip for words in said(shown) for slip in slips(words, language)] == []
    components = 4  # the container, title, gallery and summary
    components += 2 * bool(shown.warning) + 4  # the buttons below: a row of three
    components += (1 + len(shown.tabs)) if shown.tabs else 0
    for part in shown.parts:
        match part:
            case Note(text=text):
                assert 0 < len(text) <= 600
                components += 1
            case Buttons(choices=row):
                assert 1 <= len(row) <= 5
                components += 1 + len(row)
            case Pick(prompt=prompt, choices=entries):
                assert 1 <= len(entries) <= 25
                assert 0 < len(prompt) <= 150
                components += 2
        if not isinstance(part, Note):
            _check_choices(part)
    buttons = [
        c.actions for part in shown.parts if isinstance(part, Buttons) for c in part.choices if c.possible
    ]
    assert len(buttons) == len(set(buttons))
    assert components <= 40
    assert len(shown.tabs) <= 5
    assert all(len(tab.key) <= 12 and 0 < len(tab.label) <= 38 for tab in shown.tabs)
    texts = (shown.title, shown.warning, shown.summary, *notes(shown))
    assert sum(map(len, texts)) <= 3000
    assert len("+".join(shown.confirm)) <= BUTTON_VALUE
    assert len({picture.name for picture in shown.pictures}) == len(shown.pictures)
    assert all(0 < len(picture.alt) <= 1024 for picture in shown.pictures)


def _check_choices(part: Buttons | Pick) -> None:
    on_button = isinstance(part, Buttons)
    values = ["+".join(choice.actions) for choice in part.choices]
    assert len(values) == len(set(values))
    for choice, value in zip(part.choices, values, strict=True):
        assert value
        assert on_button or len(value) <= ENTRY_VALUE, value
        assert 0 < len(choice.label) <= (80 if on_button else 100), choice.label
        assert len(choice.note) <= 100, choice.note
        assert on_button or choice.possible, "a list leaves out what is not possible"
