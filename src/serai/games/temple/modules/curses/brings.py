"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.curses.rules import Curses
from serai.games.temple.modules.curses.sense import CurseCraft
from serai.games.temple.modules.curses.view import EVENTS, CursesSeen, see
from serai.games.temple.pieces import CURSES

MODULE = Brought(
    part=Curses, moves=(Lift,), events=EVENTS, names={"curse": CURSES}, sight=CursesSeen, see=see, craft=CurseCraft()
)
