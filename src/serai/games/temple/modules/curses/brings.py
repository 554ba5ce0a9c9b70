"""What this folder brings."""

from serai.games.temple.brought import Brought, Held
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.curses.rules import Curses, curses_of
from serai.games.temple.modules.curses.sense import CurseCraft
from serai.games.temple.modules.curses.view import EVENTS, CursesSeen, see
from serai.games.temple.pieces import CURSES
from serai.games.temple.state import Site


def held(game: Site) -> Held:
    """The pile."""
    curses = curses_of(game)
    return Held(curses=list(curses.pile[: curses.left]))


MODULE = Brought(
    part=Curses,
    moves=(Lift,),
    events=EVENTS,
    names={"curse": CURSES},
    sight=CursesSeen,
    see=see,
    craft=CurseCraft(),
    holds=held,
)
