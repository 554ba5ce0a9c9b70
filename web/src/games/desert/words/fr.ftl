# Les mots du plateau du Désert interdit. Ceux des règles sont à côté des règles.
desert-board = Le désert
desert-hole = { $cell } : l’œil de la tempête. Personne ne peut y aller.
desert-tile-plain = { $cell } : désert, non révélé.
desert-tile-oasis = { $cell } : une oasis, non révélée ; point d’eau ou mirage.
desert-tile-crash = { $cell } : l’épave, non révélée.
desert-tile-city = { $cell } : { $face }.
desert-tile-scouted = Dessous, le Terrascope a montré { $face }.
desert-tile-sand = { $count ->
    [one] Un marqueur de sable.
   *[other] { $count } marqueurs de sable.
 }
desert-tile-blocked = Bloquée.
desert-tile-people = Ici : { $names }.
desert-lies = Pièce : { $part }.
desert-can = Vous pouvez : { $acts }.
desert-tale-still = Aucune tuile ne bouge.
desert-tale-blocked = { $count ->
    [one] { $cells } est bloquée.
   *[other] { $cells } sont bloquées.
 }
desert-tale-all-drink = Tout le monde boit.
desert-tale-drink = { $count ->
    [one] { $names } boit.
   *[other] { $names } boivent.
 }
desert-tale-sheltered = { $count ->
    [one] { $names } est à l’abri.
   *[other] { $names } sont à l’abri.
 }
desert-since-steps = { $count ->
    [one] un pas
   *[other] { $count } pas
 }
desert-since-dug = sable : −{ $count }
desert-since-excavated = { $count ->
    [one] une tuile révélée
   *[other] { $count } tuiles révélées
 }
desert-since-row = { $part } : ligne trouvée
desert-since-column = { $part } : colonne trouvée
desert-since-pad = piste de décollage trouvée
desert-since-located = { $part } apparaît en { $cell }
desert-since-storm = tempête : { $what }
desert-since-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
desert-since-blocked = { $count ->
    [one] une tuile bloquée
   *[other] { $count } tuiles bloquées
 }
desert-since-rose = { $count ->
    [one] elle monte d’un cran
   *[other] elle monte de { $count } crans
 }
desert-who = { $name } ({ $adventurer })

desert-meter = Échelle de la tempête : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } par tour. { $left ->
    [one] Le prochain cran est la tête de mort.
   *[other] La tête de mort est { $left } crans plus haut ; cartes aux crans d’ici là : { $marks }.
 }
desert-meter-lost = Échelle de la tempête : à la tête de mort.
desert-parts = Pièces de la machine volante
desert-part-taken = { $part } : avec l’équipe.
desert-part-located = { $part } : se trouve en { $cell }.
desert-part-row = { $part } : quelque part sur la ligne de { $cell }.
desert-part-column = { $part } : quelque part dans la colonne de { $cell }.
desert-part-unknown = { $part } : aucun indice encore.
desert-supply = { $count ->
    [0] Plus de sable en réserve : le prochain marqueur fait perdre
    [one] Un marqueur de sable en réserve
   *[other] { $count } marqueurs de sable en réserve
 }
desert-piles = Pioches Tempête et Équipement
desert-pile-storm = { $count ->
    [one] une carte dans la pioche Tempête
   *[other] { $count } cartes dans la pioche Tempête
 }
desert-pile-last = dernière retournée : { $card },
desert-pile-equipment = { $count ->
    [0] La pioche Équipement est vide
    [one] Une carte dans la pioche Équipement
   *[other] { $count } cartes dans la pioche Équipement
 }
desert-next = Vues par l’équipe, la prochaine d’abord
desert-storm-deck = Tempête : { $left } à venir, { $gone ->
    [one] { $gone } passée
   *[other] { $gone } passées
 }
desert-storm-kind = { $card } : { $left } à venir, { $gone ->
    [one] { $gone } passée
   *[other] { $gone } passées
 }
desert-storm-key = En gras : encore dans la pioche. Barré : passées.
desert-played = Hors du jeu :
desert-played-none = aucun

desert-equipment = Votre équipement
desert-water = Eau : { $water } sur { $canteen }
desert-dead = Mort de soif
desert-thirst = Meurt de soif si une Vague de chaleur vient maintenant
desert-shade = À l’abri du soleil
desert-dying = Si une Vague de chaleur vient maintenant, la soif emporte : { $names }.

desert-choose = Touchez une tuile, un aventurier ou une carte.
desert-aim = Choisissez une tuile qui brille.
desert-end = Finir vos actions
desert-more = Tout ce qui est possible, et ce que c’est
desert-nothing = Rien à faire ici pour le moment.
desert-wait = À { $name } de jouer.
desert-wait-free = À { $name } de jouer. Vous pouvez donner de l’eau ou jouer un équipement : touchez un aventurier ou une carte.
desert-over = La partie est terminée.
desert-due = { $cards ->
    [one] Encore une carte Tempête à retourner.
   *[other] Encore { $cards } cartes Tempête à retourner.
 }
desert-sorting = Laquelle de ces cartes doit venir en premier ?
desert-in-hand = Cartes Tempête dans votre main
desert-on-top = Sur la pioche
desert-under = Sous la pioche
desert-guiding = { $steps ->
    [one] Vous pouvez encore guider l’Alpiniste d’un pas.
   *[other] Vous pouvez encore guider l’Alpiniste de { $steps } pas.
 }
desert-clear = Ne rien choisir
desert-give = De l’eau pour { $name } :
desert-hand-on = Donner la carte…
desert-look = Agir pour { $name }

stat-walked = Pas
stat-dug = Actions pour enlever du sable
stat-excavated = Tuiles révélées
stat-part-taken = Pièces prises
stat-water-given = Dons d’eau
stat-revealed = Cartes Tempête retournées

guide-aim = Vous vous êtes écrasés. Trouvez ensemble les quatre pièces d’une machine volante, puis décollez de la piste. Tous gagnent, ou tous perdent.
guide-team = Votre équipe. Les gouttes sont l’eau : qui doit boire et n’en a plus fait perdre tout le monde.
guide-dig = Vous avez quatre actions. Le sable couvre les tuiles ; deux marqueurs en bloquent une. Touchez une tuile voisine et enlevez-en.
guide-excavate = Votre tuile est sans sable : révélez-la. Engrenage, un équipement ; point d’eau, de l’eau ; indices, la place des pièces.
guide-card = Un équipement. Jouer une carte est gratuit, à tout moment, même hors de votre tour. L’eau se partage de la même façon.
guide-move = Les tuiles qui brillent sont à un pas. Touchez celle du coin, A1, et allez-y.
guide-clue = Révélez aussi celle-ci. Un indice montre une ligne ou une colonne : là où les deux indices d’une pièce se croisent, elle apparaît.
guide-storm = Vos quatre actions sont faites. Finissez, et la tempête arrive : autant de cartes que l’indique le thermomètre.
guide-cards = Retournez-les une à une. Le vent pousse des tuiles dans le trou et les ensable ; le soleil fait boire tout le monde.
guide-end = Le thermomètre monte : ne traînez pas. La lampe conseille. La suite de la partie est à vous, bonne chance.
