"""Escape with every choice of modules: which sets there are, what must hold in a match, and who plays them side by side."""
