# Les mots des salles spéciales sur le plateau.
temple-connect = Connecter les salles
temple-why-one-link = Une salle connectée en demande une deuxième. Trouvez-la d'abord.
temple-why-links = Pas encore. { $rooms }
temple-link = { $way } du départ : { $state }.
temple-link-missing = il manque { $cost }
temple-link-ready = prête
temple-link-nobody = personne
temple-room-link = Une salle connectée : elle s'active avec une autre.
temple-room-rear = L'arrière, derrière le mur intérieur.
temple-room-front = L'avant, devant le mur intérieur.
temple-room-chalice = Le calice est ici.
temple-chalice-here = dans la salle du calice
temple-chalice-inside = le calice est encore dedans
temple-carry = Calice, { $side }
temple-carry-none = Porter le calice
temple-why-carry = Le calice coûte { $cost } en plus du prix de la salle suivante.
temple-leave-chalice = Abandonner le calice : tous perdent
stat-linked = Salles connectées activées
stat-carried = Pas avec le calice
guide-chambers-linked = Vous et votre ami êtes dans deux salles connectées, loin l'une de l'autre. Il faut les symboles des deux au même moment.
guide-chambers-fire = Touchez « On y va », lancez et gardez trois torches. Quand votre ami a trois clés, touchez « Connecter les salles ».
guide-chambers-once = Une gemme dans chaque salle ! Cela ne marche qu'une fois : mieux vaut trouver et occuper les trois.
guide-chambers-double = Une salle double a un mur au milieu. Les gemmes sont à l'arrière, qui a sa porte et son prix.
guide-chambers-chalice = Le calice doré doit sortir du temple lui aussi, sinon tout est perdu. Chaque pas avec lui coûte une torche de plus.
guide-chambers-end = Portez-le à la sortie avant que le dernier ne parte. Allez le chercher, si vous voulez.

chambers-ending-chalice = Le calice est resté dans le temple
