"""The games the bot can show, by their keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.gluckauf.face import GluckAufFace
from bot.zoo.face import ZooFace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.face import Face

FACES: Mapping[str, Face] = {face.key: face for face in (GluckAufFace(), ZooFace())}
