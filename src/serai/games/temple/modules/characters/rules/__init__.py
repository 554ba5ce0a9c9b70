"""Escape, module 6: the rules of the characters."""
