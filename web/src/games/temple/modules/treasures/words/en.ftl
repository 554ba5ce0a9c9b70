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
guide-treasures-chest = A chest lies in this room. What is inside? You learn that when you take it.
guide-treasures-take = A chest costs two keys, from your own dice. Tap “I am ready”, roll and keep two keys, then take the treasure.
guide-treasures-bag = An extra gem! Your treasures are in the bag; tap it to read what they do.
guide-treasures-use = Using a treasure costs no dice. Tap “Gem out of the depot”.
guide-treasures-others = One gem fewer, so one key fewer at the exit. Other chests hold double keys, healing masks, secret passages, jumps to a friend.
guide-treasures-end = But fetching chests takes time, and some hold what you do not need. Now look for the next one, if you like.
