"""Module 2: treasures that lie in rooms and help who takes them."""
