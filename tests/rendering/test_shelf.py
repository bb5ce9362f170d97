"""A shelf keeps what was used last, up to its room."""

from __future__ import annotations

from PIL import Image

from rendering import sprite as sprites
from rendering.shelf import Shelf
from rendering.sprite import Sprite, kept


def test_a_full_shelf_drops_what_was_used_longest_ago() -> None:
    shelf: Shelf[str] = Shelf(room=250)
    shelf.keep("a", "first", 100)
    shelf.keep("b", "second", 100)
    assert shelf.get("a") == "first"
    shelf.keep("c", "third", 100)
    assert shelf.get("a") == "first"
    assert shelf.get("b") is None
    assert shelf.used == 200


def test_what_is_made_once_does_not_drive_out_what_was_asked_for_again() -> None:
    shelf: Shelf[str] = Shelf(room=400)
    shelf.keep("wanted", "again", 100)
    assert shelf.get("wanted") == "again"
    for number in range(10):
        shelf.keep(number, "once", 100)
    assert shelf.get("wanted") == "again"
    assert shelf.used == 400


def test_what_was_asked_for_again_makes_room_when_it_is_not_any_more() -> None:
    shelf: Shelf[int] = Shelf(room=400)
    for number in range(10):
        shelf.keep(number, number, 100)
        assert shelf.get(number) == number
        assert shelf.used <= 400
    assert [number for number in range(10) if shelf.get(number) is not None] == [6, 7, 8, 9]


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    shelf: Shelf[str] = Shelf(room=50)
    shelf.keep("a", "large", 100)
    assert shelf.get("a") is None
    assert shelf.used == 0


def test_a_sprite_and_what_is_made_of_it_are_drawn_once() -> None:
    drawn = []

    @kept
    def square(size: int) -> Sprite:
        drawn.append(size)
        return Sprite(Image.new("RGBA", (size, size), (1, 2, 3)))

    assert square(8) is square(8)
    assert square(8).shadowed(2, 1, 1) is square(8).shadowed(2, 1, 1)
    assert square(8).shadowed(2, 1, 1) is not square(8).shadowed(3, 1, 1)
    assert drawn == [8]
    sprites.SHELF.clear()
    square(8)
    assert drawn == [8, 8]
