from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.zoo.components import HIDDEN
from games.zoo.state import Looking
from rendering.describing import ALT_LIMIT
from rendering.zoo import trays, wording
from rendering.zoo.descriptions import (
    describe_chart,
    describe_final_sheet,
    describe_holdings,
    describe_market,
    describe_market_phase,
    describe_replay,
    describe_round_sheet,
    describe_tray,
)
from rendering.zoo.report import reports
from tests.rendering.zoo.played import GAME, ODD_NAMES, TABLES, all_events, positions, setting, turns
from texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rendering.describing import Description
    from rendering.setting import Setting


def _everything(seats: int, bots: int, table: Setting) -> Iterator[Description]:
    for state, _ in turns(seats, bots, seed=3)[::8]:
        view = GAME.view(state, None)
        yield describe_market(view, table)
        yield describe_tray(trays.to_hire(state, 0), table)
        yield describe_tray(trays.to_lobby(state), table)
        for player in range(seats + bots):
            yield describe_holdings(view, player, table)
        for company in range(3):
            yield describe_tray(trays.deck(view, company), table)
    for report in reports(all_events(seats, bots, seed=3)):
        yield describe_round_sheet(report, table)
        yield describe_market_phase(report, table)
    end = GAME.view(positions(seats, bots, seed=3)[-1].state, None)
    yield describe_final_sheet(end, table)
    yield describe_chart(end, table)
    yield describe_replay(end, 40, table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "bots"), TABLES)
def test_whatever_happens_alt_texts_fit_with_nothing_cut_off(seats: int, bots: int, language: str) -> None:
    for description in _everything(seats, bots, setting(language, names=ODD_NAMES, count=seats + bots)):
        assert 0 < len(description.alt) <= ALT_LIMIT
        assert not description.alt.endswith("…")
        assert description.full


def test_a_market_says_what_things_cost_and_who_has_what() -> None:
    state = turns(3, 1, seed=1)[9].state
    described = describe_market(GAME.view(state, None), setting(count=4)).full
    text = wording.texts("en")
    for company in state.companies:
        assert f"share price {company.price}" in described
    for helper in state.helpers:
        assert wording.helper_title(text, helper) in described
        assert wording.helper_text(text, helper).removesuffix(".") in described
    for card in state.influence:
        assert wording.card_title(text, card) in described
    for player in state.players:
        assert text("coins", count=player.coins) in described


def test_cards_only_one_may_see_are_face_down_in_words_too() -> None:
    state = next(
        turn.state
        for seed in range(8, 30)
        for turn in positions(2, 0, seed)
        if isinstance(turn.state.phase, Looking)
    )
    own, other = (trays.choices(GAME.view(state, viewer)) for viewer in (state.active, None))
    assert own is not None
    assert other is not None
    assert all(item.what == HIDDEN for item in other.items)
    assert "Face down" in describe_tray(other, setting()).full
    assert "Face down" not in describe_tray(own, setting()).full


def test_a_final_sheet_names_the_winner_and_all_scores() -> None:
    end = positions(3, 1, seed=3)[-1].state
    described = describe_final_sheet(GAME.view(end, None), setting(count=4)).full
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert "win" in described
    for score in outcome.scores:
        assert str(score) in described


def test_a_game_that_was_cut_short_has_a_leader_and_no_winner() -> None:
    cut = GAME.cut_short(turns(3, 1, seed=3)[12].state)
    described = describe_final_sheet(GAME.view(cut, None), setting(count=4)).full
    assert "Ended early" in described
    assert "wins" not in described
