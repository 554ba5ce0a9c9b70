# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

option-chambers = Module 4 : salles connectées, salles doubles, le calice
option-chambers-name = Salles spéciales
option-chambers-about = Des salles qui n'agissent qu'ensemble, des salles à deux entrées, et un calice à emporter dehors.
room-connected-1 = une salle connectée
room-connected-2 = une salle connectée
room-connected-3 = une salle connectée
room-double-1 = l'avant d'une salle double
room-double-2 = l'avant d'une salle double
room-treasury = la salle du trésor
room-double-1-rear = l'arrière d'une salle double
room-double-2-rear = l'arrière d'une salle double
reason-link = pour activer les salles connectées au même moment
reason-chalice = pour sortir le calice
reason-chalice-wait = pour être à la sortie quand le calice y arrive
move-connect = Activer les salles connectées
move-carry = Porter le calice dans la salle, côté { $side }{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
event-linked = { $you ->
    [seat] Vous connectez { $number } salles.
   *[none] { $seat } connecte { $number } salles.
}
event-chalice-found = Le calice est dans la salle du trésor. Il doit sortir du temple lui aussi.
event-carried = { $you ->
    [seat] Vous portez le calice dans { $room }.
   *[none] { $seat } porte le calice dans { $room }.
}
event-chalice-saved = { $you ->
    [seat] Vous avez apporté le calice à la sortie. Il est sauvé.
   *[none] { $seat } a apporté le calice à la sortie. Il est sauvé.
}
event-chalice-moved = La salle du calice n'est plus là ; le calice est maintenant dans la salle de départ.

## Module 4 : salles spéciales

ESC-M4-SETUP-1 = Six salles spéciales rejoignent la pile avant que les salles du début soient piochées ; qui joue seul se passe des trois connectées.
ESC-M4-CONN-1 = La gemme d'une salle connectée demande une deuxième salle connectée dans le temple.
ESC-M4-CONN-2 = Les salles connectées s'activent au même moment, deux ou toutes les trois : quelqu'un se tient dans chacune, et chacune a ses symboles grâce à ceux qui y sont.
ESC-M4-CONN-3 = Chaque salle concernée reçoit une gemme.
ESC-M4-CONN-4 = Les salles connectées servent une fois ; celle qui n'en était pas ne pourra jamais être activée.
ESC-M4-DOUBLE-1 = Un mur partage une salle double en deux ; ses gemmes ne s'activent qu'à l'arrière.
ESC-M4-DOUBLE-2 = L'arrière a sa propre porte, du côté opposé à l'escalier, et son propre prix ; toutes les autres portes mènent à l'avant. On sort et on découvre de même.
ESC-M4-DOUBLE-3 = Aucun passage secret n'ouvre le mur à l'intérieur d'une salle double.
ESC-M4-TREAS-1 = Quand la salle du trésor est découverte, le calice s'y trouve.
ESC-M4-TREAS-2 = Dès lors tous ont perdu si tout le monde est dehors et que le calice est encore dedans.
ESC-M4-TREAS-3 = Qui est dans la salle du calice peut le porter dans la suivante, pour une torche en plus du prix de cette salle.
ESC-M4-TREAS-4 = À la sortie le calice quitte le jeu, et cette tâche est accomplie.
ESC-M4-TREAS-5 = La Téléportation n'emporte pas le calice.
ESC-M4-TREAS-6 = La salle du trésor n'est jamais une salle du début : elle retourne au milieu de la pile.
ESC-M4-TREAS-7 = Une salle du trésor jamais découverte ne demande rien ; parmi les quêtes, son marqueur compte quand même.
ESC-D-COOP-5 = Les salles connectées sont une seule tâche, et les promesses comptent dans la salle où elles ont été faites.
ESC-R-21 = Seule l'entrée dans une salle emporte le calice.
ESC-R-22 = Si le dernier sort alors que le calice est dedans, tout est perdu.
ESC-R-77 = Le côté opposé à l'escalier mène à l'arrière d'une salle double, tous les autres à l'avant, aussi par un passage secret. Un saut vers quelqu'un finit dans sa partie. Chaque partie est une salle à elle seule pour l'aide, les promesses et ce qui s'y trouve ; les jetons de ses gemmes sont à l'arrière.
ESC-R-101 = Toutes les salles connectées où se tient quelqu'un et qui ont assez de symboles en sont, avec ceux que montre sur place qui les lance ; quiconque apporte un symbole peut lancer. S'il y a trop peu de gemmes, la salle de ce joueur passe d'abord, puis les autres dans l'ordre où elles ont été posées ; toutes comptent comme utilisées.
ESC-R-102 = Une salle connectée trouvée après que les autres ont servi reste éteinte.
ESC-R-104 = La torche pour le calice s'ajoute à ce que coûte l'entrée, quoi que ce soit.
