unknown-store = Il n’y a rien à l’adresse { $url }. Écrivez sqlite:/// suivi du chemin d’un fichier, ou postgresql:// suivi de l’adresse d’une base.
not-kept = Cela n’a pas pu être conservé, et rien n’a changé : le disque de la maison est peut-être plein. Réessayez dans un instant.

## Le dossier

data-not-folder = { $folder } est un fichier, et les parties se conservent dans un dossier. Choisissez un autre endroit avec --data, ou déplacez ce fichier.
data-dangling = Le dossier { $folder } mène à { $place }, où il n’y a rien. Montez ce qui doit s’y trouver, ou choisissez un autre dossier avec --data.
data-unmade = Le dossier { $folder } ne peut pas être créé : { $why }. Choisissez-en un autre avec --data, ou créez celui-ci vous-même.
data-shut = Le dossier { $folder } ne peut être ni lu ni écrit : { $why }. Changez son propriétaire ou ses droits, ou choisissez un autre dossier avec --data.
data-no-lock = Le disque de { $folder } ne peut pas tenir une seconde maison à l’écart : { $why }. Choisissez avec --data un dossier sur un disque de cette machine.
folder-taken = Une maison est déjà ouverte sur le dossier { $folder } ({ $pid ->
    [unknown] on ne sait où
   *[other] processus { $pid }
}{ $address ->
    [unknown] {""}
   *[other] , { $address }
}). Allez-y, ou fermez-la d’abord, ou choisissez un autre dossier avec --data.

## Le fichier

store-newer = Le fichier { $file } a été écrit par un Serai plus récent. Mettez Serai à jour, ou choisissez un autre dossier avec --data.
store-missing = Il n’y a pas de hall à { $file }. Nommez le dossier où une maison conserve ses parties, ou une de ses sauvegardes.
store-not-file = { $file } n’est pas un fichier ordinaire : aucune partie ne peut y être conservée. Déplacez-le, ou choisissez un autre dossier avec --data.
store-dangling = Le fichier { $file } mène à { $place }, où il n’y a rien. Montez ce qui doit s’y trouver, ou retirez le lien pour commencer à neuf.
store-empty = Le fichier { $file } est vide : son contenu est perdu. Mettez une sauvegarde à sa place, ou retirez-le pour commencer à neuf.
store-log-alone = Le fichier { $file } manque, mais ses derniers coups sont encore dans { $log }. Remettez-le en place ; pour commencer à neuf, ou avec une sauvegarde, déplacez { $log }.
store-log-garbled = Le fichier { $log } est endommagé, et il contient les derniers coups. Mettez une sauvegarde à la place de { $file } ; ou déplacez { $log } pour continuer sans eux.
store-log-other = Le fichier { $log } appartient à un autre { $file } que celui qui est là. Déplacez { $log } pour continuer avec celui-ci.
store-foreign = Le fichier { $file } n’est pas tel que Serai l’a écrit : il y manque { $what }. Mettez une sauvegarde à sa place, ou choisissez un autre dossier avec --data.
store-damaged = Le fichier { $file } est endommagé ({ $why }). Lancez serai check pour voir ce qui est perdu, et mettez une sauvegarde à sa place.
store-shut = Le fichier { $file } ne peut pas être ouvert en lecture et en écriture : { $why }. Changez son propriétaire ou ses droits, ou choisissez un autre dossier avec --data.
store-full = Le disque de { $file } est plein : plus rien ne peut être conservé. Faites-y de la place.
store-faulty = Le disque de { $file } est en panne : { $why }. Voyez s’il est plein, monté et sain.
store-busy = Un autre programme tient { $file } : { $why }. Fermez-le, et réessayez.
store-gone = Le fichier { $file } a été retiré pendant que la maison était ouverte : plus rien ne peut être conservé. Remettez-le tel quel, ou relancez la maison.
store-slow = Le disque de { $file } ne répond pas. Voyez s’il est occupé, monté et sain.

## La base de données

base-no-driver = Un hall dans PostgreSQL demande plus que ce qui est installé ici. Lancez : pip install "serai[cluster]"
base-address = L’adresse de la base de données ne peut pas être lue. Écrivez postgresql://NOM:MOT_DE_PASSE@HÔTE:5432/BASE, avec %40 pour @, %3A pour : et %2F pour / dans un mot de passe.
base-password = La base de données { $name } ne nous laisse pas entrer avec ce nom et ce mot de passe. Voyez ce qui précède l’@ de son adresse.
base-missing = Le serveur n’a pas de base du nom donné dans { $name }. Créez-la avec createdb, ou choisissez-en une autre.
base-silent = La base de données { $name } ne répond pas. Voyez si elle tourne, et si cette machine peut l’atteindre.
base-read-only = Rien ne peut être écrit à { $name } : ce serveur en suit un autre. Nommez aussi le serveur principal, en séparant les hôtes par des virgules.
base-crowded = La base de données { $name } n’accepte plus de connexions. Augmentez max_connections, ou fermez ce qui les tient.
base-rights = Ce nom ne peut pas créer de tables dans la base { $name }. Faites-en le propriétaire de la base.
base-full = Le disque de la base de données { $name } est plein : plus rien ne peut être conservé. Faites-y de la place.
base-faulty = La base de données { $name } est en panne : { $why }. Son propre journal en dit plus.
base-newer = Le hall de { $name } a été changé par un Serai plus récent. Mettez celui-ci à jour.

## À la table

not-read = La maison ne peut pas relire ce qu’elle en a conservé. Prévenez l’hôte, et réessayez plus tard.
table-damaged = Ce que la maison a conservé de la table { $code } est endommagé : elle ne peut pas continuer. Prévenez l’hôte, qui a peut-être une sauvegarde, ou ouvrez une nouvelle table.

## Ce que trouve une vérification

entry-missing = la ligne { $number } du journal manque
entry-illegal = la ligne { $number } du journal enfreint la règle { $rule }
entry-time = la ligne { $number } du journal est à un moment qui n’a jamais été
entry-early = le journal a des lignes, mais la partie n’a jamais commencé
other-end = la partie n’a pas fini comme il est noté
word-missing = la parole { $number } de la discussion manque
people-missing = il manque des places ou l’hôte
row-garbled = elle ne peut pas être lue ({ $why })
rows-lost = { $count } lignes de { $table } n’appartiennent à aucune table
other-rules = version { $version } des règles ; ce Serai connaît la version { $known }

## Sauvegardes

backup-exists = { $file } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
backup-no-folder = Il n’y a pas de dossier pour { $file }. Créez-le, ou choisissez un autre endroit.
backup-not-file = { $file } n’est pas un fichier ordinaire. Choisissez un autre nom pour la sauvegarde.
backup-itself = { $file } est le hall lui-même. Choisissez un autre nom pour la sauvegarde.
backup-unwritten = La sauvegarde { $file } ne peut pas être écrite : { $why }. Rien n’a changé ; faites de la place, ou choisissez un autre endroit.
backup-damaged = Le hall de { $file } est endommagé ({ $why }), et sa sauvegarde le serait aussi : il n’en a pas été fait. Lancez serai check pour voir ce qui est perdu.

## Copier un hall

copy-itself = { $place } serait copié sur lui-même. Nommez un autre endroit.
copy-not-empty = Il y a déjà un hall à { $place }. Nommez un endroit vide : rien n’est remplacé.
copy-moving = Le hall a changé pendant la copie. Rien n’a été conservé ; arrêtez ce qui s’en sert, et réessayez.
copy-differs = Ce qui a été écrit à { $place } n’est pas ce qui a été lu. Rien n’a été conservé ; réessayez, et dites-le-nous si cela se répète.
copy-open = Le hall de { $name } est ouvert ({ $address }). Arrêtez d’abord ses serveurs, pour qu’aucun coup ne soit oublié.
