# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

option-lantern = La lanterne (un jouet)
room-gate = Porte
room-gate-rear = Porte, partie arrière
room-chute = Toboggan
room-well = Puits
room-shrine = Oratoire
room-mist = Brume
room-mill = Moulin
curse-gloom = Pénombre
treasure-oil = Huile
token-sun = le soleil
token-moon = la lune
token-star = l'étoile
reason-lantern = pour la lumière
move-pour = Verser l'huile
move-look-at = Regarder le jeton de { $to }
move-show = Montrer le jeton de { $to }
move-send = Engager { $torches } torches pour l'oratoire
move-lay-die = Poser un dé bloqué sur l'oratoire
move-turn-room = Tourner la salle { $place }
move-push-room = Pousser le moulin ({ $side })
event-lantern-lit = { $you ->
    [seat] Vous avez de la lumière.
   *[none] { $seat } a de la lumière.
}
event-lantern-burnt-down = Lanternes et oratoire se sont éteints.
event-looked = { $you ->
    [seat] Vous regardez le jeton de { $to } : { $token }.
   *[none] { $seat } regarde le jeton de { $to } : { $token }.
}
event-looked-hidden = { $you ->
    [to] { $seat } regarde votre jeton.
   *[none] { $seat } regarde le jeton de { $to }.
}
event-shown = { $you ->
    [seat] Vous montrez le jeton de { $to } : { $token }.
   *[none] { $seat } montre le jeton de { $to } : { $token }.
}
event-die-on-shrine = { $you ->
    [seat] Vous posez un dé sur l'oratoire.
   *[none] { $seat } pose un dé sur l'oratoire.
}
event-die-off-shrine = { $you ->
    [seat] Votre dé revient de l'oratoire.
   *[none] Un dé de { $seat } revient de l'oratoire.
}
event-room-turned = { $you ->
    [seat] Vous tournez { $room }.
   *[none] { $seat } tourne { $room }.
}
event-room-pushed = { $you ->
    [seat] Vous poussez le moulin ({ $side }).
   *[none] { $seat } pousse le moulin ({ $side }).
}
event-mist-rose = La brume s'est dissipée.
event-shrine-lit = { $you ->
    [seat] Vous allumez l'oratoire.
   *[none] { $seat } allume l'oratoire.
}

## La lanterne

LAN-ROOMS-1 = Six salles rejoignent la pile une fois les salles de départ posées.
LAN-GLOOM-1 = Pénombre : chaque salle vous coûte une torche de plus.
LAN-OIL-1 = Huile : versez-la, et vous avez de la lumière jusqu'à ce que les portes claquent.
LAN-OIL-2 = À la lumière, les torches comptent double et les masques dorés valent aussi une clé.
LAN-OIL-3 = À la lumière, vous engagez des torches pour un oratoire éteint situé ailleurs.
LAN-SHRINE-1 = Deux torches et une clé, réunies dans sa salle, allument l'oratoire jusqu'à ce que les portes claquent.
LAN-SHRINE-2 = À l'oratoire, on peut poser un dé bloqué, un seul à la fois ; après dix secondes il revient sans face.
LAN-TOKEN-1 = Chacun reçoit un jeton couvert que personne n'a vu : un soleil, une lune ou une étoile.
LAN-TOKEN-2 = Qui a allumé l'oratoire regarde un jeton couvert, dans les cinq secondes.
LAN-TOKEN-3 = Qui a regardé un soleil peut le montrer : tous les dés bloqués sont libérés.
LAN-MIST-1 = Quand les portes claquent, la brume va sous la pile, et qui s'y trouve est mis au départ.
LAN-MIST-2 = La brume coûte un aventurier de plus pour chacun de ceux qui y sont.
LAN-MILL-1 = Dans le moulin, une clé tourne d'un quart toute salle sauf le départ.
LAN-MILL-2 = Dans le moulin, une clé le pousse sur une case vide à côté.
