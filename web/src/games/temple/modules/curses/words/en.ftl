# The words of the curses on the board. Those of the rules live beside the rules.
temple-room-curse = A purple mask.
temple-lift = Lift: { $curse }
temple-careful = Roll carefully
temple-lifted-by = lifted by { $cost }
temple-never-lifted = nothing lifts it
stat-fell = Dice fallen from the table
stat-cursed = Curses drawn
stat-lifted = Curses lifted
