"""Escape, The Labyrinth: the numbers of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 14

# Moves.
SHIFT: Final = NUMBER * OWN_MOVES  # (side * LINES + line + MIDDLE) * AIDS + aid
SHORTCUT: Final = SHIFT + 1
PICK: Final = SHIFT + 2  # room
TIME_OUT: Final = SHIFT + 3
GENIE: Final = SHIFT + 4
WISH: Final = SHIFT + 5  # treasure

LINES: Final = 128  # rows, or columns, counted from the middle
MIDDLE: Final = 64

# What the story tells.
SHIFTED: Final = NUMBER * OWN_NEWS  # seat, side, line
MIRAGE_ROSE: Final = SHIFTED + 1  # place, to-place
PILE_OPENED: Final = SHIFTED + 2  # seat
PICKED: Final = SHIFTED + 3  # seat, room
TIMED_OUT: Final = SHIFTED + 4  # seat
LAMP_RUBBED: Final = SHIFTED + 5  # seat
WISHED: Final = SHIFTED + 6  # seat, treasure
FALSE_ALARM: Final = SHIFTED + 7  # seat
LINK_BROKE: Final = SHIFTED + 8  # seat
