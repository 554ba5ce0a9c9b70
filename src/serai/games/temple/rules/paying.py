"""Escape: what dice are worth, and paying with them and with treasures that stand for symbols."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import MOST_TILES, TREASURE_USED
from serai.games.temple.rules.debts import hand_for, settle
from serai.games.temple.rules.handful import count, covers, dice, in_common, used
from serai.games.temple.rules.tiles import KEYS, TORCHES, WORTH, how_many, tiles
from serai.games.temple.state import FACES, GOLD, KEY, NONE, TORCH, UNROLLED, Site

# What dice are worth


def worth(game: Site, seat: i64, face: i64, symbol: i64) -> i64:
    """How many of a symbol a die of a player is worth that shows this face: one of its own, unless a module says else."""
    usual: i64 = 0
    if face == symbol:
        usual = 1
    return asking.worth(game, seat, face, symbol, usual)


def symbols_in(game: Site, seat: i64, hand: i64, symbol: i64) -> i64:
    """How many of a symbol a handful of a player shows."""
    if not asking.twists(game, seat):
        return count(hand, symbol)
    total: i64 = 0
    face: i64
    for face in range(UNROLLED + 1, FACES):
        if count(hand, face):
            total += count(hand, face) * worth(game, seat, face, symbol)
    return total


def dice_for(game: Site, seat: i64, hand: i64, cost: i64) -> i64:
    """The dice of a handful that pay a price, as few as possible; NONE where they do not."""
    if not asking.twists(game, seat):
        if covers(hand, cost):
            return cost
        return NONE
    paid: i64 = 0
    symbol: i64 = GOLD  # a price that asks for gold masks takes them first
    while symbol > UNROLLED:
        needed = count(cost, symbol)
        if needed:
            more = dice_for_symbol(game, seat, hand - paid, symbol, needed)
            if more == NONE:
                return NONE
            paid += more
        symbol -= 1
    return paid


def dice_towards(game: Site, seat: i64, hand: i64, cost: i64) -> i64:
    """The dice of a handful that help to pay a price, whether they suffice or not."""
    if not asking.twists(game, seat):
        return in_common(hand, cost)
    paid: i64 = 0
    symbol: i64 = GOLD
    while symbol > UNROLLED:
        needed = min(count(cost, symbol), symbols_in(game, seat, hand - paid, symbol))
        paid += dice_for_symbol(game, seat, hand - paid, symbol, needed)
        symbol -= 1
    return paid


def dice_for_symbol(game: Site, seat: i64, hand: i64, symbol: i64, needed: i64) -> i64:
    """Dice for one symbol: those that show it go first, then others that may stand for it; NONE where they do not suffice."""
    paid: i64 = 0
    step: i64
    for step in range(FACES):
        face = (symbol + step) % FACES
        each = worth(game, seat, face, symbol) if needed > 0 and face != UNROLLED and count(hand, face) else i64(0)
        if each:
            number = min(count(hand, face), (needed + each - 1) // each)
            paid += dice(face, number)
            needed -= number * each
    if needed > 0:
        return NONE
    return paid


# Paying


def why_not_pay(game: Site, seat: i64, cost: i64, aid: i64, rule: str) -> str:
    """ESC-ENTER-3: from the own dice alone, and the own treasures (ESC-R-12); `rule` asks for the price."""
    if aid:
        refusal = why_not_aid(game, seat, cost, aid)
        if refusal:
            return refusal
        cost = left_to_pay(cost, aid)
    return "" if can_pay(game, seat, cost) else rule


def can_pay(game: Site, seat: i64, cost: i64) -> bool:
    """Whether the dice of a player, without what they owe, pay a price."""
    if len(game.choices) == 0 and not asking.twists(game, seat):
        return covers(game.hand[seat], cost)
    return dice_for(game, seat, hand_for(game, seat, cost), cost) != NONE


def why_not_aid(game: Site, seat: i64, cost: i64, aid: i64) -> str:
    """ESC-M2-2K-1, ESC-M2-2T-1: treasures that the player has, and none in vain."""
    keys, torches = keys_in(aid), torches_in(aid)
    if keys > how_many(game.loot[seat], KEYS) or keys > doubles_of_use(cost, KEY):
        return "ESC-M2-2K-1"
    if torches > how_many(game.loot[seat], TORCHES) or torches > doubles_of_use(cost, TORCH):
        return "ESC-M2-2T-1"
    return ""


def keys_in(aid: i64) -> i64:
    return aid // (MOST_TILES + 1)


def torches_in(aid: i64) -> i64:
    return aid % (MOST_TILES + 1)


def doubles_of_use(cost: i64, face: i64) -> i64:
    """How many double symbols a price has use for."""
    return (count(cost, face) + 1) // WORTH


def left_to_pay(cost: i64, aid: i64) -> i64:
    """What the dice must show when treasures help."""
    keys = min(count(cost, KEY), WORTH * keys_in(aid))
    torches = min(count(cost, TORCH), WORTH * torches_in(aid))
    return cost - dice(KEY, keys) - dice(TORCH, torches)


def pay(game: Site, seat: i64, cost: i64, aid: i64) -> None:
    """ESC-DICE-8: the dice must be rolled before they can be used again; treasures are gone: ESC-M2-USE-1."""
    cost = left_to_pay(cost, aid)
    settle(game, seat, cost)
    hand = game.hand[seat]
    game.hand[seat] = used(hand, dice_for(game, seat, hand, cost))
    asking.paid(game, seat, hand, cost)
    for _ in range(keys_in(aid)):
        discard_treasure(game, seat, KEYS)
    for _ in range(torches_in(aid)):
        discard_treasure(game, seat, TORCHES)


def discard_treasure(game: Site, seat: i64, treasure: i64) -> None:
    """ESC-M2-USE-1."""
    game.loot[seat] -= tiles(treasure, 1)
    game.tell(TREASURE_USED, seat, treasure)
