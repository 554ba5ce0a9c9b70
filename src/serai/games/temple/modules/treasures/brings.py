"""What this folder brings."""

from serai.games.temple.brought import Brought, Held
from serai.games.temple.modules.treasures.moves import Heal, OpenPassage, Take, TakeGem, Teleport
from serai.games.temple.modules.treasures.rules import EXTRA_GEM, Treasures, treasures_of
from serai.games.temple.modules.treasures.sense import TreasureCraft
from serai.games.temple.modules.treasures.view import EVENTS, TreasuresSeen, see, things
from serai.games.temple.state import NONE, Site


def held(game: Site) -> Held:
    """The pile, what lies face down in rooms, and extra gems, each on its tile."""
    treasures = treasures_of(game)
    gems = int(sum(treasures.kept))
    hoard = [treasure for treasure in treasures.hoard if treasure != NONE]
    return Held(gems=gems, treasures=[*treasures.pile[: treasures.left], *hoard, *[EXTRA_GEM] * gems])


MODULE = Brought(
    part=Treasures,
    moves=(Take, Heal, OpenPassage, Teleport, TakeGem),
    events=EVENTS,
    sight=TreasuresSeen,
    see=see,
    things=things,
    craft=TreasureCraft(),
    holds=held,
)
