"""What everything is worth: at the end of a round, in the final sale, and who won."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Outcome
from games.zoo.changes import Log
from games.zoo.components import COINS_PER_GLORY, KINDS, ROUNDS
from games.zoo.events import GameEnded, RoundEnded
from games.zoo.primitives import ANY, FruitBonus, PerHelper, ShareBonus
from games.zoo.staff import HELPERS, abilities, glory
from games.zoo.state import Choice, Choosing, Final, Over, Sheet, State


def final(state: State, player: int) -> Final:
    """The final sale: everything at current prices, with the helpers that still work."""
    me = state.players[player]
    working = tuple(helper for helper in me.helpers if not HELPERS[helper].off)
    at_work = () if state.is_bot(player) else working
    shares = sum(me.shares[company] * state.companies[company].price for company in KINDS)
    for bonus in abilities(at_work, ShareBonus):
        shares += bonus.n * (sum(me.shares) if bonus.company == ANY else me.shares[bonus.company])
    fruit = sum(me.fruit[kind] * state.fruit_prices[kind] for kind in KINDS)
    fruit += sum(bonus.n * sum(me.fruit) for bonus in abilities(at_work, FruitBonus))
    brought = sum(one.n * len(me.helpers) for one in abilities(at_work, PerHelper))
    return Final(me.coins, shares, fruit, brought, glory(me.helpers))


def _finals(state: State) -> tuple[Final, ...]:
    return tuple(final(state, player) for player in range(len(state.players)))


def score(part: Final) -> int:
    return part.glory + part.money // COINS_PER_GLORY


def close_round(state: State, log: Log) -> State:
    """The first player passes left, tokens come back; after the last round the game is over."""
    finals = _finals(state)
    sheet = Sheet(
        coins=tuple(part.coins for part in finals),
        worth=tuple(part.shares + part.fruit for part in finals),
        glory=tuple(part.glory for part in finals),
        share_prices=state.share_prices,
        fruit_prices=state.fruit_prices,
    )
    first = (state.first + 1) % len(state.players)
    if log is not None:
        log.append(RoundEnded(state.round, sheet, first))
    state = replace(state, sheets=(*state.sheets, sheet))
    if state.round == ROUNDS:
        return close_game(state, log)
    return replace(
        state,
        players=tuple(replace(player, played=()) for player in state.players),
        first=first,
        active=first,
        round=state.round + 1,
        step=1,
        phase=Choosing(),
        choices=(Choice(),) * state.seats,
    )


def close_game(state: State, log: Log) -> State:
    """Everything is sold."""
    finals = _finals(state)
    state = replace(state, finals=finals, phase=Over())
    if log is not None:
        log.append(GameEnded(finals, tuple(map(score, finals)), winners(state)))
    return state


def ranks(state: State) -> tuple[int, ...]:
    """By player: glory, then coins left over, then helpers."""
    keys = [
        (score(part), part.money % COINS_PER_GLORY, len(player.helpers))
        for part, player in zip(state.finals, state.players, strict=True)
    ]
    return tuple(1 + sum(other > mine for other in keys) for mine in keys)


def winners(state: State) -> tuple[int, ...]:
    """Players, bots included."""
    return tuple(player for player, rank in enumerate(ranks(state)) if rank == 1)


def outcome(state: State) -> Outcome | None:
    """By seat. Bots take places too: where one of them has won, no seat is a winner."""
    if not isinstance(state.phase, Over):
        return None
    places = ranks(state)[: state.seats]
    finals = state.finals[: state.seats]
    return Outcome(
        scores=tuple(map(score, finals)),
        parts=tuple({"helpers": part.glory, "coins": part.money // COINS_PER_GLORY} for part in finals),
        ranks=places,
        winners=tuple(seat for seat, rank in enumerate(places) if rank == 1),
    )
