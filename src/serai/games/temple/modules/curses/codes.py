"""Escape, module 1: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

NUMBER: Final = 1
OWN_PILE: Final = 2  # chosen not for itself, but for a module that brings curses of its own: ESC-R-71

# Moves. Records count on these numbers, which are older than the rule that a module has numbers of its own.
LIFT: Final = 14  # curse * AIDS + aid

# What the story tells.
CURSED: Final = 25  # seat, curse
CURSE_DISCARDED: Final = 26  # seat, curse
LIFTED: Final = 27  # seat, curse
CURSE_ENDED: Final = 28  # seat, curse
DIE_BACK: Final = 30  # seat
