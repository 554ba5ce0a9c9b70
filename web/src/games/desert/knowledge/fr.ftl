# Ce que le Désert interdit répond à qui demande ce qu'est une pièce, et son livret.
things-adventurers = Les aventuriers
things-tiles = Les tuiles
things-equipment = Les équipements
things-storm = La tempête
things-parts = Pièces, eau et sable
desert-known-plain = Désert
desert-known-oasis = Oasis : point d’eau ou mirage
desert-known-crash = L’épave : on part d’ici
desert-known-meter = Échelle de la tempête
desert-known-sand = Le sable
desert-known-water = L’eau
desert-known-eye = L’œil de la tempête
desert-known-at = { $cell } : { $what }
desert-known-wind = Vent : { $storm }
desert-known-aims = { $count ->
    [one] Elle peut servir sur une tuile : touchez la carte, puis la tuile.
   *[other] Elle peut servir sur { $count } tuiles : touchez la carte, puis une tuile qui brille.
 }
desert-known-held = En main : { $names }.
desert-known-left = { $count ->
    [0] Plus aucune dans la pioche.
    [one] Encore une dans la pioche.
   *[other] Encore { $count } dans la pioche.
 }
desert-aid-actions = Quatre actions par tour
desert-aid-walk = Aller sur une tuile voisine
desert-aid-dig = Enlever un marqueur de sable
desert-aid-excavate = Révéler sa tuile
desert-aid-take = Prendre une pièce
desert-aid-found = Sous le sable
desert-aid-gear = Engrenage : un équipement
desert-aid-well = Point d’eau : 2 portions
desert-aid-tunnel = Tunnel : ombre et raccourci
desert-aid-row-propeller = Indice : ligne ou colonne
desert-aid-pad = Piste : on gagne ici
desert-aid-mirage = Mirage : rien
desert-aid-storm = Puis la tempête
desert-aid-wind-east-2 = Vent : les tuiles glissent
desert-aid-sun = Soleil : tout le monde boit
desert-aid-rise = L’échelle monte
desert-aid-share = Sur une tuile, on partage

booklet-goal-title = Le but
booklet-goal = Votre machine s’est écrasée. Trouvez quatre pièces sous le sable, retrouvez-vous sur la piste et décollez. Vous gagnez tous, ou personne.
booklet-actions-title = D’abord quatre actions
booklet-actions = Marcher, enlever du sable, révéler sa tuile ou prendre une pièce : quatre fois en tout, dans l’ordre que vous voulez.
booklet-sand-title = Le sable
booklet-sand = Un marqueur se traverse sans peine. Deux bloquent la tuile : personne n’y entre, et qui s’y trouve doit d’abord creuser.
booklet-find-title = Où sont les pièces
booklet-find = Chaque pièce a deux indices : l’un montre sa ligne, l’autre sa colonne. Là où les deux se croisent, elle apparaît. Il reste à aller la chercher.
booklet-gear-title = L’équipement
booklet-gear = Les engrenages donnent des cartes. En jouer une est gratuit, même hors de votre tour. Appuyez longuement sur une carte pour la lire.
booklet-storm-title = Puis la tempête
booklet-storm = Retournez autant de cartes que dit l’échelle. Le vent pousse des tuiles dans le trou et les ensable. Le soleil fait boire tout le monde. Et l’échelle monte.
booklet-water-title = L’eau
booklet-water = Les points d’eau remplissent les gourdes, les tunnels font de l’ombre, et sur une même tuile on partage. Qui doit boire et n’a plus rien est perdu.
booklet-end-title = La fin
booklet-end = Vous gagnez quand tout le monde est sur la piste, dégagée, avec les quatre pièces. Vous perdez par la soif, quand le sable manque, ou quand l’échelle atteint la tête de mort.
