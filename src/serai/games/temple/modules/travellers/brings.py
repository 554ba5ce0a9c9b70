"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.travellers.moves import MOVES
from serai.games.temple.modules.travellers.rules.travellers import Travellers
from serai.games.temple.modules.travellers.sense import TravellersCraft
from serai.games.temple.modules.travellers.view import EVENTS, TravellersSeen, see
from serai.games.temple.pieces import FACES

MODULE = Brought(
    part=Travellers,
    moves=MOVES,
    events=EVENTS,
    names={"give": FACES, "take": FACES},
    sight=TravellersSeen,
    see=see,
    craft=TravellersCraft(),
)
