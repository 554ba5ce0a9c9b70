# Ce qu'Escape répond à qui demande ce qu'est un dé, une salle ou une tuile, et son livret.
things-dice = Les faces d’un dé
things-rooms = Salles
things-temple = Réserve, gong et destin
things-curses = Malédictions
things-treasures = Trésors
things-more = Et aussi
temple-known-fog = Pas encore découvert
temple-known-depot = Gemmes de la réserve
temple-known-gong = Le gong
temple-known-fate = Coup du destin
temple-known-held = Avec { $names }.
temple-known-keys = { $gems ->
    [0] Plus aucune gemme
    [one] Encore une gemme
   *[other] Encore { $gems } gemmes
 } : { $keys ->
    [one] une clé
   *[other] { $keys } clés
 } pour s’échapper.
temple-known-spare = { $gems ->
    [0] Il ne reste aucune gemme de côté.
    [one] Il reste une gemme de côté.
   *[other] Il reste { $gems } gemmes de côté.
 }
temple-aid-unrolled = Utilisé : relancez-le
temple-aid-prices = Ce que ça coûte
temple-aid-discover = Découvrir une salle : deux aventuriers.
temple-aid-enter = Entrer : ce que montre le cadre rouge.
temple-aid-gems = Gemmes : réunissez les symboles de la salle, seul ou ensemble.
temple-aid-exit = S’échapper : une clé de plus qu’il n’y a de gemmes en réserve.
temple-aid-time = Le gong
temple-aid-gongs = Deux fois : soyez au départ avant que les portes claquent, ou perdez un dé. La troisième : dehors.

booklet-goal-title = Le but
booklet-goal = Trouvez la sortie et soyez tous dehors avant que le temple ne s’effondre. Vous avez dix minutes, et tout le monde joue en même temps.
booklet-dice-title = Lancer
booklet-dice = Lancez vos cinq dés autant de fois que vous voulez. Gardez les faces utiles, relancez les autres.
booklet-masks-title = Les masques
booklet-masks = Un masque noir bloque son dé. Un masque doré en libère deux : les vôtres, ou ceux d’un ami dans la même salle.
booklet-enter-title = Avancer
booklet-enter = Chaque salle porte son prix dans un cadre rouge. Montrez ces faces, et vous y êtes.
booklet-discover-title = Découvrir
booklet-discover = Devant une ouverture vers le noir, deux aventuriers révèlent une nouvelle salle. Vous n’avancez pas encore.
booklet-gems-title = Éveiller des gemmes
booklet-gems = Dans les salles à gemmes, réunissez des symboles, avec vos amis si vous voulez. Chaque gemme éveillée quitte la réserve et rend la fuite plus facile.
booklet-gong-title = Le gong
booklet-gong = Quand il sonne, courez au départ. Quand les portes claquent, qui est ailleurs perd un dé.
booklet-end-title = S’échapper
booklet-end = À la sortie, il vous faut une clé de plus qu’il n’y a de gemmes en réserve. Tous dehors à temps : vous avez gagné. Un seul reste dedans : tous ont perdu.
