"""The first two rounds, token by token: what to try now, and what the phases in between mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.zoo import words
from games.zoo.components import FRUIT
from games.zoo.state import (
    Choosing,
    Hiring,
    Issuing,
    Lobbying,
    Looking,
    Paying,
    Phase,
    Reacting,
    Removing,
    Speculating,
    Taking,
    Trading,
    TurnOver,
)

if TYPE_CHECKING:
    from bot.face import Style
    from games.zoo.state import State
    from tables import Look

_TOKENS = {
    (1, 1): "shares",
    (1, 2): "lobby",
    (1, 3): "hire",
    (2, 1): "fruit",
    (2, 2): "speculate",
    (2, 3): "duplicate",
}
"""What is taught with each token, by round and by which token of the round it is."""
_LAST_WORD = (3, 1)

_ON_THE_WAY: dict[type[Phase], str] = {
    Hiring: "hiring",
    Paying: "hiring",
    Lobbying: "lobbying",
    Speculating: "looking",
    Looking: "looking",
    Removing: "looking",
    Reacting: "reacting",
    Taking: "taking",
    Issuing: "issuing",
    TurnOver: "confirm",
}


def lesson(look: Look, style: Style) -> str:
    """For the pupil, who may act; "" when there is nothing more to teach."""
    text, state = words.texts(style.language), look.view.state
    at = (state.round, state.step)
    if at > _LAST_WORD:
        return ""
    if isinstance(state.phase, Choosing):
        if at == _LAST_WORD:
            return text("lesson-over")
        number = 1 + list(_TOKENS).index(at)
        return text(
            "numbered-lesson", number=number, count=len(_TOKENS), lesson=text(f"lesson-{_TOKENS[at]}")
        )
    return text(f"lesson-{_step(state)}")


def _step(state: State) -> str:
    if isinstance(state.phase, Trading):
        return "trading-fruit" if state.phase.token == FRUIT else "trading-shares"
    return _ON_THE_WAY[type(state.phase)]
