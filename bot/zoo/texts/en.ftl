### Spółka ZOO in panels and posts.

title = Spółka ZOO

## Options

option-bots = Rulebook bots
option-bots-0 = none
option-bots-1 = one
option-bots-2 = two
option-bots-3 = three
option-start = First player
option-start-random = drawn by lot
option-start-first-seat = the first seat

## Buttons of a post

button-turn = Take your turn
button-holdings = Holdings
button-helpers = Helpers
button-my-holdings = My holdings

## Where the game stands

standing-round = round { $round } of { $rounds }, token { $step } of { $steps }
standing-market = round { $round } of { $rounds }, market phase
standing-over = the game is over
call-choose = { $who }, it is your turn to choose a token in secret.{ $count ->
    [one] { "" }
   *[other] { " " }All of you at once.
}
call-resolve = { $who }, it is your turn: { $token }.
call-taking = { $who }, it is your turn to take fruit from { $company }.
call-issue = { $who }, it is your turn: a card offers you a share of { $company }.
call-audit = { $who }, it is your turn: a card lets you look at the deck of { $company }.
tally = { $over ->
    [no] Glory if all were sold now: { $scores }
   *[yes] Glory: { $scores }
}
won = { $winners ->
    [one] { $who } wins with { $glory } glory!
   *[other] { $who } share the victory with { $glory } glory!
}
led = { $winners ->
    [one] { $who } was ahead with { $glory } glory.
   *[other] { $who } were ahead together with { $glory } glory.
}
bot-won = { $who } has won with { $glory } glory. The animals bow to clockwork.
bot-led = { $who } was ahead with { $glory } glory.
part-helpers = Helpers
part-coins = Coins
bot = Bot { $letter }
told-undo = { $who } took the last turn back, as agreed.
chapter-market = Market phase of round { $round }

## Things

kind = { $kind ->
    [apple] apple
    [lemon] lemon
   *[pineapple] pineapple
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
numbered = { $number } · { $what }
helper-offer = { $helper } · { $fruit } → { $glory }

## Choosing a token

title-choose = Round { $round }, token { $step } of { $steps } · { $coins }
about-line = **{ $token }:** { $does }
about-token = { $token ->
    [shares] buy or sell up to two shares; each purchase raises the price by 1, each sale lowers it.
    [fruit] buy or sell up to two fruit, from the warehouse or, where it has none, from a player for 2 more; prices move by 1.
    [hire] pay fruit for a helper: glory, and an ability until the end.
    [lobby] 2 coins, and one influence card goes into a deck.
    [speculate] 1 coin, and a look at the top four cards of a deck, which you may put on top or at the bottom.
   *[duplicate] once more what your last token did.
}
choose-note = Nobody sees your token until all have chosen. Until then you can change it.
title-chosen = Your token: { $token }
summary-chosen = **{ $token }.** { $orders }
title-made = Your choice is made: { $token }
title-orders = Orders for { $token }
title-ability = Orders for { $helper }
title-limit = { $doing }: at which price?
title-answers = Standing answers
button-orders = Give orders
button-other-token = Another token
button-answers = Standing answers
button-change = Change my choice
button-then-ask = Otherwise ask me
button-then-nothing = Otherwise do nothing
button-forget = Forget orders
button-enough = Enough
orders-note = With orders nobody has to wait for you: they are carried out as soon as it is your turn.
orders-none = You will be asked when it is your turn.
orders-nothing = Nothing will be done when it is your turn: the token is used up.
orders-given = Orders: { $orders }. { $rest }
orders-then-ask = For the rest you will be asked.
orders-then-nothing = Nothing else will be done.
order-helper = Then { $helper } …
wish-by = { $helper }: { $doing }
wish-at-most = { $doing } for at most { $coins }
wish-at-least = { $doing } for at least { $coins }
at-most = At most { $coins }
at-least = At least { $coins }
pick-order = Order something …
price-now = Now { $coins }
pick-helper = Orders for a helper’s ability …
pick-at-most = Pay at most …
pick-at-least = Take at least …
about-prefer = Which fruit to take first
about-issue = When a card offers you a share
about-audit = When a card lets you look at a deck
answer-now = **{ $what }:** { $now }
pick-answer = { $what } …
answers-note = They hold for the whole game, so that nobody has to wait for you in the market phase.
answer-prefer = Take { $kinds }
answer-prefer-ask = Ask me which fruit
answer-issue = Buy it for at most { $coins }
answer-issue-never = Never buy it
answer-issue-ask = Ask me
answer-audit-ask = Ask me
answer-audit-leave = Leave the deck as it is

## Resolving

title-trade = { $token } · { $count ->
    [one] { $count } transaction left
   *[other] { $count } transactions left
} · { $coins }
title-hire = Hire a helper · you have { $fruit }
title-pay = Pay for { $helper }
title-lobby = Lobby · 2 coins, and one card into a deck
title-speculate = Speculate · 1 coin, and a look at a deck
title-looking = { $company }: put the cards back
title-removing = { $company }: remove one card?
title-reacting = Your helpers can do something
title-using = { $helper }
title-taking = { $company }: take fruit, { $count } left
title-issue = { $company }: buy a share?
title-over = That was your turn
no-trade = Nothing can be bought or sold now.
no-hire = You cannot pay any of these helpers.
warning-reveals = A new card is turned up at once: this cannot be taken back.
warning-look = What you have looked at cannot be taken back.
taking-note = A standing answer, given with your next token, spares you this question.
planned = Planned: { $deeds }.
planned-deeds = You { $deeds }.
summary-nothing = You would do nothing.
summary-no-more = You would do nothing more.
summary-put-back = The cards lie as you put them.
pick-seller = The warehouse has none: buy from a player …
pick-hire = Hire …
pick-pay = Pay with …
pick-lobby = Shuffle a card into a deck …
pick-use = Use a helper …
pick-how = How …
for-coins = { $doing } · { $coins }
lobby-entry = { $number } · { $card } → { $company }
put-top = { $number } · { $card }: on top
put-bottom = { $number } · { $card }: at the bottom
put-leave = Leave them as they lie
remove-card = Remove { $number } · { $card }
remove-none = Remove none
button-skip = Not now
do-buy-share = Buy a share of { $company }
do-sell-share = Sell a share of { $company }
# The kind comes as its English word.
do-buy-fruit = Buy { $kind ->
    [apple] an apple
    [lemon] a lemon
   *[pineapple] a pineapple
}
do-buy-fruit-from = Buy { $kind ->
    [apple] an apple
    [lemon] a lemon
   *[pineapple] a pineapple
} from { $seller }
do-sell-fruit = Sell { $kind ->
    [apple] an apple
    [lemon] a lemon
   *[pineapple] a pineapple
}
do-hire = Hire { $helper }
do-pay = Pay { $fruit }
do-lobby = Shuffle “{ $card }” into the deck of { $company }
do-coins = Only the coins
do-look = Look at the deck of { $company }
do-take = Take { $kind ->
    [apple] an apple
    [lemon] a lemon
   *[pineapple] a pineapple
}
do-share-price = { $way ->
    [up] Share price of { $company } up
   *[down] Share price of { $company } down
}
do-fruit-price = { $way ->
    [up] Price of { $kind ->
        [apple] apples
        [lemon] lemons
       *[pineapple] pineapples
    } up
   *[down] Price of { $kind ->
        [apple] apples
        [lemon] lemons
       *[pineapple] pineapples
    } down
}
do-swap = Swap { $give ->
    [apple] an apple
    [lemon] a lemon
   *[pineapple] a pineapple
} for { $take ->
    [apple] an apple
    [lemon] a lemon
   *[pineapple] a pineapple
}

## Hints and review

glory = { $count } glory
part-shares = Shares
part-fruit = Fruit
hint-token = { $token }: { $deeds }
hint-take = Take { $fruit }
hint-top = On top: { $cards }
hint-bottom = At the bottom: { $cards }
hint-remove = Remove “{ $card }”
hint-nothing = Do nothing more
reason-glory = brings { $glory }
reason-count-ability = its ability works for you { $count ->
    [one] for another round
   *[other] for about { $count } rounds
}
reason-count-fruit = about { $count } more fruit for you in the next market phase
reason-count-stops = the market phase of this deck ends after { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
reason-company-majority = makes you majority shareholder of { $company }
reason-company-gives-up = but you are no longer majority shareholder of { $company }
reason-rival-majority-from = majority shareholder of { $company } is then you, no longer { $player }
reason-rival-ties = { $player } is no longer majority shareholder of { $company }
reason-harms = costs { $player } about { $glory }
reason-contested = but { $player } acts before you and can pay that helper too
reason-coins-market = worth about { $coins } to you in the next market phase
reason-coins-cheap = shares are cheap now, from { $coins }
reason-coins-dear = the price is high: { $coins }
reason-coins-earns = brings { $coins }
reason-coins-priciest = the dearest fruit now: { $coins }
reason-shares-raises = the price of { $company } rises, and you hold { $count ->
    [one] { $count } share
   *[other] { $count } shares
} there
reason-shares-look-own = you hold { $count ->
    [one] { $count } share
   *[other] { $count } shares
} of { $company }: bring up what helps you
reason-shares-look-others = others hold { $count ->
    [one] { $count } share
   *[other] { $count } shares
} of { $company }: bring up what does not help them
reason-raises-fruit = raises the price of your { $fruit }
reason-helper-reach = then you can pay a helper: { $helper }
reason-helper-keeps = leaves you the fruit for a helper: { $helper }
reason-helper-nearer = then only one fruit is missing for a helper: { $helper }
reason-plain-due = the market phase comes right after this token
reason-plain-order-own = the cards that help you come up first
reason-plain-order-others = the cards that help others stay down
reason-plain-scarce = you have few of that kind, and helpers cost several kinds
reason-plain-first = you act first, before prices move
reason-plain-as-they-lie = another order is hardly better
reason-plain-nothing = nothing on offer is worth its price now
reason-plain-best = nothing else on offer is worth more
review-good = Round { $round }, token { $step }, { $token }: { $deeds }. That was worth about { $glory } more than usual in that round.
review-bad = Round { $round }, token { $step }, { $token }: { $deeds }. Better: { $better }. That would have been worth about { $glory } more.

## Learning by playing

numbered-lesson = **Lesson { $number } of { $count }.** { $lesson }
lesson-shares = Five rounds, three tokens each; the most glory wins, and five coins are one glory. Shares make you money twice: whoever holds the most shares of a company takes most of its fruit, and at the end all shares are sold. Choose **Share trade** first, while shares are cheap.
lesson-lobby = The cards in a company’s deck decide what it earns in the market phase. With **Lobby** you get 2 coins and shuffle one of the open influence cards into a deck: a good one where you hold shares, a bad one elsewhere.
lesson-hire = Helpers cost fruit, bring glory and have an ability for the rest of the game. If you can pay for one of them, choose **Hire**; if not, **Fruit trade** gets you the fruit that is missing.
lesson-fruit = That was the market phase: each deck was turned over up to its second bell, then the fruit was shared out, the majority first. Sell fruit while its price is high, or buy what a helper costs: choose **Fruit trade**.
lesson-speculate = **Speculate** gives 1 coin and a look at the top four cards of a deck. Put good ones on top where you hold the most shares, bad ones at the bottom. Nobody else learns what you saw.
lesson-duplicate = **Duplicate** does once more what your last token did, and helpers that react to it react again. It can never be the first token of a round.
lesson-trading-shares = Two transactions, one share each: every purchase raises the price by 1, every sale lowers it by 1. Two shares of one company often make you its majority shareholder.
lesson-trading-fruit = The same as with shares: buying raises the price of that fruit, selling lowers it. Where the warehouse is empty you can buy from a player for 2 more.
lesson-hiring = Pay the fruit that stands on the card. The figure on the rosette is the glory it brings.
lesson-lobbying = Which card, and into whose deck? Your 2 coins are yours already.
lesson-looking = Only you see these cards. Once you have looked, there is no way back.
lesson-reacting = A helper of yours may do something now. Use it, or leave it.
lesson-taking = You hold shares here and take fruit of your choice. Think of the helper you want, and of the prices.
lesson-issuing = A card offers you a share for less. Buying it raises the price as well.
lesson-confirm = Nobody has seen anything of this yet. **Back** takes one step back, **Confirm** plays your turn.
lesson-over = Now you know the game. Watch who holds the majorities, and hire early: abilities pay every round. Play on if you like, or stop with `/game end` and open a table for your friends with `/game new`.
