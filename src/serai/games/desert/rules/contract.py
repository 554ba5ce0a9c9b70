"""Le Désert interdit: the game, as bots, servers and laws see it."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import only
from serai.core.state import Outcome
from serai.core.vecs import i64, vec, zeros
from serai.games.desert.rules import actions, codes, free, storm
from serai.games.desert.rules.end import how_it_ended
from serai.games.desert.rules.hidden import imagine_anew
from serai.games.desert.rules.legal import legal_moves, movers_now
from serai.games.desert.rules.refusals import why_refused
from serai.games.desert.rules.setup import (
    ALL_EQUIPMENT,
    ALL_STORM_CARDS,
    deal_adventurers,
    empty_kits,
    fill_canteens,
    furnish,
    lay_tiles,
    no_parts_yet,
    shuffled,
)
from serai.games.desert.rules.turn import call_storm
from serai.games.desert.state import CELLS, Expedition


def setup(chosen: vec[i64], ladder: vec[i64], tick: i64, starter: i64, aside: bool, rng: Rng) -> Desert:
    """DES-SETUP-1 to -11; `chosen` has one adventurer a seat, or RANDOM."""
    face = lay_tiles(rng)
    storm_pile = shuffled(ALL_STORM_CARDS, rng)
    gear_pile = shuffled(ALL_EQUIPMENT, rng)
    role = deal_adventurers(chosen, rng)
    seats: i64 = len(role)
    game = Desert(
        seats, role, ladder, face, zeros(CELLS), no_parts_yet(), zeros(seats), fill_canteens(role), empty_kits(seats),
        storm_pile, gear_pile,
    )  # fmt: skip
    game.aside = 1 if aside else 0
    furnish(game, tick, starter, rng)
    return game


def carry_out(game: Expedition, seat: i64, move: i64, rng: Rng) -> None:
    """What a move does."""
    if move < codes.TAKE_PART:
        carry_out_plain(game, seat, move, rng)
    elif move >= codes.GUIDE:
        passenger, rest = divide(move - codes.GUIDE, codes.TABLE * CELLS)
        actions.lead(game, rest // CELLS, rest % CELLS, passenger - 1)
    elif move >= codes.FLY:
        passenger, cell = divide(move - codes.FLY, CELLS)
        free.fly_to(game, seat, cell, passenger - 1)
    elif move >= codes.WALK:
        passenger, cell = divide(move - codes.WALK, CELLS)
        actions.walk_to(game, seat, cell, passenger - 1)
    elif move >= codes.HAND:
        to, card = divide(move - codes.HAND, 6)
        free.hand_card(game, seat, to, card)
    elif move >= codes.GIVE:
        to, less_one = divide(move - codes.GIVE, 5)
        free.give_water(game, seat, to, less_one + 1)
    elif move >= codes.SCOUT:
        free.scout(game, seat, move - codes.SCOUT)
    elif move >= codes.BLAST:
        free.blast(game, seat, move - codes.BLAST)
    elif move >= codes.DIG:
        actions.dig(game, seat, move - codes.DIG)
    elif move >= codes.PUT_UNDER:
        storm.put_under(game, move - codes.PUT_UNDER)
    elif move >= codes.PUT_ON_TOP:
        storm.put_on_top(game, move - codes.PUT_ON_TOP)
    else:
        actions.take_part(game, seat, move - codes.TAKE_PART)


def divide(number: i64, by: i64) -> tuple[i64, i64]:
    return number // by, number % by


def carry_out_plain(game: Expedition, seat: i64, move: i64, rng: Rng) -> None:
    """What a move without details does."""
    if move == codes.REVEAL:
        storm.reveal(game, rng)
    elif move == codes.CALL_STORM:
        call_storm(game)
    elif move == codes.EXCAVATE:
        actions.excavate(game, seat)
    elif move == codes.SPARE:
        storm.spare(game)
    elif move == codes.LOOK:
        storm.look(game)
    elif move == codes.DRAW_WATER:
        actions.draw_water(game, seat)
    elif move == codes.HALT:
        actions.halt(game)
    elif move == codes.RAISE_SHIELD:
        free.raise_shield(game, seat)
    elif move == codes.SHARE_RESERVE:
        free.share_reserve(game, seat)
    else:
        free.speed_up(game, seat)


class Desert(Expedition):
    """Le Désert interdit."""

    __slots__ = ()

    def clone(self) -> Desert:
        other = Desert(
            self.seats, self.role, self.ladder, self.face[:], self.sand[:], self.part_at[:], self.pawn[:],
            self.water[:], self.kit[:], self.storm, self.gear,
        )  # fmt: skip
        other.take_over(self)
        return other

    def movers(self) -> i64:
        return movers_now(self)

    def legal(self, seat: i64) -> vec[i64]:
        return legal_moves(self, seat)

    def why_not(self, seat: i64, move: i64) -> str:
        return why_refused(self, seat, move)

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        carry_out(self, seat, move, rng)

    def outcome(self) -> Outcome | None:
        return how_it_ended(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        imagine_anew(self, seat, rng)

    def expected(self) -> i64:
        return only(self.turn)
