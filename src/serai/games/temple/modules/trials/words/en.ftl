# Words of this module in English. The rules stand at the end, each under its id.

room-chaos = the chaos room
room-constellation = the constellation room
room-snakes = the snake pit
curse-mind = Mind control
curse-sent-back = Trap that sends you back
curse-bonds = Magic bonds
reason-trial = because nobody may leave before this quest is done
reason-consent = because a friend under mind control needs a yes
reason-bonds = to be bound to whoever is near
option-trials = New quest rooms: chaos, constellation, snakes (they need quests)
option-trials-name = New quest rooms
option-trials-about = Chaos, constellation and snakes join the quests, with six more curses.
bad-trials = The new quest rooms join the quests of module 5. Choose quests too, or leave these rooms out.
move-strike = Drive the snake out{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
move-align = Align the stars{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}
move-bind = Be bound to { $to }
move-confirm = Agree to what { $to } asks for
move-cancel = Take back what you have asked for
event-chaos-broke = All are in the chaos room: everybody draws a curse.
event-snake-came = A snake is in { $room }.
event-snake-struck = { $you ->
    [seat] You drive a snake away.
   *[none] { $seat } drives a snake away.
}
event-stars-aligned = { $you ->
    [seat] You align the stars.
   *[none] { $seat } aligns the stars.
}
event-sent-back = { $you ->
    [seat] A trap sends you back into the starting room.
   *[none] A trap sends { $seat } back into the starting room.
}
event-bound = { $you ->
    [seat] Magic bonds tie you to { $to }: both of you are slower.
    [to] Magic bonds tie { $seat } to you: both of you are slower.
   *[none] Magic bonds tie { $seat } to { $to }: both are slower.
}
event-asks-leave = { $you ->
    [seat] You ask the others for their consent.
   *[none] { $seat } asks the others for their consent.
}
event-confirmed = { $you ->
    [by] You agree to what { $to } asks for.
    [to] { $by } agrees to what you ask for.
   *[none] { $by } agrees to what { $to } asks for.
}
event-cancelled = { $you ->
    [seat] You take back what you asked for.
   *[none] { $seat } no longer asks for anything.
}

## Queenie: new quest rooms

ESC-Q-QUEST-1 = The three rooms join the quest rooms before some of these are chosen.
ESC-Q-QUEST-2 = Its six curse tiles join the curses.
ESC-Q-QUEST-CHAOS = Chaos: when all adventurers are in this room at once, everybody draws a curse; then the quest is done.
ESC-Q-QUEST-SNAKE-1 = Snake pit: when it is discovered, a snake comes into the room of each other adventurer.
ESC-Q-QUEST-SNAKE-2 = In the room of a snake, two torches of one player drive it out.
ESC-Q-QUEST-SNAKE-3 = When all snakes are gone, five torches in the snake pit, alone or together, complete the quest.
ESC-Q-QUEST-CONST-1 = Constellation: while all its rooms have somebody in them, two keys of one player in the constellation room complete the quest. Two players: this room and the start; three: a room with three gems too; four: one with a single gem too; five and six: the exit too.
ESC-Q-QUEST-CONST-2 = With six players one of them may be anywhere.
ESC-Q-QUEST-MIND = Mind control: you may not touch your pawn, the pile of rooms or the gems of the depot. What you ask for happens when another player agrees; alone it takes three seconds.
ESC-Q-QUEST-BACK = Trap that sends you back: you are in the starting room, and the tile is discarded.
ESC-Q-QUEST-BONDS = Magic bonds: you name a partner, and both of you roll more slowly until you lift it. When the partner escapes you name another.
ESC-R-25 = Two curses with the name of a trap are two different curses.
ESC-R-85 = Rooms of the constellation count by what is printed on them, whether they were used or not.
ESC-R-113 = The chaos breaks out by itself when the last one comes in; players draw in the order of their seats, and a pile that is too small does no harm.
ESC-R-114 = Snakes lie in the room of each adventurer, several in one room if need be; each costs its own torches, and they move only with their room or out of one that vanishes.
ESC-R-115 = Every room of the constellation needs an adventurer of its own; any of those in the constellation room pays.
ESC-R-116 = Under mind control these wait for consent: moving your pawn, escaping, discovering, waking gems, an extra gem. One thing waits at a time, all see it, you may take it back, and it is paid for when somebody agrees.
