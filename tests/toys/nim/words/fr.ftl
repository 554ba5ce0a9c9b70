heap = { $stones } pierres, à { $name }
move-take = Prendre { $stones }
event-taken = { $seat } prend { $stones }.

NIM-TURN-1 = Chacun son tour.
NIM-TAKE-1 = Prenez une, deux ou trois pierres, s’il en reste assez.
NIM-END-1 = Qui prend la dernière pierre gagne.
