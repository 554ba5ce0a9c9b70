# The words of the exchange of souls and the big torch on the board.
temple-room-torch = A big torch burns here: safe.
temple-light = Big torch here
temple-demand-name = Exchange souls with whom?
guide-extras-souls = You drew the curse Soul exchange: you and your friend have changed pawns. The pawn with the bright ring is yours to move now.
guide-extras-walk = Tap “I am ready”, roll and take a step: it is your friend’s pawn that goes. Your friend moves yours.
guide-extras-back = Dice and bag stay your own. Two keys and two torches lift the curse; then each of you moves your own pawn again.
guide-extras-torch = In your bag is also a Big torch, a treasure. It costs no dice: tap “Big torch here”.
guide-extras-safe = This room shines. When the doors slam, everybody in it is safe, as in the start.
guide-extras-end = It burns for one slam only, so light it late. Here there is no clock: go on as you like.
