# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

option-chrono = Module 8 : salles à sablier (0 : aucune)
option-chrono-name = Salles à sablier
option-chrono-about = Des sabliers coulent : une chose est interdite un moment, ou une tâche presse.
room-forbidding-1 = une salle d'interdiction
room-forbidding-2 = une salle d'interdiction
room-forbidding-3 = une salle d'interdiction
room-forbidding-4 = une salle d'interdiction
room-lava-dice = la salle de lave à dés
room-lava-gems = la salle de lave à gemmes
room-torch = la salle aux torches
room-sacrifice = la salle du sacrifice
ban-gems = interdit d'éveiller des gemmes
ban-gold = interdit de libérer avec un masque doré
ban-entering = interdit d'entrer dans une salle
ban-start = interdit d'entrer au départ
reason-hold-off = pour écarter la menace du sablier
reason-fetch-die = pour récupérer son dé
reason-volunteer = car c'est à cette personne qu'un dé manquera le moins
move-volunteer = Céder un dé pour tous
event-glass-waits = Elle attend son sablier : { $room }.
event-glass-turned = Un sablier coule pour { $room }.
event-forbidden = Pendant 30 secondes : { $ban }.
event-allowed = C'est fini : { $ban }.
event-task-met = { $you ->
    [seat] Vous accomplissez une tâche dans { $room } : encore { $left }.
   *[none] { $seat } accomplit une tâche dans { $room } : encore { $left }.
}
event-glass-empty = Le sable s'est écoulé pour { $room }.
event-gems-back = { $number ->
    [one] Une gemme retombe en réserve : { $left } à présent.
   *[other] { $number } gemmes retombent en réserve : { $left } à présent.
}
event-toll-due = Dés à céder pour { $room } : { $number }. Qui se dévoue ?
event-volunteered = { $you ->
    [seat] Vous vous dévouez : un dé en moins.
   *[none] { $seat } se dévoue : un dé en moins.
}
event-toll-taken = { $you ->
    [seat] Un de vos dés doit partir.
   *[none] Un dé de { $seat } doit partir.
}
event-die-fetched = { $you ->
    [seat] Vous récupérez votre dé dans la salle du sacrifice.
   *[none] { $seat } récupère son dé dans la salle du sacrifice.
}
event-held-lost = { $you ->
    [seat] Votre dé resté dans la salle du sacrifice est perdu.
   *[none] Le dé de { $seat } resté dans la salle du sacrifice est perdu.
}

## Module 8 : salles à sablier

ESC-M8-SETUP-1 = Deux, trois ou quatre des huit salles à sablier, choisies sans les voir, rejoignent la pile une fois les deux premières salles posées.
ESC-M8-START-1 = Une salle à sablier posée lance son sablier : le vert, 30 secondes, pour les interdictions, le bleu, 60 secondes, pour les autres.
ESC-M8-QUEUE-1 = Une salle dont le sablier est occupé l'attend, dans l'ordre des découvertes.
ESC-M8-FORBID-1 = Une salle d'interdiction retourne deux fois le sablier vert : d'abord son signe du haut lie tout le monde, puis celui du bas ; ensuite, c'est fini.
ESC-M8-FORBID-2 = Interdit par un sablier : éveiller des gemmes, libérer des dés avec un masque doré, entrer dans une salle, ou entrer au départ ; chaque fois pendant 30 secondes.
ESC-M8-SACR-1 = Salle du sacrifice : chacun y dépose un dé. Qui y entre dans les 60 secondes reprend le sien aussitôt ; ce qui s'y trouve encore ensuite est perdu.
ESC-M8-TORCH-1 = Salle aux torches : réunissez-y sept torches en 60 secondes, ou deux personnes perdent un dé chacune. On a huit secondes pour se dévouer ; ensuite, c'est à qui a le plus de dés, première place d'abord.
ESC-M8-LAVA-1 = Salle de lave : réunissez-y cinq torches, puis quatre clés, puis trois aventuriers, pendant qu'un même sablier coule.
ESC-M8-LAVA-2 = Quand il s'est écoulé, le prix est de trois, deux ou un, selon la tâche atteinte : des gemmes qui retombent en réserve, ou des dés. Pour les dés, on a huit secondes pour se dévouer, puis c'est à qui en a le plus.

## Nos réponses aux doutes sur les salles à sablier

ESC-R-48 = Une salle qui attend son sablier ne fait encore rien.
ESC-R-49 = Qui découvre la salle du sacrifice doit y aller comme tout le monde.
ESC-R-50 = Qui joue seul perd un seul dé à la salle aux torches.
ESC-R-51 = Qui n'a plus de dés n'en perd pas.
ESC-R-52 = Jamais deux interdictions à la fois : il n'y a qu'un sablier vert.
ESC-R-73 = Les tâches de la lave s'accomplissent ensemble, entre tous ceux de la salle.
ESC-R-80 = Autant de salles qu'il faut peuvent attendre. Une tâche accomplie tôt laisse son sablier couler jusqu'au bout.
ESC-R-88 = Une gemme en plus peut quitter la réserve pendant que les gemmes sont interdites.
ESC-R-97 = Seul l'acte nommé est interdit : promettre des dés, utiliser autrement un masque doré, se téléporter, découvrir, s'échapper, et les tâches sans gemmes restent permis.
ESC-R-109 = Qui est dans la salle du sacrifice quand son sablier démarre dépose aussi un dé, fût-ce le dernier, et doit sortir et revenir.
ESC-R-110 = Une personne seule peut accomplir une tâche. Elle n'est ouverte que pendant que son sablier coule ; avec une seule personne à l'intérieur, la salle aux torches prend un seul dé.
ESC-R-111 = Les sabliers ignorent gongs et portes, et coulent aussi à l'entraînement ; les deux couleurs peuvent couler en même temps.
