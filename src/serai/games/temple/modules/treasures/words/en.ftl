# Words of this module in English. The rules stand at the end, each under its id.

treasure-healing = Healing mask
treasure-passage = Secret passage
treasure-torches = Double torch
treasure-teleport = Teleportation
treasure-keys = Double key
treasure-gem = Extra gem
reason-fetch = to take the treasure here
reason-loot = because the treasure helps now
option-treasures = Module 2: treasures
option-treasures-name = Treasures
option-treasures-about = Chests lie in some rooms: passages, keys, teleportations, an extra gem.
move-take = Take the treasure{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}
move-heal = Use the healing mask
move-open-passage = Open a secret passage { $side } of room { $place }
move-teleport = Teleport to room { $place }
move-take-gem = Put a gem of the depot on your extra gem
event-treasure-laid = A treasure lies in { $room }.
event-treasure-taken = { $you ->
    [seat] Your treasure: { $treasure }.
   *[none] { $seat } takes a treasure: { $treasure }.
}
event-passage-opened = A secret passage opens in { $room }, to the { $side }, by { $you ->
    [seat] your hand
   *[none] { $seat }
}.
event-jumped = { $you ->
    [seat] You are in { $room }, just like that.
   *[none] { $seat } is in { $room }, just like that.
}
event-gem-taken = { $you ->
    [seat] You take a gem out of the depot. Left: { $left }.
   *[none] { $seat } takes a gem out of the depot. Left: { $left }.
}

## Module 2: treasures

ESC-M2-SETUP-1 = The treasures lie shuffled, face down.
ESC-M2-DRAW-1 = When a room with a treasure sign is discovered, a treasure is laid on it, face down.
ESC-M2-DRAW-2 = Without this module treasure signs mean nothing.
ESC-M2-TAKE-1 = Take the treasure of your room by spending two keys; it lies open before you until you use it.
ESC-M2-USE-1 = Using a treasure that you have costs no dice; then it is discarded, unless it says otherwise.
ESC-M2-HEAL-1 = Healing mask: all players free all their black masks.
ESC-M2-PASS-1 = Secret passage: opens a way between two rooms side by side that have none; all may use it until the end.
ESC-M2-PASS-2 = Going through it costs what the room costs.
ESC-M2-2T-1 = Double torch: two torches for one act.
ESC-M2-2K-1 = Double key: two keys for one act.
ESC-M2-TELE-1 = Teleportation: go to any other room with an adventurer in it.
ESC-M2-GEM-1 = Extra gem: a gem goes from the depot onto this tile, which stays with you.
ESC-R-12 = Your own treasures count as your own symbols.
ESC-R-13 = The two keys for a treasure come from one player.
ESC-R-15 = A room laid at the start with a treasure sign gets its treasure.
ESC-R-18 = A secret passage opens any wall between two rooms of the temple, wherever its owner is.
ESC-R-19 = Through a secret passage you pay the price of the room.
ESC-R-31 = An extra gem needs a gem in the depot.
ESC-R-128 = Of the two rooms laid at the start, the eastern one gets its treasure first.
