"""What holds in every position, whatever was played. Damaged data is told from sound data by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from games.zoo import phases, rules, scoring
from games.zoo.bot_cards import BOT_CARDS
from games.zoo.cards import CARDS, INFLUENCE_CARDS, copies, starting_deck
from games.zoo.components import (
    DUPLICATE,
    ENDS_PER_PASS,
    FACE_UP,
    FRUIT_PER_KIND,
    HIGHEST_FRUIT_PRICE,
    HIGHEST_SHARE_PRICE,
    KINDS,
    LOWEST_PRICE,
    MOST_BOTS,
    NONE,
    ROUNDS,
    SEAT_COUNTS,
    TABLE_SIZES,
    TOKENS,
    TOKENS_PER_ROUND,
)
from games.zoo.setup import SEED_LIMIT
from games.zoo.staff import HELPERS
from games.zoo.state import (
    EVERYBODY,
    NOBODY,
    Choosing,
    Going,
    Looking,
    Market,
    Over,
    Player,
    Sheet,
    Standing,
    State,
)


def flaw(state: State) -> str | None:
    """The name of the first invariant that is broken; None for a sound position."""
    return next((name for name, holds in _INVARIANTS.items() if not holds(state)), None)


def _sizes(state: State) -> bool:
    return (
        0 <= state.bots <= MOST_BOTS
        and len(state.players) in TABLE_SIZES
        and state.seats in SEAT_COUNTS
        and len(state.choices) == state.seats
        and len(state.companies) == len(KINDS)
        and sorted(state.order) == list(KINDS)
    )


def _course(state: State) -> bool:
    """Round, token, first player and whose turn."""
    players = range(len(state.players))
    return (
        0 <= state.seed < SEED_LIMIT
        and state.first in players
        and state.active in players
        and state.turns >= 0
        and 1 <= state.round <= ROUNDS
        and 1 <= state.step <= TOKENS_PER_ROUND
        and 0 <= state.resolved < len(state.players)
        and not isinstance(state.phase, Going)
    )


def _scored(state: State) -> bool:
    """The rounds before this one; in the end all of them, unless the game was cut short."""
    earlier = len(state.sheets) == state.round - 1
    if not all(_sheet_sound(sheet, len(state.players)) for sheet in state.sheets):
        return False
    if not isinstance(state.phase, Over):
        return earlier and not state.finals
    finals = tuple(scoring.final(state, player) for player in range(len(state.players)))
    return (earlier or len(state.sheets) == state.round == ROUNDS) and state.finals == finals


def _sheet_sound(sheet: Sheet, players: int) -> bool:
    return (
        len(sheet.coins) == len(sheet.worth) == len(sheet.glory) == players
        and min(*sheet.coins, *sheet.worth, *sheet.glory) >= 0
        and _prices_sound(sheet.share_prices, HIGHEST_SHARE_PRICE)
        and _prices_sound(sheet.fruit_prices, HIGHEST_FRUIT_PRICE)
    )


def _prices_sound(prices: tuple[int, ...], highest: int) -> bool:
    return all(LOWEST_PRICE <= price <= highest for price in prices)


def _prices(state: State) -> bool:
    return _prices_sound(state.share_prices, HIGHEST_SHARE_PRICE) and _prices_sound(
        state.fruit_prices, HIGHEST_FRUIT_PRICE
    )


def _belongings(state: State) -> bool:
    """Nobody has less than nothing, or shares beyond their eight."""
    return all(
        player.coins >= 0
        and min(*player.fruit, *player.shares, player.in_hand) >= 0
        and _standing_sound(player.standing)
        for player in state.players
    )


def _standing_sound(standing: Standing) -> bool:
    return sorted(standing.prefer) in ([], list(KINDS)) and NONE <= standing.issue <= HIGHEST_SHARE_PRICE


def _fruit(state: State) -> bool:
    """No fruit comes or goes."""
    places = (
        state.warehouse,
        *(company.fruit for company in state.companies),
        *(player.fruit for player in state.players),
    )
    return all(min(place) >= 0 for place in places) and all(
        sum(place[kind] for place in places) == FRUIT_PER_KIND[len(state.players)] for kind in KINDS
    )


def _tokens(state: State) -> bool:
    """As many as have been opened this round, each once; bots have none."""
    opened = state.step - isinstance(state.phase, Choosing)
    if state.ended_early and all(len(player.played) < state.step for player in state.players[: state.seats]):
        opened = state.step - 1  # cut short while they were chosen
    seats, bots = state.players[: state.seats], state.players[state.seats :]
    return all(_played_sound(player, opened) for player in seats) and not any(bot.played for bot in bots)


def _played_sound(player: Player, opened: int) -> bool:
    played = player.played
    return (
        len(played) == len(set(played)) == opened
        and set(played) <= set(TOKENS)
        and played[:1] != (DUPLICATE,)
    )


def _cards(state: State) -> bool:
    """Every card of the box that is in the game is somewhere, once."""
    size = len(state.players)
    wanted = Counter(copies(INFLUENCE_CARDS))
    for company in KINDS:
        wanted.update(starting_deck(company, size))
    return Counter(_all_cards(state)) == wanted and all(
        known in range(EVERYBODY + 1) for company in state.companies for _, known in company.deck
    )


def _all_cards(state: State) -> list[int]:
    cards = [*state.influence, *state.influence_stack, *(one.card for one in state.removed)]
    for company in state.companies:
        cards += (card for card, _ in company.deck)
    phase, market = state.phase, state.market
    if isinstance(phase, Looking):
        cards += phase.cards + phase.top + phase.bottom
    if market is not None:
        cards += market.pile
        cards += (card for card, _ in market.wandering)
        cards += (market.card,) if market.card != NONE else ()
    return cards


def _out_of_the_game(state: State) -> bool:
    return all(
        one.company in {NONE, *KINDS} and NOBODY <= one.known <= EVERYBODY for one in state.removed
    ) and all(card in range(len(CARDS)) for company in state.companies for card in company.revealed)


def _rows(state: State) -> bool:
    """Rows are full as long as their stacks last."""
    full = FACE_UP[len(state.players)]
    return all(
        len(row) == full or (len(row) < full and not stack)
        for row, stack in (
            (state.influence, state.influence_stack),
            (state.helpers, state.helper_stack),
        )
    ) and set(state.influence) <= set(INFLUENCE_CARDS)


def _helpers(state: State) -> bool:
    hired = (helper for player in state.players for helper in player.helpers)
    return sorted((*state.helpers, *state.helper_stack, *hired)) == list(range(len(HELPERS)))


def _bot_cards(state: State) -> bool:
    cards = sorted(state.bot_stack + state.bot_played)
    return cards == (list(range(len(BOT_CARDS))) if state.bots else [])


def _market(state: State) -> bool:
    """Only after the third token, while its phase lasts."""
    market = state.market
    if market is None:
        return True
    players = range(len(state.players))
    return (
        state.step == TOKENS_PER_ROUND
        and state.resolved == 0
        and market.at in range(len(KINDS))
        and market.open
        and 0 <= market.ends <= ENDS_PER_PASS
        and len(set(market.queue)) == len(market.queue)
        and set(market.queue) <= set(players)
        and all(target in KINDS for _, target in market.wandering)
        and _card_under_way(market, players)
    )


def _card_under_way(market: Market, players: range) -> bool:
    """A card in hand during the passes, none in the sharing."""
    if market.sharing:
        return market.card == NONE and not (market.pile or market.ends or market.wandering)
    return (
        market.card in range(len(CARDS))
        and 1 <= market.effect <= len(CARDS[market.card].effects)
        and market.major in players
        and not market.queue
    )


def _choices(state: State) -> bool:
    return phases.choices_sound(state)


def _phase(state: State) -> bool:
    return phases.sound(state)


def _at_rest(state: State) -> bool:
    """Somebody has to decide, and what they may do can be told."""
    return rules.at_rest(state)


_INVARIANTS: dict[str, Callable[[State], bool]] = {
    "sizes": _sizes,
    "course": _course,
    "prices": _prices,
    "belongings": _belongings,
    "fruit": _fruit,
    "tokens": _tokens,
    "rows": _rows,
    "helpers": _helpers,
    "cards": _cards,
    "out-of-the-game": _out_of_the_game,
    "bot-cards": _bot_cards,
    "market": _market,
    "choices": _choices,
    "phase": _phase,
    "scored": _scored,
    "at-rest": _at_rest,
}
