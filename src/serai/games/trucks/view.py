"""Les Camions du désert: what one seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from serai.core.happenings import Event
from serai.core.sets import has, listed
from serai.core.state import NOBODY
from serai.games.trucks.board import PLACES, Board, Ways
from serai.games.trucks.moves import SETS
from serai.games.trucks.pieces import BOX, CARDS, Card
from serai.games.trucks.rules import codes
from serai.games.trucks.rules.acts import act
from serai.games.trucks.rules.cards import hand_size
from serai.games.trucks.rules.contract import Trucks
from serai.games.trucks.rules.driving import way_driven, way_in_places
from serai.games.trucks.rules.goal import SPRINT, score
from serai.games.trucks.rules.hidden import unseen_by
from serai.games.trucks.rules.legal import legal_moves
from serai.games.trucks.rules.pushing import way_pushed
from serai.games.trucks.rules.track import is_on_track, occupied
from serai.games.trucks.seen import Choice, Jump, Truck, View
from serai.games.trucks.state import CARDS as KINDS
from serai.games.trucks.state import FUEL

EVENTS = (
    Event(codes.PLAYED, "played", ("seat", "card")),
    Event(codes.DROVE, "drove", ("seat", "truck", "way", "litres")),
    Event(codes.JUMPED, "jumped", ("seat", "to", "truck", "litres")),
    Event(codes.PUSHED, "pushed", ("seat", "to", "truck", "way")),
    Event(codes.REFUELLED, "refuelled", ("seat", "truck")),
    Event(codes.SIPHONED, "siphoned", ("seat", "to", "truck", "litres")),
    Event(codes.FILLED, "filled", ("seat", "truck", "litres")),
    Event(codes.FLIPPED, "flipped", ("seat", "truck", "litres")),
    Event(codes.FLIPPED_OTHER, "flipped-other", ("seat", "to", "truck", "litres")),
    Event(codes.FAILED, "failed", ("seat", "card")),
    Event(codes.SENT_HOME, "sent-home", ("seat", "truck")),
    Event(codes.ARRIVED, "arrived", ("seat", "truck", "place", "points")),
    Event(codes.WON, "won", ("seat", "truck")),
    Event(codes.SCORCHED, "scorched", ("seat", "truck", "litres")),
    Event(codes.DRAWN, "drawn", ("seat", "card"), secret={"card": "seat"}, uncovers=True),
    Event(codes.SHUFFLED, "shuffled", ("cards",), uncovers=True),
)

FOREIGN = (codes.PUSH, codes.SIPHON_OFF, codes.FLIP_OTHER)


NAMES: dict[str, Sequence[str]] = {
    "card": CARDS,
    "cell": PLACES,
    "trucks": SETS,
    "way": Ways(),
}


def view(game: Trucks, seat: int) -> View:
    """What a seat sees, or a watcher (NOBODY)."""
    board = cast("Board", game.course.board)
    mine = [choice(game, seat, int(move)) for move in legal_moves(game, seat)]
    return View(
        turn=None if game.turn == NOBODY else int(game.turn),
        turns_left=int(game.longest - game.turns) if game.longest else None,
        board=board,
        digest=game.course.digest,
        colours=list(BOX.colours[: game.seats]),
        trucks=[[truck(game, owner, number) for number in range(game.trucks)] for owner in range(game.seats)],
        scores=[int(score(game, owner)) for owner in range(game.seats)] if game.seats < SPRINT else [],
        points=list(BOX.points[game.arrived : len(game.at)]) if game.seats < SPRINT else [],
        hand=None if seat == NOBODY else hand(game, seat),
        hand_sizes=[int(hand_size(game, other)) for other in range(game.seats)],
        draw_pile=int(game.undrawn),
        discards={name: int(count) for name, count in zip(CARDS, game.discards, strict=True)},
        top=None if game.top < 0 else CARDS[game.top],
        unseen={name: int(count) for name, count in zip(CARDS, unseen_by(game, seat), strict=True)},
        choices=mine,
        impossible=sorted({one.card for one in mine if is_penalty(one.move)}, key=CARDS.index),
    )


def hand(game: Trucks, seat: int) -> list[Card]:
    """A hand, sorted by kind."""
    return [name for kind, name in enumerate(CARDS) for _ in range(game.hands[seat * KINDS + kind])]


def truck(game: Trucks, owner: int, number: int) -> Truck:
    """A truck as all see it."""
    which = owner * game.trucks + number
    place = int(game.place[which])
    points = None if game.seats >= SPRINT else BOX.points[place - 1] if place else 0
    return Truck(PLACES[game.course.place_of[game.at[which]]], int(game.gauge[which]), place or None, points)


def is_penalty(move: int) -> bool:
    """Whether a move plays a card that cannot be followed."""
    return codes.deed_in(move) >= codes.RESTART


def choice(game: Trucks, seat: int, move: int) -> Choice:
    """A legal move with its consequences: it is carried out on a copy."""
    deed = codes.deed_in(move)
    owner = int(codes.seat_in(move)) if deed in FOREIGN else seat
    numbers = trucks_in(move)
    after = game.clone()
    act(after, seat, move)
    touched = [owner * game.trucks + number for number in numbers]
    course = game.course
    way, jumped = way_of(game, seat, move)
    return Choice(
        move=move,
        card=CARDS[codes.card_in(move)],
        seat=owner,
        trucks=[number + 1 for number in numbers],
        litres=[int(after.gauge[which]) for which in touched],
        way=way,
        jumps=[
            jump for jump in standing_trucks(game) if has(jumped, game.at[jump.seat * game.trucks + jump.truck - 1])
        ],
        refuels=bool(way) and course.kinds[after.at[touched[0]]] == FUEL,
        arrives=bool(way) and after.at[touched[0]] == course.oasis,
        home=any(after.at[which] == course.start != game.at[which] for which in touched),
    )


def trucks_in(move: int) -> list[int]:
    """The numbers, from 0, of the trucks that a move names."""
    deed, trucks = codes.deed_in(move), codes.truck_in(move)
    if deed == codes.DISCARD:
        return []
    return listed(trucks) if deed == codes.FLIP else [int(trucks)]


def way_of(game: Trucks, seat: int, move: int) -> tuple[list[str], int]:
    """The cells that a truck is driven or pushed over, and those of them where trucks stand."""
    deed, number = codes.deed_in(move), codes.truck_in(move)
    if deed == codes.DRIVE:
        truck = seat * game.trucks + number
        index = way_driven(game, truck, codes.card_in(move), codes.place_in(move), codes.litres_in(move))
    elif deed == codes.PUSH:
        index = way_pushed(game, codes.seat_in(move) * game.trucks + number, codes.place_in(move))
    else:
        return [], 0
    cells = NAMES["way"][way_in_places(game, game.course.ways[index])].split("-")
    return cells, int(game.course.overs[index] & occupied(game))


def standing_trucks(game: Trucks) -> list[Jump]:
    """Every truck on the track."""
    return [
        Jump(which // game.trucks, which % game.trucks + 1, int(game.gauge[which]))
        for which in range(len(game.at))
        if is_on_track(game, which)
    ]
