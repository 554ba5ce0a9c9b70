"""Queenie: the totem, where dice that show masks are stacked, and a stack that stands wakes gems."""
