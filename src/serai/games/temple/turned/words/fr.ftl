# Ce que veut dire un moment clé : où l’on en est depuis.

stands-all-out = Tout le monde est dehors : vous vous êtes échappés.
stands-exit = { $left ->
    [0] La sortie est trouvée, et la réserve est vide.
    [1] La sortie est trouvée ; il reste une gemme dans la réserve.
   *[other] La sortie est trouvée ; il reste { $left } gemmes dans la réserve.
}
stands-gems = { $left ->
    [0] Il ne reste plus de gemme dans la réserve.
    [1] Il reste une gemme dans la réserve.
   *[other] Il reste { $left } gemmes dans la réserve.
}
stands-inside = { $number ->
    [0] Plus personne n’est à l’intérieur.
    [1] L’un de vous est encore à l’intérieur.
   *[other] { $number } d’entre vous sont encore à l’intérieur.
}
stands-stuck = Tous les dés de { $seat } sont bloqués.
stands-locked = { $number ->
    [0] Plus aucun dé n’est bloqué.
    [1] Un dé est bloqué par un masque noir.
   *[other] { $number } dés sont bloqués par des masques noirs.
}
stands-gong = { $seconds ->
    [0] Le gong va retentir.
    [1] Une seconde avant le gong.
   *[other] { $seconds } secondes avant le gong.
}
stands-fall = Il reste { $time } avant l’effondrement.
