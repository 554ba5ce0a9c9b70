"""Queenie: the Fountain, which gives back a lost die; and two curses."""
