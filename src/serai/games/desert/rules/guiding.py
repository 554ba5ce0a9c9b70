"""Le Désert interdit: the Navigator leads others."""

from __future__ import annotations

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.desert.rules.board import in_three_steps, is_buried
from serai.games.desert.rules.codes import GUIDED
from serai.games.desert.rules.turn import spend, why_no_action
from serai.games.desert.rules.walking import one_step, ride_along, why_no_steps, why_not_take_along
from serai.games.desert.state import CLIMBER, NAVIGATOR, NO_SEAT, Expedition


def led_to(game: Expedition, other: i64) -> i64:
    """DES-ADV-NAV-1, DES-ADV-NAV-2: up to three steps away; DES-R-46: the Climber goes step by step."""
    return one_step(game, other) if game.role[other] == CLIMBER else in_three_steps(game, other)


def why_not_led(game: Expedition, seat: i64, other: i64) -> str:
    """DES-R-45: any other adventurer; DES-R-10: nobody who is buried."""
    if other == seat:
        return "DES-R-45"
    return "DES-R-10" if is_buried(game, other) else ""


def why_not_guide(game: Expedition, seat: i64, other: i64, cell: i64, passenger: i64) -> str:
    """DES-ADV-NAV-1; DES-ADV-NAV-3: the Climber may take somebody along, be it the Navigator."""
    if game.guided != NO_SEAT:
        return why_not_lead_on(game, other, cell, passenger)
    rule = why_no_steps(game, seat)
    if rule:
        return rule
    if game.role[seat] != NAVIGATOR:
        return "DES-ADV-NAV-1"
    return why_not_led(game, seat, other) or why_not_lead_to(game, other, cell, passenger)


def why_not_lead_to(game: Expedition, other: i64, cell: i64, passenger: i64) -> str:
    rule = why_not_take_along(game, other, passenger, "DES-ADV-NAV-3")
    if rule or has(led_to(game, other), cell):
        return rule
    return "DES-MOVE-5" if cell == game.hole else "DES-ADV-NAV-1"


def why_not_lead_on(game: Expedition, other: i64, cell: i64, passenger: i64) -> str:
    """DES-R-45: one adventurer an action."""
    goes_on = other == game.guided and not why_not_lead_to(game, other, cell, passenger)
    return "" if goes_on else "DES-R-45"


def lead(game: Expedition, other: i64, cell: i64, passenger: i64) -> None:
    """DES-ADV-NAV-1, DES-R-45; the Climber goes step by step, for she may change passengers: DES-R-46."""
    game.tell(GUIDED, other, game.turn, cell, game.pawn[other])
    ride_along(game, other, cell, passenger)
    game.pawn[other] = cell
    if game.role[other] != CLIMBER:
        spend(game)
        return
    if game.guided == NO_SEAT:
        spend(game)
        game.guided = other
        game.steps = 3
    game.steps -= 1
    if game.steps == 0:
        halt(game)


def why_not_halt(game: Expedition, seat: i64) -> str:
    """DES-R-45: after one step at least."""
    if game.guided != NO_SEAT:
        return ""
    return why_no_action(game, seat) or "DES-R-45"


def halt(game: Expedition) -> None:
    """DES-ADV-NAV-1: fewer than three steps are enough."""
    game.guided = NO_SEAT
    game.steps = 0
