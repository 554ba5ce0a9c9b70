"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.extras.moves import Light, Name
from serai.games.temple.modules.extras.rules import Extras
from serai.games.temple.modules.extras.sense import ExtraCraft
from serai.games.temple.modules.extras.view import EVENTS, ExtrasSeen, see, things

MODULE = Brought(
    part=Extras, moves=(Name, Light), events=EVENTS, sight=ExtrasSeen, see=see, things=things, craft=ExtraCraft()
)
