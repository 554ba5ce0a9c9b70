"""News by the subjects of a NATS server or cluster."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import AuthorizationError, NoServersError

from serai.bus.line import Line
from serai.bus.mending import MendingBus

PREFIX = "serai."  # an engine may carry other programs' news too
SECONDS_TO_LEAVE = 0.2


class NatsLine(Line):
    """One connection by nats-py, without its own mending: all engines are mended in one way."""

    async def connect(self) -> None:
        self._client = Client()
        self._channels: dict[str, Subscription] = {}
        self._error: Exception | None = None
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
        await self._client.flush()

    async def close(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(SECONDS_TO_LEAVE):  # a silent line takes no leave
                await self._client.close()

    def is_refusal(self, error: BaseException) -> bool:
        return isinstance(error, AuthorizationError) or "uthorization" in str(error)

    async def _hear(self, message: Msg) -> None:
        self.heard(message.subject[len(PREFIX) :], message.data)

    async def _note_error(self, error: Exception) -> None:
        self._error = error

    async def _note_end(self) -> None:
        self.lose(self._error)


def bus_at(url: str) -> MendingBus:
    return MendingBus(url, NatsLine)
