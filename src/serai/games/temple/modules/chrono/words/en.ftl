# Words of this module in English. The rules stand at the end, each under its id.

option-chrono = Module 8: rooms with an hourglass (0: none)
option-chrono-name = Chrono rooms
option-chrono-about = Hourglasses run: for a while something is forbidden, or a task must be met in time.
room-forbidding-1 = a prohibition room
room-forbidding-2 = a prohibition room
room-forbidding-3 = a prohibition room
room-forbidding-4 = a prohibition room
room-lava-dice = the lava room with dice
room-lava-gems = the lava room with gems
room-torch = the torch room
room-sacrifice = the sacrificial room
ban-gems = no waking of gems
ban-gold = no freeing with gold masks
ban-entering = no entering rooms
ban-start = no entering the start
reason-hold-off = to hold off what the hourglass threatens
reason-fetch-die = to get a die back
reason-volunteer = because this player can best spare a die
move-volunteer = Give up a die for all
event-glass-waits = It waits for its hourglass: { $room }.
event-glass-turned = An hourglass runs for { $room }.
event-forbidden = For 30 seconds: { $ban }.
event-allowed = It is over: { $ban }.
event-task-met = { $you ->
    [seat] You complete a task of { $room }: { $left } to go.
   *[none] { $seat } completes a task of { $room }: { $left } to go.
}
event-glass-empty = The sand has run out: { $room }.
event-gems-back = { $number ->
    [one] A gem falls back into the depot: now { $left }.
   *[other] { $number } gems fall back into the depot: now { $left }.
}
event-toll-due = Dice to give up to { $room }: { $number }. Who volunteers?
event-volunteered = { $you ->
    [seat] You volunteer a die.
   *[none] { $seat } volunteers a die.
}
event-toll-taken = { $you ->
    [seat] One of your dice has to go.
   *[none] One of { $seat }’s dice has to go.
}
event-die-fetched = { $you ->
    [seat] You get your die back from the sacrificial room.
   *[none] { $seat } gets their die back from the sacrificial room.
}
event-held-lost = { $you ->
    [seat] Your die in the sacrificial room is lost.
   *[none] { $seat }’s die in the sacrificial room is lost.
}

## Module 8: chrono rooms

ESC-M8-SETUP-1 = Two, three or four of the eight chrono rooms, chosen unseen, join the pile once the opening rooms are in place.
ESC-M8-START-1 = A chrono room that is laid starts its hourglass: the green one, 30 seconds, for prohibition rooms, the blue one, 60 seconds, for the others.
ESC-M8-QUEUE-1 = A room whose hourglass is busy waits for it, in order of discovery.
ESC-M8-FORBID-1 = A prohibition room turns the green hourglass twice: first its upper sign binds everybody, then its lower one; then it is over.
ESC-M8-FORBID-2 = Forbidden by an hourglass: waking gems, freeing dice with gold masks, entering any room, or entering the start; each for 30 seconds.
ESC-M8-SACR-1 = Sacrificial room: everybody inside puts down a die. Whoever comes in within 60 seconds gets it back at once; what still lies there then is lost.
ESC-M8-TORCH-1 = Torch room: bring seven torches together there within 60 seconds, or two players lose a die each. Volunteers have eight seconds; then it takes those who have the most dice, the first seat first.
ESC-M8-LAVA-1 = Lava room: bring five torches together there, then four keys, then three adventurers, all while the same hourglass runs.
ESC-M8-LAVA-2 = When it has run out, three, two or one is the price, by the task you had reached: gems that fall back into the depot, or dice. Dice are given by volunteers within eight seconds, then by whoever has most.

## How we settle doubts about chrono rooms

ESC-R-48 = A room that waits for its hourglass does nothing yet.
ESC-R-49 = Whoever discovers the sacrificial room has to go there like everybody else.
ESC-R-50 = Whoever plays alone loses one die to the torch room.
ESC-R-51 = Whoever has no dice left loses none.
ESC-R-52 = Two prohibitions never hold at once: there is one green hourglass.
ESC-R-73 = The tasks of lava are met by all in the room together.
ESC-R-80 = Any number of rooms may wait. A task that is done early leaves its hourglass running to the end.
ESC-R-88 = An extra gem may leave the depot while gems are forbidden.
ESC-R-97 = Only the act that is named is forbidden: pledging, other uses of gold masks, teleportations, discovering, escaping, and tasks that wake no gems are not.
ESC-R-109 = Whoever is in the sacrificial room when its hourglass starts puts down a die too, be it the last, and must leave and come back.
ESC-R-110 = One player may meet a task alone. It is open only while its hourglass runs; with one player inside the torch room takes one die.
ESC-R-111 = Hourglasses do not care about gongs and doors, and run in practice too; both colours may run at once.
