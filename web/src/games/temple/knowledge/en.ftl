# What Escape says to those who ask about a die, a room or a tile, and its booklet.
things-dice = The faces of a die
things-rooms = Rooms
things-temple = Depot, gong and fate
things-curses = Curses
things-treasures = Treasures
things-more = And also
temple-known-fog = Not discovered yet
temple-known-depot = Gems in the depot
temple-known-gong = The gong
temple-known-fate = Boost of fate
temple-known-held = Carried by { $names }.
temple-known-keys = { $gems ->
    [0] No gem is left there
    [one] One gem lies there
   *[other] { $gems } gems lie there
 }: { $keys ->
    [one] one key
   *[other] { $keys } keys
 } to escape.
temple-known-spare = { $gems ->
    [0] No spare gem is left.
    [one] One spare gem is left.
   *[other] { $gems } spare gems are left.
 }
temple-aid-unrolled = Used: roll it again
temple-aid-prices = What it costs
temple-aid-discover = Discover a room: two adventurers.
temple-aid-enter = Enter: what stands in its red frame.
temple-aid-gems = Gems: pledge the symbols of the room, alone or together.
temple-aid-exit = Escape: one key more than there are gems in the depot.
temple-aid-time = The gong
temple-aid-gongs = Twice: be back at the start before the doors slam, or lose a die. The third time: get out.

booklet-goal-title = The aim
booklet-goal = Find the exit and be out, all of you, before the temple falls. You have ten minutes, and everybody plays at once.
booklet-dice-title = Roll
booklet-dice = Roll your five dice as often as you like. Keep the faces you need, roll the others again.
booklet-masks-title = Masks
booklet-masks = A black mask locks its die. A gold mask frees two: yours, or those of a friend in the same room.
booklet-enter-title = Go on
booklet-enter = Each room has its price in a red frame. Show these faces and you are in.
booklet-discover-title = Discover
booklet-discover = At an opening into the dark, two adventurers reveal a new room. You do not move yet.
booklet-gems-title = Wake gems
booklet-gems = In gem rooms you put symbols together, with friends if you like. Each gem that wakes leaves the depot and makes escaping easier.
booklet-gong-title = The gong
booklet-gong = When it sounds, run back to the start. When the doors slam, whoever is elsewhere loses a die.
booklet-end-title = Escape
booklet-end = In the exit you need one key more than there are gems left in the depot. All out in time: you have won. One left inside: all have lost.
