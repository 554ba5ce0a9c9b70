# Les mots de ce module en français. Les règles sont à la fin, chacune sous son identifiant.

curse-souls = Échange d'âmes
treasure-big-torch = Grande torche
reason-souls = pour échanger les âmes là où cela compte le moins
option-extras = Échange d'âmes et Grande torche (avec les malédictions ou les trésors)
option-extras-name = Échange d'âmes et Grande torche
option-extras-about = Une malédiction qui échange deux pions, et un trésor qui rend une salle sûre.
bad-extras = L'Échange d'âmes va avec les malédictions et la Grande torche avec les trésors. Choisissez aussi l'un de ces modules, ou laissez ces tuiles de côté.
move-name = Échanger les âmes avec { $to }
move-light = Poser la grande torche ici
event-souls-changed = { $you ->
    [seat] Vous et { $to } avez échangé vos âmes.
    [to] Vous et { $seat } avez échangé vos âmes.
   *[none] { $seat } et { $to } ont échangé leurs âmes.
}
event-torch-lit = { $you ->
    [seat] Votre grande torche brûle dans { $room }.
   *[none] { $seat } allume une grande torche dans { $room }.
}
event-torch-out = La grande torche s'est éteinte dans { $room }.

## Ce qui est venu avec le sixième joueur

ESC-X1-SETUP-1 = Avec les malédictions viennent deux Échanges d'âmes, avec les trésors deux Grandes torches.
ESC-X1-SOULS-1 = Échange d'âmes : nommez un autre joueur ; jusqu'à ce que ce soit levé, chacun déplace le pion de l'autre.
ESC-X1-SOULS-2 = Aucun pion ne change de place pour autant.
ESC-X1-TORCH-1 = Grande torche : la salle où vous la posez est aussi sûre que le départ, pour tous, jusqu'à la fin du prochain compte à rebours.
ESC-X1-TORCH-2 = Ensuite la Grande torche quitte le jeu.
ESC-R-30 = Après un échange d'âmes, qui s'échappe est dehors avec le pion qu'il déplace, et l'autre garde le sien.
ESC-R-32 = Une grande torche posée pendant un compte à rebours sert pour celui-ci.
ESC-R-82 = Chaque échange d'âmes échange ce que les deux déplacent à ce moment, et sa fin aussi.
ESC-R-83 = Une grande torche met sa salle à l'abri quand les portes claquent, et rien d'autre.
ESC-R-95 = Un échange d'âmes n'échange que le pion et sa salle : dés, malédictions, trésors, salles piochées et choix en cours restent à la personne.
