"""Escape, the new characters: their rules."""
