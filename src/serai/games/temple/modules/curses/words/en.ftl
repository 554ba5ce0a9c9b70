# Words of this module in English. The rules stand at the end, each under its id.

curse-trap = Trap
curse-silence = Silence
curse-broken = Broken die
curse-lost-dice = Lost dice
curse-mask = Mask
curse-hand = Cursed hand
reason-lift = to be rid of the curse
option-curses = Module 1: curses
option-curses-name = Curses
option-curses-about = Whoever discovers a room with a purple mask draws a curse, which holds until the dice on it are paid.
move-lift = Lift the curse: { $curse }{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
event-cursed = { $you ->
    [seat] A curse on you: { $curse }.
   *[none] A curse on { $seat }: { $curse }.
}
event-curse-discarded = { $you ->
    [seat] A curse that cannot harm you: { $curse }.
   *[none] A curse that cannot harm { $seat }: { $curse }.
}
event-lifted = { $you ->
    [seat] You lift the curse: { $curse }.
   *[none] { $seat } lifts the curse: { $curse }.
}
event-curse-ended = { $you ->
    [seat] Your curse is over: { $curse }.
   *[none] { $seat }’s curse is over: { $curse }.
}
event-die-back = { $you ->
    [seat] Your die is back.
   *[none] { $seat }’s die is back.
}

## Module 1: curses

ESC-M1-SETUP-1 = With curses, treasures or both, thirteen marked rooms replace the thirteen plain ones.
ESC-M1-SETUP-2 = The curses lie shuffled, face down.
ESC-M1-DRAW-1 = Whoever discovers a room with a purple mask draws a curse, which holds at once.
ESC-M1-DRAW-2 = Purple masks of the two rooms laid at the start do nothing.
ESC-M1-DRAW-3 = A curse that you have already is discarded without effect.
ESC-M1-DRAW-4 = Without this module purple masks mean nothing.
ESC-M1-LIFT-1 = Lift a curse of yours by spending the symbols that it shows; the tile leaves the game.
ESC-M1-LIFT-2 = Nobody can help you with that.
ESC-M1-LIFT-3 = You can lift a curse anywhere and at any time.
ESC-M1-TRAP-1 = Trap: you can neither enter nor discover rooms.
ESC-M1-SILENCE-1 = Silence: you may not speak. Here: no messages and no proposals; you may answer those of others. Where all inside are silent, or you are alone, you may still ask for a boost of fate.
ESC-M1-BROKEN-1 = Broken die: a die of your choice lies on the curse until it is lifted.
ESC-M1-LOST-1 = Lost dice: a die that falls from the table is lost for good. Here: one in 250 falls, and you may roll carefully, in twice the time, so that none does.
ESC-M1-MASK-1 = Mask: your gold masks free one die, not two.
ESC-M1-HAND-1 = Cursed hand: one hand stays on your head. Here: your rolls take 1.6 times as long.
ESC-R-14 = A trap stops entering and discovering, a room that forbids entering stops that; a teleportation still works.
ESC-R-26 = A broken die for somebody with a single die is discarded.
ESC-R-28 = The curse of the mask also holds when you help somebody.
ESC-R-38 = A counterspell and the exchange room also rid you of curses that no dice lift.
ESC-R-91 = A curse that goes ends as if it were lifted.
