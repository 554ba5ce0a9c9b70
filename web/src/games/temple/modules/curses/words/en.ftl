# The words of the curses on the board. Those of the rules live beside the rules.
temple-room-curse = A purple mask.
temple-lift = Lift: { $curse }
temple-careful = Roll carefully
temple-lifted-by = lifted by { $cost }
temple-never-lifted = nothing lifts it
stat-fell = Dice fallen from the table
stat-cursed = Curses drawn
stat-lifted = Curses lifted
guide-curses-drawn = You have discovered a room with a purple mask: you are cursed! It is a Trap. You cannot leave this room.
guide-curses-price = Each curse has its price; tap the bag to read it. The Trap costs two keys and a torch, all from your own dice.
guide-curses-lift = Tap “I am ready” and roll. Keep two keys and a torch, then press “Lift”.
guide-curses-gone = Free again! The three dice are used and will be rolled anew. Your arrows light up once more.
guide-curses-others = Other curses take a die, slow your hand or spoil your gold masks. With those you can also run on and lift them later.
guide-curses-end = Only the one who discovers the room is cursed. Entering it later is harmless. Now walk on as you like.
