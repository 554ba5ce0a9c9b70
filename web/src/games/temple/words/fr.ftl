# Les mots du plateau d'Escape. Ceux des règles sont avec les règles.
temple-plan = Le temple
temple-whole = Voir tout le temple (M)
temple-near = Revenir à votre salle (M)
temple-room = { $spot }.
temple-room-cost = Pour entrer : { $cost }.
temple-room-closed = Personne ne peut y entrer.
temple-room-ways = Passages : { $sides }.
temple-room-gaps = Pas encore exploré : { $sides }.
temple-room-passages = Passage secret : { $sides }.
temple-room-prize = { $gems ->
    [one] Une gemme
   *[other] { $gems } gemmes
 } pour { $cost }.
temple-room-task = Tâche : { $cost }.
temple-room-gems = { $gems ->
    [one] Une gemme brille ici.
   *[other] { $gems } gemmes brillent ici.
 }
temple-room-counted = Réunis ici : { $have } sur { $want } ({ $faces }).
temple-room-pledged = Dés promis : { $number }.
temple-room-people = Ici : { $names }.
temple-spot = { $room } ({ $way } du départ)
temple-steps = { $number } { $side ->
    [north] au nord
    [east] à l'est
    [south] au sud
   *[west] à l'ouest
 }

temple-state = Où en est la quête
temple-depot = en réserve
temple-keys = pour sortir
temple-pile = salles à trouver
temple-pile-found = salles, sortie trouvée
temple-exit-found = La sortie est trouvée !
temple-spare = pour le destin
temple-clock = { $what } dans { $time }
temple-cue-gong = Gong
temple-cue-slam = Les portes claquent
temple-cue-collapse = Effondrement
temple-until = { $what } dans { $time }
temple-hurry-slam = Retour au départ : { $time }
temple-hurry-collapse = Sortez : { $time }
temple-total = Reste en tout : { $time }
temple-practice = Entraînement, sans horloge
temple-before = Choisissez : { $time }
temple-shown-gong = { $number ->
    [1] Premier gong : retour au départ
    [2] Deuxième gong : retour au départ
   *[3] Troisième gong : sortez du temple
 }
temple-shown-slam = Les portes claquent
temple-shown-collapse = Le temple s'effondre

temple-out = dehors
temple-stuck = tout bloqué
temple-needs-gold = masque doré ?
temple-here = ici
temple-dice-of = Dés de { $name } : { $dice }

temple-look = Jouer pour { $name }

temple-aid = Aide de jeu
temple-aid-adventurer = Entrer ; à deux, découvrir
temple-aid-key = Entrer, gemmes, sortie
temple-aid-torch = Entrer, gemmes
temple-aid-gold = Libère deux masques noirs
temple-aid-black = Bloque son dé
temple-aid-gong = Au gong, tous au départ

temple-dice = Vos dés
temple-die-pledged = { $face }, promis
temple-die-locked = { $face }, bloqué
temple-die-kept = { $face }, gardé
temple-die-bound = { $face }, entravé : chaque lancer l'emporte
temple-kept = gardé
temple-held = Sur une tuile : { $number }.
temple-lost = Perdus : { $number }.
temple-roll = { $number ->
    [one] Lancer un dé
   *[other] Lancer { $number } dés
 }
temple-advised-where = { $act } : { $where }
temple-advised-roll = Lancer tous les dés sauf ceux qui sont marqués
temple-advised-roll-all = Lancer tous vos dés
temple-keep = à garder
temple-all-kept = Tous les dés sont gardés
temple-no-dice = Plus aucun dé
temple-you-are-stuck = Tout est bloqué : le masque doré d'un ami vous libère
temple-all-stuck = Tout le monde est bloqué : aucun masque doré ne viendra
temple-all-stuck-fate = Tout le monde est bloqué : le destin peut vous libérer
temple-you-are-out = Vous êtes dehors. Encouragez-les.
temple-shake = Secouer pour lancer
temple-shake-refused = Ce téléphone ne le permet pas

temple-sides = Les quatre côtés
temple-costs = coûte { $cost }
temple-costs-nothing = ne coûte rien
temple-way-enter = Entrer, { $side }
temple-way-discover = Découvrir, { $side }
temple-way-place = Poser la salle, { $side }
temple-way-wall = Mur, { $side }
temple-homeward = le chemin du retour
temple-way-enter-short = Entrer
temple-way-discover-short = Découvrir
temple-way-place-short = Poser ici
temple-way-wall-short = Mur

temple-why-wall = Un mur ferme ce côté ({ $side }).
temple-why-no-rooms = Plus aucune salle à découvrir.
temple-why-price = Pour passer ({ $side }), il manque : { $cost }.
temple-why-black = Un masque noir bloque ce dé : un masque doré en libère deux.
temple-why-pledged = Ce dé est promis à la salle : reprenez d'abord la promesse.
temple-why-unrolled = Ce dé n'a pas de face : lancez-le.
temple-why-here = Vous êtes dans cette salle.
temple-why-far = Trop loin : on n'entre que dans une salle voisine, par un passage.
temple-why-lent = Un robot joue à votre place.
temple-why-still = Bas les mains : l'horloge est arrêtée.
temple-why-busy = Un instant : votre dernière action n'est pas terminée.
temple-why-nothing = Vous ne pouvez rien faire maintenant. Les autres, si.

temple-acts = Ce que vous pouvez faire
temple-leave = S'échapper
temple-activate = { $gems ->
    [one] Une gemme
   *[other] { $gems } gemmes
 }
temple-task = Accomplir la tâche
temple-pledge = Promettre { $number }
temple-pledge-as = Promettre { $number } comme { $face }
temple-withdraw = Reprendre la promesse
temple-free-me = Libérer mes dés
temple-free = Libérer { $name }
temple-explore = Piocher, puis poser
temple-enter-aided = Entrer { $side }
temple-propose = Coup du destin
temple-agree = Accepter le coup du destin
temple-refuse = Pas de coup du destin
temple-lapses = La proposition de coup du destin expire dans { $seconds } s.
temple-stop = Arrêter l'entraînement

temple-more = { $number ->
    [one] Plus : une autre action
   *[other] Plus : { $number } autres actions
 }
temple-more-short = Plus

temple-calls = À crier aux autres
temple-silence = Silence : rien à dire tant qu'il n'est pas levé.
temple-held-tiles = Ce que vous portez
temple-held-named = Ce que vous portez : { $names }
temple-demand-give-up = Vous perdez un dé. Lequel ?
temple-demand-give = Vous êtes dehors. Donner un dé à quelqu'un ?
temple-demand-place-room = Où va cette salle ?
temple-seconds = { $seconds } s
temple-yes = Oui
temple-no = Non
temple-silence-no = Sans réponse, c'est non.
temple-never-mind = Tant pis

stat-rolled = Lancers
stat-entered = Salles visitées
stat-discovered = Salles découvertes
stat-activated = Salles à gemmes éveillées
stat-freed = Masques dorés dépensés
stat-caught = Surpris par les portes
stat-die-lost = Dés perdus
stat-gong = Comptes à rebours

guide-aim = Bienvenue au temple. Ensemble, trouvez la sortie et fuyez. Cet entraînement est sans horloge : prenez votre temps.
guide-dice = Voici vos cinq dés. Le grand bouton lance tous ceux que vous ne gardez pas. Commencez la partie, puis lancez.
guide-keep = Touchez un dé pour le garder au prochain lancer, touchez-le encore pour le relancer. Un dé utilisé perd sa face.
guide-masks = Un masque noir bloque son dé. Un masque doré en libère deux : les vôtres, ou ceux d'un ami dans la même salle.
guide-enter = Chaque salle a son prix dans un cadre rouge. Lancez et gardez jusqu'à ce qu'une flèche s'allume, et allez-y.
guide-discover = Les ouvertures dans la brume cachent des salles. Deux aventuriers en découvrent une, d'ici ou du départ.
guide-gems = Chaque gemme en réserve complique la fuite. Éveillez-les : promettez des symboles, vos amis ajoutent les leurs.
guide-clock = En vraie partie, un gong sonne : soyez de retour au départ vert avant que les portes claquent, ou perdez un dé.
guide-exit = À la sortie, partez avec une clé de plus qu'il n'y a de gemmes en réserve. Vous gagnez si tous sont dehors à temps.
guide-end = C'est tout. Entraînez-vous autant que vous voulez ; puis choisissez la bande-son, et courez.
