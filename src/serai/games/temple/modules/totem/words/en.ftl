# Words of this module in English. The rules stand at the end, each under its id.

room-totem = the totem room
reason-stack-up = to wake a gem of the totem with a stack of masks
option-totem = The totem: stack dice that show masks
option-totem-name = The totem
option-totem-about = A room where five stacked masks wake a gem and ten wake two, if the stack does not fall.
move-stack = Stack a die: { $face }
move-call-totem = Wake the gems of the totem
event-die-stacked = { $you ->
    [seat] Your die ({ $face }) stays: { $number } on the totem.
   *[none] { $seat }’s die ({ $face }) stays: { $number } on the totem.
}
event-die-slipped = { $you ->
    [seat] Your die ({ $face }) slips off the totem. The others hold.
   *[none] { $seat }’s die ({ $face }) slips off the totem. The others hold.
}
event-totem-fell = { $you ->
    [seat] Your die ({ $face }) brings the totem down: { $number } fall with it.
   *[none] { $seat }’s die ({ $face }) brings the totem down: { $number } fall with it.
}
event-totem-called = { $you ->
    [seat] You wake the totem with { $number } dice; everybody takes their own back.
   *[none] { $seat } wakes the totem with { $number } dice; everybody takes their own back.
}

## Queenie: the totem

ESC-Q-TOTEM-1 = The totem room is shuffled in once the first two rooms are in place.
ESC-Q-TOTEM-2 = In the totem room dice that show masks, black or gold, are stacked. Five wake one gem, ten wake two.
ESC-Q-TOTEM-3 = A die that falls as it is added is rolled again. Here: the first two always stay, the tenth seven times in ten; one fall in five brings the whole stack down, and all take their dice back.
ESC-Q-TOTEM-4 = Its gems wake once.
ESC-Q-TOTEM-5 = Then all take their dice back and roll them again; black masks need no gold one for that.
ESC-R-68 = You may stop at five: five to nine dice wake one gem, ten wake two.
ESC-R-81 = There is one stack for all. What lies on it cannot be taken back, also when its owner leaves the room; anybody in the room may wake the gems.
ESC-R-124 = One die at a time, a gold mask or a locked black one, ten at most. Whoever escapes takes their dice off the stack and out of the game. Where gems may not be activated one may still stack.
