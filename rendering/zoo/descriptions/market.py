"""The market and what a player has, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.zoo.components import KIND_NAMES, NONE
from games.zoo.majority import major
from games.zoo.staff import glory
from rendering.describing import Description, Part, alt_names, always, fit, full_names
from rendering.zoo import wording
from rendering.zoo.descriptions import pieces

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.zoo.state import State
    from games.zoo.view import View
    from rendering.setting import Setting
    from texts import Texts


def describe_market(view: View, setting: Setting) -> Description:
    text = wording.texts(setting.language)
    return Description(
        alt=fit(tuple(_market_parts(text, view.state, setting, alt_names(setting)))),
        full="\n".join(
            part.wordings[0] for part in _market_parts(text, view.state, setting, full_names(setting))
        ),
    )


def _market_parts(text: Texts, state: State, setting: Setting, names: Sequence[str]) -> Iterator[Part]:
    yield always(
        text(
            "describe-market", round=state.round, phase=wording.going_on(text, state), name=names[state.first]
        )
    )
    for company in state.order:
        yield _company(text, state, company, names)
    for company in state.order:
        if cards := state.companies[company].revealed:
            titles = ", ".join(wording.card_title(text, card) for card in cards)
            said = text("describe-revealed", company=wording.company(text, company), cards=titles)
            yield Part((said, ""), 1)
    yield always(text("describe-warehouse", stock="; ".join(_stock(text, state))))
    yield _row(text, state)
    yield _influence(text, state)
    for player in range(len(state.players)):
        yield _player(text, state, player, setting, names)


def _stock(text: Texts, state: State) -> Iterator[str]:
    for kind in state.order:
        fruit = text("fruit", count=state.warehouse[kind], kind=KIND_NAMES[kind])
        yield text("describe-stock", fruit=fruit, price=state.fruit_prices[kind])


def _company(text: Texts, state: State, company: int, names: Sequence[str]) -> Part:
    it, majority = state.companies[company], major(state, company)
    held = [
        f"{name} {player.shares[company]}"
        for name, player in zip(names, state.players, strict=True)
        if player.shares[company]
    ]
    name, fruit, shares = (
        wording.company(text, company),
        wording.heap(text, it.fruit),
        ", ".join(held) or text("none"),
    )
    long = text(
        "describe-company",
        company=name,
        price=it.price,
        fruit=fruit,
        shares=shares,
        major=names[majority] if majority != NONE else text("nobody"),
        cards=text("cards", count=len(it.deck)),
    )
    short = text("describe-company-short", company=name, price=it.price, fruit=fruit, shares=shares)
    return Part((long, short), 5)


def _row(text: Texts, state: State) -> Part:
    helpers = state.helpers
    return Part(
        (
            text("describe-helpers", helpers="; ".join(pieces.helper(text, one) for one in helpers)),
            text("describe-helpers", helpers="; ".join(pieces.helper_briefly(text, one) for one in helpers)),
            text("describe-helpers", helpers="; ".join(wording.helper_title(text, one) for one in helpers)),
        ),
        3,
    )


def _influence(text: Texts, state: State) -> Part:
    cards = state.influence
    return Part(
        (
            text("describe-influence", cards="; ".join(pieces.card(text, one) for one in cards)),
            text("describe-influence", cards="; ".join(wording.card_title(text, one) for one in cards)),
        ),
        2,
    )


def _player(text: Texts, state: State, player: int, setting: Setting, names: Sequence[str]) -> Part:
    it, name = state.players[player], names[player]
    coins, fruit, points = text("coins", count=it.coins), wording.heap(text, it.fruit), glory(it.helpers)
    return Part(
        (
            text(
                "describe-player",
                name=name,
                colour=pieces.colour(text, setting.piece(player)),
                coins=coins,
                fruit=fruit,
                hand=it.in_hand,
                glory=points,
                helpers="; ".join(wording.helper_title(text, one) for one in it.helpers) or text("none"),
                tokens=_tokens(text, it.played),
            ),
            text("describe-player-short", name=name, coins=coins, fruit=fruit, glory=points),
            text("describe-player-shortest", name=name, coins=coins, glory=points),
        ),
        4,
    )


def _tokens(text: Texts, played: Sequence[int]) -> str:
    return ", ".join(wording.token(text, token) for token in played) or text("none")


def describe_holdings(view: View, player: int, setting: Setting) -> Description:
    text = wording.texts(setting.language)
    return Description(
        alt=fit(tuple(_holdings_parts(text, view.state, player, setting, alt_names(setting)))),
        full="\n".join(
            part.wordings[0]
            for part in _holdings_parts(text, view.state, player, setting, full_names(setting))
        ),
    )


def _holdings_parts(
    text: Texts, state: State, player: int, setting: Setting, names: Sequence[str]
) -> Iterator[Part]:
    it = state.players[player]
    yield always(
        text(
            "describe-holdings",
            name=names[player],
            colour=pieces.colour(text, setting.piece(player)),
            coins=text("coins", count=it.coins),
            glory=glory(it.helpers),
            fruit=wording.heap(text, it.fruit),
        )
    )
    stakes = [
        text(
            "describe-stake",
            company=wording.company(text, kind),
            count=it.shares[kind],
            price=state.companies[kind].price,
        )
        for kind in state.order
        if it.shares[kind]
    ]
    yield always(text("describe-stakes", shares=", ".join(stakes) or text("none"), hand=it.in_hand))
    if not state.is_bot(player):
        yield always(text("describe-tokens", tokens=_tokens(text, it.played)))
    if not it.helpers:
        yield always(f"{text('no-helpers')}.")
        return
    yield Part(
        (
            text("describe-staff", helpers="; ".join(pieces.helper(text, one) for one in it.helpers)),
            text("describe-staff", helpers="; ".join(wording.helper_title(text, one) for one in it.helpers)),
        ),
        1,
    )
