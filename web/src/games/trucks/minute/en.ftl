# The game in a minute, while people gather.
minute-goal = Bring your trucks from the pyramids to the oasis before the others.
minute-turn = Play one card and do exactly what it says: drive, fill up, or turn a gauge over. Each cell costs a litre, and one tank is not enough.
minute-end = The first trucks to arrive bring the most points. A truck that runs dry starts again.
