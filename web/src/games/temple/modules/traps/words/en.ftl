# The words of the trap rooms on the board.
temple-climb = Climb out
temple-summon = Summon all
temple-hangs = Hangs in the abyss
temple-hangs-until = Free by:
temple-waits = Waits on the platform
temple-room-rope = Somebody hangs here: entering costs nothing.
temple-room-adrift = It waits beside the temple.
temple-why-hangs = You hang in the abyss. Roll { $cost } on your own and climb out.
temple-why-waits = The platform waits beside the temple until another room gives it a place. The others can discover one.
temple-why-slide = That is the slide: nobody gets up it.
stat-hangs = Falls into an abyss
stat-summoned = Summonings
