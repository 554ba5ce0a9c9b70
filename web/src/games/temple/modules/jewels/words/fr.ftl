# Les mots des gemmes maudites sur le plateau.
temple-room-position = Un jeton de position est ici, caché : deux clés pour le regarder.
temple-room-jewel = Ici a sa place : { $jewel }. Seuls vous et ceux qui ont regardé le savez.
temple-room-jewel-told = Ici a sa place : { $jewel }.
temple-peek = Regarder le jeton
temple-tell = Dire à tous ce que vous avez vu
temple-note-secret = Vous seul savez : { $jewel }, dans { $spot }
temple-note-own = Votre gemme va dans { $spot } : allez-y regarder
temple-jewels-left = gemmes maudites à remettre en place
stat-peeked = Jetons de position regardés
stat-jewel-returned = Gemmes maudites remises en place
guide-jewels-own = Vous portez chacun une gemme maudite : la vôtre est dans votre sac. Avec elle, personne ne sort du temple.
guide-jewels-token = Chaque gemme a sa place dans une salle à une gemme. Un jeton caché est ici : il montre quelle gemme va dans cette salle.
guide-jewels-look = Regarder coûte deux clés. Touchez « On y va », lancez jusqu'à deux clés, puis touchez « Regarder le jeton ».
guide-jewels-tell = C'est la gemme de votre ami, et vous seul le voyez. Touchez « Dire à tous ce que vous avez vu » : c'est gratuit.
guide-jewels-home = Tous le voient, et votre ami viendra. Il cherche aussi pour vous : allez dans la salle qui montre votre gemme, et regardez-y.
guide-jewels-end = Sans gemme, la sortie vous est ouverte. Séparez-vous, regardez tôt, dites ce que vous voyez : six jetons sont cachés.
