"""Deserto: the rules, one file per chapter."""
