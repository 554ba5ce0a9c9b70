"""Escape: how bots play as a team. They look at what lies open only, so all of them come to the same plan without a word."""
