# Words of this module in English. The rules stand at the end, each under its id.

room-calendar = the calendar room
day-sun = sun
day-moon = moon
day-gear = gear
reason-days = to put the day of the calendar where gems can be woken
reason-collect = to fetch the dice that the calendar holds
option-calendar = Maya calendar
option-calendar-none = None
option-calendar-eternal = Eternal
option-calendar-cursed = Cursed
option-calendar-name = Maya calendar
option-calendar-about = Every gem room shows a day. Eternal: gems wake only in the order of the days. Cursed: in any order, but being late costs dice and keys.
move-swap-days = Swap the days of rooms { $place } and { $other }{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}
event-day-laid = A day of the calendar lies in { $room }: { $day }.
event-day-turned = The day in { $room } has come ({ $day }): the calendar is on space { $number }.
event-day-sunk = The day in { $room } ({ $day }) goes under its pile.
event-days-swapped = { $you ->
    [seat] You swap the days of two rooms.
   *[none] { $seat } swaps the days of two rooms.
}
event-bar-missed = The calendar has not passed bar { $number }: it holds a die of everybody.
event-calendar-dice-back = { $you ->
    [seat] The calendar gives you your dice back: { $number }.
   *[none] The calendar gives { $seat } dice back: { $number }.
}

## Queenie: Maya calendar

ESC-Q-MAYA-1 = The calendar room is shuffled in once the first two rooms are in place. The pawn begins before the first space, nine tiles (four suns, three moons, two gears) lie shuffled, and one face of the board is chosen.
ESC-Q-MAYA-2 = When a room with gems to activate is found, the next calendar tile is laid on it, open.
ESC-Q-MAYA-3 = The active space is the one right after the pawn.
ESC-Q-MAYA-4 = Whoever is in the calendar room may spend three keys to swap two calendar tiles in gem rooms.
ESC-Q-MAYA-5 = Eternal: gems wake only in a room that shows the day of the active space. Then the pawn goes on one space, and the tile leaves the game.
ESC-Q-MAYA-6 = Eternal: that is one space for each room, however many gems it gave.
ESC-Q-MAYA-7 = Eternal: when the tiles are used up, further gem rooms get none, and their gems wake only when the pawn is on the last space.
ESC-Q-MAYA-8 = Eternal: you may escape whether the calendar is finished or not.
ESC-Q-MAYA-9 = Cursed: gems wake in any order. Where the day is that of the active space the pawn goes on, else it stays; either way the tile goes under its pile.
ESC-Q-MAYA-10 = Cursed: at the first slam the pawn must have passed the first bar, at the second the second. Else everybody puts a die on the calendar room, or aside until it is found.
ESC-Q-MAYA-11 = Cursed: whoever comes to the calendar room takes their own dice back.
ESC-Q-MAYA-12 = Cursed: escaping takes three more keys; two or one where the pawn is on the space before the last that says so, none on the last.
ESC-Q-MAYA-13 = Cursed: with an empty depot a room may still be activated to move the pawn, if it has a tile.
ESC-R-61 = Gem rooms that are laid at the start have a calendar tile, too.
ESC-R-62 = For the calendar every room with any gem task is a gem room: the Pit, the totem, connected and double rooms as well.
ESC-R-63 = Connected rooms and the calendar: eternal, their days must be the next spaces, in some order, and of the rooms that are ready as many wake as fit; cursed, all of them do, in the order that helps most.
ESC-R-64 = Dice for the calendar are also put down by those in its room, even their last one; they must leave and come back.
ESC-R-84 = Cursed: a gem room without a tile may be activated, and the pawn stays.
ESC-R-126 = To move the pawn with an empty depot, the day of the room must be that of the active space. Any of its gem tasks will do; the room is used then.
