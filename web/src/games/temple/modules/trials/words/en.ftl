# The words of the new quest rooms on the board.
temple-room-chaos = Chaos: it breaks out when all are here.
temple-room-snakes = Snake pit. { $left ->
    [0] Five torches here complete the quest.
    [one] One snake is still about.
   *[other] { $left } snakes are still about.
}
temple-room-snake = { $snakes ->
    [one] A snake is here.
   *[other] { $snakes } snakes are here.
}
temple-snakes-left = { $snakes ->
    [one] snake to drive out
   *[other] snakes to drive out
}
temple-stars-missing = Constellation: nobody is in { $rooms }.
temple-stars-ready = Constellation: all are in their rooms. Two keys complete the quest.
temple-star-here = Constellation: somebody is here.
temple-star-wanted = Constellation: somebody is wanted here.
temple-station-constellation = the constellation room
temple-station-start = the start
temple-station-three = a room with three gems
temple-station-one = a room with one gem
temple-station-exit = the exit
temple-strike = Drive it out
temple-align = Align the stars
temple-wish-enter = { $name } wants to enter.
temple-wish-discover = { $name } wants to discover.
temple-wish-explore = { $name } wants to discover.
temple-wish-leave = { $name } wants to leave.
temple-wish-activate = { $name } wants to wake gems.
temple-wish-connect = { $name } wants to wake gems.
temple-wish-wake = { $name } wants to wake gems.
temple-wish-take-gem = { $name } wants to take a gem.
temple-wish-shortcut = { $name } wants to choose a room.
temple-wish-move = { $name } wants to go.
temple-cancel = Take it back
temple-silence-waits = It waits for a yes.
temple-silence-done = Nobody else is here: it is done by itself.
temple-tied = bound to { $name }: rolls more slowly
temple-demand-bind = Who must stay with you?
guide-trials-snake = Your friend has found the snake pit, and a snake has crept into your room!
guide-trials-quest = It is a quest: while a flag is up here nobody may leave. First all snakes must go.
guide-trials-strike = Press “I am ready” and roll. Two torches from your own dice drive it out: keep them, then press “Drive it out”.
guide-trials-pit = It is gone! Now the snake pit needs five torches. Go there together and pledge them.
guide-trials-rooms = Chaos breaks out when all are in its room: everybody is cursed. For the stars each of you waits in a room of your own.
guide-trials-curses = New curses too: under Mind control you need a friend’s yes to move, and Magic bonds slow two of you down.
