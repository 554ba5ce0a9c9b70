"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.fountain.moves import Drink
from serai.games.temple.modules.fountain.rules import Fountain
from serai.games.temple.modules.fountain.sense import FountainCraft
from serai.games.temple.modules.fountain.view import EVENTS, FountainSeen, see

MODULE = Brought(part=Fountain, moves=(Drink,), events=EVENTS, sight=FountainSeen, see=see, craft=FountainCraft())
