# Words of this module in English. The rules stand at the end, each under its id.

room-dungeon = the Dungeon
room-narrow = the Narrow passage
treasure-portal = Portal
treasure-clone = Clone
reason-hop = because it is much shorter that way
reason-offer = because somebody asks for it
option-travellers = New characters: two more, two rooms, Portal and Clone (they need quests or characters)
option-travellers-name = New characters
option-travellers-about = The Trickster and the Teleporter, the Dungeon, the Narrow passage, and two treasures.
bad-travellers = The new characters join the quests of module 5 or the characters of module 6. Choose one of them too, or leave these out.
give-unrolled = one without a face
give-adventurer = an adventurer
give-key = a key
give-torch = a torch
give-black = a black mask
give-gold = a gold mask
take-unrolled = one without a face
take-adventurer = an adventurer
take-key = a key
take-torch = a torch
take-black = a black mask
take-gold = a gold mask
move-lay-pair = Lay out a swap with { $to }: { $give } for { $take }
move-offer-swap = Offer the swap{ $double_keys ->
    [0] { "" }
   *[other] , with double keys: { $double_keys }
}{ $double_torches ->
    [0] { "" }
   *[other] , with double torches: { $double_torches }
}
move-hop = Hop to room { $place }
move-hop-together = Hop to room { $place } with { $to }
move-accept = Say yes to { $to }
move-decline = Say no to { $to }
move-take-back = Take back your offer
move-step-over = Step through the portal into room { $place }
move-ready-clone = The Clone doubles your next act (or, again, not)
event-swap-offered = { $you ->
    [seat] You offer { $to } a swap of dice.
    [to] { $seat } offers you a swap of dice.
   *[none] { $seat } offers { $to } a swap of dice.
}
event-swapped = { $you ->
    [seat] You have swapped dice with { $to }.
    [to] { $seat } has swapped dice with you.
   *[none] { $seat } and { $to } have swapped dice.
}
event-invited = { $you ->
    [seat] You ask { $to } to come along to { $room }.
    [to] { $seat } asks you to come along to { $room }.
   *[none] { $seat } asks { $to } to come along to { $room }.
}
event-hopped = { $you ->
    [seat] You hop to { $room }.
   *[none] { $seat } hops to { $room }.
}
event-declined = { $you ->
    [seat] You say no to { $to }.
    [to] { $seat } says no to you.
   *[none] { $seat } says no to { $to }.
}
event-offer-lapsed = { $you ->
    [seat] Nobody answers: your offer is over.
   *[none] Nobody answers { $seat }: the offer is over.
}
event-taken-back = { $you ->
    [seat] You take your offer back.
   *[none] { $seat } takes the offer back.
}
event-stepped-over = { $you ->
    [seat] You step through the portal into { $room }.
   *[none] { $seat } steps through the portal into { $room }.
}

## Queenie: new characters

ESC-Q-CHAR-1 = Its two rooms are shuffled in once the two opening rooms are in place.
ESC-Q-CHAR-2 = Its four treasures join the treasures.
ESC-Q-CHAR-3 = The Trickster and the Teleporter join the characters.
ESC-Q-CHAR-DUNGEON = Dungeon: it is laid with its slide against the room it was discovered from. It can be entered by three sides and never left by the slide.
ESC-Q-CHAR-NARROW = Narrow passage: it costs three torches to enter, and has a gem and a treasure.
ESC-Q-CHAR-PORTAL = Portal: go to any of the eight rooms around; then it is discarded.
ESC-Q-CHAR-CLONE = Clone: in one act or one pledge all your keys and torches count double; then it is discarded.
ESC-Q-CHAR-TRICK-P = Trickster, permanent: swap dice with a player in the same room, one for one.
ESC-Q-CHAR-TRICK-A = Trickster, a key and a torch: swap as many dice as you give with any player.
ESC-Q-CHAR-TELE-P = Teleporter, permanent: from a room with a free opening, two adventurers take you to any other one.
ESC-Q-CHAR-TELE-A = Teleporter, two adventurers, once a countdown: the same, and one other adventurer of the room may come along.
ESC-R-59 = A swap needs a yes. Locked dice may be swapped and stay locked; pledged ones may not.
ESC-R-60 = A free opening is an open side with nothing beyond; a slide is none. A double room counts as one, and you arrive in its front.
ESC-R-89 = Nobody comes along who hangs in an abyss or waits on a platform.
ESC-R-120 = The Trickster lays out dice and offers them; the other one has five seconds to say yes. Then it is checked and paid. One offer at a time.
ESC-R-121 = The companion of the Teleporter has five seconds to say yes; then it is paid, and both go. Alone one goes at once.
