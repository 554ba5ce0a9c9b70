"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.treasures.moves import Heal, OpenPassage, Take, TakeGem, Teleport
from serai.games.temple.modules.treasures.rules import Treasures
from serai.games.temple.modules.treasures.sense import TreasureCraft
from serai.games.temple.modules.treasures.view import EVENTS, TreasuresSeen, see, things

MODULE = Brought(
    part=Treasures,
    moves=(Take, Heal, OpenPassage, Teleport, TakeGem),
    events=EVENTS,
    sight=TreasuresSeen,
    see=see,
    things=things,
    craft=TreasureCraft(),
)
