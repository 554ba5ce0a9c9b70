# Words of this module in English. The rules stand at the end, each under its id.

hero-explorer = the Explorer
hero-doc = the Doc
hero-magician = the Magician
hero-colossus = the Colossus
hero-priest = the Priest
hero-mechanic = the Mechanic
hero-trickster = the Trickster
hero-teleporter = the Teleporter
power-permanent = always
power-activable = once a countdown
reason-character = because this character does the most for the team
reason-power = because this is what the character can do
option-characters = Module 6: characters, chosen before the start or dealt
option-characters-name = Characters
option-characters-about = Everybody is somebody, with a power that always works or one that works once a countdown.
option-characters-none = none
option-characters-chosen = chosen before the start
option-characters-dealt = dealt
move-choose = Be { $hero }: { $power }
move-redraw = Put this room under the pile and draw another
move-walk = Walk on: { $path }
move-relieve = Free all black masks of { $to } from afar
move-visit = Go to room { $place }, where somebody is{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}
move-stride = Enter the next room ({ $side }) for two adventurers{ $chalice ->
    [1] , with the Chalice
   *[0] { "" }
}{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
move-break-through = Break through the wall ({ $side }){ $chalice ->
    [1] , with the Chalice
   *[0] { "" }
}{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
move-lend = Lend three black masks to the gems of room { $place }
move-fire = Wake the gems from afar: option { $option }
move-reroll-masks = Have three black masks back
move-turn = Turn room { $place } clockwise, quarters: { $quarters }{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
event-chose = { $you ->
    [seat] You are { $hero }: { $power }.
   *[none] { $seat } is { $hero }: { $power }.
}
event-signalled = Escape! The clock is running.
event-redrew = { $you ->
    [seat] You put { $room } under the pile and draw another.
   *[none] { $seat } puts { $room } under the pile and draws another.
}
event-walked = { $you ->
    [seat] You walk into { $room }.
   *[none] { $seat } walks into { $room }.
}
event-relieved = { $you ->
    [by] You free { $to }’s black masks from afar: { $number }.
    [to] { $by } frees your black masks from afar: { $number }.
   *[none] { $by } frees { $to }’s black masks from afar: { $number }.
}
event-visited = { $you ->
    [seat] Suddenly you are in { $room }.
   *[none] Suddenly { $seat } is in { $room }.
}
event-broke-through = { $you ->
    [seat] You break through the wall into { $room }!
   *[none] { $seat } breaks through the wall into { $room }!
}
event-lent = { $you ->
    [seat] You lend three black masks to { $room }: { $face }.
   *[none] { $seat } lends three black masks to { $room }: { $face }.
}
event-masks-back = { $you ->
    [seat] Three of your black masks are free.
   *[none] Three of { $seat }’s black masks are free.
}
event-turned = { $you ->
    [seat] You turn { $room }.
   *[none] { $seat } turns { $room }.
}
event-turned-down = { $you ->
    [seat] Your tile is turned down until the doors slam.
   *[none] { $seat }’s tile is turned down until the doors slam.
}
event-turned-up = All characters have their power back.

## Module 6: characters

ESC-M6-SETUP-1 = Everybody picks a character that nobody else has, and one of its two tiles; the other one is out of the game.
ESC-M6-SETUP-2 = You choose before the start signal, all at once, first come first served, and may change until everybody has chosen. Then, or after 30 seconds, the signal sounds, and all times count from it. Whoever has not chosen gets the first free character with its permanent tile. Dealt: by chance, and play starts at once.
ESC-M6-PERM-1 = A permanent power may be used as often as its text allows.
ESC-M6-ACT-1 = An activable power costs the symbols on its tile; then the tile is turned down until the doors slam.
ESC-M6-EXPLORER-P = Explorer, permanent: when you have drawn a room you may put it under the pile and draw another, which must be laid.
ESC-M6-EXPLORER-A = Explorer, three adventurers: walk one, two or three rooms.
ESC-M6-DOC-P = Doc, permanent: each of your gold masks frees up to three dice, also those of another player.
ESC-M6-DOC-A = Doc, two gold masks: all black masks of one other adventurer are free, wherever they are.
ESC-M6-MAGICIAN-P = Magician, permanent: your gold masks may count as keys.
ESC-M6-MAGICIAN-A = Magician, two keys: go to any room with another adventurer.
ESC-M6-COLOSSUS-P = Colossus, permanent: enter any connected room for two adventurers instead of its price.
ESC-M6-COLOSSUS-A = Colossus, two adventurers: enter the room behind a wall, but not through the inner wall of a double room.
ESC-M6-PRIEST-P = Priest, permanent: when all your dice are black masks, go to any room with another adventurer; the dice stay locked.
ESC-M6-PRIEST-A = Priest, three black masks: they count as three keys or three torches for gems in any room, and are free then; or have them free, and nothing else.
ESC-M6-MECHANIC-P = Mechanic, permanent: each of your torches counts as two.
ESC-M6-MECHANIC-A = Mechanic, two torches: turn any room but the start.
ESC-R-20 = The Explorer’s walk goes through open ways and costs nothing else; it is not entering, and takes no Chalice along.
ESC-R-27 = Under the curse of the mask the Doc frees one die too.
ESC-R-56 = The Mechanic turns any room of the temple but the start; all that is in it stays, and a double room turns with both its parts.
ESC-R-58 = The Explorer may put back a trap room or a quest room too: what it does begins when it is laid.
ESC-R-99 = Each torch of the Mechanic is worth two in every use. A gold mask of the Magician may be a key in every use; real keys go first. Double keys and torches pay for powers too. As few dice as possible are spent; a surplus is lost.
ESC-R-100 = The Priest lends exactly three black masks to the gems of one room: used all together or not at all, wherever the Priest goes. The Priest may fire the task from afar. The tile is turned down when they are used.
ESC-R-103 = The Explorer sees a room before it is laid by not naming its side; then it is laid or put under the pile, where all have seen it, if there is another. What a shortcut found is laid.
ESC-R-105 = Tiles are turned up at the first and the second slam. In practice they are never turned down.
ESC-R-106 = A walk names its sides; if one of them is no way, nobody walks. Whoever is moved elsewhere on the way walks no further.
ESC-R-129 = Alone nobody is offered a power that needs another adventurer.
