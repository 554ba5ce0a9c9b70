"""What bots know about the game; the rules know nothing of it."""
