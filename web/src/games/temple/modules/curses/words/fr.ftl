# The words of the curses on the board. Those of the rules live beside the rules.
temple-room-curse = Un masque violet.
temple-lift = Lever : { $curse }
temple-careful = Lancer avec soin
temple-lifted-by = levée par { $cost }
temple-never-lifted = rien ne la lève
stat-fell = Dés tombés de la table
stat-cursed = Malédictions tirées
stat-lifted = Malédictions levées
guide-curses-drawn = Vous avez découvert une salle au masque violet : vous voilà maudit ! C'est un Piège. Impossible de quitter la salle.
guide-curses-price = Chaque malédiction a son prix ; touchez le sac pour le lire. Le Piège coûte deux clés et une torche, de vos propres dés.
guide-curses-lift = Touchez « On y va » et lancez. Gardez deux clés et une torche, puis touchez « Lever ».
guide-curses-gone = Libre ! Les trois dés ont servi et seront relancés. Vos flèches peuvent s'allumer de nouveau.
guide-curses-others = D'autres malédictions prennent un dé, ralentissent la main ou gâtent les masques dorés. On peut courir avec, et les lever plus tard.
guide-curses-end = Seul celui qui découvre la salle est maudit ; y entrer plus tard ne fait rien. Continuez comme il vous plaît.
