# Les mots des salles d'échange et de téléportation sur le plateau.
temple-room-exchange = Échange : donnez une malédiction contre le trésor suivant, une fois par venue.
temple-room-teleport = Salle de téléportation : on saute entre elle et son jeton.
temple-room-token = Le jeton de téléportation est ici.
temple-token = Jeton de téléportation
temple-barter = Donner une malédiction contre un trésor
temple-why-barter = Vous en avez donné une pendant cette visite. Sortez de la salle et revenez pour en donner une autre. (ESC-R-122)
temple-take-token = Prendre le jeton
temple-drop-token = Poser le jeton
temple-leap = Sauter : { $room }
stat-bartered = Malédictions échangées
stat-leapt = Sauts par le jeton
