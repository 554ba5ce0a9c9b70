# Les mots des gemmes maudites sur le plateau.
temple-room-position = Un jeton de position est ici, caché : deux clés pour le regarder.
temple-room-jewel = Ici a sa place : { $jewel }. Seuls vous et ceux qui ont regardé le savez.
temple-room-jewel-told = Ici a sa place : { $jewel }.
temple-peek = Regarder le jeton
temple-tell = Dire à tous ce que vous avez vu
temple-jewels-left = gemmes maudites à remettre en place
stat-peeked = Jetons de position regardés
stat-jewel-returned = Gemmes maudites remises en place
