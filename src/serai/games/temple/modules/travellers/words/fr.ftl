# Les mots de ce module en français. Les règles sont à la fin, chacune sous son numéro.

room-dungeon = le Donjon
room-narrow = le Passage étroit
treasure-portal = Portail
treasure-clone = Clone
reason-hop = parce que c'est bien plus court ainsi
reason-offer = parce que quelqu'un le demande
option-travellers = Nouveaux personnages : deux de plus, deux salles, Portail et Clone (avec les quêtes ou les personnages)
option-travellers-name = Nouveaux personnages
option-travellers-about = Le Filou et la Téléporteuse, le Donjon, le Passage étroit et deux trésors.
bad-travellers = Les nouveaux personnages rejoignent les quêtes du module 5 ou les personnages du module 6. Choisissez aussi l'un des deux, ou laissez-les.
give-unrolled = un dé sans face
give-adventurer = un aventurier
give-key = une clé
give-torch = une torche
give-black = un masque noir
give-gold = un masque doré
take-unrolled = un dé sans face
take-adventurer = un aventurier
take-key = une clé
take-torch = une torche
take-black = un masque noir
take-gold = un masque doré
move-lay-pair = Préparer un échange avec { $to } : { $give } contre { $take }
move-offer-swap = Proposer l'échange{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
move-hop = Sauter dans la salle { $place }
move-hop-together = Sauter dans la salle { $place } avec { $to }
move-accept = Dire oui à { $to }
move-decline = Dire non à { $to }
move-take-back = Retirer votre offre
move-step-over = Passer par le portail dans la salle { $place }
move-ready-clone = Le Clone double votre prochaine action, ou non
event-swap-offered = { $you ->
    [seat] Vous proposez un échange de dés à { $to }.
    [to] { $seat } vous propose un échange de dés.
   *[none] { $seat } propose un échange de dés à { $to }.
}
event-swapped = { $you ->
    [seat] Vous avez échangé des dés avec { $to }.
    [to] { $seat } a échangé des dés avec vous.
   *[none] { $seat } et { $to } ont échangé des dés.
}
event-invited = { $you ->
    [seat] Vous invitez { $to } dans { $room }.
    [to] { $seat } vous invite dans { $room }.
   *[none] { $seat } invite { $to } dans { $room }.
}
event-hopped = { $you ->
    [seat] Vous sautez dans { $room }.
   *[none] { $seat } saute dans { $room }.
}
event-declined = { $you ->
    [seat] Vous dites non à { $to }.
    [to] { $seat } vous dit non.
   *[none] { $seat } dit non à { $to }.
}
event-offer-lapsed = { $you ->
    [seat] Personne ne répond : votre offre est passée.
   *[none] Personne ne répond à { $seat } : l'offre est passée.
}
event-taken-back = { $you ->
    [seat] Vous retirez votre offre.
   *[none] { $seat } retire son offre.
}
event-stepped-over = { $you ->
    [seat] Vous passez par le portail dans { $room }.
   *[none] { $seat } passe par le portail dans { $room }.
}

## Queenie : les nouveaux personnages

ESC-Q-CHAR-1 = Ses deux salles sont mélangées à la pile une fois les deux premières salles posées.
ESC-Q-CHAR-2 = Ses quatre trésors rejoignent les trésors.
ESC-Q-CHAR-3 = Le Filou et la Téléporteuse rejoignent les personnages.
ESC-Q-CHAR-DUNGEON = Donjon : il est posé avec sa glissière contre la salle d'où on le découvre. On y entre par trois côtés, et jamais on n'en sort par la glissière.
ESC-Q-CHAR-NARROW = Passage étroit : il faut trois torches pour y entrer ; il a une gemme et un trésor.
ESC-Q-CHAR-PORTAL = Portail : allez dans l'une des huit salles autour ; puis il est défaussé.
ESC-Q-CHAR-CLONE = Clone : pour une action ou une promesse, toutes vos clés et vos torches comptent double ; puis il est défaussé.
ESC-Q-CHAR-TRICK-P = Filou, permanent : échangez des dés avec un joueur de la même salle, un contre un.
ESC-Q-CHAR-TRICK-A = Filou, une clé et une torche : échangez avec n'importe quel joueur autant de dés que vous en donnez.
ESC-Q-CHAR-TELE-P = Téléporteuse, permanent : depuis une salle avec une ouverture libre, deux aventuriers vous mènent à n'importe quelle autre.
ESC-Q-CHAR-TELE-A = Téléporteuse, deux aventuriers, une fois par compte à rebours : de même, et un autre aventurier de la salle peut venir.
ESC-R-59 = Un échange demande un oui. Les dés bloqués peuvent être échangés et restent bloqués ; les dés promis, non.
ESC-R-60 = Une ouverture libre est un côté ouvert sans rien derrière ; une glissière n'en est pas une. Une salle double compte pour une, et on y arrive devant.
ESC-R-89 = Personne ne vient qui pend dans un abîme ou attend sur une plateforme.
ESC-R-120 = Le Filou prépare des dés et les propose ; l'autre a cinq secondes pour dire oui. Alors tout est vérifié et payé. Une offre à la fois.
ESC-R-121 = Qui est invité par la Téléporteuse a cinq secondes pour dire oui ; alors on paie, et les deux partent. Seule, elle part aussitôt.
