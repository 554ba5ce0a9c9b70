# Les mots de la page, communs à tous les jeux.
serai = Serai
serai-motto = Cinq jeux du désert et du temple, autour d’une même table.

seats-range = { $min } à { $max } joueurs
fact-minutes = { $minutes } min
fact-age = dès { $age } ans
fact-together = tous ensemble
fact-against = chacun pour soi
fact-hard-1 = facile à apprendre
fact-hard-2 = un peu de réflexion
fact-hard-3 = pour stratèges
hall-games = Choisissez un jeu
hall-soon = Bientôt
hall-play = Jouer
hall-join = Rejoindre une table
hall-code = Code de la table
hall-code-hint = Six lettres ou chiffres, affichés sur l’écran de la table.
hall-join-go = Rejoindre
hall-code-short = Ce code est trop court. Recopiez les lettres affichées sur l’écran de la table.
hall-options = Réglages
hall-fan = Adaptation d’amateurs, non officielle. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.
offline = Vous êtes hors ligne. Vérifiez votre connexion : la partie vous attend, rien n’est perdu.

close = Fermer
menu = Menu
less = Moins : { $what }
more = Plus : { $what }
you = vous
bot = robot
presence-away = absent
presence-lost = déconnecté
seat-mark = { $seat ->
    [1] Triangle rouge
    [2] Rond bleu
    [3] Carré vert
    [4] Losange jaune
    [5] Croix blanche
    [6] Étoile noire
   *[7] Hexagone violet
 }
seats = Les joueurs
your-turn = À vous de jouer
turn-of = À { $name } de jouer
game-over = Partie terminée
connection-live = Connecté
connection-slow = Connexion lente
connection-lost = Connexion perdue
log = Journal de la partie
log-lines = Les derniers coups
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-phrases = Phrases rapides
chat-write = Votre message
chat-send = Envoyer
theme = Apparence
theme-auto = Auto
theme-noon = Midi
theme-night = Nuit
language = Langue
volume = Volume
mute = Couper le son

## Le hall

hall-new = Nouvelle table
daily = Le désert du jour
daily-go = Les jeux du jour
daily-strip = { $done ->
    [0] Le même tirage pour tout le monde, un seul essai qui compte.
   *[other] { $done } sur { $games } aujourd’hui. Le même tirage pour tout le monde.
 }
daily-about = Chaque jour, un même tirage pour tout le monde, dans toutes les maisons. Un seul essai compte.
daily-until = Un nouveau jour commence à minuit, temps universel ({ $time } chez vous).
daily-past = Ce jour est passé : vous pouvez encore revoir ses parties et vous y entraîner.
daily-name = Votre nom au tableau
daily-bots = vous et { $bots ->
    [one] un robot ({ $level })
   *[other] { $bots } robots ({ $level })
 }
daily-you = Vous :
daily-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
 } sur { $played }
daily-played = { $played ->
    [one] Une personne a joué
   *[other] { $played } personnes ont joué
 }, { $won ->
    [0] sans victoire.
    [one] une victoire.
   *[other] { $won } victoires.
 }
daily-nobody-short = Personne n’a encore essayé.
daily-nobody = Personne n’a encore essayé aujourd’hui. Le sable est lisse : la première trace peut être la vôtre.
daily-nobody-then = Personne n’a essayé ce jour-là.
daily-results = Résultats
daily-playing = En cours
daily-unfinished = Pas terminé
daily-lost = Perdu
daily-watch = Revoir
daily-later = Vous pourrez revoir les parties des autres après votre essai.
daily-practice = S’entraîner
daily-practice-about = Le même tirage, mais rien ne compte.
daily-why-paused = ne compte pas : partie mise en pause
daily-why-slowed = ne compte pas : horloge ralentie
daily-why-undone = ne compte pas : des coups ont été repris
daily-why-resigned = abandon
daily-why-played-on = ne compte pas : tirage connu
daily-why-bots = ne compte pas : un robot a joué
daily-why-left = table quittée
daily-seed = Le tirage était fixé d’avance. À la fin de votre essai, la page vérifie qu’il a bien cette empreinte.
daily-days = Les autres jours
daily-before = La veille
daily-after = Le lendemain
daily-today = Aujourd’hui
daily-all = Tous les jeux de ce jour
hall-records = Parties enregistrées
hall-records-about = Revoyez une partie coup par coup, à partir du fichier qui la contient.
hall-records-go = Ouvrir un enregistrement
no-such-page-here = Cette adresse ne mène nulle part. Choisissez un jeu ou rejoignez une table.
my-tables = Vos tables
my-table-as = Table { $code }, { $name }.
my-table-go = Reprendre
my-table-look = Voir le résultat
my-table-forget = Oublier la table { $code }
phase-gathering = On attend des joueurs.
phase-playing = Partie en cours.
phase-over = Partie terminée.
open-tables = Tables ouvertes à tous
tables-all = Tout montrer ({ $count })
open-table-of = La table de { $name }
open-table-bots = un robot vous laisse sa place
open-table-free = { $free ->
    [0] complet
    [one] une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
 }
watch = Regarder
way-back = Retour
to-hall = Retour au hall
loading = Un instant…
loading-failed = Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
unreachable = La maison ne répond pas. Vérifiez votre connexion, puis réessayez.
reconnecting = Connexion perdue. Nous essayons de revenir : rien n’est perdu.
your-name-default = Voyageur

## Une nouvelle table

new-title = Nouvelle table : { $game }
new-title-unknown = Nouvelle table
new-unknown = Ce jeu n’est pas dans la maison. Retournez au hall pour en choisir un autre.
new-manner = Comment jouez-vous ?
manner-bots = Contre des robots
manner-bots-together = Avec des robots
manner-bots-about = La partie commence tout de suite.
manner-devices = Chacun son appareil
manner-devices-about = Les autres rejoignent par un code ou un lien.
manner-screen = Écran de table et téléphones
manner-screen-about = Le plateau ici, les mains sur les téléphones.
manner-pass = Un seul appareil
manner-pass-about = On se le passe, les mains restent cachées.
manner-pass-clock = À plusieurs devant le même écran, vite de l’un à l’autre.
new-seats = Les places
new-players = Nombre de joueurs
seat-number = Place { $seat }
seat-kind = Qui joue ?
seat-kind-open = Place ouverte
seat-kind-device = Cet appareil
seat-kind-bot = Un robot
seat-name = Votre nom
seat-name-of = Nom
seat-level = Niveau
seat-level-of = Niveau de { $name }
new-rules = La partie
new-table = À la table
new-preset = Formule
choose-own-about = Chaque partie du jeu s’active ou se retire.
choose-rest = Comment on joue
choose-marks = Difficulté { $marks } sur 5
choose-odds = { $tens ->
    [0] Des débutants ne gagnent presque jamais
    [10] Des débutants gagnent presque toujours
   *[other] Des débutants gagnent environ { $tens } fois sur 10
}
choose-odds-guessed = { $tens ->
    [0] Des débutants ne gagneraient presque jamais
    [10] Des débutants gagneraient presque toujours
   *[other] Des débutants gagneraient environ { $tens } fois sur 10
}
choose-odds-about = La difficulté est mesurée : des robots lents et étourdis ont joué chaque formule bien des fois, à autant de joueurs que vous.
surprise = Surprenez-nous
surprise-about = Des modules au hasard. Touchez encore pour en avoir d’autres.
surprise-card = Surprise : { $level }
choose-none = Sans
choose-needs = Nécessite : { $names }. Activé en même temps : { $first }.
choose-came = Activé en même temps : { $names }.
choose-went = Retiré en même temps : { $names }.
new-preset-own = À votre façon
new-pace = Rythme des robots
pace-brisk = Vif
pace-calm = Posé
pace-slow = Lent
clock-pace = Vitesse de l’horloge
clock-full = Comme le veut la règle
clock-full-about = Le temps court à sa vitesse normale, et rien ne l’arrête.
clock-three-quarters = Aux trois quarts de la vitesse
clock-three-quarters-about = Plus de temps pour regarder et réfléchir. Le résultat le dira.
clock-half = À mi-vitesse
clock-half-about = Deux fois plus de temps pour regarder et réfléchir. Le résultat le dira.
clock-step = Pas à pas, pour s’exercer
clock-step-about = Le temps s’arrête jusqu’à ce que quelqu’un le laisse courir. Le résultat le dira.
new-listed = Afficher la table dans le hall
new-listed-hint = Qui cherche de la compagnie pourra s’asseoir.
welcoming = Qui arrive tard peut remplacer un robot
welcoming-about = On reprend la place d’un robot en pleine partie, sans vous demander.
level-beginner-about = Apprend encore : le meilleur coup lui échappe souvent.
level-skilled-about = Joue bien, avec un oubli de temps en temps.
level-expert-about = Prévoit, et se trompe rarement.
level-master-about = Ce que les robots font de mieux à ce jeu.
level-companion-about = Vous aide, et vous laisse les découvertes et les grands moments.
strength-preset = « { $name } »
strength-stage = Niveau { $level }
strength-team = { $tens ->
    [0] { $choice } : une équipe de ces robots ne gagne presque jamais.
    [10] { $choice } : une équipe de ces robots gagne presque toujours.
    [one] { $choice } : une équipe de ces robots gagne environ { $tens } partie sur 10.
   *[other] { $choice } : une équipe de ces robots gagne environ { $tens } parties sur 10.
}
strength-duel = { $tens ->
    [0] Ne gagne presque jamais en duel contre « { $other } ».
    [10] Gagne presque toujours en duel contre « { $other } ».
    [one] Gagne environ { $tens } duel sur 10 contre « { $other } ».
   *[other] Gagne environ { $tens } duels sur 10 contre « { $other } ».
}
strength-alone = { $tens ->
    [0] Seul contre { $rivals } au niveau « { $other } », il ne gagne presque jamais.
    [10] Seul contre { $rivals } au niveau « { $other } », il gagne presque toujours.
    [one] Seul contre { $rivals } au niveau « { $other } », il gagne environ { $tens } partie sur 10.
   *[other] Seul contre { $rivals } au niveau « { $other } », il gagne environ { $tens } parties sur 10.
}
new-open = Ouvrir la table
new-start = Commencer la partie
campaign-count = { $passed ->
    [one] { $passed } niveau réussi sur { $levels }
   *[other] { $passed } niveaux réussis sur { $levels }
 }
campaign-chosen = Le niveau choisi
campaign-play = Jouer le niveau { $level }
campaign-open = Ouvrir la table au niveau { $level }
campaign-company = { $manner }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
 }
campaign-other = Un autre niveau
campaign-way = Voir tous les niveaux
grace = Si quelqu’un s’absente, un robot joue
grace-never = Jamais
grace-short = Après 30 secondes
grace-long = Après 5 minutes

## Arriver à une table

table-title = Table { $code }
join-who = Qui êtes-vous ?
join-name-hint = Les autres vous verront sous ce nom.
join-where = Où voulez-vous vous asseoir ?
join-there = Déjà à la table : { $names }.
join-full = Toutes les places sont prises. Vous pouvez regarder.
join-bots = Des robots jouent les autres places. Remplacez-en un, et continuez là où il en est.
join-any = N’importe où
join-sit = S’asseoir
waiting-invite = Inviter
waiting-invite-about = Scannez ce code avec un téléphone, ou tapez les lettres dans le hall.
copy-link = Copier le lien
copied = Lien copié
qr-table = Code QR de la table { $code }
qr-own = Code QR de votre place à la table { $code }
waiting-seats = Autour de la table
waiting-watch = Regardent : { $names }.
waiting-free = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
 }
waiting-full = Tout le monde est là.
waiting-start = Commencer la partie
waiting-start-bots = Compléter avec des robots et commencer
waiting-host = { $name } lancera la partie.
seated = Votre place
seated-as = Vous y êtes, { $name }
waiting-whom = Qui attend-on ?
seated-several = { $count } places sur cet appareil.
seated-dealt = Votre personnage sera tiré au sort au début.
seated-not = { $name }, vous regardez
seated-not-about = Prenez une place libre pour jouer, s’il y en a une.
seat-move = M’asseoir ici
seat-of-bot = Remplacer { $name }
seat-kind-of = Qui joue la place { $seat } ?
seats-held = Chaque place est occupée. Renvoyez quelqu’un, ou demandez qui voudrait regarder.
cast-title = Qui serez-vous ?
cast-for = Qui joue ce personnage ({ $who }) ?
cast-chance = Laissé au sort
minute = Le jeu en une minute
seat-free = Place libre
seat-take = Prendre cette place
seat-stand = Se lever
seat-to-bot = Confier à un robot
seat-to-open = Ouvrir la place
seat-to-person = Rendre la place
seat-kick = Renvoyer { $name }
screen-name = Écran de table
screen-about = Un écran pour tous : le plateau et le son, aucune main. Chacun joue sur son téléphone.
screen-use = Faire de cet écran l’écran de table
screen-leave = Quitter l’écran de table
leave = Quitter la table
leave-sure = Quitter la table ?
leave-about = Vous perdez votre place : un robot jouera pour vous. Pour revenir plus tard, passez plutôt par le hall.
stay = Rester

## Jouer

paused = En pause
paused-about = La partie est en pause.
paused-go = Reprendre
paused-left = La partie reprend d’elle-même dans { $time }
pause = Proposer une pause
resume = Reprendre la partie
agree-pause = { $name } propose une pause.
agree-resume = { $name } propose de reprendre.
agree-awaited = On attend : { $names }.
agree-yes = D’accord
agree-no = Pas maintenant
agree-withdraw = Retirer la proposition
lent = Un robot joue à votre place.
lent-of = Un robot joue à la place de { $name }.
lent-back = Reprendre la main
ready-title = Prêts ?
ready-me = On y va
ready-you = L’horloge n’attend que vous.
ready-awaited = On attend : { $names }.
ready-all = Tout le monde est prêt.
count-go = Partez
step-title = Laisser courir le temps
step-seconds = + { $seconds } s
step-next = Attendre la suite
undo = Reprendre le coup
hint = Conseil
aid = L’essentiel
thing-now = En ce moment
thing-more = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
 }
hint-none = Aucun conseil cette fois : la position a changé. Redemandez quand ce sera votre tour.
hint-thinking = Le robot réfléchit…
board-whole = Montrer tout le plateau
board-near = Montrer où l’on joue
voice-all = Messages
voice-rest = { $rest ->
    [one] +{ $rest } : encore un message
   *[other] +{ $rest } : encore { $rest } messages
 }
hint-best = Le robot jouerait : { $move }.
hint-planned = { $move }, { $reason }.
hint-later = Attendez { $seconds } s, puis { $move }, { $reason }.
hint-waits = Le robot attendrait un instant.
resign = Abandonner
resign-sure = Abandonner la partie ?
resign-about = Vous ne pourrez plus gagner ; un robot finira à votre place.
resigned = a abandonné
skip-bots = Passer à mon tour
tempo = Vitesse du récit
tempo-slower = Plus lent
tempo-normal = Normal
tempo-faster = Plus vite
tempo-once = Immédiat
tale-now = Revenir au présent
tale-stopped = Arrêté
since-title = Depuis votre dernier coup
since-count = { $count ->
    [one] un événement depuis votre dernier coup
   *[other] { $count } événements depuis votre dernier coup
 }
since-also = { $before } ; { $after }
cover-about = Les mains sont cachées.
cover-who = Qui prend l’appareil ?
cover-show = Je suis { $name } : montrer ma main
cover-hands = Montrer ma main
cover-hand = Cacher la main
other-device = Continuer sur un autre appareil
other-device-about = Ce code ouvre votre place. Ne le montrez qu’à vous-même.
chat-heard = { $name } : { $text }
title-due = ● { $text } · { $game }
menu-log = Journal
menu-chat = Discussion
menu-rules = Règles
menu-table = Table
menu-settings = Réglages

## Après la partie

ending-won = Victoire
ending-lost = La fin
ending-given-up = Vous avez tous abandonné.
ending-on = Continuer
ending-again = Revoir la fin
result = Résultat
result-won = victoire
places = Classement
retold-shave = À un cheveu près
retold-saved = Qui a sauvé qui
retold-big = À raconter
retold-turn = Le tournant
retold-see = Revoir ce moment
share = Partager
records-house = Records de la maison
record-new = Nouveau record de la maison :
record-best-time = Meilleur temps de la maison :
record-best-moves = Le moins de coups dans la maison :
record-best-points = Meilleur score de la maison :
record-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }
record-level = Niveau { $level }
record-people = { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
 }{ $bots ->
    [0] {""}
    [one] {" "}et un robot
   *[other] {" "}et { $bots } robots
 }
record-won-of = { $won ->
    [0] Aucune victoire
    [one] Une victoire
   *[other] { $won } victoires
 } en { $played ->
    [one] une partie
   *[other] { $played } parties
 }.
record-device = Meilleur sur cet appareil : { $value }.
record-why-paused = Cette partie ne compte pas pour le meilleur temps : elle a été mise en pause.
record-why-slowed = Cette partie ne compte pas pour le meilleur temps : l’horloge était ralentie.
record-why-undone = Cette partie ne compte pas parmi les meilleures : des coups ont été repris.
record-why-resigned = Cette partie ne compte pas parmi les meilleures : quelqu’un a abandonné.
record-why-played-on = Cette partie ne compte pas : son tirage était déjà connu.
record-why-left = Cette partie ne compte pas : la table a été quittée.
record-why-bots = Cette partie ne compte pas : seuls des robots l’ont jouée.
won-you = Vous gagnez.
lost-you = Vous perdez.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
played-three-quarters = Joué aux trois quarts de la vitesse
played-pauses = { $count ->
    [one] Une pause
   *[other] { $count } pauses
 }
played-half = Joué à mi-vitesse
played-step = Joué pas à pas
statistics = La partie en chiffres
stat-duration = Durée : { $time }
stat-moves = Coups joués
stat-thinking = Réflexion
stat-undone = Coups repris
seed = Graine du tirage
seed-about = Le tirage était fixé avant le premier coup : l’empreinte de sa graine était publiée. Votre appareil vient de la recalculer.
seed-right = Le tirage était honnête
seed-wrong = La graine ne correspond pas à l’empreinte promise
seed-promised = Empreinte promise
seed-found = Empreinte de la graine
seed-played-on = Cette partie rejoue un tirage : sa graine était déjà connue.
watch-replay = Revoir la partie
progress-title = Niveaux réussis
progress-count = { $people ->
    [one] { $names } : { $passed ->
        [0] aucun niveau réussi
        [one] un niveau réussi
       *[other] { $passed } niveaux réussis
    } en solitaire, sur { $levels }.
   *[other] { $names } : { $passed ->
        [0] aucun niveau réussi
        [one] un niveau réussi
       *[other] { $passed } niveaux réussis
    } ensemble, sur { $levels }.
 }
progress-passed = Niveau { $level } : réussi.
progress-open = Niveau { $level } : pas encore réussi.
progress-next = Niveau { $level } : votre chemin continue ici.
progress-best = Meilleur temps ici : { $time }
sequel = Niveau suivant
retry = Réessayer
rematch = Rejouer
rematch-open = Une nouvelle table attend les mêmes joueurs.
rematch-go = Y aller

## Réglages

motion = Animations
motion-auto = Comme l’appareil
motion-less = Réduites
notices = Me prévenir quand c’est mon tour
notices-hint = Votre appareil vous avertit quand la page est cachée.
notices-refused = Votre appareil l’interdit. Autorisez les notifications pour cette page dans le navigateur.
notices-impossible = Votre navigateur ne le permet pas ici ; le titre de la page et un son vous préviennent.

## Revoir une partie, lire les règles

replay = Revoir la partie
replay-loading = Un instant, la partie se prépare…
replay-other = Revoir une autre partie
replay-ways = Et ensuite
replay-bring = Revoir une partie enregistrée
replay-bring-how = Choisissez un fichier téléchargé depuis Serai ou écrit par « serai record », ou déposez-le n’importe où sur cette page.
replay-choose = Choisir un fichier
replay-too-big = Ce fichier est trop gros pour être une partie enregistrée. Choisissez-en un autre.
replay-step = Étape { NUMBER($step) } sur { NUMBER($last) }
replay-moment = { $now } sur { $length }
replay-controls = Commandes de lecture
replay-scrub = Moment de la partie
replay-first = Revenir au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-last = Aller à la fin
replay-speed = Vitesse
replay-speed-now = Vitesse : { $times }
replay-times = { $times }×
replay-eyes = Vu par
replay-eyes-all = Tout le monde
replay-eyes-watch = Un spectateur
replay-marks = Repères sur la barre
replay-hands = Toutes les mains
replay-curve = Chances de gagner
replay-curve-about = La chance qu’auraient des joueurs de force moyenne à partir de là : des robots jouent la suite de nombreuses fois, en ne sachant que ce que tous peuvent voir.
replay-curve-wait = Les robots jugent le cours de la partie…
replay-curve-now = Chances de gagner après l’étape { $step } : { $list }.
replay-curve-at = Chances après l’étape { $step }
replay-moments = Moments clés
replay-moments-none = Aucun coup n’a fait basculer cette partie à lui seul.
replay-turned = Ce qui a fait basculer la partie
replay-earlier = Au moment clé précédent
replay-later = Au moment clé suivant
replay-by-choice-up = Bien joué.
replay-by-choice-down = Il y avait mieux à faire.
replay-by-luck-up = La chance a souri.
replay-by-luck-down = Pas de chance.
replay-by-time = Seul le temps en est la cause.
replay-up = { $name } : chances en hausse de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
replay-down = { $name } : chances en baisse de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
replay-points = { $name } : { $points } points
replay-team = Toute l’équipe
replay-table = Toutes les chances en tableau
replay-table-step = Étape
replay-take = À partir d’ici
replay-play-on = Continuer à partir d’ici
replay-play-on-about = Une nouvelle table commence dans la position qui suit l’étape { $step }. Des robots prennent les autres places.
replay-play-as = Vous jouez pour
replay-bots = Niveau des robots
replay-begin = Continuer
replay-stay = Rester ici
replay-record = L’enregistrement de cette partie
replay-download = Télécharger la partie
replay-download-about = Le fichier contient toute la partie. Cette page et « serai replay » savent le lire.

rules = Règles
rules-about = Les règles dans nos mots. Chacune porte un numéro, que la page cite quand un coup n’est pas permis.
rules-play = Jouer
rules-turn = Un tour en images
rules-pieces = Le matériel
rules-pieces-about = Touchez une image pour lire ce qu’elle fait.
rules-parts = Pour aller plus loin
rules-parts-about = Le jeu de base suffit. Chaque module y ajoute quelque chose ; prenez-en un à la fois, ou plusieurs.
rules-part = Lire
rules-part-none = Choisissez un module
rules-code = Toutes les règles par numéro
rules-find = Chercher un mot ou un numéro
rules-found-none = Aucune règle ne dit cela. Essayez un autre mot.
rules-page = Toutes les règles sur une page
rules-chapters = Chapitres
rules-none = Il n’y a pas ici de règles pour ce jeu. Revenez au hall et choisissez l’un de ses jeux.

## Une première partie guidée
learn = Apprendre en jouant
learn-none = Ce jeu n’a pas encore de première partie guidée. Les règles disent comment on joue.
learn-step = Étape { $step } sur { $all }
learn-next = Suite
learn-leave = Passer
learn-end = À vous de jouer
learn-part = { $name } en une minute
learn-more = À voir aussi
