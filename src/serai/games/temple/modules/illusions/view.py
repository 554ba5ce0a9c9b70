"""Escape, module 3: what is told of it."""

from __future__ import annotations

from serai.core.happenings import Event
from serai.games.temple.modules.illusions import codes

EVENTS = (
    Event(codes.DISSOLVED, "dissolved", ("place", "room")),
    Event(codes.ALL_DISSOLVED, "all-dissolved", ("number",)),
    Event(codes.WOKE_UP, "woke-up", ("seat",)),
)
