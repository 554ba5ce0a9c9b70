# Words of this module in English. The rules stand at the end, each under its id.

curse-souls = Soul exchange
treasure-big-torch = Big torch
reason-souls = to exchange souls where it matters least
option-extras = Soul exchange and Big torch (they need curses or treasures)
option-extras-name = Soul exchange and Big torch
option-extras-about = A curse that makes two players swap pawns, and a treasure that makes a room safe.
bad-extras = Soul exchange comes with the curses and Big torch with the treasures. Choose one of these modules too, or leave the extra tiles out.
move-name = Exchange souls with { $to }
move-light = Place the big torch here
event-souls-changed = { $you ->
    [seat] You and { $to } have swapped souls.
    [to] You and { $seat } have swapped souls.
   *[none] { $seat } and { $to } have swapped souls.
}
event-torch-lit = { $you ->
    [seat] Your big torch burns in { $room }.
   *[none] { $seat }’s big torch burns in { $room }.
}
event-torch-out = The big torch in { $room } has burnt down.

## What came with the sixth player

ESC-X1-SETUP-1 = With the curses come two Soul exchanges, with the treasures two Big torches.
ESC-X1-SOULS-1 = Soul exchange: name another player; until it is lifted each of you moves the pawn of the other.
ESC-X1-SOULS-2 = No pawn changes its place by this.
ESC-X1-TORCH-1 = Big torch: the room where you place it is as safe as the start, for everybody, until the next countdown has ended.
ESC-X1-TORCH-2 = Then the Big torch leaves the game.
ESC-R-30 = After an exchange of souls, whoever escapes is out with the pawn they move, and the other keeps theirs.
ESC-R-32 = A big torch placed during a countdown serves that one.
ESC-R-82 = Each exchange of souls swaps what the two move at that moment, and so does its end.
ESC-R-83 = A big torch makes its room safe at the slam, and nothing else.
ESC-R-95 = In an exchange of souls only the pawn and its room change hands: dice, curses, treasures, drawn rooms and open choices stay with the person.
