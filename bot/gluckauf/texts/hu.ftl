### A Glück Auf a panelekben és a bejegyzésekben.

title = Jó szerencsét

## Beállítások

option-delivered = Leszállított rendelések
option-delivered-own = csak a tulajdonos látja
option-delivered-open = mindenki látja
option-orders = Első rendelések
option-orders-drafted = választással
option-orders-dealt = osztással
option-start = Kezdőjátékos
option-start-random = sorsolással
option-start-first-seat = az első hely

## A bejegyzés gombjai

button-turn = Lépek
button-mines = Bányák
button-orders = Rendelések
button-my-mine = Az én bányám

## Hol tart a játék

standing-draft = rendelések választása
standing-shift = { $shift }. műszak a { $shifts }-ból
standing-over = a játék véget ért

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
marks = { $count } márka
points = { $count } pont
workers = { $count } munkás
steps = { $count } munkalépés
orders = { $count } rendelés
tile = { $carts } { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
} csille, { $side ->
    [light] világos oldal
   *[dark] sötét oldal
}
card = { $transport }, { $points } ({ $fields })
order = { $transport } ({ $points })
and = {" és "}
and-then = {", és "}

## Panel: mezőválasztás

title-turn = Te jössz · { $workers } · { $marks } · kas: { $stop }
tab-workshops = Csillegyár
tab-mining = Kitermelés
tab-delivery = Szállítás
tab-money = Pénz
tab-orders = Rendelések
choose-workshops = Vegyél egy vágatlapkát…
choose-orders = Vegyél el egy rendelést…
space-workshop = { $number } · { $tile } · { $marks } · { $workers }
space-order = { $number } · { $card } · { $workers }
space-mining = { $steps } · { $workers }
space-delivery = { $transport } · { $points } · { $workers }
space-money = { $marks } · { $workers }
space-pithead = Bank · { $marks } · 1 munkás
space-draw-workshops = Nézz meg { $count } lapkát · { $workers }
space-draw-orders = Nézz meg { $count } rendelést · { $workers }
warning-draw-workshops = A lapkák megnézése rejtett dolgot fed fel, ezért nem vonható vissza.
warning-draw-orders = A rendelések megnézése rejtett dolgot fed fel, ezért nem vonható vissza.
short-supply = { $cubes ->
    [0] Ebből a színből nincs több kocka a készletben; más szén pótolhatja.
   *[other] Ebből a színből már csak { $cubes } kocka van a készletben; a hiányzót más szén pótolhatja.
}
not-possible = Nem lehetséges: { $reasons }
impossible = { $spaces } ({ $reason })
obstacle = { $code ->
    [closed] { $players } játékosnál zárva
    [workers] { $workers } kell
    [marks] ára { $marks }
    [no-tile] nincs ott lapka
    [no-card] nincs ott rendelés
    [no-tiles-left] elfogytak a lapkák
    [no-cards-left] elfogytak a rendelések
   *[nothing-complete] nincs kész rendelés
}
only-workshops = Más csoporthoz lépj vissza.
name-draw = öt megnézése

## Panel: kitermelés

title-mining = Kitermelés · { $steps } munkalépésből még { $left }
title-cube = Hová kerüljön a { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
} kocka?
title-pair = Melyik helyet tölti be ez a két kocka: { $cubes }?
move = { $stop ->
    [surface] Külszín
    [yellow] Sárga
    [brown] Barna
    [grey] Szürke
   *[black] Fekete
}
load = { $colour ->
    [yellow] Sárga
    [brown] Barna
    [grey] Szürke
   *[black] Fekete
} berakása
load-all = { $count } { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
} berakása
choose-cube = Tegyél le egy kockát…
choose-place = Tedd ide…
choose-field = Tölts be egy helyet…
entry-order = { $colour ->
    [yellow] Sárga
    [brown] Barna
    [grey] Szürke
   *[black] Fekete
} → { $order }
entry-store = { $colour ->
    [yellow] Sárga
    [brown] Barna
    [grey] Szürke
   *[black] Fekete
} → tároló
entry-cube = { $colour ->
    [yellow] Sárga
    [brown] Barna
    [grey] Szürke
   *[black] Fekete
} → …
entry-second = Egy második kockával együtt: { $cube }…
entry-two = Két kocka egy helyért: { $cubes }…
entry-pair = { $cubes } → { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
} hely · { $order }
entry-field = { $colour ->
    [yellow] Sárga
    [brown] Barna
    [grey] Szürke
   *[black] Fekete
} hely · { $order }
entry-colour = { $colour ->
    [yellow] Egy sárga hely
    [brown] Egy barna hely
    [grey] Egy szürke hely
   *[black] Egy fekete hely
}…
entry-from = { $source ->
    [cage] A kasból
   *[store] A tárolóból
}
entry-from-to = { $source ->
    [cage] A kasból
   *[store] A tárolóból
} · { $progress }
entry-pair-from = Kettő egyért, két munkalépés · { $source ->
    [cage] a kasból
    [store] a tárolóból
   *[both] a kasból és a tárolóból
}
progress = betöltött helyek: { $filled } / { $fields }
cage-full = A kas megtelt: mind az öt hely foglalt.
level-empty = Ezen a szinten nincs több szén.
cage-below = A kasból csak a külszínen vehető ki szén.
steps-lost = A fel nem használt munkalépések elvesznek.

## Panel: választás, húzás, töltés

title-draft = Rendelések választása · { $number }. rendelésed
choose-draft = Vegyél el egy rendelést…
numbered = { $number } · { $item }
title-keep-workshops = { $count ->
    [one] { $count } lapka, csak te látod: vedd meg, vagy hagyd
   *[other] { $count } lapka, csak te látod őket: vegyél egyet, vagy egyet se
}
title-keep-orders = { $count ->
    [one] { $count } rendelés, csak te látod: tartsd meg, vagy hagyd
   *[other] { $count } rendelés, csak te látod őket: tarts meg egyet, vagy egyet se
}
keep-tile = { $numbers } · { $marks }
keep-order = { $numbers } · { $order }
keep-none = Egyet sem
too-dear = Ennyi pénzed van: { $marks }; a drágábbat nem veheted meg.
title-return-workshops = { $count } lapka kerül vissza
title-return-orders = { $count } rendelés kerül vissza
put = { $where ->
    [top] Felülre
   *[bottom] Alulra
}
put-in-order = { $where ->
    [top] Felülre
   *[bottom] Alulra
}, az én sorrendemben…
title-order = Melyik kerüljön { $where ->
    [top] felülre
   *[bottom] alulra
}, { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. helyre?
choose-next = Következzen…
rest-as-they-lie = A többi úgy, ahogy fekszik
as-they-lie = Úgy kerülnek vissza, ahogy fekszenek, és az 1. kerül majd elő először, hacsak nem választasz más sorrendet.
order-matters = Az 1. kerül majd elő először.
title-fill = A készletben nincs több { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
} szén: mi kerüljön a csillébe ({ $number } / { $carts })?
fill-none = Maradjon üres
title-over = A köröd jóváhagyásra vár

## A tervezett kör

planned = Ebben a körben { $deed }. Ehhez { $workers } kell.
planned-on = Ebben a körben { $deed }.
deed-draft-plan = rendelést választasz: { $card }
deed-buy-shown-plan = lapkát veszel: { $tile }, ára { $marks }{ $coal }
deed-buy-drawn-plan = lapkát veszel: { $tile }, ára { $marks }{ $coal }
deed-order-shown-plan = rendelést veszel el: { $card }
deed-order-drawn-plan = rendelést tartasz meg: { $card }
deed-none-workshops-plan = nem veszel lapkát
deed-none-orders-plan = nem tartasz meg rendelést
deed-put-plan = { $count ->
    [1] 1-et
    [2] 2-t
    [3] 3-at
    [4] 4-et
   *[other] { $count }-öt
} visszateszel { $where ->
    [top] felülre
   *[bottom] alulra
}
deed-look-workshops-plan = megnézel { $count } lapkát
deed-look-orders-plan = megnézel { $count } rendelést
deed-delivery-plan = { $transport } szállítasz: { $cards }, { $points }
deed-money-plan = pénzt veszel fel: { $marks }
deed-pithead-plan = a bankba mész: { $marks }
deed-mining-plan = kitermelsz ({ $steps }): { $doings }
deed-idle-plan = kitermelsz, egyelőre munkalépés nélkül

## Mi történt

told = { $who } { $deed }.
told-undo = { $who } a többiek beleegyezésével visszatér egy korábbi körhöz.
told-scored = Értékelés { $shift ->
    [1] az { $shift }.
   *[other] a { $shift }.
} műszak után: { $scores }.
told-shift = { $shift ->
    [1] Az { $shift }.
   *[other] A { $shift }.
} műszakot { $who } kezdi.
told-end = Győzelem: { $winners }, { $points }.
score = { $who } { $count }
deed-draft-did = rendelést választ: { $card }
deed-buy-shown-did = lapkát vesz: { $tile }, ára { $marks }{ $coal }
deed-buy-drawn-did = lapkákat néz meg, és ezt veszi: { $tile }, ára { $marks }{ $coal }
deed-order-shown-did = rendelést vesz el: { $card }
deed-order-drawn-did = rendeléseket néz meg, és ezt tartja meg: { $card }
deed-none-workshops-did = lapkákat néz meg, de egyet sem vesz
deed-none-orders-did = rendeléseket néz meg, de egyet sem tart meg
deed-look-workshops-did = megnéz { $count } lapkát
deed-look-orders-did = megnéz { $count } rendelést
deed-delivery-did = { $transport } szállít: { $cards }, { $points }
deed-money-did = pénzt vesz fel: { $marks }
deed-pithead-did = a bankba megy: { $marks }
deed-mining-did = kitermel ({ $steps }): { $doings }
deed-idle-did = kitermel, de egy munkalépést sem tesz
doing-fill = { $cubes } → { $order }
doing-store = { $cubes } → tároló
doing-load = { $cubes } → kas
doing-cage = kas → { $stop }
odd-coal = {" "}(a csillékben: { $carts })
cart-empty = semmi

## Mire jók a mezők

about-workshops = Egy lapka teli csillés vágatot ad a bányádhoz. A szenet szállítod, a kiürült csillék az utolsó műszakban érnek pontot.
about-mining = A munkalépésekkel mozog a kas, feljön a szén, és a rendeléseidre kerül.
about-delivery = Egy jármű minden kész rendelése egyszerre hoz pontot.
about-money = Márkával fizetsz a lapkákért. A végén minden öt márka egy pontot ér.
about-orders = A rendelés akkor hoz pontot, ha betöltöd és leszállítod; ha megmarad, egy pontba kerül.

## Tanulás játék közben

numbered-lesson = **{ $number }. lecke (összesen { $count }).** { $lesson }
lesson-draft = A rendelések megmondják, milyen szenet, mivel és hány pontért szállíts. A bányádban minden színből vár egy kocka: olyan rendelést válassz, amelyen kevés a hely, és a színeit azonnal eléred. Válassz egyet a listából, és hagyd jóvá.
lesson-workshops = A bányád majdnem üres. Nyomd meg a **Csillegyár** gombot, és vegyél egy lapkát olyan színben, amelyet a rendeléseid kérnek: csilléiben szénnel érkezik. Figyelj a bánya két oldalára: a végén az egyik oldal minden többletlapkája két pontba kerül.
lesson-workshops-list = Olyan színű lapkát válassz, amelyet a rendeléseid kérnek. Az ára mellette áll.
lesson-filling = A készletből elfogyott ez a szín, ezért te választod meg, mi kerüljön a csillébe.
lesson-mining = Most hozz fel szenet. Nyomd meg a **Kitermelés** gombot, és válassz elég munkalépést adó mezőt: egy munkalépés, ha lemész egy szintre, ha beraksz egy kockát, ha feljössz a külszínre, és ha egy kockát a színének megfelelő helyre teszel.
lesson-mining-steps = Minden kattintás egy munkalépés, és a képen is látod. Menj le, **rakj be** egy kockát, amelyet egy rendelés kér, gyere fel a **külszínre**, és **tedd** a rendelésre. Bármely két kocka pótolhat egy más színűt.
lesson-delivery = Egyik rendelésed kész: minden helye be van töltve. Nyomd meg a **Szállítás** gombot, válaszd ki a járművét, és vedd el a pontokat. Az adott jármű minden kész rendelése együtt indul.
lesson-money = A mélyebb szén drágább. Nyomd meg a **Pénz** gombot, és vedd el, amennyit egy munkásért kapsz.
lesson-orders = Akárhány rendelésed lehet. Nyomd meg a **Rendelések** gombot, és vegyél el egyet, amelyik illik a szenedhez. A műszakóra azt jutalmazza, aki a legtöbbet szállította egy színből vagy egy járművel.
lesson-taken = A foglalt mezők is használhatók: az ott álló munkások a kantinba mennek, te pedig **eggyel többet** teszel le, mint ahányan ott álltak. Keress egy mezőt, amely legalább kettőt kér, és foglald el.
lesson-drawing = A szemmel jelölt mezőkön **megnézhetsz öt** rejtett lapkát vagy rendelést, és egyet megtarthatsz. A többit más nem látja; de amit megnéztél, az nem vonható vissza.
lesson-looking = Ezeket csak te látod. Tarts meg egyet vagy egyet se, a többit pedig tedd vissza felülre vagy alulra.
lesson-pithead = Ha semmi más nem éri meg, a **bank** mindig ad egy márkát egy munkásért. Próbáld ki egyszer.
lesson-confirm = Ebből még senki sem látott semmit. A **Vissza** egyet visszalép, a **Jóváhagyás** véglegesíti a körödet.
lesson-rest = Már minden mezőt ismersz. Használd fel a munkásaidat minél jobban: ha már senkinek sincs, a műszakóra összeveti, ki szállította a legtöbb szenet az egyes színekből. A következő műszakot az kezdi, akinek a legtöbb munkása van a csillegyárban.
lesson-over = Ez volt az első műszak, és már ismered a játékot. A másodikban az óra a járműveket is számolja, a harmadikban az üres csilléket. Játssz tovább, ha szeretnél, vagy hagyd abba: `/game end`, és nyiss asztalt a barátaidnak: `/game new`.

## Tippek, tervek, visszatekintés

deed-draft-hint = rendelés választása: { $card }
deed-buy-shown-hint = lapka vásárlása: { $tile }, ára { $marks }{ $coal }
deed-order-shown-hint = új rendelés: { $card }
deed-look-workshops-hint = { $count } lapka megnézése
deed-look-orders-hint = { $count } rendelés megnézése
deed-delivery-hint = szállítás { $transport }: { $cards }, { $points }
deed-money-hint = pénzfelvétel: { $marks }
deed-pithead-hint = bank: { $marks }
deed-mining-hint = kitermelés ({ $steps }): { $doings }
deed-idle-hint = kitermelés munkalépés nélkül
hint-draw-workshops = öt lapka megnézése
hint-draw-orders = öt rendelés megnézése
hint-draw-why = öt közül a legjobb jobban illene hozzád, mint ami képpel felfelé fekszik
plan-completes = Kész lesz: { $orders }
reason-delivers = azonnal hoz { $points }ot
reason-completes = kész lesz egy rendelés: { $order }
reason-fits = { $fields } rendeléshelyből { $have } helyre van szened
reason-ready = minden szén megvan hozzá
reason-fills = { $count } rendeléshelyet tölt be
reason-clock = jobb esélyek a műszakórán ({ $category })
reason-carts = szén és csillék a { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
} szintre
reason-empties = { $count } csillét ürít ki
reason-balances = közelebb hozza egyensúlyhoz a világos és a sötét oldalt
reason-earns = bevétel: { $marks }
reason-cheap = csak { $workers }ba kerül
reason-dear = megéri az árát: { $workers }
category-colour = a legtöbb leszállított szén: { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
}
category-transport = a legtöbb szállítás { $transport }
category-carts = a legtöbb üres csille: { $colour ->
    [yellow] sárga
    [brown] barna
    [grey] szürke
   *[black] fekete
}
review-good = { $turn }. kör: { $deed }. Ez nagyjából { $points }tal többet hozott egy szokásos körnél.
review-bad = { $turn }. kör: { $deed }. Jobb lett volna: { $better }. Ez nagyjából { $points }tal többet hozott volna.
