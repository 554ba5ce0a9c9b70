# The words of the exchange of souls and the big torch on the board.
temple-room-torch = Une grande torche brûle ici : abri sûr.
temple-light = Grande torche ici
temple-demand-name = Échanger son âme avec qui ?
