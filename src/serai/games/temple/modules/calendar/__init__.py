"""Queenie: the Maya calendar. Its tiles lie in gem rooms, and its pawn goes on where gems wake in the right order."""
