game-trucks = Les Camions du désert
about-trucks = Une course de camions, quelques litres d’essence et beaucoup de sable.
