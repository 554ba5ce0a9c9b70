"""Queenie: cursed gems. Everybody has one and may not leave with it; its place in the temple lies hidden in a gem room."""
