# The words of the quests on the board. Those of the rules live beside the rules.
temple-push-ghost = Push ghost { $side }
temple-sacrifice = Give a die to the altar…
temple-sacrifice-last = Give your LAST die?
temple-barred = { $number ->
    [one] Barred: 1 quest
   *[other] Barred: { $number } quests
 }
temple-quests = { $hidden ->
    [0] quests to do
   *[other] quests to do, rooms not found: { $hidden }
 }
temple-gem-tiles = gem tiles, a key each
temple-room-ghost = The ghost is here.
temple-quest-altar = Altar: { $number } of 2 dice.
temple-quest-mission = Missions left: { $number }.
temple-quest-ghost = The ghost belongs here.
temple-quest-tree = Tree of life.
temple-quest-obelisk = Obelisk: { $number } of 3 sides touch a room.
temple-quest-done = Quest done.
stat-quest-done = Quests done
stat-sacrificed = Dice given to the altar
stat-mission-met = Missions met
stat-ghost-pushed = Pushes of the ghost
