### Obrazy gry Glück Auf i ich opisy.

## Napisy na planszy i w szybie: jedno, dwa słowa, na mosiężną tabliczkę

workshops = Warsztaty
mining = Wydobycie
delivery = Załadunek
canteen = Stołówka
orders = Zamówienia
money = Pieniądze
pithead = Cechownia
shift = Szychta { $shift }
