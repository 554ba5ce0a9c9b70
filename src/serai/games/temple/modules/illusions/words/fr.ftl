# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

room-illusion-1 = une salle illusoire
room-illusion-2 = une salle illusoire
room-illusion-3 = une salle illusoire
room-illusion-4 = une salle illusoire
room-illusion-5 = une salle illusoire
room-illusion-6 = une salle illusoire
reason-reconnect = pour rejoindre les salles coupées du reste
option-illusions = Module 3 : illusions, des salles qui s'évanouissent quand les portes claquent
option-illusions-name = Salles illusoires
option-illusions-about = Six salles à gemmes sont des illusions : quand les portes claquent, elles disparaissent.
event-dissolved = Ce n'était qu'une illusion : { $room } se dissipe et va sous la pile.
event-all-dissolved = { $number ->
    [one] Une salle illusoire s'est évanouie.
   *[other] { $number } salles illusoires se sont évanouies.
}
event-woke-up = { $you ->
    [seat] La salle autour de vous était une illusion : vous voilà au départ.
   *[none] La salle autour de { $seat } était une illusion : retour au départ.
}

## Module 3 : les salles illusoires

ESC-M3-SETUP-1 = Les six salles à une seule gemme, simples ou marquées, sont remplacées par six salles illusoires.
ESC-M3-SETUP-2 = Le reste se prépare comme toujours : les salles illusoires sont mélangées aux autres et peuvent se trouver à côté du départ dès le début.
ESC-M3-MASK-1 = Les masques violets des salles illusoires ne veulent rien dire.
ESC-M3-VANISH-1 = Après le premier et après le second compte à rebours, toute salle illusoire du temple, même du début, va face cachée sous la pile.
ESC-M3-VANISH-2 = Ses gemmes vont dans la boîte ; elles restent activées.
ESC-M3-VANISH-3 = Qui s'y trouve est mis au départ. Le dé pris par la porte est le seul perdu, et qui était à l'abri n'en perd aucun.
ESC-M3-VANISH-4 = Le trou reste jusqu'à ce qu'une salle y soit découverte ; la nouvelle rejoint ce qui est derrière, ou non.
ESC-M3-VANISH-5 = Une salle illusoire retrouvée peut être activée de nouveau.
ESC-R-23 = Ce qui se trouve dans une salle qui s'évanouit est mis au départ. Les salles vont sous la pile dans l'ordre où elles furent posées, la dernière tout en bas ; un passage secret y disparaît.
ESC-R-24 = Une salle illusoire retrouvée est comme neuve.
