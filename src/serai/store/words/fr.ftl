unknown-store = Il n’y a rien à l’adresse { $url }. Écrivez sqlite:/// suivi du chemin d’un fichier.
not-kept = Cela n’a pas pu être conservé, et rien n’a changé : le disque de la maison est peut-être plein. Réessayez dans un instant.
store-newer = Le fichier { $file } a été écrit par un Serai plus récent. Mettez Serai à jour, ou choisissez un autre dossier avec --data.
