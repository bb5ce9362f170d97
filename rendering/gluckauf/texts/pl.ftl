### Obrazy gry Glück Auf i ich opisy.

## Napisy na planszy i w szybie: jedno, dwa słowa, na mosiężną tabliczkę

house-workshops = Warsztaty
house-mining = Wydobycie
house-delivery = Załadunek
house-canteen = Stołówka
house-orders = Zamówienia
house-money = Pieniądze
pithead = Cechownia
shift = Szychta { $shift }

## Napisy na tacach, arkuszach punktów i wykresie

title-draft = Wybór zamówień
title-tiles = Dobrane żetony
title-orders = Dobrane zamówienia
title-returning = Z powrotem na stos
title-outstanding = Oczekujące zamówienia
title-delivered = Dostarczone zamówienia
title-final = Wynik końcowy
title-chart = Punkty zwycięstwa tura po turze
sheet-shift = Punktacja po szychcie { $shift }
part-deliveries = Załadunek
part-marks = Marki
part-coal = Węgiel
part-orders = Oczekujące zamówienia
part-balance = Jasne i ciemne
part-total = Razem
part-scored = Ta punktacja
winner = Wygrywa { $name }
winners = Wspólne zwycięstwo: { $names }
leaders = { $count ->
    [one] Koniec przed czasem: prowadzi { $names }
    [few] Koniec przed czasem, wspólne prowadzenie: { $names }
   *[many] Koniec przed czasem, wspólne prowadzenie: { $names }
}

## Rzeczy i liczby

coal = { $colour ->
    [yellow] żółty
    [brown] brązowy
    [grey] szary
   *[black] czarny
}
cubes = { $count ->
    [one] { $count } { $colour ->
        [yellow] żółty
        [brown] brązowy
        [grey] szary
       *[black] czarny
    }
    [few] { $count } { $colour ->
        [yellow] żółte
        [brown] brązowe
        [grey] szare
       *[black] czarne
    }
   *[many] { $count } { $colour ->
        [yellow] żółtych
        [brown] brązowych
        [grey] szarych
       *[black] czarnych
    }
}
transport = { $transport ->
    [handcart] wózek
    [horse-cart] furmanka
    [truck] samochód
   *[locomotive] parowóz
}
by-transport = { $transport ->
    [handcart] wózkiem
    [horse-cart] furmanką
    [truck] samochodem
   *[locomotive] parowozem
}
stop = { $stop ->
    [surface] zrąb
    [yellow] poziom żółty
    [brown] poziom brązowy
    [grey] poziom szary
   *[black] poziom czarny
}
player-mark = { $seat ->
    [0] czerwone koło
    [1] niebieski kwadrat
    [2] zielony trójkąt
   *[3] fioletowy romb
}
marks = { $count ->
    [one] { $count } marka
    [few] { $count } marki
   *[many] { $count } marek
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
workers = { $count ->
    [one] { $count } górnik
    [few] { $count } górnicy
   *[many] { $count } górników
}
steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
tiles = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
tile = { $carts ->
    [one] { $carts } { $colour ->
        [yellow] żółty
        [brown] brązowy
        [grey] szary
       *[black] czarny
    } wagonik
    [few] { $carts } { $colour ->
        [yellow] żółte
        [brown] brązowe
        [grey] szare
       *[black] czarne
    } wagoniki
   *[many] { $carts } { $colour ->
        [yellow] żółtych
        [brown] brązowych
        [grey] szarych
       *[black] czarnych
    } wagoników
}, { $side ->
    [light] jasna
   *[dark] ciemna
} strona, { $marks }
tile-short = { $carts ->
    [one] { $carts } { $colour ->
        [yellow] żółty
        [brown] brązowy
        [grey] szary
       *[black] czarny
    }
    [few] { $carts } { $colour ->
        [yellow] żółte
        [brown] brązowe
        [grey] szare
       *[black] czarne
    }
   *[many] { $carts } { $colour ->
        [yellow] żółtych
        [brown] brązowych
        [grey] szarych
       *[black] czarnych
    }
} ({ $side ->
    [light] jasna
   *[dark] ciemna
})
card = { $transport }, { $points } ({ $fields })
card-short = { $transport } { $points } ({ $fields })
card-name = { $transport } { $points }
none = brak

## Co się stało w turze

caption-draft = { $name } wybiera zamówienie: { $card }.
caption-buy = { $name } kupuje żeton: { $tile }.
caption-buy-none = { $name } ogląda żetony i żadnego nie kupuje.
caption-buy-drawn = { $name } ogląda żetony i kupuje: { $tile }.
caption-order = { $name } bierze zamówienie: { $card }.
caption-order-none = { $name } ogląda zamówienia i żadnego nie zatrzymuje.
caption-order-drawn = { $name } ogląda zamówienia i zatrzymuje: { $card }.
caption-mining = { $name } wydobywa (najwyżej { $steps }): { $doings }.
caption-mining-idle = { $name } wydobywa (najwyżej { $steps }) i niczego nie przenosi.
caption-delivery = { $name } dostarcza { $transport }: { $cards }, { $points }.
caption-money = { $name } bierze { $marks }.
caption-pithead = { $name } idzie do cechowni: { $marks }.
caption-shift = Koniec szychty { $shift }: { $scores }.
caption-end = Koniec gry: { $scores }.
replay-start = Zaczyna się gra.
replay-before = Tak było przedtem.
doing-load = zabiera { $cubes }
doing-fill = { $transport } { $points } dostaje { $cubes }
doing-store = odkłada do składu { $cubes }
doing-cage = szola: { $stop }
score = { $name } { $points }

## Opisy: plansza

board-title = Plansza, szychta { $shift } z 3.
board-title-draft = Plansza przed pierwszą szychtą: wybór zamówień.
board-title-over = Plansza na końcu gry.
board-turn = Teraz gra { $name }.
board-starter = Szychtę rozpoczyna { $name }.
board-last = Ostatnia tura: { $caption }
workshop-tiles = Warsztaty: { $spaces }; w stosie { $tiles }.
order-cards = Pola zamówień: { $spaces }; w stosie { $cards }.
place = { $number }: { $item }
place-empty = { $number }: puste
needs = Potrzebni górnicy: { $spaces }; na każdym innym otwartym polu 1.
needs-one = Na każdym otwartym polu potrzebny jest 1 górnik.
needs-long = Zajęte pola: { $spaces }. Na każdym innym otwartym polu potrzebny jest 1 górnik.
need = { $space }: { $count }
need-long = { $space }: { $name }, { $workers }, potrzeba { $count }
closed = Zamknięte: { $spaces }.
board-pithead = Cechownia: { $workers }.
board-canteen = Stołówka: { $workers }.
nobody = nikt
count-of = { $name } { $count }
supply = Zasób węgla: { $cubes }.
draft-cards = Do wyboru: { $cards }.
board-player = { $name } ({ $mark }): { $points }, { $marks }, { $workers }, zamówienia oczekujące: { $open }, dostarczone: { $delivered }.
board-player-short = { $name }: { $points }, { $marks }, { $workers }.
space = { $area ->
    [workshops] warsztat { $number }
    [mining] wydobycie { $number }
    [money] pieniądze { $number }
   *[orders] zamówienie { $number }
}
space-delivery = załadunek: { $transport }
space-draw = { $area ->
    [workshops] oglądanie pięciu żetonów
   *[orders] oglądanie pięciu zamówień
}

## Opisy: szyb

mine-title = Szyb, { $name } ({ $mark }): { $points }, { $marks }, { $workers }, dostarczone zamówienia: { $delivered }.
cage = Szola ({ $stop }): { $cubes }; wolne miejsca: { $free }.
store = Skład: { $cubes }.
level = { $stop }, w wagonikach: { $cubes }; wagoniki puste: { $empty }; żetony jasne: { $light }, ciemne: { $dark }.
level-side = { $stop }, { $side ->
    [light] jasna strona
   *[dark] ciemna strona
}: { $carts }.
printed-cart = wagonik nadrukowany: { $cube }
tile-carts = żeton: { $cubes }
cart-empty = pusty
balance = Żetony jasne: { $light }, ciemne: { $dark }; { $points }.
order-complete = { $card }, kompletne
order-untouched = { $card }, jeszcze puste
order-open = { $card }, brakuje: { $missing }
mine-orders = Oczekujące zamówienia: { $orders }.
mine-order = Zamówienie ({ $card }), pola: { $fields }.
field-filled = { $colour } (zapełnione)
field-pair = { $colour } (zapełnione, leżą tam: { $cubes })
field-open = { $colour } (puste)

## Opisy: tace, arkusze, wykres

tray-dear = { $number }: { $item }, za drogo
tray-laid = { $item }, wraca jako numer { $number }
tray-description = { $title }: { $items }.
tray-hidden = { $title }: zakryte, { $count }.
category = { $counts ->
    [colour] pola zamówień na węgiel { $colour ->
        [yellow] żółty
        [brown] brązowy
        [grey] szary
       *[black] czarny
    }
    [transport] pola zamówień z { $transport ->
        [handcart] wózkiem
        [horse-cart] furmanką
        [truck] samochodem
       *[locomotive] parowozem
    }
   *[carts] puste { $colour ->
        [yellow] żółte
        [brown] brązowe
        [grey] szare
       *[black] czarne
    } wagoniki
}
category-row = { $number }, { $category }, nagrody { $first } i { $second }: { $results }.
category-brief = { $number }: { $results }.
category-result = { $name } { $count } ({ $points })
sheet-sum = Ta punktacja: { $scores }.
sheet-standing = Punkty zwycięstwa: { $scores }.
sheet-seat = { $name }: { $parts }; razem { $points }, miejsce { $rank }.
part = { $part }: { $count }
chart-seat = { $name }: { $scores }.
chart-after = { $points } po szychcie { $shift }
chart-end = { $points } na końcu
replay-description = Powtórka całej gry, liczba tur: { $turns }. Wynik: { $scores }.
