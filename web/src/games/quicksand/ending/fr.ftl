quicksand-ending-passed = Niveau { $level } réussi
quicksand-ending-empty = Le sablier s’est vidé
quicksand-ending-spilled = Un sablier perdu s’est vidé
