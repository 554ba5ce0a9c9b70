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
