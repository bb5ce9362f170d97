"""What an animation is made of."""

from __future__ import annotations

from msgspec import Struct

from games.zoo.events import AnyEvent
from games.zoo.view import View


class Moment(Struct, frozen=True):
    """A position, and what led to it: the events of one turn, none for where the animation begins."""

    view: View
    events: tuple[AnyEvent, ...] = ()
