# Les mots des salles à sablier sur le plateau. Ceux des règles sont à côté des règles.
temple-ban-gems = Pas de gemmes
temple-ban-gold = Pas de masque doré
temple-ban-entering = Ne pas entrer
temple-ban-start = Pas au départ
temple-forbidden = Tant que le sable vert coule : { $ban }.
temple-harm-dice = { $number ->
    [one] un dé est perdu
   *[other] { $number } dés sont perdus
}
temple-harm-gems = { $number ->
    [one] une gemme revient
   *[other] { $number } gemmes reviennent
}
temple-harm-held = des dés sont perdus
temple-glass-task = { $cost }, ou { $harm }
temple-glass-done = C'est fait
temple-glass-next = Ensuite { $number } : { $room }
temple-held-yours = Votre dé !
temple-held-none = Dés retenus
temple-die-sacrificed = Un dé dans la salle du sacrifice
temple-room-glass = Son sablier coule.
temple-room-waits = Elle attend son sablier.
temple-volunteer = Je cède un dé
temple-toll = { $number ->
    [one] Un dé à céder
   *[other] { $number } dés à céder
}
stat-task-met = Tâches accomplies contre le sable
stat-volunteered = Dés cédés pour tous
