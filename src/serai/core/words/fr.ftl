## Ce qui ne va pas

illegal = La place { $seat } ne peut pas jouer le coup { $move } maintenant (règle { $rule }). Choisissez un coup permis.
unknown-game = Aucun jeu ne s’appelle { $name }. Les jeux sont : { $known }.
unknown-bot = Aucun robot ne s’appelle { $name }. Les robots sont : { $known } ; search prend un budget, par exemple search:1000 ou search:500ms.
unknown-preset = { $game } n’a pas de formule appelée { $name }. Ses formules sont : { $known }.
unknown-surprise = { $game } n’a pas de surprise appelée { $level }. Ses surprises : { $known }.
unknown-language = Aucune langue ne s’appelle { $name }. Les langues sont : { $known }.
bad-budget = { $budget } n’est pas un budget pour le robot { $name }. Donnez un nombre d’itérations, comme search:1000, ou des millisecondes, comme search:500ms.
bad-reaction = { $name } n’a pas un temps de réaction possible. Écrivez des millisecondes après le @, comme greedy@2500.
bad-seats = { $game } ne se joue pas à { $seats } { $seats ->
    [one] place
   *[other] places
}. Choisissez de { $least } à { $most }.
bad-bots = { $bots } robots nommés pour { $seats } places. Nommez un robot pour toutes les places, ou un pour chacune.
bad-seed = { $seed } n’est pas une graine. Donnez un nombre entier de 0 à 2 puissance 128 moins 1, ou 0x suivi de 32 chiffres hexadécimaux au plus.
bad-number = { $name } doit valoir { $least } ou plus, pas { $number }.
bad-port = { $port } n’est pas un port. Choisissez de 1 à 65535, ou 0 pour n’importe lequel de libre.
bad-option = { $game } n’accepte pas ce choix pour { $option }. Omettez-le, ou voyez ce qui est possible avec : serai games { $game }
not-an-option = { $text } n’est pas un choix. Écrivez un nom, un signe égal et une valeur, comme starter=1.
option-file-missing = Il n’y a pas de fichier { $file } à lire. Vérifiez le nom après le @.
option-file-garbled = { $file } n’est ni du TOML ni du JSON. Nommez un fichier qui finit par .toml ou .json.
real-time-in-terminal = { $game } se joue en temps réel, ce qu’un terminal ne peut pas montrer. Regardez jouer les robots avec : serai sim { $game }

bad-span = --from { $start } --to { $stop } ne désigne aucune partie. Sur { $games } parties, choisissez --from de 0 à { $last }, et --to plus grand, jusqu’à { $games }.
jobs-on-ray = --jobs compte les processus de cette machine, et --on désigne une autre équipe. Donnez l’un ou l’autre.
unknown-crew = { $on } n’est pas une équipe que Serai connaît. Dites --on ray pour Ray sur cette machine, --on ray://HÔTE:PORT ou --on HÔTE:PORT pour une grappe à vous, ou --jobs N pour des processus.
no-ray = Ray n’est pas installé ici. Installez-le avec : pip install "serai[cluster]"
no-numpy = L’apprentissage demande NumPy, qui n’est pas installé ici. Installez-le avec : pip install "serai[train]"
nothing-to-learn = Les robots de { $game } n’ont pas encore de traits à partir desquels apprendre une valeur.
train-no-folder = Le dossier { $folder } n’existe pas. Créez-le d’abord, ou indiquez-en un autre avec --keep.
bad-units = Un réseau a deux couches : --units attend deux nombres entiers à partir de 1, comme 32,16, et non { $units }.
not-numbers = { $name } attend des nombres entiers séparés par des virgules, comme 2,3,4, et non { $text }.
no-ray-client = Une adresse en ray:// demande le client de Ray, qui n’est pas installé ici. Installez-le avec : pip install "ray[client]"
ray-unreachable = Personne ne répond à { $address } ({ $why }). Vérifiez l’adresse, et que Ray y tourne.
ray-refused = Ray n’a pas pu servir : { $why }. Vérifiez l’adresse, et que Ray y tourne dans la même version, avec le même Python ; une grappe à jeton le demande dans RAY_AUTH_TOKEN.
ray-gone = Le processus qui parlait à Ray s’est arrêté trop tôt ; la mémoire manque peut-être. Ce qui a été joué jusque-là compte.
ray-node-lacks = Un nœud de la grappe ne peut pas importer Serai. Installez Serai { $ours } sur chaque nœud.
ray-other-version = Un nœud de la grappe a Serai { $theirs }, et ici c’est { $ours }. Installez le même sur chaque nœud.
part-lost = Les parties { $first } à { $last } ont arrêté { $tries } fois le processus qui les jouait. La mémoire manque peut-être : essayez moins de --jobs.
part-damaged = { $file } n’est pas un rapport de serai sim --json, ou il est abîmé à { $where }. Écrivez-le de nouveau.
part-of-another = Ces morceaux ne sont pas d’un même plan. Jeu, places, robots, options, graine, --games et règles doivent être les mêmes.
part-is-whole = Un de ces rapports est déjà celui d’un plan entier. Ne nommez que des morceaux.
parts-do-not-meet = Ces morceaux ne se touchent pas : l’un finit avant la partie { $stop }, le suivant commence à la partie { $start }. Jouez ce qui manque avec --from et --to.
join-names = serai sim GAME joue un jeu ; serai sim --join FICHIER FICHIER assemble ce que serai sim --json a écrit.
keep-elsewhere = Ce qui est gardé là commence à la partie { $start }. Omettez --from, ou gardez ce morceau dans un autre fichier.

record-missing = Il n’y a pas de fichier { $file } à lire. Vérifiez le nom.
record-unwritable = { $file } ne peut pas être écrit : { $why }. Choisissez un autre endroit.
record-no-folder = Il n’y a pas de dossier pour { $file }. Créez d’abord le dossier, ou choisissez un autre endroit.
record-exists = { $file } existe déjà et a été laissé tel quel. Choisissez un autre nom, ou ajoutez --force.
record-foreign = Ce n’est pas un enregistrement de Serai. Pour en faire un : serai record
record-garbled = Cet enregistrement est abîmé : l’octet { $byte } n’est pas à sa place. Reprenez le fichier là d’où il vient.
record-damaged = Cet enregistrement est abîmé à { $where }. Reprenez le fichier là d’où il vient.
record-altered = Cet enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas. Reprenez le fichier d’origine.
record-newer = Cet enregistrement vient d’un Serai plus récent (format { $format } ; celui-ci lit jusqu’à { $known }). Mettez Serai à jour pour le lire.
record-other-rules = Cet enregistrement suit la version { $version } des règles de { $game } ; ce Serai connaît la version { $known }. Utilisez le Serai qui l’a écrit.
record-illegal = L’entrée { $number } de cet enregistrement enfreint la règle { $rule } : il ne peut pas être juste. Reprenez le fichier d’origine.
record-other-end = Cet enregistrement de { $game } se termine autrement qu’il ne le dit : on ne peut pas s’y fier. Reprenez le fichier d’origine.
record-entries = Cet enregistrement compte { $entries } entrées ; on en prend { $most } au plus, bien plus qu’il n’en faut. Regardez-le avec : serai replay
record-swollen = Cet enregistrement contient, outre ses coups, plus qu’aucun jeu n’écrit : { $most } octets au plus. Reprenez le fichier d’origine.
record-short = Cet enregistrement compte { $entries } entrées : l’étape { $step } n’existe pas. Choisissez de 0 à { $entries }.

## Ce qui vaut dans tous les jeux

SER-MOVE = Ce coup n’existe pas dans ce jeu.
SER-SEAT = Cette place n’existe pas à cette table.
SER-OVER = La partie est finie.
SER-PAUSE = La partie est en pause. Reprenez-la pour continuer.
SER-RESUME = La partie n’est pas en pause.
SER-UNDO = Seul celui qui a joué un coup peut le reprendre, et seulement tant qu’aucun dé n’a roulé, que rien de caché n’a été révélé et que personne d’autre n’a joué.
SER-BOT = Un robot joue déjà cette place.
SER-PERSON = Aucun robot ne joue cette place.
SER-RESIGN = Qui abandonne ne peut plus gagner ; le dernier qui reste a gagné.

## La fin

won-alone = { $names } gagne.
won-shared = { $names } se partagent la victoire.
won-team = Vous gagnez, tous ensemble.
lost-team = Vous perdez, tous ensemble.
