"""Module 6: characters, each with one of two powers."""
