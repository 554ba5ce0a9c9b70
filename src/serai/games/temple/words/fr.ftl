# Tous les mots d'Escape en français. Les règles sont à la fin, chacune sous son identifiant.

title = Escape
tagline = En temps réel, tous ensemble : lancez vos dés, éveillez les gemmes, trouvez la sortie avant que le temple ne s'effondre.

face-unrolled = pas lancé
face-adventurer = aventurier
face-key = clé
face-torch = torche
face-black = masque noir
face-gold = masque doré

side-north = nord
side-east = est
side-south = sud
side-west = ouest

room-start = la salle de départ
room-exit = la sortie
room-keys-1 = la première salle de gemmes à clés
room-keys-2 = la seconde salle de gemmes à clés
room-torches-1 = la première salle de gemmes à torches
room-torches-2 = la seconde salle de gemmes à torches
room-basic-1 = une salle simple
room-basic-2 = une salle simple
room-basic-3 = une salle simple
room-basic-4 = une salle simple
room-basic-5 = une salle simple
room-basic-6 = une salle simple
room-basic-7 = une salle simple
room-basic-8 = une salle simple
room-basic-9 = une salle simple
room-basic-10 = une salle simple
room-basic-11 = une salle simple
room-basic-12 = une salle simple
room-basic-13 = une salle simple
room-cursed-1 = une salle marquée
room-cursed-2 = une salle marquée
room-cursed-3 = une salle marquée
room-cursed-4 = une salle marquée
room-cursed-5 = une salle marquée
room-cursed-6 = une salle marquée
room-cursed-7 = une salle marquée
room-cursed-8 = une salle marquée
room-cursed-9 = une salle marquée
room-cursed-10 = une salle marquée
room-cursed-11 = une salle marquée
room-cursed-12 = une salle marquée
room-cursed-13 = une salle marquée

phrase-gold-mask = Un masque doré !
phrase-come-here = Venez ici !
phrase-gems-here = Des gemmes ici !
phrase-exit-found = Sortie trouvée !
phrase-go-home = Retour au départ !
phrase-wait-for-me = Attendez-moi !
phrase-on-my-way = J’arrive.
phrase-i-gather = Je vais aux gemmes.
phrase-i-search = Je cherche une salle.
phrase-i-leave = Je vais vers la sortie.
phrase-i-go-home = Je cours au départ.
phrase-with-you = Je viens avec vous.

reason-gather = pour éveiller les gemmes ensemble
reason-task = pour accomplir ensemble la tâche d'une salle
reason-search = pour découvrir une salle
reason-go-out = pour quitter le temple
reason-go-home = pour être de retour au départ avant que les portes claquent
reason-rescue = pour libérer quelqu’un de bloqué
reason-small = pour que les chemins restent courts
reason-free = pour débloquer des dés
reason-gift = pour donner un dé à qui en a le moins
reason-fate = parce que les dés bloqués freinent l’équipe
reason-no-fate = parce que l’équipe peut s’en passer
reason-stop = parce que l’entraînement suffit

option-difficulty = Difficulté
option-difficulty-normal = Normale
option-difficulty-veteran = Vétéran : 3 gemmes de plus
option-difficulty-expert = Expert : 6 gemmes de plus, aucun coup du destin
option-timeline = Horloge
option-timeline-soundtrack = Bande-son : gongs, portes qui claquent, dix minutes
option-timeline-hourglass = Sablier : les portes claquent à 3:20 et 6:40, sans gong
option-timeline-practice = Entraînement : sans horloge
option-guard = Ne jamais laisser le temple sans issue avant que la sortie soit trouvée
option-pile_cap = Salles dans la pile, au plus (0 : toutes)
shelf-tiles = Malédictions et trésors
shelf-rooms = Salles
shelf-more = Encore
preset-beginner = Débutant
preset-beginner-about = Le jeu de base : les gemmes, la sortie, dix minutes.
preset-practice = Entraînement
preset-practice-about = Le jeu de base sans horloge : prenez tout votre temps.
preset-classic = Classique
preset-classic-about = Les malédictions vous freinent, les trésors vous aident.
preset-shifting = Temple mouvant
preset-shifting-about = Certaines salles sont des illusions : elles s'évanouissent quand les portes claquent.
preset-grand = Grand temple
preset-grand-about = Des salles connectées, des salles doubles et un calice à sortir du temple.
preset-quest = Première quête
preset-quest-about = Une quête à accomplir avant de sortir, et un héros avec son pouvoir pour chacun.
preset-heroes = Héros
preset-heroes-about = Deux quêtes, malédictions et trésors, et des héros pour y faire face.
preset-trapped = Pièges
preset-trapped-about = Des salles qui vous retiennent, et d'autres qui ont leur propre sablier.
preset-maya = Maya
preset-maya-about = Les gemmes ne s'éveillent que dans l'ordre des jours du calendrier.
preset-doomed = Maya maudit
preset-doomed-about = Un calendrier qui fait payer les retards, et des trésors pour aider.
preset-jewels = Gemmes maudites
preset-jewels-about = Chacun porte une gemme maudite et doit trouver sa place cachée avant de sortir.
preset-queenies = Fête des Queenies
preset-queenies-about = Fosse, fontaine, labyrinthe, totem et bien plus, avec des héros d'ici et d'ailleurs.
preset-veteran = Vétéran
preset-veteran-about = Toutes les tuiles, et 3 gemmes de plus à éveiller.
preset-expert = Expert
preset-expert-about = Toutes les tuiles, 6 gemmes de plus à éveiller, aucun coup du destin.
preset-everything = Tout
preset-everything-about = Tout ce que contient la boîte, d'un coup. Personne ne vous en voudra.
surprise-easy = Facile
surprise-easy-about = Au hasard : des débutants en sortent environ une fois sur deux.
surprise-middle = Moyen
surprise-middle-about = Au hasard : des débutants en sortent de temps en temps.
surprise-hard = Difficile
surprise-hard-about = Au hasard : des débutants en sortent rarement.

bad-expert = Six experts ne pourraient pas gagner : les salles portent 18 gemmes et la réserve 24. Ajoutez les trésors, les salles illusoires, les salles spéciales, la Fosse ou le totem, ou choisissez une autre difficulté ou moins de joueurs. (ESC-R-90)

## Dans le temple

clock-line = { $minutes }:{ $seconds }
depot-line = Réserve : { $gems } gemmes (de côté : { $spare }). Clés pour sortir : { $keys }
pile-line = Salles à trouver : { $rooms }, malédictions : { $curses }, trésors : { $treasures }
legend = { $adventurer } aventurier  { $key } clé  { $torch } torche  { $black } masque noir  { $gold } masque doré
player-line = { $name }, salle { $place } : { $dice }
player-out = { $name } est dehors
line-pledged = (promis : { $dice })
line-curse = [{ $curse }]
line-treasure = <{ $treasure }>
line-owes = (doit { $number })
line-drawn = (doit poser { $room })
line-names = (doit nommer un partenaire)

move-roll = Relancer : ♟{ $adventurers } ⚿{ $keys } †{ $torches } ○{ $golds }, et tous les dés sans face
move-roll-carefully = Relancer avec soin : ♟{ $adventurers } ⚿{ $keys } †{ $torches } ○{ $golds }, et tous les dés sans face
move-enter = Entrer dans la salle, côté { $side }{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
move-discover = Découvrir une salle, côté { $side }
move-explore = Piocher une salle, puis choisir son côté
move-place-room = Poser la salle, côté { $side }
move-activate = { $option ->
    [0] Éveiller une gemme, ou accomplir la tâche de la salle
    [1] Éveiller deux gemmes
   *[2] Éveiller trois gemmes
}
move-pledge = Promettre { $number } × { $face }
move-pledge-as = Promettre { $number } × { $face } comme { $symbol }
move-pledge-treasure = { $treasure ->
    [keys] Ajouter une double clé à votre promesse
   *[torches] Ajouter une double torche à votre promesse
}
move-withdraw = Reprendre votre promesse
move-help = Libérer des masques noirs avec un masque doré : { $to }
move-leave = S'échapper !{ $double_keys ->
    [0] { "" }
   *[other] { " " }(doubles clés : { $double_keys })
}
move-give = Donner un dé à { $to }
move-agree = Demander un coup du destin, ou l'accepter
move-refuse = Pas de coup du destin
move-give-up = Céder un dé : { $face }
move-stop = Arrêter l'entraînement

event-rolled = { $you ->
    [seat] Vous lancez { $dice }.
   *[none] { $seat } lance { $dice }.
}
event-fell = { $you ->
    [seat] { $number ->
        [one] Un de vos dés tombe : il est perdu.
       *[other] { $number } de vos dés tombent : ils sont perdus.
    }
   *[none] { $number ->
        [one] { $seat } laisse tomber un dé : il est perdu.
       *[other] { $seat } laisse tomber { $number } dés : ils sont perdus.
    }
}
event-entered = { $you ->
    [seat] Vous entrez dans { $room }.
   *[none] { $seat } entre dans { $room }.
}
event-drew = { $you ->
    [seat] Vous avez trouvé { $room }. Où va-t-elle ?
   *[none] { $seat } a trouvé { $room } et lui cherche une place.
}
event-discovered = { $you ->
    [seat] Vous avez découvert { $room }.
   *[none] { $seat } a découvert { $room }.
}
event-put-back = { $you ->
    [seat] Plus de place pour votre salle : { $room } retourne sur la pile.
   *[none] { $seat } n'a plus de place pour sa salle : { $room } retourne sur la pile.
}
event-sunk = Elle aurait fermé le temple : { $room } va sous la pile.
event-pledged = { $you ->
    [seat] Vous promettez { $number } × { $face }.
   *[none] { $seat } promet { $number } × { $face }.
}
event-pledged-tile = { $you ->
    [seat] Vous promettez un trésor : { $treasure }.
   *[none] { $seat } promet un trésor : { $treasure }.
}
event-withdrew = { $you ->
    [seat] Vous reprenez votre promesse.
   *[none] { $seat } reprend sa promesse.
}
event-paid = { $you ->
    [seat] Vous dépensez { $number } × { $face }.
   *[none] { $seat } dépense { $number } × { $face }.
}
event-activated = { $you ->
    [seat] { $gems ->
        [one] Vous éveillez une gemme. Encore en réserve : { $left }.
       *[other] Vous éveillez { $gems } gemmes. Encore en réserve : { $left }.
    }
   *[none] { $gems ->
        [one] { $seat } éveille une gemme. Encore en réserve : { $left }.
       *[other] { $seat } éveille { $gems } gemmes. Encore en réserve : { $left }.
    }
}
event-freed = { $you ->
    [by] { $number ->
        [one] Votre masque doré libère un dé de { $to }.
       *[other] Votre masque doré libère { $number } dés de { $to }.
    }
    [to] { $number ->
        [one] { $by } vous libère un dé avec un masque doré.
       *[other] { $by } vous libère { $number } dés avec un masque doré.
    }
   *[none] { $number ->
        [one] { $by } libère un dé de { $to } avec un masque doré.
       *[other] { $by } libère { $number } dés de { $to } avec un masque doré.
    }
}
event-unlocked = { $you ->
    [seat] { $number ->
        [one] Vous retrouvez un dé bloqué.
       *[other] Vous retrouvez { $number } dés bloqués.
    }
   *[none] { $number ->
        [one] { $seat } retrouve un dé bloqué.
       *[other] { $seat } retrouve { $number } dés bloqués.
    }
}
event-left-temple = { $you ->
    [seat] Vous voilà dehors !
   *[none] { $seat } est dehors !
}
event-gave = { $you ->
    [seat] Vous donnez un dé à { $to }.
    [to] { $seat } vous donne un dé.
   *[none] { $seat } donne un dé à { $to }.
}
event-wants-fate = { $you ->
    [seat] Vous demandez un coup du destin.
   *[none] { $seat } demande un coup du destin.
}
event-refused-fate = { $you ->
    [seat] Vous ne voulez pas de coup du destin.
   *[none] { $seat } ne veut pas de coup du destin.
}
event-fate-turned = Le destin tourne : une gemme va dans la réserve ({ $left } maintenant, de côté : { $spare }), et tous les masques noirs sont libérés.
event-fate-lapsed = Tout le monde n'a pas dit oui : pas de coup du destin.
event-gong = { $number ->
    [1] Un gong : retour à la salle de départ !
    [2] Deux gongs : retour à la salle de départ !
   *[3] Trois gongs : hors du temple !
}
event-slammed = Les portes claquent.
event-caught = { $you ->
    [seat] Les portes ont claqué avant votre retour au départ : vous perdez un dé.
   *[none] Les portes ont claqué avant le retour de { $seat } au départ : un dé est perdu.
}
event-die-lost = { $you ->
    [seat] Vous avez perdu un dé ({ $face }).
   *[none] { $seat } a perdu un dé ({ $face }).
}
event-collapsed = Le temple s'effondre.
event-die-laid = { $you ->
    [seat] Un de vos dés est posé sur la malédiction ({ $face }).
   *[none] { $seat } pose un dé sur la malédiction ({ $face }).
}
event-die-held = { $you ->
    [seat] Un de vos dés est retenu dans le temple ({ $face }).
   *[none] Un dé de { $seat } est retenu dans le temple ({ $face }).
}
event-treasure-used = { $you ->
    [seat] Vous utilisez un trésor : { $treasure }.
   *[none] { $seat } utilise un trésor : { $treasure }.
}
event-missed = { $you ->
    [seat] Quelqu'un a été plus rapide : ce que vous vouliez n'est plus possible.
   *[none] { $seat } arrive trop tard.
}
event-wants-stop = { $you ->
    [seat] Vous voulez arrêter.
   *[none] { $seat } veut arrêter.
}

highlight-shave-exit = { $seconds ->
    [0] { $seat } a franchi la porte en dernier, à la toute dernière seconde.
    [one] { $seat } a franchi la porte en dernier, une seconde avant l'effondrement.
   *[other] { $seat } a franchi la porte en dernier, { $seconds } secondes avant l'effondrement.
}
highlight-saved-masks = { $by } a libéré { $number } dés bloqués de { $to }.
highlight-saved-die = Déjà dehors, { $seat } a donné un dé à { $to }.

## Mise en place

ESC-SETUP-1 = Prenez les six salles principales et treize autres. Mettez de côté le départ et la sortie, mélangez le reste face cachée.
ESC-SETUP-2 = Le départ est au milieu, une salle de la pile à l'est et une à l'ouest, leur escalier contre lui.
ESC-SETUP-3 = À trois joueurs ou plus, la sortie est parmi les cinq dernières salles de la pile.
ESC-SETUP-4 = À un ou deux joueurs, la sortie est vers le milieu de la pile.
ESC-SETUP-5 = Il reste alors seize salles à découvrir, dont la sortie.
ESC-SETUP-6 = La réserve reçoit 7, 7, 11, 14, 16 ou 18 gemmes pour un à six joueurs ; deux gemmes sont à côté.
ESC-SETUP-7 = Chacun a cinq dés et un pion ; qui joue seul a sept dés.
ESC-SETUP-8 = Tout le monde commence dans la salle de départ.
ESC-SETUP-9 = Personne n'a lancé de dé avant le départ.

## Les dés

ESC-DICE-1 = Lancez ceux de vos dés qui ne sont pas bloqués, aussi souvent que vous voulez, sans attendre personne. Les dés sans face font toujours partie du lancer.
ESC-DICE-2 = Un masque noir bloque son dé aussitôt.
ESC-DICE-3 = Un dé bloqué ne peut être ni relancé ni utilisé tant qu'il n'est pas libéré.
ESC-DICE-4 = Un masque doré libère jusqu'à deux dés bloqués.
ESC-DICE-5 = Un masque doré sert à vous, ou à un seul autre joueur dans la même salle, jamais aux deux.
ESC-DICE-6 = Aider ne donne pas votre dé.
ESC-DICE-7 = Le masque doré et les dés qu'il libère n'ont pas de face tant qu'ils ne sont pas relancés.
ESC-DICE-8 = Les dés utilisés doivent être relancés avant de resservir.
ESC-DICE-9 = Les dés que vous n'utilisez pas gardent leur face aussi longtemps que vous voulez.
ESC-DICE-10 = Un dé gardé peut être relancé à tout moment, sauf s'il est bloqué.
ESC-DICE-11 = Vous pouvez garder un masque doré pour plus tard.
ESC-DICE-12 = Si tous vos dés sont bloqués, vous ne pouvez rien en faire jusqu'à ce que quelqu'un dans votre salle, le destin ou un trésor les libère.

## Le plan du temple

ESC-GEO-1 = On ne passe entre deux salles voisines que si chacune a une ouverture de ce côté.
ESC-GEO-2 = Une nouvelle salle touche toujours de son escalier la salle de qui la découvre.
ESC-GEO-3 = Ses autres côtés peuvent toucher d'autres salles : ouverture contre ouverture, on passe ; un mur bloque.

## Entrer dans une salle

ESC-ENTER-1 = Passez dans la salle voisine par une ouverture en dépensant les symboles qu'elle demande.
ESC-ENTER-2 = Le prix est celui de la salle où l'on entre, de quelque côté que ce soit, à chaque fois, salle de départ comprise.
ESC-ENTER-3 = On paie seul.
ESC-ENTER-4 = Un paiement déplace un pion d'une salle.
ESC-ENTER-5 = Il y a un mur, ou pas de salle : on ne passe pas ici.

## Découvrir une salle

ESC-DISC-1 = Pour découvrir, dépensez deux aventuriers dans une salle dont un côté ouvert ne mène encore nulle part.
ESC-DISC-2 = Piochez la première salle, regardez-la et posez-la contre un tel côté.
ESC-DISC-3 = Découvrir ne déplace aucun pion.
ESC-DISC-4 = Toutes les salles ont été trouvées.
ESC-DISC-5 = De ce côté il y a déjà une salle, ou il ne peut pas y en avoir.

## Les gemmes

ESC-GEM-1 = Dans une salle à gemmes, les joueurs présents réunissent leurs dés pour atteindre le nombre d'une des options.
ESC-GEM-2 = Alors autant de gemmes passent de la réserve à la salle.
ESC-GEM-3 = Les gemmes d'une salle s'activent une seule fois, par une seule option.
ESC-GEM-4 = Seuls comptent les dés des joueurs dans cette salle.
ESC-GEM-5 = On peut éveiller une gemme seul ; deux ou trois demandent d'ordinaire plus de dés qu'un joueur n'en a.
ESC-GEM-6 = Tous les symboles doivent être là au même moment, et tous sont dépensés.
ESC-GEM-7 = Ce qui est en trop n'est pas dépensé.

## S'échapper

ESC-ESC-1 = On ne quitte le temple que par la sortie.
ESC-ESC-2 = Pour s'échapper, dépensez une clé de plus qu'il n'y a de gemmes en réserve.
ESC-ESC-3 = Ces clés doivent être les vôtres.
ESC-ESC-4 = Qui s'est échappé ne prend plus part au jeu.
ESC-ESC-5 = Mais il peut donner un dé à quelqu'un encore dedans, qui peut le lancer aussitôt.
ESC-ESC-6 = Un seul dé : les autres quittent le jeu.

## Coups du destin

ESC-FATE-1 = Si tous ceux qui sont dedans sont d'accord, une gemme de côté va dans la réserve.
ESC-FATE-2 = Alors tous les masques noirs sont libres, et chacun peut relancer tous ses dés.
ESC-FATE-3 = Tous ceux qui sont dedans doivent être d'accord ; un seul refus suffit.
ESC-FATE-4 = Pas plus de deux coups du destin par partie, un par gemme de côté.
ESC-FATE-5 = Un coup du destin auquel tous ceux du temple n'ont pas dit oui en dix secondes tombe, et il tombe aussi quand quelqu'un s'échappe entre-temps.

## Le temps

ESC-TIME-1 = Un gong, et bientôt les portes claquent. Deux gongs, elles claquent encore. Trois gongs, et le temple s'effondre.
ESC-TIME-2 = Quand les portes claquent, qui est dedans mais pas dans la salle de départ perd un dé pour le reste de la partie.
ESC-TIME-3 = Un dé perdu retourne dans la boîte.
ESC-TIME-4 = Les portes ne déplacent personne : on continue où l'on est.
ESC-TIME-5 = Qui manque les deux retours perd deux dés.
ESC-TIME-6 = Un compte à rebours n'interdit rien.
ESC-TIME-7 = Pour s'entraîner, on joue sans horloge ni limite, jusqu'à ce que tous soient dehors ou d'accord pour arrêter.

## La fin, et la difficulté

ESC-END-1 = Tous sont dehors avant que le temple ne s'effondre : vous gagnez tous.
ESC-END-2 = Quelqu'un était dedans quand le temple s'est effondré : vous perdez tous.
ESC-DIFF-1 = Normale : comme écrit ici.
ESC-DIFF-2 = Vétéran : trois gemmes de plus en réserve.
ESC-DIFF-3 = Expert : six gemmes de plus en réserve, et aucun coup du destin.

## Le sixième joueur

ESC-P6-1 = À six, 18 gemmes sont en réserve au début ; tout le reste est pareil.

## Sur écran

ESC-D-CLOCK-1 = Une seule horloge décide, en millisecondes ; ce qu'elle fait passe avant ce que quiconque fait au même moment.
ESC-D-CLOCK-2 = À l'instant même où les portes claquent ou le temple s'effondre, il est trop tard.
ESC-D-CLOCK-3 = Tout hasard vient de la maison, qui peut le prouver ; personne ne lance chez soi.
ESC-D-ORDER-1 = Le premier arrivé est servi. Qui arrive trop tard apprend pourquoi, et ne perd aucun dé.
ESC-D-ORDER-2 = Quand les portes claquent, on voit qui est à l'abri, puis des dés sont perdus, puis les grandes torches s'éteignent.
ESC-D-ORDER-3 = Au même instant, les choix prennent fin d'abord, puis les sabliers, le vert avant le bleu ; ensuite les portes claquent.
ESC-D-DIE-1 = Un dé est sans face, ou en montre une, ou est bloqué. Un dé utilisé est sans face. Un dé promis ne peut être ni relancé ni utilisé ailleurs.
ESC-D-DIE-2 = Un dé que vous devez est un dé de votre main, ou de votre promesse si la main est trop petite. Vous avez cinq secondes pour dire lequel ; ensuite, ou quand vous utilisez des dés, un dé bloqué part, sinon un dé sans face, sinon un dont vous n'avez pas besoin.
ESC-D-CHOICE-1 = Un choix reste ouvert cinq secondes ; ensuite le prochain joueur encore dedans est nommé.
ESC-D-ROLL-1 = Entre deux lancers d'un joueur passent 0,8 seconde : réfléchir vite compte, toucher vite non.
ESC-D-ROLL-2 = Un lancer qui vient trop tôt attend son moment, et un lancer plus récent le remplace.
ESC-D-ROLL-3 = Entre deux autres actions d'un joueur passe 0,2 seconde. Celle qui vient trop tôt attend ; une deuxième est refusée. Ce qui attend se fait avant que les portes claquent au même instant, et tombe quand les âmes s'échangent ou que son pion est mis ailleurs.
ESC-D-ROLL-4 = Les robots respectent les mêmes temps.
ESC-D-ROLL-5 = Les malédictions qui ralentissent se multiplient, jusqu'à trois fois plus lent.
ESC-D-COOP-1 = Promettez des dés visibles à la tâche de votre salle : ils restent ainsi jusqu'à ce que vous les repreniez, partiez, ou qu'ils servent.
ESC-D-COOP-2 = Quiconque apporte un symbole peut lancer la tâche dès qu'il y en a assez. Ses dés promis partent d'abord, puis ceux des autres dans l'ordre de leurs promesses, puis ce qui manque de ses dés libres ; une double clé ou torche promise seulement si les dés ne suffisent pas.
ESC-D-COOP-3 = Une double clé ou torche peut faire partie de votre promesse.
ESC-D-COOP-4 = Un masque doré pour quelqu'un d'autre se passe d'accord.
ESC-D-PAUSE-1 = En pause, l'horloge et tout ce qu'elle compte s'arrêtent et personne n'agit ; on peut parler. On reprend quand tous sont d'accord, ou après deux minutes, avec trois secondes pour se préparer.
ESC-D-PAUSE-2 = Tous ceux qui jouent peuvent faire une pause ensemble, et reprendre ensemble après un compte de trois ; le résultat dit combien de fois.
ESC-D-LEAVE-1 = Qui perd la connexion garde sa place. Après cinq secondes un robot la joue jusqu'à son retour ; pendant ses quinze premières secondes il ne fait rien de définitif : ni vote, ni trésor, ni fuite.
ESC-D-CONCEDE-1 = Une équipe abandonne ensemble : quand tous ont abandonné, c'est fini.
ESC-D-SOUND-1 = Gongs, portes et effondrement sont une liste de signaux avec leur heure, visible de tous.

## Comment nous tranchons les doutes

ESC-R-01 = Les deux salles du début sont à l'est et à l'ouest du départ.
ESC-R-02 = Vers le milieu : la moitié des autres salles au-dessus de la sortie, ou une de plus, ou une de moins.
ESC-R-03 = Qui montre seul assez de symboles peut activer seul deux ou trois gemmes.
ESC-R-04 = Les deux dés qu'un masque doré libère sont au même joueur.
ESC-R-05 = Le masque doré lui-même est relancé aussi.
ESC-R-06 = Avec moins de gemmes en réserve que l'option n'en donne, on prend celles qui restent ; sans aucune, on n'active rien.
ESC-R-07 = Les gemmes ne manquent jamais : elles sont un nombre.
ESC-R-08 = Qui est dehors ne perd pas de dé et n'a pas de voix ; « tous » veut dire ceux qui sont dedans.
ESC-R-09 = Le dé de qui s'est échappé se donne à tout moment, une fois ; il arrive sans face.
ESC-R-10 = On peut avoir plus de cinq dés.
ESC-R-11 = Sans dés on reste dans le jeu.
ESC-R-16 = Les salles de quête, les salles piégées et les salles à sablier ne sont jamais des salles de début : on les découvre toujours.
ESC-R-29 = D'une pile vide on ne pioche rien.
ESC-R-33 = Les dés libérés sont sans face ; les autres peuvent être gardés.
ESC-R-34 = Ce qui demande des masques noirs eux-mêmes prend les bloqués : la Fosse, et le totem.
ESC-R-69 = Une salle qui fermerait le temple avant que la sortie et toutes les salles de quête y soient posées, ou tant que quelqu'un a une gemme maudite et qu'il reste des salles, va sous la pile, et l'on pioche la suivante ; la plateforme ne s'arrête pas sur une telle case.
ESC-R-70 = Qui sort à temps est sorti, pendant un compte à rebours comme à tout autre moment.
ESC-R-71 = Sans les malédictions, leurs tuiles sont laissées de côté, sans les trésors les leurs ; seules les nouvelles salles de quête apportent alors six malédictions à elles, pour la salle du chaos.
ESC-R-76 = Nommez le côté avec la découverte, ou voyez d'abord la salle et choisissez en cinq secondes ; ensuite le premier côté libre depuis le nord est pris. Une salle à la fois. Une salle qui a perdu son dernier côté retourne sur la pile.
ESC-R-90 = Six experts ont besoin d'un module par lequel plus de gemmes quittent la réserve.
ESC-R-92 = Une salle posée ouvre d'abord ses passages ; puis les salles piochées qui ont perdu leur dernier côté retournent sur la pile.
ESC-R-93 = Une salle piochée se pose à la salle d'où elle a été découverte, où que soit alors son découvreur. Une salle piégée y va chercher son découvreur, mais pas qui est sorti ; pour lui, une malédiction aussi reste sans effet.
ESC-R-96 = Toute façon dont un pion parvient dans une autre salle est une arrivée : y entrer, y sauter, y être posé ou envoyé.
ESC-R-98 = Gemmes, missions, arbre de vie, chef des serpents, torches et lave sont des tâches pour lesquelles on promet des dés, chaque symbole compté pour lui-même ; quand l'une est faite ou finie, ce qui reste promis est rendu.
ESC-R-127 = Tous savent combien de salles de quête, piégées et chrono il y a dans la pile, mais pas lesquelles, avant qu'on les pioche.
ESC-R-133 = Un dé posé sur une malédiction ou dans une salle quitte la partie avec son propriétaire ; seul un dé en main peut être donné.
