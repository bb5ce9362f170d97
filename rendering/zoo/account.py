"""What happened, in sentences: a turn in one, a market phase company by company."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from games.zoo.bot_cards import BOT_CARDS
from games.zoo.components import KIND_NAMES, NONE, ROUNDS
from games.zoo.events import (
    AnyEvent,
    Began,
    BotDrew,
    BoughtFruit,
    BoughtShare,
    CardLeft,
    Declined,
    FruitAdded,
    FruitPriceMoved,
    FruitSpoiled,
    Gained,
    GainedFruit,
    GameEnded,
    Hired,
    InfluenceCleared,
    Lobbied,
    Looked,
    Opened,
    RemovedUnseen,
    RoundEnded,
    SharePriceMoved,
    SoldFruit,
    SoldShare,
    Swapped,
    TookFruit,
    TopMoved,
    TurnEnded,
)
from games.zoo.staff import HELPER_BY_ID
from rendering.zoo import wording
from rendering.zoo.report import is_market, reports

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rendering.zoo.report import Pass, Report, Sharing, Turned
    from texts import Texts

YOU, THEY = "you", "they"
"""Whose deeds: of the one who is spoken to, or of somebody who was named."""


def sentences(text: Texts, events: Sequence[AnyEvent], names: Sequence[str]) -> list[str]:
    """Everything in its order: tokens revealed, each turn, each market phase, the end."""
    told: list[str] = []
    for market, some in groupby(_marked(events), key=lambda pair: pair[0]):
        part = [event for _, event in some]
        told += _market(text, part, names) if market else _turns(text, part, names)
    return [wording.closed(sentence) for sentence in told]


def _marked(events: Sequence[AnyEvent]) -> Iterator[tuple[bool, AnyEvent]]:
    """Whether each event belongs to a market phase: from what opens it to the end of its round."""
    inside = False
    for event in events:
        inside = inside or is_market(event)
        if isinstance(event, Opened | Began | BotDrew | GameEnded):
            inside = False
        yield inside, event
        if isinstance(event, RoundEnded):
            inside = False


def _turns(text: Texts, events: Sequence[AnyEvent], names: Sequence[str]) -> Iterator[str]:
    turn: list[AnyEvent] = []
    for event in events:
        match event:
            case Opened():
                yield _opened(text, event, names)
            case GameEnded():
                yield ended(text, event, names)
            case Began() | BotDrew():
                yield from _turn(text, turn, names)
                turn = [event]
            case TurnEnded():
                yield from _turn(text, turn, names)
                turn = []
            case _:
                turn.append(event)
    yield from _turn(text, turn, names)


def _opened(text: Texts, event: Opened, names: Sequence[str]) -> str:
    tokens = (
        text("told-token", name=names[seat], token=wording.token(text, token))
        for seat, token in enumerate(event.tokens)
    )
    return text("told-opened", tokens=", ".join(tokens))


def ended(text: Texts, event: GameEnded, names: Sequence[str]) -> str:
    won = wording.victory(text, [names[player] for player in event.winners])
    scores = ", ".join(f"{names[player]} {points}" for player, points in enumerate(event.scores))
    return text("told-end", winners=f"{won}.", scores=scores)


def _turn(text: Texts, events: Sequence[AnyEvent], names: Sequence[str]) -> Iterator[str]:
    """One player's token, or one bot's card; or what is left of a turn whose beginning was told before."""
    done = deeds(text, events, names)
    if not done:
        return
    match events[0]:
        case Began(player=player, token=token, repeats=repeats):
            said = wording.token(text, token)
            if repeats != NONE:
                said = text("token-repeats", token=wording.token(text, repeats))
            yield text("told-turn", name=names[player], token=said, deeds=done)
        case BotDrew(player=player, card=card):
            yield text("told-bot", name=names[player], card=BOT_CARDS[card].id[1:].lstrip("0"), deeds=done)
        case Declined(player=player, token=token):
            yield text("told-turn", name=names[player], token=wording.token(text, token), deeds=done)
        case first:
            player = getattr(first, "player", NONE)
            if player != NONE:
                yield text("told-plain", name=names[player], deeds=done)


def deeds(text: Texts, events: Sequence[AnyEvent], names: Sequence[str], by: str = THEY) -> str:
    """What one player did, without naming them; by YOU, as it is said to whoever plans it. "" for nothing."""
    return "; ".join(filter(None, (_deed(text, event, names, by) for event in events)))


def _deed(text: Texts, event: AnyEvent, names: Sequence[str], by: str) -> str:
    said = _trade(text, event, names, by) or _other(text, event, by)
    helper = HELPER_BY_ID.get(getattr(event, "cause", ""))
    if said and helper is not None:
        return text("deed-by", deed=said, helper=wording.helper_title(text, helper))
    return said


def _trade(text: Texts, event: AnyEvent, names: Sequence[str], by: str) -> str:
    match event:
        case BoughtShare() | SoldShare():
            company, coins = wording.firm(text, event.company), _coins(text, event.coins)
            if isinstance(event, BoughtShare):
                return text("deed-buy-share", by=by, company=company, coins=coins, price=event.price)
            return text("deed-sell-share", by=by, company=company, coins=coins, price=event.price)
        case BoughtFruit(seller=seller) if seller != NONE:
            return text(
                "deed-buy-fruit-from",
                by=by,
                fruit=_fruit(text, event.kind, 1),
                seller=names[seller],
                coins=_coins(text, event.coins),
                price=event.price,
            )
        case BoughtFruit() | SoldFruit():
            fruit, coins = _fruit(text, event.kind, 1), _coins(text, event.coins)
            if isinstance(event, BoughtFruit):
                return text("deed-buy-fruit", by=by, fruit=fruit, coins=coins, price=event.price)
            return text("deed-sell-fruit", by=by, fruit=fruit, coins=coins, price=event.price)
    return ""


def _other(text: Texts, event: AnyEvent, by: str) -> str:
    match event:
        case Hired():
            helper = wording.helper_title(text, event.helper)
            return text("deed-hire", by=by, helper=helper, fruit=wording.heap(text, event.paid, taken=True))
        case Lobbied():
            card, company = wording.card_title(text, event.card), wording.firm(text, event.company)
            return text("deed-lobby", by=by, card=card, company=company)
        case Gained() if event.coins > 0:
            return text("deed-gain", by=by, coins=_coins(text, event.coins))
        case Gained() if event.coins < 0:
            return text("deed-pay", by=by, coins=_coins(text, -event.coins))
        case GainedFruit():
            return text("deed-fruit", by=by, fruit=_fruit(text, event.kind, event.n))
        case Swapped():
            gave, took = _fruit(text, event.gave, 1), _fruit(text, event.took, 1)
            return text("deed-swap", by=by, gave=gave, took=took)
        case Declined():
            return text("deed-decline")
    return _rarer(text, event, by)


def _rarer(text: Texts, event: AnyEvent, by: str) -> str:
    match event:
        case Looked():
            cards = text("cards", count=len(event.cards))
            return text("deed-look", by=by, cards=cards, company=wording.firm(text, event.company))
        case RemovedUnseen():
            return text("deed-remove", by=by, company=wording.firm(text, event.company))
        case SharePriceMoved():
            company = wording.firm(text, event.company)
            return text("deed-share-price", by=by, company=company, before=event.before, after=event.after)
        case FruitPriceMoved():
            kind = KIND_NAMES[event.kind]
            words = text("kind", kind=kind)
            return text("deed-fruit-price", by=by, kind=words, before=event.before, after=event.after)
        case TopMoved():
            return text(
                "deed-top-moved",
                card=wording.card_title(text, event.card),
                source=wording.firm(text, event.source),
                target=wording.firm(text, event.target),
            )
        case InfluenceCleared():
            return text("deed-cleared")
    return ""


def _coins(text: Texts, count: int) -> str:
    return text("coins-gained", count=count)


def _fruit(text: Texts, kind: int, count: int) -> str:
    return text("fruit-taken", count=count, kind=KIND_NAMES[kind])


def _market(text: Texts, events: Sequence[AnyEvent], names: Sequence[str]) -> Iterator[str]:
    for report in reports(events):
        yield from account(text, report, names)


def account(text: Texts, report: Report, names: Sequence[str]) -> Iterator[str]:
    """A market phase: what helpers brought, each deck, each sharing, who is first player now."""
    for event in report.harvests:
        fruit = _fruit(text, event.kind, event.n)
        helper = wording.helper_title(text, HELPER_BY_ID[event.cause])
        yield text("account-harvest", name=names[event.player], fruit=fruit, helper=helper)
    for one in report.passes:
        yield _pass(text, one, names)
    for sharing in report.sharings:
        yield from _sharing(text, sharing, names)
    if report.first == NONE:
        return
    if report.round == ROUNDS:
        yield text("told-last-round", round=report.round)
    else:
        yield text("told-round", round=report.round, name=names[report.first])


def _pass(text: Texts, one: Pass, names: Sequence[str]) -> str:
    cards = ", ".join(_turned(text, turned, names) for turned in one.cards)
    said = text("account-pass", company=wording.company(text, one.company), cards=cards or text("none"))
    return f"{said} {text('account-empty')}" if one.empty else said


def _turned(text: Texts, turned: Turned, names: Sequence[str]) -> str:
    title = wording.card_title(text, turned.card)
    if turned.ignored:
        return text("fx-card", card=title, effects=text("fx-ignored"))
    effects = ", ".join(filter(None, (_effect(text, event, names) for event in turned.effects)))
    return text("fx-card", card=title, effects=effects or text("fx-nothing"))


def _effect(text: Texts, event: AnyEvent, names: Sequence[str]) -> str:
    match event:
        case FruitAdded(source=source) if source != NONE:
            fruit = text("fruit", count=event.n, kind=KIND_NAMES[event.kind])
            return text("fx-moved", fruit=fruit, company=wording.company(text, event.company))
        case FruitAdded():
            return text("fx-added", fruit=text("fruit", count=event.n, kind=KIND_NAMES[event.kind]))
        case FruitSpoiled():
            return text("fx-spoiled", fruit=text("fruit", count=event.n, kind=KIND_NAMES[event.kind]))
        case SharePriceMoved():
            return text("fx-share-price", before=event.before, after=event.after)
        case FruitPriceMoved():
            kind = text("kind", kind=KIND_NAMES[event.kind])
            return text("fx-fruit-price", kind=kind, before=event.before, after=event.after)
        case CardLeft(target=target) if target != NONE:
            return text("fx-wander", company=wording.company(text, target))
        case CardLeft():
            return text("fx-left")
    return _befallen(text, event, names)


def _befallen(text: Texts, event: AnyEvent, names: Sequence[str]) -> str:
    """What a card did to a player."""
    match event:
        case Gained() if event.coins > 0:
            return text("fx-gain", name=names[event.player], coins=text("coins", count=event.coins))
        case Gained() if event.coins < 0:
            return text("fx-pay", name=names[event.player], coins=text("coins", count=-event.coins))
        case TookFruit():
            return text("fx-take", name=names[event.player], fruit=_fruit(text, event.kind, 1))
        case SoldShare():
            return text("fx-sell", name=names[event.player], coins=_coins(text, event.coins))
        case BoughtShare():
            return text("fx-buy", name=names[event.player], coins=_coins(text, event.coins))
        case Looked():
            return text("fx-look", name=names[event.player], cards=text("cards", count=len(event.cards)))
        case RemovedUnseen():
            return text("fx-removed")
    return ""


def _brought(text: Texts, gain: Gained, names: Sequence[str]) -> str:
    """Coins a helper brings, and which helper."""
    deed = text("fx-gain", name=names[gain.player], coins=text("coins", count=gain.coins))
    return text("deed-by", deed=deed, helper=wording.helper_title(text, HELPER_BY_ID[gain.cause]))


def _sharing(text: Texts, sharing: Sharing, names: Sequence[str]) -> Iterator[str]:
    company = wording.company(text, sharing.company)
    taken = [
        text("account-takes", name=names[player], fruit=wording.heap(text, fruit, taken=True))
        for player, fruit in sharing.taken
    ]
    taken += [_brought(text, gain, names) for gain in sharing.gains]
    if taken:
        yield text("account-sharing", company=company, taken="; ".join(taken))
    if sharing.tied:
        who = ", ".join(names[player] for player in sharing.tied)
        yield text("account-tied", company=company, names=who, coins=_coins(text, sharing.coins))
    elif not taken and any(sharing.fruit):
        yield text("account-nobody", company=company)
