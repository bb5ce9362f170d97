"""What is on the table: companies and fruit, tokens, prices, money; how many of each.

Fruit and companies share their numbers: company k grows fruit k. The cards stand in `cards`, `staff` and
`bot_cards`.
"""

from __future__ import annotations

APPLE, LEMON, PINEAPPLE = KINDS = range(3)
"""Kinds of fruit, and the companies that grow them."""
KIND_NAMES = ("apple", "lemon", "pineapple")
KIND_LETTERS = "ALP"

SHARES, FRUIT, HIRE, LOBBY, SPECULATE, DUPLICATE = TOKENS = range(6)
TOKEN_NAMES = ("shares", "fruit", "hire", "lobby", "speculate", "duplicate")
TOKENS_PER_ROUND = 3
ROUNDS = 5

LOWEST_PRICE = 1
HIGHEST_SHARE_PRICE = 10
HIGHEST_FRUIT_PRICE = 5
SURCHARGE = 2
"""What fruit bought from a player costs more than the warehouse's price."""

SEAT_COUNTS = (1, 2, 3, 4, 5)
"""Seats; the rulebook's bots sit at the table besides."""
MOST_BOTS = 3
TABLE_SIZES = (2, 3, 4, 5)
"""Seats and bots together."""

FRUIT_PER_KIND = {2: 7, 3: 10, 4: 13, 5: 16}
STARTING_FRUIT = 1
"""Of each kind, from the warehouse."""
STARTING_COINS = (8, 10, 12, 16, 22)
"""From the first player clockwise."""
SHARES_PER_PLAYER = 8
FACE_UP = {2: 3, 3: 3, 4: 4, 5: 4}
"""How many influence cards, and how many helpers, lie face up."""

TRANSACTIONS = 2
LOBBY_COINS = 2
SPECULATE_COINS = 1
SPECULATE_CARDS = 4
ENDS_PER_PASS = 2
TIE_COINS = 3
COINS_PER_GLORY = 5

NONE = -1
"""No token, no helper, no card, no seller."""
HIDDEN = -2
"""In a view, a card or token its viewer may not see."""
