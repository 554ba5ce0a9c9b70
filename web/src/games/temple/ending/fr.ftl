temple-ending-out = Tous dehors
temple-ending-fallen = Le temple s’est effondré
temple-ending-inside = Encore à l’intérieur : { $names }
temple-ending-stopped = L’entraînement est fini
temple-ending-stopped-about = Vous avez arrêté ensemble : le temple tient debout, et vous attend pour de vrai.
