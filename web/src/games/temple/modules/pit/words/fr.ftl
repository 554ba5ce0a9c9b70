# Les mots de la Fosse sur le plateau.
temple-room-pit = Une fosse : cinq masques noirs d'un seul joueur éveillent ses gemmes, et restent bloqués.
temple-demand-forgo = Quel trésor perdez-vous ?
stat-treasure-lost = Trésors perdus par la malédiction
guide-pit-here = Vous êtes dans la Fosse. Elle garde deux gemmes, et veut ce que personne ne veut : des masques noirs.
guide-pit-masks = Vous avez déjà trois masques noirs. Cinq d'un seul joueur éveillent les gemmes : n'en libérez donc aucun.
guide-pit-wake = Touchez « On y va » et lancez les autres dés jusqu'à cinq masques noirs. Puis éveillez les gemmes.
guide-pit-locked = Deux gemmes d'un coup ! Mais les cinq dés restent bloqués. Faites des masques dorés, ou appelez un ami.
guide-pit-curses = Avec les malédictions, la Fosse en ajoute deux : l'une vous prend un trésor, l'autre double toute nouvelle malédiction.
guide-pit-end = N'y allez qu'avec des masques, et quelqu'un pour vous aider. Libérez vos dés, et continuez comme il vous plaît.
