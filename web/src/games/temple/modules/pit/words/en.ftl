# The words of the Pit on the board.
temple-room-pit = A pit: five black masks of one player wake its gems, and stay locked.
temple-demand-forgo = Which treasure do you lose?
stat-treasure-lost = Treasures lost to the curse
