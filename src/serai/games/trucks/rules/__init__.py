"""Les Camions du désert: the rules, a file for each chapter of the rulebook; `game.py` connects them."""
