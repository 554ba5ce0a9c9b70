# Les mots du totem sur le plateau.
temple-room-totem = Un totem : empilez des masques noirs et dorés. { $least } dés éveillent une gemme, { $most } en éveillent deux.
temple-totem-height = Sur la pile : { $height }.
temple-totem-odds = Le prochain dé tient { $odds } fois sur 100.
temple-totem-tally = dés sur le totem
temple-stack = Empiler : { $face }
temple-stack-odds = Empiler : { $face } ({ $odds } %)
temple-call-totem = Prendre { $gems ->
    [1] la gemme
   *[other] { $gems } gemmes
} ({ $height } dés)
stat-die-stacked = Dés qui ont tenu sur le totem
stat-totem-fell = Chutes du totem
