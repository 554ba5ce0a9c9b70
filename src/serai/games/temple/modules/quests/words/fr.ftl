# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

option-quests = Module 5 : quêtes (0 à 3 salles de quête ; personne ne sort avant qu'elles soient faites)
option-quests-name = Quêtes
option-quests-about = Personne ne sort avant que les quêtes soient faites : autel, missions, fantôme, arbre de vie, obélisque.
room-altar = l'autel
room-mission = la salle des missions
room-ghost = la salle du fantôme
room-tree = l'arbre de vie
room-obelisk = l'obélisque
mission-companions = ♟♟♟♟
mission-locks = ⚿⚿⚿††
mission-lights = †††⚿⚿
mission-masks = ○○○
mission-pairs = ♟♟⚿⚿††
mission-guides = ♟♟♟○○⚿
reason-altar = pour donner un dé à l'autel
reason-ghost = pour pousser le fantôme chez lui
move-sacrifice = Donner pour toujours un dé à l'autel : { $face }
move-push-ghost = Pousser le fantôme, côté { $side }{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
event-quest-done = { $left ->
    [0] Quête accomplie : { $room }. La sortie est libre !
   *[other] Quête accomplie : { $room }. Il en reste { $left }.
}
event-sacrificed = { $you ->
    [seat] Vous donnez un dé à l'autel ({ $face }). Il en a { $number } sur 2.
   *[none] { $seat } donne un dé à l'autel ({ $face }). Il en a { $number } sur 2.
}
event-mission-shown = La mission : { $mission }
event-mission-met = { $you ->
    [seat] Vous accomplissez la mission. Il en reste { $left }.
   *[none] { $seat } accomplit la mission. Il en reste { $left }.
}
event-ghost-rose = Un fantôme apparaît dans la salle de départ. Poussez-le chez lui !
event-ghost-pushed = { $you ->
    [seat] Vous poussez le fantôme dans { $room }.
   *[none] { $seat } pousse le fantôme dans { $room }.
}
event-ghost-fled = Le fantôme fuit vers la salle de départ.
event-gem-tiles-came = L'obélisque met { $number } tuiles gemme en réserve : chacune coûte une clé de plus.
event-gem-tile-went = Une salle touche l'obélisque et retire une tuile gemme de la réserve. Il en reste { $left }.

## Module 5 : les quêtes

ESC-M5-SETUP-1 = Une, deux ou trois salles de quête, au choix, sont tirées sans être vues et mélangées à la pile avant qu'on y mette la sortie.
ESC-M5-SETUP-2 = Pour chacune, un marqueur de quête est mis en réserve.
ESC-M5-SETUP-3 = Avec les salles spéciales, la salle du trésor est une des salles de quête à tirer ; sa quête est faite quand le calice atteint la sortie.
ESC-M5-SETUP-4 = Les six tuiles mission sont mélangées face cachée ; elles, le fantôme et les tuiles gemme attendent que leur salle soit trouvée.
ESC-M5-MARK-1 = Une quête accomplie fait passer un marqueur de la réserve à sa salle. Chaque quête ne s'accomplit qu'une fois.
ESC-M5-MARK-2 = Personne ne peut s'échapper tant qu'un marqueur de quête est en réserve.
ESC-M5-MARK-3 = Les marqueurs ne sont pas des gemmes : ils ne coûtent aucune clé.
ESC-M5-ALTAR-1 = Autel : qui s'y trouve peut lui donner des dés. Deux en tout font la quête, d'un joueur ou de deux, ensemble ou plus tard ; ils y restent.
ESC-M5-MISSION-1 = Salle des missions : quatre des six tuiles mission y sont posées face cachée. La première est retournée quand quelqu'un y vient.
ESC-M5-MISSION-2 = Ceux qui y sont montrent ses symboles, seuls ou ensemble ; la tuile s'en va et la suivante est retournée. Après quatre, la quête est faite.
ESC-M5-MISSION-3 = On peut partir et revenir entre deux missions : ce qui est accompli le reste.
ESC-M5-GHOST-1 = Quand la salle du fantôme est trouvée, le fantôme apparaît dans la salle de départ.
ESC-M5-GHOST-2 = Dans sa salle, deux torches à vous poussent le fantôme par un passage dans la salle voisine ; jamais à travers un mur.
ESC-M5-GHOST-3 = Quand le fantôme est dans sa propre salle, la quête est faite.
ESC-M5-GHOST-4 = Aucun aventurier ne peut entrer dans la salle du fantôme.
ESC-M5-OBEL-1 = Obélisque : il est posé comme toute salle, mais son escalier est bloqué. Son marqueur avance aussitôt, et trois tuiles gemme vont en réserve.
ESC-M5-OBEL-2 = Une tuile gemme en réserve coûte une clé de plus pour s'échapper ; activer des gemmes ne l'enlève pas.
ESC-M5-OBEL-3 = Chacun des trois autres côtés de l'obélisque qui touche une salle enlève une tuile gemme, aussitôt si une salle est déjà là.
ESC-M5-OBEL-4 = Personne ne peut entrer dans l'obélisque.
ESC-M5-TREE-1 = Arbre de vie : ceux qui y sont montrent deux fois autant de masques dorés qu'il y a de joueurs, tous au même moment.
ESC-R-36 = Les dés de l'autel ne sont pas des dés perdus : rien ne les ramène.
ESC-R-40 = Le fantôme passe toutes les portes ; un toboggan le laisse entrer, jamais sortir.
ESC-R-41 = On ne découvre rien depuis l'obélisque ; une salle que d'autres posent à côté compte.
ESC-R-42 = Un mur qui touche l'obélisque compte aussi, et aussitôt.
ESC-R-43 = La salle depuis laquelle l'obélisque a été posé ne compte pas.
ESC-R-44 = La première mission est retournée par qui vient le premier, de quelque façon que ce soit.
ESC-R-78 = Personne n'arrive dans la salle du fantôme ni dans l'obélisque, par aucun moyen ; partout ailleurs, y être compte comme entrer.
ESC-R-79 = Chacun des trois côtés de l'obélisque compte une fois, dès qu'il touche une salle pour quelque raison que ce soit. Une tuile gemme ne revient jamais.
ESC-R-86 = Tout dé de votre main peut aller sur l'autel, même bloqué.
ESC-R-112 = Les dés vont un par un sur l'autel ; les deux peuvent être à vous, et même votre dernier.
ESC-R-130 = Clés pour s'échapper : gemmes et tuiles gemme en réserve, et une de plus. Pour tout le reste, les tuiles gemme ne sont pas des gemmes.
ESC-R-131 = Une poussée déplace le fantôme d'une salle, aussi par un passage secret. Les portes qui claquent ne lui font rien.
