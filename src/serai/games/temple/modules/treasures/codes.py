"""Escape, module 2: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

NUMBER: Final = 2

# Moves. Records count on these numbers, which are older than the rule that a module has numbers of its own.
TAKE: Final = 17  # aid
HEAL: Final = 18
OPEN: Final = 19  # place * SIDES + side: a secret passage
JUMP: Final = 20  # place
TAKE_GEM: Final = 21

# What the story tells.
TREASURE_LAID: Final = 32  # place, room
TREASURE_TAKEN: Final = 33  # seat, treasure
PASSAGE_OPENED: Final = 35  # seat, place, side, room
JUMPED: Final = 36  # seat, place, room
GEM_TAKEN: Final = 37  # seat, left
