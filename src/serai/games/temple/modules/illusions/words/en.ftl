# Words of this module in English. The rules stand at the end, each under its id.

room-illusion-1 = an illusion room
room-illusion-2 = an illusion room
room-illusion-3 = an illusion room
room-illusion-4 = an illusion room
room-illusion-5 = an illusion room
room-illusion-6 = an illusion room
reason-reconnect = to find a way to the rooms that are cut off
option-illusions = Module 3: illusions, rooms that vanish when the doors slam
option-illusions-name = Illusion rooms
option-illusions-about = Six gem rooms are not real: when the doors slam they vanish, and whoever stands there wakes up back at the start.
event-dissolved = Only an illusion: { $room } dissolves and goes under the pile.
event-all-dissolved = { $number ->
    [one] An illusion room has vanished.
   *[other] { $number } illusion rooms have vanished.
}
event-woke-up = { $you ->
    [seat] The room around you was an illusion: you are back in the start.
   *[none] The room around { $seat } was an illusion: back in the start.
}

## Module 3: illusion rooms

ESC-M3-SETUP-1 = The six rooms with a single gem, plain or marked, are replaced by six illusion rooms.
ESC-M3-SETUP-2 = All else is set up as ever: illusion rooms are shuffled in with the others, and may lie beside the start from the beginning.
ESC-M3-MASK-1 = Purple masks on illusion rooms mean nothing.
ESC-M3-VANISH-1 = After the first and after the second countdown every illusion room in the temple, those of the beginning too, goes face down under the pile.
ESC-M3-VANISH-2 = The gems on it go to the box; they stay activated.
ESC-M3-VANISH-3 = Whoever stands on one is put back in the start. The die that the slam takes is the only one lost, and whoever was safe loses none.
ESC-M3-VANISH-4 = The hole stays until a room is discovered into it; the new room may join what lies behind, or not.
ESC-M3-VANISH-5 = An illusion room that is found again can be activated again.
ESC-R-23 = What stands on a vanishing room is moved to the start. The rooms go under the pile in the order in which they were laid, the last one lowest; a secret passage there is gone.
ESC-R-24 = An illusion room that is found again is like new.
