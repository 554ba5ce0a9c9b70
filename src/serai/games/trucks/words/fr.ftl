# Tous les mots des Camions du désert en français. Les règles sont à la fin, chacune sous son numéro.

title = Les Camions du désert
tagline = Des pyramides à l’oasis : un seul plein n’y suffit pas.

card-move13 = la carte bleu foncé
card-move24 = la carte bleu clair
card-move3any = la carte brun foncé
card-siphon = la carte brun clair
card-flipown = la carte rouge
card-flipany = la carte rose
title-move13 = 1 ou 3
title-move24 = 2 ou 4
title-move3any = 3, tout camion
title-siphon = siphon
title-flipown = retourner les siens
title-flipany = retourner un dé

cell-OASIS = l’oasis
cell-START = le départ
trucks-1 = du camion 1
trucks-2 = du camion 2
trucks-3 = du camion 3
trucks-1-2 = des camions 1 et 2
trucks-1-3 = des camions 1 et 3
trucks-2-3 = des camions 2 et 3
trucks-1-2-3 = des camions 1, 2 et 3

option-starter = Qui commence
option-starter-0 = Aux dés
option-limit = Nombre de tours de chacun avant l’arrêt de la course
option-limit-some = Arrêter la course après un nombre de tours
option-board = Un plateau à vous (en ligne de commande : board=@FICHIER)
preset-standard = Classique
preset-quick = Rapide : arrêt après 25 tours chacun

bad-starter = La place { $starter } ne peut pas commencer à une table de { $seats }. Choisissez de 1 à { $seats }, ou 0 pour lancer les dés.
bad-board-name = { $cell } n’est pas un nom de case. Nommez les cases par une majuscule et un chiffre de 1 à 9, comme B2 ; à part elles, il n’y a que START et OASIS.
bad-board-twice = La case { $cell } figure deux fois sur le plateau. Donnez à chacune son propre nom.
bad-board-missing = Le plateau n’a pas de { $cell }. Ajoutez-la.
bad-board-size = Avec la case { $cell }, le plateau devient trop grand. Une piste compte au plus 56 cases.
bad-board-kind = La case { $cell } n’a pas de genre qui convienne. Choisissez sand, skull, slope ou fuel ; START est start et OASIS est oasis.
bad-board-spot = La case { $cell } est hors du dessin. Gardez x et y entre -1000 et 1000.
bad-board-same-spot = Les cases { $cell } et { $other } sont au même endroit. Déplacez l’une d’elles.
bad-board-arrow = La flèche de la case { $cell } ne mène nulle part. Seule une pente a une flèche, vers une de ses voisines.
bad-board-crowded = La case { $cell } a trop de voisines. Un hexagone en a six au plus.
bad-board-unknown = La case { $cell } nomme { $other } comme voisine, mais le plateau n’a pas de { $other }. Corrigez le nom ou ajoutez la case.
bad-board-neighbour = La case { $cell } nomme { $other } en vain : une voisine est une autre case, nommée une seule fois.
bad-board-one-way = { $cell } ne peut pas mener à { $other } : START ne fait que se quitter, par une case de la piste, et OASIS ne fait que se rejoindre.
bad-board-not-mutual = La case { $cell } nomme { $other } comme voisine, mais { $other } ne nomme pas { $cell }. Écrivez-le des deux côtés.
bad-board-gates = Il faut à { $cell } exactement trois cases de piste voisines.
bad-board-unreached = Aucun chemin ne mène de START à la case { $cell }. Reliez-la.
bad-board-file = Le fichier { $other } ne peut pas être lu. Vérifiez son nom.
bad-board-data = Ce n’est pas un plateau : quelque chose ne va pas à { $other }. Un plateau a un nom (name) et une liste de cases (cells), chacune avec id, kind, x, y et next.

## Sur la table

board-key = !tête de mort!  >pente>  (essence)  a1:12 = camion 1 du premier joueur avec 12 litres
player-line = { $name } : { $trucks }
player-points = { " - " }{ $points } { $points ->
    [one] point
   *[other] points
}
truck-home = { $truck }:n°{ $place }
piles = Pioche : { $pile }, jouées : { $discards }
your-hand = Votre main : { $cards } (* impossible à suivre)

reason-arrive = pour prendre la meilleure place encore libre
reason-way = pour se rapprocher de l’oasis
reason-fuel = pour que le camion { $truck } ait de quoi rouler
reason-hinder = pour freiner { $to }
reason-aside = pour attendre au bon endroit
reason-push = pour écarter { $to } de sa route
reason-siphon = pour mettre { $to } à court d’essence
reason-fill = pour gagner un litre
reason-flip = pour avoir les litres qu’il faut
reason-flip-other = pour dérégler la jauge de { $to }
reason-restart = car ce camion a le moins à perdre
reason-discard = car cette carte manquera le moins

move-drive = { $card } : conduire le camion { $truck } jusqu’à { $cell } (reste { $litres } l)
move-push = La carte brun foncé : pousser le camion { $truck } de { $seat } jusqu’à { $cell }
move-siphon = La carte brun clair : prendre 3 litres au camion { $truck } de { $seat }
move-fill = La carte brun clair : verser 1 litre dans le camion { $truck }
move-flip = { $card } : retourner la jauge { $trucks }
move-flip-other = La carte rose : retourner la jauge du camion { $truck } de { $seat }
move-restart = Impossible de suivre { $card } : renvoyer le camion { $truck } au départ
move-discard = Impossible de suivre { $card } : la perdre

event-played = { $you ->
    [seat] Vous jouez { $card }.
   *[none] { $seat } joue { $card }.
}
event-drove = { $you ->
    [seat] Vous conduisez le camion { $truck } par { $way } ; reste { $litres } l.
   *[none] { $seat } conduit le camion { $truck } par { $way } ; reste { $litres } l.
}
event-jumped = { $you ->
    [seat] Vous sautez le camion { $truck } de { $to }, qui a { $litres } l.
    [to] { $seat } saute votre camion { $truck }, qui a { $litres } l.
   *[none] { $seat } saute le camion { $truck } de { $to }, qui a { $litres } l.
}
event-pushed = { $you ->
    [seat] Vous poussez le camion { $truck } de { $to } par { $way }.
    [to] { $seat } pousse votre camion { $truck } par { $way }.
   *[none] { $seat } pousse le camion { $truck } de { $to } par { $way }.
}
event-refuelled = { $you ->
    [seat] Votre camion { $truck } fait le plein.
   *[none] Le camion { $truck } de { $seat } fait le plein.
}
event-siphoned = { $you ->
    [seat] Vous siphonnez le camion { $truck } de { $to } : reste { $litres } l.
    [to] { $seat } siphonne votre camion { $truck } : reste { $litres } l.
   *[none] { $seat } siphonne le camion { $truck } de { $to } : reste { $litres } l.
}
event-filled = { $you ->
    [seat] Vous versez un litre dans le camion { $truck } : { $litres } l.
   *[none] { $seat } verse un litre dans le camion { $truck } : { $litres } l.
}
event-flipped = { $you ->
    [seat] Vous retournez la jauge du camion { $truck } : { $litres } l.
   *[none] { $seat } retourne la jauge du camion { $truck } : { $litres } l.
}
event-flipped-other = { $you ->
    [seat] Vous retournez la jauge du camion { $truck } de { $to } : { $litres } l.
    [to] { $seat } retourne la jauge de votre camion { $truck } : { $litres } l.
   *[none] { $seat } retourne la jauge du camion { $truck } de { $to } : { $litres } l.
}
event-failed = { $you ->
    [seat] Vous ne pouvez pas suivre { $card }.
   *[none] { $seat } ne peut pas suivre { $card }.
}
event-sent-home = { $you ->
    [seat] Votre camion { $truck } est de retour au départ, avec 12 l.
   *[none] Le camion { $truck } de { $seat } est de retour au départ, avec 12 l.
}
event-arrived = { $you ->
    [seat] Votre camion { $truck } atteint l’oasis à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] Le camion { $truck } de { $seat } atteint l’oasis à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-won = { $you ->
    [seat] Votre camion { $truck } atteint l’oasis le premier.
   *[none] Le camion { $truck } de { $seat } atteint l’oasis le premier.
}
event-scorched = { $you ->
    [seat] La nuit sur la tête de mort coûte un litre à votre camion { $truck } : { $litres } l.
   *[none] La nuit sur la tête de mort coûte un litre au camion { $truck } de { $seat } : { $litres } l.
}
event-drawn = { $you ->
    [seat] Vous piochez { $card }.
   *[none] { $seat } pioche { $card }.
}
event-drawn-hidden = { $seat } pioche une carte.
event-shuffled = Les { $cards } cartes jouées sont mélangées en une nouvelle pioche.

highlight-shave-pump = { $litres ->
    [0] { $seat } a atteint la pompe réservoir vide, avec son camion { $truck }.
    [one] { $seat } a atteint la pompe sur son dernier litre, avec son camion { $truck }.
   *[other] { $seat } a atteint la pompe avec { $litres } litres, au volant de son camion { $truck }.
}
highlight-shave-oasis = { $litres ->
    [0] { $seat } a roulé jusqu'à l'oasis réservoir vide, avec son camion { $truck }.
    [one] { $seat } a roulé jusqu'à l'oasis sur son dernier litre, avec son camion { $truck }.
   *[other] { $seat } a roulé jusqu'à l'oasis avec { $litres } litres, au volant de son camion { $truck }.
}
highlight-most-siphoned = { $seat } a siphonné les autres { $number } fois.

## Mise en place

TRK-SETUP-1 = Chacun reçoit trois camions à deux joueurs, deux à trois ou quatre, un seul à cinq ou six, et les dés d’une couleur à y charger.
TRK-SETUP-2 = Tous les camions commencent sur l’aire de départ avec 12 litres.
TRK-SETUP-3 = Le départ n’est pas une case : autant de camions qu’on veut peuvent y attendre.
TRK-SETUP-4 = À quatre joueurs et plus, une carte brun clair et une brun foncé restent dans la boîte ; on mélange 53 cartes.
TRK-SETUP-5 = À deux ou trois joueurs, on mélange les 55 cartes.
TRK-SETUP-6 = Chacun reçoit trois cartes secrètes, ou quatre à deux joueurs.
TRK-SETUP-7 = Le reste forme la pioche, face cachée. Aucune carte n’est encore jouée.
TRK-SETUP-8 = Chacun lance un dé à douze faces ; le plus haut commence, et les ex aequo relancent.

## Un tour

TRK-TURN-1 = Un tour, c’est : les nuits sur les têtes de mort, une carte de votre main jouée, son effet exécuté, la main complétée.
TRK-TURN-2 = Il faut jouer une carte ; personne ne passe.
TRK-TURN-3 = La carte jouée va, visible, sur le tas des cartes jouées.
TRK-TURN-4 = Ensuite vous piochez jusqu’à avoir de nouveau trois cartes, ou quatre à deux joueurs.
TRK-TURN-5 = Puis c’est à votre voisin de gauche.
TRK-TURN-6 = S’il faut piocher et que la pioche est vide, on mélange les cartes jouées pour en faire une nouvelle.
TRK-TURN-7 = Si une seule des possibilités de votre carte est faisable, vous devez en faire une.
TRK-TURN-8 = Si votre carte ne permet rien de faisable, un de vos camions en piste retourne au départ ; vous choisissez lequel.
TRK-TURN-9 = Si rien n’est faisable et qu’aucun de vos camions n’est en piste, la carte est simplement perdue.
TRK-TURN-10 = Vous pouvez jouer une carte impossible à suivre même en tenant une carte possible.
TRK-TURN-11 = Qui a tous ses camions à l’oasis ne joue plus.

## Se déplacer

TRK-MOVE-1 = Un camion avance d’exactement autant de cases que le dit la carte, de voisine en voisine.
TRK-MOVE-2 = Toutes les directions sont permises : en avant, de côté, en arrière.
TRK-MOVE-3 = Du départ, le premier pas mène à l’une des trois cases voisines.
TRK-MOVE-4 = On n’entre pas deux fois dans une case au cours d’un déplacement, ni de nouveau dans celle d’où l’on part.
TRK-MOVE-5 = Un déplacement ne peut pas finir sur une case où se tient un autre camion.
TRK-MOVE-6 = Rouler ne bouscule ni ne capture aucun camion.
TRK-MOVE-7 = Passer sur une case où se tient un camion est un saut, que les règles du saut doivent permettre.
TRK-MOVE-8 = Aucun camion ne revient au départ en roulant.
TRK-MOVE-9 = L’oasis compte pour une case, et seul le dernier pas d’un déplacement y entre, depuis l’une des trois cases voisines.
TRK-MOVE-10 = Une carte de déplacement déplace un seul camion, à votre choix parmi ceux qu’elle permet.

## Le carburant

TRK-FUEL-1 = Chaque pas coûte un litre à celui qui conduit, sauf là où les cases en disent autrement.
TRK-FUEL-2 = Aucun réservoir ne contient plus de 12 litres.
TRK-FUEL-3 = Vous ne pouvez rouler que là où il reste au moins 1 litre à la fin.
TRK-FUEL-4 = Un camion qui tombe sous 1 litre, quelle qu’en soit la cause, retourne au départ et reçoit le plein.
TRK-FUEL-5 = Un camion déplacé par un autre ne paie rien.

## Sauter

TRK-JUMP-1 = Vous ne sautez des camions que si, après tout le déplacement, vous avez moins de litres que chacun d’eux. Autant ne suffit pas.
TRK-JUMP-2 = Cela vaut pour vos propres camions comme pour les autres.
TRK-JUMP-3 = Contourner un camion par des cases libres n’est pas un saut.
TRK-JUMP-4 = Un camion poussé avec la carte brun foncé saute tout ce qu’il veut.
TRK-JUMP-5 = Un déplacement avec saut ne peut pas finir à une station.
TRK-JUMP-6 = Rien n’arrive au camion sauté.

## Les cases

TRK-SLOPE-1 = Le pas qui mène sur une pente est gratuit ; on n’a pas le choix de le payer.
TRK-SLOPE-2 = La flèche d’une pente n’interdit aucune direction.
TRK-SLOPE-3 = Seul son propriétaire peut déplacer un camion en pente.
TRK-SLOPE-4 = En pente, le siphon laisse au moins 1 litre ; le reste de la perte est oublié.
TRK-SLOPE-5 = La jauge d’un camion en pente se retourne comme ailleurs.
TRK-STATION-1 = Un camion qui finit son déplacement à une station a 12 litres aussitôt.
TRK-STATION-2 = Il doit y parvenir avec au moins 1 litre.
TRK-STATION-3 = Passer par une station sans s’arrêter ne remplit rien.
TRK-STATION-4 = Tant qu’un camion est à une station, sa jauge reste à 12 : ni siphon, ni retournement.
TRK-STATION-5 = Un camion poussé sur une station reçoit aussi le plein.
TRK-STATION-6 = Un camion peut être poussé hors d’une station ; il garde ses 12 litres.
TRK-SKULL-1 = Le pas qui mène sur une tête de mort coûte le litre habituel, et rien d’autre dans l’immédiat.
TRK-SKULL-2 = Chaque pas qui quitte une tête de mort coûte un litre de plus à celui qui conduit.
TRK-SKULL-3 = Au début de votre tour, chacun de vos camions sur une tête de mort perd un litre.
TRK-SKULL-4 = Cela se répète de tour en tour, de quelque façon que le camion y soit venu.
TRK-SKULL-5 = Si cela vide le réservoir, le camion retourne au départ, et vous pouvez l’utiliser dans ce même tour.

## Les cartes

TRK-CARD-13 = Bleu foncé : conduisez un de vos camions d’exactement 1 ou exactement 3 cases.
TRK-CARD-24 = Bleu clair : conduisez un de vos camions d’exactement 2 ou exactement 4 cases.
TRK-CARD-3ANY-1 = Brun foncé : conduisez un de vos camions d’exactement 3 cases, ou poussez d’autant celui d’un autre.
TRK-CARD-3ANY-2 = On ne pousse ni un camion au départ, ni un camion en pente.
TRK-CARD-3ANY-3 = On ne pousse aucun camion dans l’oasis.
TRK-CARD-3ANY-4 = Un camion poussé finit lui aussi sur une case libre et n’entre dans aucune case deux fois.
TRK-CARD-SIPHON-1 = Brun clair : prenez 3 litres au camion d’un autre, s’il est en piste et pas à une station.
TRK-CARD-SIPHON-2 = S’il lui resterait moins de 1 litre et qu’il n’est pas en pente, il retourne au départ.
TRK-CARD-SIPHON-3 = Ou bien : versez 1 litre dans un de vos camions en piste qui en a 11 au plus.
TRK-CARD-RED-1 = Rouge : retournez la jauge d’un ou de plusieurs de vos camions en piste, hors station : 1 devient 12, 2 devient 11, et ainsi de suite.
TRK-CARD-RED-2 = On peut aussi retourner une jauge vers le bas.
TRK-CARD-PINK-1 = Rose : retournez la jauge d’un seul camion en piste, à qui qu’il soit, hors station.

## L’oasis

TRK-GOAL-1 = Un camion est arrivé quand son déplacement finit dans l’oasis avec au moins 1 litre.
TRK-GOAL-2 = Le compte doit être juste : on n’écourte pas un déplacement à l’oasis.
TRK-GOAL-3 = Un saut dans la dernière ligne droite se juge aux litres qui restent à l’arrivée.
TRK-GOAL-4 = Un camion qui arrive prend la première place libre et n’est plus à la portée de personne.
TRK-SCORE-1 = De deux à quatre joueurs, les places valent 11, 8, 6, 5, 4, 3, 2 et 1 points, et votre total est la somme des places de vos camions.
TRK-SCORE-2 = Un camion qui n’est pas arrivé ne rapporte rien.
TRK-END-1 = À cinq ou six joueurs, le premier camion à l’oasis gagne la course sur-le-champ.
TRK-END-2 = De deux à quatre joueurs, la course finit après le tour où plus personne ne peut dépasser le premier.
TRK-END-3 = Le plus haut total gagne ; à égalité, celui dont la meilleure place est la meilleure.
TRK-LIMIT-1 = Une règle de la maison, pour que toute course finisse : après le nombre de tours choisi, elle est arrêtée. Alors comptent le total et la meilleure place, puis le moins de cases entre le camion de tête et l’oasis ; les ex aequo partagent.

## Là où le livret laisse du jeu

TRK-R1 = Pour un saut comptent les litres après tout le déplacement, avec tout ce que pentes et têtes de mort coûtent ou épargnent.
TRK-R2 = Une carte est impossible à suivre seulement si aucun de vos camions ne peut faire aucune des choses qu’elle permet en gardant un litre à la fin. Échouer exprès avec une carte possible n’est pas permis.
TRK-R3 = Le camion renvoyé doit être en piste ; celui qui attend au départ ne paierait rien.
TRK-R4 = En pente, c’est le pas qui y mène qui est gratuit ; celui qui en sort coûte ce que coûte la case suivante.
TRK-R5 = Le siphon en pente prend jusqu’à 3 litres mais en laisse 1 : un camion à 1 litre n’y perd rien. Il reste une cible permise.
TRK-R6 = Une case ne compte comme visitée que le temps d’un déplacement, et la case de départ compte aussi.
TRK-R7 = On ne revient au départ qu’en y étant renvoyé.
TRK-R8 = Seule une fin de déplacement à la station fait le plein, et un camion qui y parviendrait à sec est tombé en panne avant.
TRK-R9 = On peut pousser un camion sur toute case libre : il a le plein à une station, il est à l’abri en pente, et il perd son litre sur une tête de mort au prochain tour de son propriétaire. Les sauts n’écartent pas d’une station un camion poussé.
TRK-R10 = Une tête de mort coûte deux fois : un litre par tour commencé dessus, et un litre en la quittant.
TRK-R11 = Personne n’arrive en étant poussé.
TRK-R12 = Le litre de la carte brun clair n’entre pas dans un réservoir plein.
TRK-R13 = Une carte rouge peut faire baisser une jauge, ce qui peut aider à sauter.
TRK-R14 = Pour voir si quelqu’un peut encore dépasser, on imagine que tous ses camions arrivent les prochains ; égaler le total du premier sans meilleure place ne suffit pas.
TRK-R15 = Rien d’autre que la meilleure place ne départage des totaux égaux.
TRK-R16 = Le chapitre du livret sur la fin de la partie contient le déroulement d’un tour, et se lit ainsi.
TRK-R17 = Seule la carte rouge peut changer plusieurs camions à la fois.
TRK-R18 = À cinq joueurs, le dé noir reste dans la boîte ; cela ne change rien.
TRK-R19 = La carte qui vient d’être jouée est mélangée avec les autres quand la pioche est vide.
TRK-R20 = Un camion renvoyé par un autre peut repartir dès le prochain tour de son propriétaire.
