"""Quicksand: the rules, one file per chapter of the rulebook."""
