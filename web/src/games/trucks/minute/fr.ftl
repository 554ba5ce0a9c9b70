# Le jeu en une minute, en attendant les autres.
minute-goal = Menez vos camions des pyramides à l’oasis avant les autres.
minute-turn = Jouez une carte et faites exactement ce qu’elle dit : rouler, faire le plein ou retourner une jauge. Chaque case coûte un litre, et un plein ne suffit pas.
minute-end = Les premiers arrivés rapportent le plus de points. Un camion à sec repart du début.
