# The words of the exchange of souls and the big torch on the board.
temple-room-torch = A big torch burns here: safe.
temple-light = Big torch here
temple-demand-name = Exchange souls with whom?
