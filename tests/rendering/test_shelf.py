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
