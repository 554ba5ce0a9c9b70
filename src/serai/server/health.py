"""What a load balancer asks: whether we live, and whether people should be sent here."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from serai.core.errors import SeraiError
from serai.server.hall import Hall
from serai.server.house import House
from serai.server.lobby import json
from serai.server.refusal import read_language


def health_routes(hall: Hall) -> list[Route]:
    """`/health` for whoever would start us anew, `/ready` for whoever sends people here."""

    async def health(request: Request) -> Response:
        return told(request, {"ok": True, "tables": len(hall.tables)}, await hall.house.store.trouble())

    async def ready(request: Request) -> Response:
        return told(request, {"ok": True}, await why_not(hall.house))

    return [Route("/health", health), Route("/ready", ready)]


async def why_not(house: House) -> SeraiError | None:
    """Why nobody should be sent here; what is known is said without asking the disk."""
    for reason in house.unready.values():
        return reason
    return await house.store.trouble()


def told(request: Request, well: dict[str, object], trouble: SeraiError | None) -> Response:
    """200, or 503 with a word for programs and a sentence for people."""
    if trouble is None:
        return json(well)
    sentence = trouble.sentence(read_language(request.headers.get("accept-language", "")))
    return json({**well, "ok": False, "word": trouble.word, "sentence": sentence}, 503)
