## Ce que la maison dit dans un terminal

open-here = Le hall est ouvert : { $link }
open-there = Pour les autres sur votre réseau : { $link }
kept-in = Les parties sont conservées dans { $folder }
kept-by-all = Les parties sont conservées dans la base que tous les serveurs partagent.
not-shared = { $place } n’est pas une base que plusieurs serveurs peuvent partager : donnez postgresql://..., ou --data DOSSIER pour un serveur seul.
bus-alone = --bus relie plusieurs serveurs, qui partagent une base : donnez aussi --store postgresql://...
store-or-data = Donnez soit --store, pour une base, soit --data, pour un dossier.
how-to-stop = Ctrl-C pour fermer ; aucune partie n’est perdue.
draining = Le hall ferme dans { $seconds } s, le temps que d’autres prennent le relais. Ctrl-C le ferme tout de suite.
closed = Le hall est fermé. Toutes les parties sont conservées.
port-taken = Le port { $port } sur { $host } est inutilisable : { $why }. Choisissez-en un autre avec --port.
bad-public = { $text } n’est pas une adresse que les invités puissent ouvrir. Donnez à --public un protocole, un hôte et au besoin un port, comme https://games.example.org.
bad-proxy = { $text } n’est pas l’adresse d’un proxy. Donnez à --proxy une adresse ou un réseau, comme 10.0.0.7 ou 172.16.0.0/12.

## Pourquoi non : tables et places

other-protocol = Cette page vient d’une autre version de la maison. Rechargez-la.
unknown-table = Il n’y a pas de table { $code }. Vérifiez le code, ou ouvrez une nouvelle table.
table-full = Toutes les places de cette table sont prises. Vous pouvez regarder la partie.
table-crowded = Il y a déjà { $most } personnes à cette table. Attendez que quelqu’un parte.
table-other-rules = Cette table suit la version { $version } des règles, et cette maison connaît la version { $known }. Ouvrez une nouvelle table.
seat-taken = Cette place est prise. Choisissez une place libre, ou regardez.
bot-stays = Des robots jouent les places que personne ne tient, et l’hôte ne les a pas ouvertes à qui arrive. Demandez à l’hôte, ou regardez.
no-such-seat = Cette place n’existe pas : la table en a { $seats }. Choisissez l’une d’elles.
no-such-guest = Personne à la table ne porte plus ce numéro.
name-empty = Il faut un nom pour s’asseoir. Écrivez-en un.
name-long = Ce nom est trop long. Prenez au plus { $most } caractères.
name-strange = Ce nom n’est pas lisible par tous. Prenez des lettres ou des chiffres, sur une ligne.
name-taken = Quelqu’un à cette table s’appelle déjà { $name }. Choisissez un autre nom.
not-host = Seul l’hôte de la table peut faire cela. Demandez-lui.
not-yourself = Vous ne pouvez pas vous renvoyer. Quittez plutôt la table.
not-your-seat = Cette place n’est pas la vôtre. Jouez pour la vôtre.
not-playing = Vous regardez la partie, cela ne vous est donc pas possible. Prenez d’abord une place libre.
which-seat = Vous tenez plusieurs places. Dites pour laquelle vous jouez.
seat-covered = Vous ne regardez pas depuis cette place. Prenez d’abord son point de vue, puis demandez.
screen-for-all = Tout le monde voit un écran de table : il ne montre la main de personne, ni conseils. Regardez sur votre propre appareil.
screen-only-shows = Un écran de table ne fait que montrer la partie. Faites-le sur votre propre appareil.
already-started = La partie a commencé, cela ne peut plus changer. Ouvrez une nouvelle table pour d’autres choix.
not-started = La partie n’a pas encore commencé. Attendez que l’hôte la lance.
seats-free = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
} Attendez du monde, ou confiez les places libres à des robots.
other-seats = Cette partie se jouait à { $seats } places. Indiquez-en autant.
game-over = Cette partie est terminée. Regardez-la à nouveau, ou ouvrez une nouvelle table.
not-over = Cette partie est encore en cours. Revenez quand elle sera finie.
nothing-left = À cette étape, la partie est finie. Choisissez une étape plus tôt pour continuer.
bot-plays = Un robot joue cette place en ce moment. Reprenez-la d’abord.
clock-stands = Le temps ne court pas encore. Dites que l’on peut commencer, puis attendez le décompte.
clock-runs = À cette table, le temps court de lui-même. On ne le fait avancer qu’en jouant pas à pas.
no-clock = Ce jeu ne se joue pas contre la montre : il n’y a rien à ralentir ni à décompter. Laissez le rythme normal.
no-skip = Cette partie se joue contre la montre : les robots n’y font pas de pause à sauter.
no-companion = Les compagnons ne jouent que là où tous agissent ensemble contre la montre. Choisissez un autre niveau pour ce robot.
no-pause = Ce jeu ne connaît pas de pause. Choisissez un rythme plus lent la prochaine fois, ou confiez votre place à un robot.
log-nearly-full = Cette partie approche des { $most } entrées que l’on en garde : plus de pauses, plus de reprises de coups. Jouez-la jusqu’au bout.
log-full = Cette partie a atteint les { $most } entrées que l’on en garde. Abandonnez, et continuez à une nouvelle table.
nothing-comes = Rien n’arriverait de soi-même. Jouez, ou laissez courir le temps pour une durée fixe.
no-agreement = Rien n’est proposé pour le moment.
no-hint = Il n’y a rien à conseiller maintenant. Demandez quand c’est à vous de jouer.
hint-coming = Un conseil est déjà en route. Patientez un instant.
nothing-said = Il n’y a rien à lire dans ce message. Écrivez quelques mots.
silence = Les règles vous imposent le silence : seuls vos coups parlent. Vous pourrez parler quand ce sera fini.
no-next-level = Il n’y a pas de niveau suivant ici : celui-ci n’a pas été gagné, ou c’était le dernier. Rejouez-le.
daily-as-it-is = Le désert du jour est le même pour tout le monde : pas de coup repris, pas de pause contre la montre, et les places restent comme elles sont. Ensuite, entraînez-vous comme il vous plaira.
daily-no-day = Ce jour n’existe pas. Écrivez-le ainsi : { $today }.
daily-future = Ce jour n’est pas encore venu. Un nouveau jour commence à minuit, temps universel.
daily-forgotten = Les résultats sont gardés { $days } jours. Choisissez un jour plus récent.
daily-over = Ce jour est passé, plus rien n’y compte. Vous pouvez vous y entraîner.
daily-first = D’abord votre essai, celui qui compte. Une fois fini, vous pourrez vous entraîner.
daily-left = Vous avez quitté cet essai pour de bon. Entraînez-vous, ou revenez demain.
daily-no-device = Cet appareil n’a pas dit qui il est. Rouvrez la page, et laissez-la garder ce dont elle a besoin.
whose-progress = Nommez celles et ceux qui ont joué, de un à { $most } : ?name=Ana&name=Ben.
no-such-phrase = Ce jeu ne connaît pas cette annonce. Choisissez parmi celles qu’il propose.

## Pourquoi non : connexions et demandes

bad-token = Ce lien n’ouvre pas la table, ou ne l’ouvre plus. Rejoignez-la avec le code.
hello-first = Présentez-vous d’abord : la table ne vous connaît pas encore.
hello-twice = Vous vous êtes déjà présenté sur cette connexion. Ouvrez-en une autre pour une autre table.
unreadable = Ce message est illisible (à { $where }). Rechargez la page et réessayez.
too-big = C’est trop gros : { $most } octets au plus.
head-big = Cette demande en dit trop avant de commencer. Effacez les cookies de cette adresse et réessayez.
address-long = Cette adresse est trop longue. Vérifiez le lien.
not-http = Ce n’est pas une demande que la maison comprend. Ouvrez le hall dans un navigateur.
too-slow = Cette demande a mis trop de temps à arriver. Réessayez avec une meilleure connexion.
too-fast = Vous allez trop vite pour cette maison. Patientez un instant et réessayez.
too-many-connections = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en et réessayez.
house-full = Il y a trop de monde dans cette maison en ce moment. Réessayez dans quelques minutes.
too-many-tables = Vous avez ouvert beaucoup de tables en peu de temps. Attendez une minute et réessayez.
too-strange = Trop de messages étaient illisibles. Rechargez la page.
foreign-origin = Cette demande vient d’une autre page. Ouvrez le hall à sa propre adresse.
host-only = Ces chiffres sont pour l’hôte. Demandez-les depuis la même machine, ou avec son jeton : Authorization: Bearer TOKEN.
no-such-page = Il n’y a rien à cette adresse. L’accueil est décrit sous /api.
no-such-reader = Une partie se revoit par tous (all), en spectateur (watch), ou par le numéro d’une place. Choisissez.
code-or-record = Nommez une partie finie par son code, ou envoyez un enregistrement : l’un des deux.
record-long = Cet enregistrement dure plus longtemps qu’aucune partie, il ne peut pas être juste. Reprenez le fichier d’origine.
record-steps = Cet enregistrement compte plus de { $most } étapes, plus qu’aucune partie : on ne peut pas le montrer. Regardez-le avec : serai replay
no-such-start = Une page d’une partie commence au numéro d’une étape : from=0 ou plus. Choisissez-en un.
no-such-step = Cette partie se termine à l’étape { $last }. Choisissez-en une plus tôt.
uploads-busy = Beaucoup d’enregistrements sont regardés en ce moment. Réessayez dans un instant.
thinkers-busy = Tous les robots réfléchissent déjà. Réessayez dans un instant.
thinkers-share = Plusieurs parties revues ou courbes sont déjà en préparation pour votre adresse. Attendez que l’une soit prête, puis réessayez.
thinkers-failed = Les robots n’ont pas pu finir. Réessayez.
failed = Quelque chose a mal tourné dans la maison, et rien n’a changé. Réessayez.

## Pourquoi une connexion s’est terminée

slow = Votre connexion était trop lente pour suivre. Elle va reprendre d’elle-même.
silent = On ne vous a plus entendu depuis un moment. Revenez quand vous voulez.
house-closing = La maison ferme un instant. Toutes les parties sont conservées ; revenez bientôt.
changed-meanwhile = Quelqu’un a modifié la table au même moment. Regardez à nouveau, puis réessayez.
bus-lost = Ce serveur a perdu le contact avec les autres. Vous allez être conduit vers un autre.
clock-astray = L’horloge de ce serveur est décalée de { $ms } ms ({ $most } ms au plus sont permis). Réglez-la, par exemple par NTP.
going-down = Ce serveur va s’arrêter. Envoyez les gens vers un autre.
sent-away = L’hôte vous a renvoyé de cette table.
place-needed = La table était comble, et quelqu’un qui joue avait besoin de votre place. Revenez regarder quand il y en aura.
left = Vous avez quitté la table.

## Ce que tous les jeux connaissent, raconté dans le journal

event-undo = { $you ->
    [seat] Vous reprenez votre coup.
   *[none] { $seat } reprend son coup.
}
event-pause = La partie est en pause.
event-resume = La partie continue.
event-to-bot = { $you ->
    [seat] Un robot joue pour vous.
   *[none] Un robot joue pour { $seat }.
}
event-to-person = { $you ->
    [seat] Vous jouez de nouveau vous-même.
   *[none] { $seat } est de retour.
}
event-resign = { $you ->
    [seat] Vous abandonnez.
   *[none] { $seat } abandonne.
}
event-run = { $you ->
    [seat] Vous laissez courir le temps.
   *[none] { $seat } laisse courir le temps.
}

## Phrases rapides

phrase-hello = Bonjour !
phrase-your-turn = À vous de jouer.
phrase-thinking = Je réfléchis.
phrase-well-played = Bien joué.
phrase-lucky = Quelle chance !
phrase-oops = Oups.
phrase-sorry = Pardon.
phrase-thanks = Merci.
phrase-yes = Oui.
phrase-no = Non.
phrase-wait = Un instant, s’il vous plaît.
phrase-help = J’ai besoin d’aide.
phrase-good-game = Belle partie !
phrase-again = On recommence ?

## Niveaux des robots

level-beginner = Débutant
level-skilled = Confirmé
level-expert = Expert
level-master = Maître
level-companion = Compagnon
