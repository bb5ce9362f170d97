### Pictures of Glück Auf and their descriptions.

## Captions of the board and the mine: a word or two, fit for a brass plaque

house-workshops = Workshops
house-mining = Mining
house-delivery = Delivery
house-canteen = Canteen
house-orders = Orders
house-money = Money
pithead = Pithead
shift = Shift { $shift }

## Captions of trays, score sheets and the chart

title-draft = Order draft
title-tiles = Tiles drawn
title-orders = Orders drawn
title-returning = Back to the stack
title-outstanding = Outstanding orders
title-delivered = Delivered orders
title-final = Final score
title-chart = Victory points turn by turn
sheet-shift = Scoring after shift { $shift }
part-deliveries = Deliveries
part-marks = Marks
part-coal = Coal
part-orders = Outstanding orders
part-balance = Light and dark
part-total = Total
part-scored = This scoring
winner = { $name } wins
winners = Shared victory: { $names }
leaders = { $count ->
    [one] Ended early: { $names } leads
   *[other] Ended early, tied for the lead: { $names }
}

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
player-mark = { $seat ->
    [0] red circle
    [1] blue square
    [2] green triangle
   *[3] purple diamond
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
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tile = { $carts ->
    [one] { $carts } { $colour ->
        [yellow] yellow
        [brown] brown
        [grey] grey
       *[black] black
    } cart
   *[other] { $carts } { $colour ->
        [yellow] yellow
        [brown] brown
        [grey] grey
       *[black] black
    } carts
}, { $side ->
    [light] light
   *[dark] dark
} side, { $marks }
tile-short = { $carts } { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
} ({ $side ->
    [light] light
   *[dark] dark
})
card = { $transport }, { $points } ({ $fields })
card-short = { $transport } { $points } ({ $fields })
card-name = { $transport } { $points }
none = none

## What happened in a turn

caption-draft = { $name } drafts an order: { $card }.
caption-buy = { $name } buys { $tile }.
caption-buy-none = { $name } looks at tiles and buys none.
caption-buy-drawn = { $name } looks at tiles and buys { $tile }.
caption-order = { $name } takes an order: { $card }.
caption-order-none = { $name } looks at orders and keeps none.
caption-order-drawn = { $name } looks at orders and keeps { $card }.
caption-mining = { $name } mines, up to { $steps }: { $doings }.
caption-mining-idle = { $name } mines, up to { $steps }, and moves nothing.
caption-delivery = { $name } delivers by { $transport }: { $cards }, { $points }.
caption-money = { $name } takes { $marks }.
caption-pithead = { $name } goes to the pithead for { $marks }.
caption-shift = Shift { $shift } is over: { $scores }.
caption-end = The game is over: { $scores }.
replay-start = The game begins.
replay-before = This is how it stood before.
doing-load = loads { $cubes }
doing-fill = { $transport } { $points } gets { $cubes }
doing-store = stores { $cubes }
doing-cage = cage to the { $stop }
score = { $name } { $points }

## Descriptions: the board

board-title = Board, shift { $shift } of 3.
board-title-draft = Board before the first shift: orders are drafted.
board-title-over = Board at the end of the game.
board-turn = It is the turn of { $name }.
board-starter = { $name } starts the shift.
board-last = Last turn: { $caption }
workshop-tiles = Workshops: { $spaces }; { $tiles } in the stack.
order-cards = Order spaces: { $spaces }; { $cards } in the stack.
place = { $number }: { $item }
place-empty = { $number }: empty
needs = Workers needed: { $spaces }; 1 at every other open space.
needs-one = Every open space needs 1 worker.
needs-long = Taken spaces: { $spaces }. Every other open space needs 1 worker.
need = { $space }: { $count }
need-long = { $space }: { $name } with { $workers }, needs { $count }
closed = Closed: { $spaces }.
board-pithead = Pithead: { $workers }.
board-canteen = Canteen: { $workers }.
nobody = nobody
count-of = { $name } { $count }
supply = Coal supply: { $cubes }.
draft-cards = To choose from: { $cards }.
board-player = { $name } ({ $mark }): { $points }, { $marks }, { $workers }, outstanding orders: { $open }, delivered: { $delivered }.
board-player-short = { $name }: { $points }, { $marks }, { $workers }.
space = { $area ->
    [workshops] workshop { $number }
    [mining] mining { $number }
    [money] money { $number }
   *[orders] order { $number }
}
space-delivery = delivery by { $transport }
space-draw = { $area ->
    [workshops] looking at five tiles
   *[orders] looking at five orders
}

## Descriptions: a mine

mine-title = Mine of { $name } ({ $mark }): { $points }, { $marks }, { $workers }, { $delivered } delivered.
cage = Cage at the { $stop }: { $cubes }, { $free } free.
store = Store: { $cubes }.
level = { $stop }: { $cubes } in carts, { $empty } empty; tiles { $light } light, { $dark } dark.
level-side = { $stop }, { $side ->
    [light] light side
   *[dark] dark side
}: { $carts }.
printed-cart = printed cart ({ $cube })
tile-carts = tile ({ $cubes })
cart-empty = empty
balance = Tiles: { $light } light, { $dark } dark, { $points }.
order-complete = { $card }, complete
order-untouched = { $card }, all empty
order-open = { $card }, missing { $missing }
mine-orders = Outstanding orders: { $orders }.
mine-order = Order { $card }: { $fields }.
field-filled = { $colour } filled
field-pair = { $colour } filled with { $cubes }
field-open = { $colour } empty

## Descriptions: trays, sheets, chart

tray-dear = { $number }: { $item }, too dear
tray-laid = { $item }, put back as number { $number }
tray-description = { $title }: { $items }.
tray-hidden = { $title }: { $count } face down.
category = { $counts ->
    [colour] order fields of { $colour ->
        [yellow] yellow
        [brown] brown
        [grey] grey
       *[black] black
    } coal
    [transport] order fields by { $transport ->
        [handcart] handcart
        [horse-cart] horse cart
        [truck] truck
       *[locomotive] locomotive
    }
   *[carts] empty { $colour ->
        [yellow] yellow
        [brown] brown
        [grey] grey
       *[black] black
    } carts
}
category-row = { $number }, { $category }, prizes { $first } and { $second }: { $results }.
category-brief = { $number }: { $results }.
category-result = { $name } { $count } ({ $points })
sheet-sum = This scoring: { $scores }.
sheet-standing = Victory points now: { $scores }.
sheet-seat = { $name }: { $parts }; total { $points }, place { $rank }.
part = { $part }: { $count }
chart-seat = { $name }: { $scores }.
chart-after = { $points } after shift { $shift }
chart-end = { $points } at the end
replay-description = Replay of the whole game in { $turns } turns. Result: { $scores }.
