"""Decisions that need nobody: a single option, orders given with the choice, standing answers, bots.

An order is done as soon as it can be, the earlier ones first. What the orders leave open is asked, or nothing
is done, as the player said.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.zoo.actions import (
    BUY_SHARE,
    BY_TEXT,
    DONE,
    LEAVE,
    TAKE,
    USE,
    AnyAction,
    BuyFruit,
    BuyShare,
    Pay,
    SellFruit,
    SellShare,
)
from games.zoo.components import NONE
from games.zoo.perks import fruit_cost, fruit_gain, share_cost, share_gain
from games.zoo.primitives import BuyShareFor
from games.zoo.reactions import options as ability_options
from games.zoo.reactions import reaction, usable
from games.zoo.state import (
    Choice,
    Issuing,
    Looking,
    Paying,
    Reacting,
    Removing,
    State,
    Taking,
    Wish,
)


class Answer(Struct, frozen=True):
    action: AnyAction
    wish: Wish | None = None
    """The order that is done with it."""


def automatic(state: State, options: Sequence[AnyAction]) -> Answer | None:
    """What the active player would say, if that is known; None: ask."""
    if len(options) == 1:
        return Answer(options[0])
    phase = state.phase
    if isinstance(phase, Taking):
        return _taking(state, phase, options)
    if isinstance(phase, Issuing):
        return _issuing(state, phase)
    if isinstance(phase, Removing) and phase.helper == NONE:
        return None
    return _ordered(state, options)


def _taking(state: State, phase: Taking, options: Sequence[AnyAction]) -> Answer | None:
    """A bot takes in the order of the companies; whoever takes all there is need not choose."""
    order = state.order if state.is_bot(state.active) else state.me.standing.prefer
    if not order and phase.left < sum(state.companies[phase.company].fruit):
        return None
    return Answer(_first(order, options))


def _first(order: tuple[int, ...], options: Sequence[AnyAction]) -> AnyAction:
    return next((TAKE[kind] for kind in order if TAKE[kind] in options), options[0])


def _issuing(state: State, phase: Issuing) -> Answer | None:
    """A bot buys if it can."""
    limit = state.me.standing.issue
    if state.is_bot(state.active):
        return Answer(BUY_SHARE[phase.company])
    if limit == NONE:
        return None
    affordable = limit > 0 and share_cost(state, state.active, phase.company, phase.less) <= limit
    return Answer(BUY_SHARE[phase.company] if affordable else DONE)


def _ordered(state: State, options: Sequence[AnyAction]) -> Answer | None:
    choice, phase = state.choices[state.active], state.phase
    if isinstance(phase, Paying):
        return _paying(state, choice, options)
    found = (
        _reaction(state, phase, choice) if isinstance(phase, Reacting) else _wished(state, choice, options)
    )
    if found is not None or choice.ask:
        return found
    if isinstance(phase, Looking):
        return Answer(LEAVE if LEAVE in options else options[0])
    return Answer(options[-1])


def _wished(
    state: State, choice: Choice, options: Sequence[AnyAction], helper: int = NONE, less: int = 0
) -> Answer | None:
    for wish in choice.wishes:
        if wish.helper == helper:
            action = _granted(state, wish, options, less)
            if action is not None:
                return Answer(action, wish)
    return None


def _reaction(state: State, phase: Reacting, choice: Choice) -> Answer | None:
    able = (phase.using,) if phase.using != NONE else usable(state, phase)
    for helper in able:
        offered = ability_options(state, helper)
        does = reaction(helper)
        less = does.less if isinstance(does, BuyShareFor) else 0
        found = _wished(state, choice, offered, helper, less) or _preferred(state, offered)
        if found is not None:
            return found if len(able) == 1 else Answer(USE[helper])
    return None


def _preferred(state: State, offered: Sequence[AnyAction]) -> Answer | None:
    """Fruit of choice from the warehouse, for a player who said which to take first."""
    prefer = state.me.standing.prefer
    return Answer(_first(prefer, offered)) if prefer and offered and offered[0] in TAKE else None


def _granted(state: State, wish: Wish, options: Sequence[AnyAction], less: int) -> AnyAction | None:
    """The option that does what was wished for, within its limit."""
    wanted, me = BY_TEXT[wish.action], state.active
    match wanted:
        case BuyShare(company):
            if share_cost(state, me, company, less) > wish.limit:
                return None
        case SellShare(company):
            if share_gain(state, me, company) < wish.limit:
                return None
        case SellFruit(kind):
            if fruit_gain(state, me, kind) < wish.limit:
                return None
        case BuyFruit(kind):
            return _fruit_offer(state, kind, wish.limit, options)
    return wanted if wanted in options else None


def _fruit_offer(state: State, kind: int, limit: int, options: Sequence[AnyAction]) -> AnyAction | None:
    """From the warehouse, or else from the first player to the left who has it."""
    for option in options:
        if isinstance(option, BuyFruit) and option.kind == kind:
            cost = fruit_cost(state, state.active, kind, from_player=option.seller != NONE)
            return option if cost <= limit else None
    return None


def _paying(state: State, choice: Choice, options: Sequence[AnyAction]) -> Answer | None:
    """Whoever does not want to be asked keeps the fruit they prefer, or else the dearest."""
    prefer = state.me.standing.prefer
    if choice.ask and not prefer:
        return None
    prices = state.fruit_prices
    keep = prefer or tuple(sorted(state.order, key=lambda kind: -prices[kind]))
    pays = [option for option in options if isinstance(option, Pay)]
    return Answer(min(pays, key=lambda pay: tuple(pay.fruit[kind] for kind in keep)))
