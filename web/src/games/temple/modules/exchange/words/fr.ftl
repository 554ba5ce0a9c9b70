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
guide-exchange-room = Vous êtes dans la salle d'échange, et maudit. Ici, une malédiction vaut un trésor.
guide-exchange-give = Touchez « On y va », puis « Donner une malédiction contre un trésor ». Cela ne coûte aucun dé.
guide-exchange-token = Libre, et plus riche d'un trésor ! Votre sac contient autre chose : le jeton de la salle de téléportation, loin d'ici.
guide-exchange-drop = Là où il est posé commence un raccourci. Touchez « Poser le jeton ».
guide-exchange-leap = Les deux salles brillent : on saute de l'une à l'autre, vous comme les autres. Touchez « Sauter ». C'est gratuit.
guide-exchange-end = Vous y êtes ! Personne ne saute tant qu'on porte le jeton : posez-le là où tous doivent aller. Et une seule malédiction par visite.
