"""In any game: what panels offer is possible, nothing possible is missing, and Discord takes it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.face import Choice, Style
from games import GAMES
from games.gluckauf.state import State
from tables import House, Look, Table
from tests.bot.gluckauf.sitting import FACE, GAME, check_all_is_reached, look, panels
from tests.bot.panels import STYLE, check_choices_are_legal, check_limits, choices, names
from tests.tables.rooms import open_house, started


def _checked(seen: Look, state: State, language: str = "en") -> list[Choice]:
    """All choices of a look, after every promise about them was checked."""
    shown = panels(seen, Style(language))
    for each in shown:
        check_limits(each, language)
        check_choices_are_legal(GAME, state, state.active, each)
    check_all_is_reached(seen, shown)
    offered = [choice for each in shown for choice in choices(each)]
    return offered + [Choice("", each.confirm) for each in shown if each.confirm]


@pytest.mark.parametrize(
    ("seats", "seed", "language"),
    [(2, 1, "de"), (3, 2, "pl"), (4, 3, "hu")],
)
def test_every_choice_is_legal_and_every_legal_action_is_offered(
    seats: int, seed: int, language: str
) -> None:
    random = Random(seed)
    state = GAME.new(seats, seed, {"delivered": random.choice(("own", "open"))})
    while GAME.to_act(state):
        planned: list[str] = []
        turn, after = GAME.turn(state), state
        while GAME.turn(after) == turn:
            seen = look(state, *planned)
            forced = FACE.forced(seen)
            actions = (forced,) if forced else _chosen(random, _checked(seen, after, language))
            for action in actions:
                after, events = GAME.apply(after, state.active, GAME.parse(action))
                planned.append(action)
                assert not (forced and any(event.reveals for event in events))
            assert not forced or GAME.turn(after) == turn
        state = after


def _chosen(random: Random, offered: list[Choice]) -> tuple[str, ...]:
    """Seldom to end the mining early, so that cages and stores fill; now and then with a step taken back."""
    going_on = [choice for choice in offered if choice.actions != ("done",)]
    actions = random.choice(going_on if going_on and random.random() < 0.95 else offered).actions
    return actions if random.random() < 0.7 else actions[: random.randint(1, len(actions))]


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12)])
async def test_a_game_at_a_table_takes_every_choice_clicked(tmp_path: Path, seats: int, seed: int) -> None:
    random = Random(seed)
    async with open_house(tmp_path / "pithead.sqlite", GAMES, seeds=lambda: seed) as house:
        table = await started(house, "gluckauf", people=seats)
        while (seen := await _turn(house, table)) is not None:
            state = (await house.sight.position(table.id)).state
            for step in seen.steps:
                state, _ = GAME.apply(state, state.active, step.action)
            await _click(house, seen, _chosen(random, _checked(seen, state)))
        over = await house.sight.look(table.id)
        assert over.outcome is not None
        story = await house.sight.story(table.id)
        told = FACE.tell(story, names(seats), STYLE)
        assert len(told) == len({entry.turn for entry in story})
        assert FACE.scores(over.view) == over.outcome.scores


async def _turn(house: House, table: Table) -> Look | None:
    """What the person to act sees; None when the game is over."""
    now = await house.table(table.id)
    if not now.to_act:
        return None
    return await house.sight.look(table.id, now.seats[now.to_act[0]].user)


async def _click(house: House, seen: Look, actions: tuple[str, ...]) -> None:
    assert seen.seat is not None
    user = seen.table.seats[seen.seat].user
    assert user is not None
    await house.play.act(seen.table.id, user, *actions, version=seen.version, revision=seen.revision)
