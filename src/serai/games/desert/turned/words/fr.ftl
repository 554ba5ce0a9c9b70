# Ce que veut dire un moment clé : où l’on en est depuis.

stands-take-off = Les quatre pièces sont à bord et tout le monde est sur la piste : vous décollez.
stands-sun-past = { $number ->
    [one] La vague de chaleur est passée : un seul d’entre vous a dû boire.
   *[other] La vague de chaleur est passée : { $number } d’entre vous ont dû boire.
}
stands-sun = { $number ->
    [one] Le soleil tape : l’un de vous doit boire.
   *[other] Le soleil tape : { $number } d’entre vous doivent boire.
}
stands-thirst = { $left ->
    [-1] { $seat } meurt de soif.
    [0] { $seat } n’a plus rien à boire : la prochaine vague de chaleur serait la dernière.
    [1] Il ne reste qu’une portion d’eau à { $seat }.
   *[other] Personne n’a moins d’eau que { $seat } : { $left } portions.
}
stands-thirsty = { $left ->
    [-1] { $number } d’entre vous meurent de soif.
    [0] { $number } d’entre vous n’ont plus rien à boire : la prochaine vague de chaleur serait la dernière.
    [1] Il ne reste qu’une portion d’eau à { $number } d’entre vous.
   *[other] { $number } d’entre vous n’ont que { $left } portions d’eau, et personne n’en a moins.
}
stands-parts = { $number ->
    [0] Vous n’avez encore aucune pièce de la machine.
    [1] Vous avez 1 pièce sur { $of }.
    [4] Vous avez les quatre pièces, mais la piste de décollage reste à trouver.
   *[other] Vous avez { $number } pièces sur { $of }.
}
stands-gather = { $number ->
    [one] Vous avez les quatre pièces ; l’un de vous doit encore rejoindre la piste de décollage.
   *[other] Vous avez les quatre pièces ; { $number } d’entre vous doivent encore rejoindre la piste de décollage.
}
stands-pad-clear = On peut entrer sur la piste de décollage.
stands-pad-blocked = Le sable bloque la piste de décollage.
stands-reached = { $seat } a rejoint { $part }.
stands-oasis = { $seat } a rejoint une oasis : il y a peut-être de l’eau.
stands-shade = { $seat } est à l’abri du soleil.
stands-unknown = { $number ->
    [4] Aucune pièce n’est encore localisée.
    [one] On ignore encore où se trouve l’une des pièces.
   *[other] On ignore encore où se trouvent { $number } pièces.
}
stands-located = { $number ->
    [4] Vous savez où se trouvent toutes les pièces.
    [one] Vous savez où se trouve { $number } pièce sur { $of }.
   *[other] Vous savez où se trouvent { $number } pièces sur { $of }.
}
stands-buried = Le sable retient { $seat }, qui doit d’abord creuser.
stands-part-blocked = Le sable bloque l’accès à { $part }.
stands-storm = { $left ->
    [1] La tempête amène maintenant { $cards } cartes par tour ; un cran de plus, et elle vous emporte.
   *[other] La tempête amène maintenant { $cards } cartes par tour ; encore { $left } crans, et elle vous emporte.
}
stands-sand = { $left ->
    [0] Il n’y a plus de sable à poser : un marqueur de plus, et tout est perdu.
    [1] Il ne reste qu’un marqueur de sable.
   *[other] Il ne reste que { $left } marqueurs de sable.
}
stands-cleared = { $number ->
    [one] Un marqueur de sable de moins recouvre la cité.
   *[other] { $number } marqueurs de sable de moins recouvrent la cité.
}
stands-fallen = { $number ->
    [one] Un marqueur de sable de plus recouvre la cité.
   *[other] { $number } marqueurs de sable de plus recouvrent la cité.
}
