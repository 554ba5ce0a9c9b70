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
