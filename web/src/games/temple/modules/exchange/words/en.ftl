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
guide-exchange-room = You stand in the exchange room, and you are cursed. Here a curse is worth a treasure.
guide-exchange-give = Tap "I am ready", then "Give a curse for a treasure". It costs no dice.
guide-exchange-token = Rid of it, and richer by a treasure! In your bag lies something else: the token of the teleport room, far from here.
guide-exchange-drop = Where it lies, a short way begins. Tap "Put the token down".
guide-exchange-leap = Both rooms shine now: you can leap from one to the other, and so can everybody. Tap "Leap". It costs nothing.
guide-exchange-end = You are there! While the token is carried nobody leaps, so put it down where all must go. And one curse for each visit, no more.
