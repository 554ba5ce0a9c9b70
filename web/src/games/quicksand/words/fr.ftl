# Les mots du plateau de Quicksand. Ceux des règles sont à côté des règles.
quicksand-track = La piste
quicksand-gears = Les engrenages
quicksand-gear = { $shape }, { $colour }
quicksand-tile = Tuile { $tile } : { $gear }{ $state ->
    [blocked] , bloquée.
    [danger] , en zone de danger.
   *[plain] .
 }
quicksand-marker = Marqueur de désamorçage : tous les sabliers doivent le passer
quicksand-timer = { $timer }, { $sort }, { $place ->
    [lost] perdu à côté de la tuile { $tile }
    [danger] en zone de danger, tuile { $tile } : { $gear }
   *[track] tuile { $tile } : { $gear }
 }. { $seconds ->
    [0] Plus de sable.
    [one] Encore une seconde.
   *[other] Encore { $seconds } secondes.
 }
quicksand-timer-low = Vite.
quicksand-timer-out = Vide : seule une carte jouée à l’instant le sauve.
quicksand-timer-lit = Retourné, il aurait { $seconds } s.
quicksand-timer-name = Jouer le joker dessus.
quicksand-low = { $timer } : { $seconds ->
    [one] plus qu’une seconde
   *[other] plus que { $seconds } secondes
 }.

quicksand-level = Niveau { $level }

level-way = Le chemin à travers les dunes
level-with = En jeu à ce niveau
level-timers = { $count } sabliers
level-gears = { $count } engrenages
level-aided = Avec aides
level-rule-silence = silence
level-rule-block = blocages
level-rule-discard-shape = une forme retirée
level-rule-discard-colour = une couleur retirée
level-rule-facing-out = cartes tournées
level-adds-begin = { $timers } sabliers, { $gears } engrenages : apprivoisez le sable.
level-adds-gears = { $more ->
    [2] Deux engrenages de plus
   *[other] { $more } engrenages de plus
 } : le chemin s’allonge, pas le sable.
level-adds-timers = { $timers ->
    [4] Un quatrième sablier : quatre à surveiller.
   *[5] Un cinquième sablier : ils sont tous là.
 }
level-adds-faster = Le sable presse : un sablier lent cède sa place à un plus rapide.
level-adds-fast = Le sablier rapide entre en jeu : une demi-minute, et il est vide.
level-adds-order = À l’envers : le sablier rapide part en dernier.
level-adds-silence = Silence : on ne dit rien d’autre que la carte jouée.
level-adds-block = Blocages : retournez le sablier derrière un cadenas pour libérer la voie.
level-adds-discard-shape = Une forme est retirée : sept cartes de moins, mais ses engrenages restent.
level-adds-discard-colour = Une couleur est retirée : sept cartes de moins, mais ses engrenages restent.
level-adds-facing-out = Cartes tournées : vous voyez toutes les mains, sauf la vôtre.
level-adds-together = Tout à la fois : { $rules }.
level-adds-again = De nouveau : { $rules }, cette fois avec { $timers } sabliers.

quicksand-extras = Règles spéciales de ce niveau
quicksand-extra-silent = Silence
quicksand-extra-out = Cartes tournées
quicksand-extra-block = Blocages
quicksand-extra-removed = { $card } : cartes retirées
quicksand-draw = { $count ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
quicksand-newest = Dernière carte : { $card }{ $name ->
    [none] .
   *[other] , jouée par { $name }.
 }

# Ici, les places ont des bannières : triangles, ronds et carrés sont des cartes.
seat-mark = { $seat ->
    [1] Bannière rouge
    [2] Bannière bleue
    [3] Bannière verte
    [4] Bannière jaune
    [5] Bannière blanche
    [6] Bannière noire
   *[7] Bannière violette
 }

quicksand-hand = Votre main
quicksand-covered = face cachée
quicksand-held-card = { $place } : { $card }
quicksand-card-nothing = Ne retourne aucun sablier en ce moment.
quicksand-card-turns = Retourne le { $timer } : il aurait { $seconds } s.
quicksand-tell = Montrer ce que ferait chaque carte (I)

quicksand-counting = Compter les cartes
quicksand-unseen-cards = Cartes pas encore vues
quicksand-uncounted = Les cartes sont tournées vers les autres : on ne compte pas ici les cartes inconnues, le compte vous dirait les vôtres.
quicksand-coming = À venir dans la pioche, connu de tous

quicksand-lost-means = Un sablier perdu est hors du cercle. Seul un joker le ramène ; s’il se vide encore, tout est perdu.
quicksand-danger-means = Après le marqueur rouge, aucun sablier ne doit se vider.

quicksand-turned = { $count ->
    [one] Retourné : sablier { $timers }.
   *[other] Retournés : sabliers { $timers }.
 }
quicksand-anybody = Qui commence ?
quicksand-name-now = Désignez un sablier
quicksand-names = { $name } désigne un sablier
quicksand-play = Jouez une carte : il suffit de la toucher.
quicksand-play-first = Le sable coule. Le premier qui joue commence.
quicksand-play-blind = Jouez une carte sans la voir. Les autres la voient.
quicksand-soon = Vos cartes sont face cachée. Vous les verrez dès que le sable coulera.
quicksand-soon-blind = Toutes les cartes sont face cachée. Vous verrez celles des autres dès que le sable coulera.
quicksand-wait = { $name } joue.
quicksand-not-you = Pas maintenant : c’est à { $name } de jouer.
quicksand-name-first = Désignez d’abord un sablier pour le joker.
quicksand-not-now = Cette carte ne peut pas être jouée maintenant.
quicksand-timer-why = Seul un joker se joue sur un sablier. Les autres cartes retournent tous ceux de leurs engrenages.
quicksand-gear-why = Ici, un sablier est retourné par { $shape } ou { $colour }.
quicksand-joker-back = Garder le joker
quicksand-silence = Silence : on ne dit rien d’autre que la carte jouée.
quicksand-calls = À dire d’un geste
quicksand-targets = Pour quel sablier, ce joker ?
quicksand-target = { $timer }{ $lost ->
    [yes] , perdu
   *[no] { "" }
 } : encore { $seconds } s{ $aids ->
    [yes] , { $after } s une fois retourné.
   *[no] .
 }

stat-announced = Cartes jouées
stat-advanced = Sabliers avancés
stat-turned = Sabliers retournés sur place
stat-unblocked = Blocages levés
stat-recovered = Sabliers récupérés
stat-still-lost = Sabliers perdus retournés
stat-lost = Sabliers perdus
stat-ran-out = Sabliers vidés
stat-drawn-out = Cartes piochées sans les voir
stat-pile-turned = Pioches retournées

guide-aim = Bienvenue dans Quicksand. Ensemble, menez tous les sabliers au-delà du marqueur rouge avant que le sable ne manque.
guide-gears = Chaque engrenage a une forme et une couleur. Les sabliers sont à l’intérieur, reliés à leur engrenage.
guide-sand = Les nombres sont des secondes. Un sablier retourné garde ce qui avait coulé : presque vide, il se remplit.
guide-hand = Une forme ou une couleur retourne tous les sabliers de ces engrenages et les fait avancer d’un cran. Maintenez pour voir.
guide-play = Dans cette leçon, le temps attend. Touchez une carte pour la jouer : le triangle retourne deux sabliers.
guide-time = Laissez passer le temps avec les boutons du bas, pour que votre équipier joue. Dans une vraie partie, le sable n’attend pas.
guide-joker = Un joker vaut pour le sablier de votre choix : touchez-le, puis le sablier. Lui seul fait revenir un sablier perdu.
guide-lost = Un sablier vide est perdu et sort du cercle. Si un sablier perdu se vide encore, vous perdez tous.
guide-danger = Derrière le marqueur rouge, aucun sablier ne doit se vider. Tous là-bas avec du sable : c’est gagné.
guide-end = Sous dix secondes, un sablier palpite et fait tic-tac. C’est tout. La suite du niveau est à vous, sans vous presser.
quicksand-advised-joker = le joker sur le { $timer }
