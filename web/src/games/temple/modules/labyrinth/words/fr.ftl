# Les mots du Labyrinthe sur le plateau.
temple-room-mirage = Un mirage : on dirait le départ, mais il n’abrite personne.
temple-room-gears = Des rouages : deux torches décalent toute une ligne de salles.
temple-shift = Décaler des salles…
temple-line-row = { $where ->
    [own] Cette rangée
    [above] { $steps ->
        [one] { $steps } rangée
       *[other] { $steps } rangées
    } plus haut
   *[below] { $steps ->
        [one] { $steps } rangée
       *[other] { $steps } rangées
    } plus bas
}, côté { $side }
temple-line-column = { $where ->
    [own] Cette colonne
    [left] { $steps ->
        [one] { $steps } colonne
       *[other] { $steps } colonnes
    } à gauche
   *[right] { $steps ->
        [one] { $steps } colonne
       *[other] { $steps } colonnes
    } à droite
}, côté { $side }
temple-shortcut = Choisir la salle
temple-rub-lamp = Appeler le génie
temple-time-out = Arrêter le temps
temple-ways-on = Depuis son escalier : { $ways }.
temple-on-west = à gauche
temple-on-north = tout droit
temple-on-east = à droite
temple-no-way-on = Elle ne mène nulle part ailleurs.
temple-demand-pick-room = Quelle salle découvrez-vous ?
temple-demand-wish = Quel trésor prenez-vous ?
guide-labyrinth-gears = Voici la salle des rouages. Deux torches décalent d'un pas toute une rangée ou une colonne de salles.
guide-labyrinth-shift = Touchez « On y va » et lancez deux torches. Puis touchez « Décaler des salles » et choisissez « Cette rangée ».
guide-labyrinth-moved = Toute la rangée a bougé, et vous avec. Regardez vos flèches : des passages sont nouveaux, d'autres ont disparu !
guide-labyrinth-mirage = Touchez l'œil pour tout voir. La salle aux anneaux bleus est un mirage : il a pris la place du départ, et n'abrite personne.
guide-labyrinth-start = Le départ vert est ailleurs maintenant. Lui seul abrite quand les portes claquent : retenez le chemin.
guide-labyrinth-tiles = Et de nouvelles tuiles. Raccourci : choisissez la salle suivante. Maillon faible : s'il n'est pas à l'abri, tous ont perdu.

labyrinth-ending-weak = Le maillon faible a cédé
