# Words of this module in English. The rules stand at the end, each under its id.

room-mirage = the mirage
room-gears = the gear room
curse-weak-link = Weak link
curse-disinformation = Disinformation
treasure-shortcut = Shortcut
treasure-time-out = Time-out
treasure-genie = Genie of the lamp
reason-pick = because this room helps most now
option-labyrinth = The Labyrinth: a mirage, gears, tiles for curses and treasures
option-labyrinth-name = The Labyrinth
option-labyrinth-about = A mirage takes the place of the start, gears shift whole rows; curses for good, treasures that look ahead.
move-shift = Shift line { $line } to the { $side }{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
move-shortcut = Take a shortcut: choose the room that you discover
move-pick-room = Discover this one: { $room }
move-time-out = Time-out: stop the clock
move-rub-lamp = Ask the genie of the lamp
move-wish = Take this treasure: { $treasure }
event-shifted = { $you ->
    [seat] You turn the gears: a line of rooms moves to the { $side }.
   *[none] { $seat } turns the gears: a line of rooms moves to the { $side }.
}
event-mirage-rose = A mirage! The starting room lies elsewhere now, and the mirage where it was.
event-pile-opened = { $you ->
    [seat] You look through all the rooms of the pile.
   *[none] { $seat } looks through all the rooms of the pile.
}
event-room-picked = { $you ->
    [seat] Your choice: { $room }. The other rooms are shuffled.
   *[none] { $seat }’s choice: { $room }. The other rooms are shuffled.
}
event-timed-out = { $you ->
    [seat] You stop the clock.
   *[none] { $seat } stops the clock.
}
event-lamp-rubbed = { $you ->
    [seat] The genie shows you the next treasures.
   *[none] The genie shows { $seat } the next treasures.
}
event-wished = { $you ->
    [seat] The genie gives you: { $treasure }.
   *[none] The genie gives { $seat }: { $treasure }.
}
event-false-alarm = { $you ->
    [seat] You must shout it twice: the exit is found! (It is not.)
   *[none] The exit is found! The exit is found! ({ $seat } spreads disinformation.)
}
event-link-broke = { $you ->
    [seat] You are the weak link, and not safe: all is lost.
   *[none] { $seat } is the weak link, and not safe: all is lost.
}

## Queenie: The Labyrinth

ESC-Q-LAB-1 = The mirage and the gear room are shuffled in once the first two rooms are in place.
ESC-Q-LAB-2 = With the curses, four curse tiles join them; with the treasures, six treasure tiles.
ESC-Q-LAB-MIRAGE-1 = Whoever discovers the mirage has been deceived: it lies where the starting room was, and the starting room comes where the new room was to lie.
ESC-Q-LAB-MIRAGE-2 = The mirage is not safe when the doors slam; the starting room is, wherever it lies.
ESC-Q-LAB-GEARS-1 = In the gear room, two torches shift a whole row or column of rooms by one cell, in a direction of your choice.
ESC-Q-LAB-WEAK-1 = Weak link: nothing lifts it. If its holder is not safe when the doors slam, all have lost at once.
ESC-Q-LAB-DIS-1 = Disinformation: nothing lifts it. At each discovery its holder shouts twice that the exit is found, and can do nothing else for two seconds.
ESC-Q-LAB-SHORT-1 = Shortcut: for the price of a discovery look through the whole pile and discover the room that you pick; the rest is shuffled.
ESC-Q-LAB-TIME-1 = Time-out: the clock stops for all; nobody rolls until it runs again.
ESC-Q-LAB-GENIE-1 = Genie of the lamp: look at the next three treasures and take one; the others go under the pile.
ESC-R-53 = Pawns and all that lies in the starting room stay there, which is now the mirage; the starting room arrives empty.
ESC-R-54 = Whoever stands in the starting room and discovers the mirage then stands in the mirage.
ESC-R-55 = Shifted rooms take along all that is in them, and gaps between them; the starting room can move too.
ESC-R-57 = With a shortcut the exit may be picked too.
ESC-R-118 = All see what a shortcut or a genie shows. The genie needs a treasure in the pile, and shows what is there.
ESC-R-119 = A time-out is a pause without a vote.
