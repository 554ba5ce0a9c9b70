"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.labyrinth.moves import PickRoom, RubLamp, Shift, Shortcut, TimeOut, Wish
from serai.games.temple.modules.labyrinth.rules import Labyrinth
from serai.games.temple.modules.labyrinth.sense import LabyrinthCraft
from serai.games.temple.modules.labyrinth.view import EVENTS, LabyrinthSeen, see

MODULE = Brought(
    part=Labyrinth,
    moves=(Shift, Shortcut, PickRoom, TimeOut, RubLamp, Wish),
    events=EVENTS,
    sight=LabyrinthSeen,
    see=see,
    craft=LabyrinthCraft(),
)
