# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

treasure-healing = Masque guérisseur
treasure-passage = Passage secret
treasure-torches = Double torche
treasure-teleport = Téléportation
treasure-keys = Double clé
treasure-gem = Gemme en plus
reason-fetch = pour prendre le trésor d’ici
reason-loot = parce que le trésor aide maintenant
option-treasures = Module 2 : trésors
option-treasures-name = Trésors
option-treasures-about = Des coffres attendent dans certaines salles : passages, clés, téléportations, une gemme de plus.
move-take = Prendre le trésor{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}
move-heal = Utiliser le masque guérisseur
move-open-passage = Ouvrir un passage secret, côté { $side } de la salle { $place }
move-teleport = Se téléporter dans la salle { $place }
move-take-gem = Poser une gemme de la réserve sur votre gemme en plus
event-treasure-laid = Un trésor est posé dans { $room }.
event-treasure-taken = { $you ->
    [seat] Votre trésor : { $treasure }.
   *[none] { $seat } prend un trésor : { $treasure }.
}
event-passage-opened = Un passage secret s'ouvre dans { $room }, côté { $side }, grâce à { $you ->
    [seat] vous
   *[none] { $seat }
}.
event-jumped = { $you ->
    [seat] Vous voilà d'un coup dans { $room }.
   *[none] { $seat } est d'un coup dans { $room }.
}
event-gem-taken = { $you ->
    [seat] Vous prenez une gemme dans la réserve. Il en reste { $left }.
   *[none] { $seat } prend une gemme dans la réserve. Il en reste { $left }.
}

## Module 2 : les trésors

ESC-M2-SETUP-1 = Les trésors sont mélangés, face cachée.
ESC-M2-DRAW-1 = Quand une salle au signe de trésor est découverte, un trésor y est posé face cachée.
ESC-M2-DRAW-2 = Sans ce module, les signes de trésor ne veulent rien dire.
ESC-M2-TAKE-1 = Prenez le trésor de votre salle en dépensant deux clés ; il reste ouvert devant vous jusqu'à ce qu'il serve.
ESC-M2-USE-1 = Utiliser un trésor que l'on a ne coûte aucun dé ; il est ensuite défaussé, sauf s'il dit autre chose.
ESC-M2-HEAL-1 = Masque guérisseur : tous les joueurs libèrent tous leurs masques noirs.
ESC-M2-PASS-1 = Passage secret : ouvre un chemin entre deux salles voisines qui n'en ont pas ; il sert à tous jusqu'à la fin.
ESC-M2-PASS-2 = Y passer coûte ce que coûte la salle.
ESC-M2-2T-1 = Double torche : deux torches pour une action.
ESC-M2-2K-1 = Double clé : deux clés pour une action.
ESC-M2-TELE-1 = Téléportation : allez dans n'importe quelle autre salle où se trouve un aventurier.
ESC-M2-GEM-1 = Gemme en plus : une gemme passe de la réserve à cette tuile, qui reste avec vous.
ESC-R-12 = Vos propres trésors comptent comme vos propres symboles.
ESC-R-13 = Les deux clés d'un trésor viennent d'un seul joueur.
ESC-R-15 = Une salle du début au signe de trésor reçoit son trésor.
ESC-R-18 = Un passage secret ouvre n'importe quel mur entre deux salles du temple, où que soit son propriétaire.
ESC-R-19 = Par un passage secret on paie le prix de la salle.
ESC-R-31 = Une gemme en plus demande une gemme en réserve.
ESC-R-128 = Des deux salles posées au départ, celle de l'est reçoit son trésor la première.
