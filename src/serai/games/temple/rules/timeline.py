"""Escape: what time does. The timeline is data; choices and hands that are not free yet have moments of their own."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import NEVER
from serai.core.vecs import i64
from serai.games.temple.module import DICE_ARE_LOST, TILES_TURN_UP, WEAK_LINKS
from serai.games.temple.rules import asking
from serai.games.temple.rules.acts import act, why_not_act
from serai.games.temple.rules.choices import close_choice, next_over, soonest_end
from serai.games.temple.rules.codes import CAUGHT, GIVE_UP, GONG_STRUCK, MISSED, PLACE, SLAMMED, detail_of, kind_of
from serai.games.temple.rules.debts import dice_aside, dice_of, owe, settle
from serai.games.temple.rules.dice import roll
from serai.games.temple.rules.discovering import place_by_default
from serai.games.temple.rules.end import collapse
from serai.games.temple.rules.offers import next_lapsed, soonest_lapse, withdraw_offer
from serai.games.temple.rules.votes import lapse
from serai.games.temple.state import (
    ANSWERED_BY,
    ASKED_FOR,
    ASKER,
    AWAITED,
    CUE,
    GONG,
    KIND,
    LOST,
    NONE,
    OUT,
    RUNNING,
    SLAM,
    STACKED,
    WHAT,
    WHOSE,
    Site,
)


def next_alarm(game: Site) -> i64:
    """ESC-D-CLOCK-1: the next moment at which time itself changes something."""
    if game.end > RUNNING:
        return NEVER
    soonest = min(next_cue(game), soonest_end(game))
    soonest = min(soonest, game.fate_by)
    soonest = min(soonest, asking.alarm(game))
    if len(game.offers):
        soonest = min(soonest, soonest_lapse(game))
    seat: i64
    for seat in range(game.seats):
        if game.next_roll[seat] != NONE:
            soonest = min(soonest, game.roll_at[seat])
        if game.next_act[seat] != NONE:
            soonest = min(soonest, game.act_at[seat])
    return soonest


def next_cue(game: Site) -> i64:
    """When the soundtrack does something; practice has none: ESC-TIME-7."""
    at = game.stage * CUE
    if at < len(game.timeline):
        return game.timeline[at]
    return NEVER


def ring(game: Site, rng: Rng) -> None:
    """ESC-D-ROLL-3: what had to wait comes first; then ESC-D-ORDER-3: choices that are over, hourglasses, the soundtrack."""
    do_what_waited(game, rng)
    if game.end <= RUNNING:
        end_choices(game, rng)
    if game.end == RUNNING:
        end_offers(game, rng)
        lapse_if_over(game)
    if game.end == RUNNING and asking.alarm(game) <= game.now:
        asking.ring(game, rng)
    if game.end == RUNNING and next_cue(game) <= game.now:
        play_cue(game)


def lapse_if_over(game: Site) -> None:
    """ESC-FATE-5."""
    if game.fate_by <= game.now:
        lapse(game)


# Choices


def end_choices(game: Site, rng: Rng) -> None:
    """ESC-D-CHOICE-1: whoever did not choose in time gets the default."""
    at = next_over(game)
    while at != NONE:
        seat, kind, what = game.choices[at + WHOSE], game.choices[at + KIND], game.choices[at + WHAT]
        if kind == PLACE:
            place_by_default(game, seat)
        elif kind == GIVE_UP:
            settle(game, seat)
        else:
            close_choice(game, seat, kind)
            asking.decide(game, seat, kind, what, rng)
        at = next_over(game)


def end_offers(game: Site, rng: Rng) -> None:
    """What nobody has answered in time comes to what it comes to by default, which its module knows."""
    at = next_lapsed(game)
    while at != NONE and game.end == RUNNING:
        seat, kind, move = game.offers[at + ASKER], game.offers[at + ANSWERED_BY], game.offers[at + ASKED_FOR]
        withdraw_offer(game, seat, kind)
        asking.decide(game, seat, kind, move, rng)
        at = next_lapsed(game)


# The start signal


def await_signal(game: Site) -> None:
    """ESC-M6-SETUP-2: something is chosen first, and nobody rolls before the signal: ESC-SETUP-9."""
    game.end = AWAITED


def sound_signal(game: Site) -> None:
    """ESC-M6-SETUP-2: all times count from now."""
    game.end = RUNNING
    timeline = game.timeline[:]
    at: i64
    for at in range(0, len(timeline), CUE):
        timeline[at] += game.now
    game.timeline = timeline


# The soundtrack


def play_cue(game: Site) -> None:
    """ESC-TIME-1."""
    at = game.stage * CUE
    what, number = game.timeline[at + 1], game.timeline[at + 2]
    game.stage += 1
    if what == GONG:
        game.tell(GONG_STRUCK, number)
    elif what == SLAM:
        slam(game, number)
    else:
        collapse(game)


def slam(game: Site, number: i64) -> None:
    """ESC-TIME-2, ESC-TIME-4, in the order of ESC-D-ORDER-2: who is safe, dice lost, and what modules do."""
    game.tell(SLAMMED, number)
    asking.slam(game, WEAK_LINKS, number)
    if game.end != RUNNING:
        return
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT and not is_safe(game, seat) and has_dice(game, seat):
            game.tell(CAUGHT, seat)
            owe(game, seat, LOST)
    step: i64
    for step in range(DICE_ARE_LOST, TILES_TURN_UP + 1):
        asking.slam(game, step, number)


def has_dice(game: Site, seat: i64) -> bool:
    """In hand, or on a stack: ESC-D-DIE-2."""
    return dice_of(game, seat) > 0 or dice_aside(game, seat, STACKED) > 0


def is_safe(game: Site, seat: i64) -> bool:
    """ESC-TIME-2: in the starting room; ESC-X1-TORCH-1: or where a module makes it safe."""
    return game.room[seat] == game.start or asking.safe(game, game.room[seat])


# What had to wait


def do_what_waited(game: Site, rng: Rng) -> None:
    """ESC-D-ROLL-2, ESC-D-ROLL-3: rolls and acts that came before the hands were free, in the order of seats."""
    seat: i64
    for seat in range(game.seats):
        if game.next_roll[seat] != NONE and game.roll_at[seat] <= game.now:
            roll(game, seat, game.next_roll[seat], rng)
        if game.next_act[seat] != NONE and game.act_at[seat] <= game.now and game.end <= RUNNING:
            do_act(game, seat, rng)


def do_act(game: Site, seat: i64, rng: Rng) -> None:
    """ESC-D-ORDER-1: what is no longer legal by then comes to nothing, and costs nothing."""
    move = game.next_act[seat]
    game.next_act[seat] = NONE
    if why_not_act(game, seat, kind_of(move), detail_of(move)):
        game.tell(MISSED, seat)
    else:
        act(game, seat, move, rng)
