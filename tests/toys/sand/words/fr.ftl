title = Sable
timer-0 = le sablier de gauche
timer-1 = le sablier de droite
timer-line = Du sable pour { $ms } ms
tired-line = Fatigués : { $names }
move-turn = Retourner { $timer }
move-stretch = S’étirer
event-turned = { $seat } retourne { $timer }.
event-stretched = { $seat } s’étire.
event-rested = { $seat } est reposé.
event-ran-out = Il n’y a plus de sable : { $timer }.

SND-TIRED-1 = Qui vient d’agir se repose un moment.
SND-TURN-2 = Un sablier ne se retourne que si la moitié du sable au moins est tombée.
SND-END-1 = Tous perdent quand un sablier est vide.
SND-END-2 = Tous gagnent après assez de tours.
