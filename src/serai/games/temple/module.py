"""Escape: what a module may answer. One in play holds its own part of the position; the rules ask it at these points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from serai.core.rng import Rng
from serai.core.state import NEVER, Equipment, Part
from serai.core.vecs import i64, vec

if TYPE_CHECKING:
    from serai.games.temple.state import Site

# The hooks, by their place in HOOKS.
PREPARE: Final = 0
ROOMS: Final = 1
MORE_ROOMS: Final = 2
LAID: Final = 3
DISCOVERED: Final = 4
REPLANNED: Final = 5
ARRIVED: Final = 6
ESCAPED: Final = 7
FORBIDS: Final = 8
PRICE: Final = 9
WORTH: Final = 10
KEYS: Final = 11
TASK: Final = 12
FULFILLED: Final = 13
PACE: Final = 14
FALLS: Final = 15
FREES: Final = 16
SAFE: Final = 17
SLAM: Final = 18
ALARM: Final = 19
RING: Final = 20
CHOICES: Final = 21
HERE: Final = 22
OFFERS: Final = 23
HUSHES: Final = 24
IMAGINE: Final = 25
CURSED: Final = 26
HARMLESS: Final = 27
UNCURSED: Final = 28
NEEDS_ROOMS: Final = 29
DOOM: Final = 30
VANISHED: Final = 31
OPENS: Final = 32
WITHHOLDS: Final = 33
COMPELS: Final = 34
DRAWS: Final = 35
DREW: Final = 36
PEEKS: Final = 37
EXPLORED: Final = 38
PLEDGES: Final = 39
PAID: Final = 40
REDEEMED: Final = 41
SEALS: Final = 42
STIRS: Final = 43
CHAINS: Final = 44
WOKE: Final = 45
CLOSED: Final = 46
HOOKS: Final = [
    "prepare", "rooms", "more_rooms", "laid", "discovered", "replanned", "arrived", "escaped", "forbids", "price", "worth",
    "keys", "task", "fulfilled", "pace", "falls", "frees", "safe", "slam", "alarm", "ring", "choices", "here", "offers",
    "hushes", "imagine", "cursed", "harmless", "uncursed", "needs_rooms", "doom", "vanished", "opens", "withholds", "compels",
    "draws", "drew", "peeks", "explored", "pledges", "paid", "redeemed", "seals", "stirs", "chains", "woke", "closed",
]  # fmt: skip

# ESC-D-ORDER-2: what happens at a slam, one after the other.
WEAK_LINKS: Final = 2
DICE_ARE_LOST: Final = 3
CALENDAR: Final = 4
ROOMS_VANISH: Final = 5
TORCHES_GO: Final = 6
TILES_TURN_UP: Final = 7

# A module's kinds of moves are NUMBER * OWN_MOVES and up, and its kinds of news NUMBER * OWN_NEWS and up.
OWN_MOVES: Final = 32
OWN_NEWS: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(Part):
    """A module in play. Every hook has an empty answer; who answers it is asked, all others cost nothing."""

    __slots__ = ("chosen",)

    def __init__(self) -> None:
        self.chosen: i64 = 0  # what its option says: 1 for yes, or how many

    def clone(self) -> Module:
        raise NotImplementedError

    # Setup

    def prepare(self, game: Site, rng: Rng) -> None:
        """Shuffles piles of its own."""

    def rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """Rooms to shuffle before the two opening rooms are laid: adds some, takes some out."""
        return pile

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """Rooms that are added once the opening rooms lie."""
        return pile

    def opens(self, game: Site, tile: i64) -> bool:
        """Whether a room may be one of the two opening rooms."""
        return True

    # Rooms

    def laid(self, game: Site, place: i64) -> None:
        """A room has been laid, by the setup or by a discovery."""

    def drew(self, game: Site, seat: i64) -> None:
        """A player has drawn a room, which may still wait for its place."""

    def peeks(self, game: Site, seat: i64) -> bool:
        """Whether a player may look at a room before it is laid though it could lie on one side only."""
        return False

    def explored(self, game: Site, seat: i64) -> None:
        """A player looks at a room from the top of the pile, and has yet to say what becomes of it."""

    def discovered(self, game: Site, seat: i64, place: i64) -> None:
        """The same, by a discovery."""

    def vanished(self, game: Site, place: i64) -> None:
        """A room is about to leave the temple, and all that the module keeps there with it."""

    def replanned(self, game: Site) -> None:
        """ESC-R-92: the plan has changed, in whatever way."""

    def needs_rooms(self, game: Site) -> bool:
        """ESC-R-69: whether the game cannot be won unless a room in the pile is found."""
        return False

    # Players

    def arrived(self, game: Site, seat: i64) -> None:
        """A pawn has come into its room from elsewhere."""

    def escaped(self, game: Site, seat: i64) -> None:
        """A player leaves the temple."""

    def forbids(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """The rule by which a player may not do what the rules of the base allow; empty: none."""
        return ""

    def price(self, game: Site, seat: i64, place: i64, side: i64, cost: i64) -> i64:
        """What it costs a player to enter a room from this side of the own one."""
        return cost

    def twists(self, game: Site, seat: i64) -> bool:
        """Whether dice of a player may now be worth something else than what they show: only then is `worth` asked."""
        return True

    def worth(self, game: Site, seat: i64, face: i64, symbol: i64, times: i64) -> i64:
        """How many of a symbol a die of a player is worth that shows this face."""
        return times

    def keys(self, game: Site, keys: i64) -> i64:
        """The keys that an escape takes."""
        return keys

    def task(self, game: Site, place: i64, wanted: i64) -> i64:
        """The symbols that players in a room can bring together there; 0: none."""
        return wanted

    def pledges(self, game: Site, seat: i64, place: i64, symbol: i64) -> None:
        """A player is about to pledge dice to the task of a place, as this symbol."""

    def redeemed(self, game: Site, seat: i64, place: i64, face: i64) -> None:
        """Dice that a player had pledged to the task of a place were used for it."""

    def paid(self, game: Site, seat: i64, hand: i64, cost: i64) -> None:
        """A player has paid these symbols for one act, out of this hand."""

    def fulfilled(self, game: Site, seat: i64, place: i64) -> None:
        """The task of a room was met."""

    # Gems

    def seals(self, game: Site, place: i64) -> str:
        """The rule by which the gems of a room do not wake now, though it has all its symbols; empty: none."""
        return ""

    def stirs(self, game: Site, place: i64) -> bool:
        """Whether the gems of a room can be activated though the depot is empty."""
        return False

    def chains(self, game: Site, linked: vec[i64], ready: i64) -> i64:
        """Of the rooms that are ready to be activated together, those that are; `linked` says which were laid first."""
        return ready

    def woke(self, game: Site, seat: i64, places: i64) -> None:
        """The gems of a room, or of several together, were activated."""

    def closed(self, game: Site, place: i64) -> None:
        """The gems of a room will never be activated."""

    # Dice

    def pace(self, game: Site, seat: i64, percent: i64) -> i64:
        """ESC-D-ROLL-5: how long a player needs from roll to roll, in percent of the usual time."""
        return percent

    def falls(self, game: Site, seat: i64, one_in: i64) -> i64:
        """One die in so many falls and is lost when a player who holds a curse does not roll carefully; 0: none."""
        return one_in

    def frees(self, game: Site, seat: i64, most: i64) -> i64:
        """How many locked dice a gold mask of a player frees."""
        return most

    def compels(self, game: Site, seat: i64, hand: i64) -> i64:
        """The shown dice of a player who holds a curse that every roll takes along, like those without a face."""
        return 0

    # Time

    def safe(self, game: Site, place: i64) -> bool:
        """Whether the doors may slam on who is there."""
        return False

    def slam(self, game: Site, step: i64, number: i64) -> None:
        """ESC-D-ORDER-2: one step of what happens at a slam."""

    def alarm(self, game: Site) -> i64:
        """The next moment at which the module does something by itself."""
        return NEVER

    def ring(self, game: Site, rng: Rng) -> None:
        """What it does then."""

    # Moves

    def choices(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        """What an effect asks of a player, as moves; also of one who is out."""
        return moves

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        """What can be done in a room with what lies there."""
        return moves

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        """All other moves of a player inside."""
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """The rule that forbids a move of the module's own; empty for exactly the legal ones."""
        return "SER-MOVE"

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        """Carries it out."""

    def touches(self, kind: i64) -> bool:
        """ESC-R-116: whether a move of the module's own moves the own pawn, draws a room or takes a gem out of the depot."""
        return False

    def withholds(self, game: Site, seat: i64, move: i64) -> bool:
        """Whether a legal act is not carried out yet: the module keeps it, and does so when it may be done."""
        return False

    def decide(self, game: Site, seat: i64, kind: i64, what: i64, rng: Rng) -> None:
        """ESC-D-CHOICE-1: a choice of the module's own is over, and its player has not chosen."""

    # Curses

    def draws(self, game: Site, seat: i64, number: i64) -> i64:
        """How many curses a player draws where one is due."""
        return number

    def harmless(self, game: Site, seat: i64, curse: i64) -> bool:
        """Whether a curse is discarded as soon as it is drawn."""
        return False

    def cursed(self, game: Site, seat: i64, curse: i64) -> None:
        """A curse was drawn and lies before a player now."""

    def uncursed(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-R-91: a curse is gone, however it went."""

    # The rest

    def hushes(self, game: Site, seat: i64) -> bool:
        """Whether a player who holds a curse may not talk."""
        return False

    def doom(self, game: Site) -> str:
        """The rule by which all have lost though all are out; empty: none."""
        return ""

    def imagine(self, game: Site, seat: i64, rng: Rng) -> None:
        """Replaces all that a player (or NOBODY) cannot know by a fair sample."""


class Asked(Equipment):
    """Which modules in play answer which hook, in the order of the ledger; and whose a kind of move is."""

    __slots__ = ("first", "numbers", "owner", "place", "who")

    def __init__(self, who: vec[i64], first: vec[i64], owner: vec[i64], place: vec[i64], numbers: vec[i64]) -> None:
        self.who = who  # places in `parts`, hook after hook
        self.first = first  # where those of a hook begin
        self.owner = owner  # by a kind of move: the place in `parts` of the module that has it, or NONE
        self.place = place  # by a module's number: its place in `parts`, or NONE
        self.numbers = numbers  # by a place in `parts`: the module's number
