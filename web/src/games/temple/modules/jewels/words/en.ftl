# The words of the cursed gems on the board.
temple-room-position = A position token lies here, covered: two keys to look at it.
temple-room-jewel = Here belongs: { $jewel }. Only you and who has looked know it.
temple-room-jewel-told = Here belongs: { $jewel }.
temple-peek = Look at the token
temple-tell = Tell all what you saw
temple-jewels-left = cursed gems to bring home
stat-peeked = Position tokens looked at
stat-jewel-returned = Cursed gems brought home
