# The words of the treasures on the board.
temple-room-treasure = A treasure lies here.
temple-wall = { $place }: { $side } wall
temple-pledge-treasure = Pledge it
temple-take = Take the treasure
temple-heal = Heal everybody
temple-teleport = Teleport…
temple-open-passage = Open a passage…
temple-take-gem = Gem out of the depot
temple-own-gems = gems kept out of the depot
stat-treasure-taken = Treasures taken
stat-treasure-used = Treasures used
