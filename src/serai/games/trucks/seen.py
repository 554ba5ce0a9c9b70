"""Les Camions du désert: what a reader is shown of the race, piece by piece. `view.py` fills it in."""

from __future__ import annotations

import msgspec

from serai.games.trucks.board import Board
from serai.games.trucks.pieces import Card, Colour


class Truck(msgspec.Struct, frozen=True):
    """A truck; its number is its place in its owner's list, from 1."""

    cell: str  # START and OASIS included
    litres: int
    place: int | None  # in which it arrived
    points: int | None  # of its place; None where nobody counts points


class Jump(msgspec.Struct, frozen=True):
    """A truck that a move passes over, with its litres: the mover must end with fewer."""

    seat: int
    truck: int
    litres: int


class Choice(msgspec.Struct, frozen=True):
    """A legal move, and what would come of it."""

    move: int  # its code
    card: Card
    seat: int  # the owner of the truck
    trucks: list[int]  # its number; several where gauges of several trucks are flipped; none for a card merely lost
    litres: list[int]  # what the gauge of each then shows
    way: list[str]  # the cells driven over, the last included
    jumps: list[Jump]
    refuels: bool
    arrives: bool
    home: bool  # it goes back to START


class View(msgspec.Struct, frozen=True):
    """The table from one side of it."""

    turn: int | None  # whose turn it is; None when it is over
    turns_left: int | None  # of all players together, where the table has a limit
    board: Board
    digest: str  # of the board
    colours: list[Colour]  # of the dice, by seat
    trucks: list[list[Truck]]  # by seat
    scores: list[int]  # by seat; none where the first arrival ends the race
    points: list[int]  # of the arrival places still free; none likewise
    hand: list[Card] | None  # the reader's own; None for a watcher
    hand_sizes: list[int]
    draw_pile: int
    discards: dict[Card, int]
    top: Card | None  # the card played last
    unseen: dict[Card, int]  # how many of each kind the reader has not seen: counting cards is fair
    choices: list[Choice]  # the reader's legal moves, in their order; none when it is somebody else's turn
    impossible: list[Card]  # cards of the reader that cannot be followed now: each sends a truck home
