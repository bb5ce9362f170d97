"""Trays in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.describing import Description, Part, always, fit, sentence
from rendering.zoo import wording
from rendering.zoo.cards import HELPER
from rendering.zoo.descriptions import pieces
from rendering.zoo.tray import title
from rendering.zoo.trays import BOTTOM, DECK, TOP

if TYPE_CHECKING:
    from rendering.setting import Setting
    from rendering.zoo.trays import Item, Tray
    from texts import Texts


def describe_tray(tray: Tray, setting: Setting) -> Description:
    """What lies there, numbered as the buttons are."""
    text = wording.texts(setting.language)
    parts = [always(sentence(title(text, tray)))]
    parts += [
        Part((f"{_item(text, tray, item)}.", f"{_item(text, tray, item, brief=True)}."), 1)
        for item in tray.items
    ]
    if not tray.items:
        parts.append(always(text("describe-nothing")))
    return Description(alt=fit(parts), full="\n".join(part.wordings[0] for part in parts))


def _item(text: Texts, tray: Tray, item: Item, *, brief: bool = False) -> str:
    card = _card(text, tray, item, brief=brief)
    if item.barred:
        card = text("describe-barred", card=card)
    if item.laid == TOP:
        return text("describe-top", card=card, number=item.number)
    if item.laid == BOTTOM:
        return text("describe-bottom", card=card, number=item.number)
    if tray.kind == DECK:
        return text("describe-many", count=item.number, card=card)
    if item.company >= 0:
        company = wording.company(text, item.company)
        return text("describe-in-deck", number=item.number, company=company, card=card)
    return text("describe-item", number=item.number, card=card)


def _card(text: Texts, tray: Tray, item: Item, *, brief: bool) -> str:
    if tray.sort == HELPER:
        return wording.helper_title(text, item.what) if brief else pieces.helper(text, item.what)
    return wording.card_title(text, item.what) if brief else pieces.card(text, item.what)
