"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.pit.moves import Forgo, Wake
from serai.games.temple.modules.pit.rules import Pit
from serai.games.temple.modules.pit.sense import PitCraft
from serai.games.temple.modules.pit.view import EVENTS, PitSeen, see

MODULE = Brought(part=Pit, moves=(Wake, Forgo), events=EVENTS, sight=PitSeen, see=see, craft=PitCraft())
