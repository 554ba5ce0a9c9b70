# The words of Condemned on the board.
temple-counter = Break a curse
guide-condemned-drawn = The exit is found, but you drew a curse: Condemned. As long as you have it, you cannot leave the temple.
guide-condemned-price = Three keys from your own dice lift it. That takes a while, and whoever has lost dice may be too late.
guide-condemned-break = But you have a Counterspell. Tap “I am ready”, then “Break a curse” and choose Condemned. It costs no dice.
guide-condemned-free = Free! The Counterspell is used up, and the exit is open to you like to everybody else.
guide-condemned-stand = The other new curse is Stand up: every roll takes you a little longer. Two adventurers and a key lift it.
guide-condemned-end = A Counterspell breaks any curse, even one that no dice can lift: keep it for a bad one. Now walk to the exit, if you like.
