"""Escape, cursed gems: who has which, what lies where, and who knows it."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, i64, listed_by_kind, vec, zeros
from serai.games.temple.module import Module
from serai.games.temple.modules.jewels.codes import (
    FREED_OF,
    NUMBER,
    PEEK,
    PEEKED,
    POSITION_LAID,
    POSITION_SUNK,
    TELL,
    TOLD,
)
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import AIDS, LEAVE, aimed
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.piles import shuffled
from serai.games.temple.rules.tables import GEMS, PRIZES
from serai.games.temple.rules.tasks import gem_place
from serai.games.temple.state import EMPTY, KEY, NONE, OUT, Site

JEWELS: Final = ("ruby", "sapphire", "emerald", "amber", "onyx", "pearl")
KINDS: Final[i64] = len(JEWELS)
PRICE: Final = dice(KEY, 2)  # of a look
PATIENCE: Final = 50  # tries to deal what a reader cannot know so that it fits what all have seen


class Jewels(Module):
    """The cursed gems of the players, and the position tokens: in the pile, and face down in rooms."""

    __slots__ = ("known", "lying", "noted", "owned", "pile")

    def __init__(self) -> None:
        super().__init__()
        self.owned = EMPTY  # by seat: the cursed gem, or NONE
        self.pile = EMPTY  # position tokens, the top is the last; replaced, never written
        self.lying = EMPTY  # by place, as far as any was laid: the position token, or NONE; replaced too
        self.known = EMPTY  # by seat: the set of places whose token it has looked at
        self.noted: i64 = 0  # the set of places of whose token all were told

    def clone(self) -> Jewels:
        other = Jewels()
        other.chosen = self.chosen
        other.owned = self.owned[:]
        other.pile = self.pile
        other.lying = self.lying
        other.known = self.known[:]
        other.noted = self.noted
        return other

    # Setup

    def prepare(self, game: Site, rng: Rng) -> None:
        """ESC-Q-JEWEL-1."""
        self.owned = shuffled(every_jewel(), rng)[: game.seats]
        self.pile = shuffled(every_jewel(), rng)
        self.known = zeros(game.seats)

    # What a reader cannot know

    def imagine(self, game: Site, seat: i64, rng: Rng) -> None:
        """ESC-R-125: the pile and all that a reader has not looked at are one heap; what others have seen was not theirs."""
        tries: i64 = 0
        self.deal_anew(seat, rng)
        while tries < PATIENCE and self.is_absurd(game):
            self.deal_anew(seat, rng)
            tries += 1

    def deal_anew(self, seat: i64, rng: Rng) -> None:
        heap = self.hidden_from(seat)
        rng.shuffle(heap)
        dealt: i64 = len(self.pile)
        self.pile = heap[:dealt]
        lying = self.lying[:]
        place: i64
        for place in range(len(lying)):
            if lying[place] != NONE and not self.knows(seat, place):
                lying[place] = heap[dealt]
                dealt += 1
        self.lying = lying

    def hidden_from(self, seat: i64) -> vec[i64]:
        """Every token that a reader cannot know, sorted."""
        counts = zeros(KINDS)
        i: i64
        for i in range(len(self.pile)):
            counts[self.pile[i]] += 1
        for i in range(len(self.lying)):
            if self.lying[i] != NONE and not self.knows(seat, i):
                counts[self.lying[i]] += 1
        return listed_by_kind(counts)

    def is_absurd(self, game: Site) -> bool:
        """Whether somebody would have looked at the place of their own gem, and kept it."""
        seat: i64
        place: i64
        for place in range(len(self.lying)):
            for seat in range(game.seats):
                if self.lying[place] != NONE and self.lying[place] == self.owned[seat] and has(self.known[seat], place):
                    return True
        return False

    def knows(self, seat: i64, place: i64) -> bool:
        """Whether a reader (or NOBODY) knows which token lies in a room."""
        if has(self.noted, place):
            return True
        return seat >= 0 and has(self.known[seat], place)

    # Rooms

    def laid(self, game: Site, place: i64) -> None:
        """ESC-Q-JEWEL-3, ESC-R-65: on every room that has one gem and no more, while there are any: ESC-R-66."""
        where = gem_place(game, place)
        if where != NONE and is_single(game.plan.tile[where]) and len(self.pile):
            top: i64 = len(self.pile) - 1
            self.put(where, self.pile[top])
            self.pile = self.pile[:top]
            game.tell(POSITION_LAID, where, game.plan.tile[where])

    def vanished(self, game: Site, place: i64) -> None:
        """ESC-R-23, ESC-R-125: under the pile, and all forget what they have seen."""
        token = self.at(place)
        if token == NONE:
            return
        self.take_up(place)
        pile = vec[i64]([token])
        i: i64
        for i in range(len(self.pile)):
            pile = append(pile, self.pile[i])
        self.pile = pile
        game.tell(POSITION_SUNK, place, game.plan.tile[place])

    def put(self, place: i64, token: i64) -> None:
        lying = self.lying[:]
        while len(lying) <= place:
            lying = append(lying, NONE)
        lying[place] = token
        self.lying = lying

    def take_up(self, place: i64) -> None:
        """Nothing lies there any more, and nobody knows anything of it."""
        self.put(place, NONE)
        self.noted &= ~only(place)
        seat: i64
        for seat in range(len(self.known)):
            self.known[seat] &= ~only(place)

    def at(self, place: i64) -> i64:
        """The token that lies in a room, or NONE."""
        if place < len(self.lying):
            return self.lying[place]
        return NONE

    def needs_rooms(self, game: Site) -> bool:
        """ESC-R-69: while somebody holds a cursed gem, and there are rooms."""
        return game.undrawn > 0 and self.is_cursed(game)

    def is_cursed(self, game: Site) -> bool:
        """Whether anybody inside holds a cursed gem."""
        seat: i64
        for seat in range(game.seats):
            if game.room[seat] != OUT and self.owned[seat] != NONE:
                return True
        return False

    # Moves

    def forbids(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-Q-JEWEL-2."""
        return "ESC-Q-JEWEL-2" if kind == LEAVE and self.owned[seat] != NONE else ""

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        place = game.room[seat]
        if self.at(place) == NONE or has(self.known[seat], place):
            return moves
        return with_aid(game, seat, moves, PEEK, 0, PRICE)

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if self.known[seat] & ~self.noted == 0:
            return moves
        place: i64
        for place in range(len(self.lying)):
            if not self.why_not_tell(game, seat, place):
                moves = append(moves, aimed(TELL, place))
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if kind == TELL:
            return self.why_not_tell(game, seat, detail)
        return self.why_not_peek(game, seat, detail) if detail < AIDS else "SER-MOVE"

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == TELL:
            self.tell(game, seat, detail)
        else:
            self.peek(game, seat, detail)

    # Looking

    def why_not_peek(self, game: Site, seat: i64, aid: i64) -> str:
        """ESC-Q-JEWEL-4: where a token lies; who has looked sees it anyway: ESC-R-125. One player alone pays: ESC-R-13."""
        place = game.room[seat]
        if self.at(place) == NONE:
            return "ESC-Q-JEWEL-4"
        if has(self.known[seat], place):
            return "ESC-R-125"
        return why_not_pay(game, seat, PRICE, aid, "ESC-Q-JEWEL-4")

    def peek(self, game: Site, seat: i64, aid: i64) -> None:
        """ESC-Q-JEWEL-4 to -6: a pair goes openly; else only who has looked knows it."""
        pay(game, seat, PRICE, aid)
        place = game.room[seat]
        token = self.at(place)
        if token == self.owned[seat]:
            self.owned[seat] = NONE
            self.take_up(place)
            game.tell(FREED_OF, seat, place, token, game.plan.tile[place])
        else:
            self.known[seat] |= only(place)
            game.tell(PEEKED, seat, place, token, game.plan.tile[place])

    # Telling

    def why_not_tell(self, game: Site, seat: i64, place: i64) -> str:
        """ESC-Q-JEWEL-6, ESC-R-125: what one has seen and nobody has told yet; who is silent may not."""
        known = place < len(self.lying) and has(self.known[seat], place) and not has(self.noted, place)
        if not known:
            return "ESC-Q-JEWEL-6"
        return "ESC-M1-SILENCE-1" if asking.hushes(game, seat) else ""

    def tell(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-R-125: a true note for all."""
        self.noted |= only(place)
        game.tell(TOLD, seat, place, self.at(place), game.plan.tile[place])


def jewels_of(game: Site) -> Jewels:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no cursed gems in play"
    return cast("Jewels", game.parts[at])


def every_jewel() -> vec[i64]:
    heap = vec[i64]()
    jewel: i64
    for jewel in range(KINDS):
        heap = append(heap, jewel)
    return heap


def is_single(tile: i64) -> bool:
    """ESC-R-65: a room whose only gem option brings one."""
    return GEMS[tile * PRIZES] == 1 and GEMS[tile * PRIZES + 1] == 0
