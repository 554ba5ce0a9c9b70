# Les mots des nouvelles salles de quête sur le plateau.
temple-room-chaos = Chaos : il éclate quand tous sont là.
temple-room-snakes = Fosse aux serpents. { $left ->
    [0] Cinq torches ici accomplissent la quête.
    [one] Un serpent rôde encore.
   *[other] { $left } serpents rôdent encore.
}
temple-room-snake = { $snakes ->
    [one] Un serpent est ici.
   *[other] { $snakes } serpents sont ici.
}
temple-snakes-left = { $snakes ->
    [one] un serpent à chasser
   *[other] { $snakes } serpents à chasser
}
temple-stars-missing = Constellation : il n’y a personne dans { $rooms }.
temple-stars-ready = Constellation : chacun est à sa place. Deux clés accomplissent la quête.
temple-station-constellation = la salle de la constellation
temple-station-start = la salle de départ
temple-station-three = une salle à trois gemmes
temple-station-one = une salle à une gemme
temple-station-exit = la sortie
temple-strike = Le chasser
temple-align = Aligner les étoiles
temple-confirm = Oui, { $name } peut { $wish }
wish-enter = entrer
wish-discover = découvrir
wish-explore = découvrir
wish-leave = sortir
wish-activate = éveiller des gemmes
wish-connect = éveiller des gemmes
wish-wake = éveiller des gemmes
wish-take-gem = prendre une gemme
wish-shortcut = choisir une salle
wish-move = se déplacer
temple-cancel = En attente d’un oui. Retirer
temple-tied = lié à un ami : lance moins vite
temple-demand-bind = Qui doit rester avec vous ?
