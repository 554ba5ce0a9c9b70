## Ce qu’un appel peut avoir de faux

no-such-option = L’option { $name } n’existe pas. Voyez : { $command } --help
missing = Il manque { $name }. Voyez : { $command } --help
bad-value = { $name } ne peut pas prendre cette valeur. Voyez : { $command } --help
bad-call = serai ne connaît pas l’appel { $call }. Voyez : { $command } --help

## Listes

seats-range = de { $least } à { $most } places
real-time = temps réel
in-turns = tour par tour
is-compiled = compilé
is-plain = Python simple
rules-note = Les règles dans nos propres mots ; chacune porte un numéro, que le code, les tests et chaque refus citent.

## Jouer

you = Vous
your-move = Votre coup (1 à { $moves }, ? conseil, u reprendre, q quitter) :{" "}
free-act = Vous pouvez agir hors de votre tour (1 à { $moves }, Entrée pour continuer, ? conseil, q quitter) :{" "}
not-a-move = { $answer } n’est pas un coup. Tapez un nombre de 1 à { $moves }, ? pour un conseil, u pour reprendre ou q pour quitter.
advice = Un bon coup ici : { $move }
advice-wait = Rien à faire pour l’instant : Entrée laisse continuer les autres.
left = Vous avez quitté la partie.
kept = La partie est gardée dans { $file }.

act-undo = Reprendre
act-pause = Pause
act-resume = Reprise
act-to-bot = Un robot prend la place
act-to-person = Le robot rend la place
act-resign = Abandonner
act-run = Laisser courir le temps

## Revoir

replay-start = { $game }, le début
replay-step = { $number }. { $name } : { $move }

## Veiller sur un hall

check-file = { $file }, disposition { $layout }
check-tables = Tables : { $playing } en cours, { $finished } finies, { $gathering } en attente
check-rows = Lignes de leurs journaux : { $entries } ; paroles de discussion : { $words }
check-damaged = La table { $code } est endommagée : { $why }
check-unchecked = La table { $code } n’a pas pu être rejouée : { $why }
check-sound = Tout est en ordre.
check-unsound = Tout n’est pas en ordre : remettez une sauvegarde d’avant les dégâts, ou continuez avec les tables qui ne sont pas nommées.
backed-up = { $file } contient le hall tel qu’il était à l’instant, et a été relu : { $tables ->
    [one] une table
   *[other] { $tables } tables
}.
copied = { $target } contient maintenant tout le hall, et a été relu : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $entries } lignes dans leurs journaux.
copy-digest = Empreinte de toutes les lignes, la même des deux côtés : { $digest }
copy-progress = Copie, puis relecture
copy-stopped = Arrêté avant la fin : { $target } est aussi vide qu’avant. Relancez la même commande pour copier le hall.

## Simuler

sim-total = { $game } : { $games } parties, { $moves } coups, { $speed } coups par seconde ({ $build })
sim-plan = Règles : version { $version }. Places : { $seats }. Graine : { $seed }. Robots : { $bots }. Options : { $options }.
sim-seat = Place { $seat } : { $wins } gagnées, score moyen { $score }
sim-seat-only = Place { $seat } : { $wins } gagnées
sim-team = L’équipe a gagné { $wins } parties sur { $games }, soit { $rate } % (intervalle à 95 % : { $low } à { $high })
sim-bot = { $bot } : { $wins } gagnées seul, { $shared } partagées ; { $rate } % des { $decided } gagnées par une seule place (intervalle à 95 % : { $low } à { $high })
sim-bot-undecided = { $bot } : { $wins } gagnées seul, { $shared } partagées
sim-rotate = { $bots }, qui avancent d’une place après chaque partie
sim-outcome = Finies par { $rule } : { $count }
sim-digest = Empreinte : { $digest }
sim-ray-comes = Ray démarre…
sim-part = Un morceau : parties { $first } à { $last } sur 0 à { $end }.
sim-stopped = Arrêté après { $done } parties sur { $planned }. Continuez avec la même commande et --seed { $seed } --from { $next } ; les morceaux écrits avec --json s’assemblent par : serai sim --join FICHIER FICHIER
sim-stopped-kept = Arrêté après { $done } parties sur { $planned }, gardées dans { $file }. La même commande reprend de là.
sim-stopped-early = Arrêté avant la fin de la première partie.

## Apprentissage

train-told = Génération { $generation } : { $games } parties, { $won } % gagnées en moyenne ; surprise sur les parties mises de côté : { $before } avec le jugement écrit à la main, { $after } avec ce qui a été appris.
train-done = La valeur se trouve dans { $file }.
