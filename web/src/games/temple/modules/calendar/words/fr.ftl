# Les mots du calendrier sur le plateau.
temple-calendar = Calendrier maya ({ $face }), sur la case { $pawn }.
temple-calendar-next = Jour suivant : { $day }.
temple-calendar-done = Tous les jours sont passés.
temple-calendar-keys = Clés de plus pour sortir : { $number }.
temple-calendar-tally = clés de plus pour le calendrier
temple-calendar-dice = Dés que retient le calendrier : venez dans sa salle
temple-room-calendar = La salle du calendrier : trois clés échangent les jours de deux salles ; qui arrive reprend ses dés.
temple-room-day = Son jour : { $day }.
temple-room-day-now = Son jour est venu : { $day }.
temple-day-of = { $room } ({ $day })
temple-swap-days = Échanger deux jours…
temple-sealed = Éveiller les gemmes
temple-why-day = Cette salle montre { $day }, et le calendrier attend { $active }. (ESC-Q-MAYA-5)
stat-days-swapped = Jours échangés
