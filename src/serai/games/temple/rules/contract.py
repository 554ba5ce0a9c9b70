"""Escape: the names by which bots, servers and laws call the rules."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import Outcome
from serai.core.vecs import i64, vec
from serai.games.temple.rules.acts import ask, why_refused
from serai.games.temple.rules.end import how_it_ended
from serai.games.temple.rules.hidden import imagine_anew
from serai.games.temple.rules.legal import legal_moves, movers_now
from serai.games.temple.rules.plan import inside
from serai.games.temple.rules.timeline import next_alarm, ring
from serai.games.temple.rules.votes import hushed
from serai.games.temple.state import Site


class Temple(Site):
    """Escape, as bots, servers and laws see it."""

    __slots__ = ()

    def clone(self) -> Temple:
        other = Temple(self.seats)
        copy_temple(self, other)
        copy_players(self, other)
        copy_parts(self, other)
        other.now = self.now
        return other

    def movers(self) -> i64:
        return movers_now(self)

    def expected(self) -> i64:
        return movers_now(self)

    def legal(self, seat: i64) -> vec[i64]:
        return legal_moves(self, seat)

    def why_not(self, seat: i64, move: i64) -> str:
        return why_refused(self, seat, move)

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        ask(self, seat, move, rng)

    def alarm(self) -> i64:
        return next_alarm(self)

    def ring(self, rng: Rng) -> None:
        ring(self, rng)

    def outcome(self) -> Outcome | None:
        return how_it_ended(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        imagine_anew(self, seat, rng)

    def in_play(self) -> i64:
        return inside(self)  # ESC-R-119

    def hushed(self) -> i64:
        return hushed(self)


def copy_temple(one: Site, other: Site) -> None:
    """What clones share, since it is never written in place, and what is a number."""
    other.timeline = one.timeline
    other.guard = one.guard
    other.capped = one.capped
    other.boosts = one.boosts
    other.asked = one.asked
    other.heeded = one.heeded
    other.plan = one.plan
    other.start = one.start
    other.gems = one.gems
    other.used = one.used
    other.pile = one.pile
    other.undrawn = one.undrawn
    other.seen = one.seen
    other.exit_low = one.exit_low
    other.exit_high = one.exit_high
    other.depot = one.depot
    other.boxed = one.boxed
    other.spare = one.spare
    other.pledges = one.pledges
    other.pledgers = one.pledgers
    other.gifts = one.gifts
    other.choices = one.choices
    other.offers = one.offers
    other.fate = one.fate
    other.fate_by = one.fate_by
    other.fate_vain = one.fate_vain
    other.stops = one.stops
    other.stage = one.stage
    other.end = one.end


def copy_players(one: Site, other: Site) -> None:
    """What is written in place."""
    other.room = one.room[:]
    other.pawn = one.pawn[:]
    other.hand = one.hand[:]
    other.aside = one.aside[:]
    other.owed = one.owed[:]
    other.curses = one.curses[:]
    other.loot = one.loot[:]
    other.roll_at = one.roll_at[:]
    other.act_at = one.act_at[:]
    other.next_roll = one.next_roll[:]
    other.next_act = one.next_act[:]


def copy_parts(one: Site, other: Site) -> None:
    """Of every module its own."""
    parts = one.parts[:]
    i: i64
    for i in range(len(parts)):
        parts[i] = one.parts[i].clone()
    other.parts = parts
