"""Escape: moves as people and messages name them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from serai.games.temple.pieces import CURSES, FACES, SIDES, TREASURES, Curse, Face, Side
from serai.games.temple.rules import codes
from serai.games.temple.rules.codes import AIDS, BLOCK, MOST_DICE, MOST_TILES
from serai.games.temple.rules.handful import count, dice
from serai.games.temple.state import ADVENTURER, GOLD, KEY, TORCH

Dice = Annotated[int, Meta(ge=0, le=15)]
Tiles = Annotated[int, Meta(ge=0, le=2)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Place = Annotated[int, Meta(ge=0, le=99)]  # rooms in the order in which they were laid
Option = Annotated[int, Meta(ge=0, le=2)]
Symbol = Literal["key", "torch"]
Double = Literal["keys", "torches"]
Wall = Literal["east", "south"]


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move in which a misspelt name is an error."""


class Roll(Closed, frozen=True, tag="roll"):
    """Roll so many of the dice that show each face again, and all dice without a face."""

    adventurers: Dice = 0
    keys: Dice = 0
    torches: Dice = 0
    golds: Dice = 0


class RollCarefully(Closed, frozen=True, tag="roll-carefully"):
    """The same, slowly, so that no die falls: for who holds the curse of the lost dice."""

    adventurers: Dice = 0
    keys: Dice = 0
    torches: Dice = 0
    golds: Dice = 0


class Enter(Closed, frozen=True, tag="enter"):
    """Go into the next room; double keys and torches may pay with the dice."""

    side: Side
    double_keys: Tiles = 0
    double_torches: Tiles = 0


class Discover(Closed, frozen=True, tag="discover"):
    """Draw a room and put it on this side."""

    side: Side


class Explore(Closed, frozen=True, tag="explore"):
    """Draw a room, look at it, and choose its side then."""


class PlaceRoom(Closed, frozen=True, tag="place-room"):
    """Put the room that was drawn on this side of the room it was discovered from."""

    side: Side


class Activate(Closed, frozen=True, tag="activate"):
    """Activate gems by an option of the room, with all own dice of its symbol and all that is pledged."""

    option: Option


class Pledge(Closed, frozen=True, tag="pledge"):
    """Pledge dice to the task of the room."""

    face: Symbol
    number: Annotated[int, Meta(ge=1, le=15)]


class PledgeTreasure(Closed, frozen=True, tag="pledge-treasure"):
    """Add a double key or torch to the own pledge."""

    treasure: Double


class Withdraw(Closed, frozen=True, tag="withdraw"):
    """Take the own pledge back."""


class Help(Closed, frozen=True, tag="help"):
    """Spend a gold mask on black masks: the own ones, or those of one other player in the room."""

    to: Seat


class Leave(Closed, frozen=True, tag="leave"):
    """Escape from the temple."""

    double_keys: Tiles = 0


class Give(Closed, frozen=True, tag="give"):
    """Give one die to somebody still inside."""

    to: Seat


class Agree(Closed, frozen=True, tag="agree"):
    """Propose a boost of fate, or agree to it."""


class Refuse(Closed, frozen=True, tag="refuse"):
    """Say no to the boost of fate."""


class Lift(Closed, frozen=True, tag="lift"):
    """Lift a curse."""

    curse: Curse
    double_keys: Tiles = 0
    double_torches: Tiles = 0


class Name(Closed, frozen=True, tag="name"):
    """Name whom to exchange souls with."""

    to: Seat


class GiveUp(Closed, frozen=True, tag="give-up"):
    """Say which die to give up."""

    face: Face


class Take(Closed, frozen=True, tag="take"):
    """Take the treasure of the room."""

    double_keys: Tiles = 0


class Heal(Closed, frozen=True, tag="heal"):
    """Use a healing mask."""


class OpenPassage(Closed, frozen=True, tag="open-passage"):
    """Open a secret passage on this side of a room."""

    place: Place
    side: Wall


class Teleport(Closed, frozen=True, tag="teleport"):
    """Use a teleportation to another room with an adventurer."""

    place: Place


class TakeGem(Closed, frozen=True, tag="take-gem"):
    """Take a gem out of the depot with an extra gem."""


class Light(Closed, frozen=True, tag="light"):
    """Place a big torch in this room."""


class Stop(Closed, frozen=True, tag="stop"):
    """Want to stop practising."""


PLAIN: dict[int, type[Withdraw | Agree | Refuse | Heal | TakeGem | Light | Stop]] = {
    codes.WITHDRAW: Withdraw,
    codes.AGREE: Agree,
    codes.REFUSE: Refuse,
    codes.HEAL: Heal,
    codes.TAKE_GEM: TakeGem,
    codes.LIGHT: Light,
    codes.STOP: Stop,
}
Plain = Withdraw | Agree | Refuse | Heal | TakeGem | Light | Stop
Move = (
    Roll | RollCarefully | Enter | Discover | Explore | PlaceRoom | Activate | Pledge | PledgeTreasure | Help | Leave
    | Give | Lift | Name | GiveUp | Take | OpenPassage | Teleport | Plain
)  # fmt: skip


def decode(code: int) -> Move:
    """The move that a code stands for."""
    kind, detail = divmod(code, BLOCK)
    if kind in PLAIN:
        return PLAIN[kind]()
    match kind:
        case codes.ROLL | codes.ROLL_CAREFULLY:
            handful = codes.handful_again(detail)
            numbers = [int(count(handful, face)) for face in (ADVENTURER, KEY, TORCH, GOLD)]
            return Roll(*numbers) if kind == codes.ROLL else RollCarefully(*numbers)
        case codes.ENTER | codes.LIFT:
            what, aid = divmod(detail, AIDS)
            doubles = divmod(aid, MOST_TILES + 1)
            return Enter(SIDES[what], *doubles) if kind == codes.ENTER else Lift(CURSES[what], *doubles)
        case codes.LEAVE | codes.TAKE:
            return (Leave if kind == codes.LEAVE else Take)(detail // (MOST_TILES + 1))
        case codes.DISCOVER:
            return Explore() if detail == codes.LATER else Discover(SIDES[detail])
        case codes.PLEDGE:
            face, number = divmod(detail, MOST_DICE)
            return Pledge("key" if face == KEY else "torch", number)
        case codes.PLEDGE_TREASURE:
            return PledgeTreasure("keys" if TREASURES[detail] == "keys" else "torches")
        case codes.OPEN:
            place, side = divmod(detail, len(SIDES))
            return OpenPassage(place, "east" if SIDES[side] == "east" else "south")
    return decode_aim(kind, detail)


def decode_aim(kind: int, detail: int) -> Move:
    """A move with one detail."""
    match kind:
        case codes.PLACE:
            return PlaceRoom(SIDES[detail])
        case codes.ACTIVATE:
            return Activate(detail)
        case codes.HELP:
            return Help(detail)
        case codes.GIVE:
            return Give(detail)
        case codes.NAME:
            return Name(detail)
        case codes.GIVE_UP:
            return GiveUp(FACES[detail])
    return Teleport(detail)


def encode(move: Move) -> int:
    """The code of a move."""
    match move:
        case Roll():
            return int(codes.roll(named(move)))
        case RollCarefully():
            return int(codes.roll_carefully(named(move)))
        case Enter(side, keys, torches):
            return int(codes.aided(codes.ENTER, SIDES.index(side), keys, torches))
        case Lift(curse, keys, torches):
            return int(codes.aided(codes.LIFT, CURSES.index(curse), keys, torches))
        case Leave(keys):
            return int(codes.aided(codes.LEAVE, 0, keys))
        case Take(keys):
            return int(codes.aided(codes.TAKE, 0, keys))
        case Explore():
            return int(codes.aimed(codes.DISCOVER, codes.LATER))
        case Pledge(face, number):
            return int(codes.pledge(FACES.index(face), number))
        case OpenPassage(place, side):
            return int(codes.open_passage(place, SIDES.index(side)))
    return encode_aim(move)


def named(move: Roll | RollCarefully) -> int:
    """The dice that a roll names, as a handful."""
    shown = dice(ADVENTURER, move.adventurers) + dice(KEY, move.keys)
    return int(shown + dice(TORCH, move.torches) + dice(GOLD, move.golds))


def encode_aim(move: Move) -> int:
    """The code of a move with one detail, or none."""
    match move:
        case Discover(side):
            return int(codes.aimed(codes.DISCOVER, SIDES.index(side)))
        case PlaceRoom(side):
            return int(codes.aimed(codes.PLACE, SIDES.index(side)))
        case Activate(option):
            return int(codes.aimed(codes.ACTIVATE, option))
        case PledgeTreasure(treasure):
            return int(codes.aimed(codes.PLEDGE_TREASURE, TREASURES.index(treasure)))
        case Help(to):
            return int(codes.aimed(codes.HELP, to))
        case Give(to):
            return int(codes.aimed(codes.GIVE, to))
        case Name(to):
            return int(codes.aimed(codes.NAME, to))
        case GiveUp(face):
            return int(codes.aimed(codes.GIVE_UP, FACES.index(face)))
        case Teleport(place):
            return int(codes.aimed(codes.JUMP, place))
    return next(int(codes.plain(kind)) for kind, plain in PLAIN.items() if isinstance(move, plain))
