"""Queenie The Labyrinth: two rooms that move others, two curses for good, three treasures."""
