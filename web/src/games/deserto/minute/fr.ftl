# Le jeu en une minute, en attendant les autres.
minute-goal = Gagnez le plus de cartes.
minute-turn = Posez une de vos trois cartes sur une pile, ou donnez-en une. Le vizir bat le voleur, le voleur bat le trésor : chaque pile voisine plus faible est à vous.
minute-end = Quand toutes les cartes sont jouées, qui en a gagné le plus l’emporte.
