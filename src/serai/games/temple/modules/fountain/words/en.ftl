# Words of this module in English. The rules stand at the end, each under its id.

room-fountain = the Fountain
curse-poison = Poison
curse-vines = Paralysing vines
reason-drink = to get a lost die back
option-fountain = The Fountain: a room that gives back a die, and two curses
option-fountain-name = The Fountain
option-fountain-about = A room that brings a lost die back, and four more curses.
move-drink = Get a lost die back with two gold masks
event-drank = { $you ->
    [seat] You drink, and a lost die is yours again.
   *[none] { $seat } drinks, and gets a lost die back.
}
event-poisoned = { $you ->
    [seat] The poison takes a die from you.
   *[none] The poison takes a die from { $seat }.
}

## Queenie: the Fountain

ESC-Q-FOUNT-1 = The Fountain is shuffled in with the other rooms before the first two are laid.
ESC-Q-FOUNT-2 = Whoever shows two gold masks alone in the Fountain gets one lost die back, once in a game.
ESC-Q-FOUNT-3 = Poison: when the doors slam you lose a die even if you are safe, and two if you are not.
ESC-Q-FOUNT-4 = Paralysing vines: your adventurers are of no use, and every roll takes them along.
ESC-Q-FOUNT-5 = With the curses come two Poisons and two Paralysing vines.
ESC-R-37 = The Fountain brings back a die that was lost to a slam, a fall, poison or a room.
ESC-R-87 = In vines an adventurer does not even help to lift a curse.
ESC-R-132 = When vines come, adventurers that you had pledged are yours again; from then on they are rolled like dice without a face.
