# Les mots du calendrier sur le plateau.
temple-calendar = Calendrier maya ({ $face }), sur la case { $pawn }.
temple-calendar-next = Jour suivant : { $day }.
temple-calendar-done = Tous les jours sont passés.
temple-calendar-now = { $number ->
    [0] aucune salle prête
    [one] 1 salle prête
   *[other] { $number } salles prêtes
}
temple-calendar-bar = { $left ->
    [0] barre { $number } passée
    [one] barre { $number } : 1 jour
   *[other] barre { $number } : { $left } jours
}
temple-calendar-late = Au claquement, chacun pose un dé si le calendrier n'a pas passé la barre { $number }.
temple-calendar-keys = Clés de plus pour sortir : { $number }.
temple-calendar-tally = clés de plus pour le calendrier
temple-calendar-dice = Dés que retient le calendrier : venez dans sa salle
temple-room-calendar = La salle du calendrier : trois clés échangent les jours de deux salles ; qui arrive reprend ses dés.
temple-room-day = Son jour : { $day }.
temple-room-day-now = Son jour est venu : { $day }.
temple-swap-days = Échanger deux jours…
temple-swap-days-first = Touchez une salle dont le jour doit changer
temple-swap-days-second = Puis la salle avec laquelle l'échanger
temple-sealed = Éveiller les gemmes
temple-why-day = Cette salle montre { $day }, et le calendrier attend { $active }. (ESC-Q-MAYA-5)
stat-days-swapped = Jours échangés
guide-calendar-track = Voici le calendrier. Le jour encadré de vert vient ensuite : seules les salles qui le montrent éveillent leurs gemmes.
guide-calendar-rooms = Chaque salle à gemmes montre son jour. On attend un engrenage, mais il est loin ; la salle voisine montre une lune.
guide-calendar-swap = Ici, trois clés échangent deux jours. Touchez « On y va », faites la troisième clé, puis « Échanger deux jours » et les deux salles.
guide-calendar-wake = L'engrenage est à côté de vous, et sa salle brille en vert. Entrez et éveillez ses gemmes, autant que vous voulez.
guide-calendar-on = Chaque salle éveillée fait avancer le calendrier d'un jour. Après l'engrenage, un soleil : dans quelle salle, et qui en est proche ?
guide-calendar-cursed = Il a aussi une face maudite : gemmes dans tout ordre, mais un retard coûte des dés au claquement et des clés à la sortie.
