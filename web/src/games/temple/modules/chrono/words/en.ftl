# The words of chrono rooms on the board. Those of the rules live beside the rules.
temple-ban-gems = No gems
temple-ban-gold = No gold masks
temple-ban-entering = No entering
temple-ban-start = Not into the start
temple-forbidden = Forbidden until the green sand has run out: { $ban }.
temple-harm-dice = { $number ->
    [one] a die is lost
   *[other] { $number } dice are lost
}
temple-harm-gems = { $number ->
    [one] a gem comes back
   *[other] { $number } gems come back
}
temple-harm-held = dice are lost
temple-glass-task = { $cost }, or { $harm }
temple-glass-done = Done
temple-glass-next = Next { $number }: { $room }
temple-held-yours = Your die!
temple-held-none = Dice held
temple-die-sacrificed = A die in the sacrificial room
temple-room-glass = Its hourglass runs.
temple-room-waits = It waits for its hourglass.
temple-volunteer = I give up a die
temple-toll = { $number ->
    [one] One die to give up
   *[other] { $number } dice to give up
}
stat-task-met = Tasks met against the sand
stat-volunteered = Dice given up for all
guide-chrono-glass = You found a room with an hourglass. While the green sand runs, something is forbidden: now, to enter any room.
guide-chrono-discover = All else is allowed. Press “I am ready”, roll two adventurers and discover a room: press the arrow into the fog.
guide-chrono-wait = You cannot go in yet: barred until the sand is through. Keep the dice you will need, and watch the hourglass.
guide-chrono-turned = It is over, and the glass is turned once more: for 30 seconds gold masks free no dice. You may enter rooms again.
guide-chrono-blue = A blue hourglass sets a task for all, such as seven torches in its room. Too late, and dice or gems are lost.
guide-chrono-end = Hourglasses wait for nobody. Call out what you find, so that the others hurry there.
