### A Glück Auf képei és leírásuk.

## Feliratok a táblán és a bányában: egy-két szó, ami elfér egy réztáblán

house-workshops = Csillegyár
house-mining = Kitermelés
house-delivery = Szállítás
house-canteen = Kantin
house-orders = Rendelések
house-money = Pénz
pithead = Bank
shift = { $shift }. műszak

## Feliratok a tálcákon, az értékelőlapokon és a grafikonon

title-draft = Rendelések választása
title-tiles = Húzott lapkák
title-orders = Húzott rendelések
title-returning = Vissza a pakliba
title-outstanding = Teljesítésre váró rendelések
title-delivered = Leszállított rendelések
title-final = Végeredmény
title-chart = Győzelmi pontok körről körre
sheet-shift = Értékelés { $shift ->
    [1] az { $shift }.
   *[other] a { $shift }.
} műszak után
part-deliveries = Szállítás
part-marks = Márka
part-coal = Szén
part-orders = Várakozó rendelések
part-balance = Világos és sötét
part-total = Összesen
part-scored = Ez az értékelés
winner = { $name } nyert
winners = Közös győzelem: { $names }
leaders = { $count ->
    [one] Idő előtt vége: { $names } vezet
   *[other] Idő előtt vége, holtversenyben: { $names }
}

## Dolgok és számuk

coal = { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
}
cubes = { $count } { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
}
transport = { $transport ->
    [handcart] talicska
    [horse-cart] lovaskocsi
    [truck] teherautó
   *[locomotive] mozdony
}
by-transport = { $transport ->
    [handcart] talicskával
    [horse-cart] lovaskocsival
    [truck] teherautóval
   *[locomotive] mozdonnyal
}
stop = { $stop ->
    [surface] külszín
    [yellow] sárga szint
    [brown] barna szint
    [grey] szürke szint
   *[black] fekete szint
}
player-mark = { $seat ->
    [0] piros kör
    [1] kék négyzet
    [2] zöld háromszög
   *[3] lila rombusz
}
marks = { $count } márka
points = { $count } pont
workers = { $count } munkás
steps = { $count } munkalépés
tiles = { $count } lapka
cards = { $count } kártya
tile = { $carts } { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
} csille, { $side ->
    [light] világos
   *[dark] sötét
} oldal, { $marks }
tile-short = { $carts } { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
} ({ $side ->
    [light] világos
   *[dark] sötét
})
card = { $transport }, { $points } ({ $fields })
card-short = { $transport } { $points } ({ $fields })
card-name = { $transport } { $points }
none = nincs

## Mi történt egy körben

caption-draft = { $name } rendelést választ: { $card }.
caption-buy = { $name } lapkát vesz: { $tile }.
caption-buy-none = { $name } lapkákat néz meg, de egyet sem vesz.
caption-buy-drawn = { $name } lapkákat néz meg, és ezt veszi: { $tile }.
caption-order = { $name } rendelést vesz el: { $card }.
caption-order-none = { $name } rendeléseket néz meg, de egyet sem tart meg.
caption-order-drawn = { $name } rendeléseket néz meg, és ezt tartja meg: { $card }.
caption-mining = { $name } kitermel (legfeljebb { $steps }): { $doings }.
caption-mining-idle = { $name } kitermel (legfeljebb { $steps }), de semmit sem mozgat.
caption-delivery = { $name } { $transport } szállít: { $cards }, { $points }.
caption-money = { $name } pénzt vesz fel: { $marks }.
caption-pithead = { $name } a bankba megy: { $marks }.
caption-shift = { $shift ->
    [1] Az { $shift }.
   *[other] A { $shift }.
} műszak véget ért: { $scores }.
caption-end = A játék véget ért: { $scores }.
replay-start = Kezdődik a játék.
replay-before = Előtte így állt.
doing-load = berak: { $cubes }
doing-fill = { $transport } { $points } kap: { $cubes }
doing-store = a tárolóba tesz: { $cubes }
doing-cage = kas: { $stop }
score = { $name } { $points }

## Leírások: a tábla

board-title = Tábla, { $shift }. műszak a 3-ból.
board-title-draft = Tábla az első műszak előtt: rendelések választása.
board-title-over = Tábla a játék végén.
board-turn = { $name } van soron.
board-starter = A műszak kezdőjátékosa { $name }.
board-last = Utolsó kör: { $caption }
workshop-tiles = Csillegyár: { $spaces }; a pakliban { $tiles }.
order-cards = Rendelésmezők: { $spaces }; a pakliban { $cards }.
place = { $number }: { $item }
place-empty = { $number }: üres
needs = Szükséges munkások: { $spaces }; minden más nyitott mezőn 1.
needs-one = Minden nyitott mezőre 1 munkás kell.
needs-long = Foglalt mezők: { $spaces }. Minden más nyitott mezőre 1 munkás kell.
need = { $space }: { $count }
need-long = { $space }: { $name }, { $workers }, ide { $count } kell
closed = Zárva: { $spaces }.
board-pithead = Bank: { $workers }.
board-canteen = Kantin: { $workers }.
nobody = senki
count-of = { $name } { $count }
supply = Szénkészlet: { $cubes }.
draft-cards = Választható: { $cards }.
board-player = { $name } ({ $mark }): { $points }, { $marks }, { $workers }, { $open } teljesítésre váró és { $delivered } leszállított rendelés.
board-player-short = { $name }: { $points }, { $marks }, { $workers }.
space = { $area ->
    [workshops] csillegyár { $number }
    [mining] kitermelés { $number }
    [money] pénz { $number }
   *[orders] rendelés { $number }
}
space-delivery = szállítás, { $transport }
space-draw = { $area ->
    [workshops] öt lapka megnézése
   *[orders] öt rendelés megnézése
}

## Leírások: egy bánya

mine-title = { $name } bányája ({ $mark }): { $points }, { $marks }, { $workers }, { $delivered } leszállított rendelés.
cage = Szén a kasban ({ $stop }): { $cubes }; { $free } szabad hely.
store = Szén a tárolóban: { $cubes }.
level = { $stop }, szén a csillékben: { $cubes }; { $empty } üres csille; { $light } világos és { $dark } sötét lapka.
level-side = { $stop }, { $side ->
    [light] világos oldal
   *[dark] sötét oldal
}: { $carts }.
printed-cart = nyomtatott csille: { $cube }
tile-carts = lapka: { $cubes }
cart-empty = üres
balance = Lapkák: { $light } világos, { $dark } sötét; { $points }.
order-complete = { $card }, kész
order-untouched = { $card }, még üres
order-open = { $card }, hiányzik: { $missing }
mine-orders = Teljesítésre váró rendelések: { $orders }.
mine-order = Rendelés, { $card }: { $fields }.
field-filled = { $colour } betöltve
field-pair = { $colour } betöltve ezzel: { $cubes }
field-open = { $colour } üres

## Leírások: tálcák, lapok, grafikon

tray-dear = { $number }: { $item }, túl drága
tray-laid = { $item }, visszatéve { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. helyre
tray-description = { $title }: { $items }.
tray-hidden = { $title }: { $count } képpel lefelé.
category = { $counts ->
    [colour] { $colour ->
        [yellow] sárga
        [brown] barna
        [grey] szürke
       *[black] fekete
    } rendeléshelyek
    [transport] rendeléshelyek ({ $transport ->
        [handcart] talicska
        [horse-cart] lovaskocsi
        [truck] teherautó
       *[locomotive] mozdony
    })
   *[carts] üres { $colour ->
        [yellow] sárga
        [brown] barna
        [grey] szürke
       *[black] fekete
    } csillék
}
category-row = { $number }. kategória, { $category }, díjak { $first } és { $second }: { $results }.
category-brief = { $number }: { $results }.
category-result = { $name } { $count } ({ $points })
sheet-sum = Ebben az értékelésben: { $scores }.
sheet-standing = Győzelmi pontok most: { $scores }.
sheet-seat = { $name }: { $parts }; összesen { $points }, { $rank }. hely.
part = { $part }: { $count }
chart-seat = { $name }: { $scores }.
chart-after = { $points } { $shift ->
    [1] az { $shift }.
   *[other] a { $shift }.
} műszak után
chart-end = { $points } a végén
replay-description = Az egész játék visszajátszása, { $turns } kör. Eredmény: { $scores }.
