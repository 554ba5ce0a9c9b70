# What Le Désert interdit says to those who ask about a piece, and its booklet.
things-adventurers = The adventurers
things-tiles = The tiles
things-equipment = Equipment
things-storm = The storm
things-parts = Parts, water and sand
desert-known-plain = Desert
desert-known-oasis = Oasis: a well or a mirage
desert-known-crash = The wreck: where you start
desert-known-meter = Storm meter
desert-known-sand = Sand
desert-known-water = Water
desert-known-eye = The eye of the storm
desert-known-at = { $cell }: { $what }
desert-known-wind = Wind: { $storm }
desert-known-aims = { $count ->
    [one] It can be used on one tile now: tap the card, then the tile.
   *[other] It can be used on { $count } tiles now: tap the card, then a tile that glows.
 }
desert-known-held = In the hands of { $names }.
desert-known-left = { $count ->
    [0] None left in the pile.
    [one] One left in the pile.
   *[other] { $count } left in the pile.
 }
desert-aid-actions = Four actions a turn
desert-aid-walk = Walk to a neighbouring tile
desert-aid-dig = Remove a sand marker
desert-aid-excavate = Turn your tile over
desert-aid-take = Pick up a part
desert-aid-found = Under the sand
desert-aid-gear = Gear: equipment
desert-aid-well = Well: 2 water each
desert-aid-tunnel = Tunnel: shade and a short cut
desert-aid-row-propeller = Clue: row or column of a part
desert-aid-pad = Launch pad: you win here
desert-aid-mirage = Mirage: nothing
desert-aid-storm = Then the storm
desert-aid-wind-east-2 = Wind: tiles slide and get sand
desert-aid-sun = Sun: everybody drinks
desert-aid-rise = The meter rises
desert-aid-share = On one tile you share for free

booklet-goal-title = The aim
booklet-goal = Your machine has crashed. Find four parts under the sand, meet on the launch pad and take off. All win together, or nobody does.
booklet-actions-title = First, four actions
booklet-actions = Walk, remove sand, turn your tile over or pick up a part: four times in all, in any order.
booklet-sand-title = Sand
booklet-sand = One marker is easy to cross. Two block the tile: nobody gets in, and whoever stands there must dig first.
booklet-find-title = Where the parts lie
booklet-find = Each part has two clues: one shows its row, one its column. Where the two lines cross, the part appears. Then go and fetch it.
booklet-gear-title = Equipment
booklet-gear = Gears give you cards. Playing one is free, even when it is not your turn. Long-press a card to read it.
booklet-storm-title = Then the storm
booklet-storm = Turn up as many cards as the meter says. Wind pushes tiles into the hole and drops sand on them. The sun makes everybody drink. And the meter rises.
booklet-water-title = Water
booklet-water = Wells fill your canteen, tunnels shade you, and on one tile you may share. Whoever has to drink and has nothing left is lost.
booklet-end-title = The end
booklet-end = You win when everybody stands on the cleared launch pad with all four parts. You lose by thirst, when the sand runs out, or when the meter reaches the skull.
