"""Escape: where modules are asked (of rooms: `asking_of_rooms.py`). Each function asks those that answer a hook, in order."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.state import NEVER
from serai.core.vecs import i64, vec
from serai.games.temple import module
from serai.games.temple.state import NONE, Site


def part_at(game: Site, number: i64) -> i64:
    """The place of a module's part, or NONE where it is not in play."""
    if number < len(game.asked.place):
        return game.asked.place[number]
    return NONE


def is_in_play(game: Site, number: i64) -> bool:
    return part_at(game, number) != NONE


# Setup


def prepare(game: Site, rng: Rng) -> None:
    i: i64
    for i in range(len(game.parts)):
        game.parts[i].prepare(game, rng)


# Players


def arrived(game: Site, seat: i64) -> None:
    if has(game.heeded, module.ARRIVED):
        i: i64
        for i in range(game.asked.first[module.ARRIVED], game.asked.first[module.ARRIVED + 1]):
            game.parts[game.asked.who[i]].arrived(game, seat)


def escaped(game: Site, seat: i64) -> None:
    if has(game.heeded, module.ESCAPED):
        i: i64
        for i in range(game.asked.first[module.ESCAPED], game.asked.first[module.ESCAPED + 1]):
            game.parts[game.asked.who[i]].escaped(game, seat)


def forbids(game: Site, seat: i64, kind: i64, detail: i64) -> str:
    if has(game.heeded, module.FORBIDS):
        i: i64
        for i in range(game.asked.first[module.FORBIDS], game.asked.first[module.FORBIDS + 1]):
            rule = game.parts[game.asked.who[i]].forbids(game, seat, kind, detail)
            if rule:
                return rule
    return ""


def price(game: Site, seat: i64, place: i64, side: i64, cost: i64) -> i64:
    if has(game.heeded, module.PRICE):
        i: i64
        for i in range(game.asked.first[module.PRICE], game.asked.first[module.PRICE + 1]):
            cost = game.parts[game.asked.who[i]].price(game, seat, place, side, cost)
    return cost


def twists(game: Site, seat: i64) -> bool:
    if has(game.heeded, module.WORTH):
        i: i64
        for i in range(game.asked.first[module.WORTH], game.asked.first[module.WORTH + 1]):
            if game.parts[game.asked.who[i]].twists(game, seat):
                return True
    return False


def worth(game: Site, seat: i64, face: i64, symbol: i64, times: i64) -> i64:
    if has(game.heeded, module.WORTH):
        i: i64
        for i in range(game.asked.first[module.WORTH], game.asked.first[module.WORTH + 1]):
            times = game.parts[game.asked.who[i]].worth(game, seat, face, symbol, times)
    return times


def keys(game: Site, number: i64) -> i64:
    if has(game.heeded, module.KEYS):
        i: i64
        for i in range(game.asked.first[module.KEYS], game.asked.first[module.KEYS + 1]):
            number = game.parts[game.asked.who[i]].keys(game, number)
    return number


def task(game: Site, place: i64) -> i64:
    wanted: i64 = 0
    if has(game.heeded, module.TASK):
        i: i64
        for i in range(game.asked.first[module.TASK], game.asked.first[module.TASK + 1]):
            wanted = game.parts[game.asked.who[i]].task(game, place, wanted)
    return wanted


def pledges(game: Site, seat: i64, place: i64, symbol: i64) -> None:
    if has(game.heeded, module.PLEDGES):
        i: i64
        for i in range(game.asked.first[module.PLEDGES], game.asked.first[module.PLEDGES + 1]):
            game.parts[game.asked.who[i]].pledges(game, seat, place, symbol)


def redeemed(game: Site, seat: i64, place: i64, face: i64) -> None:
    if has(game.heeded, module.REDEEMED):
        i: i64
        for i in range(game.asked.first[module.REDEEMED], game.asked.first[module.REDEEMED + 1]):
            game.parts[game.asked.who[i]].redeemed(game, seat, place, face)


def paid(game: Site, seat: i64, hand: i64, cost: i64) -> None:
    if has(game.heeded, module.PAID):
        i: i64
        for i in range(game.asked.first[module.PAID], game.asked.first[module.PAID + 1]):
            game.parts[game.asked.who[i]].paid(game, seat, hand, cost)


def fulfilled(game: Site, seat: i64, place: i64) -> None:
    if has(game.heeded, module.FULFILLED):
        i: i64
        for i in range(game.asked.first[module.FULFILLED], game.asked.first[module.FULFILLED + 1]):
            game.parts[game.asked.who[i]].fulfilled(game, seat, place)


# Dice


def pace(game: Site, seat: i64, percent: i64) -> i64:
    if has(game.heeded, module.PACE):
        i: i64
        for i in range(game.asked.first[module.PACE], game.asked.first[module.PACE + 1]):
            percent = game.parts[game.asked.who[i]].pace(game, seat, percent)
    return percent


def falls(game: Site, seat: i64) -> i64:
    one_in: i64 = 0
    if has(game.heeded, module.FALLS):
        i: i64
        for i in range(game.asked.first[module.FALLS], game.asked.first[module.FALLS + 1]):
            one_in = game.parts[game.asked.who[i]].falls(game, seat, one_in)
    return one_in


def frees(game: Site, seat: i64, most: i64) -> i64:
    if has(game.heeded, module.FREES):
        i: i64
        for i in range(game.asked.first[module.FREES], game.asked.first[module.FREES + 1]):
            most = game.parts[game.asked.who[i]].frees(game, seat, most)
    return most


def compels(game: Site, seat: i64, hand: i64) -> i64:
    taken: i64 = 0
    if has(game.heeded, module.COMPELS):
        i: i64
        for i in range(game.asked.first[module.COMPELS], game.asked.first[module.COMPELS + 1]):
            taken |= game.parts[game.asked.who[i]].compels(game, seat, hand)
    return taken


# Time


def safe(game: Site, place: i64) -> bool:
    if has(game.heeded, module.SAFE):
        i: i64
        for i in range(game.asked.first[module.SAFE], game.asked.first[module.SAFE + 1]):
            if game.parts[game.asked.who[i]].safe(game, place):
                return True
    return False


def slam(game: Site, step: i64, number: i64) -> None:
    if has(game.heeded, module.SLAM):
        i: i64
        for i in range(game.asked.first[module.SLAM], game.asked.first[module.SLAM + 1]):
            game.parts[game.asked.who[i]].slam(game, step, number)


def alarm(game: Site) -> i64:
    soonest: i64 = NEVER
    if has(game.heeded, module.ALARM):
        i: i64
        for i in range(game.asked.first[module.ALARM], game.asked.first[module.ALARM + 1]):
            soonest = min(soonest, game.parts[game.asked.who[i]].alarm(game))
    return soonest


def ring(game: Site, rng: Rng) -> None:
    if has(game.heeded, module.RING):
        i: i64
        for i in range(game.asked.first[module.RING], game.asked.first[module.RING + 1]):
            game.parts[game.asked.who[i]].ring(game, rng)


# Moves


def choices(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    if has(game.heeded, module.CHOICES):
        i: i64
        for i in range(game.asked.first[module.CHOICES], game.asked.first[module.CHOICES + 1]):
            moves = game.parts[game.asked.who[i]].choices(game, seat, moves)
    return moves


def here(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    if has(game.heeded, module.HERE):
        asked = game.asked
        parts = game.parts
        i: i64
        for i in range(asked.first[module.HERE], asked.first[module.HERE + 1]):
            moves = parts[asked.who[i]].here(game, seat, moves)
    return moves


def offers(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    if has(game.heeded, module.OFFERS):
        asked = game.asked
        parts = game.parts
        i: i64
        for i in range(asked.first[module.OFFERS], asked.first[module.OFFERS + 1]):
            moves = parts[asked.who[i]].offers(game, seat, moves)
    return moves


def owner(game: Site, kind: i64) -> i64:
    """The place of the part whose kind of move it is, or NONE."""
    if 0 <= kind < len(game.asked.owner):
        return game.asked.owner[kind]
    return NONE


def why_not(game: Site, seat: i64, kind: i64, detail: i64) -> str:
    """A move of a module's own; of one that is not in play, none."""
    at = owner(game, kind)
    return "SER-MOVE" if at == NONE else game.parts[at].why_not(game, seat, kind, detail)


def act(game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
    game.parts[owner(game, kind)].act(game, seat, kind, detail, rng)


def touches(game: Site, kind: i64) -> bool:
    """ESC-R-116: of a module's own moves; which of the base do is known where it matters."""
    at = owner(game, kind)
    return at != NONE and game.parts[at].touches(kind)


def withholds(game: Site, seat: i64, move: i64) -> bool:
    if has(game.heeded, module.WITHHOLDS):
        i: i64
        for i in range(game.asked.first[module.WITHHOLDS], game.asked.first[module.WITHHOLDS + 1]):
            if game.parts[game.asked.who[i]].withholds(game, seat, move):
                return True
    return False


def decide(game: Site, seat: i64, kind: i64, what: i64, rng: Rng) -> None:
    game.parts[owner(game, kind)].decide(game, seat, kind, what, rng)


# Curses


def draws(game: Site, seat: i64) -> i64:
    number: i64 = 1
    if has(game.heeded, module.DRAWS):
        i: i64
        for i in range(game.asked.first[module.DRAWS], game.asked.first[module.DRAWS + 1]):
            number = game.parts[game.asked.who[i]].draws(game, seat, number)
    return number


def harmless(game: Site, seat: i64, curse: i64) -> bool:
    if has(game.heeded, module.HARMLESS):
        i: i64
        for i in range(game.asked.first[module.HARMLESS], game.asked.first[module.HARMLESS + 1]):
            if game.parts[game.asked.who[i]].harmless(game, seat, curse):
                return True
    return False


def cursed(game: Site, seat: i64, curse: i64) -> None:
    if has(game.heeded, module.CURSED):
        i: i64
        for i in range(game.asked.first[module.CURSED], game.asked.first[module.CURSED + 1]):
            game.parts[game.asked.who[i]].cursed(game, seat, curse)


def uncursed(game: Site, seat: i64, curse: i64) -> None:
    if has(game.heeded, module.UNCURSED):
        i: i64
        for i in range(game.asked.first[module.UNCURSED], game.asked.first[module.UNCURSED + 1]):
            game.parts[game.asked.who[i]].uncursed(game, seat, curse)


# The rest


def hushes(game: Site, seat: i64) -> bool:
    if has(game.heeded, module.HUSHES):
        i: i64
        for i in range(game.asked.first[module.HUSHES], game.asked.first[module.HUSHES + 1]):
            if game.parts[game.asked.who[i]].hushes(game, seat):
                return True
    return False


def doom(game: Site) -> str:
    if has(game.heeded, module.DOOM):
        i: i64
        for i in range(game.asked.first[module.DOOM], game.asked.first[module.DOOM + 1]):
            rule = game.parts[game.asked.who[i]].doom(game)
            if rule:
                return rule
    return ""


def imagine(game: Site, seat: i64, rng: Rng) -> None:
    if has(game.heeded, module.IMAGINE):
        i: i64
        for i in range(game.asked.first[module.IMAGINE], game.asked.first[module.IMAGINE + 1]):
            game.parts[game.asked.who[i]].imagine(game, seat, rng)
