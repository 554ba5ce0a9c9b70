"""Escape, module 8: the numbers of its move, of what it tells, and of what a room may forbid."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 8

# Moves.
VOLUNTEER: Final = NUMBER * OWN_MOVES  # a die, for what all have to give up

# What the story tells.
QUEUED: Final = NUMBER * OWN_NEWS  # place, room
GLASS_TURNED: Final = QUEUED + 1  # place, room
FORBIDDEN: Final = QUEUED + 2  # ban
ALLOWED: Final = QUEUED + 3  # ban
TASK_MET: Final = QUEUED + 4  # seat, room, left (tasks)
GLASS_EMPTY: Final = QUEUED + 5  # room
GEMS_BACK: Final = QUEUED + 6  # number, left (in the depot)
TOLL_DUE: Final = QUEUED + 7  # room, number
VOLUNTEERED: Final = QUEUED + 8  # seat
TOLL_TAKEN: Final = QUEUED + 9  # seat
DIE_BACK: Final = QUEUED + 10  # seat
HELD_LOST: Final = QUEUED + 11  # seat, number
