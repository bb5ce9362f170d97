### Glück Auf w panelach i wpisach.

title = Szczęść Boże

## Opcje

option-delivered = Dostarczone zamówienia
option-delivered-own = widoczne tylko dla właściciela
option-delivered-open = widoczne dla wszystkich
option-orders = Pierwsze zamówienia
option-orders-drafted = do wyboru
option-orders-dealt = rozdane
option-start = Gracz rozpoczynający
option-start-random = wylosowany
option-start-first-seat = pierwsze miejsce

## Przyciski wpisu

button-turn = Wykonaj turę
button-mines = Szyby
button-orders = Zamówienia
button-my-mine = Mój szyb

## Na czym stoi gra

standing-draft = wybór zamówień
standing-shift = szychta { $shift } z { $shifts }
standing-over = koniec gry

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
orders = { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
   *[many] { $count } zamówień
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
    [light] jasna strona
   *[dark] ciemna strona
}
card = { $transport }, { $points } ({ $fields })
order = { $transport } ({ $points })
and = {" i "}
and-then = {"; "}

## Panel: wybór pola

title-turn = Twoja tura · { $workers } · { $marks } · szola: { $stop }
tab-workshops = Warsztaty
tab-mining = Wydobycie
tab-delivery = Załadunek
tab-money = Pieniądze
tab-orders = Zamówienia
choose-workshops = Kup żeton chodnika…
choose-orders = Weź zamówienie…
space-workshop = { $number } · { $tile } · { $marks } · { $workers }
space-order = { $number } · { $card } · { $workers }
space-mining = { $steps } · { $workers }
space-delivery = { $transport } · { $points } · { $workers }
space-money = { $marks } · { $workers }
space-pithead = Cechownia · { $marks } · 1 górnik
space-draw-workshops = Obejrzyj { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} · { $workers }
space-draw-orders = Obejrzyj { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
   *[many] { $count } zamówień
} · { $workers }
warning-draw-workshops = Oglądając żetony, zobaczysz to, co zakryte, więc tego kroku nie da się cofnąć.
warning-draw-orders = Oglądając zamówienia, zobaczysz to, co zakryte, więc tego kroku nie da się cofnąć.
short-supply = { $cubes ->
    [0] W zasobie nie ma już znaczników tego koloru; może je zastąpić inny węgiel.
    [one] W zasobie został tylko { $cubes } znacznik tego koloru; brakujące może zastąpić inny węgiel.
    [few] W zasobie zostały tylko { $cubes } znaczniki tego koloru; brakujące może zastąpić inny węgiel.
   *[many] W zasobie zostało tylko { $cubes } znaczników tego koloru; brakujące może zastąpić inny węgiel.
}
not-possible = Niemożliwe: { $reasons }
impossible = { $spaces } ({ $reason })
obstacle = { $code ->
    [closed] zamknięte przy { $players } graczach
    [workers] koszt: { $workers }
    [marks] cena: { $marks }
    [no-tile] nie ma żetonu
    [no-card] nie ma zamówienia
    [no-tiles-left] skończyły się żetony
    [no-cards-left] skończyły się zamówienia
   *[nothing-complete] brak kompletnego zamówienia
}
only-workshops = Cofnij się, aby wybrać inną grupę.
name-draw = oglądanie pięciu

## Panel: wydobycie

title-mining = Wydobycie · zostało kroków: { $left } z { $steps }
title-cube = Dokąd trafia { $colour ->
    [yellow] żółty
    [brown] brązowy
    [grey] szary
   *[black] czarny
} węgiel?
title-pair = Które pole zapełniają te dwa znaczniki: { $cubes }?
move = { $stop ->
    [surface] Zrąb
    [yellow] Żółty
    [brown] Brązowy
    [grey] Szary
   *[black] Czarny
}
load = Zabierz { $colour ->
    [yellow] żółty
    [brown] brązowy
    [grey] szary
   *[black] czarny
}
load-all = { $count ->
    [one] Zabierz { $count } { $colour ->
        [yellow] żółty
        [brown] brązowy
        [grey] szary
       *[black] czarny
    }
    [few] Zabierz { $count } { $colour ->
        [yellow] żółte
        [brown] brązowe
        [grey] szare
       *[black] czarne
    }
   *[many] Zabierz { $count } { $colour ->
        [yellow] żółtych
        [brown] brązowych
        [grey] szarych
       *[black] czarnych
    }
}
choose-cube = Połóż znacznik…
choose-place = Połóż go…
choose-field = Zapełnij pole…
entry-order = { $colour ->
    [yellow] Żółty
    [brown] Brązowy
    [grey] Szary
   *[black] Czarny
} → { $order }
entry-store = { $colour ->
    [yellow] Żółty
    [brown] Brązowy
    [grey] Szary
   *[black] Czarny
} → skład
entry-cube = { $colour ->
    [yellow] Żółty
    [brown] Brązowy
    [grey] Szary
   *[black] Czarny
} → …
entry-second = Razem z drugim znacznikiem: { $cube }…
entry-two = Dwa znaczniki za jedno pole: { $cubes }…
entry-pair = { $cubes } → { $colour ->
    [yellow] żółte
    [brown] brązowe
    [grey] szare
   *[black] czarne
} pole · { $order }
entry-field = { $colour ->
    [yellow] Żółte
    [brown] Brązowe
    [grey] Szare
   *[black] Czarne
} pole · { $order }
entry-colour = { $colour ->
    [yellow] Żółte pole
    [brown] Brązowe pole
    [grey] Szare pole
   *[black] Czarne pole
}…
entry-from = { $source ->
    [cage] Z szoli
   *[store] Ze składu
}
entry-from-to = { $source ->
    [cage] Z szoli
   *[store] Ze składu
} · { $progress }
entry-pair-from = Dwa za jeden, dwa kroki · { $source ->
    [cage] z szoli
    [store] ze składu
   *[both] z szoli i ze składu
}
progress = zapełnione pola: { $filled } z { $fields }
cage-full = Szola jest pełna: wszystkie pięć miejsc jest zajętych.
level-empty = Na tym poziomie nie ma już węgla.
cage-below = Węgiel wyjmuje się z szoli tylko na zrębie.
steps-lost = Niewykorzystane kroki przepadają.

## Panel: wybór zamówień, dobieranie, napełnianie

title-draft = Wybór zamówień · twój wybór numer { $number }
choose-draft = Weź zamówienie…
numbered = { $number } · { $item }
title-keep-workshops = { $count ->
    [one] { $count } żeton, widzisz go tylko ty: możesz go kupić
    [few] { $count } żetony, widzisz je tylko ty: możesz kupić jeden
   *[many] { $count } żetonów, widzisz je tylko ty: możesz kupić jeden
}
title-keep-orders = { $count ->
    [one] { $count } zamówienie, widzisz je tylko ty: możesz je zatrzymać
    [few] { $count } zamówienia, widzisz je tylko ty: możesz zatrzymać jedno
   *[many] { $count } zamówień, widzisz je tylko ty: możesz zatrzymać jedno
}
keep-tile = { $numbers } · { $marks }
keep-order = { $numbers } · { $order }
keep-none = Nie bierz żadnego
too-dear = Twoje pieniądze: { $marks }; droższego żetonu nie kupisz.
title-return-workshops = { $count ->
    [one] { $count } żeton wraca
    [few] { $count } żetony wracają
   *[many] { $count } żetonów wraca
}
title-return-orders = { $count ->
    [one] { $count } zamówienie wraca
    [few] { $count } zamówienia wracają
   *[many] { $count } zamówień wraca
}
put = { $where ->
    [top] Na wierzch
   *[bottom] Na spód
}
put-in-order = { $where ->
    [top] Na wierzch
   *[bottom] Na spód
}, w wybranej kolejności…
title-order = Co odłożyć { $where ->
    [top] na wierzch
   *[bottom] na spód
} jako numer { $number }?
choose-next = Następne będzie…
rest-as-they-lie = Cała reszta tak, jak leży
as-they-lie = Wrócą tak, jak leżą (numer 1 zostanie dobrany jako pierwszy), chyba że wybierzesz kolejność.
order-matters = Numer 1 zostanie dobrany jako pierwszy.
title-fill = W zasobie skończył się { $colour ->
    [yellow] żółty
    [brown] brązowy
    [grey] szary
   *[black] czarny
} węgiel: co trafi do wagonika { $number } z { $carts }?
fill-none = Zostaw pusty
title-over = Twoja tura czeka na zatwierdzenie

## Zaplanowana tura

planned = W tej turze { $deed }. Do pracy: { $workers }.
planned-on = W tej turze { $deed }.
deed-draft-plan = wybierasz zamówienie: { $card }
deed-buy-shown-plan = kupujesz żeton: { $tile }, cena { $marks }{ $coal }
deed-buy-drawn-plan = kupujesz żeton: { $tile }, cena { $marks }{ $coal }
deed-order-shown-plan = bierzesz zamówienie: { $card }
deed-order-drawn-plan = zatrzymujesz zamówienie: { $card }
deed-none-workshops-plan = nie kupujesz żetonu
deed-none-orders-plan = nie zatrzymujesz zamówienia
deed-put-plan = odkładasz { $count } z powrotem { $where ->
    [top] na wierzch
   *[bottom] na spód
}
deed-look-workshops-plan = oglądasz { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
deed-look-orders-plan = oglądasz { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
   *[many] { $count } zamówień
}
deed-delivery-plan = dostarczasz { $transport } { $cards }: { $points }
deed-money-plan = bierzesz { $marks }
deed-pithead-plan = idziesz do cechowni: { $marks }
deed-mining-plan = wydobywasz ({ $steps }): { $doings }
deed-idle-plan = wydobywasz, na razie bez żadnego kroku

## Co się stało

told = { $who } { $deed }.
told-undo = { $who } za zgodą stołu wraca do wcześniejszej tury.
told-scored = Punktacja po szychcie { $shift }: { $scores }.
told-shift = Szychtę { $shift } rozpoczyna { $who }.
told-end = Zwycięstwo: { $winners }, { $points }.
score = { $who } { $count }
deed-draft-did = wybiera zamówienie: { $card }
deed-buy-shown-did = kupuje żeton: { $tile }, cena { $marks }{ $coal }
deed-buy-drawn-did = ogląda żetony i kupuje: { $tile }, cena { $marks }{ $coal }
deed-order-shown-did = bierze zamówienie: { $card }
deed-order-drawn-did = ogląda zamówienia i zatrzymuje: { $card }
deed-none-workshops-did = ogląda żetony i żadnego nie kupuje
deed-none-orders-did = ogląda zamówienia i żadnego nie zatrzymuje
deed-look-workshops-did = ogląda { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
deed-look-orders-did = ogląda { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
   *[many] { $count } zamówień
}
deed-delivery-did = dostarcza { $transport } { $cards }: { $points }
deed-money-did = bierze { $marks }
deed-pithead-did = idzie do cechowni: { $marks }
deed-mining-did = wydobywa ({ $steps }): { $doings }
deed-idle-did = wydobywa, nie robiąc żadnego kroku
doing-fill = { $cubes } → { $order }
doing-store = { $cubes } → skład
doing-load = { $cubes } → szola
doing-cage = szola → { $stop }
odd-coal = {" "}(w wagonikach: { $carts })
cart-empty = nic

## Co dają pola

about-workshops = Żeton dodaje do szybu chodnik z pełnymi wagonikami. Węgiel się dostarcza, a opróżnione wagoniki punktują w ostatniej szychcie.
about-mining = Krokami poruszasz szolą, wywozisz węgiel i kładziesz go na swoich zamówieniach.
about-delivery = Wszystkie twoje kompletne zamówienia z jednym środkiem transportu punktują naraz.
about-money = Markami płaci się za żetony. Na koniec gry każde pięć marek to jeden punkt.
about-orders = Zamówienie daje punkty, gdy jest zapełnione i dostarczone; niedostarczone kosztuje jeden punkt.

## Nauka przez grę

numbered-lesson = **Lekcja { $number } z { $count }.** { $lesson }
lesson-draft = Zamówienia mówią, jaki węgiel dostarczyć, czym i za ile punktów. W twoim szybie czeka po jednym znaczniku każdego koloru: bierz zamówienia z niewieloma polami, w kolorach, do których masz od razu dostęp. Wybierz jedno z listy i zatwierdź.
lesson-workshops = Twój szyb jest prawie pusty. Otwórz **Warsztaty** i kup żeton w kolorze, którego potrzebują twoje zamówienia: w jego wagonikach jest już węgiel. Pilnuj obu stron szybu: na koniec każdy nadmiarowy żeton po jednej stronie kosztuje dwa punkty.
lesson-workshops-list = Wybierz żeton w kolorze, którego potrzebują twoje zamówienia. Cena jest podana obok.
lesson-filling = W zasobie zabrakło tego koloru, więc wybierasz, co trafi do wagonika.
lesson-mining = Teraz wywieź węgiel. Otwórz **Wydobycie** i wybierz pole z wystarczającą liczbą kroków. Po jednym kroku kosztują: zjazd na poziom, zabranie znacznika do szoli, wyjazd na zrąb i położenie znacznika na polu w jego kolorze.
lesson-mining-steps = Każde kliknięcie to jeden krok i widać go na obrazie. Zjedź na dół, **zabierz** węgiel, którego potrzebuje zamówienie, wyjedź na **zrąb** i **połóż** go na zamówieniu. Dowolne dwa znaczniki mogą zastąpić jeden znacznik innego koloru.
lesson-delivery = Jedno z twoich zamówień jest kompletne: wszystkie jego pola są zapełnione. Otwórz **Załadunek**, wybierz jego środek transportu i weź punkty. Wszystkie kompletne zamówienia z tym transportem jadą razem.
lesson-money = Im głębiej, tym droższy węgiel. Otwórz **Pieniądze** i weź tyle, ile dostaniesz za jednego górnika.
lesson-orders = Możesz mieć dowolnie wiele zamówień. Otwórz **Zamówienia** i weź takie, które pasuje do węgla, który masz. Zegar szycht nagradza tych, którzy dostarczyli najwięcej jednego koloru lub jednym środkiem transportu.
lesson-taken = Z zajętych pól też można korzystać: stojący tam górnicy idą do stołówki, a ty stawiasz **o jednego więcej**, niż tam stało. Znajdź pole, które wymaga co najmniej dwóch, i zajmij je.
lesson-drawing = Pola z oczami pozwalają **obejrzeć pięć** zakrytych żetonów lub zamówień i zatrzymać jedno z nich. Reszty nikt inny nie widzi, ale gdy już je obejrzysz, nie da się tego cofnąć.
lesson-looking = Widzisz je tylko ty. Możesz zatrzymać najwyżej 1, a pozostałe odłóż na wierzch lub na spód.
lesson-pithead = Gdy nic innego się nie opłaca, **cechownia** zawsze daje jedną markę za jednego górnika. Spróbuj choć raz.
lesson-confirm = Nikt jeszcze niczego nie widział. **Cofnij** cofa o jeden krok, **Zatwierdź** kończy twoją turę.
lesson-rest = Znasz już wszystkie pola. Wykorzystaj swoich górników jak najlepiej: gdy nikt nie będzie już ich miał, zegar szycht porówna, kto dostarczył najwięcej węgla każdego koloru. Kto ma najwięcej górników w warsztatach, zaczyna następną szychtę.
lesson-over = To była pierwsza szychta i już znasz grę. W drugiej zegar liczy także środki transportu, w trzeciej puste wagoniki. Graj dalej, jeśli chcesz, albo skończ poleceniem `/game end` i otwórz stół dla znajomych poleceniem `/game new`.

## Podpowiedzi, plany, omówienie

deed-draft-hint = wybór zamówienia: { $card }
deed-buy-shown-hint = kupno żetonu: { $tile }, cena { $marks }{ $coal }
deed-order-shown-hint = nowe zamówienie: { $card }
deed-look-workshops-hint = obejrzenie { $count ->
    [one] { $count } żetonu
    [few] { $count } żetonów
   *[many] { $count } żetonów
}
deed-look-orders-hint = obejrzenie { $count ->
    [one] { $count } zamówienia
    [few] { $count } zamówień
   *[many] { $count } zamówień
}
deed-delivery-hint = załadunek: { $transport } { $cards }, { $points }
deed-money-hint = pieniądze: { $marks }
deed-pithead-hint = cechownia: { $marks }
deed-mining-hint = wydobycie ({ $steps }): { $doings }
deed-idle-hint = wydobycie bez żadnego kroku
hint-draw-workshops = obejrzenie pięciu żetonów
hint-draw-orders = obejrzenie pięciu zamówień
hint-draw-why = najlepsze z pięciu pewnie przyda ci się bardziej niż to, co leży odkryte
plan-completes = Kompletuje: { $orders }
reason-delivers = od razu daje { $points }
reason-completes = kompletuje zamówienie: { $order }
reason-fits = masz już węgiel na pola: { $have } z { $fields }
reason-ready = masz już cały potrzebny węgiel
reason-fills = { $count ->
    [one] zapełnia { $count } pole
    [few] zapełnia { $count } pola
   *[many] zapełnia { $count } pól
}
reason-clock = lepsze szanse na zegarze szycht ({ $category })
reason-carts = węgiel i wagoniki na { $colour ->
    [yellow] żółtym
    [brown] brązowym
    [grey] szarym
   *[black] czarnym
} poziomie
reason-empties = { $count ->
    [one] opróżnia { $count } wagonik
    [few] opróżnia { $count } wagoniki
   *[many] opróżnia { $count } wagoników
}
reason-balances = zbliża jasną i ciemną stronę do równowagi
reason-earns = zysk: { $marks }
reason-cheap = koszt to tylko { $workers }
reason-dear = warto mimo kosztu: { $workers }
category-colour = najwięcej dostarczonego węgla: { $colour ->
    [yellow] żółty
    [brown] brązowy
    [grey] szary
   *[black] czarny
}
category-transport = najwięcej dostaw { $transport }
category-carts = najwięcej pustych wagoników: { $colour ->
    [yellow] żółte
    [brown] brązowe
    [grey] szare
   *[black] czarne
}
review-good = Tura { $turn }: { $deed }. To dało więcej niż zwykła tura, mniej więcej o { $points }.
review-bad = Tura { $turn }: { $deed }. Lepszy wybór: { $better }; to mniej więcej o { $points } więcej.
