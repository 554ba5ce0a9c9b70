"""The lantern: its part of the position, and its answers to the rules."""

from __future__ import annotations

from typing import Final, cast

from lantern import codes
from lantern.mill import MILL, push_room, turn_room, why_not_push, why_not_turn
from serai.core.rng import Rng
from serai.core.sets import first, has, only, size
from serai.core.state import NEVER
from serai.core.vecs import append, copies, i64, vec, zeros
from serai.games.temple.module import ROOMS_VANISH, TILES_TURN_UP, Module
from serai.games.temple.modules.treasures.rules import why_not_use
from serai.games.temple.pieces import BOX, CURSES, ROOMS, TREASURES
from serai.games.temple.rules import asking
from serai.games.temple.rules.choices import close_choice, open_choice, owes_choice
from serai.games.temple.rules.codes import aimed
from serai.games.temple.rules.debts import dice_aside, hand_for, lay_aside, settle, take_back
from serai.games.temple.rules.dice import free_all
from serai.games.temple.rules.discovering import follow_up, sink, vanish
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.handful import count, dice
from serai.games.temple.rules.paying import discard_treasure, worth
from serai.games.temple.rules.piles import counted, shuffled
from serai.games.temple.rules.plan import here
from serai.games.temple.rules.pledges import add_pledge
from serai.games.temple.rules.tasks import why_no_task
from serai.games.temple.state import (
    ADVENTURER,
    BLACK,
    EMPTY,
    GOLD,
    IN_ROOM,
    KEY,
    NONE,
    OUT,
    SIDES,
    TORCH,
    Site,
)

SHRINE: Final = ROOMS.index("shrine")
MIST: Final = ROOMS.index("mist")
GLOOM: Final = CURSES.index("gloom")
OIL: Final = TREASURES.index("oil")
TASK: Final = dice(TORCH, 2) + dice(KEY, 1)  # of the shrine
SHRINE_MS: Final = 10_000  # a die lies on the shrine
TOKENS: Final = ("sun", "moon", "star")
SUN: Final = 0
EACH_TOKEN: Final = 2


class Lantern(Module):
    """Who has light, what lies under the tokens and who knows it, whether the shrine burns, whose die lies on it how long."""

    __slots__ = ("back_at", "burns", "known", "lit", "shown", "token")

    def __init__(self) -> None:
        super().__init__()
        self.token = EMPTY  # by seat; those beyond the seats are in the box. Replaced, never written
        self.known = EMPTY  # by seat: the set of seats whose token it has looked at
        self.shown: i64 = 0  # the set of seats whose token everybody knows
        self.lit: i64 = 0  # the set of seats
        self.burns = False
        self.back_at = EMPTY  # by seat

    def clone(self) -> Lantern:
        other = Lantern()
        other.chosen = self.chosen
        other.token = self.token
        other.known = self.known[:]
        other.shown = self.shown
        other.lit = self.lit
        other.burns = self.burns
        other.back_at = self.back_at[:]
        return other

    # Setup

    def prepare(self, game: Site, rng: Rng) -> None:
        """LAN-TOKEN-1."""
        self.token = shuffled(vec[i64](list(range(len(TOKENS))) * EACH_TOKEN), rng)
        self.known = zeros(game.seats)
        self.back_at = copies(game.seats, NEVER)

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """LAN-ROOMS-1."""
        for room in BOX.rooms_of("lantern"):
            pile = append(pile, room)
        return pile

    def imagine(self, game: Site, seat: i64, rng: Rng) -> None:
        """Tokens that a reader has not seen are one heap with those in the box."""
        seen = self.seen_by(seat)
        hidden = vec[i64]([kind for at, kind in enumerate(self.token) if not has(seen, at)])
        heap = list(shuffled(counted(hidden, len(hidden), len(TOKENS)), rng))
        self.token = vec[i64]([kind if has(seen, at) else heap.pop() for at, kind in enumerate(self.token)])

    def seen_by(self, seat: i64) -> i64:
        """The set of seats whose token a reader knows."""
        return self.shown | (self.known[seat] if seat >= 0 else 0)

    # Prices and symbols

    def price(self, game: Site, seat: i64, place: i64, side: i64, cost: i64) -> i64:
        """LAN-GLOOM-1, LAN-MIST-2: a torch more; an adventurer more for each who is in the mist."""
        if game.plan.tile[place] == MIST:
            cost += dice(ADVENTURER, size(here(game, place)))
        return cost + dice(TORCH, 1) if has(game.curses[seat], GLOOM) else cost

    def worth(self, game: Site, seat: i64, face: i64, symbol: i64, times: i64) -> i64:
        """LAN-OIL-2: torches count twice, and gold masks are keys too."""
        if has(self.lit, seat):
            if face == symbol == TORCH:
                return 2
            if face == GOLD and symbol == KEY:
                return 1
        return times

    # The shrine

    def task(self, game: Site, place: i64, wanted: i64) -> i64:
        """LAN-SHRINE-1."""
        return TASK if game.plan.tile[place] == SHRINE and not self.burns else wanted

    def fulfilled(self, game: Site, seat: i64, place: i64) -> None:
        """LAN-SHRINE-1, LAN-TOKEN-2."""
        if game.plan.tile[place] == SHRINE:
            self.burns = True
            game.tell(codes.SHRINE_LIT, seat)
            if self.shown != first(game.seats):
                open_choice(game, seat, codes.LOOK)

    def decide(self, game: Site, seat: i64, kind: i64, what: i64) -> None:
        """LAN-TOKEN-2: by default the first token that lies covered."""
        to = next((to for to in range(game.seats) if not has(self.shown, to)), NONE)
        if to != NONE:
            self.look(game, seat, to)

    def alarm(self, game: Site) -> i64:
        """LAN-SHRINE-2."""
        return min(self.back_at)

    def ring(self, game: Site, rng: Rng) -> None:
        """LAN-SHRINE-2: the die comes back; every module is asked when any alarm rings."""
        for seat in range(game.seats):
            if self.back_at[seat] <= game.now:
                self.back_at[seat] = NEVER
                number = dice_aside(game, seat, IN_ROOM)
                take_back(game, seat, IN_ROOM, number)
                game.tell(codes.DIE_OFF_SHRINE, seat, number)

    def escaped(self, game: Site, seat: i64) -> None:
        """What lies on the shrine leaves with its owner."""
        self.back_at[seat] = NEVER

    # The slam

    def slam(self, game: Site, step: i64, number: i64) -> None:
        """LAN-MIST-1, LAN-OIL-2."""
        if step == ROOMS_VANISH:
            for place in range(len(game.plan.tile)):
                if game.plan.tile[place] == MIST:
                    rise(game, place)
        elif step == TILES_TURN_UP and (self.lit or self.burns):
            self.lit = 0
            self.burns = False
            game.tell(codes.BURNT_DOWN)

    # Moves

    def choices(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        return self.listed(game, seat, codes.LOOK, game.seats, moves) if owes_choice(game, seat, codes.LOOK) else moves

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if game.plan.tile[game.room[seat]] == MILL:
            moves = self.listed(game, seat, codes.TURN, len(game.plan.tile), moves)
            moves = self.listed(game, seat, codes.PUSH, SIDES, moves)
        return self.listed(game, seat, codes.LAY_DIE, 1, moves)

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        moves = self.listed(game, seat, codes.POUR, 1, moves)
        moves = self.listed(game, seat, codes.SHOW, game.seats, moves)
        return self.listed(game, seat, codes.SEND, count(game.hand[seat], TORCH) + 1, moves)

    def listed(self, game: Site, seat: i64, kind: i64, most: i64, moves: vec[i64]) -> vec[i64]:
        """The moves of a kind that no rule forbids."""
        for detail in range(most):
            if not self.why_not(game, seat, kind, detail):
                moves = append(moves, aimed(kind, detail))
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == codes.LOOK:
            return self.why_not_look(game, seat, detail)
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if kind == codes.SHOW:
            return self.why_not_show(game, seat, detail)
        if kind == codes.SEND:
            return self.why_not_send(game, seat, detail)
        if kind == codes.TURN:
            return why_not_turn(game, seat, detail)
        if kind == codes.PUSH:
            return why_not_push(game, seat, detail)
        if detail:
            return "SER-MOVE"
        return why_not_use(game, seat, OIL) if kind == codes.POUR else self.why_not_lay(game, seat)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == codes.POUR:
            self.pour(game, seat)
        elif kind == codes.LOOK:
            self.look(game, seat, detail)
        elif kind == codes.SHOW:
            self.show(game, seat, detail)
        elif kind == codes.SEND:
            send(game, seat, detail)
        elif kind == codes.LAY_DIE:
            self.lay_die(game, seat)
        elif kind == codes.TURN:
            turn_room(game, seat, detail)
        else:
            push_room(game, seat, detail)

    # Oil: a treasure

    def pour(self, game: Site, seat: i64) -> None:
        """LAN-OIL-1."""
        discard_treasure(game, seat, OIL)
        self.lit |= only(seat)
        game.tell(codes.LIT, seat)

    # Tokens: secrets

    def why_not_look(self, game: Site, seat: i64, to: i64) -> str:
        """LAN-TOKEN-2: who has lit the shrine, at a token that lies covered."""
        owes = owes_choice(game, seat, codes.LOOK) and 0 <= to < game.seats
        return "" if owes and not has(self.shown, to) else "LAN-TOKEN-2"

    def look(self, game: Site, seat: i64, to: i64) -> None:
        """LAN-TOKEN-2."""
        close_choice(game, seat, codes.LOOK)
        self.known[seat] |= only(to)
        game.tell(codes.LOOKED, seat, to, self.token[to])

    def why_not_show(self, game: Site, seat: i64, to: i64) -> str:
        """LAN-TOKEN-3: a sun that one has looked at; what it is who does not know it is not told."""
        knows = 0 <= to < game.seats and has(self.known[seat], to) and not has(self.shown, to)
        return "" if knows and self.token[to] == SUN else "LAN-TOKEN-3"

    def show(self, game: Site, seat: i64, to: i64) -> None:
        """LAN-TOKEN-3."""
        self.shown |= only(to)
        game.tell(codes.SHOWN, seat, to, self.token[to])
        free_all(game)
        if self.shown == first(game.seats):
            for other in range(game.seats):
                close_choice(game, other, codes.LOOK)

    # From afar

    def why_not_send(self, game: Site, seat: i64, torches: i64) -> str:
        """LAN-OIL-3: by the light of the lantern, to a shrine elsewhere that does not burn."""
        shrine = place_of(game, SHRINE)
        if not has(self.lit, seat) or shrine in (NONE, game.room[seat]) or why_no_task(game, seat, shrine):
            return "LAN-OIL-3"
        return "" if 1 <= torches <= count(hand_for(game, seat, dice(TORCH, torches)), TORCH) else "LAN-OIL-3"

    # Dice laid aside

    def why_not_lay(self, game: Site, seat: i64) -> str:
        """LAN-SHRINE-2: one at a time."""
        free = game.plan.tile[game.room[seat]] == SHRINE and self.back_at[seat] == NEVER
        return "" if free and count(hand_for(game, seat, dice(BLACK, 1)), BLACK) else "LAN-SHRINE-2"

    def lay_die(self, game: Site, seat: i64) -> None:
        """LAN-SHRINE-2."""
        settle(game, seat, dice(BLACK, 1))
        game.hand[seat] -= dice(BLACK, 1)
        lay_aside(game, seat, IN_ROOM, 1)
        self.back_at[seat] = game.now + SHRINE_MS
        game.tell(codes.DIE_ON_SHRINE, seat)


def lantern_of(game: Site) -> Lantern:
    """The module where it is in play."""
    at = asking.part_at(game, codes.NUMBER)
    assert at >= 0, "no lantern in play"
    return cast("Lantern", game.parts[at])


def place_of(game: Site, tile: i64) -> i64:
    """Where a room lies, or NONE."""
    return next((place for place, other in enumerate(game.plan.tile) if other == tile), NONE)


def send(game: Site, seat: i64, torches: i64) -> None:
    """LAN-OIL-3."""
    settle(game, seat, dice(TORCH, torches))
    game.hand[seat] -= dice(TORCH, torches)
    add_pledge(game, seat, place_of(game, SHRINE), TORCH, TORCH, torches, worth(game, seat, TORCH, TORCH))


def rise(game: Site, place: i64) -> None:
    """LAN-MIST-1: who is in the mist is put into the start, and the room goes under the pile."""
    for seat in range(game.seats):
        if game.room[seat] == place:
            put_into(game, seat, game.start)
    vanish(game, place)
    sink(game, MIST)
    game.tell(codes.MIST_ROSE, place)
    follow_up(game)
