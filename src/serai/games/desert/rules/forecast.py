"""Le Désert interdit: the Meteorologist spares storm cards, or looks at them and puts them back."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules.codes import LOOKED, SORTED, SPARED, SUNK
from serai.games.desert.rules.turn import spend, storm_level, why_no_action
from serai.games.desert.state import METEOROLOGIST, Expedition

# Sparing a card


def can_spare(game: Expedition) -> bool:
    """DES-ADV-MET-1, DES-R-30: as many as the meter shows."""
    return game.fewer < storm_level(game)


def why_not_spare(game: Expedition, seat: i64) -> str:
    """DES-ADV-MET-1, DES-R-30."""
    rule = why_no_action(game, seat)
    if rule:
        return rule
    if game.role[seat] != METEOROLOGIST:
        return "DES-ADV-MET-1"
    return "" if can_spare(game) else "DES-R-30"


def spare(game: Expedition) -> None:
    """DES-ADV-MET-1, DES-R-30."""
    game.fewer += 1
    game.tell(SPARED, game.turn, storm_level(game) - game.fewer)
    spend(game)


# Looking


def why_not_look(game: Expedition, seat: i64) -> str:
    """DES-ADV-MET-2."""
    return why_no_action(game, seat) or ("" if game.role[seat] == METEOROLOGIST else "DES-ADV-MET-2")


def look(game: Expedition) -> None:
    """DES-ADV-MET-2, DES-R-31: as many as the meter shows, or what is left."""
    level = storm_level(game)
    n: i64 = level if level < game.undrawn else game.undrawn
    game.known_top = n
    game.unplaced = n
    game.bottom_used = 0
    game.storm = game.storm[:]
    sort_hand(game)
    game.tell(LOOKED, game.turn, n)
    spend(game)


def sort_hand(game: Expedition) -> None:
    """The cards in the Meteorologist's hand, by number: nothing tells in which order they lay."""
    base = hand_start(game)
    i: i64
    j: i64
    for i in range(base + 1, base + game.unplaced):
        for j in range(i, base, -1):
            if game.storm[j - 1] > game.storm[j]:
                game.storm[j - 1], game.storm[j] = game.storm[j], game.storm[j - 1]


def hand_start(game: Expedition) -> i64:
    """Where the cards in the Meteorologist's hand begin."""
    return game.undrawn - game.known_top


def in_hand(game: Expedition) -> i64:
    """The set of the cards in the Meteorologist's hand; equal cards are one choice."""
    cards: i64 = 0
    i: i64
    for i in range(hand_start(game), hand_start(game) + game.unplaced):
        cards |= only(game.storm[i])
    return cards


# Putting cards back


def why_nothing_to_sort(game: Expedition, seat: i64) -> str:
    """DES-ADV-MET-3: only after a look."""
    return "" if game.unplaced else why_no_action(game, seat) or "DES-ADV-MET-3"


def why_not_put_on_top(game: Expedition, seat: i64, card: i64) -> str:
    """DES-ADV-MET-3: any card of the hand."""
    return why_nothing_to_sort(game, seat) or ("" if has(in_hand(game), card) else "DES-ADV-MET-3")


def put_on_top(game: Expedition, card: i64) -> None:
    """DES-ADV-MET-3, DES-R-32: the first one put back is the first one drawn."""
    game.storm = game.storm[:]
    take_to(game, card, hand_start(game) + game.unplaced - 1)
    game.unplaced -= 1
    game.tell(SORTED, game.turn, card)
    lay_last(game)


def can_sink(game: Expedition) -> bool:
    """DES-ADV-MET-3: one of them."""
    return not game.bottom_used


def why_not_put_under(game: Expedition, seat: i64, card: i64) -> str:
    """DES-ADV-MET-3: any card of the hand, but only one."""
    return why_not_put_on_top(game, seat, card) or ("" if can_sink(game) else "DES-ADV-MET-3")


def put_under(game: Expedition, card: i64) -> None:
    """DES-ADV-MET-3: one card may go to the bottom."""
    game.storm = game.storm[:]
    base = hand_start(game)
    take_to(game, card, base)
    i: i64
    for i in range(base, 0, -1):
        game.storm[i] = game.storm[i - 1]
    game.storm[0] = card
    game.known_bottom = (game.known_bottom if game.known_bottom < base else base) + 1
    game.known_top -= 1
    game.unplaced -= 1
    game.bottom_used = 1
    game.tell(SUNK, game.turn, card)
    lay_last(game)


def lay_last(game: Expedition) -> None:
    """The last card goes back by itself once another lies at the bottom: there is no choice left."""
    if game.unplaced == 1 and game.bottom_used:
        game.unplaced = 0
        game.tell(SORTED, game.turn, game.storm[hand_start(game)])


def take_to(game: Expedition, card: i64, place: i64) -> None:
    """Moves a card of the hand to a place at either end of it; the others keep their order."""
    i = hand_start(game)
    while game.storm[i] != card:
        i += 1
    step: i64 = 1 if place > i else -1
    while i != place:
        game.storm[i] = game.storm[i + step]
        i += step
    game.storm[place] = card
