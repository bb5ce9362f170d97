"""Resolving a token, using helpers, and what cards and sharings ask: each phase's choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.face import Note, Pick
from bot.parts import Decision, Part, choice, rows
from bot.zoo import words
from bot.zoo.turn import Turn, ends_turn
from games.zoo.actions import (
    COINS_ONLY,
    DONE,
    LEAVE,
    SKIP,
    BuyFruit,
    BuyShare,
    Hire,
    Lobby,
    Look,
    Pay,
    Put,
    Remove,
    SellFruit,
    SellShare,
    TakeFruit,
    Use,
)
from games.zoo.components import NONE
from games.zoo.perks import fruit_cost, fruit_gain, share_cost, share_gain
from games.zoo.primitives import BuyShareFor
from games.zoo.reactions import at_work, reaction
from games.zoo.state import Issuing, Looking, Paying, Reacting, Removing, Taking, Trading

if TYPE_CHECKING:
    from bot.face import Choice
    from games.core import Action


def decide_trade(turn: Turn) -> Decision:
    """Buttons for what can be bought and sold; purchases from players are listed."""
    text, phase = turn.text, turn.state.phase
    assert isinstance(phase, Trading)
    title = text(
        "title-trade",
        token=words.token(text, phase.token),
        count=phase.left,
        coins=words.coins(text, turn.me.coins),
    )
    buys = [_trade(turn, action) for action in turn.legal if _buys_plainly(action)]
    sales = [_trade(turn, action) for action in turn.legal if isinstance(action, SellShare | SellFruit)]
    others = [
        _trade(turn, action)
        for action in turn.legal
        if isinstance(action, BuyFruit) and action.seller != NONE
    ]
    parts: list[Part] = [*rows(buys), *rows(sales)]
    if others:
        parts.append(Pick(text("pick-seller"), tuple(others)))
    parts.append(Note(words.about_token(text, phase.token) if parts else text("no-trade")))
    return _with_done(turn, Decision(title, tuple(parts)))


def _buys_plainly(action: Action) -> bool:
    return isinstance(action, BuyShare) or (isinstance(action, BuyFruit) and action.seller == NONE)


def _trade(turn: Turn, action: Action) -> Choice:
    text, state, seat = turn.text, turn.state, turn.seat
    said = words.doing(text, action, turn.names)
    match action:
        case BuyShare(company=company):
            price, emoji = share_cost(state, seat, company), words.KIND_EMOJIS[company]
        case SellShare(company=company):
            price, emoji = share_gain(state, seat, company), words.KIND_EMOJIS[company]
        case BuyFruit(kind=kind, seller=seller):
            price, emoji = fruit_cost(state, seat, kind, from_player=seller != NONE), words.KIND_EMOJIS[kind]
        case SellFruit(kind=kind):
            price, emoji = fruit_gain(state, seat, kind), words.KIND_EMOJIS[kind]
        case _:
            raise TypeError(type(action))
    return choice(text("for-coins", doing=said, coins=words.coins(text, price)), action, emoji=emoji)


def _with_done(turn: Turn, decision: Decision) -> Decision:
    """What may be stopped is stopped by confirming."""
    if DONE not in turn.legal:
        return decision
    return Decision(decision.title, decision.parts, decision.warning, (str(DONE),), decision.summary)


def decide_hire(turn: Turn) -> Decision:
    """One of the face-up helpers that can be paid."""
    text = turn.text
    entries = []
    for number, helper in enumerate(turn.state.helpers, 1):
        hire = next((one for one in turn.legal if isinstance(one, Hire) and one.helper == helper), None)
        if hire is None:
            continue
        label = text("numbered", number=number, what=words.offer(text, helper))
        note = words.helper_text(text, helper)
        entries.append(choice(label, hire, note=note, final=ends_turn(turn.state, turn.seat, hire)))
    title = text("title-hire", fruit=words.fruit(text, turn.me.fruit))
    parts = (Pick(text("pick-hire"), tuple(entries)),) if entries else (Note(text("no-hire")),)
    return _with_done(turn, Decision(title, parts, text("warning-reveals") if entries else ""))


def decide_payment(turn: Turn) -> Decision:
    text, phase = turn.text, turn.state.phase
    assert isinstance(phase, Paying)
    entries = [
        choice(words.doing(text, action, turn.names), action, final=ends_turn(turn.state, turn.seat, action))
        for action in turn.legal
        if isinstance(action, Pay)
    ]
    title = text("title-pay", helper=words.helper(text, phase.helper))
    return Decision(title, (Pick(text("pick-pay"), tuple(entries)),), text("warning-reveals"))


def decide_lobby(turn: Turn) -> Decision:
    text = turn.text
    entries = _lobbies(turn)
    buttons = [choice(text("do-coins"), COINS_ONLY, emoji="🪙")] if COINS_ONLY in turn.legal else []
    parts: list[Part] = [Pick(text("pick-lobby"), tuple(entries))] if entries else []
    parts += rows(buttons)
    return _with_done(turn, Decision(text("title-lobby"), tuple(parts), text("warning-reveals")))


def _lobbies(turn: Turn) -> list[Choice]:
    """Each face-up card with each deck, numbered as on the tray."""
    text = turn.text
    return [
        choice(
            text(
                "lobby-entry",
                number=turn.state.influence.index(action.card) + 1,
                card=words.card(text, action.card),
                company=words.company(text, action.company),
            ),
            action,
            emoji=words.KIND_EMOJIS[action.company],
            note=words.card_text(text, action.card),
            final=ends_turn(turn.state, turn.seat, action),
        )
        for action in turn.legal
        if isinstance(action, Lobby)
    ]


def decide_speculation(turn: Turn) -> Decision:
    text = turn.text
    looks = [
        choice(words.doing(text, action, turn.names), action, emoji=words.KIND_EMOJIS[action.company])
        for action in turn.legal
        if isinstance(action, Look)
    ]
    if COINS_ONLY in turn.legal:
        looks.append(choice(text("do-coins"), COINS_ONLY, emoji="🪙"))
    return _with_done(turn, Decision(text("title-speculate"), tuple(rows(looks)), text("warning-look")))


def decide_order(turn: Turn) -> Decision:
    """Put each card looked at back: on top, or at the bottom."""
    text, phase = turn.text, turn.state.phase
    assert isinstance(phase, Looking)
    title = text("title-looking", company=words.company(text, phase.company))
    parts: list[Part] = []
    for number, card in enumerate(phase.cards, 1):
        if card in phase.cards[: number - 1]:
            continue
        pair = [action for action in turn.legal if isinstance(action, Put) and action.card == card]
        name = words.card(text, card)
        buttons = [
            choice(
                text("put-top", number=number, card=name)
                if action.top
                else text("put-bottom", number=number, card=name),
                action,
                emoji="⬆️" if action.top else "⬇️",
            )
            for action in pair
        ]
        parts += rows(buttons)
    if LEAVE in turn.legal:
        parts += rows([choice(text("put-leave"), LEAVE, emoji="🟰")])
    return Decision(title, tuple(parts))


def decide_removal(turn: Turn) -> Decision:
    text, phase = turn.text, turn.state.phase
    assert isinstance(phase, Removing)
    cards = [
        choice(
            text(
                "remove-card", number=phase.cards.index(action.card) + 1, card=words.card(text, action.card)
            ),
            action,
            emoji="🗑️",
        )
        for action in turn.legal
        if isinstance(action, Remove)
    ]
    cards.append(choice(text("remove-none"), LEAVE, emoji="🟰"))
    return Decision(text("title-removing", company=words.company(text, phase.company)), tuple(rows(cards)))


def decide_reaction(turn: Turn) -> Decision:
    """Which helper to use, where several can be; and how."""
    text, phase = turn.text, turn.state.phase
    assert isinstance(phase, Reacting)
    helper = at_work(turn.state, phase)
    if helper == NONE:
        helpers = [
            choice(words.helper(text, action.helper), action, note=words.helper_text(text, action.helper))
            for action in turn.legal
            if isinstance(action, Use)
        ]
        parts = (Pick(text("pick-use"), tuple(helpers)),) if helpers else ()
        return _with_done(turn, Decision(text("title-reacting"), parts))
    entries = _lobbies(turn) or [
        _using(turn, action, helper) for action in turn.legal if action not in {SKIP, DONE}
    ]
    parts_using: list[Part] = [Note(words.helper_text(text, helper)), Pick(text("pick-how"), tuple(entries))]
    if SKIP in turn.legal:
        parts_using += rows([choice(text("button-skip"), SKIP, emoji="⏭️")])
    title = text("title-using", helper=words.helper(text, helper))
    return _with_done(turn, Decision(title, tuple(parts_using)))


def _using(turn: Turn, action: Action, helper: int) -> Choice:
    text = turn.text
    said = words.doing(text, action, turn.names)
    does = reaction(helper)
    if isinstance(action, BuyShare) and isinstance(does, BuyShareFor):
        price = share_cost(turn.state, turn.seat, action.company, does.less)
        said = text("for-coins", doing=said, coins=words.coins(text, price))
    return choice(said, action)


def decide_taking(turn: Turn) -> Decision:
    text, phase = turn.text, turn.state.phase
    assert isinstance(phase, Taking)
    title = text("title-taking", company=words.company(text, phase.company), count=phase.left)
    kinds = [
        choice(words.doing(text, action, turn.names), action, emoji=words.KIND_EMOJIS[action.kind])
        for action in turn.legal
        if isinstance(action, TakeFruit)
    ]
    return _with_done(turn, Decision(title, (*rows(kinds), Note(text("taking-note")))))


def decide_issue(turn: Turn) -> Decision:
    text, phase = turn.text, turn.state.phase
    assert isinstance(phase, Issuing)
    company = words.company(text, phase.company)
    shares = []
    for action in turn.legal:
        if isinstance(action, BuyShare):
            price = share_cost(turn.state, turn.seat, action.company, phase.less)
            said = text(
                "for-coins", doing=words.doing(text, action, turn.names), coins=words.coins(text, price)
            )
            shares.append(choice(said, action, emoji=words.KIND_EMOJIS[action.company]))
    return _with_done(turn, Decision(text("title-issue", company=company), tuple(rows(shares))))


def decide_end(turn: Turn) -> Decision:
    return _with_done(turn, Decision(turn.text("title-over")))
