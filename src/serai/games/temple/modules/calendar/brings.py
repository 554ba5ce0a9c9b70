"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.calendar.codes import DAYS
from serai.games.temple.modules.calendar.moves import SwapDays
from serai.games.temple.modules.calendar.rules import Calendar
from serai.games.temple.modules.calendar.sense import CalendarCraft
from serai.games.temple.modules.calendar.view import EVENTS, CalendarSeen, see, things

MODULE = Brought(
    part=Calendar,
    moves=(SwapDays,),
    events=EVENTS,
    names={"day": DAYS},
    sight=CalendarSeen,
    see=see,
    things=things,
    craft=CalendarCraft(),
)
