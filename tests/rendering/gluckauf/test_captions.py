from __future__ import annotations

import pytest

from games.gluckauf.components import CARDS, SPACE_BY_NAME, TILES, WORKSHOPS
from games.gluckauf.events import (
    Bought,
    CageMoved,
    Delivered,
    Drafted,
    Earned,
    Filled,
    KeptNone,
    Loaded,
    Looked,
    Placed,
    Stored,
    TookOrder,
    TurnEnded,
)
from games.gluckauf.state import CAGE, NOBODY, STORE
from rendering.gluckauf.captions import caption
from rendering.gluckauf.wording import texts
from tests.rendering.gluckauf.played import NAMES, turns
from texts import LANGUAGES

CARD = {str(card): number for number, card in enumerate(CARDS)}
TILE = {str(tile): number for number, tile in enumerate(TILES)}


def _placed(space: str) -> Placed:
    return Placed(0, SPACE_BY_NAME[space].index, 1, NOBODY)


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([Drafted(1, CARD["truck:GG"])], "Łucja drafts an order: truck, 7 points (2 grey)."),
        (
            [_placed("workshops:2"), Bought(0, TILE["grey-light-2"], 6, (2, 2)), TurnEnded(0)],
            "Győző buys 2 grey carts, light side, 6 marks.",
        ),
        (
            [_placed("workshops:draw"), Looked(0, WORKSHOPS, (1, 2)), KeptNone(0, WORKSHOPS)],
            "Győző looks at tiles and buys none.",
        ),
        (
            [_placed("orders:draw"), Looked(0, "orders", (1, 2)), TookOrder(0, CARD["handcart:Y"])],
            "Győző looks at orders and keeps handcart, 2 points (yellow).",
        ),
        ([_placed("money:5"), Earned(0, 5)], "Győző takes 5 marks."),
        ([_placed("pithead"), Earned(0, 1)], "Győző goes to the pithead for 1 mark."),
        (
            [_placed("delivery:truck"), Delivered(0, 2, (CARD["truck:GG"],), 7)],
            "Győző delivers by truck: 1 card, 7 points.",
        ),
        (
            [
                _placed("mining:8"),
                CageMoved(0, 0, 3),
                Loaded(0, 2, 2),
                Loaded(0, 2, 2),
                CageMoved(0, 3, 0),
                Filled(0, CARD["truck:GG"], 2, ((CAGE, 2),)),
                Filled(0, CARD["truck:GG"], 2, ((CAGE, 2), (STORE, 0))),
                Stored(0, 3),
            ],
            "Győző mines, up to 8 steps: loads 2 grey; truck 7 gets 1 yellow, 2 grey; stores 1 black; "
            "cage to the surface.",
        ),
        ([_placed("mining:4"), TurnEnded(0)], "Győző mines, up to 4 steps, and moves nothing."),
    ],
)
def test_a_turn_is_told_in_a_sentence(events: list[Placed], words: str) -> None:
    assert caption(texts("en"), events, NAMES) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_has_a_caption_in_every_language(language: str) -> None:
    for _, events in turns(4, seed=2)[1:]:
        assert caption(texts(language), events, NAMES).endswith(".")
