# The words of the illusions on the board.
temple-room-illusion = An illusion: it vanishes when the doors slam.
stat-all-dissolved = Times that illusions vanished
stat-woke-up = Adventurers who woke up in the start
