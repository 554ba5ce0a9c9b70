"""News by the subjects of a NATS server or cluster."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import AuthorizationError, NoServersError

from serai.bus.line import Line
from serai.bus.mending import MendingBus

PREFIX = "serai."  # an engine may carry other programs' news too
SECONDS_TO_LEAVE = 0.2
REFUSED = re.compile("authorization|permissions", re.IGNORECASE)


class NatsLine(Line):
    """One connection by nats-py, without its own mending: all engines are mended in one way."""

    async def connect(self) -> None:
        self._client = Client()
        self._channels: dict[str, Subscription] = {}
        self._error: Exception | None = None
        _ = urlsplit(self.url).port  # a ValueError says more than nats-py does
        try:
            await self._client.connect(
                self.url, allow_reconnect=False, max_reconnect_attempts=1, reconnect_time_wait=0, connect_timeout=1,
                error_cb=self._note_error, closed_cb=self._note_end,
            )  # fmt: skip
        except NoServersError as error:
            raise self._error or error from None  # why nobody was found says more

    async def send(self, batch: Sequence[tuple[str, bytes]]) -> None:
        for channel, told in batch:
            await self._client.publish(PREFIX + channel, told)

    async def turn_to(self, added: Sequence[str], left: Sequence[str]) -> None:
        for channel in left:
            await self._channels.pop(channel).unsubscribe()
        for channel in added:
            self._channels[channel] = await self._client.subscribe(PREFIX + channel, cb=self._hear)
        for _ in range(2):  # nats-py's first question may overtake what is still to be written; the second one cannot
            await self._client.flush()

    async def close(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(SECONDS_TO_LEAVE):  # a silent line takes no leave
                await self._client.close()

    def is_refusal(self, error: BaseException) -> bool:
        return isinstance(error, AuthorizationError) or bool(REFUSED.search(str(error)))

    async def _hear(self, message: Msg) -> None:
        self.heard(message.subject[len(PREFIX) :], message.data)

    async def _note_error(self, error: Exception) -> None:
        self._error = error
        if REFUSED.search(str(error)):  # the connection stays, but nobody would hear
            self.lose(error)

    async def _note_end(self) -> None:
        self.lose(self._error)


def bus_at(url: str) -> MendingBus:
    return MendingBus(url, NatsLine)
