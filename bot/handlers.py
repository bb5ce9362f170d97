"""Who answers which click, by the verb in its custom id. Commands are given to the same handlers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.lobby import Lobbies
from bot.looking import Looking
from bot.turns import Turns
from bot.votes import Votes
from bot.welcome import Welcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.clicks import Handler
    from bot.service import Service


def handlers(service: Service) -> Mapping[str, Handler]:
    turns, lobbies, looking, votes = Turns(service), Lobbies(service), Looking(service), Votes(service)
    return {
        "play": Welcome(service).play,
        "turn": turns.open,
        "tab": turns.tab,
        "act": turns.act,
        "ask": turns.ask,
        "pick": turns.pick,
        "confirm": turns.confirm,
        "back": turns.back,
        "over": turns.start_over,
        "join": lobbies.join,
        "leave": lobbies.leave,
        "ai": lobbies.add_ai,
        "options": lobbies.options,
        "choose": lobbies.choose,
        "start": lobbies.start,
        "mines": looking.mines,
        "cards": looking.cards,
        "log": looking.log,
        "rules": looking.rules,
        "rematch": looking.rematch,
        "export": looking.export,
        "agree": votes.agree,
        "refuse": votes.refuse,
    }
