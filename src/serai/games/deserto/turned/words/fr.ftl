# Ce que veut dire un moment clé : où l’on en est depuis.

stands-catch = Du coup, { $seat } peut remporter { $cards } cartes.
stands-three-viziers = Trois vizirs sont visibles : un quatrième remporterait les { $cards } cartes.
stands-open = Avec { $card }, { $seat } remporterait { $cards } cartes.
stands-missed = { $seat } aurait pu remporter { $cards } cartes.
stands-lacked = Il fallait { $card } pour remporter { $cards } cartes : { $seat } n’en avait pas.
stands-ahead = { $cards ->
    [one] { $seat } a une carte d’avance sur { $to }.
   *[other] { $seat } a { $cards } cartes d’avance sur { $to }.
}
stands-behind = { $cards ->
    [one] { $seat } a une carte de retard sur { $to }.
   *[other] { $seat } a { $cards } cartes de retard sur { $to }.
}
stands-level = { $seat } et { $to } ont gagné autant de cartes.
stands-draw-pile = { $cards ->
    [0] Il n’y a plus rien à piocher : les dernières cartes décident.
    [1] Il reste une carte à piocher.
   *[other] Il reste { $cards } cartes à piocher.
}
