"""Le Désert interdit: the rules, in the rulebook's order; `game.py` connects them."""
