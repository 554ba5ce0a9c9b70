game-quicksand = Quicksand
about-quicksand = Ensemble et en temps réel : ne laissez aucun sablier se vider.
