# The words of the exchange and teleport rooms on the board.
temple-room-exchange = Exchange: give one curse for the next treasure, once for each time you come.
temple-room-teleport = Teleport room: one may leap between it and its token.
temple-room-token = The teleport token lies here.
temple-token = Teleport token
temple-barter = Give a curse for a treasure
temple-why-barter = You have given one on this visit. Leave the room and come back to give another. (ESC-R-122)
temple-take-token = Take the token
temple-drop-token = Put the token down
temple-leap = Leap: { $room }
stat-bartered = Curses exchanged
stat-leapt = Leaps over the token
