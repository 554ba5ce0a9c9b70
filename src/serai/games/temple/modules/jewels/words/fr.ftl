# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

jewel-ruby = larme de rubis
jewel-sapphire = carré de saphir
jewel-emerald = hexagone d'émeraude
jewel-amber = soleil d'ambre
jewel-onyx = crâne d'onyx
jewel-pearl = spirale de perle
reason-bring-home = car c'est la place de la gemme maudite
reason-peek = pour voir quelle gemme maudite a sa place là
reason-tell = pour que tous sachent où va cette gemme
option-jewels = Gemmes maudites : trouvez la place de la vôtre avant de sortir
option-jewels-name = Gemmes maudites
option-jewels-about = Chacun porte une gemme maudite dont la place est cachée dans une salle à gemme. Personne ne sort sans l'avoir trouvée.
move-peek = Regarder le jeton de position{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}
move-tell = Dire à tous ce qu'il y a dans la salle { $place }
event-position-laid = Un jeton de position est posé face cachée dans { $room }.
event-peeked = { $you ->
    [seat] Vous regardez le jeton de position dans { $room } : { $jewel }.
   *[none] { $seat } regarde le jeton de position dans { $room } : { $jewel }.
}
event-peeked-hidden = { $you ->
    [seat] Vous regardez le jeton de position dans { $room }.
   *[none] { $seat } regarde le jeton de position dans { $room }.
}
event-jewel-returned = { $you ->
    [seat] Votre gemme maudite ({ $jewel }) a sa place ici : vous en voilà débarrassé.
   *[none] La gemme maudite de { $seat } ({ $jewel }) a sa place dans { $room } : { $seat } en est débarrassé.
}
event-jewel-told = { $you ->
    [seat] Vous le dites à tous : { $jewel }, c'est dans { $room }.
   *[none] { $seat } le dit à tous : { $jewel }, c'est dans { $room }.
}
event-position-sunk = Le jeton de position qui était dans { $room } retourne sous sa pile, et tous l'oublient.

## Queenie : gemmes maudites

ESC-Q-JEWEL-1 = Chacun reçoit au hasard une gemme maudite, ouverte devant lui ; six jetons de position sont mélangés, face cachée.
ESC-Q-JEWEL-2 = Qui a une gemme maudite ne peut pas sortir du temple.
ESC-Q-JEWEL-3 = Quand une salle à une seule gemme est découverte, un jeton de position y est posé face cachée.
ESC-Q-JEWEL-4 = Qui s'y trouve peut dépenser deux clés pour le regarder.
ESC-Q-JEWEL-5 = Si c'est la place de sa propre gemme, la gemme et le jeton quittent le jeu.
ESC-Q-JEWEL-6 = Sinon il reste caché, et qui l'a vu peut le décrire aux autres.
ESC-R-65 = Les salles à une seule gemme sont celles dont l'unique tâche en rapporte une ; aussi les deux posées au début.
ESC-R-66 = Il y a six jetons de position : quand il n'y en a plus, on n'en pose plus.
ESC-R-125 = Ce que vous avez regardé, vous continuez à le voir tant qu'il est là, et personne d'autre. Si vous n'êtes pas réduit au silence vous pouvez le dire : une note vraie est alors dans la salle pour tous. Quand un jeton retourne sous sa pile, tous oublient ce qu'ils ont vu.
