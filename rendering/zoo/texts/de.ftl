### Bilder von Spółka ZOO und ihre Beschreibungen.

## Aufschriften: ein, zwei Worte wie auf einem Schild

company = { $kind ->
    [apple] Apfel AG
    [lemon] Zitronen AG
   *[pineapple] Ananas AG
}
warehouse = Lager
helpers = Helfer
influence = Einfluss
round = Runde { $round }
phase-tokens = Plättchen { $step } von { $steps }
phase-market = Marktphase
phase-over = Das Spiel ist aus
no-helpers = Noch keine Helfer
in-hand = Auf der Hand

## Tabletts

tray-hiring = Helfer zum Anheuern
tray-lobbying = Einflusskarten
deck-looked-at = { $company }: angesehene Karten
deck-removing = { $company }: eine Karte entfernen?
tray-staff = Helfer
tray-known = Bekannte Karten der Stapel
deck-deck = { $company }: Karten im Stapel

## Wertungsbögen

sheet-round = Marktphase, Runde { $round }
nobody-took = Niemand nimmt Früchte
row-coins = Münzen
row-worth = Anteile und Früchte
row-shares = Verkaufte Anteile
row-fruit = Verkaufte Früchte
row-brought = Münzen von Helfern
row-money = Alle Münzen
row-from-money = Ruhm, 1 je 5 Münzen
row-helpers = Ruhm der Helfer
row-standing = Ruhm bei Verkauf jetzt
row-total = Ruhm
winner = { $name } gewinnt
winners = Geteilter Sieg: { $names }
leaders = { $count ->
    [one] Vorzeitig beendet: { $names } führt
   *[other] Vorzeitig beendet, gemeinsam vorn: { $names }
}
title-chart = Ruhm Runde für Runde

## Dinge und ihre Anzahl

fruit = { $kind ->
    [apple] { $count ->
        [one] { $count } Apfel
       *[other] { $count } Äpfel
    }
    [lemon] { $count ->
        [one] { $count } Zitrone
       *[other] { $count } Zitronen
    }
   *[pineapple] { $count } Ananas
}
fruit-taken = { $kind ->
    [apple] { $count ->
        [one] { $count } Apfel
       *[other] { $count } Äpfel
    }
    [lemon] { $count ->
        [one] { $count } Zitrone
       *[other] { $count } Zitronen
    }
   *[pineapple] { $count } Ananas
}
firm = { $kind ->
    [apple] der Apfel AG
    [lemon] der Zitronen AG
   *[pineapple] der Ananas AG
}
kind = { $kind ->
    [apple] Apfel
    [lemon] Zitrone
   *[pineapple] Ananas
}
coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
coins-gained = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
none = keine
nobody = niemand
token = { $token ->
    [shares] Anteilshandel
    [fruit] Obsthandel
    [hire] Anheuern
    [lobby] Lobby
    [speculate] Spekulation
   *[duplicate] Duplikat
}
token-hidden = verdeckt
token-repeats = Duplikat ({ $token })
face-down = Verdeckt

## Was jemand tut, nach dem Namen

deed-buy-share = { $by ->
    [you] kaufst einen Anteil { $company } für { $coins } (Preis jetzt { $price })
   *[other] kauft einen Anteil { $company } für { $coins } (Preis jetzt { $price })
}
deed-sell-share = { $by ->
    [you] verkaufst einen Anteil { $company } für { $coins } (Preis jetzt { $price })
   *[other] verkauft einen Anteil { $company } für { $coins } (Preis jetzt { $price })
}
deed-buy-fruit = { $by ->
    [you] kaufst { $fruit } für { $coins } (Preis jetzt { $price })
   *[other] kauft { $fruit } für { $coins } (Preis jetzt { $price })
}
deed-buy-fruit-from = { $by ->
    [you] kaufst { $fruit } von { $seller } für { $coins } (Preis jetzt { $price })
   *[other] kauft { $fruit } von { $seller } für { $coins } (Preis jetzt { $price })
}
deed-sell-fruit = { $by ->
    [you] verkaufst { $fruit } für { $coins } (Preis jetzt { $price })
   *[other] verkauft { $fruit } für { $coins } (Preis jetzt { $price })
}
deed-hire = { $by ->
    [you] heuerst an: { $helper } (für { $fruit })
   *[other] heuert an: { $helper } (für { $fruit })
}
deed-lobby = { $by ->
    [you] mischst „{ $card }“ in den Stapel { $company }
   *[other] mischt „{ $card }“ in den Stapel { $company }
}
deed-gain = { $by ->
    [you] erhältst { $coins }
   *[other] erhält { $coins }
}
deed-pay = { $by ->
    [you] zahlst { $coins }
   *[other] zahlt { $coins }
}
deed-fruit = { $by ->
    [you] nimmst { $fruit } aus dem Lager
   *[other] nimmt { $fruit } aus dem Lager
}
deed-look = { $by ->
    [you] siehst { $cards } { $company } an
   *[other] sieht { $cards } { $company } an
}
deed-remove = { $by ->
    [you] entfernst ungesehen eine Karte { $company }
   *[other] entfernt ungesehen eine Karte { $company }
}
deed-share-price = { $by ->
    [you] setzt den Anteilspreis { $company } von { $before } auf { $after }
   *[other] setzt den Anteilspreis { $company } von { $before } auf { $after }
}
deed-fruit-price = { $by ->
    [you] setzt den Fruchtpreis ({ $kind }) von { $before } auf { $after }
   *[other] setzt den Fruchtpreis ({ $kind }) von { $before } auf { $after }
}
deed-swap = { $by ->
    [you] tauschst { $gave } gegen { $took }
   *[other] tauscht { $gave } gegen { $took }
}
deed-decline = tut nichts
deed-top-moved = legt „{ $card }“ vom Stapel { $source } auf den Stapel { $target }
deed-cleared = entfernt alle offenen Einflusskarten
deed-by = { $deed } ({ $helper })
told-turn = { $name } – { $token }: { $deeds }.
told-bot = { $name } – Botkarte { $card }: { $deeds }.
told-plain = { $name } { $deeds }.
told-opened = Aufgedeckte Plättchen: { $tokens }.
told-token = { $name } { $token }
told-round = Runde { $round } ist vorbei. { $name } beginnt die nächste.
told-last-round = Runde { $round } ist vorbei.
told-end = Das Spiel ist aus. { $winners } Ruhm: { $scores }.

## Der Bericht der Marktphase

fx-added = +{ $fruit }
fx-moved = { $fruit } → { $company }
fx-spoiled = −{ $fruit }
fx-share-price = Anteilspreis { $before } → { $after }
fx-fruit-price = Fruchtpreis ({ $kind }) { $before } → { $after }
fx-gain = { $name } +{ $coins }
fx-pay = { $name } −{ $coins }
fx-take = { $name } nimmt { $fruit }
fx-sell = { $name } verkauft einen Anteil für { $coins }
fx-buy = { $name } kauft einen Anteil für { $coins }
fx-look = { $name } sieht { $cards } an
fx-removed = eine wird ungesehen entfernt
fx-left = verlässt das Spiel
fx-wander = → { $company }
fx-nothing = ohne Wirkung
fx-ignored = entfällt, kein Mehrheitseigner
fx-card = { $card } ({ $effects })
account-pass = { $company }: { $cards }.
account-empty = Der Stapel ist aufgebraucht.
account-harvest = { $name }: { $fruit } aus dem Lager ({ $helper }).
account-sharing = { $company }, Verteilung: { $taken }.
account-takes = { $name } { $fruit }
account-tied = { $company }: Gleichstand, { $names } erhalten je { $coins }.
account-nobody = { $company }: Niemand nimmt Früchte.

## Beschreibungen der Bilder

describe-market = Markt, Runde { $round }. { $phase }. Startspieler: { $name }.
describe-company = { $company }: Anteilspreis { $price }, Früchte: { $fruit }; Anteile: { $shares }; Mehrheit: { $major }; Stapel: { $cards }.
describe-company-short = { $company }: Preis { $price }, Früchte { $fruit }, Anteile { $shares }.
describe-revealed = Letzte Karten ({ $company }): { $cards }.
describe-warehouse = Lager: { $stock }.
describe-stock = { $fruit } zum Preis { $price }
describe-helpers = Helfer zum Anheuern: { $helpers }.
describe-influence = Einflusskarten: { $cards }.
describe-helper = { $helper } (kostet { $cost }, Ruhm { $glory }): { $words }
describe-helper-short = { $helper } ({ $cost })
describe-card = { $card }: { $words }
describe-end = Schlussglocke
describe-player = { $name } ({ $colour }): { $coins }, Früchte: { $fruit }, Anteile auf der Hand: { $hand }, Ruhm { $glory }, Helfer: { $helpers }. Plättchen: { $tokens }.
describe-player-short = { $name }: { $coins }, { $fruit }, Ruhm { $glory }.
describe-player-shortest = { $name }: { $coins }, Ruhm { $glory }.
describe-holdings = { $name } ({ $colour }): { $coins }, Ruhm { $glory }. Früchte: { $fruit }.
describe-stakes = Anteile: { $shares }; auf der Hand { $hand }.
describe-stake = { $company } { $count } zum Preis { $price }
describe-tokens = In dieser Runde verbrauchte Plättchen: { $tokens }.
describe-staff = Helfer: { $helpers }.
describe-item = { $number }: { $card }
describe-barred = { $card } (zu teuer)
describe-top = { $card }, oben abgelegt als Nummer { $number }
describe-bottom = { $card }, unten abgelegt als Nummer { $number }
describe-many = { $count } × { $card }
describe-in-deck = Karte { $number } ({ $company }): { $card }
describe-nothing = Hier liegt nichts.
describe-standing = { $name }: { $coins }, Anteile und Früchte im Wert von { $worth }, Ruhm der Helfer { $glory }: zusammen { $total } Ruhm.
describe-standing-short = { $name } { $total }
describe-prices = Anteilspreise: { $prices }.
describe-final = { $name }: { $coins }, Anteile { $shares }, Früchte { $fruit }, Helfer { $helpers }; Münzen insgesamt: { $money }. Mit dem Ruhm der Helfer ({ $glory }) ergibt das { $total } Ruhm.
describe-final-short = { $name } { $total } (Helfer { $glory })
describe-chart = { $title }.
describe-course = { $name }: { $points }.
describe-replay = Animation, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}: { $standings }.
replay-start = Das Spiel beginnt.
colour = { $colour ->
    [red] roter Kreis
    [blue] blaues Quadrat
    [green] grünes Dreieck
    [purple] violette Raute
    [yellow] gelber Stern
   *[white] weißes Sechseck
}

## Starting cards: title and text by number

start-title-1 = Ernte
start-text-1 = { $kind ->
    [apple] Lege 1 Apfel dazu.
    [lemon] Lege 1 Zitrone dazu.
   *[pineapple] Lege 1 Ananas dazu.
}
start-title-3 = Zahltag
start-text-3 = { $kind ->
    [apple] Lege 1 Apfel dazu. Jeder Anteilseigner erhält 1 Münze.
    [lemon] Lege 1 Zitrone dazu. Jeder Anteilseigner erhält 1 Münze.
   *[pineapple] Lege 1 Ananas dazu. Jeder Anteilseigner erhält 1 Münze.
}
start-title-4 = Abendernte
start-text-4 = { $kind ->
    [apple] Lege 1 Apfel dazu.
    [lemon] Lege 1 Zitrone dazu.
   *[pineapple] Lege 1 Ananas dazu.
}
start-title-6 = Große Ernte
start-text-6 = { $kind ->
    [apple] Lege 2 Äpfel dazu.
    [lemon] Lege 2 Zitronen dazu.
   *[pineapple] Lege 2 Ananas dazu.
}
start-title-7 = Überangebot
start-text-7 = { $kind ->
    [apple] Lege 2 Äpfel dazu. Anteilspreis −1.
    [lemon] Lege 2 Zitronen dazu. Anteilspreis −1.
   *[pineapple] Lege 2 Ananas dazu. Anteilspreis −1.
}
start-title-8 = Gemeinsamer Wagen
start-text-8 = { $kind ->
    [apple] Lege 1 Apfel und 1 Frucht der rechten Gesellschaft dazu. Anteils- und Fruchtpreis −1.
    [lemon] Lege 1 Zitrone und 1 Frucht der rechten Gesellschaft dazu. Anteils- und Fruchtpreis −1.
   *[pineapple] Lege 1 Ananas und 1 Frucht der rechten Gesellschaft dazu. Anteils- und Fruchtpreis −1.
}

## Influence cards

card-title-I01 = Reiche Ernte
card-text-I01 = Lege 2 Früchte dieser Gesellschaft dazu.
card-title-I02 = Apfellieferung
card-text-I02 = Lege 2 Äpfel dazu.
card-title-I03 = Zitronenlieferung
card-text-I03 = Lege 2 Zitronen dazu.
card-title-I04 = Ananaslieferung
card-text-I04 = Lege 2 Ananas dazu.
card-title-I05 = Gemischte Kiste
card-text-I05 = Lege 1 Frucht jeder Sorte dazu.
card-title-I06 = Wandermarkt
card-text-I06 = Lege 2 Früchte dieser Gesellschaft dazu. Dann kommt diese Karte in den Stapel rechts.
card-title-I07 = Gute Presse
card-text-I07 = Lege 1 Frucht dieser Gesellschaft dazu. Anteilspreis +1.
card-title-I08 = Böses Gerücht
card-text-I08 = Anteilspreis −2. Diese Karte verlässt das Spiel.
card-title-I09 = Börsenfieber
card-text-I09 = Anteilspreis +2. Diese Karte verlässt das Spiel.
card-title-I10 = Kurskorrektur
card-text-I10 = Der Anteilspreis rückt bis zu 2 Schritte auf die 5 zu.
card-title-I11 = Dividende
card-text-I11 = Jeder Anteilseigner erhält 1 Münze je eigenem Anteil hier.
card-title-I12 = Abgabe auf Anteile
card-text-I12 = Jeder Anteilseigner zahlt 1 Münze je eigenem Anteil hier.
card-title-I13 = Korb für den Vorsitz
card-text-I13 = Der Mehrheitseigner nimmt 1 Frucht nach Wahl von dieser Gesellschaft.
card-title-I14 = Bonus für den Vorsitz
card-text-I14 = Der Mehrheitseigner erhält 4 Münzen.
card-title-I15 = Teurer Sessel
card-text-I15 = Der Mehrheitseigner zahlt 3 Münzen; jeder andere Anteilseigner erhält 2.
card-title-I16 = Zwangsverkauf
card-text-I16 = Der Mehrheitseigner verkauft 1 Anteil dieser Gesellschaft zum aktuellen Preis.
card-title-I17 = Neue Anteile
card-text-I17 = Der Mehrheitseigner darf 1 Anteil dieser Gesellschaft um 2 billiger kaufen.
card-title-I18 = Tag der Kleinanleger
card-text-I18 = Jeder Anteilseigner außer dem Mehrheitseigner erhält 3 Münzen.
card-title-I19 = Tag der offenen Tür
card-text-I19 = Wer hier keine Anteile hat, erhält 3 Münzen. Lege 1 Frucht dieser Gesellschaft dazu.
card-title-I20 = Innenrevision
card-text-I20 = Der Mehrheitseigner sieht die nächsten 3 Karten des Stapels an und darf eine entfernen.
card-title-I21 = Schimmlige Kisten
card-text-I21 = Lege 2 Früchte von hier ins Lager zurück. Preis der Frucht dieser Gesellschaft +1.
card-title-I22 = Umladung
card-text-I22 = 2 Früchte dieser Gesellschaft wandern zur Gesellschaft rechts.
card-title-I23 = Obst in Mode
card-text-I23 = Preis der Frucht dieser Gesellschaft +1. Lege 1 davon dazu.

## Helpers

helper-title-H01 = Igel, Apfelmakler
helper-text-H01 = Apfelanteile kosten dich 2 weniger.
helper-title-H02 = Kanarienvogel, Zitronenmakler
helper-text-H02 = Zitronenanteile kosten dich 2 weniger.
helper-title-H03 = Papagei, Ananasmakler
helper-text-H03 = Ananasanteile kosten dich 2 weniger.
helper-title-H04 = Dachs, Apfelerbe
helper-text-H04 = Deine Apfelanteile bringen beim Verkauf 2 mehr, auch am Ende.
helper-title-H05 = Frettchen, Zitronenerbin
helper-text-H05 = Deine Zitronenanteile bringen beim Verkauf 2 mehr, auch am Ende.
helper-title-H06 = Tukan, Ananaserbe
helper-text-H06 = Deine Ananasanteile bringen beim Verkauf 2 mehr, auch am Ende.
helper-title-H07 = Maulwurf, Obstbauer
helper-text-H07 = Beginn der Marktphase: Nimm 1 Apfel aus dem Lager.
helper-title-H08 = Ziege, Zitronengärtnerin
helper-text-H08 = Beginn der Marktphase: Nimm 1 Zitrone aus dem Lager.
helper-title-H09 = Tapir, Ananaspflanzer
helper-text-H09 = Beginn der Marktphase: Nimm 1 Ananas aus dem Lager.
helper-title-H10 = Fuchs, Börsenhändler
helper-text-H10 = Ein Geschäft mehr bei jedem Anteilshandel.
helper-title-H11 = Eichhörnchen, Marktfrau
helper-text-H11 = Ein Geschäft mehr bei jedem Obsthandel.
helper-title-H12 = Wiesel, Investorin
helper-text-H12 = Anteile kosten dich 1 weniger.
helper-title-H13 = Maus, Einkäuferin
helper-text-H13 = Früchte kosten dich 1 weniger.
helper-title-H14 = Bär, Fondsverwalter
helper-text-H14 = Deine Anteile bringen beim Verkauf 1 mehr, auch am Ende.
helper-title-H15 = Waschbär, Krämer
helper-text-H15 = Deine Früchte bringen beim Verkauf 2 mehr.
helper-title-H16 = Elster, Anteilshändlerin
helper-text-H16 = Deine Anteile bringen beim Verkauf 2 mehr.
helper-title-H17 = Biber, Talentsucher
helper-text-H17 = Helfer kosten dich 1 Frucht weniger (deine Wahl, mindestens 1 bleibt).
helper-title-H18 = Chamäleon, Lohnbuchhalter
helper-text-H18 = Beim Anheuern darf 1 Frucht der Kosten beliebig sein.
helper-title-H19 = Löwe, Anwalt
helper-text-H19 = Bei Gleichstand der Anteile zählst du 8 Ruhm mehr.
helper-title-H20 = Pelikan, Spediteur
helper-text-H20 = Bei der Verteilung darfst du je Gesellschaft 1 Frucht mehr nehmen.
helper-title-H21 = Hamster, Kassierer
helper-text-H21 = Nach jedem Plättchen: Erhalte 1 Münze.
helper-title-H22 = Reiher, Gesandter
helper-text-H22 = Nach Lobby: Nimm 1 Frucht nach Wahl aus dem Lager.
helper-title-H23 = Pfau, Pressesprecher
helper-text-H23 = Nach Lobby: Erhalte 3 Münzen.
helper-title-H24 = Hermelin, Intrigant
helper-text-H24 = Nach Lobby: Mische 1 weitere offene Einflusskarte in einen Stapel.
helper-title-H25 = Eule, Analystin
helper-text-H25 = Nach Spekulation: Sieh die obersten 3 eines Stapels ab 6 Karten an; entferne 1 oder keine.
helper-title-H26 = Luchs, Eingeweihter
helper-text-H26 = Nach Spekulation: Du darfst 1 Anteil um 2 billiger kaufen.
helper-title-H27 = Hund, Anwerber
helper-text-H27 = Nach Anheuern: Erhalte 3 Münzen.
helper-title-H28 = Storch, Anteilsverwalter
helper-text-H28 = Nach Anheuern: Du darfst 1 Anteil um 1 billiger kaufen.
helper-title-H29 = Affe, Kopist
helper-text-H29 = Nach Duplikat: Nimm 1 Frucht nach Wahl aus dem Lager.
helper-title-H30 = Wolf, Kursmacher
helper-text-H30 = Nach Anteilshandel: Rücke einen Anteilspreis 1 Schritt auf oder ab.
helper-title-H31 = Ente, Marktschreierin
helper-text-H31 = Nach Obsthandel: Rücke einen Fruchtpreis 1 Schritt auf oder ab.
helper-title-H32 = Ratte, Tauschhändlerin
helper-text-H32 = Nach jedem Plättchen: Tausche 1 eigene Frucht gegen eine andere aus dem Lager.
helper-title-H33 = Fledermaus, Lauscherin
helper-text-H33 = Nach jedem Plättchen: Sieh die obersten 2 eines Stapels an; jede nach oben oder unten.
helper-title-H34 = Elch, Vorsitzender
helper-text-H34 = Verteilung: 2 Münzen je Gesellschaft, in der du Mehrheitseigner bist.
helper-title-H35 = Schaf, Kleinanlegerin
helper-text-H35 = Verteilung: 2 Münzen je Gesellschaft mit Anteilen, aber ohne Mehrheit.
helper-title-H36 = Kaninchen, Zahlmeister
helper-text-H36 = Spielende: 2 Münzen je eigenem Helfer, auch für diesen.
