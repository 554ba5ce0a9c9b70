# Les mots du plateau de la course de camions. Ceux des règles sont à côté des règles.
race-board = Le désert
race-kind-start = Le départ.
race-kind-oasis = L’oasis.
race-kind-sand = { $cell } : sable.
race-kind-skull = { $cell } : tête de mort.
race-kind-slope = { $cell } : pente.
race-kind-fuel = { $cell } : station-service.
race-standing = Camion { $truck } de { $name }, { $litres } l.
race-cell-open = { $ways ->
    [one] Au choix : { $litres } l ensuite.
   *[other] Au choix, de { $ways } façons : { $litres } l au mieux.
 }

race-hand = Votre main
race-hand-empty = Votre main est vide.
race-impossible = (impossible à suivre)
race-draw = { $count ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
race-top = Dernière : { $card }
race-turns = { $count ->
    [one] Encore un tour
   *[other] Encore { $count } tours
 }
race-cards = Cartes
race-unseen = { $card } : { $count ->
    [one] { $count } pas encore vue
   *[other] { $count } pas encore vues
 }
race-cards-about = Combien de cartes de chaque sorte vous n’avez pas encore vues.
race-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
race-rig-at = Camion { $truck } : { $cell }, { $litres } l
race-rig-in = Camion { $truck } : à l’oasis, place { $place }

race-wait = Ce n’est pas encore votre tour.
race-over = La course est finie.
race-choose = Choisissez une carte, ou touchez un de vos camions.
race-aim = Vers où ? Touchez une case éclairée.
race-aim-any = Vers où ? Touchez une case éclairée, ou d’abord un camion.
race-aim-truck = Quel camion ? Touchez-le sur le plateau.
race-aim-trucks = Quels camions ? Touchez-en un ou plusieurs.
race-choose-home = Impossible à suivre : quel camion retourne au départ ?
race-lost = Cette carte est impossible à suivre, et aucun de vos camions n’est en piste : elle est perdue.
trucks-tale-drove = { $you ->
    [seat] Votre camion { $truck } va jusqu’à { $cell } : { $litres } l.
   *[none] { $name } : camion { $truck } jusqu’à { $cell }, { $litres } l.
 }
trucks-tale-scorched = { $you ->
    [seat] Tête de mort : un litre de moins pour votre camion { $truck }.
   *[none] Tête de mort : un litre de moins pour { $name }.
 }
trucks-since-drove = { $name } : camion { $truck } jusqu’à { $cell }
race-night = Une nuit sur la tête de mort : le camion { $truck } perd un litre, reste { $litres } l.
race-which = Camions
race-rig = Camion { $truck } de { $name }, { $litres } l
race-offers = Ce que permet cette carte
race-back = Retour
race-other-way = Autre chemin
race-lent = Un robot joue pour vous.
race-brings = reste { $litres } l
race-brings-oasis = { $points ->
    [0] reste { $litres } l
    [one] reste { $litres } l, un point
   *[other] reste { $litres } l, { $points } points
 }
race-with-card = Avec { $card }
race-why-first = Choisissez d’abord une carte ou un de vos camions.
race-why-own = Aucune de vos cartes ne sert à ce camion pour l’instant.
race-why-foreign = Aucune de vos cartes ne sert à ce camion.
race-why-card = Cette carte ne fait rien ici. Touchez un camion qui brille.
race-ground-sand = Sable : 1 l
race-ground-slope = Pente : gratuite
race-ground-fuel = Station : 12 l
race-ground-skull = Tête de mort : +1 l pour la quitter, 1 l par nuit

race-do-drive = Conduire le camion { $truck } jusqu’à { $cell }
race-do-push = Pousser le camion { $truck } de { $name } jusqu’à { $cell }
race-do-siphon = Prendre 3 litres au camion { $truck } de { $name }
race-do-fill = Verser un litre dans le camion { $truck }
race-do-flip = Retourner la jauge { $trucks }
race-do-flip-other = Retourner la jauge du camion { $truck } de { $name }
race-do-restart = Renvoyer le camion { $truck } au départ
race-do-discard = Perdre la carte
race-note-gauge = { $from } l → { $to } l
race-note-fills = Le plein : 12 l
race-note-arrives = { $points ->
    [0] Atteint l’oasis avec { $litres } l
    [one] Atteint l’oasis avec { $litres } l, pour un point
   *[other] Atteint l’oasis avec { $litres } l, pour { $points } points
 }
race-note-home = Retour au départ, avec le plein
race-note-jump = Saute le camion { $truck } de { $name } : { $left } l contre { $litres } l
race-note-over = Passe par-dessus le camion { $truck } de { $name }

stat-played = Cartes jouées
stat-drove = Trajets
stat-jumped = Camions sautés
stat-pushed = Camions poussés
stat-refuelled = Pleins
stat-siphoned = Siphonnages
stat-filled = Litres versés
stat-flipped = Jauges retournées : les siennes
stat-flipped-other = Jauges retournées : celles des autres
stat-failed = Cartes non suivies
stat-sent-home = Camions renvoyés au départ
stat-arrived = Arrivées
stat-scorched = Nuits sur une tête de mort

guide-aim = Vos trois camions vont des pyramides à l’oasis. Plus un camion arrive tôt, plus il rapporte : 11 points pour le premier.
guide-ground = Chaque case coûte un litre. Les pentes sont gratuites, les stations font le plein, une tête de mort coûte un litre de plus à quitter, et un par nuit.
guide-gauge = Le dé sur chaque camion montre ses litres : 12 au plus, et il doit en rester 1 après chaque trajet. Un seul plein ne suffit jamais.
guide-hand = À chaque tour, il faut jouer une carte. Les bleues font rouler d’exactement autant de cases qu’elles disent. Un signe rouge : impossible pour l’instant.
guide-drive = Choisissez une carte bleue. Chaque case éclairée montre les litres qui y resteraient. Touchez-en une, puis le bouton.
guide-other = L’autre joueur roule à présent. Suivez la piste et la jauge.
guide-jump = On ne saute un camion que si l’on a ensuite moins de litres que lui. Un camion presque vide barre donc la route, et passe partout.
guide-fuel = Les cartes rouges et roses retournent une jauge : 1 devient 12, 2 devient 11. Gardez-les pour un réservoir presque vide. Jouez une carte.
guide-home = Une carte impossible à suivre renvoie un de vos camions au départ, avec le plein. Prévoyez donc une carte pour chaque tour.
guide-end = On entre dans l’oasis au compte exact. La course finit quand plus personne ne peut dépasser le premier. À vous, maintenant.
trucks-advised-drive = Le camion { $truck } jusqu’à { $cell }
