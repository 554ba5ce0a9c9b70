"""Queenie new quest rooms: chaos, constellation and snakes, and three kinds of curses."""
