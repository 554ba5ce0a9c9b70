"""Plans that tests play, and who plays them."""

from __future__ import annotations

from collections import deque

from serai.sim import Plan
from serai.sim.tally import Tally, play_part


def plan_of(games: int, bots: str = "greedy", *, seats: int = 2, rotate: bool = True) -> Plan:
    return Plan(
        game="deserto", seats=seats, games=games, seed=bytes(16), bots=[bots, *["random"] * (seats - 1)], rotate=rotate
    )


class LastFirst:
    """A crew that always hands back what it was given last, and says how much it ever had in hand."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self.given: deque[tuple[Plan, int, int]] = deque()
        self.sizes: list[int] = []
        self.most = 0

    def give(self, plan: Plan, start: int, stop: int) -> None:
        self.given.append((plan, start, stop))
        self.sizes.append(stop - start)
        self.most = max(self.most, len(self.given))

    def take(self, patience: float) -> Tally | None:
        return play_part(*self.given.pop()) if self.given else None

    def close(self) -> None:
        self.given.clear()
