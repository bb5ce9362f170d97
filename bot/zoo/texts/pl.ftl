### Spółka ZOO w panelach i wpisach.

title = Spółka ZOO

## Opcje

option-bots = Boty z instrukcji
option-bots-0 = brak
option-bots-1 = jeden
option-bots-2 = dwa
option-bots-3 = trzy
option-start = Pierwszy gracz
option-start-random = wylosowany
option-start-first-seat = pierwsze miejsce

## Przyciski wpisu

button-turn = Wykonaj turę
button-holdings = Majątki
button-helpers = Pomocnicy
button-my-holdings = Mój majątek

## Stan gry

standing-round = runda { $round } z { $rounds }, żeton { $step } z { $steps }
standing-market = runda { $round } z { $rounds }, faza rynku
standing-over = koniec gry
call-choose = { $who }, { $count ->
    [one] twoja kolej: wybierz żeton w tajemnicy.
    [few] wasza kolej: wybierzcie żetony w tajemnicy, wszyscy naraz.
   *[many] wasza kolej: wybierzcie żetony w tajemnicy, wszyscy naraz.
}
call-resolve = { $who }, twoja kolej: { $token }.
call-taking = { $who }, twoja kolej: weź owoce { $company }.
call-issue = { $who }, twoja kolej: karta proponuje ci udział { $company }.
call-audit = { $who }, twoja kolej: karta pozwala ci obejrzeć talię { $company }.
tally = { $over ->
    [no] Chwała, gdyby teraz wszystko sprzedać: { $scores }
   *[yes] Chwała: { $scores }
}
won = { $winners ->
    [one] Wygrywa { $who } z wynikiem { $glory ->
        [one] { $glory } punktu
        [few] { $glory } punktów
       *[many] { $glory } punktów
    } chwały!
    [few] Wspólne zwycięstwo z wynikiem { $glory ->
        [one] { $glory } punktu
        [few] { $glory } punktów
       *[many] { $glory } punktów
    } chwały: { $who }!
   *[many] Wspólne zwycięstwo z wynikiem { $glory ->
        [one] { $glory } punktu
        [few] { $glory } punktów
       *[many] { $glory } punktów
    } chwały: { $who }!
}
led = { $winners ->
    [one] Na prowadzeniu z wynikiem { $glory ->
        [one] { $glory } punktu
        [few] { $glory } punktów
       *[many] { $glory } punktów
    } chwały: { $who }.
    [few] Wspólne prowadzenie z wynikiem { $glory ->
        [one] { $glory } punktu
        [few] { $glory } punktów
       *[many] { $glory } punktów
    } chwały: { $who }.
   *[many] Wspólne prowadzenie z wynikiem { $glory ->
        [one] { $glory } punktu
        [few] { $glory } punktów
       *[many] { $glory } punktów
    } chwały: { $who }.
}
bot-won = Wygrywa { $who } z wynikiem { $glory ->
    [one] { $glory } punktu
    [few] { $glory } punktów
   *[many] { $glory } punktów
} chwały. Zwierzęta kłaniają się maszynie.
bot-led = Na prowadzeniu z wynikiem { $glory ->
    [one] { $glory } punktu
    [few] { $glory } punktów
   *[many] { $glory } punktów
} chwały: { $who }.
part-helpers = Pomocnicy
part-coins = Monety
bot = Bot { $letter }
told-undo = { $who } cofa ostatnią turę, za zgodą stołu.
chapter-market = Faza rynku, runda { $round }

## Rzeczy

kind = { $kind ->
    [apple] jabłko
    [lemon] cytrynę
   *[pineapple] ananas
}
coins = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}
numbered = { $number } · { $what }
helper-offer = { $helper } · { $fruit } → { $glory }

## Wybór żetonu

title-choose = Runda { $round }, żeton { $step } z { $steps } · masz { $coins }
about-line = **{ $token }:** { $does }
about-token = { $token ->
    [shares] kup lub sprzedaj do dwóch udziałów; każde kupno podnosi cenę o 1, każda sprzedaż ją obniża.
    [fruit] kup lub sprzedaj do dwóch owoców, w magazynie albo, gdy jest pusty, u gracza za 2 więcej; ceny zmieniają się o 1.
    [hire] zapłać owocami za pomocnika, który da ci chwałę i zdolność na resztę gry.
    [lobby] zyskaj 2 monety i wtasuj jedną kartę wpływu do talii.
    [speculate] zyskaj 1 monetę i obejrzyj cztery górne karty talii; każdą możesz odłożyć na wierzch albo na spód.
   *[duplicate] jeszcze raz to, co zrobił twój poprzedni żeton.
}
choose-note = Nikt nie widzi twojego żetonu, dopóki wszyscy nie wybiorą. Do tego czasu możesz go zmienić.
title-chosen = Twój żeton: { $token }
summary-chosen = **{ $token }.** { $orders }
title-made = Wybór dokonany: { $token }
title-orders = Polecenia: { $token }
title-ability = Polecenia: { $helper }
title-limit = { $doing }: za ile?
title-answers = Stałe odpowiedzi
button-orders = Wydaj polecenia
button-other-token = Inny żeton
button-answers = Stałe odpowiedzi
button-change = Zmień wybór
button-then-ask = O resztę zapytaj
button-then-nothing = Nic więcej nie rób
button-forget = Skreśl polecenia
button-enough = Wystarczy
orders-note = Z poleceniami nikt nie musi na ciebie czekać: wykonują się, gdy tylko przyjdzie twoja kolej.
orders-none = Zapytam cię, gdy przyjdzie twoja kolej.
orders-nothing = Gdy przyjdzie twoja kolej, nic się nie stanie, a żeton będzie zużyty.
orders-given = Polecenia: { $orders }. { $rest }
orders-then-ask = O resztę zapytam.
orders-then-nothing = Nic więcej nie zostanie zrobione.
order-helper = Potem { $helper }…
wish-by = { $helper }: { $doing }
wish-at-most = { $doing } za najwyżej { $coins }
wish-at-least = { $doing } za co najmniej { $coins }
at-most = Za najwyżej { $coins }
at-least = Za co najmniej { $coins }
pick-order = Wydaj polecenie…
price-now = Teraz za { $coins }
pick-helper = Polecenia dla zdolności pomocnika…
pick-at-most = Zapłać najwyżej…
pick-at-least = Sprzedaj za co najmniej…
about-prefer = Który owoc brać najpierw
about-issue = Gdy karta proponuje ci udział
about-audit = Gdy karta pozwala obejrzeć talię
answer-now = **{ $what }:** { $now }
pick-answer = { $what }…
answers-note = Obowiązują przez całą grę, aby w fazie rynku nikt nie musiał na ciebie czekać.
answer-prefer = Bierz: { $kinds }
answer-prefer-ask = Pytaj, który owoc
answer-issue = Kup za najwyżej { $coins }
answer-issue-never = Nigdy nie kupuj
answer-issue-ask = Pytaj
answer-audit-ask = Pytaj
answer-audit-leave = Zostaw talię bez zmian

## Rozpatrywanie

title-trade = { $token } · { $count ->
    [one] została { $count } transakcja
    [few] zostały { $count } transakcje
   *[many] zostało { $count } transakcji
} · masz { $coins }
title-hire = Zatrudnij pomocnika · masz: { $fruit }
title-pay = Zapłata: { $helper }
title-lobby = Lobbowanie · 2 monety i jedna karta do talii
title-speculate = Spekulacja · 1 moneta i spojrzenie w talię
title-looking = { $company }: odłóż karty
title-removing = { $company }: usunąć kartę?
title-reacting = Twoi pomocnicy mogą coś zrobić
title-using = { $helper }
title-taking = { $company }: bierz owoce, jeszcze { $count }
title-issue = { $company }: kupić udział?
title-over = To była twoja tura
no-trade = Teraz nie da się nic kupić ani sprzedać.
no-hire = Nie stać cię na żadnego z tych pomocników.
warning-reveals = Od razu odsłoni się nowa karta: tego kroku nie da się cofnąć.
warning-look = Gdy obejrzysz karty, tego kroku nie da się cofnąć.
taking-note = Stała odpowiedź, podana z następnym żetonem, oszczędzi ci tego pytania.
planned = { $deeds }.
planned-deeds = W tej turze { $deeds }.
summary-nothing = W tej turze nic nie zrobisz.
summary-no-more = W tej turze nic więcej nie zrobisz.
summary-put-back = Karty leżą tak, jak je ułożysz.
pick-seller = Brak w magazynie: kup od gracza…
pick-hire = Zatrudnij…
pick-pay = Zapłać…
pick-lobby = Wtasuj kartę do talii…
pick-use = Użyj pomocnika…
pick-how = Jak…
for-coins = { $doing } za { $coins }
lobby-entry = { $number } · { $card } → { $company }
put-top = { $number } · { $card }: na wierzch
put-bottom = { $number } · { $card }: na spód
put-leave = Zostaw tak, jak leżą
remove-card = Usuń { $number } · { $card }
remove-none = Nie usuwaj żadnej
button-skip = Nie teraz
do-buy-share = Kup udział { $company }
do-sell-share = Sprzedaj udział { $company }
do-buy-fruit = Kup { $kind }
do-buy-fruit-from = Kup { $kind } (sprzedaje { $seller })
do-sell-fruit = Sprzedaj { $kind }
do-hire = Zatrudnij: { $helper }
do-pay = Zapłać: { $fruit }
do-lobby = Wtasuj kartę „{ $card }” do talii { $company }
do-coins = Tylko monety
do-look = Obejrzyj talię { $company }
do-take = Weź { $kind }
do-share-price = { $way ->
    [up] Podnieś cenę udziału { $company }
   *[down] Obniż cenę udziału { $company }
}
do-fruit-price = { $way ->
    [up] Podnieś cenę { $kind }
   *[down] Obniż cenę { $kind }
}
do-swap = Wymień { $give } na { $take }

## Podpowiedzi i omówienie

glory = { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
   *[many] { $count } punktów chwały
}
part-shares = Udziały
part-fruit = Owoce
hint-token = { $token }: { $deeds }
hint-take = Weź { $fruit }
hint-top = Na wierzch: { $cards }
hint-bottom = Na spód: { $cards }
hint-remove = Usuń „{ $card }”
hint-nothing = Nie rób nic więcej
reason-glory = daje { $glory }
reason-count-ability = zdolność pomaga ci jeszcze { $count ->
    [one] przez { $count } rundę
    [few] przez mniej więcej { $count } rundy
   *[many] przez mniej więcej { $count } rund
}
reason-count-fruit = w najbliższej fazie rynku dostaniesz mniej więcej o { $count ->
    [one] { $count } owoc
    [few] { $count } owoce
   *[many] { $count } owoców
} więcej
reason-count-stops = w fazie rynku odkrywanie tej talii kończy się po { $count ->
    [one] { $count } karcie
    [few] { $count } kartach
   *[many] { $count } kartach
}
reason-company-majority = daje ci większość udziałów { $company }
reason-company-gives-up = ale tracisz większość udziałów { $company }
reason-rival-majority-from = większość udziałów { $company } masz odtąd ty, a nie { $player }
reason-rival-ties = { $player } traci większość udziałów { $company }
reason-harms = { $player } traci mniej więcej { $glory }
reason-contested = ale { $player } gra przed tobą i też może zatrudnić tego pomocnika
reason-coins-market = w najbliższej fazie rynku da ci mniej więcej { $coins }
reason-coins-cheap = udziały są teraz tanie, już za { $coins }
reason-coins-dear = cena jest wysoka: sprzedajesz za { $coins }
reason-coins-earns = daje { $coins }
reason-coins-priciest = teraz to najdroższy owoc: wart { $coins }
reason-shares-raises = rośnie cena udziału { $company }, a masz tam { $count ->
    [one] { $count } udział
    [few] { $count } udziały
   *[many] { $count } udziałów
}
reason-shares-look-own = masz { $count ->
    [one] { $count } udział
    [few] { $count } udziały
   *[many] { $count } udziałów
} { $company }: połóż na wierzch to, co ci pomaga
reason-shares-look-others = inni mają { $count ->
    [one] { $count } udział
    [few] { $count } udziały
   *[many] { $count } udziałów
} { $company }: połóż na wierzch to, co im nie pomaga
reason-raises-fruit = rośnie cena tego, co masz: { $fruit }
reason-helper-reach = potem stać cię na pomocnika: { $helper }
reason-helper-keeps = zostają ci owoce na pomocnika: { $helper }
reason-helper-nearer = potem do pomocnika brakuje ci tylko jednego owocu: { $helper }
reason-plain-due = zaraz po tym żetonie jest faza rynku
reason-plain-order-own = najpierw wychodzą karty, które ci pomagają
reason-plain-order-others = karty, które pomagają innym, zostają na spodzie
reason-plain-scarce = masz mało owoców tego rodzaju, a pomocnicy kosztują różne owoce
reason-plain-first = zaczynasz, zanim zmienią się ceny
reason-plain-as-they-lie = inna kolejność byłaby niewiele lepsza
reason-plain-nothing = nic z tego nie jest teraz warte swojej ceny
reason-plain-best = nic innego nie daje więcej
review-good = Runda { $round }, żeton { $step }, { $token }: { $deeds }. To dało więcej niż zwykle w tej rundzie, mniej więcej o { $glory }.
review-bad = Runda { $round }, żeton { $step }, { $token }: { $deeds }. Lepszy wybór: { $better }; to mniej więcej o { $glory } więcej.

## Nauka przez grę

numbered-lesson = **Lekcja { $number } z { $count }.** { $lesson }
lesson-shares = Pięć rund po trzy żetony; wygrywa największa chwała, a pięć monet to jeden punkt chwały. Udziały przynoszą zysk dwa razy: kto ma ich najwięcej w spółce, bierze najwięcej jej owoców, a na koniec wszystkie się sprzedaje. Na początek wybierz **Handel udziałami**, póki są tanie.
lesson-lobby = Karty w talii spółki decydują, ile zarobi w fazie rynku. **Lobbowanie** daje 2 monety i pozwala wtasować do talii jedną z odkrytych kart wpływu: dobrą tam, gdzie masz udziały, złą gdzie indziej.
lesson-hire = Pomocnicy kosztują owoce, dają chwałę i zdolność do końca gry. Jeśli stać cię na któregoś, wybierz **Zatrudnienie**; jeśli nie, **Handel owocami** da ci brakujące owoce.
lesson-fruit = To była faza rynku: każdą talię odkrywano do drugiego dzwonka, a potem dzielono owoce, zaczynając od większości. Sprzedaj owoce, póki są drogie, albo kup te, których potrzebujesz na pomocnika: wybierz **Handel owocami**.
lesson-speculate = **Spekulacja** daje 1 monetę i wgląd w cztery górne karty talii. Dobre połóż na wierzch tam, gdzie masz najwięcej udziałów, złe na spód. Nikt inny nie dowie się, co było do zobaczenia.
lesson-duplicate = **Duplikat** robi jeszcze raz to, co twój poprzedni żeton, a pomocnicy, którzy na niego reagują, reagują ponownie. Nigdy nie może być pierwszym żetonem rundy.
lesson-trading-shares = Dwie transakcje, każda na jeden udział: każde kupno podnosi cenę o 1, każda sprzedaż ją obniża. Dwa udziały w jednej spółce często wystarczą do większości.
lesson-trading-fruit = Tak samo jak z udziałami: kupno podnosi cenę tego owocu, sprzedaż ją obniża. Gdy magazyn jest pusty, można kupić od gracza za 2 więcej.
lesson-hiring = Zapłać owoce podane na karcie. Liczba na rozecie to chwała, którą przynosi pomocnik.
lesson-lobbying = Która karta i do czyjej talii? 2 monety już masz.
lesson-looking = Te karty widzisz tylko ty. Gdy już je obejrzysz, nie ma odwrotu.
lesson-reacting = Twój pomocnik może teraz coś zrobić. Skorzystaj albo zrezygnuj.
lesson-taking = Masz tu udziały i bierzesz dowolne owoce. Pomyśl o pomocniku, którego chcesz zatrudnić, i o cenach.
lesson-issuing = Karta proponuje ci tańszy udział. Jego kupno także podnosi cenę.
lesson-confirm = Nikt jeszcze niczego nie widział. **Cofnij** cofa o jeden krok, **Zatwierdź** kończy twoją turę.
lesson-over = Teraz znasz już grę. Patrz, kto ma większość, i zatrudniaj wcześnie: zdolności procentują w każdej rundzie. Graj dalej, jeśli chcesz, albo skończ poleceniem `/game end` i otwórz stół dla znajomych poleceniem `/game new`.
