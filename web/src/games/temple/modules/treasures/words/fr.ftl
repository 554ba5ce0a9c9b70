# The words of the treasures on the board.
temple-room-treasure = Un trésor repose ici.
temple-wall = { $place } : mur { $side }
temple-pledge-treasure = Le promettre
temple-take = Prendre le trésor
temple-heal = Soigner tout le monde
temple-teleport = Se téléporter…
temple-open-passage = Ouvrir un passage…
temple-take-gem = Gemme hors réserve
temple-own-gems = gemmes gardées hors de la réserve
stat-treasure-taken = Trésors pris
stat-treasure-used = Trésors utilisés
guide-treasures-chest = Un coffre attend dans cette salle. Que contient-il ? Vous le saurez en le prenant.
guide-treasures-take = Un coffre coûte deux clés, de vos propres dés. Touchez « On y va », lancez, gardez deux clés et prenez le trésor.
guide-treasures-bag = Une gemme en plus ! Vos trésors sont dans le sac ; touchez-le pour lire ce qu'ils font.
guide-treasures-use = Utiliser un trésor ne coûte aucun dé. Touchez « Gemme hors réserve ».
guide-treasures-others = Une gemme de moins, donc une clé de moins à la sortie. Ailleurs : doubles clés, masques guérisseurs, passages secrets, téléportations.
guide-treasures-end = Mais chercher un coffre prend du temps, et son trésor ne sert pas toujours. Cherchez le suivant, si vous voulez.
