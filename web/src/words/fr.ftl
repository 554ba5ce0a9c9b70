# Les mots de la page, communs à tous les jeux.
serai = Serai
serai-motto = Cinq jeux du désert et du temple, autour d’une même table.

game-desert = Le Désert interdit
game-trucks = Les Camions du désert
game-quicksand = Quicksand
game-deserto = Deserto
game-temple = Escape
about-desert = Ensemble, retrouvez la machine volante avant que le désert ne vous engloutisse.
about-trucks = Une course de camions, quelques litres d’essence et beaucoup de sable.
about-quicksand = Ensemble et en temps réel : ne laissez aucun sablier se vider.
about-deserto = Posez vizirs, voleurs et trésors, et emportez les piles voisines.
about-temple = Ensemble et en temps réel : lancez vos dés et fuyez le temple maudit.
seats-range = { $min } à { $max } joueurs
hall-games = Choisissez un jeu
hall-soon = Bientôt
hall-play = Jouer
hall-join = Rejoindre une table
hall-code = Code de la table
hall-code-hint = Il est affiché sur l’écran de la table.
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
   *[6] Étoile noire
 }
seats = Les joueurs
your-turn = À vous de jouer
turn-of = Au tour de { $name }
game-over = Partie terminée
connection-live = Connecté
connection-slow = Connexion lente
connection-lost = Connexion perdue
log = Journal de la partie
log-lines = Les derniers coups
log-empty = La partie va commencer.
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

## Revoir une partie, lire les règles

replay = Revoir la partie
replay-loading = La partie est racontée à nouveau…
replay-hall = Vers la salle
replay-other = Revoir une autre partie
replay-ways = Et ensuite
replay-bring = Revoir une partie enregistrée
replay-bring-how = Choisissez un fichier téléchargé depuis Serai ou écrit par « serai record », ou déposez-le n’importe où sur cette page.
replay-choose = Choisir un fichier
replay-too-big = Ce fichier est trop gros pour être une partie enregistrée. Choisissez-en un autre.
replay-step = Étape { NUMBER($step) } sur { NUMBER($last) }
replay-controls = Commandes de lecture
replay-scrub = Moment de la partie
replay-first = Revenir au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-last = Aller à la fin
replay-speed = Vitesse
replay-times = { $times }×
replay-eyes = Vu par
replay-eyes-all = Tout le monde
replay-eyes-watch = Un spectateur
replay-hands = Toutes les mains
replay-curve = Chances de gagner
replay-curve-about = Des robots jouent la suite de chaque étape de nombreuses fois, en ne sachant que ce que tous peuvent voir.
replay-curve-wait = Les robots jugent le cours de la partie…
replay-curve-now = Chances de gagner après l’étape { $step } : { $list }.
replay-curve-at = Chances après l’étape { $step }
replay-moments = Moments clés
replay-moments-none = Aucun coup n’a fait basculer cette partie à lui seul.
replay-up = { $name } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
replay-down = { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
replay-table = Toutes les chances en tableau
replay-table-step = Étape
replay-take = À partir d’ici
replay-play-on = Continuer à partir d’ici
replay-play-on-about = Une nouvelle table commence dans la position qui suit l’étape { $step }. Des robots prennent les autres places.
replay-play-as = Vous jouez pour
replay-bots = Les robots jouent
replay-begin = Continuer
replay-stay = Rester ici
replay-download = Télécharger la partie
replay-download-about = Le fichier contient toute la partie. Cette page et « serai replay » savent le lire.
replay-fair = Un tirage loyal
replay-seed = Graine des cartes et des dés
replay-hash = Son empreinte, publiée avant le premier coup
replay-fair-yes = Vérifié sur cet appareil : la graine a bien cette empreinte.
replay-fair-no = La graine n’a pas cette empreinte. Ne vous fiez pas au tirage de cette partie.

rules = Règles
rules-about = Les règles dans nos mots. Chacune porte un numéro, que la page cite quand un coup n’est pas permis.
rules-chapters = Chapitres
rules-none = Il n’y a pas ici de règles pour ce jeu. Revenez dans la salle et choisissez l’un de ses jeux.
