"""Who plays when no person does: bots by name."""

from __future__ import annotations

import re

from serai.bots.bot import Bot, Greedy, Random, Searching, ask
from serai.bots.drive import drive
from serai.core.errors import OutOfRange, Unknown

__all__ = ["BOTS", "Bot", "Greedy", "Random", "Searching", "ask", "drive", "find_bot"]

BOTS = ("random", "greedy", "search")
SEARCH_ITERATIONS = 1000


def find_bot(spec: str) -> Bot:
    """A bot by its name: random, greedy, search, search:1000 (iterations) or search:500ms."""
    name, colon, budget = spec.partition(":")
    if name not in BOTS:
        raise Unknown("unknown-bot", name=spec, known=", ".join(BOTS))
    if not colon:
        plain: dict[str, Bot] = {
            "random": Random(),
            "greedy": Greedy(),
            "search": Searching("search", SEARCH_ITERATIONS),
        }
        return plain[name]
    found = re.fullmatch(r"(\d{1,9})(ms)?", budget, re.ASCII)
    if name != "search" or not found or int(found[1]) == 0:
        raise OutOfRange("bad-budget", name=name, budget=budget or "''")
    amount = int(found[1])
    return Searching(spec, 0, amount) if found[2] else Searching(spec, amount)
