# Les mots des illusions sur le plateau.
temple-room-illusion = Une illusion : elle s'évanouit quand les portes claquent.
stat-all-dissolved = Fois où des illusions se sont évanouies
stat-woke-up = Aventuriers réveillés au départ
