"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.jewels.moves import Peek, Tell
from serai.games.temple.modules.jewels.rules import JEWELS, Jewels
from serai.games.temple.modules.jewels.sense import JewelCraft
from serai.games.temple.modules.jewels.view import EVENTS, JewelsSeen, see, things

MODULE = Brought(
    part=Jewels,
    moves=(Peek, Tell),
    events=EVENTS,
    names={"jewel": JEWELS},
    sight=JewelsSeen,
    see=see,
    things=things,
    secretive=True,
    craft=JewelCraft(),
)
