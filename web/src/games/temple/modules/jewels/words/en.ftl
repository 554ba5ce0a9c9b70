# The words of the cursed gems on the board.
temple-room-position = A position token lies here, covered: two keys to look at it.
temple-room-jewel = Here belongs: { $jewel }. Only you and those who have looked know it.
temple-room-jewel-told = Here belongs: { $jewel }.
temple-peek = Look at the token
temple-tell = Tell all what you saw
temple-note-secret = Only you know: { $jewel } in { $spot }
temple-note-own = Your gem belongs in { $spot }: go and look there
temple-jewels-left = cursed gems to bring home
stat-peeked = Position tokens looked at
stat-jewel-returned = Cursed gems brought home
guide-jewels-own = You both carry a cursed gem: yours is in your bag. With such a gem nobody can leave the temple.
guide-jewels-token = Each gem belongs in some room with a single gem. A covered token lies here: it shows whose gem belongs in this room.
guide-jewels-look = A look costs two keys. Tap “I am ready”, roll until two dice show a key, then tap “Look at the token”.
guide-jewels-tell = It is not yours but your friend’s, and only you see it. Tap “Tell all what you saw”: that is free.
guide-jewels-home = Now all see it, and your friend will come. Your friend looks for you, too: go to the room that shows your gem, and look there.
guide-jewels-end = Without the gem the exit is free for you. Split up, look early, and tell what you see: six tokens are hidden.
