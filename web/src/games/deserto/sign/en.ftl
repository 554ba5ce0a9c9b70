game-deserto = Deserto
about-deserto = Lay viziers, thieves and treasures, and carry off the piles beside them.
