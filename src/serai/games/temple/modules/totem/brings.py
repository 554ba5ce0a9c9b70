"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.totem.moves import CallTotem, Stack
from serai.games.temple.modules.totem.rules import Totem
from serai.games.temple.modules.totem.sense import TotemCraft
from serai.games.temple.modules.totem.view import EVENTS, TotemSeen, see

MODULE = Brought(part=Totem, moves=(Stack, CallTotem), events=EVENTS, sight=TotemSeen, see=see, craft=TotemCraft())
