game-deserto = Deserto
about-deserto = Posez vizirs, voleurs et trésors, et emportez les piles voisines.
