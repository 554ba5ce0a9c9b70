# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

curse-condemned = Condamné
curse-stand = Debout
treasure-counterspell = Contre-sort
option-condemned = Condamnés : deux malédictions et un trésor qui en délivre (avec malédictions ou trésors)
option-condemned-name = Condamnés
option-condemned-about = Une malédiction qui barre la sortie, une qui vous ralentit, et deux contre-sorts.
bad-condemned = Les Condamnés apportent des tuiles aux malédictions et aux trésors. Choisissez aussi l'un de ces modules, ou laissez-les de côté.
move-counter = Se défaire avec un contre-sort : { $curse }

## Queenie : Condamnés

ESC-Q-DOOM-1 = Contre-sort : défaussez une de vos malédictions, n'importe laquelle, puis ce trésor.
ESC-Q-DOOM-2 = Condamné : tant que vous l'avez, vous ne pouvez pas sortir du temple.
ESC-Q-DOOM-3 = Debout : jusqu'à sa levée, vos lancers prennent un peu plus de temps.
ESC-Q-DOOM-4 = Deux contre-sorts vont avec les trésors, Condamné et Debout avec les malédictions ; sans l'un de ces modules, ses tuiles restent dans la boîte.
