# The words of Condemned on the board.
temple-counter = Break a curse
