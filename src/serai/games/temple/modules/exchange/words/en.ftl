# Words of this module in English. The rules stand at the end, each under its id.

room-exchange = the exchange room
room-teleport = the teleport room
reason-barter = to give a curse for a treasure
reason-token = to open a short way with the teleport token
reason-leap = because the way over the token is shorter
option-exchange = Exchange and teleport rooms (the exchange room with curses and treasures)
option-exchange-name = Exchange and teleport
option-exchange-about = A room where curses become treasures, and one whose token is a short way through the temple.
move-barter = Give for a treasure: { $curse }
move-take-token = Take the teleport token along
move-drop-token = Put the teleport token down here
move-leap = Leap between the teleport room and its token
event-bartered = { $you ->
    [seat] You are rid of { $curse }.
   *[none] { $seat } is rid of { $curse }.
}
event-token-laid = The teleport token lies in { $room }.
event-token-taken = { $you ->
    [seat] You take the teleport token along.
   *[none] { $seat } takes the teleport token along.
}
event-token-dropped = { $you ->
    [seat] You put the teleport token down in { $room }.
   *[none] { $seat } puts the teleport token down in { $room }.
}
event-leapt = { $you ->
    [seat] You leap over to { $room }.
   *[none] { $seat } leaps over to { $room }.
}

## Queenie: exchange and teleport rooms

ESC-Q-SWAP-1 = These rooms are shuffled in once the first two are laid; the exchange room only with curses and treasures.
ESC-Q-SWAP-2 = Whoever comes to the exchange room may discard one of their curses and take the next treasure, once for each time they come.
ESC-Q-SWAP-3 = The teleport room is found with a token in it. Whoever is there may take it along, and put it down in any other room they come to.
ESC-Q-SWAP-4 = While the token lies elsewhere, everybody in one of the two rooms may leap to the other, for free.
ESC-Q-SWAP-5 = The token may be taken up again and carried on.
ESC-R-67 = To take the token you must be in its room. While somebody carries it nobody leaps; whoever escapes with it drops it in the exit.
ESC-R-122 = You may exchange at any time of your visit, and once; whoever did not come by their own pawn’s way is not visiting. From an empty pile you get nothing, and your curse may go all the same.
ESC-R-123 = Taking, dropping and leaping cost nothing. The token cannot be put down in the teleport room, nor on a platform that waits. A leap is not entering, but it is arriving.
