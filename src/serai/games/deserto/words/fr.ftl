# Tous les mots de Deserto en français. Les règles sont à la fin, chacune sous son numéro.

title = Deserto
tagline = Quatre piles, trois cartes en main : gagnez ce que votre carte domine.

card-oasis = une oasis
card-vizier = un vizir
card-thief = un voleur
card-treasure = un trésor
title-oasis = Oasis
title-vizier = Vizir
title-thief = Voleur
title-treasure = Trésor

cell-0 = en haut à gauche
cell-1 = en haut à droite
cell-2 = en bas à droite
cell-3 = en bas à gauche

option-starter = Qui commence
option-starter-0 = Tiré au sort
option-counting = Afficher les cartes déjà vues
preset-standard = Classique
preset-memory = De mémoire : sans compteur de cartes

bad-starter = La place { $starter } ne peut pas commencer à une table de { $seats }. Choisissez de 1 à { $seats }, ou 0 pour tirer au sort.

## Sur la table

draw-pile = Pioche : { $cards }
pile-height = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
player-line = { $name } : { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}, { $hand } en main
your-hand = Votre main : { $cards }

reason-win = pour gagner plus de cartes
reason-next = pour préparer votre prochaine prise
reason-deny = pour laisser moins de cartes à { $to }
reason-catch = { $cards ->
    [one] pour gagner une carte
   *[other] pour gagner { $cards } cartes
}
reason-give = car toute autre carte coûterait plus cher
reason-safe = car cela n’offre rien à personne

move-lay = Poser { $card } { $cell }
move-give = Donner { $card } au joueur précédent

event-laid = { $you ->
    [seat] Vous posez { $card } { $cell }.
   *[none] { $seat } pose { $card } { $cell }.
}
event-taken = { $you ->
    [seat] Vous gagnez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } { $cell }.
   *[none] { $seat } gagne { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } { $cell }.
}
event-four-viziers = { $you ->
    [seat] Quatre vizirs : toute la table est à vous.
   *[none] Quatre vizirs : { $seat } rafle toute la table.
}
event-given = { $you ->
    [seat] Vous donnez { $card } à { $to }.
    [to] { $seat } vous donne { $card }.
   *[none] { $seat } donne { $card } à { $to }.
}
event-drawn = { $you ->
    [seat] Vous piochez { $card }.
   *[none] { $seat } pioche { $card }.
}
event-drawn-hidden = { $seat } pioche une carte.

highlight-shave-margin = { $cards ->
    [one] { $seat } devance { $to } d'une seule carte.
   *[other] { $seat } devance { $to } de { $cards } cartes.
}
highlight-biggest-pile = { $cards ->
    [one] Personne n'a gagné plus d'une carte à la fois.
   *[other] { $seat } a remporté { $cards } cartes d'un coup.
}

## Mise en place

DST-SETUP-1 = Mélangez les 51 cartes et donnez-en trois à chacun. Les mains sont secrètes.
DST-SETUP-2 = Le reste forme la pioche, face cachée.
DST-SETUP-3 = La première carte de la pioche, retournée, commence le carré. Elle n’est à personne et ne gagne rien.
DST-SETUP-4 = Le premier joueur est tiré au sort ; on joue ensuite vers la gauche.

## Un tour

DST-TURN-1 = À votre tour, vous posez une carte de votre main ou vous en donnez une : l’un ou l’autre, jamais les deux.
DST-TURN-2 = Ensuite vous piochez une carte tant qu’il en reste, pour en avoir de nouveau trois. C’est vrai aussi après un don.
DST-TURN-3 = Puis c’est à votre voisin de gauche.
DST-TURN-4 = Quand la pioche est vide, on continue avec des mains qui diminuent jusqu’à la dernière carte. À cet instant, il reste trois tours à chacun.

## Poser une carte

DST-PLACE-1 = Le carré compte quatre emplacements, deux sur deux, et ne s’agrandit jamais.
DST-PLACE-2 = Tant qu’un emplacement est libre, une carte va sur un emplacement libre à côté d’une carte, jamais par-dessus.
DST-PLACE-3 = Toucher les autres cartes par un coin seulement ne suffit pas.
DST-PLACE-4 = Quand les quatre emplacements sont pris, votre carte va sur l’une des quatre piles, au choix.
DST-PLACE-5 = Quand la table est vide, votre carte va où vous voulez.
DST-PLACE-6 = Aucune carte ne se pose à côté d’une plus forte : pas de trésor près d’un voleur, pas de voleur près d’un vizir. Un seul voisin plus fort interdit la place, même si l’autre était à prendre.
DST-PLACE-7 = La carte que vous recouvrez ne compte pas : tout peut recouvrir tout.
DST-PLACE-8 = L’oasis et le vizir ne craignent personne : ils vont partout où une carte peut aller.

## Gagner des cartes

DST-WIN-1 = Votre carte gagne chaque pile voisine dont la carte visible est plus faible : le vizir domine le voleur, le voleur domine le trésor. Vous gagnez toute la pile.
DST-WIN-2 = Les deux voisines peuvent être gagnées d’un coup.
DST-WIN-3 = Gagner n’est pas un choix : ce que votre carte domine est à vous.
DST-WIN-4 = Les cartes gagnées quittent la table pour de bon et comptent pour vous. Elles ne vont pas dans votre main.
DST-WIN-5 = La carte posée reste sur la table, avec la pile qu’elle recouvre.
DST-WIN-6 = La pile en diagonale ne se gagne jamais ainsi.
DST-WIN-7 = Les emplacements vidés sont libres : le joueur suivant doit les remplir avant d’empiler.
DST-WIN-8 = Une oasis ne gagne rien et ne se gagne pas tant qu’elle est visible ; sous une autre carte, elle suit sa pile.
DST-WIN-9 = Seule la carte qui vient d’être posée gagne. Les cartes déjà là ne se gagnent jamais entre elles.
DST-VIZ-1 = Si votre vizir est le quatrième vizir visible, vous gagnez les quatre piles, votre vizir compris.
DST-VIZ-2 = La table est alors vide et l’on ne retourne pas de carte : le joueur suivant commence un nouveau carré.

## Donner une carte

DST-GIVE-1 = Au lieu de poser, vous pouvez donner une carte de votre choix au joueur qui vous précède.
DST-GIVE-2 = Il la compte comme gagnée ; elle ne va pas dans sa main.
DST-GIVE-3 = Donner est toujours permis, même si vous pouviez poser, et même au premier tour.

## La fin

DST-END-1 = La partie s’arrête quand la pioche et toutes les mains sont vides.
DST-END-2 = Les cartes restées sur la table ne sont à personne.
DST-END-3 = Qui a gagné le plus de cartes gagne la partie.
DST-END-4 = En cas d’égalité en tête, la victoire est partagée.

## Ce qui est toujours vrai

DST-INV-1 = Après chaque tour, aucune carte visible ne domine sa voisine.
DST-INV-2 = Après une pose, un à quatre emplacements sont pris, sauf après quatre vizirs.
DST-INV-3 = Pioche, mains, table et cartes gagnées font toujours 51.
DST-INV-4 = Une partie dure exactement 50 tours.
DST-INV-5 = Avec une oasis ou un vizir en main, vous pouvez toujours poser.
