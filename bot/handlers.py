"""Who answers which click, by the verb in its custom id. Commands go to the same handlers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.absence import Absence
from bot.achievements import Achievements
from bot.afterwards import Afterwards
from bot.agreeing import Agreeing
from bot.ahead import Ahead
from bot.gathering import Gathering
from bot.helping import Helping
from bot.learning import Learning
from bot.lobby import Lobbies
from bot.looking import Looking
from bot.me import Me
from bot.parting import Parting
from bot.reminders import Reminders
from bot.rulebooks import Rulebooks
from bot.story import Stories
from bot.turns import Turns
from bot.vacations import Vacations
from bot.votes import Votes
from bot.welcome import Welcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.clicks import Handler
    from bot.service import Service


def handlers(service: Service) -> Mapping[str, Handler]:
    turns, lobbies, agreeing, looking = Turns(service), Lobbies(service), Agreeing(service), Looking(service)
    stories, rulebooks, afterwards = Stories(service), Rulebooks(service), Afterwards(service)
    parting, achievements, votes = Parting(service), Achievements(service), Votes(service)
    reminders, absence, ahead = Reminders(service), Absence(service), Ahead(service)
    helping = Helping(service)
    return {
        "play": Welcome(service).play,
        "learn": Learning(service).begin,
        "help": helping.help,
        "days": helping.days,
        "tables": Gathering(service).tables,
        "me": Me(service).me,
        "vacation": Vacations(service).vacation,
        "stats": achievements.stats,
        "leaderboard": achievements.leaderboard,
        "turn": turns.open,
        "tab": turns.tab,
        "act": turns.act,
        "ask": turns.ask,
        "pick": turns.pick,
        "hint": turns.hint,
        "plans": turns.plans,
        "idea": turns.idea,
        "confirm": turns.confirm,
        "back": turns.back,
        "over": turns.start_over,
        "join": lobbies.join,
        "leave": lobbies.leave,
        "ai": lobbies.add_ai,
        "start": lobbies.start,
        "anew": lobbies.anew,
        "options": agreeing.open,
        "choose": agreeing.choose,
        "status": looking.status,
        "board": looking.board,
        "mines": looking.mines,
        "cards": looking.cards,
        "secrets": looking.secrets,
        "log": stories.log,
        "replay": stories.replay,
        "film": stories.film,
        "rules": rulebooks.of_table,
        "rules-of": rulebooks.topic,
        "rematch": afterwards.rematch,
        "export": afterwards.export,
        "review": afterwards.review,
        "undo": parting.undo,
        "go": parting.leave,
        "end": parting.end,
        "agree": votes.agree,
        "refuse": votes.refuse,
        "ahead": ahead.open,
        "a-tab": ahead.tab,
        "a-act": ahead.act,
        "a-ask": ahead.ask,
        "a-pick": ahead.pick,
        "a-hint": ahead.hint,
        "a-plans": ahead.plans,
        "a-idea": ahead.idea,
        "a-confirm": ahead.confirm,
        "a-back": ahead.back,
        "a-over": ahead.start_over,
        "a-auto": ahead.automatic,
        "a-keep": ahead.keep,
        "mute": reminders.mute,
        "more": reminders.more_time,
        "ask-ai": absence.ask_ai,
        "ask-person": absence.ask_person,
        "ask-end": absence.ask_end,
        "come-back": absence.come_back,
    }
