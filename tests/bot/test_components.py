from functools import partial
from unittest.mock import MagicMock

from bot.ahead import PREFIX
from bot.components import galleries
from bot.face import HINT, PLANS, Picture
from bot.handlers import handlers
from tests.bot.player import PLANNING


def test_no_picture_is_cropped_to_stand_beside_another() -> None:
    pictures = [Picture(f"{name}.png", f"The {name}", partial(bytes)) for name in ("board", "mine")]
    shown = [[item.description for item in gallery.items] for gallery in galleries(pictures)]
    assert shown == [["The board"], ["The mine"]]


def test_every_button_of_a_panel_is_answered_also_where_a_turn_is_planned_ahead() -> None:
    verbs = PLANNING | {HINT, PLANS, "idea"}
    assert {f"{prefix}{verb}" for verb in verbs for prefix in ("", PREFIX)} <= set(handlers(MagicMock()))
