# Le jeu en une minute, en attendant les autres.
minute-goal = Ensemble, menez tous les sabliers au-delà du marqueur rouge.
minute-turn = Jouez une carte : chaque sablier posé sur un engrenage de cette forme ou de cette couleur se retourne et avance d’un engrenage. Chacun à son tour, et le sable n’attend jamais.
minute-end = Vous gagnez quand chaque sablier a passé le marqueur avec encore du sable. Un sablier perdu qui se vide de nouveau fait tout perdre.
