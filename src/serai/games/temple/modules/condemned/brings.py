"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.condemned.moves import Counter
from serai.games.temple.modules.condemned.rules import Condemned
from serai.games.temple.modules.condemned.sense import CondemnedCraft

MODULE = Brought(part=Condemned, moves=(Counter,), craft=CondemnedCraft())
