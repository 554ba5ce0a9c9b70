# Les mots de la Fosse sur le plateau.
temple-room-pit = Une fosse : cinq masques noirs d'un seul joueur éveillent ses gemmes, et restent bloqués.
temple-demand-forgo = Quel trésor perdez-vous ?
stat-treasure-lost = Trésors perdus par la malédiction
