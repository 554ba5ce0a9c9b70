"""What a game is. It knows no clock, no chance and no network but what it is handed."""
