"""Hints and the review in words: in every language, for every decision; what is hinted can be taken over."""

from __future__ import annotations

import pytest

from bot.face import HINT, Idea, Style
from bot.reviewing import LONGEST
from bot.zoo.reasoning import reason
from games.chance import Chance
from games.opponents import opponents, play_on
from games.record import Record
from games.zoo.ai.reasons import CODES, Reason
from games.zoo.state import Choosing, State
from tests.bot.panels import NAMES, STYLE, choices, names
from tests.bot.zoo.sitting import FACE, GAME, look, panel
from tests.games.playing import states
from tests.games.zoo.characters import MASTER, SCHEMER, Table
from tests.games.zoo.positions import acting, company, has, new, play, row
from texts import LANGUAGES

languages = pytest.mark.parametrize("language", LANGUAGES)


def hints(state: State, seat: int = 0, style: Style = STYLE) -> tuple[Idea, ...]:
    return FACE.ideas(HINT, look(state, seat), names(state.seats), style)()  # type: ignore[misc]  # it has ideas


@languages
def test_every_reason_has_words_of_its_own(language: str) -> None:
    text = FACE.texts(language)
    said = [reason(text, Reason(code, 2, 1, 1), NAMES.plain) for code in CODES]
    assert all(said)
    assert len(set(said)) == len(CODES)


@languages
def test_wherever_a_hint_is_offered_there_is_one_that_can_be_taken_over(language: str) -> None:
    style = Style(language)
    table = Table((MASTER, SCHEMER, MASTER), 4, {"bots": "1"})
    asked = 0
    for number, state in enumerate(states(table, every=3)):
        seat = GAME.to_act(state)[0] if GAME.to_act(state) else 0
        shown = panel(seen := look(state, seat), style) if seat in GAME.to_act(state) else None
        if shown is None or (isinstance(state.phase, Choosing) and number % 12):
            continue
        found = hints(state, seat, style)
        assert bool(found) == (HINT in shown.helps)
        for idea in found:
            asked += 1
            assert 0 < len(idea.title) <= 300
            assert 0 < len(idea.reason) <= 400
            if idea.final:
                assert panel(seen, style, idea.actions).confirm == idea.actions
            look(state, seat, *idea.actions)
    assert asked > 50


def test_a_token_is_named_with_what_it_is_for_and_why() -> None:
    best = hints(new(seats=3))[0]
    assert best.title.startswith("Share trade: buy ")
    assert "1 coin" in best.title
    assert best.reason.startswith("Makes you majority shareholder of ")
    assert best.actions[0] == "pick shares"
    assert not best.final


def test_a_helper_is_named_after_its_token_without_saying_hire_twice() -> None:
    state = row(has(new(), 0, held="AALLPP"), "H34 H20 H01")
    assert any(idea.title.startswith("Hire: Elk") for idea in hints(state))


def test_orders_for_a_picked_token_need_not_name_it_again() -> None:
    state, _ = play(new(), "0: pick shares")
    assert hints(state)[0].title.startswith("Buy ")


def test_cards_are_hinted_in_the_order_they_are_to_lie() -> None:
    state = company(has(new(), 1, shares="LLL"), 1, deck="L6 L4 L4 L1 L1")
    state, _ = play(acting(state, "speculate"), "0: look lemon")
    (idea,) = hints(state)
    assert "On top: " in idea.title
    assert "at the bottom: " in idea.title


def test_only_the_coins_can_be_taken_back_until_the_turn_is_confirmed() -> None:
    state = acting(new(), "speculate")
    (coins,) = [one for one in choices(panel(look(state, 0))) if one.actions == ("coins",)]
    assert not coins.final
    assert panel(look(state, 0, "coins")).confirm == ("done",)


def record(seats: int, seed: int, bots: str = "0") -> tuple[str, State]:
    ladder, start = opponents(GAME), GAME.new(seats, seed, {"bots": bots})
    levels = [ladder["broker"], ladder["random"], ladder["peddler"], ladder["random"], ladder["broker"]]
    played = list(play_on(GAME, start, levels[:seats], Chance(seed)))
    end, moves = played[-1][0], tuple(move for _, move, _ in played)
    outcome = GAME.outcome(end)
    assert outcome is not None
    return str(Record("zoo", seats, seed, {"bots": bots}, moves, outcome.scores)), end


@languages
def test_every_seat_is_told_where_it_won_and_lost(language: str) -> None:
    game, end = record(2, 3, bots="1")
    outcome = GAME.outcome(end)
    assert outcome is not None
    made = FACE.review(game, outcome, names(2), Style(language))
    assert made is not None
    told = made()
    assert len(told) == 2
    for seat, account in enumerate(told):
        head, *rest = account.splitlines()
        assert NAMES.mentions[seat] in head
        assert str(outcome.scores[seat]) in head
        assert 1 <= sum(line.startswith("- ") for line in rest) <= 3
        assert ".." not in account
    assert sum(map(len, told)) <= LONGEST
