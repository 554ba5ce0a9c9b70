# Le jeu en une minute, en attendant les autres.
minute-goal = Ensemble, retrouvez les quatre pièces de la machine volante, et décollez.
minute-turn = Quatre actions : marcher, enlever du sable, fouiller, ramasser une pièce. Puis la tempête déplace les tuiles et apporte du sable, et le soleil fait boire.
minute-end = Tous perdent si quelqu’un meurt de soif, si le sable manque ou si la tempête devient trop forte.
