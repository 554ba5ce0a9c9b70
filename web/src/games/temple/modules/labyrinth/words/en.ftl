# The words of The Labyrinth on the board.
temple-room-mirage = A mirage: it looks like the start and is not safe.
temple-room-gears = Gears: two torches shift a whole line of rooms.
temple-shift = Shift rooms…
temple-line-row = { $where ->
    [own] This row
    [above] { $steps } row(s) up
   *[below] { $steps } row(s) down
} to the { $side }
temple-line-column = { $where ->
    [own] This column
    [left] { $steps } column(s) left
   *[right] { $steps } column(s) right
} to the { $side }
temple-shortcut = Choose the room
temple-rub-lamp = Ask the genie
temple-time-out = Stop the time
temple-demand-pick-room = Which room do you discover?
temple-demand-wish = Which treasure do you take?
