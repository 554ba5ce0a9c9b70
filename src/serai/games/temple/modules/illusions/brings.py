"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.illusions.rules import Illusions
from serai.games.temple.modules.illusions.sense import IllusionCraft
from serai.games.temple.modules.illusions.view import EVENTS

MODULE = Brought(part=Illusions, events=EVENTS, craft=IllusionCraft())
