"""When the disk says no."""

from __future__ import annotations

from serai.core.errors import SeraiError


class NotKept(SeraiError):
    """Could not be written: the disk is full, or gone. Nothing was kept, so nothing has changed."""

    def __init__(self) -> None:
        super().__init__("not-kept", package="serai.store")
