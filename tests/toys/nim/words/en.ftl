heap = { $stones } stones, { $name } to move
move-take = Take { $stones }
event-taken = { $seat } takes { $stones }.

NIM-TURN-1 = One after the other.
NIM-TAKE-1 = Take one, two or three stones, if there are as many.
NIM-END-1 = Whoever takes the last stone wins.
