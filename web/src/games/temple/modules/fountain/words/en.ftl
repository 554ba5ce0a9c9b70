# The words of the Fountain on the board.
temple-room-fountain = A fountain: two gold masks of one player bring a lost die back, once each.
temple-drink = Drink
stat-drank = Dice brought back by the Fountain
stat-poisoned = Dice lost to poison
