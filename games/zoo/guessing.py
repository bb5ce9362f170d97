"""A position that could be the one behind a view: decks, stacks and others' choices are drawn."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from games.chance import Chance
from games.zoo import choosing
from games.zoo.bot_cards import BOT_CARDS
from games.zoo.cards import INFLUENCE_CARDS, copies
from games.zoo.components import HIDDEN, KINDS
from games.zoo.setup import SEED_LIMIT
from games.zoo.staff import HELPERS
from games.zoo.state import AnyPhase, Choice, Choosing, Company, Looking, Removed, Removing, State
from games.zoo.view import View


def guess(view: View, chance: Chance) -> State:
    """What the viewer has seen stays where it is. Others' orders and standing answers are taken for none."""
    state = view.state
    pools = [_pool(view, company, chance) for company in KINDS]
    phase = _in_hand(state.phase, pools)
    return replace(
        state,
        seed=chance.below(SEED_LIMIT),
        phase=phase,
        choices=tuple(_choice(state, seat, chance) for seat in range(state.seats)),
        companies=tuple(_dealt(company, pool) for company, pool in zip(state.companies, pools, strict=True)),
        removed=tuple(_removed(one, pools) for one in state.removed),
        influence_stack=chance.shuffled(_unseen_influence(view)),
        helper_stack=chance.shuffled(_unseen_helpers(state)),
        bot_stack=chance.shuffled(sorted(set(range(len(BOT_CARDS))) - set(state.bot_played)))
        if state.bots
        else (),
    )


def _pool(view: View, company: int, chance: Chance) -> list[int]:
    """The cards of a deck whose place the viewer does not know."""
    seen = Counter(card for card, _ in view.state.companies[company].deck)
    phase = view.state.phase
    if isinstance(phase, Looking) and phase.company == company:
        seen.update(phase.cards + phase.top + phase.bottom)
    return list(chance.shuffled(sorted((Counter(view.stock[company]) - seen).elements())))


def _in_hand(phase: AnyPhase, pools: list[list[int]]) -> AnyPhase:
    """What somebody else is looking at. Of a deck that is only looked at, the cards lie where they were."""
    if isinstance(phase, Looking) and HIDDEN in phase.cards:
        return replace(phase, cards=tuple(pools[phase.company].pop() for _ in phase.cards))
    if isinstance(phase, Removing) and HIDDEN in phase.cards:
        return replace(phase, cards=tuple(reversed(pools[phase.company][-len(phase.cards) :])))
    return phase


def _dealt(company: Company, pool: list[int]) -> Company:
    deck = tuple((pool.pop(), known) if card == HIDDEN else (card, known) for card, known in company.deck)
    return replace(company, deck=deck)


def _removed(one: Removed, pools: list[list[int]]) -> Removed:
    return replace(one, card=pools[one.company].pop()) if one.card == HIDDEN else one


def _choice(state: State, seat: int, chance: Chance) -> Choice:
    choice = state.choices[seat]
    if choice.token != HIDDEN:
        return choice
    if not isinstance(state.phase, Choosing):
        return replace(choice, token=state.players[seat].played[-1])
    open_to_them = choosing.tokens(state, seat)
    return replace(choice, token=open_to_them[chance.below(len(open_to_them))])


def _unseen_influence(view: View) -> list[int]:
    state = view.state
    seen = Counter(state.influence)
    for stock in view.stock:
        seen.update(stock)
    seen.update(one.card for one in state.removed)
    market = state.market
    if market is not None:
        seen.update(market.pile)
        seen.update((market.card,))
        seen.update(card for card, _ in market.wandering)
    return sorted((Counter(copies(INFLUENCE_CARDS)) - seen).elements())


def _unseen_helpers(state: State) -> list[int]:
    seen = {*state.helpers, *(helper for player in state.players for helper in player.helpers)}
    return [helper for helper in range(len(HELPERS)) if helper not in seen]
