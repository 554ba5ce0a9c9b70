# Words of this module in English. The rules stand at the end, each under its id.

option-chambers = Module 4: connected rooms, double rooms, the Chalice
option-chambers-name = Special rooms
option-chambers-about = Rooms that only work together, rooms with a back door, and a Chalice that must be carried out.
room-connected-1 = a connected room
room-connected-2 = a connected room
room-connected-3 = a connected room
room-double-1 = the front of a double room
room-double-2 = the front of a double room
room-treasury = the treasure room
room-double-1-rear = the rear of a double room
room-double-2-rear = the rear of a double room
reason-link = to activate the connected rooms at the same moment
reason-chalice = to bring the Chalice out
reason-chalice-wait = to be at the exit when the Chalice comes
move-connect = Activate the connected rooms
move-carry = Carry the Chalice into the room to the { $side }{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
event-linked = { $you ->
    [seat] You connect { $number } rooms.
   *[none] { $seat } connects { $number } rooms.
}
event-chalice-found = The Chalice stands in the treasure room. It must leave the temple too.
event-carried = { $you ->
    [seat] You carry the Chalice into { $room }.
   *[none] { $seat } carries the Chalice into { $room }.
}
event-chalice-saved = { $you ->
    [seat] You have brought the Chalice to the exit. It is safe.
   *[none] { $seat } has brought the Chalice to the exit. It is safe.
}
event-chalice-moved = The room of the Chalice is gone; the Chalice stands in the starting room now.

## Module 4: special rooms

ESC-M4-SETUP-1 = Six special rooms join the pile before the opening rooms are drawn; whoever plays alone does without the three connected ones.
ESC-M4-CONN-1 = The gem of a connected room needs a second connected room in the temple.
ESC-M4-CONN-2 = Connected rooms are activated at the same moment, two or all three: somebody stands in each of them, and each has its symbols from those who are there.
ESC-M4-CONN-3 = Each room involved gets a gem.
ESC-M4-CONN-4 = Connected rooms work once; the one that was not involved can never be activated.
ESC-M4-DOUBLE-1 = A wall divides a double room into two parts; its gems are activated in the rear only.
ESC-M4-DOUBLE-2 = The rear has its own door on the side across the stairs, and its own price; all other doors lead to the front. Leaving and discovering follow the same split.
ESC-M4-DOUBLE-3 = No secret passage opens the wall inside a double room.
ESC-M4-TREAS-1 = When the treasure room is discovered the Chalice stands in it.
ESC-M4-TREAS-2 = From then on all have lost if everybody is out and the Chalice is still inside.
ESC-M4-TREAS-3 = Whoever is in the room of the Chalice may carry it into the next one, for one torch beside the price of that room.
ESC-M4-TREAS-4 = At the exit the Chalice leaves the game, and that task is done.
ESC-M4-TREAS-5 = Teleportation does not take the Chalice along.
ESC-M4-TREAS-6 = The treasure room is never an opening room: it goes back into the middle of the pile.
ESC-M4-TREAS-7 = A treasure room that is never discovered asks for nothing; among quests its marker counts all the same.
ESC-D-COOP-5 = Connected rooms are one task, and pledges count in the room where they were made.
ESC-R-21 = Nothing but entering a room takes the Chalice along.
ESC-R-22 = If the last one leaves while the Chalice is inside, all is lost.
ESC-R-77 = The side across the stairs leads to the rear of a double room, all others to its front, also through a secret passage. A jump to somebody ends in their part. Each part is a room of its own for help, pledges and what lies there; tokens of its gems lie in the rear.
ESC-R-101 = All connected rooms with somebody in them and enough symbols are involved, those that the one who fires shows there included; whoever brings a symbol may fire. With too few gems the room of that player comes first, then the others as they were laid; all count as used.
ESC-R-102 = A connected room that is found after the others were used stays dark.
ESC-R-104 = The torch for the Chalice comes on top of whatever the entry costs.
