"""The Labyrinth: its rules."""
