"""Choosing a token, secretly and all at once, with orders for its resolution and standing answers."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.zoo.actions import (
    ACCEPT_ISSUE,
    ANSWERS,
    ASK,
    ASK_AUDIT,
    BACK,
    BUY_FRUIT,
    BUY_SHARE,
    BY_TEXT,
    COINS_ONLY,
    DO_NOTHING,
    FORGET,
    FRUIT_PRICE,
    HIRE_HELPER,
    LIMIT,
    LOOK,
    ORDERS,
    PICK,
    PREFER,
    READY,
    RETHINK,
    SELL_FRUIT,
    SELL_SHARE,
    SHARE_PRICE,
    SWAP,
    TAKE,
    THEN,
    WISH,
    AcceptIssue,
    Answers,
    AnyAction,
    AskAudit,
    Back,
    BuyFruit,
    BuyShare,
    Forget,
    Limit,
    Orders,
    Otherwise,
    Pick,
    Prefer,
    Ready,
    Rethink,
    SellFruit,
    SellShare,
    Then,
    WishFor,
)
from games.zoo.changes import Log, replaced, with_player
from games.zoo.components import (
    DUPLICATE,
    FRUIT,
    HIGHEST_FRUIT_PRICE,
    HIGHEST_SHARE_PRICE,
    HIRE,
    LOBBY,
    NONE,
    SHARES,
    SURCHARGE,
    TOKENS,
)
from games.zoo.events import Answered, MadeReady, Opened, Picked, Rethought, Wished
from games.zoo.lobbying import offers
from games.zoo.primitives import (
    BuyShareFor,
    Gain,
    GainFruit,
    LobbyMore,
    MoveFruitPrice,
    MovePrice,
    Swap,
)
from games.zoo.reactions import reacting, reaction, triggers
from games.zoo.state import Choice, Going, Standing, State, Wish

MOST_WISHES = 8


def legal(state: State, seat: int) -> tuple[AnyAction, ...]:
    """Who is ready may think again while somebody else is choosing."""
    choice = state.choices[seat]
    if choice.ready:
        return (RETHINK,)
    if choice.limiting:
        return (*_limits(choice.limiting), BACK)
    if choice.standing:
        return (*_answers(state.players[seat].standing), BACK)
    if choice.then != NONE:
        return (*_wishes(choice, ability_wishes(state, choice.then)), BACK)
    if choice.ordering:
        return (*_orders(state, seat, choice), BACK)
    if choice.token == NONE:
        return (*(PICK[token] for token in tokens(state, seat)), ANSWERS)
    return (READY, ORDERS, ANSWERS, RETHINK)


def tokens(state: State, seat: int) -> tuple[int, ...]:
    """Those not yet used this round; Duplicate is never the first."""
    played = state.players[seat].played
    return tuple(token for token in TOKENS if token not in played and (played or token != DUPLICATE))


def _orders(state: State, seat: int, choice: Choice) -> Iterator[AnyAction]:
    if len(choice.wishes) < MOST_WISHES:
        yield from _wishes(choice, token_wishes(state, seat, choice.token))
        yield from (THEN[helper] for helper in _reacting(state, seat, choice.token))
    yield DO_NOTHING if choice.ask else ASK
    if choice.wishes:
        yield FORGET


def _wishes(choice: Choice, actions: tuple[AnyAction, ...]) -> Iterator[AnyAction]:
    """Trades may be wished for again, at the next price; other wishes once."""
    made = {wish.action for wish in choice.wishes if wish.helper == choice.then}
    for action in actions:
        if isinstance(action, BuyShare | SellShare | BuyFruit | SellFruit) or str(action) not in made:
            yield WISH[action]


def token_wishes(state: State, seat: int, token: int) -> tuple[AnyAction, ...]:
    """What may be ordered for the token itself, from what lies on the table now."""
    if token == DUPLICATE:
        token = state.players[seat].played[-1]
    if token == SHARES:
        return BUY_SHARE + SELL_SHARE
    if token == FRUIT:
        return BUY_FRUIT + SELL_FRUIT
    if token == HIRE:
        return tuple(HIRE_HELPER[helper] for helper in state.helpers)
    if token == LOBBY:
        return offers(state) or (COINS_ONLY,)
    return (*LOOK, COINS_ONLY)


def _reacting(state: State, seat: int, token: int) -> tuple[int, ...]:
    """The helpers an order can be given to: coins come without one."""
    me = state.players[seat]
    found = reacting(me.helpers, triggers((*me.played, token)))
    return tuple(helper for helper in found if not isinstance(reaction(helper), Gain))


def ability_wishes(state: State, helper: int) -> tuple[AnyAction, ...]:
    match reaction(helper):
        case GainFruit():
            return TAKE
        case LobbyMore():
            return offers(state)
        case BuyShareFor():
            return BUY_SHARE
        case MovePrice():
            return tuple(move for moves in SHARE_PRICE for move in moves)
        case MoveFruitPrice():
            return tuple(move for moves in FRUIT_PRICE for move in moves)
        case Swap():
            return SWAP
    return LOOK


def _limits(text: str) -> tuple[AnyAction, ...]:
    shares = isinstance(BY_TEXT[text], BuyShare | SellShare)
    highest = HIGHEST_SHARE_PRICE if shares else HIGHEST_FRUIT_PRICE + SURCHARGE
    return LIMIT[1 : highest + 1]


def _answers(standing: Standing) -> Iterator[AnyAction]:
    yield from (one for one in PREFER if one.kinds != standing.prefer)
    yield from (one for one in ACCEPT_ISSUE if one.coins != standing.issue)
    yield from (one for one in ASK_AUDIT if one.ask != standing.audit)


def pick(state: State, seat: int, action: Pick, log: Log) -> State:
    if log is not None:
        log.append(Picked(seat, action.token))
    return _chosen(state, seat, Choice(token=action.token))


def orders(state: State, seat: int, action: Orders, log: Log) -> State:
    return _chosen(state, seat, replace(state.choices[seat], ordering=True))


def wish_for(state: State, seat: int, action: WishFor, log: Log) -> State:
    choice = state.choices[seat]
    if isinstance(BY_TEXT[action.action], BuyShare | SellShare | BuyFruit | SellFruit):
        return _chosen(state, seat, replace(choice, limiting=action.action))
    return _wish(state, seat, Wish(choice.then, action.action), log)


def limit(state: State, seat: int, action: Limit, log: Log) -> State:
    choice = state.choices[seat]
    return _wish(state, seat, Wish(choice.then, choice.limiting, action.coins), log)


def _wish(state: State, seat: int, wish: Wish, log: Log) -> State:
    """Whoever gives orders does not want to be asked, unless they say so."""
    choice = state.choices[seat]
    if log is not None:
        log.append(Wished(seat, wish))
    ask = choice.ask and bool(choice.wishes)
    wishes = (*choice.wishes, wish)
    return _chosen(state, seat, replace(choice, wishes=wishes, ask=ask, then=NONE, limiting=""))


def then(state: State, seat: int, action: Then, log: Log) -> State:
    return _chosen(state, seat, replace(state.choices[seat], then=action.helper))


def otherwise(state: State, seat: int, action: Otherwise, log: Log) -> State:
    return _chosen(state, seat, replace(state.choices[seat], ask=action.ask))


def forget(state: State, seat: int, action: Forget, log: Log) -> State:
    return _chosen(state, seat, Choice(token=state.choices[seat].token, ordering=True))


def answers(state: State, seat: int, action: Answers, log: Log) -> State:
    return _chosen(state, seat, replace(state.choices[seat], standing=True))


def answer(state: State, seat: int, action: Prefer | AcceptIssue | AskAudit, log: Log) -> State:
    me = state.players[seat]
    match action:
        case Prefer(kinds):
            standing = replace(me.standing, prefer=kinds)
        case AcceptIssue(coins):
            standing = replace(me.standing, issue=coins)
        case AskAudit(ask):
            standing = replace(me.standing, audit=ask)
    if log is not None:
        log.append(Answered(seat, standing))
    state = with_player(state, seat, replace(me, standing=standing))
    return _chosen(state, seat, replace(state.choices[seat], standing=False))


def back(state: State, seat: int, action: Back, log: Log) -> State:
    choice = state.choices[seat]
    if choice.limiting:
        choice = replace(choice, limiting="")
    elif choice.then != NONE:
        choice = replace(choice, then=NONE)
    else:
        choice = replace(choice, ordering=False, standing=False)
    return _chosen(state, seat, choice)


def rethink(state: State, seat: int, action: Rethink, log: Log) -> State:
    choice = state.choices[seat]
    if log is not None:
        log.append(Rethought(seat))
    return _chosen(state, seat, replace(choice, ready=False) if choice.ready else Choice())


def ready(state: State, seat: int, action: Ready, log: Log) -> State:
    """When the last one is ready, all tokens are revealed together."""
    if log is not None:
        log.append(MadeReady(seat))
    state = _chosen(state, seat, replace(state.choices[seat], ready=True))
    return _open(state, log) if all(choice.ready for choice in state.choices) else state


def _open(state: State, log: Log) -> State:
    chosen = tuple(choice.token for choice in state.choices)
    if log is not None:
        log.append(Opened(state.round, state.step, chosen))
    bots = state.players[state.seats :]
    seats = (
        replace(player, played=(*player.played, token))
        for player, token in zip(state.players, chosen, strict=False)
    )
    return replace(
        state, players=(*seats, *bots), phase=Going(), turns=state.turns + 1, resolved=0, unconfirmed=False
    )


def _chosen(state: State, seat: int, choice: Choice) -> State:
    return replace(state, choices=replaced(state.choices, seat, choice))
