"""By which way bytes come and go: the short one knows uvicorn from inside, so it is only for versions it was tested with.

With any other version uvicorn's own protocols read and write, behind a gate that asks nothing of them but what asyncio
asks of every protocol.
"""

from __future__ import annotations

import os
from importlib.metadata import version
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from serai.server.crowd import Crowd, room_for
from serai.server.house import House
from serai.server.proxies import Proxies

TESTED = {"uvicorn": "0.54.0", "websockets": "17.4", "httptools": "0.9.0"}
FORCED = "SERAI_SOCKET"  # `plain` in the environment: uvicorn's own protocols, whatever its version


def is_short() -> bool:
    """Whether these are the versions that we know from inside."""
    return os.environ.get(FORCED) != "plain" and all(version(name) == known for name, known in TESTED.items())


def config(app: ASGIApp, house: House, proxies: Proxies, **more: Any) -> uvicorn.Config:
    """uvicorn's settings for the way that is open."""
    crowd = Crowd(house.limits.connections, room_for(house.limits.everybody), proxies)
    if is_short():
        from serai.server.door import DoorConfig

        return DoorConfig(app, house, crowd, **more)
    from serai.server.plain import GateConfig

    return GateConfig(app, house, crowd, proxies, **more)
