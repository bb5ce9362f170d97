"""Why something is advised, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.zoo import words
from games.zoo.components import KINDS

if TYPE_CHECKING:
    from games.zoo.ai.reasons import Reason
    from texts import Texts

_OF_A_COMPANY = ("majority", "gives-up")
_OF_A_RIVAL = ("majority-from", "ties")
_OF_COINS = ("market", "cheap", "dear", "earns", "priciest")
_OF_SHARES = ("raises", "look-own", "look-others")
_OF_A_HELPER = ("reach", "keeps", "nearer")
_COUNTED = ("ability", "fruit", "stops")


def reason(text: Texts, why: Reason, names: Sequence[str]) -> str:
    """Without a capital letter or a full stop: several are strung together."""
    code = why.code
    if code in _OF_COINS:
        return text(f"reason-coins-{code}", coins=words.coins(text, why.count))
    if code in _COUNTED:
        return text(f"reason-count-{code}", count=why.count)
    if code in _OF_A_HELPER:
        return text(f"reason-helper-{code}", helper=words.helper(text, why.kind))
    if code in _OF_A_COMPANY:
        return text(f"reason-company-{code}", company=words.firm(text, why.kind))
    if code in _OF_A_RIVAL:
        return text(f"reason-rival-{code}", company=words.firm(text, why.kind), player=names[why.player])
    if code in _OF_SHARES:
        return text(f"reason-shares-{code}", company=words.firm(text, why.kind), count=why.count)
    return _else(text, why, names)


def _else(text: Texts, why: Reason, names: Sequence[str]) -> str:
    match why.code:
        case "glory":
            return text("reason-glory", glory=text("glory", count=why.count))
        case "harms":
            return text("reason-harms", player=names[why.player], glory=text("glory", count=why.count))
        case "contested":
            return text("reason-contested", player=names[why.player])
        case "raises-fruit":
            counts = [why.count if kind == why.kind else 0 for kind in KINDS]
            return text("reason-raises-fruit", fruit=words.fruit(text, counts))
    return text(f"reason-plain-{why.code}")
