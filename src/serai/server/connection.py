"""One connection: its outbox, its limits, and an answer to every message."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec

from serai.core.errors import SeraiError, place_in
from serai.server.acts import ACTS
from serai.server.chat import retold
from serai.server.clock import Timer
from serai.server.cluster.catch_up import anew
from serai.server.cluster.relay import Relay, who_knows
from serai.server.crowd import Crowd
from serai.server.hall import Hall
from serai.server.limits import Bucket
from serai.server.line import LAST_SECONDS, Line
from serai.server.logs import about, from_now_on_about
from serai.server.refusal import OtherRules, Refusal, read_language, refused, sentence_of
from serai.server.table import Table
from serai.server.visit import Visit
from serai.store import GuestRow
from serai.wire import messages as wire

log = logging.getLogger("serai.connection")
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
ECHOES = 3  # the first pongs ask for an echo,
ECHO_EVERY = 10  # later every tenth
CLOSING = {
    "sent-away": 4001, "left": 4002, "place-needed": 4003, "slow": 4008, "too-fast": 4009, "house-closing": 1012,
    "bus-lost": 1012, "clock-astray": 1012,
}  # fmt: skip
FINAL = ("sent-away", "left", "place-needed", "too-fast", "too-strange")  # after which nobody comes back by themselves
FLOODS = ("too-fast", "too-strange")  # whoever is cut for these is not listened to any more


class Connection:
    """A socket that has said Hello, or is about to."""

    def __init__(self, hall: Hall, line: Line) -> None:
        self.hall = hall
        self.line = line
        self.address = line.address
        self.guest = 0
        self.look: int | None = None
        self.screen = False
        self.told = 0
        self.lag = 0
        self.language = read_language(line.language)
        self._visit: Visit | None = None
        self._limits = hall.house.limits
        now = hall.house.clock.now()
        self._bucket = Bucket(self._limits.messages, self._limits.burst, now)
        self._came = self._heard = now
        self._working = False  # on a message; those behind it, signs of life too, wait meanwhile
        self._strikes = 0
        self._pongs = 0
        self._echo: int | None = None
        self._outbox: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._wake = asyncio.Event()
        self._ending: tuple[str, bool] | None = None
        self._ended = asyncio.Event()
        self._gone = False
        self._watching: Timer | None = None
        self._relay: Relay | None = None  # to the server that knows this table's rules, where we do not

    # The outbox

    def send(self, text: bytes) -> None:
        """Puts a message into the outbox; a client too slow to empty it is cut, and nobody else waits for it."""
        if self._ending is not None:
            return
        if not self._outbox and self.line.carrier.tell_at_once(text):
            return
        if len(self._outbox) >= self._limits.outbox or self._waiting_bytes > self._limits.outbox_bytes:
            self._outbox.clear()
            self.close("slow", again=True)
            return
        self._outbox.append(text)
        self._waiting_bytes += len(text)
        self._wake.set()

    def close(self, word: str, again: bool) -> None:
        """Ends the connection after what is in the outbox."""
        if self._ending is None:
            self._ending = (word, again)
            self.hall.house.counts.cut.labels(word).inc()
            self._wake.set()
            self._ended.set()
            if word in FLOODS:
                self.line.carrier.deafen()

    async def _post(self) -> None:
        """Empties the outbox until the connection ends."""
        while True:
            while self._outbox:
                text = self._outbox[0]  # stays there until it is sent, so that nothing overtakes it
                try:
                    async with asyncio.timeout(self._limits.untaken / 1000):
                        await self.line.tell(text)
                except TimeoutError:
                    self._outbox.clear()
                    self.close("slow", again=True)
                    break
                self._waiting_bytes -= len(text)
                if self._outbox:
                    self._outbox.popleft()
            if self._ending is not None:
                break
            self._wake.clear()
            await self._wake.wait()
        word, again = self._ending
        closed = wire.Closed(word=word, sentence=Refusal(word).sentence(self.language), again=again)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self.line.tell(encode(closed))
        await self.line.close(CLOSING.get(word, 4000), word)

    # The inbox

    async def serve(self) -> None:
        """From accepting the socket to its end."""
        await self.line.accept()
        self.line.carrier.ask_at_knocks(self._may_knock)
        self.hall.house.counts.connections.inc()
        self.watch()
        reading = asyncio.create_task(self._read())
        posting = asyncio.create_task(self._post())
        ended = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait((reading, posting, ended), return_when=asyncio.FIRST_COMPLETED)
            if self._ending is not None:
                _, unsaid = await asyncio.wait((posting,), timeout=LAST_SECONDS)
                if unsaid:
                    self.line.carrier.cut()
        finally:
            if self._visit is not None:
                self._leave(self._visit.table)
            self.hall.house.counts.connections.dec()
            if self._watching is not None:
                self._watching.cancel()
            self._gone = True
            if self._working:
                await asyncio.wait((reading,))  # what may be on the disk already must come to the table too
            if self._relay is not None:
                await self._relay.close()
            for task in (reading, posting, ended):
                task.cancel()
            await asyncio.gather(reading, posting, ended, return_exceptions=True)

    def _leave(self, table: Table) -> None:
        """The table goes on without this connection."""
        with about(table.code):
            table.absence.see(self.guest, self._last_sign())
            table.unlisten(self)
            self.hall.rest(table)

    def _last_sign(self) -> int:
        """When we last knew that somebody is there: on a line that fell silent when it was heard, else now that it ends."""
        fell_silent = self._ending is not None and self._ending[0] == "silent"
        return self._heard if fell_silent else self.hall.house.clock.now()

    def watch(self) -> None:
        """Cuts whoever gives no sign of life, soon while others play against the clock, or does not say who they are."""
        if self._watching is not None:
            self._watching.cancel()
        heard = self.hall.house.clock.now() if self._working else self._heard
        if self._relay is not None:
            due = heard + self._limits.silence
        elif self._visit is None:
            due = (heard if self._working else self._came) + self._limits.hello
        else:
            due = heard + (self._limits.live_silence if self._visit.table.is_live else self._limits.silence)
        if self.hall.house.clock.now() > due:
            self.close("silent", again=True)
        else:
            self._watching = self.hall.house.clock.call_at(due + 1, self.watch)

    async def _read(self) -> None:
        while not self._gone and (data := await self.line.hear()) is not None:
            self._heard = self.hall.house.clock.now()
            self._working = True
            await self._take(data)
            self._working = False
            self._heard = self.hall.house.clock.now()  # a slow disk is nobody's silence
            if self._outbox:
                await asyncio.sleep(0)  # what is answered may leave before more is heard

    async def _take(self, data: str | bytes) -> None:
        """One frame; whatever is in it, there is an answer."""
        if self._ending is not None:
            return
        in_time = self._bucket.take(self._heard)
        if len(data) > self._limits.frame:
            self._strike(Refusal("too-big", most=self._limits.frame))
            return
        try:
            message = decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._strike(Refusal("unreadable", where=place_in(error)[:60]))
            return
        if not in_time:
            self._strike(Refusal("too-fast"), message.id)
            return
        if self._relay is not None:
            await self._relay.say(data)
            return
        kind = type(message).__name__
        self.hall.house.counts.message(kind)
        try:
            await self._answer(message)
        except SeraiError as error:
            self._refuse(message.id, error)
        except Exception:
            log.exception("a message of kind %s failed", kind)
            self._refuse(message.id, Refusal("failed"))

    def _may_knock(self) -> bool:
        """Whether a frame that is no message is dealt with; they count like messages."""
        if self._ending is not None:
            return False
        if self._bucket.take(self.hall.house.clock.now()):
            return True
        self._strike(Refusal("too-fast"))
        return False

    def _strike(self, error: SeraiError, client_id: str = "") -> None:
        self._strikes += 1
        if self._strikes > self._limits.strikes:
            self.close(error.word if error.word == "too-fast" else "too-strange", again=False)
            return
        if client_id:
            self._refuse(client_id, error)
            return
        self.send(encode(wire.Trouble(word=error.word, sentence=sentence_of(error, self.language))))

    def _refuse(self, client_id: str, error: SeraiError) -> None:
        self.hall.house.counts.refused.labels(error.word).inc()
        game = self._visit.table.game if self._visit else None
        self.send(encode(refused(client_id, error, self.language, game)))

    async def _answer(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            await self._hello(message)
            return
        visit = self._visit
        if visit is None:
            raise Refusal("hello-first")
        if visit.guest.gone:
            raise Refusal("bad-token")
        if isinstance(message, wire.Ping):
            self._pong(message)
            return
        number = await anew(visit.table, lambda: ACTS[type(message)](visit, message))
        self.send(encode(wire.Accepted(id=message.id, number=number)))
        if isinstance(message, wire.Leave):
            self.close("left", again=False)

    async def _hello(self, message: wire.Hello) -> None:
        """The token is looked at before anything else; without a right one nothing is told or touched."""
        if self._visit is not None:
            raise Refusal("hello-twice")
        self.language = read_language(message.language)
        if message.protocol != wire.PROTOCOL:
            raise Refusal("other-protocol")
        if self.hall.house.cluster is not None and (word := self.hall.house.cluster.roll.unfit):
            self.close(word, again=True)
            return
        try:
            table = await self.hall.find(message.code)
            from_now_on_about(table.code)
            guest = await self._recognise(table, message.token)
        except OtherRules as unknown:
            await self._pass_on(message, who_knows(self.hall.house.cluster, unknown))
            return
        except SeraiError:
            self._strikes += 5  # guessing is slow
            raise
        await table.news.reach(message.version)
        self._visit = Visit(self.hall, table, guest.number, self)
        self.guest = guest.number
        held = table.people.held_by(guest.number)
        self.screen = message.screen
        wanted = message.look in held and not self.screen
        self.look = message.look if wanted else table.people.first_look(guest.number, self.screen)
        self._greet(message, table, guest, held)

    async def _pass_on(self, message: wire.Hello, address: str) -> None:
        """To the server that knows the table's rules: from now on frames only pass through here."""
        relay = Relay(self.send, lambda word: self.close(word, again=word not in FINAL))
        await relay.open(address, self.address)
        self._relay = relay
        self.watch()
        await relay.say(encode(message))

    async def _recognise(self, table: Table, token: str) -> GuestRow:
        """Whose token this is; who has just come by another server may be news to us."""
        guest = table.people.by_token(token)
        if guest is None and self.hall.house.cluster is not None:
            await table.news.look_again()
            guest = table.people.by_token(token)
        if guest is None:
            raise Refusal("bad-token")
        return guest

    def _greet(self, message: wire.Hello, table: Table, guest: GuestRow, held: list[int]) -> None:
        me = wire.Me(guest=guest.number, name=guest.name, seats=held, host=table.row.host == guest.number)
        welcome = wire.Welcome(
            me=me,
            time=self.hall.house.clock.now(),
            heartbeat=self._heartbeat(table),
            chat=retold(table, message.chat),
        )
        self.send(encode(wire.Accepted(id=message.id)))
        self.send(encode(welcome))
        self.watch()
        table.listen(self)
        table.tell_table()
        table.show(self, message.version)
        if table.phase == "over":
            self.send(encode(table.over()))
            if table.row.rematch is not None:
                self.send(encode(wire.Moved(code=table.row.rematch)))

    def _heartbeat(self, table: Table) -> int:
        """How often a sign of life is asked for, in ms."""
        if self.hall.house.cluster is not None:
            return self._limits.shared_heartbeat
        return self._limits.live_heartbeat if table.game.real_time else self._limits.heartbeat

    def _pong(self, message: wire.Ping) -> None:
        now = self.hall.house.clock.now()
        if message.echo is not None and message.echo == self._echo:
            one_way = (now - self._echo) // 2
            self.lag = one_way if self._pongs <= 1 else min(one_way, 2 * self.lag + 5)  # one slow echo buys no time
            self._echo = None
        ask = self._pongs < ECHOES or self._pongs % ECHO_EVERY == 0
        self._pongs += 1
        if ask:
            self._echo = now
        self.send(encode(wire.Pong(id=message.id, time=now, echo=ask)))


async def serve_line(hall: Hall, line: Line, crowd: Crowd) -> None:
    """Lets a line in, unless its address has too many already; it counts until it is truly gone."""
    word = crowd.come(line.address)
    line.carrier.when_gone(lambda: crowd.go(line.address))
    try:
        await (turn_away(hall, line, word) if word else Connection(hall, line).serve())
    finally:
        line.carrier.leave_soon()


async def turn_away(hall: Hall, line: Line, word: str) -> None:
    hall.house.counts.cut.labels(word).inc()
    await line.refuse(1013)
