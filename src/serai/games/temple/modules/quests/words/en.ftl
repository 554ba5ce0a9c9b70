# Words of this module in English. The rules stand at the end, each under its id.

option-quests = Module 5: quests (0 to 3 quest rooms; nobody escapes before they are done)
option-quests-name = Quests
option-quests-about = Nobody may leave before the quests are done: altar, missions, ghost, tree of life, obelisk.
room-altar = the altar
room-mission = the mission room
room-ghost = the ghost’s room
room-tree = the tree of life
room-obelisk = the obelisk
mission-companions = ♟♟♟♟
mission-locks = ⚿⚿⚿††
mission-lights = †††⚿⚿
mission-masks = ○○○
mission-pairs = ♟♟⚿⚿††
mission-guides = ♟♟♟○○⚿
reason-altar = to give a die to the altar
reason-ghost = to push the ghost home
move-sacrifice = Give a die to the altar for good: { $face }
move-push-ghost = Push the ghost to the { $side }{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
event-quest-done = { $left ->
    [0] The quest of { $room } is done. The exit is free!
   *[other] The quest of { $room } is done. Still to do: { $left }.
}
event-sacrificed = { $you ->
    [seat] You give a die to the altar ({ $face }). It holds { $number } of 2.
   *[none] { $seat } gives a die to the altar ({ $face }). It holds { $number } of 2.
}
event-mission-shown = The mission: { $mission }
event-mission-met = { $you ->
    [seat] You complete the mission. Missions left: { $left }.
   *[none] { $seat } completes the mission. Missions left: { $left }.
}
event-ghost-rose = A ghost appears in the starting room. Push it home!
event-ghost-pushed = { $you ->
    [seat] You push the ghost into { $room }.
   *[none] { $seat } pushes the ghost into { $room }.
}
event-ghost-fled = The ghost flees to the starting room.
event-gem-tiles-came = The obelisk puts { $number } gem tiles into the depot: each costs one more key.
event-gem-tile-went = A room touches the obelisk and takes a gem tile out of the depot. Left: { $left }.

## Module 5: quests

ESC-M5-SETUP-1 = One, two or three quest rooms are drawn unseen, as agreed, and shuffled into the pile before the exit is put in.
ESC-M5-SETUP-2 = For each of them a quest marker lies in the depot.
ESC-M5-SETUP-3 = With the special rooms the treasure room is one of the quest rooms to draw from; its quest is done when the Chalice reaches the exit.
ESC-M5-SETUP-4 = The six mission tiles are shuffled face down; they, the ghost and the gem tiles wait until their room is found.
ESC-M5-MARK-1 = A quest that is done moves one marker from the depot to its room. Each quest is done once.
ESC-M5-MARK-2 = Nobody may escape while a quest marker is in the depot.
ESC-M5-MARK-3 = Markers are not gems: they cost no keys.
ESC-M5-ALTAR-1 = Altar: whoever is there may give dice to it. Two in all complete the quest, from one player or two, at once or later; they stay there.
ESC-M5-MISSION-1 = Mission room: four of the six mission tiles lie there face down. The first is turned up when somebody first comes in.
ESC-M5-MISSION-2 = Those who are there show its symbols, alone or together; the tile goes and the next is turned up. After four the quest is done.
ESC-M5-MISSION-3 = You may go and come back between missions: those that are done stay done.
ESC-M5-GHOST-1 = When the ghost’s room is found, the ghost appears in the starting room.
ESC-M5-GHOST-2 = In its room, two torches of your own push the ghost through a passage into the next room; never through a wall.
ESC-M5-GHOST-3 = When the ghost is in its own room, the quest is done.
ESC-M5-GHOST-4 = No adventurer may enter the ghost’s room.
ESC-M5-OBEL-1 = Obelisk: it is laid like any room, but its staircase is blocked. Its marker moves at once, and three gem tiles go into the depot.
ESC-M5-OBEL-2 = A gem tile in the depot makes escaping one key dearer; gems that you activate do not take it away.
ESC-M5-OBEL-3 = Each of the obelisk’s three other sides that touches a room takes one gem tile away, at once where a room lies there already.
ESC-M5-OBEL-4 = Nobody may enter the obelisk.
ESC-M5-TREE-1 = Tree of life: those who are there show twice as many gold masks as there are players, all at the same moment.
ESC-R-36 = Dice on the altar are not lost dice: nothing brings them back.
ESC-R-40 = The ghost passes every door; a slide lets it in, never out.
ESC-R-41 = Nobody discovers from the obelisk; a room that others put beside it counts.
ESC-R-42 = A wall that touches the obelisk counts too, and at once.
ESC-R-43 = The room from which the obelisk was laid does not count.
ESC-R-44 = The first mission is turned up by the first to come, however they came.
ESC-R-78 = Nobody gets into the ghost’s room or the obelisk, by any means; to be there counts as entering everywhere else.
ESC-R-79 = Each of the three sides of the obelisk counts once, as soon as it touches a room for any reason. A gem tile never comes back.
ESC-R-86 = Any die in your hand may go onto the altar, a locked one too.
ESC-R-112 = One die at a time goes onto the altar; both may be yours, and your last one too.
ESC-R-130 = Keys to escape: gems and gem tiles in the depot, and one more. For all else gem tiles are no gems.
ESC-R-131 = One push moves the ghost by one room, also through a secret passage. Doors that slam do not touch it.
