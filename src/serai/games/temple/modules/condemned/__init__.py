"""Queenie: the Condemned: a treasure that drops a curse, a curse that bars the exit, and one that has its holder stand."""
