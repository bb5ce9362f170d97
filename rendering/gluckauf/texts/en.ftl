### Pictures of Glück Auf and their descriptions.

## Captions of the board and the mine: a word or two, fit for a brass plaque

workshops = Workshops
mining = Mining
delivery = Delivery
canteen = Canteen
orders = Orders
money = Money
pithead = Pithead
shift = Shift { $shift }
