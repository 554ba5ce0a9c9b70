# The words of the Fountain on the board.
temple-room-fountain = A fountain: two gold masks of one player bring a lost die back, once each.
temple-drink = Drink
stat-drank = Dice brought back by the Fountain
stat-poisoned = Dice lost to poison
guide-fountain-lost = The doors slammed while you were away, and you lost a die. You stand at the Fountain: here it comes back.
guide-fountain-price = A drink costs two gold masks, both from your own dice. You have one already.
guide-fountain-drink = Press “I am ready”. Tap the gold mask to keep it, and roll until a second one comes. Then press “Drink”.
guide-fountain-once = Your die is back! Everybody may drink once in a game, so wait until you have really lost one.
guide-fountain-curses = With the Fountain come curses. Poison takes a die at every slam; vines make your adventurers useless. Lift them soon.
