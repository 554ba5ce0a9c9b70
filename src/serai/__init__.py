"""Serai: a hall of five desert and temple board games, and the engine under it."""

__version__ = "0.1.0"
