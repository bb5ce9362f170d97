"""A tray in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.components import HIDDEN, WORKSHOPS
from games.gluckauf.state import OpenOrder
from rendering.describing import Description, Part, fit
from rendering.gluckauf import wording
from rendering.gluckauf.descriptions.mine import progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.gluckauf.trays import Item, Tray
    from rendering.setting import Setting
    from texts import Texts


def describe_tray(tray: Tray, setting: Setting) -> Description:
    """What lies on the tray, numbered as its buttons are."""
    text = wording.texts(setting.language)
    title = text(f"title-{tray.kind}")
    if any(item.what == HIDDEN for item in tray.items):
        hidden = text("tray-hidden", title=title, count=len(tray.items))
        return Description(hidden, hidden)
    if not tray.items:
        empty = text("tray-description", title=title, items=text("none"))
        return Description(empty, empty)
    long = [_item(text, tray, item, briefly=False) for item in tray.items]
    short = [_item(text, tray, item, briefly=True) for item in tray.items]
    wordings = (_joined(text, title, long), _joined(text, title, short))
    return Description(fit((Part(wordings, 0),)), "\n".join([f"{title}:", *long]))


def _joined(text: Texts, title: str, items: Sequence[str]) -> str:
    return text("tray-description", title=title, items="; ".join(items))


def _item(text: Texts, tray: Tray, item: Item, *, briefly: bool) -> str:
    if tray.area == WORKSHOPS:
        words = wording.tile(text, item.what)
    else:
        words = (wording.card_briefly if briefly else wording.card)(text, item.what)
    if item.fills:
        words = progress(text, OpenOrder(item.what, item.fills), words, told=True)
    if item.laid:
        return text("tray-laid", number=item.number, item=words)
    if item.too_dear:
        return text("tray-dear", number=item.number, item=words)
    return text("place", number=item.number, item=words)
