"""Module 1: curses that hold their drawer back until they are lifted."""
