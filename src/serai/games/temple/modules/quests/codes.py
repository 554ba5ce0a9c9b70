"""Escape, module 5: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 5

# Moves.
SACRIFICE: Final = NUMBER * OWN_MOVES  # face
PUSH: Final = NUMBER * OWN_MOVES + 1  # side * AIDS + aid: the ghost

# What the story tells.
QUEST_DONE: Final = NUMBER * OWN_NEWS  # seat, place, room, left (in the depot)
SACRIFICED: Final = NUMBER * OWN_NEWS + 1  # seat, face, number (on the altar)
MISSION_SHOWN: Final = NUMBER * OWN_NEWS + 2  # mission
MISSION_MET: Final = NUMBER * OWN_NEWS + 3  # seat, left
GHOST_ROSE: Final = NUMBER * OWN_NEWS + 4  # place
GHOST_PUSHED: Final = NUMBER * OWN_NEWS + 5  # seat, place, room
GHOST_FLED: Final = NUMBER * OWN_NEWS + 6  # place
GEM_TILES_CAME: Final = NUMBER * OWN_NEWS + 7  # number
GEM_TILE_WENT: Final = NUMBER * OWN_NEWS + 8  # left
