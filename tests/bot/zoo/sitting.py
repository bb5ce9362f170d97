"""Somebody before a panel: looks made from positions, and what every panel must keep to."""

from __future__ import annotations

from bot.face import Names, Panel, Style
from bot.faces import FACES
from games import GAMES
from games.zoo.state import State
from tables import Access, Look, Step, Table
from tests.bot.gluckauf.sitting import choices

GAME = GAMES["zoo"]
FACE = FACES["zoo"]
STYLE = Style()
NAMES = Names(
    mentions=("🔴 <@1>", "🔵 <@2>", "🟢 <@3>", "🟣 <@4>", "🟡 <@5>"),
    plain=("Ada", "Ben", "Cleo", "Dan", "Eve"),
    colours=("red", "blue", "green", "purple", "yellow"),
)


def names(seats: int) -> Names:
    return Names(NAMES.mentions[:seats], NAMES.plain[:seats], NAMES.colours[:seats])


def look(state: State, seat: int, *planned: str) -> Look:
    """What that seat sees with that much planned."""
    steps = []
    for text in planned:
        action = GAME.parse(text)
        state, events = GAME.apply(state, seat, action)
        steps.append(Step(action, tuple(GAME.witness(event, seat) for event in events)))
    table = Table(
        id="TABLE000",
        guild=None,
        channel=1,
        owner=1,
        game="zoo",
        options={},
        language="en",
        access=Access(),
        settings={},
        status="running",
        version=0,
        turn=state.turns,
        to_act=GAME.to_act(state),
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
        revision=len(steps),
        view=GAME.view(state, seat),
        legal=GAME.legal(state, seat),
        steps=tuple(steps),
        dropped=(),
        outcome=None,
    )


def panel(seen: Look, style: Style = STYLE, chosen: tuple[str, ...] = ()) -> Panel:
    return FACE.panel(seen, names(seen.view.state.seats), style, "", chosen)


def check_choices_are_legal(state: State, seat: int, shown: Panel) -> None:
    """Every choice can be taken, all its actions one after another."""
    for choice in choices(shown):
        after = state
        for action in choice.actions:
            after, _ = GAME.apply(after, seat, GAME.parse(action))
    for action in shown.confirm:
        state, _ = GAME.apply(state, seat, GAME.parse(action))


def check_all_is_reached(seen: Look, shown: Panel) -> None:
    """Every legal action begins some choice, or confirms."""
    begun = {choice.actions[0] for choice in choices(shown)} | set(shown.confirm)
    missing = [str(action) for action in seen.legal if str(action) not in begun]
    assert not missing, f"cannot be reached: {missing}"
