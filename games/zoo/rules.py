"""What may be done in each phase, what each action does, and how the game goes on by itself after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core import Action, IllegalAction
from games.zoo import (
    choosing,
    hiring,
    lobbying,
    passes,
    peeking,
    reactions,
    resolving,
    scoring,
    sharing,
    trading,
)
from games.zoo.actions import (
    BY_TEXT,
    DONE,
    AcceptIssue,
    Answers,
    AnyAction,
    AskAudit,
    Back,
    BuyFruit,
    BuyShare,
    CoinsOnly,
    Done,
    Forget,
    Hire,
    Leave,
    Limit,
    Lobby,
    Look,
    Orders,
    Otherwise,
    Pay,
    Pick,
    Prefer,
    Put,
    Ready,
    Remove,
    Rethink,
    SellFruit,
    SellShare,
    Skip,
    TakeFruit,
    Then,
    Use,
    WishFor,
)
from games.zoo.answers import automatic
from games.zoo.changes import Log, replaced
from games.zoo.components import NONE
from games.zoo.state import (
    Choosing,
    Going,
    Hiring,
    Issuing,
    Lobbying,
    Looking,
    Over,
    Paying,
    Phase,
    Reacting,
    Removing,
    Speculating,
    State,
    Taking,
    Trading,
    TurnOver,
    Wish,
)


def _only_done(state: State) -> tuple[AnyAction, ...]:
    return (DONE,)


_LEGAL: dict[type[Phase], Callable[[State], tuple[AnyAction, ...]]] = {
    Trading: trading.legal,
    Hiring: hiring.legal,
    Paying: hiring.legal_to_pay,
    Lobbying: lobbying.legal,
    Speculating: peeking.legal_to_speculate,
    Looking: peeking.legal_to_put,
    Removing: peeking.legal_to_remove,
    Reacting: reactions.legal,
    Taking: sharing.legal_to_take,
    Issuing: sharing.legal_to_subscribe,
    TurnOver: _only_done,
}

_CHOOSE: dict[type[Action], Callable[[State, int, Any, Log], State]] = {
    Pick: choosing.pick,
    Orders: choosing.orders,
    WishFor: choosing.wish_for,
    Limit: choosing.limit,
    Then: choosing.then,
    Otherwise: choosing.otherwise,
    Forget: choosing.forget,
    Answers: choosing.answers,
    Prefer: choosing.answer,
    AcceptIssue: choosing.answer,
    AskAudit: choosing.answer,
    Back: choosing.back,
    Ready: choosing.ready,
    Rethink: choosing.rethink,
}


def to_act(state: State) -> tuple[int, ...]:
    """The seats the game waits for."""
    if isinstance(state.phase, Choosing):
        return tuple(seat for seat, choice in enumerate(state.choices) if not choice.ready)
    return () if isinstance(state.phase, Over) else (state.active,)


def legal(state: State, seat: int) -> tuple[AnyAction, ...]:
    if type(seat) is not int or not 0 <= seat < state.seats:
        return ()
    if isinstance(state.phase, Choosing):
        return choosing.legal(state, seat)
    return options(state) if seat in to_act(state) else ()


def options(state: State) -> tuple[AnyAction, ...]:
    """What is open to the active player, a bot too, while tokens are resolved and in the market phase."""
    return _LEGAL[type(state.phase)](state)


def carry_out(state: State, seat: int, action: AnyAction, log: Log) -> State:
    """The next position somebody has to decide in, for a legal action."""
    return go_on(begin(state, seat, action, log), log)


def begin(state: State, seat: int, action: AnyAction, log: Log) -> State:
    """What the action itself does, before the game goes on."""
    if isinstance(state.phase, Choosing):
        return _CHOOSE[type(action)](state, seat, action, log)
    # What somebody does by hand must be confirmed; what shows something new cannot be taken back anyway.
    return do(replace(_by_hand(state), unconfirmed=not isinstance(action, Done)), action, log)


def _by_hand(state: State) -> State:
    """Whoever decides themselves needs no orders for the token any more."""
    choice = state.choices[state.active]
    rest = tuple(wish for wish in choice.wishes if wish.helper != NONE)
    if rest == choice.wishes:
        return state
    return replace(state, choices=replaced(state.choices, state.active, replace(choice, wishes=rest)))


def go_on(state: State, log: Log) -> State:
    """Everything that needs no decision, up to the next one that does."""
    while (after := one_step(state, log)) is not None:
        state = after
    return state


def one_step(state: State, log: Log) -> State | None:
    """The next thing that needs no decision; None where somebody has to decide."""
    match state.phase:
        case Choosing() | Over():
            return None
        case Going():
            return _onward(state, log)
        case TurnOver():
            return None if state.unconfirmed else resolving.end_turn(state, log)
    answer = automatic(state, options(state))
    if answer is None:
        return None
    if answer.wish is not None:
        state = _granted(state, answer.wish)
    return do(state, answer.action, log)


def at_rest(state: State) -> bool:
    """Whether the game cannot go on by itself."""
    if isinstance(state.phase, Choosing | Over | TurnOver):
        return True
    return automatic(state, options(state)) is None


def _onward(state: State, log: Log) -> State:
    market = state.market
    if market is None:
        return resolving.next_player(state, log)
    if not market.sharing:
        return passes.proceed(state, market, log)
    state = sharing.proceed(state, market, log)
    return scoring.close_round(state, log) if state.market is None else state


def _granted(state: State, wish: Wish) -> State:
    choice = state.choices[state.active]
    at = choice.wishes.index(wish)
    left = choice.wishes[:at] + choice.wishes[at + 1 :]
    return replace(state, choices=replaced(state.choices, state.active, replace(choice, wishes=left)))


def do(state: State, action: AnyAction, log: Log) -> State:
    """The active player's action, and what it leaves to be decided; the game does not go on yet."""
    phase = state.phase
    if isinstance(action, Done):
        return _stop(state, phase, log)
    if isinstance(phase, Reacting) and not isinstance(action, Use | Skip):
        return _settle(reactions.react(state, action, log), log)
    return _settle(_RESOLVE[type(phase), type(action)](state, action, log), log)


def _stop(state: State, phase: Phase, log: Log) -> State:
    """No more of this token, of abilities, or of what a card offers."""
    match phase:
        case Trading():
            return _settle(resolving.finish(state, log, declined=not (phase.bought or phase.sold)), log)
        case Hiring() | Lobbying() | Speculating():
            return resolving.finish(state, log, declined=True)
    return replace(state, phase=TurnOver())


def _settle(state: State, log: Log) -> State:
    """Phases with nothing left to decide lead on to the next."""
    phase = state.phase
    match phase:
        case Trading() if not phase.left:
            return _settle(resolving.finish(state, log, declined=False), log)
        case Looking() if not phase.cards:
            if phase.helper == NONE:
                return _settle(resolving.finish(state, log, declined=False), log)
            return _settle(replace(state, phase=Reacting(phase.pending)), log)
        case Reacting() if phase.using == NONE and not reactions.usable(state, phase):
            return replace(state, phase=TurnOver())
        case Taking() if not phase.left:
            return replace(state, phase=TurnOver())
    return state


def _finished(
    does: Callable[[State, Any, Log], State],
) -> Callable[[State, Any, Log], State]:
    """For actions that are all there is to a token."""

    def then_finish(state: State, action: AnyAction, log: Log) -> State:
        return resolving.finish(does(state, action, log), log, declined=False)

    return then_finish


def _removal(state: State, action: Remove | Leave, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Removing)
    if isinstance(action, Remove):
        state = peeking.remove(state, action, log)
    return replace(state, phase=TurnOver() if phase.helper == NONE else Reacting(phase.pending))


def _subscribed(state: State, action: BuyShare, log: Log) -> State:
    return replace(sharing.subscribe(state, action, log), phase=TurnOver())


_RESOLVE: dict[tuple[type[Phase], type[Action]], Callable[[State, Any, Log], State]] = {
    (Trading, BuyShare): trading.trade,
    (Trading, SellShare): trading.trade,
    (Trading, BuyFruit): trading.trade,
    (Trading, SellFruit): trading.trade,
    (Hiring, Hire): hiring.hire,
    (Paying, Pay): _finished(hiring.pay),
    (Lobbying, Lobby): _finished(lobbying.lobby),
    (Lobbying, CoinsOnly): _finished(lobbying.coins_only),
    (Speculating, Look): peeking.speculate,
    (Speculating, CoinsOnly): _finished(peeking.coins_only),
    (Looking, Put): peeking.put,
    (Looking, Leave): peeking.leave_on_top,
    (Removing, Remove): _removal,
    (Removing, Leave): _removal,
    (Reacting, Use): reactions.use,
    (Reacting, Skip): reactions.skip,
    (Taking, TakeFruit): sharing.take,
    (Issuing, BuyShare): _subscribed,
}


def refusal(state: State, seat: int, action: object) -> IllegalAction:
    """Why that action is not legal, as exactly as can be told."""
    if isinstance(state.phase, Over):
        return IllegalAction("game-over")
    if not legal(state, seat):
        return IllegalAction("not-your-turn", seat=seat, to_act=to_act(state))
    known = next((one for one in BY_TEXT.values() if isinstance(action, Action) and one == action), None)
    if known is None:
        return IllegalAction("no-such-action", type=type(action).__name__)
    return IllegalAction("not-now", action=str(known), phase=type(state.phase).__name__)
