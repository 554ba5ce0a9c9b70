# Les mots du plateau de Deserto. Ceux des règles sont à côté des règles.
deserto-oasis = oasis
deserto-vizier = vizir
deserto-thief = voleur
deserto-treasure = trésor

deserto-board = Le carré de cartes
deserto-cell-0 = En haut à gauche
deserto-cell-1 = En haut à droite
deserto-cell-2 = En bas à droite
deserto-cell-3 = En bas à gauche
deserto-slot-empty = { $place } : place libre.
deserto-slot-pile = { $place } : { $top }, { $count ->
    [one] une carte
   *[other] pile de { $count } cartes
 }.
deserto-slot-open = { $gain ->
    [0] Poser ici : { $card }.
    [one] Poser ici : { $card }. Vous gagnez une carte.
   *[other] Poser ici : { $card }. Vous gagnez { $gain } cartes.
 }
deserto-slot-shut = Impossible ici pour cette carte ({ $card }). { $why }
deserto-slot-look = Voir les cartes de la pile.
deserto-fan = { $place } : { $count ->
    [one] une carte
   *[other] { $count } cartes, la plus haute d’abord
 }
deserto-since-won = { $name } gagne { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 }
deserto-tale-swept = { $you ->
    [seat] Vous gagnez { $cards } cartes.
   *[none] { $name } gagne { $cards } cartes.
 }
deserto-since-laid = { $name } pose { $card }
deserto-draw = { $count ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }

deserto-hand = Votre main
deserto-hand-empty = Votre main est vide.
deserto-won = { $count ->
    [0] Aucune carte gagnée
    [one] Une carte gagnée
   *[other] { $count } cartes gagnées
 }
deserto-held = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
 }
deserto-counter = Cartes déjà vues
deserto-counted = { $count } sur { $all }

deserto-wait = Ce n’est pas encore votre tour.
deserto-over = La partie est terminée.
deserto-choose = Choisissez une carte de votre main.
deserto-aim = Choisissez une place qui brille pour y poser la carte.
deserto-nowhere = Cette carte ne peut se poser nulle part. Choisissez-en une autre, ou donnez-la.
deserto-lay = { $gain ->
    [0] Poser : { $card }
    [one] Poser : { $card }, et gagner une carte
   *[other] Poser : { $card }, et gagner { $gain } cartes
 }
deserto-give = Donner à { $name }
deserto-give-title = Donner la carte à { $name } ?
deserto-give-sure = Vous pourriez encore poser une carte sur le tapis. La carte donnée ({ $card }) comptera pour { $name }.
deserto-give-yes = Donner la carte
deserto-give-no = Garder la carte

stat-laid = Cartes posées
stat-taken = Piles gagnées
stat-given = Cartes données
stat-four-viziers = Quatre vizirs

guide-aim = Bienvenue à Deserto. Qui a gagné le plus de cartes à la fin l’emporte. Deux minutes, et vous savez tout.
guide-piles = Voici le carré : quatre places pour quatre piles. Seule la carte du dessus compte.
guide-hand = Ces trois cartes sont à vous. Le vizir domine le voleur, le voleur domine le trésor, et rien ne domine l’oasis.
guide-lay = À vous : choisissez une carte, puis une place qui brille. Aucune carte ne va à côté d’une plus forte.
guide-other = Vous piochez aussitôt une carte. Attendez maintenant l’autre joueur.
guide-win = Posez une carte à côté d’une plus faible : toute sa pile est à vous. Le bouton dit ce que vous gagneriez.
guide-give = Rien de bon à poser ? Donnez une carte : elle compte pour le joueur précédent, alors donnez la moins utile.
guide-end = Après 50 tours, on compte les cartes. La lampe, en haut, conseille à tout moment. La suite de la partie est à vous.
