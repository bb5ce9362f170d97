"""What the results of mining are worth to the seat in turn, as the shift clock and its orders stand."""

from __future__ import annotations

from games.gluckauf.ai.evaluation import Evaluation
from games.gluckauf.ai.mining.worth import Four, Worth
from games.gluckauf.components import CARDS, COLOURS, TRANSPORTS
from games.gluckauf.state import Player, State

_POINTS_A_FIELD = (1.5, 2.6, 3.4, 4.2)
"""What the cards pay for a field of each colour, about."""


def appraise(state: State, seat: int, evaluation: Evaluation) -> Worth:
    player, weights = state.players[seat], evaluation.weights
    prizes = evaluation.prizes_of_one_more(state, seat)
    transport = sum(prizes[4:8]) / len(TRANSPORTS)
    wanted = _wanted(player)
    whole = [_POINTS_A_FIELD[colour] + prizes[colour] + transport for colour in COLOURS]
    return Worth(
        field=_four([weights.field_share * whole[colour] for colour in COLOURS]),
        emptied=_four([weights.emptied_share * prizes[8 + colour] + 0.05 for colour in COLOURS]),
        caged=_four(
            [weights.caged + (weights.caged_share * whole[c] if wanted[c] else 0.0) for c in COLOURS]
        ),
        stored=_four(
            [0.9 * weights.caged + (weights.caged_share * whole[c] if wanted[c] else 0.0) for c in COLOURS]
        ),
        stop=(0.3, 0.0, 0.0, 0.0, 0.0),
        complete=tuple(weights.complete_share * _order(card, prizes) for card in range(len(CARDS))),
    )


def _order(number: int, prizes: list[float]) -> float:
    card = CARDS[number]
    clock = sum(prizes[colour] for colour in card.fields) + len(card.fields) * prizes[4 + card.transport]
    return card.vp + 1 + clock


def _wanted(player: Player) -> list[int]:
    """Empty fields by colour."""
    wanted = [0, 0, 0, 0]
    for order in player.orders:
        for colour, cubes in zip(CARDS[order.card].fields, order.fields, strict=True):
            if not cubes:
                wanted[colour] += 1
    return wanted


def _four(values: list[float]) -> Four:
    yellow, brown, grey, black = values
    return yellow, brown, grey, black
