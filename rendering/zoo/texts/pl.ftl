### Obrazki gry Spółka ZOO i ich opisy.

## Napisy: słowo lub dwa, jak na szyldzie

company = { $kind ->
    [apple] Spółka Jabłka
    [lemon] Spółka Cytryny
   *[pineapple] Spółka Ananasa
}
warehouse = Magazyn
helpers = Pomocnicy
influence = Wpływy
round = Runda { $round }
phase-tokens = Żeton { $step } z { $steps }
phase-market = Faza rynku
phase-over = Koniec gry
no-helpers = Jeszcze bez pomocników
in-hand = W ręce

## Tace

tray-hiring = Pomocnicy do zatrudnienia
tray-lobbying = Karty wpływu
deck-looked-at = { $company }: obejrzane karty
deck-removing = { $company }: usunąć kartę?
tray-staff = Pomocnicy
tray-known = Karty znane z talii
deck-deck = { $company }: karty w talii

## Arkusze

sheet-round = Faza rynku, runda { $round }
nobody-took = Nikt nie bierze owoców
row-coins = Monety
row-worth = Udziały i owoce
row-shares = Sprzedane udziały
row-fruit = Sprzedane owoce
row-brought = Monety od pomocników
row-money = Wszystkie monety
row-from-money = Chwała, 1 za 5 monet
row-helpers = Chwała pomocników
row-standing = Chwała przy sprzedaży
row-total = Chwała
winner = Wygrywa { $name }
winners = Wspólne zwycięstwo: { $names }
leaders = { $count ->
    [one] Koniec przed czasem: prowadzi { $names }
    [few] Koniec przed czasem, wspólne prowadzenie: { $names }
   *[many] Koniec przed czasem, wspólne prowadzenie: { $names }
}
title-chart = Chwała runda po rundzie

## Rzeczy i ich liczby

fruit = { $kind ->
    [apple] { $count ->
        [one] { $count } jabłko
        [few] { $count } jabłka
       *[many] { $count } jabłek
    }
    [lemon] { $count ->
        [one] { $count } cytryna
        [few] { $count } cytryny
       *[many] { $count } cytryn
    }
   *[pineapple] { $count ->
        [one] { $count } ananas
        [few] { $count } ananasy
       *[many] { $count } ananasów
    }
}
fruit-taken = { $kind ->
    [apple] { $count ->
        [one] { $count } jabłko
        [few] { $count } jabłka
       *[many] { $count } jabłek
    }
    [lemon] { $count ->
        [one] { $count } cytrynę
        [few] { $count } cytryny
       *[many] { $count } cytryn
    }
   *[pineapple] { $count ->
        [one] { $count } ananas
        [few] { $count } ananasy
       *[many] { $count } ananasów
    }
}
firm = { $kind ->
    [apple] Spółki Jabłka
    [lemon] Spółki Cytryny
   *[pineapple] Spółki Ananasa
}
kind = { $kind ->
    [apple] jabłka
    [lemon] cytryny
   *[pineapple] ananasa
}
coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
coins-gained = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
none = brak
nobody = nikt
token = { $token ->
    [shares] Handel udziałami
    [fruit] Handel owocami
    [hire] Zatrudnienie
    [lobby] Lobbowanie
    [speculate] Spekulacja
   *[duplicate] Duplikat
}
token-hidden = zakryty
token-repeats = Duplikat ({ $token })
face-down = Zakryta

## Co ktoś robi, po jego imieniu

deed-buy-share = { $by ->
    [you] kupujesz udział { $company } za { $coins } (cena teraz { $price })
   *[other] kupuje udział { $company } za { $coins } (cena teraz { $price })
}
deed-sell-share = { $by ->
    [you] sprzedajesz udział { $company } za { $coins } (cena teraz { $price })
   *[other] sprzedaje udział { $company } za { $coins } (cena teraz { $price })
}
deed-buy-fruit = { $by ->
    [you] kupujesz { $fruit } za { $coins } (cena teraz { $price })
   *[other] kupuje { $fruit } za { $coins } (cena teraz { $price })
}
deed-buy-fruit-from = { $by ->
    [you] kupujesz { $fruit } za { $coins } (sprzedaje { $seller }, cena teraz { $price })
   *[other] kupuje { $fruit } za { $coins } (sprzedaje { $seller }, cena teraz { $price })
}
deed-sell-fruit = { $by ->
    [you] sprzedajesz { $fruit } za { $coins } (cena teraz { $price })
   *[other] sprzedaje { $fruit } za { $coins } (cena teraz { $price })
}
deed-hire = { $by ->
    [you] zatrudniasz pomocnika ({ $helper }), płacąc { $fruit }
   *[other] zatrudnia pomocnika ({ $helper }), płacąc { $fruit }
}
deed-lobby = { $by ->
    [you] wtasowujesz kartę „{ $card }” do talii { $company }
   *[other] wtasowuje kartę „{ $card }” do talii { $company }
}
deed-gain = { $by ->
    [you] zyskujesz { $coins }
   *[other] zyskuje { $coins }
}
deed-pay = { $by ->
    [you] płacisz { $coins }
   *[other] płaci { $coins }
}
deed-fruit = { $by ->
    [you] bierzesz z magazynu { $fruit }
   *[other] bierze z magazynu { $fruit }
}
deed-look = { $by ->
    [you] oglądasz karty z talii { $company } ({ $cards })
   *[other] ogląda karty z talii { $company } ({ $cards })
}
deed-remove = { $by ->
    [you] usuwasz w tajemnicy kartę z talii { $company }
   *[other] usuwa w tajemnicy kartę z talii { $company }
}
deed-share-price = { $by ->
    [you] przesuwasz cenę udziału { $company } z { $before } na { $after }
   *[other] przesuwa cenę udziału { $company } z { $before } na { $after }
}
deed-fruit-price = { $by ->
    [you] przesuwasz cenę { $kind } z { $before } na { $after }
   *[other] przesuwa cenę { $kind } z { $before } na { $after }
}
deed-swap = { $by ->
    [you] wymieniasz { $gave } na { $took }
   *[other] wymienia { $gave } na { $took }
}
deed-decline = nic nie robi
deed-top-moved = kładzie kartę „{ $card }” z talii { $source } na talię { $target }
deed-cleared = usuwa wszystkie odkryte karty wpływu
deed-by = { $deed } ({ $helper })
told-turn = { $name } – { $token }: { $deeds }.
told-bot = { $name } – karta bota { $card }: { $deeds }.
told-plain = { $name } { $deeds }.
told-opened = Odkryte żetony: { $tokens }.
told-token = { $name } ({ $token })
told-round = Koniec rundy { $round }. Pierwszym graczem jest teraz { $name }.
told-last-round = Koniec rundy { $round }.
told-end = Koniec gry. { $winners } Chwała: { $scores }.

## Przebieg fazy rynku

fx-added = +{ $fruit }
fx-moved = { $fruit } → { $company }
fx-spoiled = −{ $fruit }
fx-share-price = cena udziału { $before } → { $after }
fx-fruit-price = cena { $kind } { $before } → { $after }
fx-gain = { $name } +{ $coins }
fx-pay = { $name } −{ $coins }
fx-take = { $name } bierze { $fruit }
fx-sell = { $name } sprzedaje udział za { $coins }
fx-buy = { $name } kupuje udział za { $coins }
fx-look = { $name } ogląda: { $cards }
fx-removed = jedna usunięta w tajemnicy
fx-left = opuszcza grę
fx-wander = → { $company }
fx-nothing = bez skutku
fx-ignored = pominięta, brak większościowego udziałowca
fx-card = { $card } ({ $effects })
account-pass = { $company }: { $cards }.
account-empty = Talia się skończyła.
account-harvest = { $name } bierze z magazynu { $fruit } ({ $helper }).
account-sharing = { $company }, podział: { $taken }.
account-takes = { $name } bierze { $fruit }
account-tied = { $company }: remis, { $names } dostają po { $coins }.
account-nobody = { $company }: nikt nie bierze owoców.

## Opisy obrazków

describe-market = Rynek, runda { $round }. { $phase }. Pierwszy gracz: { $name }.
describe-company = { $company }: cena udziału { $price }, owoce: { $fruit }; udziały: { $shares }; większość: { $major }; talia: { $cards }.
describe-company-short = { $company }: cena { $price }, owoce { $fruit }, udziały { $shares }.
describe-revealed = Ostatnie karty ({ $company }): { $cards }.
describe-warehouse = Magazyn: { $stock }.
describe-stock = { $fruit } po { $price }
describe-helpers = Pomocnicy do zatrudnienia: { $helpers }.
describe-influence = Karty wpływu: { $cards }.
describe-helper = { $helper } (koszt { $cost }, chwała { $glory }): { $words }
describe-helper-short = { $helper } ({ $cost })
describe-card = { $card }: { $words }
describe-end = dzwonek
describe-player = { $name } ({ $colour }): { $coins }, owoce: { $fruit }, udziały w ręce: { $hand }, chwała { $glory }, pomocnicy: { $helpers }. Żetony: { $tokens }.
describe-player-short = { $name }: { $coins }, { $fruit }, chwała { $glory }.
describe-player-shortest = { $name }: { $coins }, chwała { $glory }.
describe-holdings = { $name } ({ $colour }): { $coins }, chwała { $glory }. Owoce: { $fruit }.
describe-stakes = Udziały: { $shares }; w ręce { $hand }.
describe-stake = { $count } × { $company } po { $price }
describe-tokens = Żetony użyte w tej rundzie: { $tokens }.
describe-staff = Pomocnicy: { $helpers }.
describe-item = { $number }: { $card }
describe-barred = { $card } (za drogo)
describe-top = Na wierzch jako numer { $number }: { $card }
describe-bottom = Na spód jako numer { $number }: { $card }
describe-many = { $count } × { $card }
describe-in-deck = Karta { $number } ({ $company }): { $card }
describe-nothing = Nic tu nie leży.
describe-standing = { $name }: { $coins }, udziały i owoce warte { $worth }, chwała pomocników { $glory }: razem { $total }.
describe-standing-short = { $name } { $total }
describe-prices = Ceny udziałów: { $prices }.
describe-final = { $name }: { $coins }, udziały { $shares }, owoce { $fruit }, pomocnicy { $helpers }: w sumie { $money }, z chwałą pomocników { $glory } daje { $total }.
describe-final-short = { $name } { $total } (pomocnicy { $glory })
describe-chart = { $title }.
describe-course = { $name }: { $points }.
describe-replay = Animacja, { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}: { $standings }.
replay-start = Gra się zaczyna.
colour = { $colour ->
    [red] czerwone koło
    [blue] niebieski kwadrat
    [green] zielony trójkąt
    [purple] fioletowy romb
    [yellow] żółta gwiazda
   *[white] biały sześciokąt
}

## Karty startowe: tytuł i tekst według numeru

start-title-1 = Zbiory
start-text-1 = { $kind ->
    [apple] Dodaj 1 jabłko.
    [lemon] Dodaj 1 cytrynę.
   *[pineapple] Dodaj 1 ananas.
}
start-title-3 = Dzień wypłaty
start-text-3 = { $kind ->
    [apple] Dodaj 1 jabłko. Każdy udziałowiec zyskuje 1 monetę.
    [lemon] Dodaj 1 cytrynę. Każdy udziałowiec zyskuje 1 monetę.
   *[pineapple] Dodaj 1 ananas. Każdy udziałowiec zyskuje 1 monetę.
}
start-title-4 = Wieczorne zbiory
start-text-4 = { $kind ->
    [apple] Dodaj 1 jabłko.
    [lemon] Dodaj 1 cytrynę.
   *[pineapple] Dodaj 1 ananas.
}
start-title-6 = Wielkie zbiory
start-text-6 = { $kind ->
    [apple] Dodaj 2 jabłka.
    [lemon] Dodaj 2 cytryny.
   *[pineapple] Dodaj 2 ananasy.
}
start-title-7 = Nadpodaż
start-text-7 = { $kind ->
    [apple] Dodaj 2 jabłka. Cena udziału −1.
    [lemon] Dodaj 2 cytryny. Cena udziału −1.
   *[pineapple] Dodaj 2 ananasy. Cena udziału −1.
}
start-title-8 = Wspólny wóz
start-text-8 = { $kind ->
    [apple] Dodaj 1 jabłko i 1 owoc spółki po prawej. Cena udziału i cena jabłka −1.
    [lemon] Dodaj 1 cytrynę i 1 owoc spółki po prawej. Cena udziału i cena cytryny −1.
   *[pineapple] Dodaj 1 ananas i 1 owoc spółki po prawej. Cena udziału i cena ananasa −1.
}

## Karty wpływu

card-title-I01 = Urodzaj
card-text-I01 = Dodaj 2 owoce tej spółki.
card-title-I02 = Dostawa jabłek
card-text-I02 = Dodaj 2 jabłka.
card-title-I03 = Dostawa cytryn
card-text-I03 = Dodaj 2 cytryny.
card-title-I04 = Dostawa ananasów
card-text-I04 = Dodaj 2 ananasy.
card-title-I05 = Skrzynka rozmaitości
card-text-I05 = Dodaj po 1 owocu każdego rodzaju.
card-title-I06 = Wędrowny jarmark
card-text-I06 = Dodaj 2 owoce tej spółki. Potem karta przechodzi do talii po prawej.
card-title-I07 = Dobra prasa
card-text-I07 = Dodaj 1 owoc tej spółki. Cena udziału +1.
card-title-I08 = Zła plotka
card-text-I08 = Cena udziału −2. Usuń tę kartę z gry.
card-title-I09 = Gorączka giełdowa
card-text-I09 = Cena udziału +2. Usuń tę kartę z gry.
card-title-I10 = Korekta kursu
card-text-I10 = Przesuń cenę udziału o najwyżej 2 pola w stronę 5.
card-title-I11 = Dywidenda
card-text-I11 = Każdy udziałowiec zyskuje 1 monetę za każdy swój udział tutaj.
card-title-I12 = Podatek od udziałów
card-text-I12 = Każdy udziałowiec płaci 1 monetę za każdy swój udział tutaj.
card-title-I13 = Kosz prezesa
card-text-I13 = Większościowy udziałowiec bierze 1 dowolny owoc z tej spółki.
card-title-I14 = Premia prezesa
card-text-I14 = Większościowy udziałowiec zyskuje 4 monety.
card-title-I15 = Drogi fotel
card-text-I15 = Większościowy udziałowiec płaci 3 monety; pozostali udziałowcy zyskują po 2.
card-title-I16 = Przymusowa sprzedaż
card-text-I16 = Większościowy udziałowiec sprzedaje 1 udział tej spółki po bieżącej cenie.
card-title-I17 = Nowa emisja
card-text-I17 = Większościowy udziałowiec może kupić 1 udział tej spółki o 2 taniej.
card-title-I18 = Dzień drobnych udziałowców
card-text-I18 = Każdy udziałowiec poza większościowym zyskuje 3 monety.
card-title-I19 = Dzień otwarty
card-text-I19 = Każdy gracz bez udziałów tutaj zyskuje 3 monety. Dodaj 1 owoc tej spółki.
card-title-I20 = Audyt wewnętrzny
card-text-I20 = Większościowy udziałowiec ogląda 3 kolejne karty talii; może usunąć jedną.
card-title-I21 = Spleśniałe skrzynki
card-text-I21 = Zwróć 2 owoce z tej spółki do magazynu. Cena jej owocu +1.
card-title-I22 = Przeładunek
card-text-I22 = Przenieś 2 owoce z tej spółki do spółki po prawej.
card-title-I23 = Moda na owoce
card-text-I23 = Cena owocu tej spółki +1. Dodaj 1 taki owoc.

## Pomocnicy

helper-title-H01 = Jeż, makler jabłkowy
helper-text-H01 = Udziały Spółki Jabłka kosztują cię o 2 mniej.
helper-title-H02 = Kanarek, makler cytrynowy
helper-text-H02 = Udziały Spółki Cytryny kosztują cię o 2 mniej.
helper-title-H03 = Papuga, maklerka ananasowa
helper-text-H03 = Udziały Spółki Ananasa kosztują cię o 2 mniej.
helper-title-H04 = Borsuk, dziedzic sadów
helper-text-H04 = Sprzedając udziały Spółki Jabłka, zyskujesz o 2 więcej, także na koniec.
helper-title-H05 = Fretka, dziedziczka gajów
helper-text-H05 = Sprzedając udziały Spółki Cytryny, zyskujesz o 2 więcej, także na koniec.
helper-title-H06 = Tukan, dziedzic plantacji
helper-text-H06 = Sprzedając udziały Spółki Ananasa, zyskujesz o 2 więcej, także na koniec.
helper-title-H07 = Kret, sadownik
helper-text-H07 = Początek fazy rynku: weź 1 jabłko z magazynu.
helper-title-H08 = Koza, ogrodniczka
helper-text-H08 = Początek fazy rynku: weź 1 cytrynę z magazynu.
helper-title-H09 = Tapir, plantator
helper-text-H09 = Początek fazy rynku: weź 1 ananas z magazynu.
helper-title-H10 = Lis, gracz giełdowy
helper-text-H10 = Jedna transakcja więcej w każdym handlu udziałami.
helper-title-H11 = Wiewiórka, straganiarka
helper-text-H11 = Jedna transakcja więcej w każdym handlu owocami.
helper-title-H12 = Łasica, inwestorka
helper-text-H12 = Udziały kosztują cię o 1 mniej.
helper-title-H13 = Mysz, hurtowniczka
helper-text-H13 = Owoce kosztują cię o 1 mniej.
helper-title-H14 = Niedźwiedź, skarbnik funduszu
helper-text-H14 = Sprzedając udziały, zyskujesz o 1 więcej, także na koniec.
helper-title-H15 = Szop, kramarz
helper-text-H15 = Sprzedając owoce, zyskujesz o 2 więcej.
helper-title-H16 = Sroka, handlarka udziałami
helper-text-H16 = Sprzedając udziały, zyskujesz o 2 więcej.
helper-title-H17 = Bóbr, łowca talentów
helper-text-H17 = Pomocnicy kosztują cię o 1 owoc mniej (twój wybór, co najmniej 1 zostaje).
helper-title-H18 = Kameleon, kadrowy
helper-text-H18 = Przy zatrudnianiu możesz zastąpić 1 owoc z kosztu dowolnym innym.
helper-title-H19 = Lew, adwokat
helper-text-H19 = Przy remisie w udziałach masz o 8 punktów chwały więcej.
helper-title-H20 = Pelikan, przewoźnik
helper-text-H20 = Przy podziale owoców możesz wziąć o 1 więcej z każdej spółki.
helper-title-H21 = Chomik, kasjer
helper-text-H21 = Po każdym żetonie: zyskaj 1 monetę.
helper-title-H22 = Czapla, posłanka
helper-text-H22 = Po lobbowaniu: weź 1 dowolny owoc z magazynu.
helper-title-H23 = Paw, rzecznik
helper-text-H23 = Po lobbowaniu: zyskaj 3 monety.
helper-title-H24 = Gronostaj, intrygant
helper-text-H24 = Po lobbowaniu: wtasuj jeszcze 1 odkrytą kartę wpływu do dowolnej talii.
helper-title-H25 = Sowa, analityczka
helper-text-H25 = Po spekulacji: obejrzyj 3 górne karty talii (min. 6 kart); możesz usunąć jedną.
helper-title-H26 = Ryś, wtajemniczony
helper-text-H26 = Po spekulacji: możesz kupić 1 udział o 2 taniej.
helper-title-H27 = Pies, werbownik
helper-text-H27 = Po zatrudnieniu: zyskaj 3 monety.
helper-title-H28 = Bocian, opiekun udziałów
helper-text-H28 = Po zatrudnieniu: możesz kupić 1 udział o 1 taniej.
helper-title-H29 = Małpa, kopistka
helper-text-H29 = Po duplikacie: weź 1 dowolny owoc z magazynu.
helper-title-H30 = Wilk, kursmistrz
helper-text-H30 = Po handlu udziałami: przesuń jedną cenę udziału o 1 w górę lub w dół.
helper-title-H31 = Kaczka, wywoływaczka cen
helper-text-H31 = Po handlu owocami: przesuń jedną cenę owocu o 1 w górę lub w dół.
helper-title-H32 = Szczur, mistrz wymiany
helper-text-H32 = Po każdym żetonie: wymień 1 swój owoc na inny z magazynu.
helper-title-H33 = Nietoperz, podsłuchiwacz
helper-text-H33 = Po każdym żetonie: obejrzyj 2 górne karty talii, każdą połóż na wierzch lub na spód.
helper-title-H34 = Łoś, prezes
helper-text-H34 = Podział: 2 monety za każdą spółkę, w której masz większość udziałów.
helper-title-H35 = Owca, drobna udziałowczyni
helper-text-H35 = Podział: 2 monety za każdą spółkę, w której masz udziały, ale nie większość.
helper-title-H36 = Królik, płatnik
helper-text-H36 = Koniec gry: 2 monety za każdego twojego pomocnika, także za tego.
