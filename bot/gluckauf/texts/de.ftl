### Glück Auf in Fenstern und Beiträgen.

title = Glück Auf

## Optionen

option-delivered = Ausgelieferte Aufträge
option-delivered-own = nur für ihren Besitzer sichtbar
option-delivered-open = für alle sichtbar
option-orders = Erste Aufträge
option-orders-drafted = reihum gewählt
option-orders-dealt = ausgeteilt
option-start = Startspieler
option-start-random = ausgelost
option-start-first-seat = der erste Platz

## Buttons of a post

button-turn = Zug machen
button-mines = Zechen
button-orders = Aufträge
button-my-mine = Meine Zeche

## Wie das Spiel steht

standing-draft = Auftragswahl
standing-shift = Schicht { $shift } von { $shifts }
standing-over = das Spiel ist aus

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
orders = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
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
    [light] helle Seite
   *[dark] dunkle Seite
}
card = { $transport }, { $points } ({ $fields })
order = { $transport } ({ $points })
and = {" und "}
and-then = {" und "}

## Fenster: ein Feld wählen

title-turn = Dein Zug · { $workers } · { $marks } · Förderkorb: { $stop }
tab-workshops = Lorenfabrik
tab-mining = Förderung
tab-delivery = Auslieferung
tab-money = Geld
tab-orders = Aufträge
choose-workshops = Ein Stollenplättchen kaufen …
choose-orders = Einen Auftrag nehmen …
space-workshop = { $number } · { $tile } · { $marks } · { $workers }
space-order = { $number } · { $card } · { $workers }
space-mining = { $steps } · { $workers }
space-delivery = { $transport } · { $points } · { $workers }
space-money = { $marks } · { $workers }
space-pithead = Zechenhaus · { $marks } · 1 Bergmann
space-draw-workshops = { $count } Plättchen ansehen · { $workers }
space-draw-orders = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
} ansehen · { $workers }
warning-draw-workshops = Dabei siehst du verdeckte Plättchen; dieser Schritt lässt sich nicht zurücknehmen.
warning-draw-orders = Dabei siehst du verdeckte Aufträge; dieser Schritt lässt sich nicht zurücknehmen.
short-supply = { $cubes ->
    [0] Von dieser Farbe ist kein Würfel mehr im Vorrat; andere Kohle darf einspringen.
    [one] Von dieser Farbe ist nur noch { $cubes } Würfel im Vorrat; andere Kohle darf einspringen.
   *[other] Von dieser Farbe sind nur noch { $cubes } Würfel im Vorrat; andere Kohle darf einspringen.
}
not-possible = Nicht möglich: { $reasons }
impossible = { $spaces } ({ $reason })
obstacle = { $code ->
    [closed] zu { $players ->
        [2] zweit
       *[other] dritt
    } geschlossen
    [workers] braucht { $workers }
    [marks] kostet { $marks }
    [no-tile] kein Plättchen da
    [no-card] kein Auftrag da
    [no-tiles-left] keine Plättchen mehr
    [no-cards-left] keine Aufträge mehr
   *[nothing-complete] kein Auftrag vollständig
}
only-workshops = Um eine andere Gruppe zu wählen, geh einen Schritt zurück.
name-draw = fünf ansehen

## Fenster: Förderung

title-mining = Förderung · noch { $left } von { $steps } Schritten
title-cube = Wohin kommt der { $colour ->
    [yellow] gelbe
    [brown] braune
    [grey] graue
   *[black] schwarze
} Würfel?
title-pair = Welches Feld füllen diese zwei Würfel: { $cubes }?
move = { $stop ->
    [surface] Übertage
    [yellow] Gelb
    [brown] Braun
    [grey] Grau
   *[black] Schwarz
}
load = { $colour ->
    [yellow] Gelb
    [brown] Braun
    [grey] Grau
   *[black] Schwarz
} laden
load-all = { $count } { $colour ->
    [yellow] gelbe
    [brown] braune
    [grey] graue
   *[black] schwarze
} laden
choose-cube = Einen Würfel legen …
choose-place = Wohin damit …
choose-field = Ein Feld füllen …
entry-order = { $colour ->
    [yellow] Gelb
    [brown] Braun
    [grey] Grau
   *[black] Schwarz
} → { $order }
entry-store = { $colour ->
    [yellow] Gelb
    [brown] Braun
    [grey] Grau
   *[black] Schwarz
} → Lager
entry-cube = { $colour ->
    [yellow] Gelb
    [brown] Braun
    [grey] Grau
   *[black] Schwarz
} → …
entry-second = Zusammen mit einem zweiten Würfel: { $cube } …
entry-two = Zwei Würfel für ein Feld: { $cubes } …
entry-pair = { $cubes } → { $colour ->
    [yellow] gelbes
    [brown] braunes
    [grey] graues
   *[black] schwarzes
} Feld · { $order }
entry-field = { $colour ->
    [yellow] Gelbes
    [brown] Braunes
    [grey] Graues
   *[black] Schwarzes
} Feld · { $order }
entry-colour = { $colour ->
    [yellow] Ein gelbes Feld
    [brown] Ein braunes Feld
    [grey] Ein graues Feld
   *[black] Ein schwarzes Feld
} …
entry-from = Aus dem { $source ->
    [cage] Förderkorb
   *[store] Lager
}
entry-from-to = Aus dem { $source ->
    [cage] Förderkorb
   *[store] Lager
} · { $progress }
entry-pair-from = Zwei für einen, zwei Schritte · aus { $source ->
    [cage] dem Förderkorb
    [store] dem Lager
   *[both] Förderkorb und Lager
}
progress = { $filled } von { $fields ->
    [one] { $fields } Feld gefüllt
   *[other] { $fields } Feldern gefüllt
}
cage-full = Der Förderkorb ist voll: Alle fünf Plätze sind belegt.
level-empty = Auf dieser Sohle ist keine Kohle mehr.
cage-below = Kohle verlässt den Förderkorb nur über Tage.
steps-lost = Nicht genutzte Schritte verfallen.

## Fenster: Auftragswahl, Ziehen, Füllen

title-draft = Auftragswahl · wähle deinen { $number }. Auftrag
choose-draft = Einen Auftrag nehmen …
numbered = { $number } · { $item }
title-keep-workshops = { $count ->
    [one] { $count } Plättchen, das nur du siehst: Kauf es oder keines
   *[other] { $count } Plättchen, die nur du siehst: Kauf eines oder keines
}
title-keep-orders = { $count ->
    [one] { $count } Auftrag, den nur du siehst: Behalte ihn oder keinen
   *[other] { $count } Aufträge, die nur du siehst: Behalte einen oder keinen
}
keep-tile = { $numbers } · { $marks }
keep-order = { $numbers } · { $order }
keep-none = Nichts behalten
too-dear = Du hast { $marks }; mehr darf es nicht kosten.
title-return-workshops = { $count ->
    [one] { $count } Plättchen kommt zurück
   *[other] { $count } Plättchen kommen zurück
}
title-return-orders = { $count ->
    [one] { $count } Auftrag kommt zurück
   *[other] { $count } Aufträge kommen zurück
}
put = { $where ->
    [top] Nach oben
   *[bottom] Nach unten
}
put-in-order = { $where ->
    [top] Nach oben
   *[bottom] Nach unten
}, in meiner Reihenfolge …
title-order = Was kommt { $where ->
    [top] oben
   *[bottom] unten
} als Nummer { $number }?
choose-next = Als Nächstes …
rest-as-they-lie = Alle übrigen, wie sie liegen
as-they-lie = Sie kommen so zurück, wie sie liegen, und Nummer 1 wird zuerst gezogen, es sei denn, du wählst eine andere Reihenfolge.
order-matters = Nummer 1 wird zuerst gezogen.
title-fill = Im Vorrat ist keine { $colour ->
    [yellow] gelbe
    [brown] braune
    [grey] graue
   *[black] schwarze
} Kohle mehr: Was kommt in Lore { $number } von { $carts }?
fill-none = Leer lassen
title-over = Dein Zug kann bestätigt werden

## Der geplante Zug

planned = Du { $deed }. Das kostet { $workers }.
planned-on = Du { $deed }.
deed-draft-plan = wählst einen Auftrag: { $card }
deed-buy-shown-plan = kaufst ein Plättchen: { $tile }, für { $marks }{ $coal }
deed-buy-drawn-plan = kaufst ein Plättchen: { $tile }, für { $marks }{ $coal }
deed-order-shown-plan = nimmst einen Auftrag: { $card }
deed-order-drawn-plan = behältst einen Auftrag: { $card }
deed-none-workshops-plan = kaufst kein Plättchen
deed-none-orders-plan = behältst keinen Auftrag
deed-put-plan = legst { $count } { $where ->
    [top] nach oben
   *[bottom] nach unten
} zurück
deed-look-workshops-plan = siehst { $count } Plättchen an
deed-look-orders-plan = siehst { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
} an
deed-delivery-plan = lieferst { $cards } per { $transport } aus: { $points }
deed-money-plan = nimmst { $marks }
deed-pithead-plan = gehst ins Zechenhaus: { $marks }
deed-mining-plan = förderst ({ $steps }): { $doings }
deed-idle-plan = förderst, noch ohne einen Schritt

## Was geschah

told = { $who } { $deed }.
told-undo = { $who } ist mit Zustimmung der anderen zu einem früheren Zug zurückgekehrt.
told-scored = Wertung nach Schicht { $shift }: { $scores }.
told-shift = Schicht { $shift } beginnt mit { $who }.
told-end = Sieg für { $winners }: { $points }.
score = { $who } { $count }
deed-draft-did = hat einen Auftrag gewählt: { $card }
deed-buy-shown-did = hat ein Plättchen gekauft: { $tile }, für { $marks }{ $coal }
deed-buy-drawn-did = hat Plättchen angesehen und eines gekauft: { $tile }, für { $marks }{ $coal }
deed-order-shown-did = hat einen Auftrag genommen: { $card }
deed-order-drawn-did = hat Aufträge angesehen und einen behalten: { $card }
deed-none-workshops-did = hat Plättchen angesehen und keines gekauft
deed-none-orders-did = hat Aufträge angesehen und keinen behalten
deed-look-workshops-did = hat { $count } Plättchen angesehen
deed-look-orders-did = hat { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
} angesehen
deed-delivery-did = hat { $cards } per { $transport } ausgeliefert: { $points }
deed-money-did = hat { $marks } genommen
deed-pithead-did = hat im Zechenhaus { $marks } geholt
deed-mining-did = hat gefördert ({ $steps }): { $doings }
deed-idle-did = hat gefördert, ohne einen Schritt zu tun
doing-fill = { $cubes } → { $order }
doing-store = { $cubes } → Lager
doing-load = { $cubes } → Förderkorb
doing-cage = Förderkorb → { $stop }
odd-coal = {" "}(in den Loren: { $carts })
cart-empty = nichts

## Was die Felder bewirken

about-workshops = Ein Plättchen bringt einen Stollen mit vollen Loren in deine Zeche. Kohle wird ausgeliefert; geleerte Loren zählen in der letzten Schicht.
about-mining = Arbeitsschritte bewegen den Förderkorb, bringen Kohle nach oben und legen sie auf deine Aufträge.
about-delivery = Alle deine vollständigen Aufträge mit demselben Transportmittel bringen ihre Punkte auf einmal.
about-money = Mit Mark bezahlst du Plättchen. Je fünf übrige sind am Ende ein Punkt.
about-orders = Ein Auftrag bringt seine Punkte, wenn er gefüllt und ausgeliefert ist; bleibt er liegen, kostet er einen.

## Lernen beim Spielen

numbered-lesson = **Lektion { $number } von { $count }.** { $lesson }
lesson-draft = Aufträge sagen, welche Kohle womit und für wie viele Punkte auszuliefern ist. In deiner Zeche wartet von jeder Farbe ein Würfel: Nimm Aufträge mit wenigen Feldern in Farben, an die du gleich herankommst. Wähle einen aus der Liste und bestätige.
lesson-workshops = Deine Zeche ist noch fast leer. Öffne **Lorenfabrik** und kaufe ein Plättchen in einer Farbe, die deine Aufträge verlangen: Es bringt die Kohle in seinen Loren mit. Achte auf beide Seiten der Zeche: Am Ende kostet jedes Plättchen, das eine Seite mehr hat als die andere, zwei Punkte.
lesson-workshops-list = Wähle ein Plättchen, dessen Farbe deine Aufträge verlangen. Der Preis steht daneben.
lesson-filling = Im Vorrat fehlt diese Farbe, also wählst du, was in die Lore kommt.
lesson-mining = Nun bring Kohle nach oben. Öffne **Förderung** und wähle ein Feld mit genug Schritten: hinunter auf eine Sohle fahren, einen Würfel laden, nach über Tage fahren und einen Würfel auf ein Feld seiner Farbe legen ist je ein Schritt.
lesson-mining-steps = Jeder Klick ist ein Schritt, und du siehst ihn im Bild. Fahr hinunter, **lade** einen Würfel, den ein Auftrag verlangt, fahr wieder hinauf (**Übertage**) und **lege** ihn auf den Auftrag. Zwei beliebige Würfel können einen andersfarbigen ersetzen.
lesson-delivery = Einer deiner Aufträge ist vollständig: Alle seine Felder sind gefüllt. Öffne **Auslieferung**, wähle sein Transportmittel und nimm die Punkte. Alle vollständigen Aufträge mit diesem Transportmittel gehen auf einmal hinaus.
lesson-money = Je tiefer die Kohle, desto teurer. Öffne **Geld** und nimm, was du für einen Bergmann bekommst.
lesson-orders = Du darfst beliebig viele Aufträge haben. Öffne **Aufträge** und nimm einen, der zu deiner Kohle passt. Die Schichtuhr belohnt, wer von einer Farbe oder mit einem Transportmittel am meisten ausgeliefert hat.
lesson-taken = Auch besetzte Felder lassen sich nutzen: Wer dort steht, geht in die Kantine, und du setzt **einen mehr** ein, als dort standen. Such ein Feld, das zwei oder mehr verlangt, und nimm es.
lesson-drawing = Auf den Feldern mit den Augen kannst du **fünf** verdeckte Plättchen oder Aufträge **ansehen** und davon eines kaufen oder einen behalten. Sonst sieht sie niemand; doch was du angesehen hast, lässt sich nicht zurücknehmen.
lesson-looking = Das siehst nur du. Nimm eines oder keines und lege die übrigen nach oben oder nach unten.
lesson-pithead = Lohnt sich sonst nichts, gibt das **Zechenhaus** immer eine Mark für einen Bergmann. Probier es einmal.
lesson-confirm = Davon hat noch niemand etwas gesehen. **Zurück** nimmt einen Schritt zurück, **Bestätigen** macht daraus deinen Zug.
lesson-rest = Nun kennst du alle Felder. Nutze deine Bergleute, so gut du kannst: Hat niemand mehr welche, vergleicht die Schichtuhr, wer von jeder Farbe am meisten ausgeliefert hat. Wer die meisten Bergleute in der Lorenfabrik hat, beginnt die nächste Schicht.
lesson-over = Das war die erste Schicht, und du kennst das Spiel. In der zweiten zählt die Uhr auch Transportmittel, in der dritten leere Loren. Spiel weiter, wenn du magst, oder hör mit `/game end` auf und eröffne mit `/game new` einen Tisch für deine Freunde.

## Tipps, Pläne, Rückblick

deed-draft-hint = einen Auftrag wählen: { $card }
deed-buy-shown-hint = ein Plättchen kaufen: { $tile }, für { $marks }{ $coal }
deed-order-shown-hint = einen Auftrag nehmen: { $card }
deed-look-workshops-hint = { $count } Plättchen ansehen
deed-look-orders-hint = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
} ansehen
deed-delivery-hint = { $cards } per { $transport } ausliefern: { $points }
deed-money-hint = { $marks } nehmen
deed-pithead-hint = ins Zechenhaus gehen: { $marks }
deed-mining-hint = fördern ({ $steps }): { $doings }
deed-idle-hint = fördern, ohne einen Schritt zu tun
hint-draw-workshops = fünf Plättchen ansehen
hint-draw-orders = fünf Aufträge ansehen
hint-draw-why = was offen liegt, hilft dir wohl weniger als das Beste aus fünf
plan-completes = Macht vollständig: { $orders }
reason-delivers = bringt sofort { $points }
reason-completes = macht einen Auftrag vollständig: { $order }
reason-fits = Kohle für { $have } von { $fields } Feldern ist da
reason-ready = die Kohle dafür ist vollständig da
reason-fills = { $count ->
    [one] füllt { $count } Feld
   *[other] füllt { $count } Felder
}
reason-clock = bessere Aussichten auf der Schichtuhr: { $category }
reason-carts = Kohle und Loren für die { $colour ->
    [yellow] gelbe
    [brown] braune
    [grey] graue
   *[black] schwarze
} Sohle
reason-empties = { $count ->
    [one] leert { $count } Lore
   *[other] leert { $count } Loren
}
reason-balances = bringt die helle und die dunkle Seite näher ins Gleichgewicht
reason-earns = bringt { $marks }
reason-cheap = kostet nur { $workers }
reason-dear = ist den Preis wert: { $workers }
category-colour = am meisten { $colour ->
    [yellow] gelbe
    [brown] braune
    [grey] graue
   *[black] schwarze
} Kohle ausgeliefert
category-transport = am meisten per { $transport } ausgeliefert
category-carts = die meisten leeren { $colour ->
    [yellow] gelben
    [brown] braunen
    [grey] grauen
   *[black] schwarzen
} Loren
review-good = Zug { $turn }: { $deed }. Das war etwa { $points } mehr wert als ein gewöhnlicher Zug.
review-bad = Zug { $turn }: { $deed }. Besser: { $better }. Das wäre etwa { $points } mehr wert gewesen.
