"""Records of finished games, written by workers out of the store, and kept at hand for those who go on reading."""

from __future__ import annotations

from serai.server import retelling
from serai.server.house import House
from serai.server.once import Once
from serai.server.opening import check_rules
from serai.server.people import People
from serai.server.refusal import Refusal
from serai.server.tokens import read_code

ROOM = 4 * 1024 * 1024  # bytes in all


class Shelf:
    """The last few records that were asked for; of a running game nothing leaves the house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._records: dict[str, bytes] = {}
        self._coming: Once[bytes] = Once()

    async def record(self, typed: str, who: str) -> bytes:
        """The record of a finished game, as a file holds it, for somebody at an address."""
        code = read_code(typed)
        if code in self._records:
            self._records[code] = self._records.pop(code)  # asked for last, forgotten last
            return self._records[code]
        return await self._coming.get(code, lambda: self._write(code, who))

    async def _write(self, code: str, who: str) -> bytes:
        kept = await self._house.store.glance(code)
        if kept is None:
            raise Refusal("unknown-table", code=code[:12])
        if kept.table.finished is None:
            raise Refusal("not-over")
        check_rules(kept.table)
        names = People(kept.guests, kept.seats).names()
        log = await self._house.store.log(code)
        record = await self._house.thinkers.study(retelling.write_up, kept.table, names, log, who=who)
        self._put(code, record)
        return record

    def _put(self, code: str, record: bytes) -> None:
        self._records[code] = record
        while sum(map(len, self._records.values())) > ROOM:
            del self._records[next(iter(self._records))]
