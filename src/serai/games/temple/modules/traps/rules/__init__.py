"""Module 7: its rules."""
