# The words of The Labyrinth on the board.
temple-room-mirage = A mirage: it looks like the start and is not safe.
temple-room-gears = Gears: two torches shift a whole line of rooms.
temple-shift = Shift rooms…
temple-line-row = { $where ->
    [own] This row
    [above] { $steps ->
        [one] { $steps } row
       *[other] { $steps } rows
    } up
   *[below] { $steps ->
        [one] { $steps } row
       *[other] { $steps } rows
    } down
} to the { $side }
temple-line-column = { $where ->
    [own] This column
    [left] { $steps ->
        [one] { $steps } column
       *[other] { $steps } columns
    } left
   *[right] { $steps ->
        [one] { $steps } column
       *[other] { $steps } columns
    } right
} to the { $side }
temple-shortcut = Choose the room
temple-rub-lamp = Ask the genie
temple-time-out = Stop the clock
temple-ways-on = From its stairs: { $ways }.
temple-on-west = left
temple-on-north = straight ahead
temple-on-east = right
temple-no-way-on = It leads nowhere else.
temple-demand-pick-room = Which room do you discover?
temple-demand-wish = Which treasure do you take?
guide-labyrinth-gears = This is the gear room. Two torches shift a whole row or column of rooms by one step.
guide-labyrinth-shift = Press “I am ready” and roll two torches. Then press “Shift rooms” and choose “This row”.
guide-labyrinth-moved = The whole row has moved, and you with it. Look at your arrows: some ways are new, and some are gone!
guide-labyrinth-mirage = Tap the eye to see it all. The room with blue rings is a mirage: it took the place of the start, and is not safe.
guide-labyrinth-start = The green start lies elsewhere now. Only there are you safe when the doors slam, so remember the way.
guide-labyrinth-tiles = New tiles too. Shortcut: choose the next room. Weak link: if its holder is not safe at a slam, all have lost.

labyrinth-ending-weak = The weak link broke
