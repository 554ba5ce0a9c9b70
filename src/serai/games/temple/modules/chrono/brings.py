"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.chrono.moves import Volunteer
from serai.games.temple.modules.chrono.rules import Chrono
from serai.games.temple.modules.chrono.sense import ChronoCraft
from serai.games.temple.modules.chrono.view import BANS, EVENTS, ChronoSeen, see, things

MODULE = Brought(
    part=Chrono,
    moves=(Volunteer,),
    events=EVENTS,
    names={"ban": BANS},
    sight=ChronoSeen,
    see=see,
    things=things,
    craft=ChronoCraft(),
    more_gems={"gems-back": "number"},
)
