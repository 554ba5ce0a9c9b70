# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

room-mirage = le mirage
room-gears = la salle des rouages
curse-weak-link = Maillon faible
curse-disinformation = Désinformation
treasure-shortcut = Raccourci
treasure-time-out = Temps mort
treasure-genie = Génie de la lampe
reason-pick = car c'est cette salle qui aide le plus
option-labyrinth = Le Labyrinthe : un mirage, des rouages, des tuiles pour malédictions et trésors
option-labyrinth-name = Le Labyrinthe
option-labyrinth-about = Un mirage prend la place du départ, des rouages décalent des rangées ; malédictions pour de bon, trésors qui voient loin.
move-shift = Décaler la ligne { $line }, côté { $side }{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
move-shortcut = Prendre un raccourci : choisir la salle découverte
move-pick-room = Découvrir celle-ci : { $room }
move-time-out = Temps mort : arrêter le temps
move-rub-lamp = Appeler le génie de la lampe
move-wish = Prendre ce trésor : { $treasure }
event-shifted = { $you ->
    [seat] Vous tournez les rouages : une ligne de salles se décale, côté { $side }.
   *[none] { $seat } tourne les rouages : une ligne de salles se décale, côté { $side }.
}
event-mirage-rose = Un mirage ! La salle de départ est maintenant ailleurs, et le mirage là où elle était.
event-pile-opened = { $you ->
    [seat] Vous regardez toutes les salles de la pile.
   *[none] { $seat } regarde toutes les salles de la pile.
}
event-room-picked = { $you ->
    [seat] Votre choix : { $room }. Les autres salles sont mélangées.
   *[none] Le choix de { $seat } : { $room }. Les autres salles sont mélangées.
}
event-timed-out = { $you ->
    [seat] Vous arrêtez le temps.
   *[none] { $seat } arrête le temps.
}
event-lamp-rubbed = { $you ->
    [seat] Le génie vous montre les prochains trésors.
   *[none] Le génie montre les prochains trésors à { $seat }.
}
event-wished = { $you ->
    [seat] Le génie vous donne : { $treasure }.
   *[none] Le génie donne à { $seat } : { $treasure }.
}
event-false-alarm = { $you ->
    [seat] Vous devez le crier deux fois : la sortie est trouvée ! (C'est faux.)
   *[none] La sortie est trouvée ! La sortie est trouvée ! ({ $seat } désinforme.)
}
event-link-broke = { $you ->
    [seat] Vous êtes le maillon faible, et pas à l'abri : tout est perdu.
   *[none] { $seat } est le maillon faible, et pas à l'abri : tout est perdu.
}

## Queenie : Le Labyrinthe

ESC-Q-LAB-1 = Le mirage et la salle des rouages sont mélangés aux autres une fois les deux premières salles posées.
ESC-Q-LAB-2 = Avec les malédictions, quatre tuiles s'y ajoutent ; avec les trésors, six.
ESC-Q-LAB-MIRAGE-1 = Qui découvre le mirage s'est trompé : il prend la place de la salle de départ, et celle-ci vient là où la nouvelle salle allait se poser.
ESC-Q-LAB-MIRAGE-2 = Le mirage n'abrite personne quand les portes claquent ; la salle de départ, si, où qu'elle soit.
ESC-Q-LAB-GEARS-1 = Dans la salle des rouages, deux torches décalent d'une case toute une rangée ou une colonne de salles, dans le sens de votre choix.
ESC-Q-LAB-WEAK-1 = Maillon faible : rien ne le lève. Si son porteur n'est pas à l'abri quand les portes claquent, tout le monde a perdu sur-le-champ.
ESC-Q-LAB-DIS-1 = Désinformation : rien ne la lève. À chaque découverte, son porteur crie deux fois que la sortie est trouvée, et ne peut rien d'autre pendant deux secondes.
ESC-Q-LAB-SHORT-1 = Raccourci : au prix d'une découverte, regardez toute la pile et découvrez la salle choisie ; le reste est mélangé.
ESC-Q-LAB-TIME-1 = Temps mort : l'horloge s'arrête pour tous ; personne ne lance avant qu'elle reparte.
ESC-Q-LAB-GENIE-1 = Génie de la lampe : regardez les trois prochains trésors et prenez-en un ; les autres vont sous la pile.
ESC-R-53 = Les pions et ce qui se trouve dans la salle de départ restent là, désormais dans le mirage ; la salle de départ arrive vide.
ESC-R-54 = Qui découvre le mirage depuis la salle de départ se tient ensuite dans le mirage.
ESC-R-55 = Les salles décalées emportent tout ce qu'elles contiennent, vides compris ; la salle de départ aussi peut bouger.
ESC-R-57 = Avec un raccourci, on peut aussi choisir la sortie.
ESC-R-118 = Tous voient ce que montre un raccourci ou un génie. Le génie demande un trésor dans la pile, et montre ce qu'il y a.
ESC-R-119 = Un temps mort est une pause sans vote.
