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
    [one] serpent à chasser
   *[other] serpents à chasser
}
temple-stars-missing = Constellation : il n’y a personne dans { $rooms }.
temple-stars-ready = Constellation : chacun est à sa place. Deux clés accomplissent la quête.
temple-star-here = Constellation : quelqu’un est ici.
temple-star-wanted = Constellation : il faut quelqu’un ici.
temple-station-constellation = la salle de la constellation
temple-station-start = la salle de départ
temple-station-three = une salle à trois gemmes
temple-station-one = une salle à une gemme
temple-station-exit = la sortie
temple-strike = Le chasser
temple-align = Aligner les étoiles
temple-wish-enter = { $name } veut entrer.
temple-wish-discover = { $name } veut découvrir.
temple-wish-explore = { $name } veut découvrir.
temple-wish-leave = { $name } veut sortir.
temple-wish-activate = { $name } veut éveiller des gemmes.
temple-wish-connect = { $name } veut éveiller des gemmes.
temple-wish-wake = { $name } veut éveiller des gemmes.
temple-wish-take-gem = { $name } veut prendre une gemme.
temple-wish-shortcut = { $name } veut choisir une salle.
temple-wish-move = { $name } veut se déplacer.
temple-cancel = Retirer
temple-silence-waits = Il faut un oui.
temple-silence-done = Personne d'autre n'est là : c'est fait tout seul.
temple-tied = lié à { $name } : lancers plus lents
temple-demand-bind = Qui doit rester avec vous ?
guide-trials-snake = Votre ami a trouvé la fosse aux serpents, et un serpent s'est glissé dans votre salle !
guide-trials-quest = C'est une quête : tant qu'un drapeau est là-haut, personne ne sort. D'abord, tous les serpents dehors.
guide-trials-strike = Touchez « On y va » et lancez. Deux torches de vos dés le chassent : gardez-les, puis touchez « Le chasser ».
guide-trials-pit = Il est parti ! Maintenant la fosse veut cinq torches. Allez-y ensemble et promettez-les.
guide-trials-rooms = Le chaos éclate quand tous sont dans sa salle : chacun est maudit. Pour les étoiles, chacun attend dans une autre salle.
guide-trials-curses = Et de nouvelles malédictions : sous Contrôle mental, il faut le oui d'un ami ; les Liens magiques ralentissent deux joueurs.
