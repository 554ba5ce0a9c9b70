# Les mots de ce module en français. Les règles sont à la fin, chacune sous son numéro.

room-abyss-torches = l'Abîme aux torches
room-abyss-keys = l'Abîme aux clés
room-slide = le Toboggan
room-summoning = la salle d'Invocation
room-platform = la Plateforme mobile
reason-climb = pour sortir de l’abîme
reason-recall = pour rassembler tout le monde d’un coup
option-traps = Module 7 : salles piégées
option-traps-name = Salles piégées
option-traps-about = Qui en découvre une est dedans : abîmes, toboggan, convocation, plateforme qui voyage.
move-climb = Remonter de l'abîme{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , avec doubles torches : { $double_torches }
}
move-summon = Appeler tout le monde ici{ $double_keys ->
    [0] { "" }
   *[other] , avec doubles clés : { $double_keys }
}
event-hangs = { $you ->
    [seat] Le sol se dérobe : vous pendez dans l'abîme !
   *[none] Le sol se dérobe : { $seat } pend dans l'abîme !
}
event-climbed = { $you ->
    [seat] Vous sortez de l'abîme : vous voilà sur les briques.
   *[none] { $seat } sort de l'abîme et se tient sur les briques.
}
event-slid = { $you ->
    [seat] Vous glissez sur le Toboggan. On ne remonte pas.
   *[none] { $seat } glisse sur le Toboggan. On ne remonte pas.
}
event-summoned = { $you ->
    [seat] Vous appelez tout le monde dans la salle d'Invocation !
   *[none] Tout le monde est emporté dans la salle d'Invocation, par { $seat } !
}
event-boarded = { $you ->
    [seat] Vous êtes sur la plateforme mobile, et elle part !
   *[none] { $seat } est sur la plateforme mobile, et elle part !
}
event-platform-carried = La plateforme a fait le tour du temple et accoste.
event-platform-waits = La plateforme ne trouve aucun côté pour son escalier et attend à côté du temple.

## Module 7 : les salles piégées

ESC-M7-SETUP-1 = Deux, trois ou quatre des cinq salles piégées sont tirées sans être vues et mélangées à la pile avant la sortie.
ESC-M7-ENTER-1 = Qui découvre une salle piégée y est mis aussitôt, sans payer.
ESC-M7-PLATFORM-1 = Plateforme mobile : sans être tournée, elle fait le tour du temple dans le sens des aiguilles d'une montre, avec le pion qui s'y trouve, jusqu'à la première autre case libre où son escalier touche un côté ouvert d'une salle.
ESC-M7-PLATFORM-2 = S'il n'y en a pas, elle attend à côté du temple et son pion ne peut pas bouger ; dès que le plan change et qu'il y en a une, elle y est posée.
ESC-M7-SLIDE-1 = Toboggan : chacun peut y entrer par la glissière, personne ne peut en sortir par là.
ESC-M7-SUMMON-1 = Salle d'Invocation : qui la révèle y amène tous les aventuriers.
ESC-M7-SUMMON-2 = Plus tard, qui s'y trouve peut dépenser trois clés pour appeler de nouveau tout le monde, autant de fois qu'il veut.
ESC-M7-ABYSS-1 = Abîme : qui le découvre y pend et ne peut partir avant d'avoir montré, seul, les trois torches ou les trois clés de la tuile ; son pion est alors sur les briques, libre de partir.
ESC-M7-ABYSS-2 = Tant que quelqu'un y pend, les autres entrent sans dés ; ils ne peuvent aider qu'avec des masques dorés.
ESC-R-45 = La plateforme essaie les cases libres au bord du temple dans l'ordre de leur angle autour de son centre, dans le sens des aiguilles d'une montre depuis l'endroit où elle fut trouvée, les plus proches d'abord. Une glissière n'est pas un côté ouvert pour elle.
ESC-R-46 = Qui pend dans un abîme ou attend sur la plateforme est appelé aussi, et se trouve libre.
ESC-R-47 = Quand personne n'y pend plus, un abîme coûte ce qu'il montre ; seul qui le découvre y pend.
ESC-R-74 = Une plateforme qui attend ne fait pas partie du temple : personne ne l'atteint, et elle ne prend pas la case où elle fut trouvée. Si son pion est appelé ailleurs, elle attend, vide.
ESC-R-75 = D'un abîme, ou d'une plateforme qui attend, ni trésor ni pouvoir ne vous sort ; être appelé ou renvoyé, si.
ESC-R-94 = Une glissière est une entrée pour tous. Elle n'est ni une ouverture libre, ni un mur pour un passage secret. Un Toboggan qui murerait son découvreur va sous la pile.
ESC-R-107 = Qui pend ou attend fait tout, sauf bouger et découvrir. Les autres, dans un abîme, sont sur les briques et vont et viennent.
ESC-R-108 = Quand personne ne peut aider, parce que tous les autres sont dehors ou qu'il ne reste aucune salle à poser, une plateforme sans case prend celle où elle fut trouvée.
