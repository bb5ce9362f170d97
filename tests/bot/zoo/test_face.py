"""What posts say and show: the account of a market phase, who is asked, what is private, names of bots."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from bot.face import Names, Note, Picture, Style
from bot.faces import FACES
from bot.zoo import words
from games.zoo.actions import READY
from games.zoo.components import FRUIT, HIRE, LOBBY, SHARES, SPECULATE
from games.zoo.events import CardRevealed, RoundEnded
from games.zoo.state import Choosing, State
from tables import Passage, Told
from tests.bot.panels import STYLE, choices, labels, names, notes
from tests.bot.zoo.sitting import FACE, GAME, look, panel
from tests.games.zoo.positions import A, L, acting, company, has, new, to_market, to_sharing
from tests.rendering.zoo.played import positions, turns
from texts import LANGUAGES


def _passages(seats: int, bots: int, seed: int) -> list[Passage]:
    """A game, a passage a turn, as onlookers are told it."""
    first, *rest = turns(seats, bots, seed)
    before, passages = GAME.view(first.state, None), []
    for number, (state, events) in enumerate(rest):
        view = GAME.view(state, None)
        told = Told(number, number, 0, 1, None, 0.0, events)
        passages.append(Passage(before, (told,), view))
        before = view
    return passages


def _pictures(passages: list[Passage], at: Names, style: Style) -> list[Picture]:
    shown = [picture for one in passages for picture in FACE.post_pictures(one, at, style)]
    shown += [p for one in passages for chapter in FACE.chapters(one, at, style) for p in chapter.pictures]
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_market_phase_is_one_post_with_animation_sheet_and_account(language: str) -> None:
    style = Style(language)
    passages = _passages(3, 1, seed=2)
    found = [chapter for one in passages for chapter in FACE.chapters(one, names(3), style)]
    assert len(found) == 5
    for chapter in found:
        assert 0 < len(chapter.text) <= 3000
        kinds = [picture.name.rpartition(".")[2] for picture in chapter.pictures]
        assert kinds in (["gif", "png"], ["png"])
    revealed = sum(isinstance(e, CardRevealed) for one in passages for t in one.told for e in t.events)
    assert revealed > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_is_told_and_the_round_s_end_without_the_whole_market(language: str) -> None:
    for one in _passages(2, 2, seed=3):
        told = FACE.tell(one.told, names(2), Style(language))
        assert told
        if any(isinstance(event, RoundEnded) for entry in one.told for event in entry.events):
            assert len(told[-1]) < 1500


def test_bots_have_names_and_the_colours_nobody_plays() -> None:
    own = Names(("🟢 <@1>",), ("Ada",), ("green",))
    state = GAME.new(1, 4, {"bots": "3"})
    described = FACE.describe(GAME.view(state, None), own, STYLE)
    for bot in ("Bot A (red circle)", "Bot B (blue square)", "Bot C (purple diamond)"):
        assert bot in described
    assert "Ada (green triangle)" in described


def test_pictures_can_be_sent_to_another_process_and_named() -> None:
    passages = _passages(2, 1, seed=2)[-9:]
    shown = _pictures(passages, names(2), STYLE)
    outcome = GAME.outcome(turns(2, 1, 2)[-1].state)
    assert outcome is not None
    shown += FACE.final_pictures(passages, outcome, names(2), STYLE)
    replayed = FACE.replay(passages, names(2), STYLE)
    assert replayed is not None
    for picture in (*shown, replayed):
        assert 0 < len(picture.alt) <= 1024
        assert pickle.dumps(picture.draw)
        assert len(picture.fingerprint) == 16
    assert shown[0].draw().startswith(b"\x89PNG")


def test_everybody_is_asked_to_choose_at_once() -> None:
    view = GAME.view(GAME.new(3, 1), None)
    assert FACE.call(view, "<@1>, <@2>", 2, STYLE).startswith("<@1>, <@2>, it is your turn to choose a token")
    assert FACE.standing(view, STYLE) == "round 1 of 5, token 1 of 3"


def test_a_choice_is_confirmed_and_can_be_changed_until_the_last_has_chosen() -> None:
    state: State = GAME.new(2, 1)
    shown = panel(look(state, 0))
    assert "Lobby" in labels(shown)
    assert "Duplicate" not in labels(shown)
    chosen = panel(look(state, 0, "pick lobby"))
    assert chosen.confirm == (str(READY),)
    assert "Lobby" in chosen.summary
    state, _ = GAME.apply(state, 0, GAME.parse("pick lobby"))
    state, _ = GAME.apply(state, 0, GAME.parse("ready"))
    assert labels(panel(look(state, 0))) == ["Change my choice"]


def test_orders_are_read_back_in_words() -> None:
    state = GAME.new(2, 1)
    first, second = ("wish buy share lemon", "limit 4"), ("wish sell share apple", "limit 2")
    shown = panel(look(state, 0, "pick shares", "orders", *first, *second))
    said = shown.summary
    assert "1. Buy a share of Lemon &\xa0Co. for at most 4 coins; " in said
    assert "; 2. Sell a share of Apple &\xa0Co. for at least 2 coins." in said
    assert "Nothing else will be done." in said
    assert shown.confirm == ("back", "ready")  # nobody has to leave the list of orders first


def test_whoever_orders_nothing_at_all_is_told_that_the_token_comes_to_nothing() -> None:
    shown = panel(look(GAME.new(2, 1), 0, "pick shares", "orders", "otherwise nothing"))
    assert shown.summary == (
        "**Share trade.** Nothing will be done when it is your turn: the token is used up."
    )
    assert shown.confirm == ("back", "ready")


def test_standing_answers_say_how_they_stand() -> None:
    asked = "**Which fruit to take first:**"
    plain, given = (
        panel(look(GAME.new(2, 1), 0, *planned, "answers")) for planned in ((), ("answers", "prefer LAP"))
    )
    assert any(f"{asked} Ask me which fruit" in note for note in notes(plain))
    assert any(
        "**Which fruit to take first:** Take lemon › apple › pineapple" in note for note in notes(given)
    )


def test_who_is_called_is_told_what_for() -> None:
    state = acting(new(), "speculate")
    assert _called(state) == "<@1>, it is your turn: Speculate."
    state = acting(new(), "duplicate", before=("lobby",))
    assert _called(state) == "<@1>, it is your turn: Duplicate (Lobby)."
    state, _ = to_sharing(company(has(new(), 0, shares="LL"), L, lying="LAP"))
    assert _called(state) == "<@1>, it is your turn to take fruit from Lemon &\xa0Co."
    state, _ = to_market(company(has(new(), 0, shares="A", coins=9), A, deck="I17 A4 A4"))
    assert "a card offers you a share of Apple" in _called(state)
    state, _ = to_market(company(has(new(), 0, shares="A"), A, deck="I20 A4 A1 A3"))
    assert "a card lets you look at the deck of Apple" in _called(state)


def _called(state: State) -> str:
    return FACE.call(GAME.view(state, None), "<@1>", 1, STYLE)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You buy a share of Lemon &\xa0Co. for 1 coin (price now 2)."),
        ("pl", "W tej turze kupujesz udział Spółki Cytryny za 1 monetę (cena teraz 2)."),
        ("hu", "Ebben a körben megveszed a Citrom Rt. egy részvényét, fizetsz 1 érmét (az ár most 2)."),
        ("de", "Du kaufst einen Anteil der Zitronen AG für 1 Münze (Preis jetzt 2)."),
    ],
)
def test_what_is_planned_is_said_to_whoever_plans_it(language: str, said: str) -> None:
    state = GAME.new(2, 1, {"start": "first-seat"})
    for seat in (0, 1):
        for action in ("pick shares", "ready"):
            state, _ = GAME.apply(state, seat, GAME.parse(action))
    assert panel(look(state, 0, "buy share lemon"), Style(language)).summary == said


def test_others_do_not_see_in_any_panel_or_picture_what_was_chosen() -> None:
    state = GAME.new(2, 1)
    other: Any = state
    for token, place in (("pick lobby", 0), ("pick shares", 1)):
        after, _ = GAME.apply(state, 0, GAME.parse(token))
        after, _ = GAME.apply(after, 0, GAME.parse("ready"))
        other = after if place == 0 else other
        state_after = after
    assert isinstance(state_after.phase, Choosing)
    one, two = (panel(look(each, 1)) for each in (other, state_after))
    assert one == two or [p.fingerprint for p in one.pictures] == [p.fingerprint for p in two.pictures]
    assert FACE.describe(GAME.view(other, None), names(2), STYLE) == FACE.describe(
        GAME.view(state_after, None), names(2), STYLE
    )


def test_a_bot_s_victory_is_said() -> None:
    end = next(
        positions(1, 3, seed)[-1].state
        for seed in range(40)
        if GAME.outcome(positions(1, 3, seed)[-1].state).winners == ()  # type: ignore[union-attr]
    )
    outcome = GAME.outcome(end)
    assert outcome is not None
    said = FACE.won(GAME.view(end, None), outcome, names(1), STYLE)
    assert "Bot" in said
    assert "has won" in said


def test_who_has_won_has_so_much_glory() -> None:
    cut = GAME.cut_short(has(has(new(), 0, coins=50, held=""), 1, coins=50, held=""))
    outcome = GAME.outcome(cut)
    assert outcome is not None
    assert "were ahead together with 10 glory" in FACE.won(GAME.view(cut, None), outcome, names(2), STYLE)
    ended = positions(2, 0, 1)[-1].state
    outcome = GAME.outcome(ended)
    assert outcome is not None
    said = FACE.won(GAME.view(ended, None), outcome, names(2), STYLE)
    assert said.endswith(f" wins with {max(outcome.scores)} glory!")


def test_a_bot_that_was_ahead_when_the_game_was_ended_has_not_won() -> None:
    cut = GAME.cut_short(has(new(1, bots=2), 1, coins=99))
    outcome = GAME.outcome(cut)
    assert outcome is not None
    said = FACE.won(GAME.view(cut, None), outcome, names(1), STYLE)
    assert "was ahead" in said


def test_helpers_and_seen_cards_are_shown_only_where_there_are_some() -> None:
    view = GAME.view(GAME.new(2, 1), 0)
    assert FACE.cards_picture(view, 0, names(2), STYLE) is None
    assert FACE.secrets_picture(view, 0, names(2), STYLE) is None
    assert FACE.own_picture(view, 0, names(2), STYLE).name == "holdings-1.png"
    assert FACE.board_picture(view, names(2), STYLE).name == "market.png"


def test_the_points_below_a_post_are_those_of_bots_too_and_say_what_they_are() -> None:
    state = has(has(new(1, bots=1), 0, coins=10, held="", staff="H01"), 1, coins=5, held="")
    said = FACE.tally(GAME.view(state, None), names(1), STYLE)
    assert said == "Glory if all were sold now: 🔴 <@1> 6 · 🔵 Bot A 1"
    assert FACE.tally(GAME.view(GAME.cut_short(state), None), names(1), STYLE).startswith("Glory: ")


def test_the_scores_are_what_everybody_would_have_now() -> None:
    end = positions(2, 0, 1)[-1].state
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert FACE.scores(GAME.view(end, None)) == outcome.scores
    assert list(choices(panel(look(GAME.new(2, 1), 0))))


@pytest.mark.parametrize("topic", [topic.key for topic in FACE.rules("en")])
def test_pages_of_the_rules_have_pictures_that_can_be_drawn(topic: str) -> None:
    picture = FACE.rules_picture(topic, STYLE)
    if topic in {"bots", "days", "rulings"}:
        assert picture is None
    else:
        assert picture is not None
        assert picture.draw().startswith(b"\x89PNG")


def test_emojis_are_files_with_names_of_their_own() -> None:
    drawing = FACE.emojis()
    assert drawing is not None
    drawn = drawing()
    assert {"zoo_apple", "zoo_lemon", "zoo_pineapple", "zoo_lobby"} <= set(drawn)
    assert all(data.startswith(b"\x89PNG") and len(data) < 256 * 1024 for data in drawn.values())
    other = FACES["gluckauf"].emojis()
    assert other is not None
    assert not set(drawn) & set(other())


def test_there_is_nothing_to_replay_while_people_only_choose() -> None:
    state = GAME.new(2, 1)
    after, events = GAME.apply(state, 0, GAME.parse("pick lobby"))
    told = Told(0, 0, 0, 1, None, 0.0, tuple(GAME.witness(event, None) for event in events))
    passage = Passage(GAME.view(state, None), (told,), GAME.view(after, None))
    assert FACE.replay([passage], names(2), STYLE) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_says_what_each_token_open_to_one_does(language: str) -> None:
    text = words.texts(language)
    first = look(GAME.new(2, 1), 0)
    (about, *_) = (
        part.text for part in FACE.panel(first, names(2), Style(language)).parts if isinstance(part, Note)
    )
    does = [words.about_token(text, token) for token in (SHARES, FRUIT, HIRE, LOBBY, SPECULATE)]
    assert about.splitlines() == does
    assert len(set(does)) == len(does)


def test_a_chosen_token_is_explained_once_more() -> None:
    chosen, _ = GAME.apply(GAME.new(2, 1), 0, GAME.parse("pick lobby"))
    notes = [part.text for part in panel(look(chosen, 0)).parts if isinstance(part, Note)]
    assert words.about_token(words.texts("en"), LOBBY) in notes
