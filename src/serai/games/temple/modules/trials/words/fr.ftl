# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

room-chaos = la salle du chaos
room-constellation = la salle de la constellation
room-snakes = la fosse aux serpents
curse-mind = Contrôle mental
curse-sent-back = Piège qui renvoie au départ
curse-bonds = Liens magiques
reason-trial = car personne ne peut sortir avant que cette quête soit faite
reason-consent = car un ami sous contrôle mental attend votre accord
reason-bonds = pour être lié à quelqu'un de proche
option-trials = Nouvelles salles de quête : chaos, constellation, serpents (avec les quêtes)
option-trials-name = Nouvelles quêtes
option-trials-about = Chaos, constellation et serpents rejoignent les quêtes, avec six malédictions de plus.
bad-trials = Les nouvelles salles de quête rejoignent les quêtes du module 5. Choisissez aussi des quêtes, ou laissez ces salles de côté.
move-strike = Chasser le serpent{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
move-align = Aligner les étoiles{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}
move-bind = Se lier à { $to }
move-confirm = Accepter ce que demande { $to }
move-cancel = Retirer votre demande
event-chaos-broke = Tous sont dans la salle du chaos : chacun pioche une malédiction.
event-snake-came = Un serpent est dans { $room }.
event-snake-struck = { $you ->
    [seat] Vous chassez un serpent.
   *[none] { $seat } chasse un serpent.
}
event-stars-aligned = { $you ->
    [seat] Vous alignez les étoiles.
   *[none] { $seat } aligne les étoiles.
}
event-sent-back = { $you ->
    [seat] Un piège vous renvoie dans la salle de départ.
   *[none] Un piège renvoie { $seat } dans la salle de départ.
}
event-bound = { $you ->
    [seat] Des liens magiques vous attachent à { $to } : vous êtes tous deux plus lents.
    [to] Des liens magiques attachent { $seat } à vous : vous êtes tous deux plus lents.
   *[none] Des liens magiques attachent { $seat } à { $to } : tous deux sont plus lents.
}
event-asks-leave = { $you ->
    [seat] Vous demandez l'accord des autres.
   *[none] { $seat } demande l'accord des autres.
}
event-confirmed = { $you ->
    [by] Vous acceptez ce que demande { $to }.
    [to] { $by } accepte ce que vous demandez.
   *[none] { $by } accepte ce que demande { $to }.
}
event-cancelled = { $you ->
    [seat] Vous retirez votre demande.
   *[none] { $seat } ne demande plus rien.
}

## Queenie : nouvelles salles de quête

ESC-Q-QUEST-1 = Les trois salles rejoignent les salles de quête avant que l'on en choisisse.
ESC-Q-QUEST-2 = Ses six tuiles rejoignent les malédictions.
ESC-Q-QUEST-CHAOS = Chaos : quand tous les aventuriers sont ensemble dans cette salle, chacun pioche une malédiction ; la quête est faite.
ESC-Q-QUEST-SNAKE-1 = Fosse aux serpents : à sa découverte, un serpent vient dans la salle de chaque autre aventurier.
ESC-Q-QUEST-SNAKE-2 = Dans la salle d'un serpent, deux torches d'un seul joueur le chassent.
ESC-Q-QUEST-SNAKE-3 = Quand tous les serpents sont partis, cinq torches dans la fosse, seul ou ensemble, accomplissent la quête.
ESC-Q-QUEST-CONST-1 = Constellation : tant que toutes ses salles ont quelqu'un, deux clés d'un joueur dans la salle de la constellation accomplissent la quête. À deux : cette salle et le départ ; à trois : aussi une salle à trois gemmes ; à quatre : aussi une à une gemme ; à cinq et six : aussi la sortie.
ESC-Q-QUEST-CONST-2 = À six, un aventurier peut être n'importe où.
ESC-Q-QUEST-MIND = Contrôle mental : vous ne pouvez toucher ni votre pion, ni la pile de salles, ni les gemmes de la réserve. Ce que vous demandez se fait quand un autre l'accepte ; seul, cela prend trois secondes.
ESC-Q-QUEST-BACK = Piège qui renvoie : vous voilà dans la salle de départ, et la tuile est défaussée.
ESC-Q-QUEST-BONDS = Liens magiques : vous nommez un partenaire, et vous lancez tous deux moins vite jusqu'à ce que vous la leviez. Quand il s'échappe, vous en nommez un autre.
ESC-R-25 = Deux malédictions qui portent le nom de piège sont deux malédictions différentes.
ESC-R-85 = Les salles de la constellation comptent par ce qui y est imprimé, utilisées ou non.
ESC-R-113 = Le chaos éclate de lui-même à l'arrivée du dernier ; on pioche dans l'ordre des places, et une pile trop petite ne gêne pas.
ESC-R-114 = Les serpents sont dans la salle de chaque aventurier, à plusieurs s'il le faut ; chacun coûte ses propres torches, et ils ne bougent qu'avec leur salle ou hors d'une salle qui disparaît.
ESC-R-115 = Chaque salle de la constellation veut son propre aventurier ; n'importe qui dans la salle de la constellation paie.
ESC-R-116 = Sous contrôle mental attendent un accord : bouger votre pion, sortir, découvrir, éveiller des gemmes, une gemme en plus. Une seule chose attend à la fois, tous la voient, vous pouvez la retirer, et elle se paie quand quelqu'un accepte.
