"""Asynchronous tests run on asyncio."""

from tests.server.conftest import anyio_backend

__all__ = ["anyio_backend"]
