"""Escape: choices that players owe. The kind of move that settles a choice is its kind; nobody waits for them."""

from __future__ import annotations

from serai.core.state import NEVER
from serai.core.vecs import append, i64, vec
from serai.games.temple.rules.tables import CHOICE_MS
from serai.games.temple.state import CHOICE, KIND, NONE, UNTIL, WHAT, WHERE, WHOSE, Site


def open_choice(game: Site, seat: i64, kind: i64, what: i64 = NONE, where: i64 = NONE, time: i64 = CHOICE_MS) -> None:
    """ESC-D-CHOICE-1: a player has some time to choose; one of the same kind is put anew."""
    close_choice(game, seat, kind)
    rows = vec[i64]()
    at: i64 = 0
    while at < len(game.choices) and comes_before(game, at, seat, kind):
        rows = with_row(rows, game.choices, at)
        at += CHOICE
    rows = append(append(append(rows, seat), kind), what)
    rows = append(append(rows, where), game.now + time)
    while at < len(game.choices):
        rows = with_row(rows, game.choices, at)
        at += CHOICE
    game.choices = rows


def comes_before(game: Site, at: i64, seat: i64, kind: i64) -> bool:
    """By seats, then by kinds: the order in which choices end that end together."""
    whose = game.choices[at + WHOSE]
    return whose < seat or (whose == seat and game.choices[at + KIND] < kind)


def with_row(rows: vec[i64], source: vec[i64], at: i64) -> vec[i64]:
    i: i64
    for i in range(CHOICE):
        rows = append(rows, source[at + i])
    return rows


def close_choice(game: Site, seat: i64, kind: i64) -> None:
    """It is settled, or has no object any more."""
    gone = choice_of(game, seat, kind)
    if gone != NONE:
        game.choices = without(game.choices, gone)


def without(choices: vec[i64], gone: i64) -> vec[i64]:
    rows = vec[i64]()
    at: i64
    for at in range(0, len(choices), CHOICE):
        if at != gone:
            rows = with_row(rows, choices, at)
    return rows


def choice_of(game: Site, seat: i64, kind: i64) -> i64:
    """Where a choice stands in the list, or NONE."""
    at: i64
    for at in range(0, len(game.choices), CHOICE):
        if game.choices[at + WHOSE] == seat and game.choices[at + KIND] == kind:
            return at
    return NONE


def owes_choice(game: Site, seat: i64, kind: i64) -> bool:
    return choice_of(game, seat, kind) != NONE


def what_of(game: Site, seat: i64, kind: i64) -> i64:
    """What a choice is about; NONE where there is none."""
    at = choice_of(game, seat, kind)
    if at == NONE:
        return NONE
    return game.choices[at + WHAT]


def where_of(game: Site, seat: i64, kind: i64) -> i64:
    """The place that it is about; NONE where there is none."""
    at = choice_of(game, seat, kind)
    if at == NONE:
        return NONE
    return game.choices[at + WHERE]


def until_of(game: Site, seat: i64, kind: i64) -> i64:
    """When it ends; NEVER where there is none."""
    at = choice_of(game, seat, kind)
    if at == NONE:
        return NEVER
    return game.choices[at + UNTIL]


def soonest_end(game: Site) -> i64:
    """When the next choice ends."""
    soonest: i64 = NEVER
    at: i64
    for at in range(0, len(game.choices), CHOICE):
        soonest = min(soonest, game.choices[at + UNTIL])
    return soonest


def next_over(game: Site) -> i64:
    """The first choice whose time is over, or NONE."""
    at: i64
    for at in range(0, len(game.choices), CHOICE):
        if game.choices[at + UNTIL] <= game.now:
            return at
    return NONE
