# The words of the exchange of souls and the big torch on the board.
temple-room-torch = Une grande torche brûle ici : abri sûr.
temple-light = Grande torche ici
temple-demand-name = Échanger son âme avec qui ?
guide-extras-souls = Vous avez tiré l'Échange d'âmes : vous et votre ami avez échangé vos pions. Vous menez maintenant celui qui a un anneau clair.
guide-extras-walk = Touchez « On y va », lancez et faites un pas : c'est le pion de votre ami qui avance. Votre ami mène le vôtre.
guide-extras-back = Dés et sac restent à vous. Deux clés et deux torches lèvent la malédiction ; chacun retrouve alors son pion.
guide-extras-torch = Dans votre sac, il y a aussi une Grande torche, un trésor. Elle ne coûte aucun dé : touchez « Grande torche ici ».
guide-extras-safe = La salle brille. Quand les portes claquent, tous ceux qui y sont sont à l'abri, comme au départ.
guide-extras-end = Elle ne brûle que pour un claquement : allumez-la tard. Ici, pas d'horloge : continuez comme il vous plaît.
