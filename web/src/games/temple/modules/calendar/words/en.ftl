# The words of the calendar on the board.
temple-calendar = Maya calendar ({ $face }), on space { $pawn }.
temple-calendar-next = Next day: { $day }.
temple-calendar-done = All days are over.
temple-calendar-keys = More keys to escape: { $number }.
temple-calendar-tally = more keys for the calendar
temple-calendar-dice = Dice that the calendar holds: come to its room
temple-room-calendar = The calendar room: three keys swap the days of two rooms; whoever comes gets the own dice back.
temple-room-day = Its day: { $day }.
temple-room-day-now = Its day has come: { $day }.
temple-day-of = { $room } ({ $day })
temple-swap-days = Swap two days…
temple-sealed = Wake the gems
temple-why-day = This room shows { $day }, and the calendar waits for { $active }. (ESC-Q-MAYA-5)
stat-days-swapped = Days swapped
