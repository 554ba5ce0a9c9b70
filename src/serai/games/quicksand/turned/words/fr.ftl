# Ce que veut dire un moment clé : où l’on en est depuis.

stands-disarmed = Tous les sabliers ont passé le marqueur : tout est désamorcé.
stands-lost-timers = { $number ->
    [one] Un sablier est désormais perdu, à côté de la piste.
   *[other] { $number } sabliers sont désormais perdus, à côté de la piste.
}
stands-emptiest = { $seconds ->
    [0] Le prochain à se vider est le { $timer }, dans la seconde.
    [1] Le prochain à se vider est le { $timer }, dans une seconde.
   *[other] Le prochain à se vider est le { $timer }, dans { $seconds } secondes.
}
stands-way = { $tiles ->
    [one] Reste à parcourir : { $tiles } tuile.
   *[other] Reste à parcourir : { $tiles } tuiles, tous sabliers confondus.
}
