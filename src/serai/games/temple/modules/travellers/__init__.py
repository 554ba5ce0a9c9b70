"""Queenie New characters: Trickster and Teleporter, two rooms, Portal and Clone."""
