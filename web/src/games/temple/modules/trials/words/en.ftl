# The words of the new quest rooms on the board.
temple-room-chaos = Chaos: it breaks out when all are here.
temple-room-snakes = Snake pit. { $left ->
    [0] Five torches here do the quest.
    [one] One snake is still about.
   *[other] { $left } snakes are still about.
}
temple-room-snake = { $snakes ->
    [one] A snake is here.
   *[other] { $snakes } snakes are here.
}
temple-snakes-left = { $snakes ->
    [one] one snake to drive out
   *[other] { $snakes } snakes to drive out
}
temple-stars-missing = Constellation: nobody is in { $rooms }.
temple-stars-ready = Constellation: all are in their rooms. Two keys do the quest.
temple-station-constellation = the constellation room
temple-station-start = the start
temple-station-three = a room with three gems
temple-station-one = a room with one gem
temple-station-exit = the exit
temple-strike = Drive it out
temple-align = Align the stars
temple-confirm = Yes, { $name } may { $wish }
wish-enter = enter
wish-discover = discover
wish-explore = discover
wish-leave = leave
wish-activate = wake gems
wish-connect = wake gems
wish-wake = wake gems
wish-take-gem = take a gem
wish-shortcut = choose a room
wish-move = go
temple-cancel = Waiting for a yes. Take it back
temple-tied = bound to a friend: rolls more slowly
temple-demand-bind = Who must stay with you?
