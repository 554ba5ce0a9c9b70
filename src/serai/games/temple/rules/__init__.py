"""Escape: the rules, one file per chapter."""
