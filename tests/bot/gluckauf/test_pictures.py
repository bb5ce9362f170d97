"""Pictures: named, described, drawn elsewhere."""

from __future__ import annotations

import io
import pickle

from PIL import Image

from bot.gluckauf.pictures import course_of
from games.gluckauf.state import State
from rendering.gluckauf.course import course
from tables import Passage, Told
from tests.bot.gluckauf.sitting import FACE, GAME, STYLE, look, names, panel
from tests.games.gluckauf.positions import Seat, position, rivals

PNG = b"\x89PNG\r\n\x1a\n"


def _state() -> State:
    return position(Seat(orders=("truck:G G", "truck:GG"), delivered=("handcart:Y",)), *rivals())


def test_every_picture_can_be_drawn_by_another_process() -> None:
    view, (over, story) = GAME.view(_state(), 0), _played_out()
    result = GAME.outcome(over)
    assert result is not None
    shown = [
        *FACE.post_pictures(view, 0, (), names(3), STYLE),
        FACE.own_picture(view, 1, names(3), STYLE),
        FACE.board_picture(view, names(3), STYLE),
        FACE.cards_picture(view, 0, names(3), STYLE),
        FACE.secrets_picture(view, 0, names(3), STYLE),
        *panel(look(GAME.new(2, 1, {}))).pictures,
        *FACE.chapter_pictures(story[-1].events, names(2), STYLE),
        *FACE.final_pictures(GAME.view(over, None), result, story, names(2), STYLE),
    ]
    for picture in shown:
        assert picture is not None
        assert 0 < len(picture.alt) <= 1024
        drawing = pickle.loads(pickle.dumps(picture.draw))  # noqa: S301 - pickled just here
        assert drawing().startswith(PNG)


def _played_out() -> tuple[State, list[Told]]:
    """A game to its end, everybody doing the last thing on their list."""
    state = GAME.new(2, 1, {})
    story: list[Told] = []
    while GAME.to_act(state):
        turn, seat = GAME.turn(state), state.active
        state, events = GAME.apply(state, seat, GAME.legal(state, seat)[-1])
        story.append(Told(len(story) + 1, turn, seat, 1, None, 0.0, events))
    return state, story


def test_a_post_shows_the_board_and_the_mine_of_whoever_moved() -> None:
    view = GAME.view(_state(), None)
    shown = FACE.post_pictures(view, 1, (), names(3), STYLE)
    assert [picture.name for picture in shown] == ["board.png", "mine-blue.png"]
    assert [picture.name for picture in FACE.post_pictures(view, None, (), names(3), STYLE)] == ["board.png"]


def test_a_panel_shows_the_tray_before_the_mine() -> None:
    tray, mine = panel(look(GAME.new(2, 1, {"start": "first-seat"}))).pictures
    assert (tray.name, mine.name) == ("draft.png", "mine-blue.png")
    assert [picture.name for picture in panel(look(_state())).pictures] == ["mine-red.png"]


def test_seats_without_cards_have_no_picture_of_them() -> None:
    view = GAME.view(_state(), 0)
    assert FACE.cards_picture(view, 1, names(3), STYLE) is None
    assert FACE.secrets_picture(view, 1, names(3), STYLE) is None
    own = FACE.secrets_picture(view, 0, names(3), STYLE)
    assert own is not None
    assert "handcart" in own.alt


def test_what_others_delivered_stays_hidden() -> None:
    picture = FACE.secrets_picture(GAME.view(_state(), 1), 0, names(3), STYLE)
    assert picture is not None
    assert "handcart" not in picture.alt


def test_the_whole_position_is_described() -> None:
    words = FACE.describe(GAME.view(_state(), 1), names(3), STYLE)
    assert all(words.count(f"Mine of {name}") == 1 for name in names(3).plain)
    assert "shift 2 of 3" in words


def test_the_course_of_the_scores_is_added_up_from_the_story() -> None:
    _, story = _played_out()
    state = GAME.new(2, 1, {})
    views = [GAME.view(state, None)]
    while GAME.to_act(state):
        state = GAME.advance(state, state.active, GAME.legal(state, state.active)[-1])
        views.append(GAME.view(state, None))
    assert course_of(story, 2) == course(views)


def test_a_scored_shift_brings_its_sheet() -> None:
    state = position(Seat(workers=1), Seat(workers=0), Seat(workers=0))
    for text in ("work pithead", "done"):
        state, events = GAME.apply(state, 0, GAME.parse(text))
    assert [picture.name for picture in FACE.chapter_pictures(events, names(3), STYLE)] == ["shift-2.png"]
    assert FACE.chapter_pictures(events[:1], names(3), STYLE) == ()


def test_a_replay_begins_before_its_first_turn_and_is_drawn_by_another_process() -> None:
    state = GAME.new(2, 1, {})
    passages: list[Passage] = []
    for version in range(3):
        before, seat = GAME.view(state, None), state.active
        state, events = GAME.apply(state, seat, GAME.legal(state, seat)[0])
        told = Told(version + 1, version, seat, 1, None, 0.0, events)
        passages.append(Passage(before, (told,), GAME.view(state, None)))
    shown = FACE.replay(passages, names(2), STYLE)
    assert shown is not None
    assert shown.name == "replay.gif"
    assert 0 < len(shown.alt) <= 1024
    drawing = pickle.loads(pickle.dumps(shown.draw))  # noqa: S301 - pickled just here
    with Image.open(io.BytesIO(drawing())) as image:
        assert getattr(image, "n_frames", 1) == len(passages) + 1


def test_there_is_no_replay_of_nothing() -> None:
    assert FACE.replay([], names(2), STYLE) is None
