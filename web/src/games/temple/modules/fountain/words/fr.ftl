# Les mots de la Fontaine sur le plateau.
temple-room-fountain = Une fontaine : deux masques dorés d'un seul joueur rendent un dé perdu, une fois chacun.
temple-drink = Boire
stat-drank = Dés rendus par la Fontaine
stat-poisoned = Dés perdus par le poison
