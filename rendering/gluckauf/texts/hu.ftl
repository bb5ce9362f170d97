### A Glück Auf képei és leírásuk.

## Feliratok a táblán és a bányában: egy-két szó, ami elfér egy réztáblán

workshops = Csillegyár
mining = Kitermelés
delivery = Szállítás
canteen = Kantin
orders = Rendelések
money = Pénz
pithead = Bank
shift = { $shift }. műszak
