# Words of this module in English. The rules stand at the end, each under its id.

room-pit = the Pit
curse-lost-treasure = Lost treasure
curse-ultimate = Ultimate curse
reason-lock-up = to wake the gems of the Pit with black masks
option-pit = The Pit: a room for black masks, and two curses
option-pit-name = The Pit
option-pit-about = A room where five black masks wake two gems, and four more curses.
move-wake = Wake the gems of the Pit with your black masks
move-forgo = Lose the treasure: { $treasure }
event-treasure-lost = { $you ->
    [seat] You lose a treasure unused: { $treasure }.
   *[none] { $seat } loses a treasure unused: { $treasure }.
}

## Queenie: the Pit

ESC-Q-PIT-1 = The Pit is shuffled in with the other rooms before the first two are laid.
ESC-Q-PIT-2 = Whoever shows five black masks alone in the Pit wakes two gems; masks of several players do not add up.
ESC-Q-PIT-3 = These five dice stay locked.
ESC-Q-PIT-4 = Lost treasure: whoever draws it discards one treasure of their own unused, and then the curse. Without a treasure only the curse goes.
ESC-Q-PIT-5 = Ultimate curse: where its holder has to draw a curse, it is two.
ESC-Q-PIT-6 = With the curses come three Lost treasures and one Ultimate curse.
ESC-R-17 = The Pit and the Fountain may lie beside the start from the beginning.
ESC-R-35 = The Pit does not spend the five dice: somebody has to free them.
ESC-R-39 = The two curses that an Ultimate curse draws hold one after the other; what you have already is discarded.
ESC-R-72 = Whatever makes its holder draw a curse, an Ultimate curse makes it two.
ESC-R-117 = Lost treasure takes any treasure that was not used, no Extra gem with its gem. Pledged ones come back first; with one kind alone there is no choice; until you have chosen you can use none of them.
