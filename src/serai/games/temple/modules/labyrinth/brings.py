"""What this folder brings."""

from serai.games.temple.brought import Brought, Held
from serai.games.temple.modules.labyrinth.moves import PickRoom, RubLamp, Shift, Shortcut, TimeOut, Wish
from serai.games.temple.modules.labyrinth.rules.labyrinth import Labyrinth, labyrinth_of
from serai.games.temple.modules.labyrinth.sense import LabyrinthCraft
from serai.games.temple.modules.labyrinth.view import EVENTS, LabyrinthSeen, see
from serai.games.temple.state import NONE, Site


def held(game: Site) -> Held:
    """Treasures that a genie shows."""
    return Held(treasures=[tile for tile in labyrinth_of(game).lamp if tile != NONE])


MODULE = Brought(
    part=Labyrinth,
    moves=(Shift, Shortcut, PickRoom, TimeOut, RubLamp, Wish),
    events=EVENTS,
    sight=LabyrinthSeen,
    see=see,
    craft=LabyrinthCraft(),
    holds=held,
)
