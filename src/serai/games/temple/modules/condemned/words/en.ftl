# Words of this module in English. The rules stand at the end, each under its id.

curse-condemned = Condemned
curse-stand = Stand up
treasure-counterspell = Counterspell
option-condemned = Condemned: two curses and a treasure against curses (it needs curses or treasures)
option-condemned-name = Condemned
option-condemned-about = A curse that bars the exit, one that slows you down, and two counterspells.
bad-condemned = The Condemned brings tiles for curses and treasures. Choose one of these modules too, or leave it out.
move-counter = Drop with a counterspell: { $curse }

## Queenie: Condemned

ESC-Q-DOOM-1 = Counterspell: discard one of your curses, whichever, and then this treasure.
ESC-Q-DOOM-2 = Condemned: as long as you have it you cannot escape.
ESC-Q-DOOM-3 = Stand up: until it is lifted your rolls take a little longer.
ESC-Q-DOOM-4 = Two counterspells come with the treasures, Condemned and Stand up with the curses; where one of these modules is not in play its tiles stay in the box.
