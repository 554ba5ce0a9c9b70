# Les mots du Labyrinthe sur le plateau.
temple-room-mirage = Un mirage : on dirait le départ, mais il n’abrite personne.
temple-room-gears = Des rouages : deux torches décalent toute une ligne de salles.
temple-shift = Décaler des salles…
temple-line-row = { $where ->
    [own] Cette rangée
    [above] { $steps } rangée(s) plus haut
   *[below] { $steps } rangée(s) plus bas
}, côté { $side }
temple-line-column = { $where ->
    [own] Cette colonne
    [left] { $steps } colonne(s) à gauche
   *[right] { $steps } colonne(s) à droite
}, côté { $side }
temple-shortcut = Choisir la salle
temple-rub-lamp = Appeler le génie
temple-time-out = Arrêter le temps
temple-demand-pick-room = Quelle salle découvrez-vous ?
temple-demand-wish = Quel trésor prenez-vous ?
