# The words of the totem on the board.
temple-room-totem = A totem: stack black and gold masks. { $least } dice wake a gem, { $most } wake two.
temple-totem-height = On the stack: { $height }.
temple-totem-odds = The next die stays { $odds } times in 100.
temple-totem-tally = dice on the totem
temple-stack = Stack: { $face }
temple-stack-odds = Stack: { $face } ({ $odds } %)
temple-call-totem = Take { $gems ->
    [1] the gem
   *[other] { $gems } gems
} ({ $height } dice)
stat-die-stacked = Dice that stayed on the totem
stat-totem-fell = Times the totem fell
