### Glück Auf in panels and posts.

title = Glück Auf

## Options

option-delivered = Delivered orders
option-delivered-own = seen only by their owner
option-delivered-open = open to all
option-orders = First orders
option-orders-drafted = drafted
option-orders-dealt = dealt
option-start = First player
option-start-random = drawn by lot
option-start-first-seat = the first seat

## Buttons of a post

button-turn = Take your turn
button-mines = Mines
button-orders = Orders
button-my-mine = My mine

## Where the game stands

standing-draft = order draft
standing-shift = shift { $shift } of { $shifts }
standing-over = the game is over

## Things and their numbers

coal = { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
}
cubes = { $count } { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
}
transport = { $transport ->
    [handcart] handcart
    [horse-cart] horse cart
    [truck] truck
   *[locomotive] locomotive
}
by-transport = { $transport ->
    [handcart] handcart
    [horse-cart] horse cart
    [truck] truck
   *[locomotive] locomotive
}
stop = { $stop ->
    [surface] surface
    [yellow] yellow level
    [brown] brown level
    [grey] grey level
   *[black] black level
}
marks = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
orders = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
tile = { $carts } { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
} { $carts ->
    [one] cart
   *[other] carts
}, { $side ->
    [light] light side
   *[dark] dark side
}
card = { $transport }, { $points } ({ $fields })
order = { $transport } ({ $points })
and = {" and "}
and-then = {" and "}

## Panel: choosing a space

title-turn = Your turn · { $workers } · { $marks } · cage at the { $stop }
tab-workshops = Workshops
tab-mining = Mining
tab-delivery = Delivery
tab-money = Money
tab-orders = Orders
choose-workshops = Buy a tunnel tile …
choose-orders = Take an order …
space-workshop = { $number } · { $tile } · { $marks } · { $workers }
space-order = { $number } · { $card } · { $workers }
space-mining = { $steps } · { $workers }
space-delivery = { $transport } · { $points } · { $workers }
space-money = { $marks } · { $workers }
space-pithead = Pithead · { $marks } · 1 worker
space-draw-workshops = Look at { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} · { $workers }
space-draw-orders = Look at { $count ->
    [one] { $count } order
   *[other] { $count } orders
} · { $workers }
warning-draw-workshops = Looking at tiles shows you what is hidden, so that step cannot be taken back.
warning-draw-orders = Looking at orders shows you what is hidden, so that step cannot be taken back.
short-supply = { $cubes ->
    [0] The supply has no cube of that colour left; other coal may stand in.
    [one] The supply has only { $cubes } cube of that colour left; other coal may stand in.
   *[other] The supply has only { $cubes } cubes of that colour left; other coal may stand in.
}
not-possible = Not possible: { $reasons }
impossible = { $spaces } ({ $reason })
obstacle = { $code ->
    [closed] closed with { $players } players
    [workers] needs { $workers }
    [marks] costs { $marks }
    [no-tile] no tile there
    [no-card] no order there
    [no-tiles-left] no tiles are left
    [no-cards-left] no orders are left
   *[nothing-complete] no complete order
}
only-workshops = Step back to choose another group.
name-draw = looking at five

## Panel: mining

title-mining = Mining · { $left } of { $steps } steps left
title-cube = Where does the { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
} cube go?
title-pair = Which field do these two cubes fill: { $cubes }?
move = { $stop ->
    [surface] Surface
    [yellow] Yellow
    [brown] Brown
    [grey] Grey
   *[black] Black
}
load = Load { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
}
load-all = Load { $count } { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
}
choose-cube = Put a cube …
choose-place = Put it …
choose-field = Fill a field …
entry-order = { $colour ->
    [yellow] Yellow
    [brown] Brown
    [grey] Grey
   *[black] Black
} → { $order }
entry-store = { $colour ->
    [yellow] Yellow
    [brown] Brown
    [grey] Grey
   *[black] Black
} → store
entry-cube = { $colour ->
    [yellow] Yellow
    [brown] Brown
    [grey] Grey
   *[black] Black
} → …
entry-second = Together with a second cube: { $cube } …
entry-two = Two cubes for one field: { $cubes } …
entry-pair = { $cubes } → { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
} field · { $order }
entry-field = { $colour ->
    [yellow] Yellow
    [brown] Brown
    [grey] Grey
   *[black] Black
} field · { $order }
entry-colour = { $colour ->
    [yellow] A yellow field
    [brown] A brown field
    [grey] A grey field
   *[black] A black field
} …
entry-from = From the { $source ->
    [cage] cage
   *[store] store
}
entry-from-to = From the { $source ->
    [cage] cage
   *[store] store
} · { $progress }
entry-pair-from = Two for one, two steps · from { $source ->
    [cage] the cage
    [store] the store
   *[both] cage and store
}
progress = { $filled } of { $fields ->
    [one] { $fields } field filled
   *[other] { $fields } fields filled
}
cage-full = The cage is full: its five places are taken.
level-empty = No coal is left on this level.
cage-below = Coal leaves the cage only at the surface.
steps-lost = Steps you do not use are lost.

## Panel: drafting, drawing, filling

title-draft = Order draft · your pick number { $number }
choose-draft = Take an order …
numbered = { $number } · { $item }
title-keep-workshops = { $count ->
    [one] { $count } tile, seen only by you: buy it, or none
   *[other] { $count } tiles, seen only by you: buy one, or none
}
title-keep-orders = { $count ->
    [one] { $count } order, seen only by you: keep it, or none
   *[other] { $count } orders, seen only by you: keep one, or none
}
keep-tile = { $numbers } · { $marks }
keep-order = { $numbers } · { $order }
keep-none = Keep none
too-dear = You have { $marks }; what costs more cannot be bought.
title-return-workshops = { $count ->
    [one] { $count } tile goes back
   *[other] { $count } tiles go back
}
title-return-orders = { $count ->
    [one] { $count } order goes back
   *[other] { $count } orders go back
}
put = { $where ->
    [top] On top
   *[bottom] At the bottom
}
put-in-order = { $where ->
    [top] On top
   *[bottom] At the bottom
}, in an order I choose …
title-order = Which one is number { $number } { $where ->
    [top] on top
   *[bottom] at the bottom
}?
choose-next = Next comes …
rest-as-they-lie = All the rest as they lie
as-they-lie = They go back as they lie, and number 1 will be drawn first, unless you choose another order.
order-matters = Number 1 will be drawn first.
title-fill = The supply has no { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
} coal left: what goes into cart { $number } of { $carts }?
fill-none = Leave it empty
title-over = Your turn is ready to be confirmed

## The turn as planned

planned = You { $deed }. This takes { $workers }.
planned-on = You { $deed }.
deed-draft-plan = draft an order: { $card }
deed-buy-shown-plan = buy { $tile }, for { $marks }{ $coal }
deed-buy-drawn-plan = buy { $tile }, for { $marks }{ $coal }
deed-order-shown-plan = take an order: { $card }
deed-order-drawn-plan = keep an order: { $card }
deed-none-workshops-plan = buy no tile
deed-none-orders-plan = keep no order
deed-put-plan = put { $count } back { $where ->
    [top] on top
   *[bottom] at the bottom
}
deed-look-workshops-plan = look at { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
deed-look-orders-plan = look at { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
deed-delivery-plan = deliver { $cards } by { $transport } for { $points }
deed-money-plan = take { $marks }
deed-pithead-plan = go to the pithead for { $marks }
deed-mining-plan = mine { $steps }: { $doings }
deed-idle-plan = mine, no step taken yet

## What happened

told = { $who } { $deed }.
told-undo = { $who } went back to an earlier turn, by agreement.
told-scored = Shift { $shift } is scored: { $scores }.
told-shift = Shift { $shift } begins with { $who }.
told-end = { $winners } won with { $points }.
score = { $who } { $count }
deed-draft-did = drafted an order: { $card }
deed-buy-shown-did = bought { $tile }, for { $marks }{ $coal }
deed-buy-drawn-did = looked at tiles and bought { $tile }, for { $marks }{ $coal }
deed-order-shown-did = took an order: { $card }
deed-order-drawn-did = looked at orders and kept { $card }
deed-none-workshops-did = looked at tiles and bought none
deed-none-orders-did = looked at orders and kept none
deed-look-workshops-did = looked at { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
deed-look-orders-did = looked at { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
deed-delivery-did = delivered { $cards } by { $transport } for { $points }
deed-money-did = took { $marks }
deed-pithead-did = went to the pithead for { $marks }
deed-mining-did = mined { $steps }: { $doings }
deed-idle-did = mined without taking a step
doing-fill = { $cubes } to { $order }
doing-store = { $cubes } to the store
doing-load = { $cubes } into the cage
doing-cage = the cage to the { $stop }
odd-coal = {" "}(in its carts: { $carts })
cart-empty = nothing

## What the spaces do

about-workshops = A tile adds a tunnel with full carts to your mine. Coal is what you deliver; emptied carts score in the last shift.
about-mining = Work steps move the cage, bring coal up and put it on your orders.
about-delivery = All your complete orders of one transport score at once.
about-money = Marks pay for tiles. Every five marks left at the end are one point.
about-orders = An order brings its points when it is filled and delivered; left over, it costs one.

## Learning by playing

numbered-lesson = **Lesson { $number } of { $count }.** { $lesson }
lesson-draft = Orders say which coal to deliver, by which transport, and for how many points. Your mine has one cube of each colour waiting: take orders with few fields, of colours you can reach at once. Pick one from the list and confirm.
lesson-workshops = Your mine is nearly empty. Open **Workshops** and buy a tile in a colour your orders ask for: it comes with coal in its carts. Keep an eye on both sides of the mine: at the end, each tile that one side has more than the other costs two points.
lesson-workshops-list = Choose a tile whose colour your orders ask for. The price stands beside it.
lesson-filling = The supply has run short of this colour, so you choose what fills the cart.
lesson-mining = Now bring coal up. Open **Mining** and choose a space with enough steps: going down to a level, loading a cube, coming up to the surface and putting a cube on a field of its colour are one step each.
lesson-mining-steps = Every click is one step, and you see it in the picture. Go down, **load** a cube that an order asks for, come up to the **surface** and **put** it on the order. Any two cubes can stand in for one of another colour.
lesson-delivery = One of your orders is complete: its fields are all filled. Open **Delivery**, choose its transport, and take the points. All complete orders of that transport go together.
lesson-money = Deeper coal is dearer. Open **Money** and take what you can get for one worker.
lesson-orders = You may hold as many orders as you like. Open **Orders** and take one that fits the coal you have. The shift clock rewards whoever delivers the most of a colour or by one transport.
lesson-taken = Spaces that are taken can be used all the same: the workers there go to the canteen, and you place **one more** than stood there. Find a space that asks for two or more, and take it.
lesson-drawing = The spaces with the eyes let you **look at five** hidden tiles or orders and keep one. Nobody else sees them; but once you have looked, that cannot be taken back.
lesson-looking = Only you see these. Keep one or none, then put the others back on top or at the bottom.
lesson-pithead = When nothing else is worth it, the **pithead** always gives one mark for one worker. Try it once.
lesson-confirm = Nobody has seen anything of this yet. **Back** takes one step back, **Confirm** plays your turn.
lesson-rest = You know every space now. Use up your workers as well as you can: when nobody has any left, the shift clock compares who delivered the most coal of each colour. Whoever has the most workers in the workshops begins the next shift.
lesson-over = That was the first shift, and you know the game. In the second the clock also counts transports, in the third empty carts. Play on if you like, or stop with `/game end` and open a table for your friends with `/game new`.

## Hints, plans, review

deed-draft-hint = draft an order: { $card }
deed-buy-shown-hint = buy { $tile }, for { $marks }{ $coal }
deed-order-shown-hint = take an order: { $card }
deed-look-workshops-hint = look at { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
deed-look-orders-hint = look at { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
deed-delivery-hint = deliver { $cards } by { $transport } for { $points }
deed-money-hint = take { $marks }
deed-pithead-hint = go to the pithead for { $marks }
deed-mining-hint = mine { $steps }: { $doings }
deed-idle-hint = mine without taking a step
hint-draw-workshops = look at five tiles
hint-draw-orders = look at five orders
hint-draw-why = what lies open helps you less than the best of five probably would
plan-completes = Completes { $orders }
reason-delivers = brings { $points } at once
reason-completes = completes an order: { $order }
reason-fits = you have coal for { $have } of its { $fields } fields
reason-ready = you have all the coal for it
reason-fills = { $count ->
    [one] fills { $count } field
   *[other] fills { $count } fields
}
reason-clock = better chances on the shift clock: { $category }
reason-carts = coal and carts for the { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
} level
reason-empties = { $count ->
    [one] empties { $count } cart
   *[other] empties { $count } carts
}
reason-balances = brings the light and the dark side closer to balance
reason-earns = brings { $marks }
reason-cheap = takes only { $workers }
reason-dear = worth its price of { $workers }
category-colour = most { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
} coal delivered
category-transport = most delivered by { $transport }
category-carts = most empty { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
} carts
review-good = Turn { $turn }: { $deed }. That was worth about { $points } more than a usual turn.
review-bad = Turn { $turn }: { $deed }. Better: { $better }. That would have been worth about { $points } more.
