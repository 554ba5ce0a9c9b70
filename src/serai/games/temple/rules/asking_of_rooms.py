"""Escape: what modules are asked of rooms and their gems, as `asking.py` asks all else."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.vecs import i64, vec
from serai.games.temple import module
from serai.games.temple.state import Site

# The pile


def rooms(game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
    i: i64
    for i in range(len(game.parts)):
        pile = game.parts[i].rooms(game, pile, rng)
    return pile


def more_rooms(game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
    i: i64
    for i in range(len(game.parts)):
        pile = game.parts[i].more_rooms(game, pile, rng)
    return pile


def opens(game: Site, tile: i64) -> bool:
    if has(game.heeded, module.OPENS):
        i: i64
        for i in range(game.asked.first[module.OPENS], game.asked.first[module.OPENS + 1]):
            if not game.parts[game.asked.who[i]].opens(game, tile):
                return False
    return True


# Rooms


def laid(game: Site, place: i64) -> None:
    if has(game.heeded, module.LAID):
        i: i64
        for i in range(game.asked.first[module.LAID], game.asked.first[module.LAID + 1]):
            game.parts[game.asked.who[i]].laid(game, place)


def drew(game: Site, seat: i64) -> None:
    if has(game.heeded, module.DREW):
        i: i64
        for i in range(game.asked.first[module.DREW], game.asked.first[module.DREW + 1]):
            game.parts[game.asked.who[i]].drew(game, seat)


def peeks(game: Site, seat: i64) -> bool:
    if has(game.heeded, module.PEEKS):
        i: i64
        for i in range(game.asked.first[module.PEEKS], game.asked.first[module.PEEKS + 1]):
            if game.parts[game.asked.who[i]].peeks(game, seat):
                return True
    return False


def explored(game: Site, seat: i64) -> None:
    if has(game.heeded, module.EXPLORED):
        i: i64
        for i in range(game.asked.first[module.EXPLORED], game.asked.first[module.EXPLORED + 1]):
            game.parts[game.asked.who[i]].explored(game, seat)


def discovered(game: Site, seat: i64, place: i64) -> None:
    if has(game.heeded, module.DISCOVERED):
        i: i64
        for i in range(game.asked.first[module.DISCOVERED], game.asked.first[module.DISCOVERED + 1]):
            game.parts[game.asked.who[i]].discovered(game, seat, place)


def vanished(game: Site, place: i64) -> None:
    if has(game.heeded, module.VANISHED):
        i: i64
        for i in range(game.asked.first[module.VANISHED], game.asked.first[module.VANISHED + 1]):
            game.parts[game.asked.who[i]].vanished(game, place)


def replanned(game: Site) -> None:
    if has(game.heeded, module.REPLANNED):
        i: i64
        for i in range(game.asked.first[module.REPLANNED], game.asked.first[module.REPLANNED + 1]):
            game.parts[game.asked.who[i]].replanned(game)


def needs_rooms(game: Site) -> bool:
    if has(game.heeded, module.NEEDS_ROOMS):
        i: i64
        for i in range(game.asked.first[module.NEEDS_ROOMS], game.asked.first[module.NEEDS_ROOMS + 1]):
            if game.parts[game.asked.who[i]].needs_rooms(game):
                return True
    return False


# Gems


def seals(game: Site, place: i64) -> str:
    if has(game.heeded, module.SEALS):
        i: i64
        for i in range(game.asked.first[module.SEALS], game.asked.first[module.SEALS + 1]):
            rule = game.parts[game.asked.who[i]].seals(game, place)
            if rule:
                return rule
    return ""


def stirs(game: Site, place: i64) -> bool:
    if has(game.heeded, module.STIRS):
        i: i64
        for i in range(game.asked.first[module.STIRS], game.asked.first[module.STIRS + 1]):
            if game.parts[game.asked.who[i]].stirs(game, place):
                return True
    return False


def chains(game: Site, linked: vec[i64], ready: i64) -> i64:
    if has(game.heeded, module.CHAINS):
        i: i64
        for i in range(game.asked.first[module.CHAINS], game.asked.first[module.CHAINS + 1]):
            ready = game.parts[game.asked.who[i]].chains(game, linked, ready)
    return ready


def woke(game: Site, seat: i64, places: i64) -> None:
    if has(game.heeded, module.WOKE):
        i: i64
        for i in range(game.asked.first[module.WOKE], game.asked.first[module.WOKE + 1]):
            game.parts[game.asked.who[i]].woke(game, seat, places)


def closed(game: Site, place: i64) -> None:
    if has(game.heeded, module.CLOSED):
        i: i64
        for i in range(game.asked.first[module.CLOSED], game.asked.first[module.CLOSED + 1]):
            game.parts[game.asked.who[i]].closed(game, place)
