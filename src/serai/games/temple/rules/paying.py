"""Escape: paying with dice, and with double keys and torches."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.temple.rules.codes import MOST_TILES, TREASURE_USED
from serai.games.temple.rules.debts import hand_of, settle
from serai.games.temple.rules.handful import count, covers, dice, used
from serai.games.temple.rules.tiles import WORTH, how_many, tiles
from serai.games.temple.state import KEY, KEYS, TORCH, TORCHES, Site


def why_not_pay(game: Site, seat: i64, cost: i64, aid: i64, rule: str) -> str:
    """ESC-ENTER-3: from the own dice alone, and the own treasures (ESC-R-12); `rule` asks for the price."""
    if aid:
        refusal = why_not_aid(game, seat, cost, aid)
        if refusal:
            return refusal
        cost = left_to_pay(cost, aid)
    return "" if covers(hand_of(game, seat), cost) else rule


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
    settle(game, seat)
    game.hand[seat] = used(game.hand[seat], left_to_pay(cost, aid))
    for _ in range(keys_in(aid)):
        discard_treasure(game, seat, KEYS)
    for _ in range(torches_in(aid)):
        discard_treasure(game, seat, TORCHES)


def discard_treasure(game: Site, seat: i64, treasure: i64) -> None:
    """ESC-M2-USE-1."""
    game.loot[seat] -= tiles(treasure, 1)
    game.tell(TREASURE_USED, seat, treasure)
