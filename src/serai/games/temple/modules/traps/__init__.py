"""Module 7: rooms that catch whoever discovers them."""
