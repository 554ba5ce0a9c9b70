# Les mots des salles piégées sur le plateau.
temple-climb = Remonter
temple-summon = Appeler tous
temple-hangs = Pend dans l'abîme
temple-hangs-until = Libre par :
temple-waits = Attend sur la plateforme
temple-room-rope = Quelqu'un pend ici : l'entrée ne coûte rien.
temple-room-adrift = Elle attend à côté du temple.
temple-why-hangs = Vous pendez dans l'abîme. Lancez { $cost } à vous seul, puis remontez.
temple-why-waits = La plateforme attend à côté du temple qu'une autre salle lui donne une place. Les autres peuvent en découvrir une.
temple-why-slide = C'est le toboggan : personne ne le remonte.
stat-hangs = Chutes dans un abîme
stat-summoned = Invocations
