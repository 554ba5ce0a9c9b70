# The game in a minute, while people gather.
minute-goal = Lead all sand timers past the red marker together.
minute-turn = Play a card: every timer on a gear of its shape or colour turns over and moves one gear on. All play in turn, and the sand never waits.
minute-end = You win when every timer stands behind the marker with sand left. A lost timer that runs out again loses the game.
