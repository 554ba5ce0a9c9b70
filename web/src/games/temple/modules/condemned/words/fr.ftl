# Les mots des Condamnés sur le plateau.
temple-counter = Briser une malédiction
