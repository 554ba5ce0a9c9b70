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
