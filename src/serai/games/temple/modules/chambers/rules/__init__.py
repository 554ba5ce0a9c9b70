"""The rules of module 4."""
