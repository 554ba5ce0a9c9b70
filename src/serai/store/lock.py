"""A lock that the system holds for a process and takes back when it ends, however it ends."""

from __future__ import annotations

import os
import sys

PLACE = 1 << 20  # the byte that is locked on Windows: beyond what the file says, so that others may read it

if sys.platform == "win32":
    import msvcrt

    def lock(opened: int) -> None:
        """Takes the lock; OSError where another holds it."""
        os.lseek(opened, PLACE, os.SEEK_SET)
        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(opened: int) -> None:
        """Takes the lock; OSError where another holds it."""
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
