# Tous les mots de Quicksand en français. Les règles sont à la fin, chacune sous son numéro.

title = Quicksand
tagline = En temps réel et tous ensemble : menez les sabliers le long des engrenages avant que le sable ne manque.

card-triangle = un triangle
card-circle = un cercle
card-square = un carré
card-moon = une lune
card-grey = une carte grise
card-yellow = une carte jaune
card-orange = une carte orange
card-joker = un joker
title-triangle = Triangle
title-circle = Cercle
title-square = Carré
title-moon = Lune
title-grey = Gris
title-yellow = Jaune
title-orange = Orange
title-joker = Joker
card-back = ?

shape-triangle = ▲
shape-circle = ●
shape-square = ■
shape-moon = ☾
colour-grey = G
colour-yellow = J
colour-orange = O
block-sign = #

sort-slow = lent
sort-normal = normal
sort-fast = rapide

timer-0 = sablier 1
timer-1 = sablier 2
timer-2 = sablier 3
timer-3 = sablier 4
timer-4 = sablier 5

place-0 = gauche
place-1 = milieu
place-2 = droite

option-level = Niveau
option-timers = Jeu de sabliers
option-timers-standard = Standard : 60, 45 et 30 secondes
option-timers-measured = Mesuré : 60, 42 et 27 secondes
option-discard = Forme ou couleur retirée
option-discard-random = Tirée au sort
option-announce_grace_ms = Retard toléré pour qu’une carte sauve encore un sablier, en millisecondes
option-aids = Montrer ce que ferait chaque carte
option-aids-auto = Jusqu’au niveau 5
option-aids-on = Toujours
option-aids-off = Jamais
preset-standard = Classique
preset-measured = Sabliers mesurés dans une vraie boîte
preset-strict = Strict : ni retard, ni aide

bad-discard = Le niveau { $level } ne peut pas retirer cela. Choisissez parmi : { $choices }.

## Sur la table

level-line = Niveau { $level }, { $seconds } s
disarm-marker = marqueur de désamorçage
piles = Pioche : { $draw }, défausse : { $discards }
player-line = { $name } : { $cards }
seconds = { $whole },{ $tenth }

phrase-have-triangle = J’ai un triangle.
phrase-have-circle = J’ai un cercle.
phrase-have-square = J’ai un carré.
phrase-have-moon = J’ai une lune.
phrase-have-grey = J’ai une carte grise.
phrase-have-yellow = J’ai une carte jaune.
phrase-have-orange = J’ai une carte orange.
phrase-have-joker = J’ai un joker.
phrase-play-left = Jouez votre carte de gauche.
phrase-play-middle = Jouez votre carte du milieu.
phrase-play-right = Jouez votre carte de droite.
phrase-not-yet = Attendez, pas encore.
phrase-i-begin = Je commence.

reason-win = pour tout désamorcer
reason-block = pour dégager la voie
reason-joker = pour garder le joker
reason-sand = { $again ->
    [timer] avant qu’il ne se vide
   *[none] avant que le { $timer } ne se vide
}
reason-on = { $again ->
    [timer] pour le faire avancer
   *[none] pour faire avancer le { $timer }
}
reason-recover = { $again ->
    [timer] pour le ramener
   *[none] pour ramener le { $timer }
}
reason-spare = car c’est elle qui nuit le moins

move-play = Jouer { $card }
move-joker = Joker sur le { $timer }
move-play-place = Jouer sa carte ({ $place })

event-announced = { $you ->
    [seat] Vous jouez { $card }.
   *[none] { $seat } joue { $card }.
}
event-advanced = Le { $timer } est retourné et avance à la tuile { $tile }.
event-turned = Le { $timer } est retourné sur place, tuile { $tile }.
event-unblocked = La tuile { $tile } est de nouveau libre.
event-recovered = Le { $timer } est récupéré : le voilà de retour sur la tuile { $tile }.
event-still-lost = Le { $timer } est retourné, mais reste perdu à côté de la tuile { $tile }.
event-lost = Le { $timer } s’est vidé : il est perdu, à côté de la tuile { $tile }.
event-ran-out = Le { $timer } s’est vidé sur la tuile { $tile } : tout est perdu.
event-drawn = { $you ->
    [seat] Vous piochez { $card }.
   *[none] { $seat } pioche { $card }.
}
event-drawn-hidden = { $seat } pioche une carte.
event-drawn-out = { $you ->
    [seat] Vous piochez une carte sans la voir ({ $place }).
   *[none] { $seat } pioche une carte.
}
event-pile-turned = La défausse est retournée : { $cards } cartes à piocher.

highlight-shave-timer = { $seat } a retourné le { $timer } à { $tenths ->
    [one] un dixième
   *[other] { $tenths } dixièmes
} de seconde de la fin.
highlight-saved-timer = { $seat } a ramené le { $timer }, qui était déjà perdu.

## Mise en place

QKS-SETUP-1 = Choisissez l’un des 21 niveaux. Il donne la longueur de la piste, les sabliers et les règles en plus.
QKS-SETUP-2 = Mélangez les 19 engrenages. Alignez le premier nombre indiqué par le niveau, puis le marqueur de désamorçage, puis le second nombre.
QKS-SETUP-3 = Les tuiles en trop restent dans la boîte.
QKS-SETUP-4 = Mettez les sabliers du niveau sur les premières tuiles, un par tuile, dans l’ordre de sa liste. Les autres restent dans la boîte.
QKS-SETUP-5 = Mélangez les cartes, donnez-en trois à chacun. Le reste est la pioche, face cachée.
QKS-SETUP-6 = Avant le départ, tout le sable est en bas et aucun sablier ne coule.
QKS-SETUP-7 = Avec la règle du blocage, laissez deux tuiles libres après le sablier de tête, mettez un marqueur sur la troisième, et ainsi de suite jusqu’à trois marqueurs.

## L’horloge

QKS-CLK-1 = La partie commence quand tous les sabliers sont retournés ensemble : chacun est plein.
QKS-CLK-6 = Alors seulement vous regardez vos cartes : avant que le sable coule, personne ne voit de main.
QKS-CLK-2 = Chaque seconde, un sablier perd une seconde de sable, jusqu’au dernier grain.
QKS-CLK-3 = Retourner un sablier échange ses deux moitiés : ce qui avait coulé est ce qui reste à couler.
QKS-CLK-4 = Aucune pause n’existe.
QKS-CLK-5 = Un tour dure autant que le sable le permet.

## Un tour

QKS-TURN-1 = Le sable coule déjà pendant que vous convenez de qui joue la première carte.
QKS-TURN-2 = Ensuite, chacun son tour dans le sens des aiguilles d’une montre.
QKS-TURN-3 = À votre tour, vous jouez une carte de votre main, ni plus ni moins, en disant laquelle.
QKS-TURN-4 = La carte fait d’abord tout son effet, puis rejoint la défausse, face visible.
QKS-TURN-5 = Vous piochez alors une carte pour en avoir de nouveau trois, et votre voisin de gauche continue.
QKS-TURN-6 = Si la pioche est vide quand il faut une carte, renversez la défausse sans mélanger : la plus ancienne vient d’abord.
QKS-TURN-7 = Vous seul voyez vos cartes, mais vous pouvez en parler.

## Ce que font les cartes

QKS-ACT-1 = Une couleur active chaque sablier placé sur une tuile de cette couleur.
QKS-ACT-2 = Une forme active chaque sablier placé sur une tuile de cette forme.
QKS-ACT-3 = Les sabliers qu’une carte active sont fixés à l’annonce, et aucun ne l’est deux fois par la même carte.
QKS-ACT-4 = Commencez par le sablier de tête et remontez vers l’arrière.
QKS-ACT-5 = Un sablier activé est retourné et passe à la tuile suivante, s’il y en a une, libre et non bloquée.
QKS-ACT-6 = Si la tuile suivante est prise, ou si la piste s’arrête là, il est retourné sans bouger.
QKS-ACT-7 = Un sablier n’avance que d’une tuile à la fois, et n’en partage jamais une.
QKS-ACT-8 = Une carte qui ne convient à aucun sablier ne fait rien. Elle est tout de même jouée et défaussée.
QKS-ACT-9 = Formes et couleurs ne touchent jamais un sablier perdu.
QKS-JOK-1 = Un joker active un sablier de la piste, où qu’il soit, ou récupère un sablier perdu. C’est vous qui choisissez.
QKS-JOK-2 = Un sablier activé par un joker se retourne et avance comme les autres.

## Perdre et récupérer des sabliers

QKS-LOST-1 = Un sablier qui se vide avant le marqueur de désamorçage est perdu : on le retourne et on le met à côté de sa tuile.
QKS-LOST-2 = La tuile qu’il quitte est libre pour les autres.
QKS-LOST-3 = Plusieurs sabliers perdus peuvent se tenir à côté d’une même tuile.
QKS-LOST-4 = Un sablier qui se vide à l’instant où l’on annonce une carte qui l’active est sauvé : il est retourné, plein, et avance.
QKS-LOST-5 = Un sablier qui se vide alors sans être activé par cette carte est perdu.
QKS-REC-1 = Un sablier récupéré est retourné et remis sur la tuile voisine, si elle est libre.
QKS-REC-2 = Si un autre s’y trouve, le sablier perdu est retourné et reste perdu.
QKS-REC-3 = Récupérer ne fait avancer personne.
QKS-REC-4 = Seul un joker récupère un sablier.

## La fin

QKS-END-1 = Un sablier perdu s’est vidé de nouveau : vous perdez aussitôt.
QKS-END-2 = Un sablier s’est vidé dans la zone de danger : vous perdez aussitôt.
QKS-END-3 = Tous les sabliers sont dans la zone de danger et il leur reste du sable : vous gagnez aussitôt.
QKS-END-4 = Tant qu’un sablier est perdu, pas de victoire.

## Règles en plus

QKS-SIL-1 = Silence : une fois tout en place, on ne dit plus rien, sinon le nom de la carte jouée.
QKS-BLK-1 = Blocage : aucun sablier n’entre sur une tuile qui porte un marqueur.
QKS-BLK-2 = Activez le sablier juste derrière un marqueur : il est retourné sans bouger, et le marqueur disparaît.
QKS-BLK-3 = Sans son marqueur, la tuile est comme les autres, dès l’activation suivante.
QKS-BLK-4 = Un joker retire un marqueur de la même façon.
QKS-DIS-1 = Une forme en moins : avant de distribuer, retirez les sept cartes d’une forme, choisie ou tirée au sort.
QKS-DIS-2 = Une couleur en moins : de même avec les sept cartes d’une couleur.
QKS-DIS-3 = Les tuiles de cette forme ou de cette couleur restent en jeu.
QKS-OUT-1 = Cartes tournées vers les autres : vous ne voyez jamais votre main, eux la voient.
QKS-OUT-2 = Les autres peuvent vous dire quelle carte jouer.
QKS-OUT-3 = Cartes tournées, personne ne voit de compte des cartes inconnues : ce que vous ne devez pas voir ne se déduit pas non plus par soustraction.

## Jouer seul

QKS-SOLO-1 = Seul, vous jouez vos trois cartes avant d’en piocher trois autres.
QKS-SOLO-2 = Seul, le silence et les cartes tournées ne comptent pas. Le blocage et les cartes retirées comptent.
QKS-SOLO-3 = Tout le reste est pareil.

## Nos réponses aux doutes

QKS-Q1 = Une seule horloge décide, en millisecondes. Un sablier est connu par sa durée, ce qui restait, et quand.
QKS-Q2 = Une carte sauve un sablier qu’elle active s’il s’est vidé dans la fenêtre d’annonce qui précède, bornes comprises. Plus tard, il est perdu depuis l’instant où il s’est vidé.
QKS-Q2A = La fenêtre vaut aussi dans la zone de danger, et pour le sablier perdu que désigne un joker. Les sabliers que la carte ne désigne pas n’en ont pas : si l’un d’eux s’est vidé avant, cela compte d’abord.
QKS-Q3 = Un sablier qui arrive sur une tuile concernée n’est pas activé une seconde fois par la même carte.
QKS-Q4 = Un sablier retourné quand il est plein est aussitôt vide ; retourné deux fois au même instant, il est comme avant.
QKS-Q5 = De deux sabliers qui se suivent, celui de devant part d’abord et l’autre suit ; si le premier est coincé, tous deux ne font que se retourner.
QKS-Q6 = Les sabliers vides sont traités dans l’ordre de leurs instants, à égalité celui de tête d’abord.
QKS-Q7 = La victoire est vérifiée après chaque activation.
QKS-Q8 = La carte qu’on vient de jouer est la dernière que rend une pile renversée.
QKS-Q9 = Tout le monde peut jouer la première carte ; la première qui arrive décide qui commence.
QKS-Q10 = Aucun sablier n’est perdu à côté d’une tuile bloquée, car aucun ne s’y trouve jamais.
QKS-Q11 = Un joker sur un sablier perdu dont la tuile est prise peut servir à gagner du temps. De deux sabliers perdus au même endroit, un seul revient à la fois.
QKS-Q12 = Ce que l’on retire est tiré au sort, sauf si la table choisit.
QKS-Q13 = Les marqueurs de blocage se comptent depuis la place de départ du sablier de tête, trois au plus, tous avant le marqueur de désamorçage.
QKS-Q14 = Le sablier qui retire un marqueur n’entre pas dans la même activation.
QKS-Q15 = Cartes tournées : une carte se choisit par sa place. Si c’est un joker, vous désignez ensuite son sablier : le sable coule, personne d’autre ne joue, et la fenêtre compte à partir de là.
QKS-Q16 = Cartes tournées : la nouvelle carte prend la place de l’ancienne.
QKS-Q17 = On peut toujours jouer : toute carte peut l’être pour rien, et un joker trouve toujours un sablier.
QKS-Q18 = Au départ, tous les sabliers sont retournés au même instant.
QKS-Q19 = Seul, vous piochez après l’effet de la troisième carte, en renversant la défausse entre-temps s’il le faut.
QKS-Q20 = On ne saute le tour de personne.
QKS-Q21 = Un sablier sans sable compte comme vide quand on vérifie la victoire.
