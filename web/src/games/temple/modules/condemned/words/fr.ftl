# Les mots des Condamnés sur le plateau.
temple-counter = Briser une malédiction
guide-condemned-drawn = La sortie est trouvée, mais vous avez tiré une malédiction : Condamné. Avec elle, vous ne pouvez pas sortir du temple.
guide-condemned-price = Trois clés de vos propres dés la lèvent. C'est long, et qui a perdu des dés risque d'arriver trop tard.
guide-condemned-break = Mais vous avez un Contre-sort. Touchez « On y va », puis « Briser une malédiction » et choisissez Condamné. Aucun dé à payer.
guide-condemned-free = Libre ! Le Contre-sort est dépensé, et la sortie vous est ouverte comme aux autres.
guide-condemned-stand = L'autre nouvelle malédiction est Debout : chaque lancer prend un peu plus de temps. Deux aventuriers et une clé la lèvent.
guide-condemned-end = Un Contre-sort brise toute malédiction, même sans remède : gardez-le pour une mauvaise. Allez à la sortie, si vous voulez.
