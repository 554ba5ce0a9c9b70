# Les mots des illusions sur le plateau.
temple-room-illusion = Une illusion : elle s'évanouit quand les portes claquent.
stat-all-dissolved = Fois où des illusions se sont évanouies
stat-woke-up = Aventuriers réveillés au départ
guide-illusions-shimmer = Regardez votre salle : elle miroite. C'est une illusion ! On la traverse et on éveille sa gemme comme partout.
guide-illusions-slam = Mais quand les portes claquent, elle s'évanouit. C'est dans vingt secondes ; l'horloge attend que vous soyez prêt.
guide-illusions-run = Touchez « On y va », faites deux aventuriers et courez au départ vert. Ou restez, et voyez ce qui arrive !
guide-illusions-gone = Toutes les illusions ont disparu. Qui s'y trouve se réveille au départ, et perd un dé comme tous les retardataires.
guide-illusions-gems = Les gemmes éveillées là-bas le restent. Mais il reste des trous : ce qui était derrière peut être coupé.
guide-illusions-end = Les salles disparues sont sous la pile et peuvent revenir. Deux des trois gongs font cela. Maintenant, courez !
