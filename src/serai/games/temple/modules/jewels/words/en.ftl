# Words of this module in English. The rules stand at the end, each under its id.

jewel-ruby = ruby teardrop
jewel-sapphire = sapphire square
jewel-emerald = emerald hexagon
jewel-amber = amber sun
jewel-onyx = onyx skull
jewel-pearl = pearl spiral
reason-bring-home = because the cursed gem belongs there
reason-peek = to see whose cursed gem belongs there
reason-tell = so that all know where this gem belongs
option-jewels = Cursed gems: find the place of your own before you leave
option-jewels-name = Cursed gems
option-jewels-about = Everybody carries a cursed gem whose place lies hidden in a gem room. Nobody leaves before they have found theirs.
move-peek = Look at the position token{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}
move-tell = Tell all what lies in room { $place }
event-position-laid = A position token lies covered in { $room }.
event-peeked = { $you ->
    [seat] You look at the position token in { $room }: { $jewel }.
   *[none] { $seat } looks at the position token in { $room }: { $jewel }.
}
event-peeked-hidden = { $you ->
    [seat] You look at the position token in { $room }.
   *[none] { $seat } looks at the position token in { $room }.
}
event-jewel-returned = { $you ->
    [seat] Your cursed gem ({ $jewel }) belongs here: you are rid of it.
   *[none] { $seat }’s cursed gem ({ $jewel }) belongs in { $room }: { $seat } is rid of it.
}
event-jewel-told = { $you ->
    [seat] You tell everybody: { $jewel } belongs in { $room }.
   *[none] { $seat } tells everybody: { $jewel } belongs in { $room }.
}
event-position-sunk = The position token that was in { $room } goes under its pile, and all forget it.

## Queenie: cursed gems

ESC-Q-JEWEL-1 = Everybody gets a random cursed gem, face up in front of them; six position tokens lie shuffled, face down.
ESC-Q-JEWEL-2 = Whoever has a cursed gem cannot escape.
ESC-Q-JEWEL-3 = Where a room with a single gem is found, a position token is laid on it face down.
ESC-Q-JEWEL-4 = Whoever is there may spend two keys to look at it.
ESC-Q-JEWEL-5 = If it is the place of their own gem, the gem and the token leave the game.
ESC-Q-JEWEL-6 = If not, it stays covered, and whoever has seen it may describe it to the others.
ESC-R-65 = Rooms with a single gem are those whose only gem task brings one; also the two laid at the start.
ESC-R-66 = There are six position tokens: when they are used up no more are laid.
ESC-R-125 = What you have looked at you go on seeing while it lies there, and nobody else does. If you are not silent you may tell, and then a note that is true lies in the room for all. When a token goes back under its pile all forget what they saw.
