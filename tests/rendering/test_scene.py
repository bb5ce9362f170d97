"""A scene draws a patch once and copies it ever after; its marks come along."""

from __future__ import annotations

import pytest
from PIL import Image

from rendering import scene as scenes
from rendering.canvas import Box, Canvas
from rendering.gluckauf.theme import LIGHT
from rendering.palette import Pixels
from rendering.scene import Backdrop, Scene

BOX = Box(10, 10, 60, 40)


@pytest.fixture
def backdrop() -> Backdrop:
    return Backdrop(Image.new("RGB", (80, 60), LIGHT.paper), LIGHT.palette)


def _write(canvas: Canvas, number: int) -> None:
    canvas.write(str(number), canvas.box, 24, LIGHT.ink)


def _pixels(backdrop: Backdrop, number: int) -> Pixels:
    scene = Scene(backdrop)
    scene.draw(BOX, _write, number)
    return scene.picture().pixels


def test_a_patch_is_painted_once(backdrop: Backdrop) -> None:
    painted = []

    def paint(canvas: Canvas, number: int) -> None:
        painted.append(number)

    for number in (1, 2, 1, 2):
        Scene(backdrop).draw(BOX, paint, number)
    assert painted == [1, 2]


def test_a_kept_patch_looks_as_when_it_was_painted(backdrop: Backdrop) -> None:
    first = _pixels(backdrop, 7).copy()
    scenes.SHELF.clear()
    assert (_pixels(backdrop, 7) == first).all()
    assert (_pixels(backdrop, 7) == first).all()
    assert (_pixels(backdrop, 8) != first).any()


def test_a_patch_changes_nothing_outside_its_box(backdrop: Backdrop) -> None:
    pixels = _pixels(backdrop, 88).copy()
    pixels[BOX.top : BOX.bottom, BOX.left : BOX.right] = backdrop.lines[0, 1]
    assert (pixels == backdrop.lines[:, 1:]).all()


def test_marks_are_kept_with_the_patch(backdrop: Backdrop) -> None:
    for _ in range(2):
        scene = Scene(backdrop)
        scene.draw(BOX, _write, 5)
        (mark,) = scene.picture().marks
        assert mark.words == "5"
        assert mark.area == BOX
        assert BOX.contains(mark.box)
        assert mark.ground == LIGHT.paper
