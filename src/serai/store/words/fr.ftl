unknown-store = Il n’y a rien à l’adresse { $url }. Écrivez sqlite:/// suivi du chemin d’un fichier.
store-newer = Le fichier { $file } a été écrit par un Serai plus récent. Mettez Serai à jour, ou choisissez un autre dossier avec --data.
