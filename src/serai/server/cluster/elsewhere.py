"""Those who are at a table through other servers, and what those servers know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from serai.server.cluster.members import first_for
from serai.server.cluster.messages import Person, State

if TYPE_CHECKING:
    from serai.server.table import Table


class Elsewhere:
    """By server: the last that each has told. In a house of one server nothing ever is."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._states: dict[str, State] = {}
        self._skips = 0
        self.is_sure = table.house.cluster is None  # the others were asked, and had time to answer

    # Who is there

    def guests(self) -> set[int]:
        """Guests who are connected to another server."""
        return {person.guest for state in self._states.values() for person in state.people}

    def screens(self) -> set[int]:
        """Those who look on by a table screen there."""
        return {person.guest for state in self._states.values() for person in state.people if person.screen}

    def lags(self, playing: set[int | None]) -> list[int]:
        """How far those are away who play there."""
        people = (person for state in self._states.values() for person in state.people)
        return [person.lag for person in people if person.guest in playing]

    def keeps_bots(self) -> bool:
        """Whether bots play here: of all servers with people at the table, one lets them."""
        table, cluster = self._table, self._table.house.cluster
        if cluster is None or not self.is_sure:
            return self.is_sure
        watched = {server for server, state in self._states.items() if state.people}
        return not watched or (bool(table.listeners) and first_for(table.code, watched | {cluster.id}) == cluster.id)

    # Telling

    def state(self, asks: bool = False) -> State:
        """The table as we have it."""
        table, cluster = self._table, self._table.house.cluster
        assert cluster is not None
        head = table.news.head()
        return State(
            server=cluster.id,
            code=table.code,
            people=[Person(one.guest, one.screen, one.lag) for one in table.listeners],
            number=head.number,
            word=head.word,
            revision=head.revision,
            running=table.timing.running(),
            stands=table.timing.stands(),
            away=table.absence.away,
            pause_ends=table.timing.pause_ends,
            vote=table.agreements.vote(),
            skips=self._skips,
            asks=asks,
        )

    def skip(self) -> None:
        """Somebody here has seen enough of bots who may play elsewhere."""
        self._skips += 1

    # Hearing

    def hear(self, state: State) -> None:
        """What another server has: its people are here at once, the rest under the table's lock."""
        before, table = self._seen(), self._table
        known = self._states.get(state.server)
        self._states[state.server] = state
        for guest, moment in state.away.items():
            table.absence.see(guest, moment)
        if known is not None:
            self._see(known, set(state.away) | {person.guest for person in state.people})
        self._compare(before)
        self.take_clock(state)
        if known is None or msgspec.structs.replace(state, asks=known.asks) != known or self._is_behind(state):
            table.spawn(self._take(state, known))
        if state.asks:
            table.share(again=True)

    def _see(self, state: State, still: set[int]) -> None:
        """Whoever was with a server, and is not any more, was last heard just now, where it does not say otherwise."""
        now = self._table.house.clock.now()
        for person in state.people:
            if person.guest not in still:
                self._table.absence.see(person.guest, now)

    def forget(self, server: str) -> bool:
        """A server has gone, and whoever was there. Whether anybody was: perhaps it could not tell what it kept last."""
        before = self._seen()
        state = self._states.pop(server, None)
        if state is None:
            return False
        self._see(state, set())
        self._compare(before)
        self._table.bots.wake()
        return True

    @property
    def is_shared(self) -> bool:
        """Whether another server has this table too, as far as we know."""
        return bool(self._states)

    def _seen(self) -> tuple[set[int], set[int]]:
        """Who is there, and by which table screens."""
        return self._table.present(), self.screens()

    def _compare(self, before: tuple[set[int], set[int]]) -> None:
        """Who has come or gone by what was told."""
        table, now = self._table, self._seen()
        for guest in now[0] - before[0]:
            table.absence.came(guest)
        for guest in before[0] - now[0]:
            table.absence.went(guest)
        if before != now:
            table.tell_here()
            table.agreements.review()

    def _is_behind(self, state: State) -> bool:
        """Whether something was kept of which we have not heard."""
        mine = self._table.news.head()
        return state.number > mine.number or state.word > mine.word or state.revision > mine.revision

    async def _take(self, state: State, known: State | None) -> None:
        table = self._table
        async with table.lock:
            if self._is_behind(state):
                await table.news.catch_up()
            table.timing.take_pause(state.pause_ends)
            table.agreements.hear(state.vote)
            await table.settle()
        if state.skips > (known.skips if known else state.skips) and self.keeps_bots():
            table.bots.skip()

    def take_clock(self, state: State) -> None:
        """Game time as another server has it, where it knows better."""
        table = self._table
        if table.journal is not None and not table.clock_runs:
            table.timing.come_to(state.stands)
        if state.running is not None and table.timing.take(state.running):
            table.share()

    def take_clocks(self) -> None:
        """The same for all of them: we have not looked for a while."""
        for state in list(self._states.values()):
            self.take_clock(state)

    async def ask(self) -> None:
        """Asks the others how the table stands; until they had time to answer, nothing is begun here."""
        table, cluster = self._table, self._table.house.cluster
        assert cluster is not None
        self.is_sure = False
        await cluster.ask_round(table)
        self.is_sure = True
        if table.journal is not None and not table.closed:
            async with table.lock:
                await table.settle()
