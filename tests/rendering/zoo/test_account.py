from __future__ import annotations

import pytest

from games.zoo.cards import CARD_BY_ID
from games.zoo.components import (
    APPLE,
    FRUIT,
    HIDDEN,
    HIRE,
    LEMON,
    LOBBY,
    NONE,
    PINEAPPLE,
    ROUNDS,
    SHARES,
    SPECULATE,
)
from games.zoo.events import (
    AnyEvent,
    Began,
    BotDrew,
    BoughtFruit,
    BoughtShare,
    CardLeft,
    CardRevealed,
    Declined,
    FruitAdded,
    Gained,
    GainedFruit,
    Hired,
    Lobbied,
    Looked,
    MarketOpened,
    Opened,
    PassBegan,
    PassEnded,
    RoundEnded,
    SharePriceMoved,
    SharingBegan,
    SoldShare,
    Swapped,
    Tied,
    TookFruit,
    TurnEnded,
)
from games.zoo.staff import HELPER_BY_ID
from games.zoo.state import Sheet
from rendering.zoo.account import sentences
from rendering.zoo.report import reports, rewound
from rendering.zoo.wording import texts
from tests.games.zoo.positions import company, has, new, to_market
from tests.rendering.zoo.played import TABLES, all_events, positions
from texts import LANGUAGES

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Bot A")


@pytest.mark.parametrize(
    ("events", "words"),
    [
        (
            [Opened(1, 1, (SHARES, LOBBY))],
            "Tokens revealed: Anna Share trade, Ben Lobby.",
        ),
        (
            [Began(0, SHARES, NONE), BoughtShare(0, LEMON, 3, 4), SoldShare(0, APPLE, 5, 4), TurnEnded(0)],
            "Anna – Share trade: buys a share of Lemon &\xa0Co. for 3 coins (price now 4); "
            "sells a share of Apple &\xa0Co. for 5 coins (price now 4).",
        ),
        (
            [Began(1, FRUIT, NONE), BoughtFruit(1, PINEAPPLE, 2, 6, 5)],
            "Ben – Fruit trade: buys 1 pineapple from Cleo for 6 coins (price now 5).",
        ),
        (
            [Began(0, HIRE, NONE), Hired(0, HELPER_BY_ID["H27"], (2, 2, 1)), Gained(0, 3, "H27")],
            "Anna – Hire: hires Dog Recruiter for 2 apples, 2 lemons, 1 pineapple; "
            "gains 3 coins (Dog Recruiter).",
        ),
        (
            [Began(2, 5, LOBBY), Gained(2, 2), Lobbied(2, CARD_BY_ID["I08"], APPLE)],
            "Cleo – Duplicate (Lobby): gains 2 coins; shuffles “Bad Rumour” into the deck of Apple &\xa0Co.",
        ),
        (
            [Began(0, SPECULATE, NONE), Gained(0, 1), Looked(0, LEMON, (HIDDEN,) * 4)],
            "Anna – Speculate: gains 1 coin; looks at 4 cards of Lemon &\xa0Co.",
        ),
        ([Began(3, SHARES, NONE), Declined(3, SHARES)], "Dora – Share trade: does nothing."),
        ([Declined(1, FRUIT), TurnEnded(1)], "Ben – Fruit trade: does nothing."),
        ([Swapped(1, APPLE, LEMON, "H32")], "Ben swaps 1 apple for 1 lemon (Rat Barterer)."),
        (
            [BotDrew(4, 8), BoughtShare(4, APPLE, 2, 3, "B09"), Gained(4, 2, "B09")],
            "Bot A – bot card 9: buys a share of Apple &\xa0Co. for 2 coins (price now 3); gains 2 coins.",
        ),
    ],
)
def test_a_turn_is_told_in_a_sentence(events: list[AnyEvent], words: str) -> None:
    assert sentences(texts("en"), events, NAMES) == [words]


SHEET = Sheet((10, 8), (12, 4), (4, 0), (3, 1, 1), (1, 1, 1))
MARKET: list[AnyEvent] = [
    MarketOpened(2),
    GainedFruit(1, APPLE, 1, "H07"),
    PassBegan(APPLE),
    CardRevealed(APPLE, CARD_BY_ID["A1"], 0, 0, ignored=False),
    FruitAdded(APPLE, APPLE, 1, NONE, "A1"),
    CardRevealed(APPLE, CARD_BY_ID["I13"], 0, NONE, ignored=True),
    CardRevealed(APPLE, CARD_BY_ID["I08"], 0, 0, ignored=False),
    SharePriceMoved(APPLE, 5, 3, "I08"),
    CardLeft(APPLE, CARD_BY_ID["I08"], NONE),
    CardRevealed(APPLE, CARD_BY_ID["I01"], 0, 0, ignored=False),
    PassEnded(APPLE, empty=True),
    SharingBegan(APPLE, (3, 0, 0), (0, 1), 0),
    TookFruit(0, APPLE, APPLE),
    TookFruit(0, APPLE, APPLE),
    TookFruit(1, APPLE, APPLE),
    SharingBegan(LEMON, (0, 2, 0), (), NONE),
    Tied(LEMON, (0, 1), (0, 1), 3),
    RoundEnded(2, SHEET, 1),
]


def test_a_market_phase_is_told_company_by_company() -> None:
    assert sentences(texts("en"), MARKET, NAMES) == [
        "Ben: 1 apple from the warehouse (Mole Apple Grower).",
        "Apple &\xa0Co.: Picking (+1 apple), Chair’s Basket (ignored, no majority shareholder), "
        "Bad Rumour (share price 5 → 3, leaves the game), Bumper Crop (no effect). The deck ran out.",
        "Apple &\xa0Co., shared out: Anna 2 apples; Ben 1 apple.",
        "Lemon &\xa0Co.: tie, Anna, Ben get 3 coins each.",
        "Round 2 is over. Ben is first player now.",
    ]


def test_after_the_last_round_nobody_is_first_player() -> None:
    assert sentences(texts("en"), [RoundEnded(ROUNDS, SHEET, 1)], NAMES) == ["Round 5 is over."]


def test_a_report_knows_cards_takers_and_ties() -> None:
    (report,) = reports(MARKET)
    assert report.round == 2
    assert [turned.ignored for turned in report.passes[0].cards] == [False, True, False, False]
    assert report.sharings[0].taken == ((0, (2, 0, 0)), (1, (1, 0, 0)))
    assert report.sharings[1].tied == (0, 1)
    assert report.sheet == SHEET


@pytest.mark.parametrize(("seats", "bots"), TABLES)
def test_every_market_phase_has_a_report_whose_fruit_adds_up(seats: int, bots: int) -> None:
    found = reports(all_events(seats, bots, seed=2))
    assert [report.round for report in found] == [1, 2, 3, 4, 5]
    for report in found:
        assert len(report.passes) == 3
        for sharing in report.sharings:
            for kind in range(3):
                assert sum(fruit[kind] for _, fruit in sharing.taken) <= sharing.fruit[kind]


@pytest.mark.parametrize(("seats", "bots"), TABLES)
def test_prices_and_fruit_of_companies_can_be_followed_back(seats: int, bots: int) -> None:
    start = positions(seats, bots, seed=3)[0].state
    end = positions(seats, bots, seed=3)[-1].state
    events = all_events(seats, bots, seed=3)
    before = rewound(end.share_prices, tuple(company.fruit for company in end.companies), events)
    assert tuple(one.fruit for one in before) == tuple(company.fruit for company in start.companies)
    assert tuple(one.price for one in before) == start.share_prices


def test_a_price_at_the_end_of_its_scale_is_followed_back_to_itself() -> None:
    state = has(company(new(), APPLE, deck="I16 A4 A4", price=1), 0, shares="A")
    after, events = to_market(state)
    before = rewound(after.share_prices, tuple(there.fruit for there in after.companies), events)
    assert before[APPLE].price == 1


def test_coins_of_helpers_are_told_with_their_helper_at_the_company_that_brought_them() -> None:
    """Also where no fruit lies; what nobody takes is told as well."""
    state = has(has(new(), 0, shares="AAL", staff="H34 H07"), 1, shares="A", staff="H35")
    state = company(company(state, APPLE, lying="A"), PINEAPPLE, lying="P")
    _, events = to_market(company(state, APPLE, deck="I14 I14", lying="A"))
    told = sentences(texts("en"), events, NAMES)
    chairman, holder = "+2 coins (Elk Chairman)", "+2 coins (Sheep Small Holder)"
    assert told[0] == "Anna: 1 apple from the warehouse (Mole Apple Grower)."
    assert f"Apple &\xa0Co., shared out: Anna 1 apple; Anna {chairman}; Ben {holder}." in told
    assert any(
        line.startswith("Lemon &\xa0Co., shared out: ") and f"Anna {chairman}" in line for line in told
    )
    assert "Pineapple &\xa0Co.: nobody takes fruit." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "bots"), TABLES)
def test_whole_games_are_told_in_every_language(seats: int, bots: int, language: str) -> None:
    told = sentences(texts(language), all_events(seats, bots, seed=4), NAMES[: seats + bots])
    assert len(told) > 40
    assert all(sentence.endswith(".") and not sentence.endswith("..") for sentence in told)
