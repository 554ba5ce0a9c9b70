"""Escape: what somebody who is away for a moment must find undone."""

from __future__ import annotations

import pytest

from serai.games.temple import GAME
from serai.games.temple.brought import moves_by_kind
from serai.games.temple.modules.calendar.moves import SwapDays
from serai.games.temple.modules.chambers.moves import Carry, Connect
from serai.games.temple.modules.characters.moves import (
    BreakThrough,
    Choose,
    Fire,
    Lend,
    Redraw,
    Relieve,
    RerollMasks,
    Stride,
    Turn,
    Visit,
    Walk,
)
from serai.games.temple.modules.chrono.moves import Volunteer
from serai.games.temple.modules.condemned.moves import Counter
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.exchange.moves import Barter, DropToken, Leap, TakeToken
from serai.games.temple.modules.extras.moves import Light, Name
from serai.games.temple.modules.fountain.moves import Drink
from serai.games.temple.modules.jewels.moves import Peek, Tell
from serai.games.temple.modules.labyrinth.moves import PickRoom, RubLamp, Shift, Shortcut, TimeOut, Wish
from serai.games.temple.modules.pit.moves import Forgo, Wake
from serai.games.temple.modules.quests.moves import PushGhost, Sacrifice
from serai.games.temple.modules.totem.moves import CallTotem, Stack
from serai.games.temple.modules.traps.moves import Climb, Summon
from serai.games.temple.modules.travellers.moves import (
    Accept,
    Decline,
    Hop,
    HopTogether,
    LayPair,
    OfferSwap,
    ReadyClone,
    StepOver,
    TakeBack,
)
from serai.games.temple.modules.treasures.moves import Heal, OpenPassage, Take, TakeGem, Teleport
from serai.games.temple.modules.trials.moves import Align, Bind, Cancel, Confirm, Strike
from serai.games.temple.moves import (
    Activate,
    Agree,
    Discover,
    Enter,
    Explore,
    Give,
    GiveUp,
    Help,
    Leave,
    Move,
    PlaceRoom,
    Pledge,
    PledgeAs,
    PledgeTreasure,
    Refuse,
    Roll,
    RollCarefully,
    Stop,
    Withdraw,
)
from serai.games.temple.pieces import MODULES
from tests.games.temple.temple import temple

FOR_GOOD: list[Move] = [
    Agree(), Refuse(), Stop(), Heal(), OpenPassage(0, "east"), Teleport(1), TakeGem(), Light(), PledgeTreasure("keys"),
    Leave(), Leave(1), Give(1), Enter("east", 1), Enter("west", 0, 2), Lift("silence", 1), Lift("lost-dice", 0, 1), Take(1),
    Climb(1), Climb(0, 1), Summon(),
    Volunteer(), Carry("east", 0, 1), Strike(1), Align(1), Confirm(1), Shortcut(), TimeOut(), RubLamp(),
    Sacrifice("black"), PushGhost("north", 1), Counter("trap"), Barter("trap"), SwapDays(1, 2, 1), Peek(1),
    Walk("NE"), Relieve(1), Visit(1), Stride("east", True, 1), BreakThrough("east"), Fire(0), RerollMasks(), Turn(1, 2),
    OfferSwap(), Hop(1), HopTogether(1, 1), Accept(1), StepOver(1),
]  # fmt: skip
FOR_NOW: list[Move] = [
    Roll(), Roll(1, 1, 1, 1), RollCarefully(keys=1), Enter("east"), Discover("north"), Explore(), PlaceRoom("south"),
    Activate(0), Pledge("key", 2), PledgeAs("gold", 1, "key"),
    Withdraw(), Help(1), Lift("silence"), Lift("lost-dice"), Name(1), GiveUp("key"), Take(), PushGhost("north"),
    Climb(), Carry("east"), Connect(), Strike(), Align(), Bind(1), Cancel(), Shift("east", 0), PickRoom("exit"), Wish("gem"),
    Wake(), Forgo("keys"), Drink(), SwapDays(1, 2), TakeToken(), DropToken(), Leap(), Stack("gold"),
    CallTotem(), Peek(), Tell(1),
    Choose("doc", "permanent"), Redraw(), Stride("east"), Lend(1), LayPair(1, "key", "torch"), Decline(1), TakeBack(),
    ReadyClone(),
]  # fmt: skip


@pytest.mark.parametrize(("moves", "final"), [(FOR_GOOD, True), (FOR_NOW, False)])
def test_votes_treasures_escaping_and_given_dice_are_for_good(moves: list[Move], final: bool) -> None:
    state = temple("S@01", "AA", "K", modules=" ".join(MODULES)).match.state
    for move in moves:
        assert GAME.sense.is_final(state, 0, GAME.encode(move)) is final, move


def test_every_kind_of_move_is_one_or_the_other() -> None:
    assert {type(move) for move in FOR_GOOD + FOR_NOW} == {move for moves in moves_by_kind().values() for move in moves}
