"""Le Désert interdit: what one seat sees, and nothing else."""

from __future__ import annotations

from typing import get_args

from serai.core.happenings import TEAM, Event
from serai.core.sets import has
from serai.core.state import NOBODY
from serai.games.desert.pieces import (
    ADVENTURERS,
    BOX,
    EQUIPMENT,
    FACES,
    PARTS,
    STORM_CARDS,
    Equipment,
    Part,
)
from serai.games.desert.rules import codes
from serai.games.desert.rules.board import BLOCKING, is_buried
from serai.games.desert.rules.end import is_over
from serai.games.desert.rules.forecast import hand_start
from serai.games.desert.rules.hidden import is_secret
from serai.games.desert.rules.storm import discard, is_sheltered
from serai.games.desert.rules.turn import ACTIONS
from serai.games.desert.rules.water import CANTEENS
from serai.games.desert.seen import Back, Clues, Figures, Phase, StormPile, Tile, Traveller, View
from serai.games.desert.state import CELLS, CRASH, KINDS, NO_SEAT, NO_TILE, SIDE, TAKEN, Expedition

EVENTS = (
    Event(codes.TURN_BEGAN, "turn-began", ("seat",)),
    Event(codes.WALKED, "walked", ("seat", "cell", "origin")),
    Event(codes.RIDDEN, "ridden", ("seat", "by", "cell", "origin")),
    Event(codes.DUG, "dug", ("seat", "cell", "markers")),
    Event(codes.EXCAVATED, "excavated", ("seat", "cell", "face"), uncovers=True),
    Event(codes.WATER_FOUND, "water-found", ("seat", "amount")),
    Event(codes.EQUIPMENT_FOUND, "equipment-found", ("seat", "card"), uncovers=True),
    Event(codes.PART_LOCATED, "part-located", ("part", "cell")),
    Event(codes.PART_TAKEN, "part-taken", ("seat", "part")),
    Event(codes.WATER_GIVEN, "water-given", ("seat", "to", "amount")),
    Event(codes.CARD_HANDED, "card-handed", ("seat", "to", "card")),
    Event(codes.BLASTED, "blasted", ("seat", "cell", "markers")),
    Event(codes.FLOWN, "flown", ("seat", "cell", "origin")),
    Event(codes.SCOUTED, "scouted", ("seat", "cell", "face"), secret={"face": TEAM}, uncovers=True),
    Event(codes.SHIELD_RAISED, "shield-raised", ("seat",)),
    Event(codes.RESERVE_SHARED, "reserve-shared", ("seat",)),
    Event(codes.SPED_UP, "sped-up", ("seat",)),
    Event(codes.GUIDED, "guided", ("seat", "by", "cell", "origin")),
    Event(codes.SPARED, "spared", ("seat", "cards")),
    Event(codes.LOOKED, "looked", ("seat", "cards"), uncovers=True),
    Event(codes.SORTED, "sorted", ("seat", "storm"), secret={"storm": TEAM}),
    Event(codes.SUNK, "sunk", ("seat", "storm"), secret={"storm": TEAM}),
    Event(codes.STORM_CALLED, "storm-called", ("seat", "cards")),
    Event(codes.REVEALED, "revealed", ("seat", "storm"), uncovers=True),
    Event(codes.SLID, "slid", ("cell", "origin")),
    Event(codes.SAND_ADDED, "sand-added", ("cell", "markers")),
    Event(codes.DRUNK, "drunk", ("seat", "left")),
    Event(codes.SHELTERED, "sheltered", ("seat",)),
    Event(codes.STORM_ROSE, "storm-rose", ("tick",)),
    Event(codes.SHUFFLED, "shuffled", uncovers=True),
    Event(codes.ALL_LOST, "all-lost", ("loss",)),
)
LOSSES = ("none", "thirst", "sand", "storm")
NAMES = {
    "face": FACES, "card": EQUIPMENT, "part": PARTS, "storm": STORM_CARDS, "loss": LOSSES,
    "adventurer": ADVENTURERS, "power": ADVENTURERS, "short": FACES, "back": get_args(Back), "sign": PARTS,
}  # fmt: skip


FIGURES = Figures(side=SIDE, actions=ACTIONS, blocking=BLOCKING)


def view(game: Expedition, seat: int) -> View:
    """What a seat sees, or a watcher (NOBODY), who does not share the team's secrets."""
    tick = int(game.tick)
    meter = [int(cards) for cards in game.ladder]
    return View(
        phase=phase(game),
        turn=int(game.turn),
        actions=int(game.actions),
        guided=None if game.guided == NO_SEAT else int(game.guided),
        steps=int(game.steps),
        tiles=[tile(game, cell, seat) for cell in range(CELLS)],
        hole=int(game.hole),
        hole_parts=parts_at(game, game.hole),
        supply=int(game.supply),
        travellers=[traveller(game, other) for other in range(game.seats)],
        parts={name: clues(game, number) for number, name in enumerate(PARTS)},
        meter=meter,
        tick=tick,
        level=meter[tick] if tick < len(meter) else 0,
        spared=int(game.fewer),
        due=int(game.due),
        storm=storm_pile(game, seat),
        equipment_pile=int(game.gear_left),
        played=played(game),
        figures=FIGURES,
    )


def phase(game: Expedition) -> Phase:
    """How far the turn is."""
    if is_over(game):
        return "over"
    if game.unplaced:
        return "sorting"
    if game.guided != NO_SEAT:
        return "guiding"
    return "storm" if game.due else "actions"


def tile(game: Expedition, cell: int, seat: int) -> Tile | None:
    """What is on a cell."""
    face = game.face[cell]
    if face == NO_TILE:
        return None
    back: Back = "crash" if face == CRASH else "oasis" if has(game.oases, cell) else "plain"
    return Tile(
        back=back,
        face=None if is_secret(game, cell, seat) else FACES[face],
        excavated=has(game.excavated, cell),
        scouted=has(game.scouted, cell),
        sand=int(game.sand[cell]),
        blocked=has(game.blocked, cell),
        parts=parts_at(game, cell),
    )


def parts_at(game: Expedition, cell: int) -> list[Part]:
    """The parts that lie on a cell."""
    return [name for number, name in enumerate(PARTS) if game.part_at[number] == cell]


def traveller(game: Expedition, seat: int) -> Traveller:
    """A seat's adventurer."""
    exposed, water = not is_sheltered(game, seat), int(game.water[seat])
    return Traveller(
        adventurer=ADVENTURERS[game.role[seat]],
        cell=int(game.pawn[seat]),
        water=water,
        canteen=int(CANTEENS[game.role[seat]]),
        equipment=[name for card, name in enumerate(EQUIPMENT) for _ in range(game.kit[seat * KINDS + card])],
        buried=is_buried(game, seat),
        shield=has(game.shielded, seat),
        exposed=exposed,
        after_sun=water - exposed,  # DES-SUN-1
    )


def clues(game: Expedition, part: int) -> Clues:
    """What is known about a part."""
    cell = int(game.part_at[part])
    return Clues(
        row=excavated_cell(game, f"row-{PARTS[part]}"),
        column=excavated_cell(game, f"column-{PARTS[part]}"),
        cell=cell if 0 <= cell < CELLS else None,
        taken=cell == TAKEN,
    )


def excavated_cell(game: Expedition, face: str) -> int | None:
    """Where a tile lies, once it is excavated."""
    return next((cell for cell in range(CELLS) if has(game.excavated, cell) and FACES[game.face[cell]] == face), None)


def storm_pile(game: Expedition, seat: int) -> StormPile:
    """The storm deck; what the Meteorologist saw is the team's."""
    pile = [STORM_CARDS[card] for card in game.storm[: game.undrawn]]
    placed = int(hand_start(game) + game.unplaced)
    knows = seat != NOBODY
    return StormPile(
        size=len(pile),
        discard=[STORM_CARDS[card] for card in discard(game)],
        unseen={name: pile.count(name) for name in STORM_CARDS if name in pile},
        top_known=int(game.known_top - game.unplaced),
        bottom_known=int(game.known_bottom),
        top=pile[placed:][::-1] if knows else [],
        bottom=pile[: game.known_bottom][::-1] if knows else [],
        in_hand=pile[placed - game.unplaced : placed] if knows else [],
        may_sink=bool(game.unplaced) and not game.bottom_used,
    )


def played(game: Expedition) -> dict[Equipment, int]:
    """Equipment that has left the game: neither in the pile nor in anybody's hands."""
    pile = [EQUIPMENT[card] for card in game.gear[: game.gear_left]]
    held = {
        name: sum(game.kit[seat * KINDS + card] for seat in range(game.seats)) for card, name in enumerate(EQUIPMENT)
    }
    return {name: int(count - pile.count(name) - held[name]) for name, count in BOX.equipment.items()}
