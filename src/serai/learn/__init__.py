"""Learning how a position stands, for any game whose sense has features: bots play, and a net is fitted to the ends."""
