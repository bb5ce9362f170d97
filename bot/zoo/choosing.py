"""Choosing a token in secret, with orders for its resolution and standing answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.face import Note, Pick
from bot.parts import Decision, Part, choice, rows
from bot.zoo import words
from bot.zoo.turn import Turn
from games.zoo.actions import (
    ANSWERS,
    ASK,
    BACK,
    BY_TEXT,
    DO_NOTHING,
    FORGET,
    ORDERS,
    PICK,
    READY,
    RETHINK,
    AcceptIssue,
    AskAudit,
    BuyFruit,
    BuyShare,
    Hire,
    Limit,
    Lobby,
    Prefer,
    SellFruit,
    SellShare,
    Then,
    WishFor,
)
from games.zoo.components import DUPLICATE, HIRE, NONE, TOKENS, TOKENS_PER_ROUND
from games.zoo.hiring import payments
from games.zoo.perks import fruit_cost, fruit_gain, share_cost, share_gain
from rendering.zoo import wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.face import Choice
    from games.zoo.state import Choice as Chosen


def decide(turn: Turn) -> Decision:
    mine = turn.state.choices[turn.seat]
    if mine.ready:
        return _made(turn, mine)
    if mine.limiting:
        return _limits(turn, mine)
    if mine.standing:
        return _answers(turn)
    if mine.then != NONE:
        return _ability(turn, mine)
    if mine.ordering:
        return _orders(turn, mine)
    return _tokens(turn) if mine.token == NONE else _chosen(turn, mine)


def _token(turn: Turn, mine: Chosen) -> str:
    """The chosen one; Duplicate with what it will repeat."""
    return words.token(turn.text, mine.token, turn.me.played[-1] if turn.me.played else NONE)


def _tokens(turn: Turn) -> Decision:
    """Six tokens; those used this round are greyed out."""
    text, state = turn.text, turn.state
    title = text(
        "title-choose",
        round=state.round,
        step=state.step,
        steps=TOKENS_PER_ROUND,
        coins=words.coins(text, turn.me.coins),
    )
    repeats = turn.me.played[-1] if turn.me.played else NONE
    tokens = [
        choice(
            words.token(text, token, repeats if PICK[token] in turn.legal else NONE),
            PICK[token],
            emoji=words.TOKEN_EMOJIS[token],
            possible=PICK[token] in turn.legal,
        )
        for token in TOKENS
    ]
    about = "\n".join(words.about_token(text, token) for token in TOKENS if PICK[token] in turn.legal)
    parts: list[Part] = [
        *rows(tokens),
        Note(about),
        Note(text("choose-note")),
        *rows([_answers_button(turn)]),
    ]
    return Decision(title, tuple(parts))


def _answers_button(turn: Turn) -> Choice:
    return choice(turn.text("button-answers"), ANSWERS, emoji="📌")


def _chosen(turn: Turn, mine: Chosen) -> Decision:
    text = turn.text
    title = text("title-chosen", token=_token(turn, mine))
    buttons = [
        choice(text("button-orders"), ORDERS, emoji="📝"),
        choice(text("button-other-token"), RETHINK, emoji="🔄"),
        _answers_button(turn),
    ]
    about = (Note(words.about_token(text, mine.token)), Note(text("orders-note")))
    parts: list[Part] = [*rows(buttons), *about]
    if _in_vain(turn, mine):
        parts.insert(0, Note(text("no-hire"), small=False))
    return Decision(title, tuple(parts), confirm=(str(READY),), summary=_chosen_summary(turn, mine))


def _in_vain(turn: Turn, mine: Chosen) -> bool:
    """Whether the token is to hire, and no helper can be paid as things stand."""
    token = turn.me.played[-1] if mine.token == DUPLICATE else mine.token
    state = turn.state
    return token == HIRE and not any(payments(state, turn.seat, helper) for helper in state.helpers)


def _ordered(turn: Turn, mine: Chosen) -> str:
    """The orders given so far, numbered as they are carried out, and what happens where they say nothing."""
    text = turn.text
    if not mine.wishes:
        return text("orders-none") if mine.ask else text("orders-nothing")
    wishes = []
    for number, wish in enumerate(mine.wishes, start=1):
        said = words.wished(text, wish.action, wish.limit, turn.names)
        if wish.helper != NONE:
            said = text("wish-by", helper=words.helper(text, wish.helper), doing=said)
        wishes.append(f"{number}. {said}")
    rest = text("orders-then-ask") if mine.ask else text("orders-then-nothing")
    return wording.closed(text("orders-given", orders="; ".join(wishes), rest=rest))


def _made(turn: Turn, mine: Chosen) -> Decision:
    """Ready: the choice may still be changed while others think."""
    text = turn.text
    title = text("title-made", token=_token(turn, mine))
    change = choice(text("button-change"), RETHINK, emoji="🔄")
    parts: list[Part] = [Note(_ordered(turn, mine), small=False), *rows([change])]
    return Decision(title, tuple(parts))


def _orders(turn: Turn, mine: Chosen) -> Decision:
    text = turn.text
    title = text("title-orders", token=_token(turn, mine))
    given = bool(mine.wishes) or not mine.ask
    parts: list[Part] = [] if given else [Note(_ordered(turn, mine), small=False)]
    parts += _wish_list(turn)
    helpers = [
        choice(text("order-helper", helper=words.helper(text, action.helper)), action)
        for action in turn.legal
        if isinstance(action, Then)
    ]
    if helpers:
        parts.append(Pick(text("pick-helper"), tuple(helpers)))
    buttons = [
        choice(text("button-then-ask"), ASK, emoji="🔔") if ASK in turn.legal else None,
        choice(text("button-then-nothing"), DO_NOTHING, emoji="🔕") if DO_NOTHING in turn.legal else None,
        choice(text("button-forget"), FORGET, emoji="🗑️") if FORGET in turn.legal else None,
        choice(text("button-enough"), BACK, emoji="✔️"),
    ]
    parts += rows([button for button in buttons if button is not None])
    if not given:
        return Decision(title, tuple(parts))
    confirm = (str(BACK), str(READY))
    return Decision(title, tuple(parts), confirm=confirm, summary=_chosen_summary(turn, mine))


def _chosen_summary(turn: Turn, mine: Chosen) -> str:
    return turn.text("summary-chosen", token=_token(turn, mine), orders=_ordered(turn, mine))


def _wish_list(turn: Turn) -> Iterator[Part]:
    wishes = [_wish(turn, action) for action in turn.legal if isinstance(action, WishFor)]
    if wishes:
        yield Pick(turn.text("pick-order"), tuple(wishes))


def _wish(turn: Turn, wish: WishFor) -> Choice:
    """With what it costs or brings now, or what the card says."""
    text, state, seat, action = turn.text, turn.state, turn.seat, BY_TEXT[wish.action]
    said = words.doing(text, action, turn.names)
    match action:
        case BuyShare(company):
            return choice(said, wish, note=_price_now(turn, share_cost(state, seat, company)))
        case SellShare(company):
            return choice(said, wish, note=_price_now(turn, share_gain(state, seat, company)))
        case BuyFruit(kind):
            cost = fruit_cost(state, seat, kind, from_player=not state.warehouse[kind])
            return choice(said, wish, note=_price_now(turn, cost))
        case SellFruit(kind):
            return choice(said, wish, note=_price_now(turn, fruit_gain(state, seat, kind)))
        case Hire(helper):
            return choice(words.offer(text, helper), wish, note=words.helper_text(text, helper))
        case Lobby(card):
            return choice(said, wish, note=words.card_text(text, card))
    return choice(said, wish)


def _price_now(turn: Turn, price: int) -> str:
    return turn.text("price-now", coins=words.coins(turn.text, price))


def _ability(turn: Turn, mine: Chosen) -> Decision:
    """Orders for a helper's ability."""
    text = turn.text
    title = text("title-ability", helper=words.helper(text, mine.then))
    parts = (
        Note(words.helper_text(text, mine.then)),
        *_wish_list(turn),
        *rows([choice(text("button-enough"), BACK, emoji="✔️")]),
    )
    return Decision(title, parts)


def _limits(turn: Turn, mine: Chosen) -> Decision:
    """At which price an order still holds."""
    text = turn.text
    ordered = BY_TEXT[mine.limiting]
    buying = isinstance(ordered, BuyShare | BuyFruit)
    title = text("title-limit", doing=words.doing(text, ordered, turn.names))
    limits = [
        choice(_limit(turn, action.coins, buying=buying), action)
        for action in turn.legal
        if isinstance(action, Limit)
    ]
    prompt = text("pick-at-most") if buying else text("pick-at-least")
    return Decision(
        title, (Pick(prompt, tuple(limits)), *rows([choice(text("button-enough"), BACK, emoji="↩️")]))
    )


def _limit(turn: Turn, limit: int, *, buying: bool) -> str:
    coins = words.coins(turn.text, limit)
    return turn.text("at-most", coins=coins) if buying else turn.text("at-least", coins=coins)


def _answers(turn: Turn) -> Decision:
    """Which fruit to take first, what to do about offers: asked once, answered for good."""
    text = turn.text
    now = turn.me.standing
    asked = (
        (text("about-prefer"), Prefer(now.prefer)),
        (text("about-issue"), AcceptIssue(now.issue)),
        (text("about-audit"), AskAudit(now.audit)),
    )
    said = (text("answer-now", what=what, now=words.doing(text, one, turn.names)) for what, one in asked)
    parts: list[Part] = [Note(text("answers-note")), Note("\n".join(said), small=False)]
    for what, given in asked:
        entries = [
            choice(words.doing(text, one, turn.names), one)
            for one in turn.legal
            if isinstance(one, type(given))
        ]
        if entries:
            parts.append(Pick(text("pick-answer", what=what), tuple(entries)))
    parts += rows([choice(text("button-enough"), BACK, emoji="↩️")])
    return Decision(text("title-answers"), tuple(parts))
