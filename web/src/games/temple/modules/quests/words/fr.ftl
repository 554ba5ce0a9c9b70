# Les mots des quêtes sur le plateau. Ceux des règles sont avec les règles.
temple-push-ghost = Fantôme : { $side }
temple-sacrifice = Un dé pour l'autel…
temple-sacrifice-last = Donner le DERNIER dé ?
temple-barred = { $number ->
    [one] Bloquée : 1 quête
   *[other] Bloquée : { $number } quêtes
 }
temple-quests = { $hidden ->
    [0] quêtes à faire
   *[other] quêtes à faire, salles à trouver : { $hidden }
 }
temple-gem-tiles = tuiles gemme, une clé chacune
temple-room-ghost = Le fantôme est ici.
temple-quest-altar = Dés sur l'autel : { $number } sur 2.
temple-quest-mission = Missions à faire : { $number }.
temple-quest-ghost = Le fantôme est chez lui ici.
temple-quest-tree = Arbre de vie.
temple-quest-obelisk = Côtés de l'obélisque qui touchent une salle : { $number } sur 3.
temple-quest-done = Quête faite.
stat-quest-done = Quêtes faites
stat-sacrificed = Dés donnés à l'autel
stat-mission-met = Missions accomplies
stat-ghost-pushed = Poussées du fantôme
guide-quests-flag = La sortie est trouvée, mais le drapeau là-haut la ferme. C'est une quête : personne ne sort avant qu'elle soit faite.
guide-quests-altar = Vous êtes à l'autel, une salle de quête. Il veut deux dés, et ne les rend jamais.
guide-quests-give = Touchez « On y va », puis « Un dé pour l'autel », et choisissez le masque noir : un dé bloqué suffit.
guide-quests-second = Encore un, celui que vous voulez. À plusieurs, un ami venu ici pourrait le donner.
guide-quests-price = La quête est faite : le drapeau est parti, la sortie est libre. Le prix : deux dés de moins jusqu'à la fin.
guide-quests-others = D'autres quêtes veulent des missions, des masques dorés, un fantôme ramené chez lui. Cherchez leurs salles tôt, sinon le temps manque.
