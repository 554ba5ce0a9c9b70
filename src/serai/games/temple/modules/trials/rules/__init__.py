"""Escape, the new quest rooms: their rules."""
