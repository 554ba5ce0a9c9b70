"""Les Camions du désert: the course, and the position of the race."""

from __future__ import annotations

from typing import Final

from serai.core.state import Equipment, State
from serai.core.vecs import i64, vec

# Kinds of cell.
SAND: Final = 0
SKULL: Final = 1
SLOPE: Final = 2
FUEL: Final = 3

# Kinds of card.
MOVE13: Final = 0
MOVE24: Final = 1
MOVE3ANY: Final = 2
SIPHON: Final = 3
FLIPOWN: Final = 4
FLIPANY: Final = 5
CARDS: Final = 6

FULL: Final = 12  # litres in a tank, faces of the die
REACHES: Final = 3  # 1 or 3 cells, 2 or 4 cells, 3 cells: the first three kinds of card


class Course(Equipment):
    """A board made ready to drive on: every way from every cell, found beforehand.

    The cells of the track are 0 to n - 1, START is n and OASIS n + 1.
    """

    __slots__ = (
        "board", "cell_of", "digest", "far", "first", "goals", "kinds", "nearby", "oasis", "overs", "place_of",
        "start", "tanks", "thirst", "ways",
    )  # fmt: skip

    def __init__(
        self,
        board: object,
        digest: str,
        start: i64,
        kinds: vec[i64],
        place_of: vec[i64],
        cell_of: vec[i64],
        first: vec[i64],
        goals: vec[i64],
        ways: vec[i64],
        overs: vec[i64],
        tanks: vec[i64],
        nearby: vec[i64],
        far: vec[i64],
        thirst: vec[i64],
    ) -> None:
        self.board = board  # as data, for views
        self.digest = digest  # its fingerprint
        self.start: i64 = start
        self.oasis: i64 = start + 1
        self.kinds = kinds  # of each cell
        self.place_of = place_of  # the name of each cell, by its number among all names
        self.cell_of = cell_of  # and back; -1 for names that this board does not use
        self.first = first  # the goals of a cell and a reach begin at first[cell * REACHES + reach]
        self.goals = goals  # each packed as rules/ways.py says, by their end, the cheapest first
        self.ways = ways  # packed likewise: those of a goal stand together, the shortest first
        self.overs = overs  # the cells that each way passes over
        self.tanks = (
            tanks  # the goals that a gauge suffices for begin at tanks[(cell * REACHES + reach) * FULL + gauge - 1]
        )
        self.nearby = nearby  # in this list, each with the litres on arrival in place of its price
        self.far = far  # steps from each cell to the OASIS
        self.thirst = thirst  # and the litres that the thriftiest way there costs


class Race(State):
    """The trucks on their course, the hands, the draw pile and the discard pile."""

    __slots__ = (
        "arrived", "at", "course", "deck", "discards", "gauge", "hands", "longest", "place", "top", "trucks", "turn",
        "turns", "undrawn",
    )  # fmt: skip

    def __init__(
        self,
        seats: i64,
        course: Course,
        trucks: i64,
        longest: i64,
        deck: vec[i64],
        undrawn: i64,
        hands: vec[i64],
        discards: vec[i64],
        top: i64,
        at: vec[i64],
        gauge: vec[i64],
        place: vec[i64],
        arrived: i64,
        turn: i64,
        turns: i64,
    ) -> None:
        super().__init__(seats)
        self.course = course
        self.trucks = trucks  # of each player; truck `number` of a seat is seat * trucks + number
        self.longest = longest  # turns of all players together until the race is called off; 0: never
        self.deck = deck  # never written once shuffled: clones share it
        self.undrawn = undrawn  # the next card is deck[undrawn - 1]
        self.hands = hands  # how many of each kind: hands[seat * CARDS + card]
        self.discards = discards  # how many of each kind
        self.top = top  # the card played last, -1 before the first and after a shuffle
        self.at = at  # the cell of each truck
        self.gauge = gauge  # its litres
        self.place = place  # its arrival place, 0 while it is under way
        self.arrived = arrived  # how many have arrived
        self.turn = turn  # whose turn it is, -1 when the race is over
        self.turns = turns  # how many were taken
