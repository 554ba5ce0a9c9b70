"""Escape, the new characters: the trickster's offers, the teleporter's companion, two rooms, portal and clone."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.modules.characters.codes import ACTIVABLE, TELEPORTER, TRICKSTER
from serai.games.temple.modules.characters.codes import NUMBER as CHARACTERS
from serai.games.temple.modules.characters.rules.characters import characters_of
from serai.games.temple.modules.travellers.codes import (
    ACCEPT,
    ALONE,
    CLONE,
    DECLINE,
    DECLINED,
    HOP,
    INVITED,
    LAPSED,
    MATES,
    NUMBER,
    OFFERED,
    PAIR,
    STEP_OVER,
    SWAP,
    TAKE_BACK,
    TAKEN_BACK,
)
from serai.games.temple.modules.travellers.rules.hopping import (
    PORTAL,
    hop,
    step_over,
    why_not_along,
    why_not_hop,
    why_not_step_over,
)
from serai.games.temple.modules.travellers.rules.swapping import TRICK, Swapping
from serai.games.temple.modules.treasures.rules import why_not_use
from serai.games.temple.pieces import BOX, TREASURES
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import AIDS, MISSED, TREASURE_USED, aimed, detail_of, kind_of, plain
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.offers import (
    asked_for,
    has_offer,
    make_offer,
    may_answer,
    withdraw_from,
    withdraw_offer,
)
from serai.games.temple.rules.paying import dice_for, discard_treasure
from serai.games.temple.rules.pledges import add_pledge, doubler_of, is_block, take_off
from serai.games.temple.rules.tiles import how_many, tiles
from serai.games.temple.state import (
    BLACK,
    EACH,
    FACES,
    KEY,
    NONE,
    OUT,
    PLEDGE,
    PLEDGED_FACE,
    PLEDGED_TO,
    PLEDGER,
    STANDS_FOR,
    TORCH,
    Site,
)

CLONE_TILE: Final[i64] = TREASURES.index("clone")
OWN_ROOMS: Final = vec[i64](BOX.rooms_of("travellers"))
DOUBLE: Final = 2


class Travellers(Swapping):
    """Whose clone is ready for the next act."""

    __slots__ = ("ready",)

    def __init__(self) -> None:
        super().__init__()
        self.ready: i64 = 0  # the set of players whose keys and torches count double in the next act or pledge

    def clone(self) -> Travellers:
        other = Travellers()
        other.chosen = self.chosen
        other.partner = self.partner
        other.given = self.given
        other.taken = self.taken
        other.ready = self.ready
        return other

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-Q-CHAR-1: once the opening rooms lie."""
        i: i64
        for i in range(len(OWN_ROOMS)):
            pile = append(pile, OWN_ROOMS[i])
        return pile

    def escaped(self, game: Site, seat: i64) -> None:
        """Nobody asks somebody who is out, nor is asked by them."""
        withdraw_offer(game, seat, ACCEPT)
        withdraw_from(game, seat, ACCEPT)
        if self.partner == seat or is_hero(game, seat, TRICKSTER):
            self.forget_swap()

    # Clone

    def is_cloned(self, game: Site, seat: i64) -> bool:
        return has(self.ready, seat) and how_many(game.loot[seat], CLONE_TILE) > 0

    def twists(self, game: Site, seat: i64) -> bool:
        """While a clone is ready."""
        return self.is_cloned(game, seat)

    def worth(self, game: Site, seat: i64, face: i64, symbol: i64, times: i64) -> i64:
        """ESC-Q-CHAR-CLONE, ESC-R-99: every die that counts as a key or a torch."""
        return DOUBLE * times if times and symbol in (KEY, TORCH) and self.is_cloned(game, seat) else times

    def paid(self, game: Site, seat: i64, hand: i64, cost: i64) -> None:
        """ESC-Q-CHAR-CLONE: it is gone after one act; an act that it was of no use for does not take it."""
        if not self.is_cloned(game, seat) or cost == 0:
            return
        doubled = dice_for(game, seat, hand, cost)
        self.ready &= ~only(seat)
        if dice_for(game, seat, hand, cost) == doubled:
            self.ready |= only(seat)
        else:
            discard_treasure(game, seat, CLONE_TILE)

    def pledges(self, game: Site, seat: i64, place: i64, symbol: i64) -> None:
        """ESC-D-COOP-3: it goes along with a pledge, and doubles all of it."""
        if not self.is_cloned(game, seat) or symbol not in (KEY, TORCH) or doubler_of(game, seat, place) != NONE:
            return
        self.ready &= ~only(seat)
        rows = game.pledges[:]
        at: i64
        for at in range(0, len(rows), PLEDGE):
            own = rows[at + PLEDGER] == seat and rows[at + PLEDGED_TO] == place and rows[at + PLEDGED_FACE] < FACES
            if own and rows[at + STANDS_FOR] in (KEY, TORCH) and not is_block(game, at):
                rows[at + EACH] *= DOUBLE
        game.pledges = rows
        game.loot[seat] -= tiles(CLONE_TILE, 1)
        add_pledge(game, seat, place, FACES + CLONE_TILE, symbol, 1, 0)

    def redeemed(self, game: Site, seat: i64, place: i64, face: i64) -> None:
        """ESC-Q-CHAR-CLONE: a pledge that it doubled was used."""
        at = doubler_of(game, seat, place)
        if at != NONE and face != BLACK:
            take_off(game, at, 1)
            game.tell(TREASURE_USED, seat, CLONE_TILE)

    # Moves

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        place: i64
        if game.loot[seat]:
            if how_many(game.loot[seat], CLONE_TILE):
                moves = append(moves, plain(CLONE))
            if how_many(game.loot[seat], PORTAL):
                for place in range(len(game.plan.tile)):
                    if not why_not_step_over(game, seat, place):
                        moves = append(moves, aimed(STEP_OVER, place))
        if not asking.is_in_play(game, CHARACTERS):
            return moves
        if len(game.offers):
            moves = self.answers(game, seat, moves)
        if is_hero(game, seat, TRICKSTER):
            return self.swaps(game, seat, moves)
        return self.hops(game, seat, moves) if is_hero(game, seat, TELEPORTER) else moves

    def answers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        """What others offer, and what one has offered."""
        to: i64
        for to in range(game.seats):
            if may_answer(game, seat, to, ACCEPT):
                moves = append(append(moves, aimed(ACCEPT, to)), aimed(DECLINE, to))
        return moves

    def swaps(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        actors = characters_of(game)
        to: i64
        if not has_offer(game, seat, ACCEPT):
            for to in range(game.seats):
                if not self.why_no_swap(game, actors, seat, to):
                    moves = self.pairs(game, seat, to, moves)
        moves = with_aid(game, seat, moves, SWAP, 0, TRICK)
        return moves if self.why_not_take_back(game, seat) else append(moves, plain(TAKE_BACK))

    def hops(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        place: i64
        mate: i64
        for place in range(len(game.plan.tile)):
            if not self.why_not_go(game, seat, place, ALONE):
                for mate in range(MATES):
                    if not self.why_not_go(game, seat, place, mate):
                        moves = append(moves, aimed(HOP, place * MATES + mate))
        return moves if self.why_not_take_back(game, seat) else append(moves, plain(TAKE_BACK))

    def touches(self, kind: i64) -> bool:
        return kind in (HOP, STEP_OVER)

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == STEP_OVER:
            return why_not_step_over(game, seat, detail)
        if kind == CLONE:
            return "SER-MOVE" if detail else why_not_use(game, seat, CLONE_TILE)
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if not asking.is_in_play(game, CHARACTERS):
            return "ESC-Q-CHAR-3"
        if kind in (ACCEPT, DECLINE):
            return "" if may_answer(game, seat, detail, ACCEPT) else "ESC-R-120"
        if kind == TAKE_BACK:
            return "SER-MOVE" if detail else self.why_not_take_back(game, seat)
        return self.why_not_offer(game, seat, kind, detail)

    def why_not_offer(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """What the two characters do."""
        actors = characters_of(game)
        if kind == HOP:
            return self.why_not_go(game, seat, detail // MATES, detail % MATES)
        if kind == SWAP:
            return self.why_not_swap(game, actors, seat, detail) if detail < AIDS else "SER-MOVE"
        give, take = detail // FACES % FACES, detail % FACES
        return self.why_not_pair(game, actors, seat, detail // FACES // FACES, give, take)

    def why_not_take_back(self, game: Site, seat: i64) -> str:
        """ESC-R-120: what one has laid out or offered."""
        laid = self.partner != NONE and is_hero(game, seat, TRICKSTER)
        return "" if laid or has_offer(game, seat, ACCEPT) else "ESC-R-120"

    def why_not_go(self, game: Site, seat: i64, place: i64, mate: i64) -> str:
        """ESC-Q-CHAR-TELE-P, -A: alone, or with the activable tile together."""
        actors = characters_of(game)
        if actors.who[seat] != TELEPORTER:
            return "ESC-Q-CHAR-TELE-P"
        rule = "ESC-Q-CHAR-TELE-P"
        if actors.power[seat] == ACTIVABLE:
            rule = "ESC-Q-CHAR-TELE-A"
            if not actors.is_up(seat, TELEPORTER):
                return "ESC-M6-ACT-1"
        elif mate != ALONE:
            return "ESC-Q-CHAR-TELE-A"
        rule = why_not_hop(game, seat, place, rule)
        if rule or mate == ALONE:
            return rule
        return why_not_along(game, seat, mate, place)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == PAIR:
            self.lay_pair(game, seat, detail // FACES // FACES, detail // FACES % FACES, detail % FACES)
        elif kind == SWAP:
            make_offer(game, seat, self.partner, ACCEPT, aimed(SWAP, detail))
            game.tell(OFFERED, seat, self.partner)
        elif kind == HOP:
            self.go(game, seat, detail // MATES, detail % MATES)
        elif kind == ACCEPT:
            self.accept(game, detail)
        elif kind == DECLINE:
            self.drop_offer(game, detail)
            game.tell(DECLINED, seat, detail)
        elif kind == TAKE_BACK:
            self.drop_offer(game, seat)
            game.tell(TAKEN_BACK, seat)
        elif kind == STEP_OVER:
            step_over(game, seat, detail)
        else:
            self.ready ^= only(seat)

    def go(self, game: Site, seat: i64, place: i64, mate: i64) -> None:
        """ESC-R-121: alone at once; a companion is asked."""
        if mate == ALONE:
            self.hop(game, seat, place, NONE)
        else:
            make_offer(game, seat, mate, ACCEPT, aimed(HOP, place * MATES + mate))
            game.tell(INVITED, seat, mate, place, game.plan.tile[place])

    def hop(self, game: Site, seat: i64, place: i64, mate: i64) -> None:
        """ESC-Q-CHAR-TELE-A: the tile is turned down until the next slam."""
        actors = characters_of(game)
        withdraw_offer(game, seat, ACCEPT)
        if actors.power[seat] == ACTIVABLE:
            actors.turn_down(game, seat)
        hop(game, seat, mate, place)

    # Offers

    def accept(self, game: Site, to: i64) -> None:
        """ESC-R-120, ESC-R-121: what was asked for is checked and paid now."""
        move = asked_for(game, to, ACCEPT)
        withdraw_offer(game, to, ACCEPT)
        kind, detail = kind_of(move), detail_of(move)
        if self.why_not(game, to, kind, detail):
            self.forget_swap_of(game, to)
            game.tell(MISSED, to)
        elif kind == SWAP:
            self.swap(game, characters_of(game), to, detail)
        else:
            self.hop(game, to, detail // MATES, detail % MATES)

    def drop_offer(self, game: Site, seat: i64) -> None:
        withdraw_offer(game, seat, ACCEPT)
        self.forget_swap_of(game, seat)

    def forget_swap_of(self, game: Site, seat: i64) -> None:
        """What the trickster has laid out is taken up again."""
        if is_hero(game, seat, TRICKSTER):
            self.forget_swap()

    def decide(self, game: Site, seat: i64, kind: i64, what: i64, rng: Rng) -> None:
        """ESC-R-120, ESC-R-121: who does not answer says no."""
        self.forget_swap_of(game, seat)
        game.tell(LAPSED, seat)


def travellers_of(game: Site) -> Travellers:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no new characters in play"
    return cast("Travellers", game.parts[at])


def is_hero(game: Site, seat: i64, hero: i64) -> bool:
    """Whether a player is this character; nobody is where no characters are in play."""
    return asking.is_in_play(game, CHARACTERS) and characters_of(game).who[seat] == hero
