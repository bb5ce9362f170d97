### Bilder von Glück Auf und ihre Beschreibungen.

## Beschriftungen von Spielplan und Zeche: ein, zwei Wörter, passend auf ein Messingschild

workshops = Lorenfabrik
mining = Förderung
delivery = Auslieferung
canteen = Kantine
orders = Aufträge
money = Geld
pithead = Zechenhaus
shift = Schicht { $shift }
