"""What this folder brings."""

from serai.games.temple.brought import Brought
from serai.games.temple.modules.quests.moves import PushGhost, Sacrifice
from serai.games.temple.modules.quests.rules import Quests
from serai.games.temple.modules.quests.sense import QuestCraft
from serai.games.temple.modules.quests.view import EVENTS, NAMES, QuestsSeen, see, things

MODULE = Brought(
    part=Quests,
    moves=(Sacrifice, PushGhost),
    events=EVENTS,
    names=NAMES,
    sight=QuestsSeen,
    see=see,
    things=things,
    craft=QuestCraft(),
)
