"""Module 5: quest rooms, and the markers that bar the exit until their quests are done."""
