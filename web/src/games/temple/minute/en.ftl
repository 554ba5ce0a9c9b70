# The game in a minute, while people gather.
minute-goal = Find the exit and flee the temple, all of you, in ten minutes.
minute-turn = Everybody rolls five dice at once, as often as they like. Their symbols open rooms and wake gems; a black mask locks a die, a gold one frees two.
minute-end = Be back at the start when the gong sounds. You win when the last of you is out in time.
