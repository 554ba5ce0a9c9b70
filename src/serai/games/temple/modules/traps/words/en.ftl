# Words of this module in English. The rules stand at the end, each under its id.

room-abyss-torches = the Abyss of torches
room-abyss-keys = the Abyss of keys
room-slide = the Slide
room-summoning = the Summoning room
room-platform = the Moving platform
reason-climb = to get out of the abyss
reason-recall = to bring everybody together at once
option-traps = Module 7: trap rooms
option-traps-name = Trap rooms
option-traps-about = Whoever discovers one is in it: abysses, a slide, a summoning, a platform that travels.
move-climb = Climb out of the abyss{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
move-summon = Summon everybody here{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}
event-hangs = { $you ->
    [seat] The floor gives way: you hang in the abyss!
   *[none] The floor gives way: { $seat } hangs in the abyss!
}
event-climbed = { $you ->
    [seat] You have climbed out of the abyss and stand on its bricks.
   *[none] { $seat } has climbed out of the abyss and stands on its bricks.
}
event-slid = { $you ->
    [seat] You slide down the Slide. There is no way back up.
   *[none] { $seat } slides down the Slide. There is no way back up.
}
event-summoned = { $you ->
    [seat] You summon everybody into the Summoning room!
   *[none] Everybody is pulled into the Summoning room, by { $seat }!
}
event-boarded = { $you ->
    [seat] You are on the moving platform, and it sets off!
   *[none] { $seat } is on the moving platform, and it sets off!
}
event-platform-carried = The platform has gone round the temple and docks.
event-platform-waits = The platform finds no side that fits its staircase and waits beside the temple.

## Module 7: trap rooms

ESC-M7-SETUP-1 = Two, three or four of the five trap rooms are drawn unseen and shuffled into the pile before the exit is.
ESC-M7-ENTER-1 = Whoever discovers a trap room is put into it at once, without paying.
ESC-M7-PLATFORM-1 = Moving platform: as it lies, it is carried clockwise round the temple, with the pawn on it, to the first other free cell where its staircase meets an open side of a room.
ESC-M7-PLATFORM-2 = Where there is no such cell it waits beside the temple, and its pawn cannot move; as soon as the plan changes and one is there, it is placed.
ESC-M7-SLIDE-1 = Slide: anybody may come in by the slide, nobody can leave by it.
ESC-M7-SUMMON-1 = Summoning room: whoever reveals it brings every adventurer into it.
ESC-M7-SUMMON-2 = Later anybody there may spend three keys to summon all once more, as often as they like.
ESC-M7-ABYSS-1 = Abyss: its discoverer hangs in it and cannot leave before showing, alone, the three torches or three keys of the tile; then the pawn stands on the bricks and is free to go.
ESC-M7-ABYSS-2 = While somebody hangs there, all others enter without dice; gold masks are all that they can help with.
ESC-R-45 = The platform tries the free cells beside the temple in the order of their angle round its centre, clockwise from where it was found, near ones first. A slide is no open side for it.
ESC-R-46 = Whoever hangs in an abyss or waits on the platform is summoned too, and is free.
ESC-R-47 = Once nobody hangs there, an abyss costs what it shows; only its discoverer ever hangs.
ESC-R-74 = A platform that waits is no part of the temple: nobody gets to it, and it does not take the cell where it was found. If its pawn is summoned away it waits on, empty.
ESC-R-75 = From an abyss, or from a platform that waits, neither treasure nor ability takes you away; being summoned or sent back does.
ESC-R-94 = A slide is a way in for all. It is no free opening, and no wall for a secret passage. A Slide that would wall in its discoverer goes under the pile.
ESC-R-107 = Whoever hangs or waits does all but move and discover. The others in an abyss stand on the bricks and come and go.
ESC-R-108 = Where nobody can help, because all others are out or no room is left to be laid, a platform without a cell takes the one where it was found.
