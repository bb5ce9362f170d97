"""Pictures: named, described, drawn elsewhere."""

from __future__ import annotations

import io
import pickle

from PIL import Image

from games.gluckauf.state import State
from tables import Passage, Told
from tests.bot.gluckauf.sitting import FACE, GAME, look, panel
from tests.bot.panels import STYLE, names
from tests.games.gluckauf.positions import Seat, position, rivals

PNG = b"\x89PNG\r\n\x1a\n"


def _state() -> State:
    return position(Seat(orders=("truck:G G", "truck:GG"), delivered=("handcart:Y",)), *rivals())


def test_every_picture_can_be_drawn_by_another_process() -> None:
    view, turns = GAME.view(_state(), 0), _played_out()
    result = GAME.outcome(turns[-1].view.state)
    assert result is not None
    shown = [
        *FACE.post_pictures(_passage(0), names(3), STYLE),
        FACE.own_picture(view, 1, names(3), STYLE),
        FACE.board_picture(view, names(3), STYLE),
        FACE.cards_picture(view, 0, names(3), STYLE),
        FACE.secrets_picture(view, 0, names(3), STYLE),
        *panel(look(GAME.new(2, 1, {}))).pictures,
        *(picture for each in FACE.chapters(turns[-1], names(2), STYLE) for picture in each.pictures),
        *FACE.final_pictures(turns, result, names(2), STYLE),
    ]
    for picture in shown:
        assert picture is not None
        assert 0 < len(picture.alt) <= 1024
        drawing = pickle.loads(pickle.dumps(picture.draw))  # noqa: S301 - pickled just here
        assert drawing().startswith(PNG)


def _passage(seat: int | None) -> Passage:
    """A position to which that seat's move led."""
    view = GAME.view(_state(), None)
    return Passage(view, () if seat is None else (Told(1, 0, seat, 1, None, 0.0, ()),), view)


def _played_out() -> list[Passage]:
    """A game to its end turn by turn, everybody doing the last thing on their list."""
    state = GAME.new(2, 1, {})
    turns: list[Passage] = []
    while GAME.to_act(state):
        before = state
        told: list[Told] = []
        while GAME.turn(state) == GAME.turn(before) and GAME.to_act(state):
            seat = state.active
            state, events = GAME.apply(state, seat, GAME.legal(state, seat)[-1])
            told.append(Told(len(told) + 1, GAME.turn(before), seat, 1, None, 0.0, events))
        turns.append(Passage(GAME.view(before, None), tuple(told), GAME.view(state, None)))
    return turns


def test_a_post_shows_the_board_and_the_mine_of_whoever_moved() -> None:
    shown = FACE.post_pictures(_passage(1), names(3), STYLE)
    assert [picture.name for picture in shown] == ["board.png", "mine-blue.png"]
    assert [picture.name for picture in FACE.post_pictures(_passage(None), names(3), STYLE)] == ["board.png"]


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


def test_a_scored_shift_is_a_chapter_with_its_sheet() -> None:
    state = position(Seat(workers=1), Seat(workers=0), Seat(workers=0))
    before = GAME.view(state, None)
    for text in ("work pithead", "done"):
        state, events = GAME.apply(state, 0, GAME.parse(text))
    told = Told(1, 0, 0, 1, None, 0.0, events)
    (chapter,) = FACE.chapters(Passage(before, (told,), GAME.view(state, None)), names(3), STYLE)
    assert chapter.text.startswith("Shift 2 is scored: 🔴 <@1> ")
    assert [picture.name for picture in chapter.pictures] == ["shift-2.png"]
    assert FACE.chapters(_passage(1), names(3), STYLE) == ()


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
