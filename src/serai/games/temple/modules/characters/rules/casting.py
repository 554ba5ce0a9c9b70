"""Escape, module 6: who is whom: characters are chosen before the start signal, or dealt."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.state import NEVER
from serai.core.vecs import append, copies, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.characters.codes import (
    ACTIVABLE,
    CHOOSE,
    CHOSE,
    DEALT,
    DOC,
    HEROES,
    MAGICIAN,
    PERMANENT,
    PRIEST,
    SIGNALLED,
    TILES,
    TRICKSTER,
)
from serai.games.temple.rules import asking
from serai.games.temple.rules.choices import close_choice, open_choice, owes_choice
from serai.games.temple.rules.codes import aimed
from serai.games.temple.rules.timeline import await_signal, sound_signal
from serai.games.temple.state import EMPTY, NONE, Site

CHOOSING: Final = 30_000  # ms
TRAVELLERS: Final = 15  # the module that brings the last characters
USUAL: Final[i64] = TRICKSTER  # characters without it
ALL: Final[i64] = len(HEROES)


class Casting(Module):
    """Which character each player is, with which power, and when it began."""

    __slots__ = ("began", "power", "who")

    def __init__(self) -> None:
        super().__init__()
        self.who = EMPTY  # by seat: the character, or NONE
        self.power = EMPTY  # by seat: which of its tiles
        self.began: i64 = NEVER  # when the start signal sounded

    def prepare(self, game: Site, rng: Rng) -> None:
        """ESC-M6-SETUP-2: play starts at once where characters are dealt."""
        self.who = copies(game.seats, NONE)
        self.power = copies(game.seats, PERMANENT)
        if self.chosen == DEALT:
            self.deal(game, rng)
            return
        seat: i64
        for seat in range(game.seats):
            open_choice(game, seat, CHOOSE, time=CHOOSING)
        await_signal(game)

    def deal(self, game: Site, rng: Rng) -> None:
        """ESC-M6-SETUP-2: character and tile at random."""
        deck = vec[i64]()
        hero: i64
        for hero in range(known_heroes(game)):
            if is_offered(game, hero, PERMANENT) or is_offered(game, hero, ACTIVABLE):
                deck = append(deck, hero)
        rng.shuffle(deck)
        seat: i64
        for seat in range(game.seats):
            self.who[seat] = deck[seat]
            self.power[seat] = rng.below(TILES)
            if not is_offered(game, deck[seat], self.power[seat]):
                self.power[seat] = 1 - self.power[seat]
        self.began = 0

    # Choosing

    def tiles_to_choose(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        """ESC-M6-SETUP-1: every free tile but the one that the player has."""
        tile: i64
        if owes_choice(game, seat, CHOOSE):
            for tile in range(ALL * TILES):
                if not self.why_not_choose(game, seat, tile):
                    moves = append(moves, aimed(CHOOSE, tile))
        return moves

    def why_not_choose(self, game: Site, seat: i64, tile: i64) -> str:
        """ESC-M6-SETUP-1, -2: a free character; one may change until everybody has chosen. Solo: ESC-R-129."""
        hero, power = tile // TILES, tile % TILES
        if not owes_choice(game, seat, CHOOSE):
            return "ESC-M6-SETUP-2"
        if not 0 <= hero < known_heroes(game) or (self.who[seat] == hero and self.power[seat] == power):
            return "ESC-M6-SETUP-1"
        if not is_offered(game, hero, power):
            return "ESC-R-129"
        return "" if self.is_free(game, seat, hero) else "ESC-M6-SETUP-1"

    def is_free(self, game: Site, seat: i64, hero: i64) -> bool:
        """Nobody else has this character."""
        other: i64
        for other in range(game.seats):
            if other != seat and self.who[other] == hero:
                return False
        return True

    def choose(self, game: Site, seat: i64, tile: i64) -> None:
        """ESC-M6-SETUP-2: when everybody has chosen it begins."""
        self.who[seat] = tile // TILES
        self.power[seat] = tile % TILES
        game.tell(CHOSE, seat, tile // TILES, tile % TILES)
        self.begin_if_all_have_chosen(game)

    def choose_by_default(self, game: Site, seat: i64) -> None:
        """ESC-M6-SETUP-2: time is over; in the order of seats, the first free character with its permanent tile."""
        hero: i64 = 0
        while self.who[seat] == NONE:
            if self.is_free(game, seat, hero) and is_offered(game, hero, PERMANENT):
                self.choose(game, seat, hero * TILES + PERMANENT)
            hero += 1
        self.begin_if_all_have_chosen(game)

    def begin_if_all_have_chosen(self, game: Site) -> None:
        """ESC-M6-SETUP-2: the start signal, from which all times count."""
        seat: i64
        for seat in range(game.seats):
            if self.who[seat] == NONE or self.began != NEVER:
                return
        for seat in range(game.seats):
            close_choice(game, seat, CHOOSE)
        self.began = game.now
        sound_signal(game)
        game.tell(SIGNALLED)


def known_heroes(game: Site) -> i64:
    """ESC-Q-CHAR-3: two more with the travellers."""
    return ALL if asking.is_in_play(game, TRAVELLERS) else USUAL


def is_offered(game: Site, hero: i64, power: i64) -> bool:
    """ESC-R-129: alone nobody chooses what needs another adventurer."""
    if game.seats > 1:
        return True
    if hero == PRIEST:
        return power == ACTIVABLE
    return hero != TRICKSTER and (power == PERMANENT or hero not in (DOC, MAGICIAN))
