"""A scene draws a patch once and copies it ever after; its marks come along."""

from __future__ import annotations

import pytest
from PIL import Image

from rendering import scene as scenes
from rendering.canvas import Box, Canvas
from rendering.colour import RGB
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


def _fill(canvas: Canvas, colour: RGB) -> None:
    canvas.fill(canvas.box, colour)


def test_a_patch_may_lie_on_another_and_shows_what_lies_below(backdrop: Backdrop) -> None:
    within = Box(20, 15, 50, 35)
    lain = {}
    for colour in (LIGHT.brass, LIGHT.slate):
        scene = Scene(backdrop)
        scene.lay(BOX, _fill, colour).draw(within, _write, 3)
        lain[colour] = scene.picture()
        (mark,) = lain[colour].marks
        assert mark.ground == colour
    brass, slate = (picture.pixels for picture in lain.values())
    assert (brass[within.top, within.left], brass[0, 0]) == (brass[BOX.top, BOX.left], slate[0, 0])
    assert brass[within.top, within.left] != slate[within.top, within.left]


def test_on_a_plain_ground_a_patch_serves_wherever_it_lies(backdrop: Backdrop) -> None:
    painted = []

    def paint(canvas: Canvas, number: int) -> None:
        painted.append(number)
        _write(canvas, number)

    scene = Scene(backdrop)
    for down in (0, 30):
        scene.on(LIGHT.paper).draw(BOX.moved(0, down - 10), paint, 4)
    picture = scene.picture()
    assert painted == [4]
    assert (picture.pixels[:30] == picture.pixels[30:]).all()
    first, second = picture.marks
    assert second == first.moved(0, 30)
    assert first.area == BOX.moved(0, -10)
