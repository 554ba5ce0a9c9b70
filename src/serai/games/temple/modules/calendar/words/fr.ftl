# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

room-calendar = la salle du calendrier
day-sun = soleil
day-moon = lune
day-gear = engrenage
reason-days = pour mettre le jour du calendrier là où des gemmes peuvent s'éveiller
reason-collect = pour reprendre les dés que retient le calendrier
option-calendar = Calendrier maya
option-calendar-none = Aucun
option-calendar-eternal = Éternel
option-calendar-cursed = Maudit
option-calendar-name = Calendrier maya
option-calendar-about = Chaque salle à gemmes montre un jour. Éternel : les gemmes ne s'éveillent que dans l'ordre des jours. Maudit : dans n'importe quel ordre, mais le retard coûte des dés et des clés.
move-swap-days = Échanger les jours des salles { $place } et { $other }{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}
event-day-laid = Un jour du calendrier est posé dans { $room } : { $day }.
event-day-turned = Le jour qui est dans { $room } est venu ({ $day }) : le calendrier est sur la case { $number }.
event-day-sunk = Le jour qui était dans { $room } ({ $day }) va sous sa pile.
event-days-swapped = { $you ->
    [seat] Vous échangez les jours de deux salles.
   *[none] { $seat } échange les jours de deux salles.
}
event-bar-missed = Le calendrier n'a pas passé la barre { $number } : il retient un dé de chacun.
event-calendar-dice-back = { $you ->
    [seat] Le calendrier vous rend vos dés : { $number }.
   *[none] Le calendrier rend ses dés à { $seat } : { $number }.
}

## Queenie : calendrier maya

ESC-Q-MAYA-1 = La salle du calendrier est mélangée à la pile quand les deux premières salles sont posées. Le pion commence avant la première case, neuf tuiles (quatre soleils, trois lunes, deux engrenages) sont mélangées, et une face du plateau est choisie.
ESC-Q-MAYA-2 = Quand une salle où l'on peut activer des gemmes est découverte, la tuile suivante du calendrier y est posée, face visible.
ESC-Q-MAYA-3 = La case active est celle juste après le pion.
ESC-Q-MAYA-4 = Qui est dans la salle du calendrier peut dépenser trois clés pour échanger deux tuiles du calendrier posées dans des salles à gemmes.
ESC-Q-MAYA-5 = Éternel : les gemmes ne s'éveillent que dans une salle qui montre le jour de la case active. Le pion avance alors d'une case, et la tuile quitte le jeu.
ESC-Q-MAYA-6 = Éternel : c'est une case par salle, quel que soit le nombre de gemmes.
ESC-Q-MAYA-7 = Éternel : quand il n'y a plus de tuiles, les autres salles à gemmes n'en reçoivent pas, et leurs gemmes ne s'éveillent que si le pion est sur la dernière case.
ESC-Q-MAYA-8 = Éternel : on peut sortir du temple, que le calendrier soit fini ou non.
ESC-Q-MAYA-9 = Maudit : les gemmes s'éveillent dans n'importe quel ordre. Si le jour est celui de la case active le pion avance, sinon il reste ; dans les deux cas la tuile va sous sa pile.
ESC-Q-MAYA-10 = Maudit : au premier claquement des portes, le pion doit avoir passé la première barre, au deuxième la deuxième. Sinon chacun met un dé sur la salle du calendrier, ou de côté jusqu'à ce qu'on la trouve.
ESC-Q-MAYA-11 = Maudit : qui arrive dans la salle du calendrier reprend ses dés.
ESC-Q-MAYA-12 = Maudit : sortir demande trois clés de plus ; deux ou une quand le pion est sur la case d'avant qui le dit, aucune sur la dernière.
ESC-Q-MAYA-13 = Maudit : avec une réserve vide, une salle peut encore être activée pour faire avancer le pion, si elle a une tuile.
ESC-R-61 = Les salles à gemmes posées au début ont aussi une tuile du calendrier.
ESC-R-62 = Pour le calendrier, toute salle avec une tâche de gemmes est une salle à gemmes : la Fosse, le totem, les salles connectées et doubles aussi.
ESC-R-63 = Salles connectées et calendrier : éternel, leurs jours doivent être les cases suivantes, dans un ordre ou un autre, et des salles prêtes il s'en éveille autant qu'il convient ; maudit, toutes s'éveillent, dans l'ordre qui aide le plus.
ESC-R-64 = Ceux qui sont dans la salle du calendrier y mettent aussi un dé, même le dernier ; ils doivent sortir de la salle et revenir.
ESC-R-84 = Maudit : une salle à gemmes sans tuile peut être activée, et le pion reste.
ESC-R-126 = Pour faire avancer le pion avec une réserve vide, le jour de la salle doit être celui de la case active. N'importe laquelle de ses tâches de gemmes suffit ; la salle est alors utilisée.
