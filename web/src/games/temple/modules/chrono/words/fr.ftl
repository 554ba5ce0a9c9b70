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
guide-chrono-glass = Vous avez trouvé une salle à sablier. Tant que le sable vert coule, une chose est interdite : là, entrer dans une salle.
guide-chrono-discover = Le reste est permis. Touchez « On y va », lancez deux aventuriers et découvrez une salle : la flèche vers la brume.
guide-chrono-wait = Vous ne pouvez pas encore y entrer, jusqu'au bout du sable. Gardez les dés utiles et surveillez le sablier.
guide-chrono-turned = C'est fini, et le sablier est retourné : pendant 30 secondes les masques dorés ne libèrent rien. Entrer est permis.
guide-chrono-blue = Un sablier bleu donne une tâche à tous, comme sept torches dans sa salle. Trop tard : dés ou gemmes perdus.
guide-chrono-end = Les sabliers n'attendent personne. Annoncez ce que vous trouvez, pour que les autres accourent.
