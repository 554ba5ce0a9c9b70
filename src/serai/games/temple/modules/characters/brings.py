"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.characters.codes import HEROES, POWERS
from serai.games.temple.modules.characters.moves import MOVES
from serai.games.temple.modules.characters.rules.characters import Characters
from serai.games.temple.modules.characters.sense import CharactersCraft
from serai.games.temple.modules.characters.view import EVENTS, CharactersSeen, see

MODULE = Brought(
    part=Characters,
    moves=MOVES,
    events=EVENTS,
    names={"hero": HEROES, "power": POWERS},
    sight=CharactersSeen,
    see=see,
    craft=CharactersCraft(),
)
