# The game in a minute, while people gather.
minute-goal = Win the most cards.
minute-turn = Lay one of your three cards on a pile, or give one away. A vizier beats a thief, a thief beats a treasure: every weaker pile beside your card is yours.
minute-end = When all cards are played, whoever won the most wins.
