"""Positions of Les Camions du désert, drawn in a line.

`race("a1:C2/5 b1:D2/7", hands=["13 red", "pink"])` puts truck 1 of the first seat on C2 with 5 litres and truck 1 of
the second on D2 with 7; all other trucks wait on START with 12. Cards are 13, 24, 3any, siphon, red and pink. A truck
on OASIS has arrived, in the order in which they are written. The first seat moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from serai.core.happenings import Happening, happenings
from serai.core.match import Match
from serai.core.record import End, end_of
from serai.core.rng import Dice
from serai.core.state import NOBODY
from serai.core.vecs import i64, vec
from serai.games.trucks import GAME, HOUSE_COURSE
from serai.games.trucks.board import PLACES
from serai.games.trucks.moves import Drive, Move, Push, Restart
from serai.games.trucks.pieces import Card
from serai.games.trucks.rules.contract import Trucks
from serai.games.trucks.seen import View
from serai.games.trucks.state import CARDS, FULL, Course
from serai.games.trucks.view import view

SHORT = ("13", "24", "3any", "siphon", "red", "pink")  # in the order of the cards' numbers
MoveCard = Literal["move13", "move24", "move3any"]
MOVE_CARDS: dict[str, MoveCard] = {"13": "move13", "24": "move24", "3any": "move3any"}
NAMES: dict[str, Card] = {"siphon": "siphon", "red": "flipown", "pink": "flipany", **MOVE_CARDS}


class Race:
    """A drawn position in play."""

    def __init__(self, state: Trucks) -> None:
        self.match = Match(state, Dice(bytes(16)))
        GAME.remember(self.match)

    @property
    def state(self) -> Trucks:
        state = self.match.state
        assert isinstance(state, Trucks)
        return state

    def truck(self, name: str) -> int:
        return int("abcdef".index(name[0]) * self.state.trucks + int(name[1]) - 1)

    def at(self, name: str) -> str:
        """The cell of a truck."""
        return PLACES[self.state.course.place_of[self.state.at[self.truck(name)]]]

    def litres(self, name: str) -> int:
        return int(self.state.gauge[self.truck(name)])

    def stands(self, name: str) -> str:
        """A truck as it is drawn."""
        return f"{self.at(name)}/{self.litres(name)}"

    def moves(self) -> list[Move]:
        """The legal moves of the seat whose turn it is."""
        return [GAME.decode(int(code)) for code in self.state.legal(self.state.turn)]  # type: ignore[misc]

    def ends(self, card: str, truck: int = 1) -> dict[str, list[int]]:
        """Where an own truck can be driven by a card, with the litres that can be left, in their order."""
        found: dict[str, list[int]] = {}
        for move in self.moves():
            if isinstance(move, Drive) and (move.card, move.truck) == (MOVE_CARDS[card], truck):
                found.setdefault(move.cell, []).append(move.litres)
        return found

    def pushed_ends(self, seat: int, truck: int = 1) -> list[str]:
        return [
            move.cell for move in self.moves() if isinstance(move, Push) and (move.seat, move.truck) == (seat, truck)
        ]

    def play(self, move: Move) -> Race:
        self.match.play(0, self.state.turn, GAME.encode(move))
        return self

    def drive(self, card: str, cell: str, truck: int = 1, litres: int | None = None) -> Race:
        """Drives an own truck, by default with the most litres left."""
        left = self.ends(card, truck)[cell][0] if litres is None else litres
        return self.play(Drive(MOVE_CARDS[card], truck, cell, left))

    def why(self, card: str, cell: str, truck: int = 1) -> str:
        """The rule that keeps an own truck from a cell."""
        return self.refusal(Drive(MOVE_CARDS[card], truck, cell, 0))

    def refusal(self, move: Move) -> str:
        return str(self.state.why_not(self.state.turn, GAME.encode(move)))

    def restarts(self, card: str) -> list[int]:
        """The trucks that may be sent home for a card that cannot be followed."""
        return [move.truck for move in self.moves() if isinstance(move, Restart) and move.card == NAMES[card]]

    def heard(self, *names: str, reader: int = NOBODY) -> list[Happening]:
        """What a reader was told, of these kinds."""
        assert self.state.story is not None
        told = happenings(self.state.story.events, GAME.look.events, GAME.look.names, reader)
        return [happening for happening in told if not names or happening.name in names]

    def hand(self, seat: int) -> list[str]:
        return [SHORT[card] for card in range(CARDS) for _ in range(self.state.hands[seat * CARDS + card])]

    def seen(self, seat: int = 0) -> View:
        return view(self.state, seat)

    def end(self) -> End | None:
        return end_of(self.match)


def race(
    trucks: str,
    hands: Sequence[str] = (),
    seats: int = 2,
    turn: int = 0,
    pile: str = "24 24 24 24 24 24 24 24",
    played: str = "",
    course: Course = HOUSE_COURSE,
) -> Race:
    """A drawn position; hands that are not given hold two blue cards, and the draw pile's last card comes first."""
    begun = GAME.begin(seats, GAME.options(), bytes(16)).state
    assert isinstance(begun, Trucks)
    each = int(begun.trucks)
    total = each * seats
    at, gauge, place = [int(course.start)] * total, [FULL] * total, [0] * total
    arrived = 0
    for drawn in trucks.split():
        name, _, spot = drawn.partition(":")
        cell, _, litres = spot.partition("/")
        which = "abcdef".index(name[0]) * each + int(name[1]) - 1
        at[which] = int(course.cell_of[PLACES.index(cell)])
        gauge[which] = int(litres or FULL)
        if cell == "OASIS":
            arrived += 1
            place[which] = arrived
    held = [hands[seat] if seat < len(hands) else "13 24" for seat in range(seats)]
    counts = [hand.split().count(card) for hand in held for card in SHORT]
    deck = [SHORT.index(card) for card in pile.split()]
    return Race(
        Trucks(
            seats, course, each, begun.longest, vec[i64](deck), len(deck), vec[i64](counts),
            vec[i64]([played.split().count(card) for card in SHORT]), -1, vec[i64](at), vec[i64](gauge),
            vec[i64](place), arrived, turn, 0,
        )
    )  # fmt: skip
