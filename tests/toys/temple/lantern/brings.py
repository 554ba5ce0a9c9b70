"""What this folder brings."""

from lantern.moves import LayDie, LookAt, Pour, PushRoom, Send, Show, TurnRoom
from lantern.rules import TOKENS, Lantern
from lantern.sense import LanternCraft
from lantern.view import EVENTS, LanternSeen, see, things
from serai.games.temple.brought import Brought

MODULE = Brought(
    part=Lantern,
    moves=(Pour, LookAt, Show, Send, LayDie, TurnRoom, PushRoom),
    events=EVENTS,
    names={"token": TOKENS},
    sight=LanternSeen,
    see=see,
    things=things,
    secretive=True,
    craft=LanternCraft(),
)
