"""Deserto: the rules, in the rulebook's order."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import first, has, only
from serai.core.state import Outcome
from serai.core.vecs import append, copies, i64, small_zeros, u8, vec, zeros
from serai.games.deserto.pieces import BOX
from serai.games.deserto.state import CARDS, CELLS, KINDS, NO_CARD, VIZIER, Square

HAND: Final[i64] = BOX.hand
ALL_CARDS: Final = vec[i64](BOX.deck())
NOTHING: Final = 9  # neither a card nor an empty position
BEATS: Final = vec[i64](BOX.beats(NOTHING))
BEATEN_BY: Final = vec[i64](BOX.beaten_by(NOTHING))

RANDOM: Final = -1  # the starting player is drawn by lot

# What the story tells.
LAID: Final = 1  # seat, card, cell
TAKEN: Final = 2  # seat, cell, cards
FOUR_VIZIERS: Final = 3  # seat
GIVEN: Final = 4  # seat, card, to
DRAWN: Final = 5  # seat, card (the card is for the seat alone)

# Moves: card * 5 + cell lays a card, card * 5 + 4 gives it away.
GIVE: Final = 4
MOVES: Final = 20


def lay(card: i64, cell: i64) -> i64:
    """The move that lays a card on a position."""
    return card * 5 + cell


def give(card: i64) -> i64:
    """The move that gives a card away."""
    return card * 5 + GIVE


def left_of(cell: i64) -> i64:
    return (cell + 1) & 3


def right_of(cell: i64) -> i64:
    return (cell + 3) & 3


# Setup


def setup(seats: i64, starter: i64, rng: Rng) -> Deserto:
    """DST-SETUP-1 to -4."""
    deck = ALL_CARDS[:]
    rng.shuffle(deck)
    game = Deserto(
        seats, deck, CARDS, zeros(seats * KINDS), copies(CELLS, NO_CARD), zeros(CELLS),
        small_zeros(CELLS * CARDS), zeros(seats), 0,
    )  # fmt: skip
    seat: i64
    for seat in range(seats):  # DST-SETUP-1
        for _ in range(HAND):
            draw(game, seat)
    game.undrawn -= 1  # DST-SETUP-3: it is put down, not played, so it wins nothing
    put_down(game, deck[game.undrawn], 0)
    game.turn = rng.below(seats) if starter == RANDOM else starter  # DST-SETUP-4
    return game


# Turn


def take_turn(game: Square, seat: i64, move: i64) -> None:
    """DST-TURN-1: lay a card or give one away."""
    card = move // 5
    cell = move % 5
    game.hands[seat * KINDS + card] -= 1
    if cell == GIVE:
        give_away(game, seat, card)
    else:
        place(game, seat, card, cell)
    draw(game, seat)
    game.turn = seat + 1 if seat + 1 < game.seats else 0  # DST-TURN-3


def draw(game: Square, seat: i64) -> None:
    """DST-TURN-2; with an empty draw pile hands shrink: DST-TURN-4."""
    if game.undrawn:
        game.undrawn -= 1
        card = game.deck[game.undrawn]
        game.hands[seat * KINDS + card] += 1
        game.tell(DRAWN, seat, card)


# Placing


def legal_moves(game: Square, seat: i64) -> vec[i64]:
    """Every placement, and every card can be given: DST-TURN-1."""
    moves = vec[i64](capacity=MOVES)
    top = game.top
    cells = open_cells(top)
    card: i64
    cell: i64
    for card in range(KINDS):
        if game.hands[seat * KINDS + card]:
            for cell in range(CELLS):
                if has(cells, cell) and not is_barred(top, card, cell):
                    moves = append(moves, lay(card, cell))
            moves = append(moves, give(card))  # DST-GIVE-3
    return moves


def open_cells(top: vec[i64]) -> i64:
    """Where a card may go at all: DST-PLACE-1 to -5."""
    filled = filled_cells(top)
    if filled == 0 or filled == first(CELLS):  # DST-PLACE-5: empty table; DST-PLACE-4: on top of any pile
        return first(CELLS)
    return beside(filled) & ~filled  # DST-PLACE-2, DST-PLACE-3


def filled_cells(top: vec[i64]) -> i64:
    filled: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if top[cell] != NO_CARD:
            filled |= only(cell)
    return filled


def beside(cells: i64) -> i64:
    """All neighbours of a set of positions, round the ring."""
    return ((cells << 1) | (cells >> 3) | (cells >> 1) | (cells << 3)) & first(CELLS)


def is_barred(top: vec[i64], card: i64, cell: i64) -> bool:
    """DST-PLACE-6: beside something stronger; DST-PLACE-7: what gets covered does not matter."""
    stronger = BEATEN_BY[card]
    return top[left_of(cell)] == stronger or top[right_of(cell)] == stronger


def place(game: Square, seat: i64, card: i64, cell: i64) -> None:
    """A card is laid and wins what it beats."""
    put_down(game, card, cell)
    game.tell(LAID, seat, card, cell)
    win_neighbour(game, seat, card, left_of(cell))  # DST-WIN-2: both
    win_neighbour(game, seat, card, right_of(cell))
    if card == VIZIER:
        win_four_viziers(game, seat)


def put_down(game: Square, card: i64, cell: i64) -> None:
    game.top[cell] = card
    game.piles[cell * CARDS + game.height[cell]] = u8(card)
    game.height[cell] += 1


# Winning cards


def win_neighbour(game: Square, seat: i64, card: i64, cell: i64) -> None:
    """DST-WIN-1, with no choice (DST-WIN-3) and no chain (DST-WIN-9)."""
    if game.top[cell] == BEATS[card]:
        take(game, seat, cell)


def win_four_viziers(game: Square, seat: i64) -> None:
    """DST-VIZ-1; the table is then empty: DST-VIZ-2."""
    cell: i64
    for cell in range(CELLS):
        if game.top[cell] != VIZIER:
            return
    game.tell(FOUR_VIZIERS, seat)
    for cell in range(CELLS):
        take(game, seat, cell)


def take(game: Square, seat: i64, cell: i64) -> None:
    """DST-WIN-4: the whole pile leaves the table."""
    game.tell(TAKEN, seat, cell, game.height[cell])
    game.won[seat] += game.height[cell]
    game.height[cell] = 0
    game.top[cell] = NO_CARD


# Giving a card


def give_away(game: Square, seat: i64, card: i64) -> None:
    """DST-GIVE-1, DST-GIVE-2: the previous player counts it as won."""
    to = seat - 1 if seat else game.seats - 1
    game.won[to] += 1
    game.tell(GIVEN, seat, card, to)


# End


def is_over(game: Square) -> bool:
    """DST-END-1; by DST-TURN-4 nobody runs out before the others."""
    return hand_size(game, game.turn) == 0


def most_won(game: Square) -> Outcome:
    """DST-END-3, DST-END-4; what lies on the table is nobody's: DST-END-2."""
    best: i64 = 0
    winners: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.won[seat] > best:
            best = game.won[seat]
            winners = 0
        if game.won[seat] == best:
            winners |= only(seat)
    return Outcome(game.won[:], winners, "DST-END-3")


def hand_size(game: Square, seat: i64) -> i64:
    hands = game.hands
    base = seat * KINDS
    return hands[base] + hands[base + 1] + hands[base + 2] + hands[base + 3]


# Why a move is refused


def why_refused(game: Square, seat: i64, move: i64) -> str:
    """The rule that forbids a move, for people; `legal_moves` decides."""
    if is_over(game):
        return "DST-END-1"
    if seat != game.turn:
        return "DST-TURN-3"
    if not 0 <= move < MOVES:
        return "SER-MOVE"
    card = move // 5
    cell = move % 5
    if game.hands[seat * KINDS + card] == 0:
        return "DST-TURN-1"
    if cell == GIVE:
        return ""
    return why_not_there(game.top, card, cell)


def why_not_there(top: vec[i64], card: i64, cell: i64) -> str:
    if not has(open_cells(top), cell):
        return "DST-PLACE-3" if top[cell] == NO_CARD else "DST-PLACE-2"
    return "DST-PLACE-6" if is_barred(top, card, cell) else ""


# What a seat cannot know: the other hands and the draw pile


def unseen_by(game: Square, seat: i64) -> vec[i64]:
    """How many cards of each kind are hidden from a seat: what it can work out, and not a bit more."""
    counts = zeros(KINDS)
    i: i64
    for i in range(game.undrawn):
        counts[game.deck[i]] += 1
    for i in range(game.seats * KINDS):
        if i // KINDS != seat:
            counts[i % KINDS] += game.hands[i]
    return counts


def deal_anew(game: Square, seat: i64, rng: Rng) -> None:
    """The same cards, sorted, shuffled and dealt again to all but this seat; every hand keeps its size."""
    counts = unseen_by(game, seat)
    deck = vec[i64](capacity=CARDS)
    other: i64
    kind: i64
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            deck = append(deck, kind)
    rng.shuffle(deck)
    game.deck = deck
    game.undrawn = len(deck)
    for other in range(game.seats):
        if other != seat:
            n = hand_size(game, other)
            for kind in range(KINDS):
                game.hands[other * KINDS + kind] = 0
            for _ in range(n):
                game.undrawn -= 1
                game.hands[other * KINDS + deck[game.undrawn]] += 1


# The contract


class Deserto(Square):
    """Deserto, as bots, servers and laws see it."""

    __slots__ = ()

    def clone(self) -> Deserto:
        other = Deserto(
            self.seats, self.deck, self.undrawn, self.hands[:], self.top[:], self.height[:], self.piles[:],
            self.won[:], self.turn,
        )  # fmt: skip
        other.now = self.now
        return other

    def movers(self) -> i64:
        return only(self.turn)

    def legal(self, seat: i64) -> vec[i64]:
        return legal_moves(self, seat) if seat == self.turn else vec[i64]()

    def why_not(self, seat: i64, move: i64) -> str:
        return why_refused(self, seat, move)

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        take_turn(self, seat, move)

    def outcome(self) -> Outcome | None:
        return most_won(self) if is_over(self) else None

    def imagine(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)
