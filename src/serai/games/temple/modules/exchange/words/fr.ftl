# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

room-exchange = la salle d'échange
room-teleport = la salle de téléportation
reason-barter = pour donner une malédiction contre un trésor
reason-token = pour ouvrir un chemin court avec le jeton de téléportation
reason-leap = car le chemin par le jeton est plus court
option-exchange = Salles d'échange et de téléportation (la première avec malédictions et trésors)
option-exchange-name = Échange et téléportation
option-exchange-about = Une salle où les malédictions deviennent des trésors, et une dont le jeton raccourcit les chemins du temple.
move-barter = Donner contre un trésor : { $curse }
move-take-token = Emporter le jeton de téléportation
move-drop-token = Poser ici le jeton de téléportation
move-leap = Sauter entre la salle de téléportation et son jeton
event-bartered = { $you ->
    [seat] Vous voilà débarrassé de { $curse }.
   *[none] { $seat } se débarrasse de { $curse }.
}
event-token-laid = Le jeton de téléportation est dans { $room }.
event-token-taken = { $you ->
    [seat] Vous emportez le jeton de téléportation.
   *[none] { $seat } emporte le jeton de téléportation.
}
event-token-dropped = { $you ->
    [seat] Vous posez le jeton de téléportation dans { $room }.
   *[none] { $seat } pose le jeton de téléportation dans { $room }.
}
event-leapt = { $you ->
    [seat] Vous sautez dans { $room }.
   *[none] { $seat } saute dans { $room }.
}

## Queenie : salles d'échange et de téléportation

ESC-Q-SWAP-1 = Ces salles sont mélangées à la pile quand les deux premières sont posées ; la salle d'échange seulement avec malédictions et trésors.
ESC-Q-SWAP-2 = Qui arrive dans la salle d'échange peut défausser une de ses malédictions et prendre le trésor suivant, une fois par venue.
ESC-Q-SWAP-3 = La salle de téléportation est découverte avec un jeton. Qui s'y trouve peut l'emporter et le poser dans n'importe quelle autre salle où il arrive.
ESC-Q-SWAP-4 = Tant que le jeton est ailleurs, chacun dans l'une des deux salles peut sauter gratuitement dans l'autre.
ESC-Q-SWAP-5 = Le jeton peut être repris et porté plus loin.
ESC-R-67 = Pour prendre le jeton il faut être dans sa salle. Tant que quelqu'un le porte, personne ne saute ; qui sort du temple avec lui le laisse dans la sortie.
ESC-R-122 = On échange à tout moment de sa visite, une seule fois ; qui n'est pas venu par le chemin de son pion n'est pas en visite. D'une pile vide on ne reçoit rien, et la malédiction peut s'en aller quand même.
ESC-R-123 = Prendre, poser et sauter ne coûtent rien. Le jeton ne se pose ni dans la salle de téléportation ni sur une plateforme en attente. Un saut n'est pas une entrée, mais on arrive.
