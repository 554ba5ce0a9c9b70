# Tous les mots du Désert interdit en français. Les règles sont à la fin, chacune sous son numéro.

title = Le Désert interdit
tagline = Quatre pièces d'une machine volante dorment sous le sable : trouvez-les et décollez ensemble avant que la tempête ne gagne.

option-difficulty = Difficulté
option-difficulty-novice = Novice
option-difficulty-normal = Normal
option-difficulty-elite = Élite
option-difficulty-legendary = Légendaire
option-starter = Qui commence
option-starter-0 = Tiré au sort
option-adventurers = Qui joue quel aventurier
option-adventurers-random = Distribués au hasard
option-adventurers-archeologist = { adventurer-archeologist }
option-adventurers-carrier = { adventurer-carrier }
option-adventurers-climber = { adventurer-climber }
option-adventurers-explorer = { adventurer-explorer }
option-adventurers-meteorologist = { adventurer-meteorologist }
option-adventurers-navigator = { adventurer-navigator }
option-aside = Ne pas remélanger les cartes Tempête du tour en cours
preset-novice = Novice
preset-normal = Normal
preset-elite = Élite
preset-legendary = Légendaire

bad-starter = La place { $starter } ne peut pas commencer à une table de { $seats }. Choisissez de 1 à { $seats }, ou 0 pour tirer au sort.
bad-adventurers = Nommez un aventurier pour chacune des { $seats } places, jamais deux fois le même ; random laisse une place au hasard.

## Pièces

adventurer-archeologist = Archéologue
adventurer-climber = Alpiniste
adventurer-explorer = Explorateur
adventurer-meteorologist = Météorologue
adventurer-navigator = Navigatrice
adventurer-carrier = Porteuse d'eau

power-archeologist = Ôte deux marqueurs d'une tuile en une action.
power-climber = Passe sur les tuiles bloquées, emmène quelqu'un à chaque pas, et personne n'est enlisé à ses côtés.
power-explorer = Se déplace, creuse et vise au Blaster en diagonale.
power-meteorologist = Dépense des actions pour affronter moins de cartes Tempête, ou pour voir les prochaines et les trier.
power-navigator = Guide quelqu'un d'autre jusqu'à trois pas en une action.
power-carrier = Puise deux portions à un point d'eau révélé en une action, et donne de l'eau aux voisins.

card-blaster = un Blaster
card-jetpack = un Jetpack
card-terrascope = un Terrascope
card-shield = un Bouclier solaire
card-reserve = la Réserve d'eau
card-throttle = l'Accélérateur
title-blaster = Blaster
title-jetpack = Jetpack
title-terrascope = Terrascope
title-shield = Bouclier solaire
title-reserve = Réserve d'eau
title-throttle = Accélérateur

part-propeller = l'hélice
part-gearbox = la boîte de vitesses
part-crystal = le cristal d'énergie
part-compass = le système de navigation
title-propeller = Hélice
title-gearbox = Boîte de vitesses
title-crystal = Cristal
title-compass = Navigation
sign-propeller = ✣H
sign-gearbox = ✣B
sign-crystal = ✣C
sign-compass = ✣N

face-gear = un engrenage
face-crash = l'épave et un engrenage
face-tunnel = un tunnel
face-well = un point d'eau
face-mirage = un mirage
face-pad = la piste de décollage
face-row-propeller = la ligne de l'hélice
face-row-gearbox = la ligne de la boîte de vitesses
face-row-crystal = la ligne du cristal d'énergie
face-row-compass = la ligne du système de navigation
face-column-propeller = la colonne de l'hélice
face-column-gearbox = la colonne de la boîte de vitesses
face-column-crystal = la colonne du cristal d'énergie
face-column-compass = la colonne du système de navigation

short-gear = engren.
short-crash = épave
short-tunnel = tunnel
short-well = eau
short-mirage = mirage
short-pad = piste
short-row-propeller = H ↔
short-row-gearbox = B ↔
short-row-crystal = C ↔
short-row-compass = N ↔
short-column-propeller = H ↕
short-column-gearbox = B ↕
short-column-crystal = C ↕
short-column-compass = N ↕
short-hole = ∿œil∿
short-scouted = ({ $face })
back-plain = ·
back-oasis = oasis ?
back-crash = épave ?

storm-wind-north-1 = une tuile au nord
storm-wind-north-2 = deux tuiles au nord
storm-wind-north-3 = trois tuiles au nord
storm-wind-south-1 = une tuile au sud
storm-wind-south-2 = deux tuiles au sud
storm-wind-south-3 = trois tuiles au sud
storm-wind-east-1 = une tuile à l'est
storm-wind-east-2 = deux tuiles à l'est
storm-wind-east-3 = trois tuiles à l'est
storm-wind-west-1 = une tuile à l'ouest
storm-wind-west-2 = deux tuiles à l'ouest
storm-wind-west-3 = trois tuiles à l'ouest
storm-sun = Vague de chaleur
storm-rise = La tempête se déchaîne

loss-none = rien
loss-thirst = la soif
loss-sand = le sable
loss-storm = la tempête

cell-0 = A1
cell-1 = B1
cell-2 = C1
cell-3 = D1
cell-4 = E1
cell-5 = A2
cell-6 = B2
cell-7 = C2
cell-8 = D2
cell-9 = E2
cell-10 = A3
cell-11 = B3
cell-12 = C3
cell-13 = D3
cell-14 = E3
cell-15 = A4
cell-16 = B4
cell-17 = C4
cell-18 = D4
cell-19 = E4
cell-20 = A5
cell-21 = B5
cell-22 = C5
cell-23 = D5
cell-24 = E5

## Sur la table

meter-line = Échelle de la tempête : { $meter } ☠
piles-line = Pioche Tempête { $storm }, défausse { $discard }, équipement { $equipment }, sable restant { $sand }
foreseen-line = Prochaines cartes Tempête : { $cards }
sorting-line = Dans la main de la Météorologue : { $cards }
parts-line = Pièces : { $parts }
part-line = { $part } { $state }
part-is-taken = prise
part-is-located = localisée
part-is-clues-0 = inconnue
part-is-clues-1 = un indice
part-is-clues-2 = localisée
player-line = { $number } { $name }, { $adventurer } { $water }
is-buried = enlisé
is-shielded = sous un bouclier
due-cards = { $cards ->
    [one] encore une carte Tempête
   *[other] encore { $cards } cartes Tempête
}
actions-left = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
}

## Coups

reason-win = pour décoller
reason-sand-out = sinon le sable viendra à manquer
reason-storm-out = sinon la tempête emportera tout le monde
reason-storm = pour calmer la tempête
reason-supply = avant que le sable ne manque
reason-sand = pour qu’il y ait moins de sable
reason-pad = pour trouver la piste de décollage et la dégager
reason-excavate = pour mettre au jour la cité
reason-gear = car il vous restera plus d’équipement
reason-work = pour être là où il y a à faire
reason-gather = pour se retrouver sur la piste de décollage
reason-take = pour récupérer { $part }
reason-find = pour savoir où se trouve { $part }
reason-reach = pour atteindre { $part }
reason-dying = { $you ->
    [to] sinon vous risquez de mourir de soif
   *[none] sinon { $to } risque de mourir de soif
}
reason-water = { $you ->
    [to] pour que vous ayez moins soif
   *[none] car { $to } aura moins soif
}
reason-buried = { $you ->
    [to] pour vous dégager du sable
   *[none] pour dégager { $to } du sable
}
reason-call-storm = car il n’y a rien de mieux à faire
reason-reveal = car mieux vaut garder ses cartes
reason-look-beneath = pour voir ce qui s’y cache
reason-spare = pour calmer la tempête
reason-foresee = pour savoir ce qui vient
reason-fetch-water = pour avoir de l’eau pour tous
reason-halt = car elle est bien placée ainsi
reason-shade = pour se protéger du soleil
reason-refresh = pour que tous ici puissent boire
reason-more-actions = car il reste beaucoup à faire
reason-calm-sky = pour que le pire vienne en dernier
reason-lend = car elle y sera plus utile

move-call-storm = Finir vos actions : la tempête arrive
move-reveal = Retourner une carte Tempête
move-excavate = Révéler votre tuile
move-spare = Tirer une carte Tempête de moins
move-look = Regarder les prochaines cartes Tempête
move-draw-water = Puiser au point d'eau
move-halt = Ne pas guider l'Alpiniste plus loin
move-raise-shield = Jouer le Bouclier solaire
move-share-reserve = Jouer la Réserve d'eau
move-speed-up = Jouer l'Accélérateur : deux actions de plus
move-take-part = Prendre { $part }
move-put-on-top = Mettre { $storm } à la suite sur la pioche
move-put-under = Mettre { $storm } sous la pioche
move-dig = Enlever du sable en { $cell }
move-blast = Jouer un Blaster en { $cell }
move-scout = Jouer un Terrascope en { $cell }
move-give = Donner { $amount ->
    [one] une portion
   *[other] { $amount } portions
} d'eau à { $to }
move-hand-over = Passer { $card } à { $to }
move-walk = Aller en { $cell }
move-walk-with = Aller en { $cell } avec { $to }
move-fly = Voler en { $cell }
move-fly-with = Voler en { $cell } avec { $to }
move-guide = Guider { $seat } en { $cell }
move-guide-with = Guider { $seat } en { $cell }, en emmenant { $to }

## Ce qui se passe

event-turn-began = { $you ->
    [seat] C'est à vous.
   *[none] C'est au tour de { $seat }.
}
event-walked = { $you ->
    [seat] Vous allez en { $cell }.
   *[none] { $seat } va en { $cell }.
}
event-ridden = { $you ->
    [seat] { $by } vous emmène en { $cell }.
    [by] Vous emmenez { $seat } en { $cell }.
   *[none] { $by } emmène { $seat } en { $cell }.
}
event-dug = { $you ->
    [seat] Vous enlevez { $markers ->
        [one] un marqueur
       *[other] { $markers } marqueurs
    } de sable en { $cell }.
   *[none] { $seat } enlève { $markers ->
        [one] un marqueur
       *[other] { $markers } marqueurs
    } de sable en { $cell }.
}
event-excavated = { $you ->
    [seat] Vous révélez { $cell } : { $face }.
   *[none] { $seat } révèle { $cell } : { $face }.
}
event-water-found = { $you ->
    [seat] Vous gagnez { $amount ->
        [one] une portion
       *[other] { $amount } portions
    } d'eau.
   *[none] { $seat } gagne { $amount ->
        [one] une portion
       *[other] { $amount } portions
    } d'eau.
}
event-equipment-found = { $you ->
    [seat] Vous trouvez { $card }.
   *[none] { $seat } trouve { $card }.
}
event-part-located = Les deux indices sont connus : { $part } apparaît en { $cell }.
event-part-taken = { $you ->
    [seat] Vous prenez { $part }.
   *[none] { $seat } prend { $part }.
}
event-water-given = { $you ->
    [seat] Vous donnez { $amount ->
        [one] une portion
       *[other] { $amount } portions
    } d'eau à { $to }.
    [to] { $seat } vous donne { $amount ->
        [one] une portion
       *[other] { $amount } portions
    } d'eau.
   *[none] { $seat } donne { $amount ->
        [one] une portion
       *[other] { $amount } portions
    } d'eau à { $to }.
}
event-card-handed = { $you ->
    [seat] Vous passez { $card } à { $to }.
    [to] { $seat } vous passe { $card }.
   *[none] { $seat } passe { $card } à { $to }.
}
event-blasted = { $you ->
    [seat] Votre Blaster débarrasse { $cell } de tout son sable ({ $markers }).
   *[none] Le Blaster de { $seat } débarrasse { $cell } de tout son sable ({ $markers }).
}
event-flown = { $you ->
    [seat] Vous volez en { $cell }.
   *[none] { $seat } vole en { $cell }.
}
event-scouted = { $you ->
    [seat] Votre Terrascope montre { $cell } : { $face }.
   *[none] Le Terrascope de { $seat } montre { $cell } : { $face }.
}
event-scouted-hidden = { $seat } regarde sous { $cell } au Terrascope.
event-shield-raised = { $you ->
    [seat] Vous levez un Bouclier solaire sur votre tuile.
   *[none] { $seat } lève un Bouclier solaire.
}
event-reserve-shared = { $you ->
    [seat] Vous ouvrez la Réserve d'eau.
   *[none] { $seat } ouvre la Réserve d'eau.
}
event-sped-up = { $you ->
    [seat] L'Accélérateur vous donne deux actions de plus.
   *[none] L'Accélérateur donne à { $seat } deux actions de plus.
}
event-guided = { $you ->
    [seat] { $by } vous guide en { $cell }.
    [by] Vous guidez { $seat } en { $cell }.
   *[none] { $by } guide { $seat } en { $cell }.
}
event-spared = { $cards ->
    [0] Aucune carte Tempête ne sera tirée ce tour.
    [one] Une seule carte Tempête sera tirée ce tour.
   *[other] Seulement { $cards } cartes Tempête seront tirées ce tour.
}
event-looked = { $you ->
    [seat] Vous regardez { $cards ->
        [one] la prochaine carte
       *[other] les { $cards } prochaines cartes
    } Tempête.
   *[none] { $seat } regarde { $cards ->
        [one] la prochaine carte
       *[other] les { $cards } prochaines cartes
    } Tempête.
}
event-sorted = { $you ->
    [seat] Vous remettez { $storm } sur la pioche.
   *[none] { $seat } remet { $storm } sur la pioche.
}
event-sorted-hidden = { $seat } remet une carte Tempête sur la pioche.
event-sunk = { $you ->
    [seat] Vous mettez { $storm } sous la pioche.
   *[none] { $seat } met { $storm } sous la pioche.
}
event-sunk-hidden = { $seat } met une carte Tempête sous la pioche.
event-storm-called = { $cards ->
    [0] La tempête retient son souffle ce tour.
    [one] La tempête arrive : une carte.
   *[other] La tempête arrive : { $cards } cartes.
}
event-revealed = Carte Tempête : { $storm }.
event-slid = Une tuile glisse en { $cell }.
event-sand-added = { $markers ->
    [1] Du sable tombe en { $cell }.
    [2] Du sable tombe en { $cell }, désormais bloquée.
   *[other] Du sable tombe en { $cell } : { $markers } marqueurs.
}
event-drunk = { $you ->
    [seat] { $left ->
        [-1] Vous n'avez plus rien à boire.
       *[other] Vous buvez ; { $left ->
            [0] votre gourde est vide
            [one] il vous reste une portion
           *[other] il vous reste { $left } portions
        }.
    }
   *[none] { $left ->
        [-1] { $seat } n'a plus rien à boire.
       *[other] { $seat } boit ; { $left ->
            [0] sa gourde est vide
            [one] il lui reste une portion
           *[other] il lui reste { $left } portions
        }.
    }
}
event-sheltered = { $you ->
    [seat] Vous êtes à l'abri du soleil.
   *[none] { $seat } est à l'abri du soleil.
}
event-storm-rose = L'échelle de la tempête monte d'un cran.
event-shuffled = La défausse Tempête est mélangée en une nouvelle pioche.
event-all-lost = L'expédition est perdue : { $loss }.

highlight-shave-water = { $left ->
    [0] { $seat } a bu sa dernière goutte, et survécu.
   *[other] { $seat } n'avait plus qu'une portion d'eau.
}
highlight-saved-water = Sans l'eau offerte par { $seat }, { $to } mourait de soif.
highlight-shave-sand = { $left ->
    [0] Il ne restait plus un seul marqueur de sable.
    [one] Il ne restait qu'un marqueur de sable.
   *[other] Il ne restait que { $left } marqueurs de sable.
}
highlight-gave-water = { $seat } a offert { $amount ->
    [one] une portion
   *[other] { $amount } portions
} d'eau aux autres.

## Mise en place

DES-SETUP-1 = On mélange les 24 tuiles et on les pose côté désert, cinq sur cinq, sans rien au centre : le trou est l'œil de la tempête.
DES-SETUP-2 = Le nord est le même pour toutes les tuiles et pour toute la partie.
DES-SETUP-3 = Personne ne regarde sous une tuile, sauf si une règle le permet.
DES-SETUP-4 = Huit cases en losange reçoivent chacune un marqueur de sable ; les 40 autres forment la réserve.
DES-SETUP-5 = Les quatre pièces de la machine volante attendent à côté du plateau.
DES-SETUP-6 = Le marqueur de tempête commence au cran qui correspond au nombre de joueurs et à la difficulté choisie.
DES-SETUP-7 = Les cartes Tempête et les cartes Équipement sont mélangées à part, face cachée ; la défausse Tempête est vide.
DES-SETUP-8 = Chacun reçoit un aventurier, au hasard ou au choix ; jamais deux fois le même.
DES-SETUP-9 = Toutes les gourdes sont pleines au départ.
DES-SETUP-10 = Tous les pions partent de la tuile de l'épave, où qu'elle soit.
DES-SETUP-11 = L'épave et les trois oasis se reconnaissent à leur côté désert.

## Un tour

DES-TURN-1 = Quelqu'un commence ; puis on joue dans le sens des aiguilles d'une montre.
DES-TURN-2 = Un tour, ce sont d'abord les actions, puis la tempête.
DES-TURN-3 = Vous avez jusqu'à quatre actions, de toute sorte et dans tout ordre, la même autant de fois que vous voulez.
DES-TURN-4 = Tout le monde peut se déplacer, enlever du sable, révéler et prendre une pièce ; certains aventuriers savent faire plus.
DES-TURN-5 = Vous pouvez vous arrêter avant ; les actions non utilisées sont perdues.

## Se déplacer

DES-MOVE-1 = Une action mène votre pion sur une tuile qui touche la vôtre par un côté.
DES-MOVE-2 = Par un coin, seul l'Explorateur passe.
DES-MOVE-3 = Deux marqueurs ou plus bloquent une tuile ; un seul, non.
DES-MOVE-4 = Personne n'entre sur une tuile bloquée, sauf l'Alpiniste et qui elle emmène.
DES-MOVE-5 = Personne n'entre jamais dans le trou ni ne le traverse.
DES-MOVE-6 = Une action mène aussi d'un tunnel révélé et non bloqué à un autre, si loin soit-il.
DES-MOVE-7 = Que la tuile soit révélée ou non ne change rien.
DES-MOVE-8 = Une tuile porte autant de pions qu'on veut.
DES-MOVE-9 = Le bord est un bord : rien ne fait le tour vers l'autre côté.

## Enlever du sable

DES-SAND-1 = Une action ôte un marqueur de votre tuile ou d'une tuile qui la touche par un côté.
DES-SAND-2 = Le marqueur retourne à la réserve et peut retomber.
DES-SAND-3 = Une tuile peut porter n'importe quelle quantité de sable.
DES-SAND-4 = Le sable du plateau et celui de la réserve font toujours 48.
DES-SAND-5 = Les tuiles révélées s'ensablent comme les autres.

## Révéler

DES-EXC-1 = Une action retourne la tuile sous votre pion si elle montre son côté désert et ne porte pas de sable.
DES-EXC-2 = Elle montre dès lors son côté cité, et son symbole agit aussitôt.
DES-EXC-3 = Une fois que vous avez vu ce qu'il y a, vous ne pouvez plus reprendre l'action.
DES-EXC-4 = Une tuile ne se révèle qu'une fois.

## Eau

DES-WELL-1 = Quand un point d'eau est révélé, tous ceux qui s'y trouvent gagnent deux portions, dans la limite de leur gourde.
DES-WELL-2 = Cela n'arrive qu'une fois ; ensuite seule la Porteuse d'eau peut y puiser.
DES-WELL-3 = L'une des trois oasis est un mirage et ne donne rien.

## Équipement trouvé

DES-GEAR-1 = Qui révèle une tuile à engrenage tire la première carte Équipement et la pose face visible.
DES-GEAR-2 = Douze tuiles ont un engrenage, dont les tunnels et l'épave.
DES-GEAR-3 = Seul celui qui tient une carte peut la jouer.
DES-GEAR-4 = On peut tenir autant de cartes qu'on veut.
DES-GEAR-5 = Une carte n'annule pas une carte Tempête déjà tirée.
DES-GEAR-6 = Une carte jouée quitte la partie.
DES-GEAR-7 = Jouer une carte ne coûte aucune action. Toutes sauf l'Accélérateur se jouent au tour de n'importe qui.

## Indices et pièces

DES-CLUE-1 = Chaque pièce a un indice pour sa ligne et un pour sa colonne.
DES-CLUE-2 = Un seul indice ne place rien.
DES-CLUE-3 = Au second indice, la pièce apparaît aussitôt où la ligne de l'une des tuiles croise la colonne de l'autre.
DES-CLUE-4 = Ce qui compte, c'est où sont les deux tuiles à cet instant, quelle que soit la première trouvée.
DES-CLUE-5 = Si les deux sont sur une même ligne, la pièce apparaît sur l'indice de colonne.
DES-CLUE-6 = Si les deux sont sur une même colonne, la pièce apparaît sur l'indice de ligne.
DES-CLUE-7 = Si l'endroit est le trou, la pièce y attend et rejoint la prochaine tuile qui y glisse.
DES-CLUE-8 = Dès lors la pièce va partout où va sa tuile.
DES-CLUE-9 = Le sable qui tombe n'ensevelit pas une pièce : elle reste dessus.
DES-PART-1 = Une action prend une pièce sur votre tuile, si la tuile est révélée et n'est pas bloquée.
DES-PART-2 = Une pièce sur une tuile non révélée ne peut pas encore être prise.
DES-PART-3 = Une pièce prise appartient pour de bon à l'équipe.

## Partager

DES-SHARE-1 = Sur une même tuile, les aventuriers se passent de l'eau, autant qu'ils veulent, gratuitement et à tout moment, même hors de leur tour.
DES-SHARE-2 = Ce que l'un donne, l'autre le reçoit.
DES-SHARE-3 = Aucune gourde ne dépasse son maximum.
DES-SHARE-4 = Sur une même tuile, les cartes Équipement se passent de la même façon.

## Tunnels et piste de décollage

DES-TUN-1 = Dans un tunnel révélé, personne n'a à boire pendant une Vague de chaleur.
DES-TUN-2 = Un tunnel non révélé n'abrite personne et ne mène nulle part.
DES-TUN-3 = On n'entre pas d'un tunnel dans un tunnel bloqué, sauf l'Alpiniste et sa passagère ou son passager.
DES-PAD-1 = La piste de décollage ne donne rien quand on la trouve : c'est là que l'on gagne.

## La tempête

DES-STORM-1 = Après ses actions, le joueur actif tire autant de cartes Tempête que l'échelle l'indique.
DES-STORM-2 = Les cartes sont retournées et appliquées une par une, puis défaussées face visible.
DES-STORM-3 = Chacun peut parcourir la défausse à tout moment.
DES-STORM-4 = Si une carte met fin à la partie, on n'en tire plus.

## Vent

DES-WIND-1 = Une carte de vent nomme une direction et un nombre : autant de tuiles glissent par là, l'une après l'autre, chacune dans le trou, qui recule derrière elle.
DES-WIND-2 = Pions, sable et pièces glissent avec leur tuile.
DES-WIND-3 = Quand toutes ont glissé, chacune de ces tuiles reçoit un marqueur de sable.
DES-WIND-4 = Seules ces tuiles bougent, et aucune n'est sautée.
DES-WIND-5 = Accalmie : s'il y a moins de tuiles derrière le trou, seules celles-là glissent et s'ensablent ; s'il n'y en a pas, rien n'arrive.
DES-WIND-6 = Une pièce qui attend dans le trou rejoint la première tuile qui y glisse.

## Enlisé

DES-BURY-1 = Qui se trouve sur une tuile bloquée est enlisé, sauf si l'Alpiniste y est.
DES-BURY-2 = Un aventurier enlisé ne peut utiliser ses actions que pour dégager sa tuile, jusqu'à un marqueur ou aucun.
DES-BURY-3 = Les autres peuvent l'aider avec leurs propres actions.
DES-BURY-4 = Être enlisé ne coûte pas d'eau et ne fait pas perdre.

## Échelle de la tempête

DES-LEVEL-1 = La tempête se déchaîne : le marqueur monte d'un cran.
DES-LEVEL-2 = Le nouveau nombre de cartes vaut à partir du tour suivant.
DES-LEVEL-3 = Le marqueur ne redescend jamais.
DES-LEVEL-4 = À la tête de mort, la partie est perdue sur-le-champ.

## Soleil

DES-SUN-1 = Vague de chaleur : quiconque n'est ni dans un tunnel révélé ni sous un Bouclier solaire perd une portion d'eau.
DES-SUN-2 = Elle frappe tout le monde au même instant.
DES-SUN-3 = Qui devrait boire et n'a plus rien est perdu, et la partie avec.

## Cartes Tempête

DES-DECK-1 = Dès que la pioche Tempête est vide, la défausse est mélangée en une nouvelle pioche.
DES-DECK-2 = Au milieu d'un tirage, on continue simplement avec la nouvelle.

## Cartes Équipement

DES-EQ-BLAST-1 = Blaster : ôte tout le sable de votre tuile ou d'une tuile qui la touche par un côté.
DES-EQ-BLAST-2 = L'Explorateur peut viser par un coin.
DES-EQ-JET-1 = Jetpack : vous volez jusqu'à n'importe quelle tuile non bloquée.
DES-EQ-JET-2 = Vous pouvez emmener un pion de votre tuile, au même endroit.
DES-EQ-SHIELD-1 = Bouclier solaire : vous et tous ceux de votre tuile ne craignez pas la Vague de chaleur.
DES-EQ-SHIELD-2 = Il dure jusqu'au début de votre prochain tour.
DES-EQ-SCOPE-1 = Terrascope : regardez sous une tuile non révélée, n'importe où. Rien d'autre ne se passe.
DES-EQ-WATER-1 = Réserve d'eau : chacun sur votre tuile gagne deux portions, vous aussi.
DES-EQ-TIME-1 = Accélérateur : deux actions de plus, seulement à votre tour.

## Aventuriers

DES-ADV-ARC-1 = L'Archéologue ôte deux marqueurs d'une tuile en une action, ou le dernier ; jamais sur deux tuiles.
DES-ADV-CLI-1 = L'Alpiniste peut entrer sur les tuiles bloquées.
DES-ADV-CLI-2 = À chacun de ses déplacements, l'Alpiniste peut emmener un pion de sa tuile, que l'arrivée soit bloquée ou non.
DES-ADV-CLI-3 = Personne n'est enlisé sur la tuile de l'Alpiniste, elle non plus.
DES-ADV-CLI-4 = Qui est avec l'Alpiniste peut quitter la tuile, quel que soit son sable.
DES-ADV-EXP-1 = L'Explorateur peut se déplacer par les coins.
DES-ADV-EXP-2 = L'Explorateur peut enlever du sable par les coins.
DES-ADV-MET-1 = La Météorologue peut dépenser des actions : pour chacune, une carte Tempête de moins est tirée ce tour.
DES-ADV-MET-2 = Pour une action, elle regarde autant de prochaines cartes Tempête que l'échelle l'indique.
DES-ADV-MET-3 = Elle peut en mettre une sous la pioche ; les autres retournent dessus dans l'ordre qu'elle veut.
DES-ADV-NAV-1 = Pour une action, la Navigatrice guide un autre aventurier jusqu'à trois pas sur des tuiles non bloquées ; un passage de tunnel est un pas.
DES-ADV-NAV-2 = Un Explorateur guidé peut passer par les coins.
DES-ADV-NAV-3 = Une Alpiniste guidée peut entrer sur les tuiles bloquées et emmener quelqu'un, même la Navigatrice.
DES-ADV-WAT-1 = Pour une action, la Porteuse d'eau puise deux portions à un point d'eau révélé.
DES-ADV-WAT-2 = Elle peut donner de l'eau aux aventuriers des tuiles voisines, gratuitement et à tout moment.
DES-ADV-WAT-3 = Sa gourde contient cinq portions.

## La fin

DES-END-1 = Vous gagnez ensemble quand vous avez les quatre pièces et que tout le monde est sur la piste de décollage, révélée et non bloquée.
DES-END-2 = Vous perdez quand quelqu'un meurt de soif.
DES-END-3 = Vous perdez quand du sable doit tomber et que la réserve est vide.
DES-END-4 = Vous perdez quand l'échelle de la tempête atteint la tête de mort.
DES-END-5 = Rien d'autre ne termine la partie ; il n'y a pas de limite de tours.

## Difficulté

DES-DIFF-1 = Novice, Normal, Élite et Légendaire commencent à des crans différents de l'échelle ; rien d'autre ne change.

## Précisions

DES-R-1 = Le premier joueur est tiré au sort, ou nommé quand la table est créée.
DES-R-2 = Avec 0 d'eau on vit encore ; la tête de mort est un cran plus bas.
DES-R-3 = Vous pouvez donner votre dernière portion, mais pas plus que vous n'avez.
DES-R-4 = Un point d'eau remplit tout le monde autant que possible d'un coup ; inutile de demander.
DES-R-5 = Les gestes gratuits sont possibles avant et après chaque action et entre deux cartes Tempête, jamais au milieu.
DES-R-6 = Les actions finissent quand le joueur actif le dit, même s'il n'en reste plus.
DES-R-7 = Un aventurier enlisé peut encore partager et jouer des cartes, où qu'il vise.
DES-R-8 = Un aventurier enlisé ne peut ni guider, ni prévoir le temps, ni puiser : ce sont des actions.
DES-R-9 = Un aventurier enlisé ne peut pas enlever de sable d'une autre tuile.
DES-R-10 = La Navigatrice ne peut pas guider quelqu'un d'enlisé.
DES-R-11 = Au Jetpack, un aventurier enlisé peut s'envoler, ou être emmené.
DES-R-12 = Un Jetpack se pose sur une autre tuile, avec un marqueur au plus ; l'Alpiniste aussi y est tenue.
DES-R-13 = Un Jetpack n'emmène qu'une personne, même avec l'Alpiniste.
DES-R-14 = Où l'Alpiniste arrive, plus personne n'est enlisé, et elle peut les emmener à son prochain pas.
DES-R-15 = Quand l'Alpiniste quitte une tuile bloquée, qui reste est enlisé.
DES-R-16 = L'Alpiniste choisit à chaque pas qui elle emmène ; il faut être sur la tuile qu'elle quitte.
DES-R-17 = L'Alpiniste peut emmener quelqu'un par les tunnels, entrer dans les tunnels bloqués et en sortir.
DES-R-18 = Près de l'Alpiniste sur une tuile bloquée, on peut agir, mais ni révéler ni prendre une pièce ; on n'en sort que vers une tuile non bloquée, par un tunnel aussi.
DES-R-19 = Même l'Alpiniste ne prend pas de pièce sur une tuile bloquée.
DES-R-20 = L'Archéologue ôte toujours deux marqueurs où il y en a deux.
DES-R-21 = Un Blaster demande une tuile ensablée ; pièces et pions restent en place.
DES-R-22 = Voisin veut dire par un côté. Deux cases de part et d'autre du trou ne sont pas voisines, deux tunnels non plus. Les coins ne comptent que pour l'Explorateur, qui marche, creuse et vise.
DES-R-23 = La Porteuse d'eau donne aux tuiles voisines, mais n'en reçoit rien.
DES-R-24 = Elle doit être sur le point d'eau révélé ; elle y puise autant qu'elle veut, sable ou non, tant qu'elle n'est pas enlisée et a de la place. Un mirage n'a pas d'eau.
DES-R-25 = Un Bouclier solaire suit son utilisateur et couvre qui se trouve sur sa tuile quand le soleil frappe.
DES-R-26 = Joué à votre tour, un Bouclier solaire dure pendant cette tempête et tous les autres tours ; deux boucliers ne s'ajoutent pas.
DES-R-27 = Ce que montre un Terrascope, toute l'équipe le sait et le garde.
DES-R-28 = L'Accélérateur se joue à tout moment de vos actions, même après la quatrième ; on peut vous le passer avant.
DES-R-29 = La Réserve d'eau donne deux portions à chacun, pas deux en tout.
DES-R-30 = La Météorologue peut épargner autant de cartes que l'échelle en indique, pas plus ; l'échelle ne bouge pas.
DES-R-31 = Elle regarde autant de cartes que l'échelle l'indique, même si elle en a épargné, ou ce qui reste de la pioche. L'équipe sait ce qu'elle voit.
DES-R-32 = Elle choisit l'ordre des cartes qu'elle remet.
DES-R-33 = Une carte Tempête est défaussée dès qu'elle est appliquée ; un mélange prend donc celles de ce tour, sauf si la table choisit de les garder à part.
DES-R-34 = Le mélange vient juste après la dernière carte, même si aucune autre n'est due ce tour.
DES-R-35 = Le nombre de cartes à tirer est fixé quand la tempête commence.
DES-R-36 = Une réserve vide ne fait pas encore perdre : c'est perdu quand un marqueur est dû et qu'il n'y en a plus. Les tuiles de cette carte ont déjà glissé.
DES-R-37 = Une pièce dans le trou ne peut pas être prise. Plusieurs peuvent y attendre, et elles rejoignent la même tuile.
DES-R-38 = Plusieurs pièces peuvent être sur une tuile ; chacune coûte une action, au choix.
DES-R-39 = Les pièces ne se passent pas et ne se posent pas.
DES-R-40 = Une tuile qui porte une pièce se révèle comme une autre, et son symbole agit ; la pièce reste.
DES-R-41 = La piste de décollage ne compte qu'une fois révélée.
DES-R-42 = Décoller ne coûte rien et ne demande pas d'être à son tour : dès que tout est prêt, c'est gagné.
DES-R-43 = L'Alpiniste n'y peut rien : d'une piste bloquée, personne ne décolle.
DES-R-44 = Un tunnel abrite quelle que soit la quantité de sable dessus.
DES-R-45 = Par action, la Navigatrice guide un seul autre aventurier, d'un pas au moins, jamais elle-même ; chaque pas suit les règles de qui est guidé.
DES-R-46 = Une Alpiniste guidée peut changer de passager à chaque pas, aussi pour quelqu'un rencontré en route.
DES-R-47 = Hors de son tour, un pion ne bouge que par Jetpack, par le vent, avec l'Alpiniste ou guidé par la Navigatrice.
DES-R-48 = Si l'épave est sur une case du losange, elle commence sous un marqueur, à ôter avant de la révéler.
DES-R-49 = Enlever du sable où il n'y en a pas, donner zéro eau, guider de zéro pas ou puiser avec une gourde pleine ne sont pas des coups.
DES-R-50 = Se passer une chose et la reprendre est permis. Les robots s’en gardent : entre deux actions, une fois au plus dans chaque sens.
