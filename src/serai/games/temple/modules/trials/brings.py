"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.trials.moves import Align, Bind, Cancel, Confirm, Strike
from serai.games.temple.modules.trials.rules.trials import Trials
from serai.games.temple.modules.trials.sense import TrialsCraft
from serai.games.temple.modules.trials.view import EVENTS, TrialsSeen, see, things

MODULE = Brought(
    part=Trials,
    moves=(Strike, Align, Bind, Confirm, Cancel),
    events=EVENTS,
    sight=TrialsSeen,
    see=see,
    things=things,
    craft=TrialsCraft(),
)
