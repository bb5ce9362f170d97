"""The games Pithead hosts, by the key used in commands, storage and folders."""

from collections.abc import Mapping
from types import MappingProxyType

from games.core import AnyGame
from games.gluckauf.game import GluckAuf
from games.zoo.game import Zoo

GAMES: Mapping[str, AnyGame] = MappingProxyType({game.key: game for game in (GluckAuf(), Zoo())})
