# The words of the curses on the board. Those of the rules live beside the rules.
temple-room-curse = Un masque violet.
temple-lift = Lever : { $curse }
temple-careful = Lancer avec soin
temple-lifted-by = levée par { $cost }
temple-never-lifted = rien ne la lève
stat-fell = Dés tombés de la table
stat-cursed = Malédictions tirées
stat-lifted = Malédictions levées
