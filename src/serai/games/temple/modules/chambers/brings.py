"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.chambers.moves import Carry, Connect
from serai.games.temple.modules.chambers.rules.special import Chambers
from serai.games.temple.modules.chambers.sense import ChamberCraft
from serai.games.temple.modules.chambers.view import EVENTS, ChambersSeen, see, things

MODULE = Brought(
    part=Chambers,
    moves=(Connect, Carry),
    events=EVENTS,
    sight=ChambersSeen,
    see=see,
    things=things,
    craft=ChamberCraft(),
)
