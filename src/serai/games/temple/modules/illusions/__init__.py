"""Module 3: rooms that are not there. They hold the single gems, and vanish when the doors slam."""
