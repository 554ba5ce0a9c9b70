"""Escape: the exchange room and the teleport room."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.vecs import append, copies, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.curses.rules import drop
from serai.games.temple.modules.exchange import codes
from serai.games.temple.modules.treasures.codes import TREASURE_TAKEN
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules import asking, piles
from serai.games.temple.rules.codes import TRAVEL, aimed, plain
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import lies
from serai.games.temple.rules.tables import CURSES as KINDS
from serai.games.temple.rules.tiles import tiles
from serai.games.temple.state import EMPTY, NONE, OUT, Site

EXCHANGE: Final[i64] = ROOMS.index("exchange")
TELEPORT: Final[i64] = ROOMS.index("teleport")


class Exchange(Module):
    """Where the token is, and who has come to the exchange room and may still give a curse there."""

    __slots__ = ("bearer", "token", "visits")

    def __init__(self) -> None:
        super().__init__()
        self.token: i64 = NONE  # the place where it lies
        self.bearer: i64 = NONE  # the seat that carries it
        self.visits = EMPTY  # by seat: the pawn that came to the exchange room, while nothing was given; or NONE

    def clone(self) -> Exchange:
        other = Exchange()
        other.chosen = self.chosen
        other.token = self.token
        other.bearer = self.bearer
        other.visits = self.visits[:]
        return other

    # Setup

    def prepare(self, game: Site, rng: Rng) -> None:
        self.visits = copies(game.seats, NONE)

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-Q-SWAP-1."""
        if has_curses(game) and asking.is_in_play(game, piles.TREASURES):
            pile = append(pile, EXCHANGE)
        return append(pile, TELEPORT)

    # Moves

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        curse: i64
        if game.curses[seat] and game.plan.tile[game.room[seat]] == EXCHANGE:
            for curse in range(KINDS):
                if not self.why_not_barter(game, seat, curse):
                    moves = append(moves, aimed(codes.BARTER, curse))
        if self.token == game.room[seat]:
            moves = append(moves, plain(codes.TAKE_TOKEN))
        if self.bearer == seat and not self.why_not_drop(game, seat):
            moves = append(moves, plain(codes.DROP_TOKEN))
        return moves if self.token == NONE or self.why_not_leap(game, seat) else append(moves, plain(codes.LEAP))

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if kind == codes.BARTER:
            return self.why_not_barter(game, seat, detail)
        if detail:
            return "SER-MOVE"
        if kind == codes.TAKE_TOKEN:
            return "" if self.token == game.room[seat] else "ESC-R-67"
        return self.why_not_drop(game, seat) if kind == codes.DROP_TOKEN else self.why_not_leap(game, seat)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == codes.BARTER:
            self.barter(game, seat, detail)
        elif kind == codes.TAKE_TOKEN:
            self.take(game, seat)
        elif kind == codes.DROP_TOKEN:
            self.put_down(game, seat)
        else:
            self.leap(game, seat)

    def touches(self, kind: i64) -> bool:
        return kind == codes.LEAP

    # The exchange room

    def arrived(self, game: Site, seat: i64) -> None:
        """ESC-R-122: a visit begins with an arrival, by whatever way (ESC-R-78), and ends when the person is elsewhere."""
        self.visits[seat] = game.pawn[seat] if game.plan.tile[game.room[seat]] == EXCHANGE else NONE

    def why_not_barter(self, game: Site, seat: i64, curse: i64) -> str:
        """ESC-Q-SWAP-2: one of the own curses, any of them (ESC-R-38), once for each time one comes there."""
        if game.plan.tile[game.room[seat]] != EXCHANGE or curse >= KINDS or not has(game.curses[seat], curse):
            return "ESC-Q-SWAP-2"
        return "" if self.visits[seat] == game.pawn[seat] else "ESC-R-122"

    def barter(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-Q-SWAP-2, ESC-R-91; with an empty pile the curse goes all the same: ESC-R-122."""
        self.visits[seat] = NONE
        game.tell(codes.BARTERED, seat, curse)
        drop(game, seat, curse)
        treasures = treasures_of(game)
        if treasures.left:
            treasures.left -= 1
            treasure = treasures.pile[treasures.left]
            game.loot[seat] += tiles(treasure, 1)
            game.tell(TREASURE_TAKEN, seat, treasure)

    # The token

    def laid(self, game: Site, place: i64) -> None:
        """ESC-Q-SWAP-3."""
        if game.plan.tile[place] == TELEPORT:
            self.token = place
            game.tell(codes.TOKEN_LAID, place, TELEPORT)

    def vanished(self, game: Site, place: i64) -> None:
        """ESC-R-23: it is put into the start."""
        if self.token == place:
            self.token = game.start
            game.tell(codes.TOKEN_LAID, game.start, game.plan.tile[game.start])

    def escaped(self, game: Site, seat: i64) -> None:
        """ESC-R-67: who carries it out of the temple drops it in the exit."""
        if self.bearer == seat:
            self.put_down(game, seat)

    def take(self, game: Site, seat: i64) -> None:
        """ESC-Q-SWAP-3, ESC-Q-SWAP-5: wherever it lies; while it is carried nobody leaps: ESC-R-67."""
        game.tell(codes.TOKEN_TAKEN, seat, self.token)
        self.token = NONE
        self.bearer = seat

    def why_not_drop(self, game: Site, seat: i64) -> str:
        """ESC-Q-SWAP-3, ESC-R-123: in any other room of the temple."""
        if self.bearer != seat:
            return "ESC-Q-SWAP-3"
        place = game.room[seat]
        return "" if game.plan.tile[place] != TELEPORT and lies(game.plan, place) else "ESC-R-123"

    def put_down(self, game: Site, seat: i64) -> None:
        """ESC-Q-SWAP-3."""
        self.token = game.room[seat]
        self.bearer = NONE
        game.tell(codes.TOKEN_DROPPED, seat, self.token, game.plan.tile[self.token])

    # Leaping

    def across(self, game: Site, seat: i64) -> i64:
        """ESC-Q-SWAP-4: where a leap would lead, or NONE: from one of the two rooms to the other."""
        gate = place_of_gate(game)
        if self.token in (NONE, gate):
            return NONE
        if game.room[seat] == gate:
            return self.token
        if game.room[seat] == self.token:
            return gate
        return NONE

    def why_not_leap(self, game: Site, seat: i64) -> str:
        """ESC-Q-SWAP-4; it is no entering, but whoever is held stays: ESC-R-14, ESC-R-123."""
        to = self.across(game, seat)
        return "ESC-Q-SWAP-4" if to == NONE else asking.forbids(game, seat, TRAVEL, to)

    def leap(self, game: Site, seat: i64) -> None:
        """ESC-Q-SWAP-4: free, and an arrival."""
        to = self.across(game, seat)
        game.tell(codes.LEAPT, seat, to, game.plan.tile[to])
        put_into(game, seat, to)


def exchange_of(game: Site) -> Exchange:
    """The module where it is in play."""
    at = asking.part_at(game, codes.NUMBER)
    assert at >= 0, "no exchange in play"
    return cast("Exchange", game.parts[at])


def has_curses(game: Site) -> bool:
    """Whether module 1 is in play, and not curses for another module alone."""
    at = asking.part_at(game, piles.CURSES)
    return at >= 0 and game.parts[at].chosen == 1


def place_of_gate(game: Site) -> i64:
    """Where the teleport room lies, or NONE."""
    place: i64
    for place in range(len(game.plan.tile)):
        if game.plan.tile[place] == TELEPORT:
            return place
    return NONE
