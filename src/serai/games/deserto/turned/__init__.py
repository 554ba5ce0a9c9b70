"""Deserto: why the chances turned. What lies open, who can win it or let it go, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator

from serai.core.happenings import Happening
from serai.core.turned import Fact, Turned, standing, tells, weightiest
from serai.games.deserto.pieces import BOX
from serai.games.deserto.sense.aims import best_catch
from serai.games.deserto.sense.chances import best_gains
from serai.games.deserto.state import KINDS, VIZIER, Square

MUCH = 3  # cards at a stroke that are worth a word
THREE = 3  # viziers: a fourth wins all

HEAVY = ["four-viziers", "taken"]
LIGHT = ["given", "laid", "drawn"]
TURNS = ("laid", "given")  # one of them is every turn


def turned(story: list[Happening], before: Square, after: Square, seat: int, rose: bool) -> Turned:
    """What was won, and what can be won now; it is bad luck to lack the card for what lies open."""
    stands = standing(int(after.now), facts(story, before, after, seat, rose))
    return Turned(deeds(story, after), stands, "luck" if tells(stands, ["lacked"]) else "choice")


def deeds(story: list[Happening], after: Square) -> list[Happening]:
    """Four viziers say all that their piles would; the third one weighs more than a card that was given."""
    whole = [one for one in story if one.name == "four-viziers"]
    third = [one for one in story if one.name == "laid" and one.details["card"] == "vizier"]
    if whole or (third and viziers(after) == THREE and not tells(story, ["taken"])):
        return whole or third[-1:]
    return weightiest(story, HEAVY, LIGHT)


def facts(story: list[Happening], before: Square, after: Square, seat: int, rose: bool) -> Iterator[Fact]:
    """What a seat let go, cards that can be won next, the distance to the others, and how long it still goes."""
    going_on = after.outcome() is None
    if not rose:
        yield from let_go(story, before, after, seat)
    if going_on and rose == (after.turn == seat):  # what somebody else can win is no reason to rise
        yield from on_offer(after)
    elif going_on and viziers(before) < viziers(after) == THREE:
        yield from three_viziers(after)
    other = rival(after, seat)
    ahead = int(after.won[seat] - after.won[other])
    name = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    yield name, {"seat": seat, "to": other, "cards": abs(ahead)}
    if going_on:
        yield "draw-pile", {"cards": int(after.undrawn)}


def let_go(story: list[Happening], before: Square, after: Square, seat: int) -> Iterator[Fact]:
    """Much lay open, it was the seat's turn, and little came of it: others saw the chance before they saw the hand."""
    if before.turn != seat or sum(one.name in TURNS for one in story) != 1 or after.won[seat] != before.won[seat]:
        return
    card, cards = best_card(before)
    held = int(best_catch(before, seat))
    if held >= MUCH:
        yield "missed", {"seat": seat, "cards": held}
    elif cards >= MUCH:
        yield "lacked", {"seat": seat, "cards": cards, "card": BOX.cards[card].name}


def on_offer(game: Square) -> Iterator[Fact]:
    """What the next player can win, or could with the right card."""
    card, cards = best_card(game)
    held = int(best_catch(game, game.turn))
    if held >= MUCH:
        yield "catch", {"seat": int(game.turn), "cards": held}
    elif viziers(game) == THREE:
        yield from three_viziers(game)
    elif cards >= MUCH:
        yield "open", {"seat": int(game.turn), "cards": cards, "card": BOX.cards[card].name}


def three_viziers(game: Square) -> Iterator[Fact]:
    """All that lies on the table, and the fourth one."""
    yield "three-viziers", {"cards": int(best_gains(game)[VIZIER])}


def best_card(game: Square) -> tuple[int, int]:
    """The kind of card that would win the most now, and how much."""
    gains = best_gains(game)
    card = max(range(KINDS), key=lambda kind: int(gains[kind]))
    return card, int(gains[card])


def viziers(game: Square) -> int:
    """Those that lie open."""
    return sum(card == VIZIER for card in game.top)


def rival(game: Square, seat: int) -> int:
    """The best of the others."""
    return max((other for other in range(int(game.seats)) if other != seat), key=lambda other: int(game.won[other]))
