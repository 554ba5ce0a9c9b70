# Ce que Deserto répond à qui demande ce qu'est une carte, et son livret.
things-cards = Les cartes
deserto-known-oasis = Elle ne prend rien, et rien ne la prend. Sous une autre carte, elle part avec sa pile.
deserto-known-vizier = Le plus fort : il prend chaque voleur à côté de lui, avec toutes les cartes dessous.
deserto-known-thief = Il prend chaque trésor à côté de lui, et craint le vizir.
deserto-known-treasure = Il ne prend rien, et le voleur le prend. C’est lui qui fait grandir les piles.
deserto-known-draw = La pioche
deserto-may = { $gain ->
    [0] { $what } : possible.
    [one] { $what } : { $gain } carte gagnée.
   *[other] { $what } : { $gain } cartes gagnées.
 }
deserto-may-not = { $what } : non. { $why }
deserto-aid-takes = prend
deserto-aid-four = Le quatrième vizir visible prend les quatre piles.
deserto-aid-stronger = Aucune carte ne se pose à côté d’une plus forte.
deserto-aid-turn = Posez une carte, ou donnez-en une au joueur précédent ; puis piochez.

booklet-goal-title = Le but
booklet-goal = Gagner le plus de cartes. Chaque pile prise compte carte par carte.
booklet-lay-title = Poser une carte
booklet-lay = Vous tenez trois cartes. À votre tour, posez-en une sur le carré de quatre places : d’abord sur les places libres, ensuite sur une pile.
booklet-take-title = Prendre une pile
booklet-take = Votre carte prend chaque pile plus faible juste à côté d’elle, de haut en bas. En diagonale, rien ne compte.
booklet-beside-title = Pas à côté d’une plus forte
booklet-beside = Pas de trésor à côté d’un voleur, pas de voleur à côté d’un vizir. Une oasis ou un vizir se pose partout.
booklet-give-title = Ou en donner une
booklet-give = Au lieu de poser une carte, vous pouvez en donner une au joueur précédent. Elle compte pour lui.
booklet-viziers-title = Quatre vizirs
booklet-viziers = Votre vizir est le quatrième visible ? Les quatre piles sont à vous.
booklet-end-title = La fin
booklet-end = Quand toutes les cartes sont jouées, comptez vos cartes gagnées. Celles qui restent sur le carré ne sont à personne.
