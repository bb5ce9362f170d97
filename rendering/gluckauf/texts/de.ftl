### Bilder von Glück Auf und ihre Beschreibungen.

## Beschriftungen von Spielplan und Zeche: ein, zwei Wörter, passend auf ein Messingschild

house-workshops = Lorenfabrik
house-mining = Förderung
house-delivery = Auslieferung
house-canteen = Kantine
house-orders = Aufträge
house-money = Geld
pithead = Zechenhaus
shift = Schicht { $shift }

## Beschriftungen von Auslagen, Wertungsblättern und Verlauf

title-draft = Auftragswahl
title-tiles = Gezogene Plättchen
title-orders = Gezogene Aufträge
title-returning = Zurück in den Stapel
title-outstanding = Offene Aufträge
title-delivered = Ausgelieferte Aufträge
title-final = Endstand
title-chart = Siegpunkte Zug um Zug
sheet-shift = Wertung nach Schicht { $shift }
part-deliveries = Auslieferungen
part-marks = Mark
part-coal = Kohle
part-orders = Offene Aufträge
part-balance = Hell und dunkel
part-total = Summe
part-scored = Diese Wertung
winner = { $name } gewinnt
winners = Geteilter Sieg: { $names }
leaders = { $count ->
    [one] Vorzeitig beendet: { $names } führt
   *[other] Vorzeitig beendet, gemeinsam vorn: { $names }
}

## Dinge und ihre Zahl

coal = { $colour ->
    [yellow] gelb
    [brown] braun
    [grey] grau
   *[black] schwarz
}
cubes = { $count } { $colour ->
    [yellow] gelb
    [brown] braun
    [grey] grau
   *[black] schwarz
}
transport = { $transport ->
    [handcart] Schubkarre
    [horse-cart] Pferdewagen
    [truck] Lastwagen
   *[locomotive] Lokomotive
}
by-transport = { $transport ->
    [handcart] Schubkarre
    [horse-cart] Pferdewagen
    [truck] Lastwagen
   *[locomotive] Lokomotive
}
stop = { $stop ->
    [surface] Übertage
    [yellow] gelbe Sohle
    [brown] braune Sohle
    [grey] graue Sohle
   *[black] schwarze Sohle
}
player-mark = { $seat ->
    [0] roter Kreis
    [1] blaues Quadrat
    [2] grünes Dreieck
   *[3] violette Raute
}
marks = { $count } Mark
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
workers = { $count ->
    [one] { $count } Bergmann
   *[other] { $count } Bergleute
}
steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
tiles = { $count } Plättchen
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
tile = { $carts } { $colour ->
    [yellow] gelbe
    [brown] braune
    [grey] graue
   *[black] schwarze
} { $carts ->
    [one] Lore
   *[other] Loren
}, { $side ->
    [light] helle
   *[dark] dunkle
} Seite, { $marks }
tile-short = { $carts } { $colour ->
    [yellow] gelb
    [brown] braun
    [grey] grau
   *[black] schwarz
} ({ $side ->
    [light] hell
   *[dark] dunkel
})
card = { $transport }, { $points } ({ $fields })
card-short = { $transport } { $points } ({ $fields })
card-name = { $transport } { $points }
none = nichts

## Was in einem Zug geschah

caption-draft = { $name } wählt einen Auftrag: { $card }.
caption-buy = { $name } kauft ein Plättchen: { $tile }.
caption-buy-none = { $name } sieht Plättchen an und kauft keines.
caption-buy-drawn = { $name } sieht Plättchen an und kauft: { $tile }.
caption-order = { $name } nimmt einen Auftrag: { $card }.
caption-order-none = { $name } sieht Aufträge an und behält keinen.
caption-order-drawn = { $name } sieht Aufträge an und behält: { $card }.
caption-mining = { $name } fördert (bis zu { $steps }): { $doings }.
caption-mining-idle = { $name } fördert (bis zu { $steps }) und bewegt nichts.
caption-delivery = { $name } liefert per { $transport } aus: { $cards }, { $points }.
caption-money = { $name } nimmt { $marks }.
caption-pithead = { $name } geht ins Zechenhaus: { $marks }.
caption-shift = Schicht { $shift } ist zu Ende: { $scores }.
caption-end = Das Spiel ist zu Ende: { $scores }.
replay-start = Das Spiel beginnt.
replay-before = So stand es zuvor.
doing-load = lädt { $cubes }
doing-fill = { $transport } { $points } erhält { $cubes }
doing-store = lagert { $cubes }
doing-cage = Förderkorb: { $stop }
score = { $name } { $points }

## Beschreibungen: der Spielplan

board-title = Spielplan, Schicht { $shift } von 3.
board-title-draft = Spielplan vor der ersten Schicht: Auftragswahl.
board-title-over = Spielplan am Ende des Spiels.
board-turn = { $name } ist am Zug.
board-starter = { $name } beginnt die Schicht.
board-last = Letzter Zug: { $caption }
workshop-tiles = Lorenfabrik: { $spaces }; { $tiles } im Stapel.
order-cards = Aufträge: { $spaces }; { $cards } im Stapel.
place = { $number }: { $item }
place-empty = { $number }: leer
needs = Nötige Bergleute: { $spaces }; auf jedem anderen offenen Feld 1.
needs-one = Jedes offene Feld braucht 1 Bergmann.
needs-long = Besetzte Felder: { $spaces }. Jedes andere offene Feld braucht 1 Bergmann.
need = { $space }: { $count }
need-long = { $space }: { $name } ({ $workers }), nötig { $count }
closed = Geschlossen: { $spaces }.
board-pithead = Zechenhaus: { $workers }.
board-canteen = Kantine: { $workers }.
nobody = niemand
count-of = { $name } { $count }
supply = Kohlevorrat: { $cubes }.
draft-cards = Zur Wahl: { $cards }.
board-player = { $name } ({ $mark }): { $points }, { $marks }, { $workers }, offene Aufträge: { $open }, ausgeliefert: { $delivered }.
board-player-short = { $name }: { $points }, { $marks }, { $workers }.
space = { $area ->
    [workshops] Lorenfabrik { $number }
    [mining] Förderung { $number }
    [money] Geld { $number }
   *[orders] Auftrag { $number }
}
space-delivery = Auslieferung per { $transport }
space-draw = { $area ->
    [workshops] fünf Plättchen ansehen
   *[orders] fünf Aufträge ansehen
}

## Beschreibungen: eine Zeche

mine-title = Zeche von { $name } ({ $mark }): { $points }, { $marks }, { $workers }, ausgelieferte Aufträge: { $delivered }.
cage = Förderkorb ({ $stop }): { $cubes }; { $free } frei.
store = Kohlelager: { $cubes }.
level = { $stop }: { $cubes } in Loren, { $empty } leer; Plättchen: { $light } hell, { $dark } dunkel.
level-side = { $stop }, { $side ->
    [light] helle Seite
   *[dark] dunkle Seite
}: { $carts }.
printed-cart = aufgedruckte Lore ({ $cube })
tile-carts = Plättchen ({ $cubes })
cart-empty = leer
balance = Plättchen: { $light } hell, { $dark } dunkel, { $points }.
order-complete = { $card }, vollständig
order-untouched = { $card }, alles leer
order-open = { $card }, es fehlt: { $missing }
mine-orders = Offene Aufträge: { $orders }.
mine-order = Auftrag { $card }: { $fields }.
field-filled = { $colour } gefüllt
field-pair = { $colour } gefüllt mit { $cubes }
field-open = { $colour } leer

## Beschreibungen: Auslagen, Blätter, Verlauf

tray-dear = { $number }: { $item }, zu teuer
tray-laid = { $item }, zurückgelegt als Nummer { $number }
tray-description = { $title }: { $items }.
tray-hidden = { $title }: { $count } verdeckt.
category = { $counts ->
    [colour] Auftragsfelder für { $colour ->
        [yellow] gelbe
        [brown] braune
        [grey] graue
       *[black] schwarze
    } Kohle
    [transport] Auftragsfelder per { $transport ->
        [handcart] Schubkarre
        [horse-cart] Pferdewagen
        [truck] Lastwagen
       *[locomotive] Lokomotive
    }
   *[carts] leere { $colour ->
        [yellow] gelbe
        [brown] braune
        [grey] graue
       *[black] schwarze
    } Loren
}
category-row = { $number }, { $category }, Preise { $first } und { $second }: { $results }.
category-brief = { $number }: { $results }.
category-result = { $name } { $count } ({ $points })
sheet-sum = Diese Wertung: { $scores }.
sheet-standing = Siegpunkte jetzt: { $scores }.
sheet-seat = { $name }: { $parts }; Summe { $points }, Platz { $rank }.
part = { $part }: { $count }
chart-seat = { $name }: { $scores }.
chart-after = { $points } nach Schicht { $shift }
chart-end = { $points } am Ende
replay-description = Wiederholung des ganzen Spiels in { $turns } Zügen. Ergebnis: { $scores }.
