"""The seats that bots play: they think in other processes and move at a human pace."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from serai.core.errors import Illegal, SeraiError
from serai.core.record import to_json
from serai.core.sets import has, listed
from serai.server import study
from serai.server.house import fresh_dice

if TYPE_CHECKING:
    from serai.server.table import Table

log = logging.getLogger("serai.bots")


class BotSeats:
    """Asks for a move whenever a seat of a bot may act."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Whether any bot is about to move."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Looks round which bots may act now."""
        journal = self._table.journal
        if journal is None or self._table.closed or journal.match.paused or journal.match.outcome() is not None:
            return
        for seat in listed(journal.match.state.movers()):
            if seat not in self._thinking and self._table.bot_plays(seat):
                self._thinking[seat] = asyncio.get_running_loop().create_task(self._turn(seat))

    async def _turn(self, seat: int) -> None:
        table = self._table
        house = table.house
        well = True
        try:
            began = house.clock.now()
            number = table.match_journal().number
            move = await self._choose(seat)
            if move < 0:  # it would rather wait: for a while in real time, in turns until something happens
                well = table.game.real_time
                await house.clock.sleep(-move if well else 0)
                return
            await house.clock.sleep(max(0, began + table.row.pace - house.clock.now()))
            if table.bot_plays(seat) and self._still_good(seat, move, number):
                await table.enter(seat, move)
        except Illegal:
            pass  # somebody was faster: look again
        except asyncio.CancelledError:
            well = False
            raise
        except Exception:
            well = False
            log.exception("a bot could not move")
        finally:
            self._thinking.pop(seat, None)
            if well:
                self.wake()

    async def _choose(self, seat: int) -> int:
        """A move by the bot's level; any move when no worker can be had."""
        table = self._table
        source = to_json(table.match_journal().record(table.people.names()))
        began = time.perf_counter()
        try:
            level = table.people.seats[seat].level
            return await table.house.thinkers.study(study.choose, source, seat, level, fresh_dice(), urgent=True)
        except SeraiError:
            log.warning("no worker could choose a move")
            legal = table.match_journal().match.state.legal(seat)
            return int(legal[secrets.randbelow(len(legal))]) if len(legal) else -1
        finally:
            table.house.counts.thought.observe(time.perf_counter() - began)

    def _still_good(self, seat: int, move: int, number: int) -> bool:
        """In turns a thought is worth nothing once something else happened; in real time while it is legal."""
        journal = self._table.match_journal()
        if journal.match.paused or not has(journal.match.state.movers(), seat):
            return False
        return journal.number == number or (self._table.game.real_time and not journal.match.why_not(seat, move))

    def close(self) -> None:
        """No more thoughts."""
        for task in self._thinking.values():
            task.cancel()
