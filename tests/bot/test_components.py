from functools import partial

from bot.components import galleries
from bot.face import Picture


def test_no_picture_is_cropped_to_stand_beside_another() -> None:
    pictures = [Picture(f"{name}.png", f"The {name}", partial(bytes)) for name in ("board", "mine")]
    shown = [[item.description for item in gallery.items] for gallery in galleries(pictures)]
    assert shown == [["The board"], ["The mine"]]
