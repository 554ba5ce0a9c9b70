# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

room-pit = la Fosse
curse-lost-treasure = Trésor perdu
curse-ultimate = Malédiction ultime
reason-lock-up = pour éveiller les gemmes de la Fosse avec des masques noirs
option-pit = La Fosse : une salle pour les masques noirs, et deux malédictions
option-pit-name = La Fosse
option-pit-about = Une salle où cinq masques noirs éveillent deux gemmes, et quatre malédictions de plus.
move-wake = Éveiller les gemmes de la Fosse avec vos masques noirs
move-forgo = Perdre le trésor : { $treasure }
event-treasure-lost = { $you ->
    [seat] Vous perdez un trésor sans l'utiliser : { $treasure }.
   *[none] { $seat } perd un trésor sans l'utiliser : { $treasure }.
}

## Queenie : la Fosse

ESC-Q-PIT-1 = La Fosse est mélangée aux autres salles avant que les deux premières soient posées.
ESC-Q-PIT-2 = Qui montre seul cinq masques noirs dans la Fosse éveille deux gemmes ; les masques de plusieurs joueurs ne s'ajoutent pas.
ESC-Q-PIT-3 = Ces cinq dés restent bloqués.
ESC-Q-PIT-4 = Trésor perdu : qui la pioche défausse un de ses trésors sans l'utiliser, puis la malédiction. Sans trésor, seule la malédiction s'en va.
ESC-Q-PIT-5 = Malédiction ultime : là où son porteur doit piocher une malédiction, il en pioche deux.
ESC-Q-PIT-6 = Avec les malédictions viennent trois Trésors perdus et une Malédiction ultime.
ESC-R-17 = La Fosse et la Fontaine peuvent se trouver à côté du départ dès le début.
ESC-R-35 = La Fosse ne dépense pas les cinq dés : quelqu'un doit les libérer.
ESC-R-39 = Les deux malédictions d'une Malédiction ultime agissent l'une après l'autre ; ce que vous avez déjà est défaussé.
ESC-R-72 = D'où que vienne la malédiction à piocher, une Malédiction ultime en fait deux.
ESC-R-117 = Trésor perdu prend n'importe quel trésor non utilisé, pas une Gemme en plus avec sa gemme. Ceux qui sont promis reviennent d'abord ; avec une seule sorte il n'y a pas de choix ; tant que vous n'avez pas choisi, aucun ne sert.
