"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.exchange.moves import Barter, DropToken, Leap, TakeToken
from serai.games.temple.modules.exchange.rules import Exchange
from serai.games.temple.modules.exchange.sense import ExchangeCraft
from serai.games.temple.modules.exchange.view import EVENTS, ExchangeSeen, see, things

MODULE = Brought(
    part=Exchange,
    moves=(Barter, TakeToken, DropToken, Leap),
    events=EVENTS,
    sight=ExchangeSeen,
    see=see,
    things=things,
    craft=ExchangeCraft(),
)
