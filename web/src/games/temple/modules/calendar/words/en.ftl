# The words of the calendar on the board.
temple-calendar = Maya calendar ({ $face }), on space { $pawn }.
temple-calendar-next = Next day: { $day }.
temple-calendar-done = All days are over.
temple-calendar-now = { $number ->
    [0] no room yet
    [one] 1 room now
   *[other] { $number } rooms now
}
temple-calendar-bar = { $left ->
    [0] bar { $number } passed
    [one] 1 day to bar { $number }
   *[other] { $left } days to bar { $number }
}
temple-calendar-late = At the slam everybody puts down a die, unless the calendar has passed bar { $number }.
temple-calendar-keys = More keys to escape: { $number }.
temple-calendar-tally = more keys for the calendar
temple-calendar-dice = Dice that the calendar holds: come to its room
temple-room-calendar = The calendar room: three keys swap the days of two rooms; whoever comes gets their dice back.
temple-room-day = Its day: { $day }.
temple-room-day-now = Its day has come: { $day }.
temple-swap-days = Swap two days…
temple-swap-days-first = Tap a room whose day is to go
temple-swap-days-second = Now the room to swap it with
temple-sealed = Wake the gems
temple-why-day = This room shows { $day }, and the calendar waits for { $active }. (ESC-Q-MAYA-5)
stat-days-swapped = Days swapped
guide-calendar-track = This is the calendar. The day in the green frame comes next: now gems wake only in a room that shows it.
guide-calendar-rooms = Every gem room shows its day. A gear is due, but it lies far away; the room beside you shows a moon.
guide-calendar-swap = Here three keys swap two days. Tap “I am ready” and roll the third key, then “Swap two days” and both rooms: moon and gear.
guide-calendar-wake = The gear is beside you, and its room shines green. Go in and wake its gems; any number will do.
guide-calendar-on = Every room that wakes moves the calendar on by a day. After the gear a sun is due: which room is that, and who is near it?
guide-calendar-cursed = The calendar has a cursed face, too: there gems wake in any order, but being late costs dice at the slam and keys at the exit.
