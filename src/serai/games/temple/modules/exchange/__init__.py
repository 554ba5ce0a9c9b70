"""Queenie: the exchange room, where a curse is given for a treasure, and the teleport room with its token."""
