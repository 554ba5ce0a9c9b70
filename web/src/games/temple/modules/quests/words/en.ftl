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
stat-mission-met = Missions completed
stat-ghost-pushed = Pushes of the ghost
guide-quests-flag = The exit is found, but the flag up here bars it. It is a quest: nobody may leave before it is done.
guide-quests-altar = You stand at the altar, a quest room. It wants two dice, and it never gives them back.
guide-quests-give = Press “I am ready”, then “Give a die to the altar”, and choose the black mask: a locked die will do.
guide-quests-second = One more, any die you like. In company a friend who comes here could give it.
guide-quests-price = The quest is done: the flag is gone and the exit is free. The price: you have two dice fewer for the rest of the game.
guide-quests-others = Other quests want missions, gold masks, or a ghost that is pushed home. Look for their rooms early, or time runs out.
