"""Those who think for the house, in processes of their own: for bots first, then for hints, then for studies.

Each rank has workers of its own, so that none waits for another; where the machine has too little for all of them, its
scheduler lets the higher rank go first.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar

from serai.core.errors import SeraiError
from serai.server.lane import Habits, Lane
from serai.server.news import Subject
from serai.server.study import LATE, Failure

Result = TypeVar("Result")
PATIENT = 5_000  # ms that somebody who wants advice may have to wait for it
NEVER = 1 << 30  # are bots of a running table refused


class Rank(Enum):
    """What comes first."""

    BOT = "bot"  # a table waits
    HINT = "hint"  # somebody waits at a table
    STUDY = "study"  # replays and curves


class Thinkers:
    """A few workers for each rank; a worker is started when it is first needed."""

    def __init__(self, workers: int = 0, most: int = 64, share: int = 8) -> None:
        many = workers or max(1, (os.cpu_count() or 2) - 1)
        few = max(1, many // 2)
        self._lanes = {
            Rank.BOT: Lane(Habits(many, nice=5, late=LATE, seconds=5, farewell=5, most=NEVER, share=NEVER, each=many)),
            Rank.HINT: Lane(
                Habits(few, nice=10, late=PATIENT, seconds=5, farewell=5, most=most, share=share, each=few)
            ),
            Rank.STUDY: Lane(
                Habits(few + 1, nice=15, late=0, seconds=60, farewell=1, most=most, share=share, each=few)
            ),
        }

    async def study(
        self,
        task: Callable[..., Result | Failure],
        *material: Any,
        rank: Rank = Rank.STUDY,
        who: str = "",
        within: int = 0,
        about: Subject | None = None,
    ) -> Result:
        """Has a task of `study.py` done for somebody, by address; stops when that is no longer awaited.

        A task about a match that goes on is told its news first, by a worker that follows it already where one is free.
        A task that thinks for a while says for how many ms; it is told last how many it may, which are fewer while many wait.
        """
        result = await self._lanes[rank].do(task, material, who, within, about)
        if isinstance(result, Failure):
            # Not by a name of its own: it would hold its frame, and with it the material, until somebody collects it.
            raise SeraiError(result.word, result.package, **result.details)
        return result  # type: ignore[no-any-return]

    def waiting(self) -> dict[str, int]:
        """How much waits for a worker, by rank."""
        return {rank.value: lane.waiting for rank, lane in self._lanes.items()}

    def forget(self, name: int) -> None:
        """Nobody will ask about this journal soon."""
        for lane in self._lanes.values():
            lane.forget(name)

    def close(self) -> None:
        """Sends the workers home."""
        for lane in self._lanes.values():
            lane.close()
