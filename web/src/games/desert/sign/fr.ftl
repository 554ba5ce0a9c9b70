game-desert = Le Désert interdit
about-desert = Ensemble, retrouvez la machine volante avant que le désert ne vous engloutisse.
