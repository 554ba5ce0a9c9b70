"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.traps.moves import Climb, Summon
from serai.games.temple.modules.traps.rules.traps import Traps
from serai.games.temple.modules.traps.sense import TrapCraft
from serai.games.temple.modules.traps.view import EVENTS, TrapsSeen, see, things

MODULE = Brought(
    part=Traps, moves=(Climb, Summon), events=EVENTS, sight=TrapsSeen, see=see, things=things, craft=TrapCraft()
)
