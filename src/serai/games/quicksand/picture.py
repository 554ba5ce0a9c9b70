"""Quicksand: a view as text, for terminals and golden files."""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.words import Words
from serai.games.quicksand.pieces import Card
from serai.games.quicksand.seen import SandTimer, View

GRAINS = 10  # grains in the picture of a timer


def draw(seen: View, words: Words, players: Sequence[str]) -> str:
    """The track from its first tile to its last, then the players with the hands that the reader sees."""
    lines = [words.say("level-line", level=seen.level, seconds=seconds(seen.now, words))]
    for number in range(1, len(seen.gears) + 1):
        if number == seen.before + 1:
            lines.append("  " + words.say("disarm-marker").center(44, "─"))
        lines.append(tile_line(seen, words, number))
    lines.append(words.say("piles", draw=seen.draw_pile, discards=len(seen.discards)))
    for seat, name in enumerate(players):
        mark = "▸" if seen.turn == seat else " "
        lines.append(f"{mark} " + words.say("player-line", name=name, cards=cards(seen.hands[seat], words)))
    return "\n".join(lines)


def tile_line(seen: View, words: Words, number: int) -> str:
    """A tile: its number, its gear, the timers on it and beside it."""
    gear = seen.gears[number - 1]
    shape, colour = words.say(f"shape-{gear.shape}"), words.say(f"colour-{gear.colour}")
    block = words.say("block-sign") if gear.blocked else " "
    here = [timer_text(seen, words, place) for place, timer in enumerate(seen.timers) if timer.tile == number]
    return f"  {number:>2} {shape} {colour} {block} {'  '.join(here)}".rstrip()


def timer_text(seen: View, words: Words, place: int) -> str:
    """A timer: its number, its sand as a bar and in seconds; lost ones stand in brackets."""
    timer = seen.timers[place]
    left = left_at(timer, seen.now if seen.ended_at is None else seen.ended_at)
    grains = -(-left * GRAINS // timer.full)
    text = f"{place + 1} {words.say(f'sort-{timer.sort}')} {'▒' * grains:<{GRAINS}} {seconds(left, words)}"
    return f"({text})" if timer.lost else text


def left_at(timer: SandTimer, moment: int) -> int:
    """The sand in the upper bulb at a moment, in ms."""
    return min(timer.full, max(0, timer.left - (moment - timer.since)))


def seconds(milliseconds: int, words: Words) -> str:
    """Milliseconds as people read them, cut to tenths."""
    whole, rest = divmod(milliseconds, 1000)
    return words.say("seconds", whole=whole, tenth=rest // 100)


def cards(hand: Sequence[Card | None], words: Words) -> str:
    """A hand in words; backs where the reader does not see."""
    return ", ".join(words.say("card-back") if card is None else words.say(f"title-{card}") for card in hand)
