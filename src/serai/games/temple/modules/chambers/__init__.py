"""Escape, module 4: connected rooms, double rooms, and the treasure room with the Chalice."""
