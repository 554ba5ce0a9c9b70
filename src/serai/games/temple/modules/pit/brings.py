"""What this folder brings."""

from serai.games.temple.brought import Brought, Held
from serai.games.temple.modules.pit.moves import Forgo, Wake
from serai.games.temple.modules.pit.rules import Pit, pit_of
from serai.games.temple.modules.pit.sense import PitCraft
from serai.games.temple.modules.pit.view import EVENTS, PitSeen, see
from serai.games.temple.pieces import TREASURES
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.state import Site


def held(game: Site) -> Held:
    """Treasures of which somebody has to give one up."""
    stakes = [int(stake) for stake in pit_of(game).at_stake]
    return Held(
        treasures=[tile for stake in stakes for tile in range(len(TREASURES)) for _ in range(how_many(stake, tile))]
    )


MODULE = Brought(part=Pit, moves=(Wake, Forgo), events=EVENTS, sight=PitSeen, see=see, craft=PitCraft(), holds=held)
