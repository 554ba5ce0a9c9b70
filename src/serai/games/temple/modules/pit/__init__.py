"""Queenie: the Pit, where one player alone wakes two gems with five black masks; and two curses."""
