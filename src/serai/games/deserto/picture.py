"""Deserto: a view as text, for terminals and golden files."""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.words import Words
from serai.games.deserto.pieces import Card
from serai.games.deserto.seen import View

WIDTH = 16


def draw(seen: View, words: Words, players: Sequence[str]) -> str:
    """The square in its frame, then the players, then the reader's hand."""
    upper, lower = slot_pair(seen, words, 0, 1), slot_pair(seen, words, 3, 2)
    lines = [*upper, *lower, words.say("draw-pile", cards=seen.draw_pile)]
    for seat, name in enumerate(players):
        mark = "▸" if seat == seen.turn else " "
        lines.append(f"{mark} " + words.say("player-line", name=name, won=seen.won[seat], hand=seen.hand_sizes[seat]))
    if seen.hand:
        lines.append(words.say("your-hand", cards=", ".join(words.say(f"card-{card}") for card in seen.hand)))
    return "\n".join(lines)


def slot_pair(seen: View, words: Words, left: int, right: int) -> list[str]:
    """Two positions side by side."""
    pair = zip(slot(seen.piles[left], words), slot(seen.piles[right], words), strict=True)
    return [f"  {a} {b}" for a, b in pair]


def slot(pile: list[Card], words: Words) -> list[str]:
    """One position: its top card and how many lie there."""
    top = words.say(f"title-{pile[-1]}") if pile else ""
    count = words.say("pile-height", cards=len(pile)) if pile else ""
    return [f"╭{'─' * WIDTH}╮", f"│{top:^{WIDTH}}│", f"│{count:^{WIDTH}}│", f"╰{'─' * WIDTH}╯"]
