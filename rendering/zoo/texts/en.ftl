### Pictures of Spółka ZOO and their descriptions.

## Captions: a word or two, fit for a sign

company = { $kind ->
    [apple] Apple & Co.
    [lemon] Lemon & Co.
   *[pineapple] Pineapple & Co.
}
warehouse = Warehouse
helpers = Helpers
influence = Influence
round = Round { $round }
phase-tokens = Token { $step } of { $steps }
phase-market = Market phase
phase-over = The game is over
no-helpers = No helpers yet
in-hand = In hand

## Trays

tray-hiring = Helpers to hire
tray-lobbying = Influence cards
deck-looked-at = { $company }: cards looked at
deck-removing = { $company }: remove one card?
tray-staff = Helpers
tray-known = Cards seen in the decks
deck-deck = { $company }: cards in the deck

## Sheets

sheet-round = Market phase, round { $round }
nobody-took = Nobody takes fruit
row-coins = Coins
row-worth = Shares and fruit
row-shares = Shares sold
row-fruit = Fruit sold
row-brought = Coins from helpers
row-money = All coins
row-from-money = Glory, 1 per 5 coins
row-helpers = Glory from helpers
row-standing = Glory if sold now
row-total = Glory
winner = { $name } wins
winners = Shared victory: { $names }
leaders = { $count ->
    [one] Ended early: { $names } leads
   *[other] Ended early, tied for the lead: { $names }
}
title-chart = Glory round by round

## Things and their numbers

fruit = { $kind ->
    [apple] { $count ->
        [one] { $count } apple
       *[other] { $count } apples
    }
    [lemon] { $count ->
        [one] { $count } lemon
       *[other] { $count } lemons
    }
   *[pineapple] { $count ->
        [one] { $count } pineapple
       *[other] { $count } pineapples
    }
}
fruit-taken = { $kind ->
    [apple] { $count ->
        [one] { $count } apple
       *[other] { $count } apples
    }
    [lemon] { $count ->
        [one] { $count } lemon
       *[other] { $count } lemons
    }
   *[pineapple] { $count ->
        [one] { $count } pineapple
       *[other] { $count } pineapples
    }
}
firm = { $kind ->
    [apple] Apple & Co.
    [lemon] Lemon & Co.
   *[pineapple] Pineapple & Co.
}
kind = { $kind ->
    [apple] apple
    [lemon] lemon
   *[pineapple] pineapple
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
coins-gained = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
none = none
nobody = nobody
token = { $token ->
    [shares] Share trade
    [fruit] Fruit trade
    [hire] Hire
    [lobby] Lobby
    [speculate] Speculate
   *[duplicate] Duplicate
}
token-hidden = face down
token-repeats = Duplicate ({ $token })
face-down = Face down

## What somebody does, after their name

deed-buy-share = { $by ->
    [you] buy a share of { $company } for { $coins } (price now { $price })
   *[other] buys a share of { $company } for { $coins } (price now { $price })
}
deed-sell-share = { $by ->
    [you] sell a share of { $company } for { $coins } (price now { $price })
   *[other] sells a share of { $company } for { $coins } (price now { $price })
}
deed-buy-fruit = { $by ->
    [you] buy { $fruit } for { $coins } (price now { $price })
   *[other] buys { $fruit } for { $coins } (price now { $price })
}
deed-buy-fruit-from = { $by ->
    [you] buy { $fruit } from { $seller } for { $coins } (price now { $price })
   *[other] buys { $fruit } from { $seller } for { $coins } (price now { $price })
}
deed-sell-fruit = { $by ->
    [you] sell { $fruit } for { $coins } (price now { $price })
   *[other] sells { $fruit } for { $coins } (price now { $price })
}
deed-hire = { $by ->
    [you] hire { $helper } for { $fruit }
   *[other] hires { $helper } for { $fruit }
}
deed-lobby = { $by ->
    [you] shuffle “{ $card }” into the deck of { $company }
   *[other] shuffles “{ $card }” into the deck of { $company }
}
deed-gain = { $by ->
    [you] gain { $coins }
   *[other] gains { $coins }
}
deed-pay = { $by ->
    [you] pay { $coins }
   *[other] pays { $coins }
}
deed-fruit = { $by ->
    [you] take { $fruit } from the warehouse
   *[other] takes { $fruit } from the warehouse
}
deed-look = { $by ->
    [you] look at { $cards } of { $company }
   *[other] looks at { $cards } of { $company }
}
deed-remove = { $by ->
    [you] remove a card of { $company } unseen
   *[other] removes a card of { $company } unseen
}
deed-share-price = { $by ->
    [you] move the share price of { $company } from { $before } to { $after }
   *[other] moves the share price of { $company } from { $before } to { $after }
}
deed-fruit-price = { $by ->
    [you] move the { $kind } price from { $before } to { $after }
   *[other] moves the { $kind } price from { $before } to { $after }
}
deed-swap = { $by ->
    [you] swap { $gave } for { $took }
   *[other] swaps { $gave } for { $took }
}
deed-decline = does nothing
deed-top-moved = lays “{ $card }” from the deck of { $source } on that of { $target }
deed-cleared = removes all face-up influence cards
deed-by = { $deed } ({ $helper })
told-turn = { $name } – { $token }: { $deeds }.
told-bot = { $name } – bot card { $card }: { $deeds }.
told-plain = { $name } { $deeds }.
told-opened = Tokens revealed: { $tokens }.
told-token = { $name } { $token }
told-round = Round { $round } is over. { $name } is first player now.
told-last-round = Round { $round } is over.
told-end = The game is over. { $winners } Glory: { $scores }.

## The account of a market phase

fx-added = +{ $fruit }
fx-moved = { $fruit } → { $company }
fx-spoiled = −{ $fruit }
fx-share-price = share price { $before } → { $after }
fx-fruit-price = { $kind } price { $before } → { $after }
fx-gain = { $name } +{ $coins }
fx-pay = { $name } −{ $coins }
fx-take = { $name } takes { $fruit }
fx-sell = { $name } sells a share for { $coins }
fx-buy = { $name } buys a share for { $coins }
fx-look = { $name } looks at { $cards }
fx-removed = one is removed unseen
fx-left = leaves the game
fx-wander = → { $company }
fx-nothing = no effect
fx-ignored = ignored, no majority shareholder
fx-card = { $card } ({ $effects })
account-pass = { $company }: { $cards }.
account-empty = The deck ran out.
account-harvest = { $name }: { $fruit } from the warehouse ({ $helper }).
account-sharing = { $company }, shared out: { $taken }.
account-takes = { $name } { $fruit }
account-tied = { $company }: tie, { $names } get { $coins } each.
account-nobody = { $company }: nobody takes fruit.

## Descriptions of pictures

describe-market = Market, round { $round }. { $phase }. First player: { $name }.
describe-company = { $company }: share price { $price }, fruit: { $fruit }; shares: { $shares }; majority: { $major }; deck of { $cards }.
describe-company-short = { $company }: price { $price }, fruit { $fruit }, shares { $shares }.
describe-revealed = Last cards of { $company }: { $cards }.
describe-warehouse = Warehouse: { $stock }.
describe-stock = { $fruit } at price { $price }
describe-helpers = Helpers to hire: { $helpers }.
describe-influence = Influence cards: { $cards }.
describe-helper = { $helper } (costs { $cost }, glory { $glory }): { $words }
describe-helper-short = { $helper } ({ $cost })
describe-card = { $card }: { $words }
describe-end = closing bell
describe-player = { $name } ({ $colour }): { $coins }, fruit: { $fruit }, shares in hand: { $hand }, glory { $glory }, helpers: { $helpers }. Tokens: { $tokens }.
describe-player-short = { $name }: { $coins }, { $fruit }, glory { $glory }.
describe-player-shortest = { $name }: { $coins }, glory { $glory }.
describe-holdings = { $name } ({ $colour }) has { $coins } and glory { $glory }. Fruit: { $fruit }.
describe-stakes = Shares: { $shares }; { $hand } in hand.
describe-stake = { $company } { $count } at price { $price }
describe-tokens = Tokens used this round: { $tokens }.
describe-staff = Helpers: { $helpers }.
describe-item = { $number }: { $card }
describe-barred = { $card } (too dear)
describe-top = { $card }, put on top as number { $number }
describe-bottom = { $card }, put at the bottom as number { $number }
describe-many = { $count } × { $card }
describe-in-deck = Card { $number } of { $company }: { $card }
describe-nothing = Nothing lies here.
describe-standing = { $name }: { $coins }, shares and fruit worth { $worth }, glory from helpers { $glory }: { $total } glory in all.
describe-standing-short = { $name } { $total }
describe-prices = Share prices: { $prices }.
describe-final = { $name }: { $coins }, shares { $shares }, fruit { $fruit }, helpers { $helpers }; coins in all: { $money }. With { $glory } glory from helpers that makes { $total } glory.
describe-final-short = { $name } { $total } (helpers { $glory })
describe-chart = { $title }.
describe-course = { $name }: { $points }.
describe-replay = Animation of { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: { $standings }.
replay-start = The game begins.
colour = { $colour ->
    [red] red circle
    [blue] blue square
    [green] green triangle
    [purple] purple diamond
    [yellow] yellow star
   *[white] white hexagon
}

## Starting cards: title and text by number

start-title-1 = Picking
start-text-1 = { $kind ->
    [apple] Add 1 apple.
    [lemon] Add 1 lemon.
   *[pineapple] Add 1 pineapple.
}
start-title-3 = Payday
start-text-3 = { $kind ->
    [apple] Add 1 apple. Each shareholder gains 1 coin.
    [lemon] Add 1 lemon. Each shareholder gains 1 coin.
   *[pineapple] Add 1 pineapple. Each shareholder gains 1 coin.
}
start-title-4 = Evening Harvest
start-text-4 = { $kind ->
    [apple] Add 1 apple.
    [lemon] Add 1 lemon.
   *[pineapple] Add 1 pineapple.
}
start-title-6 = Big Picking
start-text-6 = { $kind ->
    [apple] Add 2 apples.
    [lemon] Add 2 lemons.
   *[pineapple] Add 2 pineapples.
}
start-title-7 = Oversupply
start-text-7 = { $kind ->
    [apple] Add 2 apples. Share price −1.
    [lemon] Add 2 lemons. Share price −1.
   *[pineapple] Add 2 pineapples. Share price −1.
}
start-title-8 = Shared Wagon
start-text-8 = { $kind ->
    [apple] Add 1 apple and 1 fruit of the company to the right. Share and apple price −1.
    [lemon] Add 1 lemon and 1 fruit of the company to the right. Share and lemon price −1.
   *[pineapple] Add 1 pineapple and 1 fruit of the company to the right. Share and pineapple price −1.
}

## Influence cards

card-title-I01 = Bumper Crop
card-text-I01 = Add 2 fruit of this company.
card-title-I02 = Apple Delivery
card-text-I02 = Add 2 apples.
card-title-I03 = Lemon Delivery
card-text-I03 = Add 2 lemons.
card-title-I04 = Pineapple Delivery
card-text-I04 = Add 2 pineapples.
card-title-I05 = Mixed Crate
card-text-I05 = Add 1 fruit of each kind.
card-title-I06 = Travelling Fair
card-text-I06 = Add 2 fruit of this company. Then this card joins the deck to the right.
card-title-I07 = Good Press
card-text-I07 = Add 1 fruit of this company. Share price +1.
card-title-I08 = Bad Rumour
card-text-I08 = Share price −2. Remove this card from the game.
card-title-I09 = Market Fever
card-text-I09 = Share price +2. Remove this card from the game.
card-title-I10 = Market Correction
card-text-I10 = Move the share price up to 2 steps towards 5.
card-title-I11 = Dividend
card-text-I11 = Each shareholder gains 1 coin per own share here.
card-title-I12 = Levy on Shares
card-text-I12 = Each shareholder pays 1 coin per own share here.
card-title-I13 = Chair’s Basket
card-text-I13 = The majority shareholder takes 1 fruit of choice from this company.
card-title-I14 = Chair’s Bonus
card-text-I14 = The majority shareholder gains 4 coins.
card-title-I15 = Costly Seat
card-text-I15 = The majority shareholder pays 3 coins; each other shareholder gains 2.
card-title-I16 = Forced Sale
card-text-I16 = The majority shareholder sells 1 share of this company at the current price.
card-title-I17 = New Issue
card-text-I17 = The majority shareholder may buy 1 share of this company for 2 less.
card-title-I18 = Small Holders’ Day
card-text-I18 = Each shareholder except the majority shareholder gains 3 coins.
card-title-I19 = Open Day
card-text-I19 = Each player without shares here gains 3 coins. Add 1 fruit of this company.
card-title-I20 = Internal Audit
card-text-I20 = Majority shareholder looks at the next 3 cards of this deck, may remove one.
card-title-I21 = Mouldy Crates
card-text-I21 = Return 2 fruit from this company. Price of this company’s fruit +1.
card-title-I22 = Reloading
card-text-I22 = Move 2 fruit from this company to the company on the right.
card-title-I23 = Harvest Fashion
card-text-I23 = Price of this company’s fruit +1. Add 1 such fruit.

## Helpers

helper-title-H01 = Hedgehog Apple Broker
helper-text-H01 = Apple shares cost you 2 less.
helper-title-H02 = Canary Lemon Broker
helper-text-H02 = Lemon shares cost you 2 less.
helper-title-H03 = Parrot Pineapple Broker
helper-text-H03 = Pineapple shares cost you 2 less.
helper-title-H04 = Badger Apple Heir
helper-text-H04 = Apple shares you sell bring 2 more, also at the end.
helper-title-H05 = Ferret Lemon Heir
helper-text-H05 = Lemon shares you sell bring 2 more, also at the end.
helper-title-H06 = Toucan Pineapple Heir
helper-text-H06 = Pineapple shares you sell bring 2 more, also at the end.
helper-title-H07 = Mole Apple Grower
helper-text-H07 = Start of the market phase: take 1 apple from the warehouse.
helper-title-H08 = Goat Lemon Grower
helper-text-H08 = Start of the market phase: take 1 lemon from the warehouse.
helper-title-H09 = Tapir Pineapple Grower
helper-text-H09 = Start of the market phase: take 1 pineapple from the warehouse.
helper-title-H10 = Fox Stock Jobber
helper-text-H10 = One more transaction in each share trade.
helper-title-H11 = Squirrel Stallkeeper
helper-text-H11 = One more transaction in each fruit trade.
helper-title-H12 = Weasel Investor
helper-text-H12 = Shares cost you 1 less.
helper-title-H13 = Mouse Buyer
helper-text-H13 = Fruit costs you 1 less.
helper-title-H14 = Bear Fund Keeper
helper-text-H14 = Shares you sell bring 1 more, also at the end.
helper-title-H15 = Raccoon Grocer
helper-text-H15 = Fruit you sell brings 2 more.
helper-title-H16 = Magpie Share Dealer
helper-text-H16 = Shares you sell bring 2 more.
helper-title-H17 = Beaver Headhunter
helper-text-H17 = Helpers cost you 1 fruit less (your choice, at least 1 stays).
helper-title-H18 = Chameleon Payroll Clerk
helper-text-H18 = When hiring, 1 fruit of the cost may be of any kind.
helper-title-H19 = Lion Solicitor
helper-text-H19 = You count 8 more glory when ties in shares are broken.
helper-title-H20 = Pelican Haulier
helper-text-H20 = When fruit is shared out you may take 1 more from each company.
helper-title-H21 = Hamster Cashier
helper-text-H21 = After any token: gain 1 coin.
helper-title-H22 = Heron Envoy
helper-text-H22 = After Lobby: take 1 fruit of choice from the warehouse.
helper-title-H23 = Peacock Spokesman
helper-text-H23 = After Lobby: gain 3 coins.
helper-title-H24 = Stoat Intriguer
helper-text-H24 = After Lobby: shuffle 1 more face-up influence card into any deck.
helper-title-H25 = Owl Analyst
helper-text-H25 = After Speculate: look at the top 3 of a deck of 6+ cards, may remove one.
helper-title-H26 = Lynx Insider
helper-text-H26 = After Speculate: you may buy 1 share for 2 less.
helper-title-H27 = Dog Recruiter
helper-text-H27 = After Hire: gain 3 coins.
helper-title-H28 = Stork Share Steward
helper-text-H28 = After Hire: you may buy 1 share for 1 less.
helper-title-H29 = Monkey Copyist
helper-text-H29 = After Duplicate: take 1 fruit of choice from the warehouse.
helper-title-H30 = Wolf Rate Setter
helper-text-H30 = After Share trade: move one share price 1 step up or down.
helper-title-H31 = Duck Price Crier
helper-text-H31 = After Fruit trade: move one fruit price 1 step up or down.
helper-title-H32 = Rat Barterer
helper-text-H32 = After any token: swap 1 own fruit for another kind from the warehouse.
helper-title-H33 = Bat Eavesdropper
helper-text-H33 = After any token: look at the top 2 of one deck, put each on top or bottom.
helper-title-H34 = Elk Chairman
helper-text-H34 = Sharing out: 2 coins for each company where you are majority shareholder.
helper-title-H35 = Sheep Small Holder
helper-text-H35 = Sharing out: 2 coins per company where you hold shares but no majority.
helper-title-H36 = Rabbit Paymaster
helper-text-H36 = End of the game: 2 coins for each of your helpers, this one too.
