"""Who plays when no person does: bots by name."""

from __future__ import annotations

import re

from serai.bots.bot import REACTION, Bot, Companion, Greedy, Random, Searching, ask, ask_in_time, wait
from serai.bots.drive import drive, take_turn
from serai.core.errors import OutOfRange, Unknown

__all__ = [
    "BOTS",
    "Bot",
    "Companion",
    "Greedy",
    "Random",
    "Searching",
    "ask",
    "ask_in_time",
    "drive",
    "find_bot",
    "take_turn",
    "wait",
]

BOTS = ("random", "greedy", "search", "companion")
SEARCH_ITERATIONS = 1000
BY_HAND = "~hand"


def find_bot(spec: str) -> Bot:
    """A bot by its name: random, greedy, companion, search, search:1000 (iterations) or search:500ms.

    In real time any of them may be given its reaction in ms on average, as in greedy@2500. A search that ends in ~hand
    judges without what was learnt.
    """
    if spec.startswith("search") and spec.endswith(BY_HAND):
        return by_hand(spec)
    bot, at, tempo = spec.partition("@")
    name, colon, budget = bot.partition(":")
    if name not in BOTS:
        raise Unknown("unknown-bot", name=spec, known=", ".join(BOTS))
    reaction = reaction_of(spec, tempo) if at else 0
    if name == "search":
        iterations, milliseconds = budget_of(name, budget) if colon else (SEARCH_ITERATIONS, 0)
        return Searching(spec, iterations, milliseconds, reaction or REACTION)
    if colon:
        raise OutOfRange("bad-budget", name=name, budget=budget or "''")
    if name == "random":
        return Random(spec, reaction)
    return Greedy(spec, reaction or REACTION) if name == "greedy" else Companion(spec, reaction or REACTION)


def by_hand(spec: str) -> Bot:
    """A search that knows nothing of what was learnt."""
    bot = find_bot(spec.removesuffix(BY_HAND))
    assert isinstance(bot, Searching)
    bot.name, bot.by_hand = spec, True
    return bot


def budget_of(name: str, budget: str) -> tuple[int, int]:
    """Iterations and milliseconds, one of them 0."""
    found = re.fullmatch(r"(\d{1,9})(ms)?", budget, re.ASCII)
    if not found or int(found[1]) == 0:
        raise OutOfRange("bad-budget", name=name, budget=budget or "''")
    return (0, int(found[1])) if found[2] else (int(found[1]), 0)


def reaction_of(spec: str, tempo: str) -> int:
    """A reaction time in ms."""
    if not re.fullmatch(r"\d{1,6}", tempo, re.ASCII) or int(tempo) == 0:
        raise OutOfRange("bad-reaction", name=spec)
    return int(tempo)
