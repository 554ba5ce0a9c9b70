"""Escape, module 8: chrono rooms."""
