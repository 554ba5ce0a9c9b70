"""Escape, what came with the sixth player: the exchange of souls (a curse) and the big torch (a treasure)."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, copies, i64, vec
from serai.games.temple.module import TORCHES_GO, Module
from serai.games.temple.modules.curses.codes import CURSE_ENDED
from serai.games.temple.modules.extras.codes import LIGHT, NAME, NUMBER, SOULS_CHANGED, TORCH_LIT, TORCH_OUT
from serai.games.temple.modules.treasures.rules import why_not_use
from serai.games.temple.pieces import CURSES, TREASURES
from serai.games.temple.rules import asking
from serai.games.temple.rules.choices import close_choice, open_choice, owes_choice
from serai.games.temple.rules.codes import aimed, plain
from serai.games.temple.rules.entering import forget_act
from serai.games.temple.rules.paying import discard_treasure
from serai.games.temple.rules.plan import next_inside
from serai.games.temple.rules.pledges import release
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.state import EMPTY, NONE, OUT, Site

SOULS: Final[i64] = CURSES.index("souls")
BIG_TORCH: Final[i64] = TREASURES.index("big-torch")


class Extras(Module):
    """Who has exchanged souls with whom, and where big torches burn."""

    __slots__ = ("partner", "torches")

    def __init__(self) -> None:
        super().__init__()
        self.partner = EMPTY  # by seat: with whom the holder of an exchange of souls has changed, or NONE
        self.torches: i64 = 0  # the set of places with a big torch

    def clone(self) -> Extras:
        other = Extras()
        other.chosen = self.chosen
        other.partner = self.partner[:]
        other.torches = self.torches
        return other

    def prepare(self, game: Site, rng: Rng) -> None:
        self.partner = copies(game.seats, NONE)

    # Moves

    def choices(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        to: i64
        if owes_choice(game, seat, NAME):
            for to in range(game.seats):
                if not why_not_name(game, seat, to):
                    moves = append(moves, aimed(NAME, to))
        return moves

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        return append(moves, plain(LIGHT)) if how_many(game.loot[seat], BIG_TORCH) else moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == NAME:
            return why_not_name(game, seat, detail)
        return "SER-MOVE" if detail else why_not_use(game, seat, BIG_TORCH)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == NAME:
            self.exchange(game, seat, detail)
        else:
            self.light(game, seat)

    # Exchange of souls

    def harmless(self, game: Site, seat: i64, curse: i64) -> bool:
        """ESC-X1-SOULS-1: nobody else is inside."""
        return curse == SOULS and next_inside(game, seat) == NONE

    def cursed(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-X1-SOULS-1: the drawer names another player; where there is only one, nobody is asked."""
        if curse != SOULS:
            return
        if others_inside(game, seat) == 1:
            self.exchange(game, seat, next_inside(game, seat))
        else:
            open_choice(game, seat, NAME)

    def uncursed(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-R-82: the same two change what they move by then."""
        if curse == SOULS:
            close_choice(game, seat, NAME)
            if self.partner[seat] != NONE:
                change_pawns(game, seat, self.partner[seat])
                self.partner[seat] = NONE

    def exchange(self, game: Site, seat: i64, to: i64) -> None:
        """ESC-X1-SOULS-1: from now on each moves the pawn of the other."""
        close_choice(game, seat, NAME)
        self.partner[seat] = to
        change_pawns(game, seat, to)

    def decide(self, game: Site, seat: i64, kind: i64, what: i64, rng: Rng) -> None:
        """ESC-D-CHOICE-1: the next seat inside; with nobody else inside the curse is discarded."""
        other = next_inside(game, seat)
        if other != NONE:
            self.exchange(game, seat, other)
        else:
            self.end_souls(game, seat)

    def escaped(self, game: Site, seat: i64) -> None:
        """ESC-R-30: who escapes is out with the pawn they move; the others keep what they move."""
        close_choice(game, seat, NAME)
        other: i64
        for other in range(game.seats):
            if has(game.curses[other], SOULS) and (other == seat or self.partner[other] == seat):
                self.end_souls(game, other)

    def end_souls(self, game: Site, seat: i64) -> None:
        """The tile leaves the game, and nobody changes back."""
        game.curses[seat] &= ~only(SOULS)
        close_choice(game, seat, NAME)
        self.partner[seat] = NONE
        game.tell(CURSE_ENDED, seat, SOULS)

    # Big torch

    def light(self, game: Site, seat: i64) -> None:
        """ESC-X1-TORCH-1: this room is safe until the end of the next countdown; also of one that runs: ESC-R-32."""
        discard_treasure(game, seat, BIG_TORCH)
        self.torches |= only(game.room[seat])
        game.tell(TORCH_LIT, seat, game.room[seat], game.plan.tile[game.room[seat]])

    def safe(self, game: Site, place: i64) -> bool:
        """ESC-X1-TORCH-1, ESC-R-83."""
        return has(self.torches, place)

    def vanished(self, game: Site, place: i64) -> None:
        """A torch burns no more where there is no room."""
        self.torches &= ~only(place)

    def slam(self, game: Site, step: i64, number: i64) -> None:
        """ESC-X1-TORCH-2."""
        if step == TORCHES_GO:
            place: i64
            for place in range(len(game.plan.tile)):
                if has(self.torches, place):
                    game.tell(TORCH_OUT, place, game.plan.tile[place])
            self.torches = 0


def extras_of(game: Site) -> Extras:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no extras in play"
    return cast("Extras", game.parts[at])


def others_inside(game: Site, seat: i64) -> i64:
    """How many others are inside."""
    number: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat and game.room[other] != OUT:
            number += 1
    return number


def why_not_name(game: Site, seat: i64, to: i64) -> str:
    """ESC-X1-SOULS-1: somebody else who is inside."""
    if not owes_choice(game, seat, NAME) or not 0 <= to < game.seats or to == seat or game.room[to] == OUT:
        return "ESC-X1-SOULS-1"
    return ""


def change_pawns(game: Site, one: i64, other: i64) -> None:
    """ESC-X1-SOULS-2, ESC-R-82, ESC-R-95: pawns stay where they are; two players change whose they move, and are there now."""
    release(game, one)
    release(game, other)
    pawn, room = game.pawn[one], game.room[one]
    game.pawn[one], game.room[one] = game.pawn[other], game.room[other]
    game.pawn[other], game.room[other] = pawn, room
    game.tell(SOULS_CHANGED, one, other)  # ESC-D-ROLL-3: what waits was meant for another pawn
    forget_act(game, one)
    forget_act(game, other)
