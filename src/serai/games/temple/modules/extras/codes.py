"""Escape, what came with the sixth player: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

NUMBER: Final = 9

# Moves. Records count on these numbers, which are older than the rule that a module has numbers of its own.
NAME: Final = 15  # seat, to exchange souls with
LIGHT: Final = 22  # a big torch

# What the story tells.
SOULS_CHANGED: Final = 31  # seat, to
TORCH_LIT: Final = 38  # seat, place, room
TORCH_OUT: Final = 39  # place, room
