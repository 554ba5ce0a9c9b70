# Les mots de ce module en français. Les règles sont à la fin, chacune sous son numéro.

hero-explorer = l'Exploratrice
hero-doc = le Doc
hero-magician = la Magicienne
hero-colossus = le Colosse
hero-priest = le Prêtre
hero-mechanic = la Mécanicienne
hero-trickster = le Filou
hero-teleporter = la Téléporteuse
power-permanent = toujours
power-activable = une fois par compte à rebours
reason-character = parce que ce personnage sert le mieux l'équipe
reason-power = parce que c'est le pouvoir de ce personnage
option-characters = Module 6 : personnages, choisis avant le départ ou distribués
option-characters-name = Personnages
option-characters-about = Chacun est quelqu'un, avec un pouvoir permanent ou un pouvoir à activer une fois par compte à rebours.
option-characters-none = sans
option-characters-chosen = choisis avant le départ
option-characters-dealt = distribués
move-choose = Être { $hero } : { $power }
move-redraw = Glisser cette salle sous la pile et en piocher une autre
move-walk = Avancer : { $path }
move-relieve = Libérer de loin tous les masques noirs de { $to }
move-visit = Rejoindre quelqu'un, salle { $place }{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}
move-stride = Entrer à côté ({ $side }) pour deux aventuriers{ $chalice ->
    [1] , avec le calice
   *[0] { "" }
}{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
move-break-through = Passer à travers le mur ({ $side }){ $chalice ->
    [1] , avec le calice
   *[0] { "" }
}{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
move-lend = Prêter trois masques noirs aux gemmes de la salle { $place }
move-fire = Éveiller les gemmes de loin : choix { $option }
move-reroll-masks = Reprendre trois masques noirs
move-turn = Tourner la salle { $place } vers la droite, quarts de tour : { $quarters }{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
event-chose = { $you ->
    [seat] Vous êtes { $hero } : { $power }.
   *[none] { $seat } est { $hero } : { $power }.
}
event-signalled = Escape ! Le temps court.
event-redrew = { $you ->
    [seat] Vous glissez { $room } sous la pile et piochez une autre salle.
   *[none] { $seat } glisse { $room } sous la pile et pioche une autre salle.
}
event-walked = { $you ->
    [seat] Vous avancez dans { $room }.
   *[none] { $seat } avance dans { $room }.
}
event-relieved = { $you ->
    [by] Vous libérez de loin les masques noirs de { $to } : { $number }.
    [to] { $by } libère de loin vos masques noirs : { $number }.
   *[none] { $by } libère de loin les masques noirs de { $to } : { $number }.
}
event-visited = { $you ->
    [seat] D'un coup, vous voilà dans { $room }.
   *[none] D'un coup, { $seat } est dans { $room }.
}
event-broke-through = { $you ->
    [seat] Vous passez à travers le mur, dans { $room } !
   *[none] { $seat } passe à travers le mur, dans { $room } !
}
event-lent = { $you ->
    [seat] Vous prêtez trois masques noirs aux gemmes dans { $room } : { $face }.
   *[none] { $seat } prête trois masques noirs aux gemmes dans { $room } : { $face }.
}
event-masks-back = { $you ->
    [seat] Trois de vos masques noirs sont libres.
   *[none] Trois masques noirs de { $seat } sont libres.
}
event-turned = { $you ->
    [seat] Vous tournez { $room }.
   *[none] { $seat } tourne { $room }.
}
event-turned-down = { $you ->
    [seat] Votre tuile est retournée jusqu'à ce que les portes claquent.
   *[none] La tuile de { $seat } est retournée jusqu'à ce que les portes claquent.
}
event-turned-up = Tous les personnages retrouvent leur pouvoir.

## Module 6 : les personnages

ESC-M6-SETUP-1 = Chacun prend un personnage que personne n'a, et l'une de ses deux tuiles ; l'autre sort du jeu.
ESC-M6-SETUP-2 = On choisit avant le signal de départ, tous à la fois, premier arrivé premier servi, et on peut changer tant que tous n'ont pas choisi. Alors, ou après 30 secondes, le signal retentit, et tous les temps comptent à partir de lui. Qui n'a rien choisi reçoit le premier personnage libre avec sa tuile permanente. Distribués : au hasard, et on part aussitôt.
ESC-M6-PERM-1 = Un pouvoir permanent sert aussi souvent que son texte le permet.
ESC-M6-ACT-1 = Un pouvoir à activer coûte les symboles de sa tuile ; elle est ensuite retournée jusqu'à ce que les portes claquent.
ESC-M6-EXPLORER-P = Exploratrice, permanent : quand vous avez pioché une salle, vous pouvez la glisser sous la pile et en piocher une autre, qui doit être posée.
ESC-M6-EXPLORER-A = Exploratrice, trois aventuriers : avancez d'une, deux ou trois salles.
ESC-M6-DOC-P = Doc, permanent : chacun de vos masques dorés libère jusqu'à trois dés, aussi ceux d'un autre joueur.
ESC-M6-DOC-A = Doc, deux masques dorés : tous les masques noirs d'un autre aventurier sont libres, où qu'il soit.
ESC-M6-MAGICIAN-P = Magicienne, permanent : vos masques dorés peuvent compter comme des clés.
ESC-M6-MAGICIAN-A = Magicienne, deux clés : allez dans n'importe quelle salle où se trouve un autre aventurier.
ESC-M6-COLOSSUS-P = Colosse, permanent : entrez dans toute salle reliée pour deux aventuriers au lieu de son prix.
ESC-M6-COLOSSUS-A = Colosse, deux aventuriers : entrez dans la salle derrière un mur, mais pas à travers le mur intérieur d'une salle double.
ESC-M6-PRIEST-P = Prêtre, permanent : quand tous vos dés sont des masques noirs, allez dans n'importe quelle salle où se trouve un autre aventurier ; les dés restent bloqués.
ESC-M6-PRIEST-A = Prêtre, trois masques noirs : ils valent trois clés ou trois torches pour les gemmes de n'importe quelle salle, puis sont libres ; ou bien ils sont libres, sans plus.
ESC-M6-MECHANIC-P = Mécanicienne, permanent : chacune de vos torches en vaut deux.
ESC-M6-MECHANIC-A = Mécanicienne, deux torches : tournez n'importe quelle salle, sauf celle de départ.
ESC-R-20 = L'Exploratrice avance par des passages ouverts sans rien payer d'autre ; ce n'est pas entrer, et le calice ne suit pas.
ESC-R-27 = Sous la malédiction du masque, le Doc aussi ne libère qu'un dé.
ESC-R-56 = La Mécanicienne tourne toute salle du temple sauf celle de départ ; tout ce qui s'y trouve reste, et une salle double tourne avec ses deux parties.
ESC-R-58 = L'Exploratrice peut aussi remettre une salle piégée ou une salle de quête : son effet commence quand elle est posée.
ESC-R-99 = Chaque torche de la Mécanicienne en vaut deux, pour tout. Un masque doré de la Magicienne peut être une clé, pour tout ; les vraies clés partent d'abord. Doubles clés et doubles torches paient aussi les pouvoirs. On dépense le moins de dés possible ; le surplus est perdu.
ESC-R-100 = Le Prêtre prête exactement trois masques noirs aux gemmes d'une seule salle : utilisés tous ensemble ou pas du tout, où que le Prêtre aille. Il peut déclencher la tâche de loin. La tuile est retournée quand ils servent.
ESC-R-103 = L'Exploratrice voit une salle avant de la poser en n'en nommant pas le côté ; elle est alors posée, ou glissée sous la pile, vue de tous, s'il en reste une autre. Ce qu'un raccourci a trouvé est posé.
ESC-R-105 = Les tuiles se relèvent quand les portes claquent pour la première et la deuxième fois. À l'entraînement, elles ne sont jamais retournées.
ESC-R-106 = Une marche nomme ses côtés ; si l'un d'eux n'est pas un passage, personne n'avance. Qui est emporté ailleurs en chemin ne va pas plus loin.
ESC-R-129 = En solo, aucun pouvoir qui demande un autre aventurier n'est proposé.
