"""The lobby described: one list of its end points, from which routes, OpenAPI and its page are made."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from serai.core.choosing import Surprise
from serai.server import daily, lobby, replays
from serai.server.lobby import Answer
from serai.wire import messages as wire


class EndPoint(NamedTuple):
    """A request that the lobby answers."""

    method: str
    path: str
    answer: Answer
    about: str
    body: Any = None
    gives: Any = None
    media: str = "application/json"


RECORD = dict[str, Any]
END_POINTS = (
    EndPoint("GET", "/api/house", lobby.show_house, "What a page wants to know first.", gives=wire.HouseInfo),
    EndPoint("GET", "/api/games", lobby.list_games, "The games of the house.", gives=list[wire.GameInfo]),
    EndPoint("GET", "/api/surprises/{game}", lobby.show_surprise, "A choice by lot; level=easy, seats=N.", gives=Surprise),
    EndPoint("GET", "/api/progress/{game}", lobby.show_progress, "Levels passed by people of some names.", gives=wire.Progress),
    EndPoint("GET", "/api/records/{game}", lobby.show_records, "What people have reached in this house.", gives=wire.Records),
    EndPoint("GET", "/api/daily", daily.show_day, "The games of a day; day=YYYY-MM-DD.", gives=wire.Day),
    EndPoint("GET", "/api/daily/{game}", daily.show_results, "What was tried in one of them.", gives=wire.DayResults),
    EndPoint("POST", "/api/daily/{game}", daily.begin, "Begin today's attempt, or practise.", wire.Begin, wire.Seated),
    EndPoint("GET", "/api/tables", lobby.list_tables, "Open tables, newest first.", gives=list[wire.TableLine]),
    EndPoint("POST", "/api/tables", lobby.make_table, "Make a table.", wire.NewTable, wire.Seated),
    EndPoint("GET", "/api/tables/{code}", lobby.show_table, "A table and who is at it.", gives=wire.Table),
    EndPoint("POST", "/api/tables/{code}/join", lobby.join_table, "Sit down or watch.", wire.Join, wire.Seated),
    EndPoint(
        "GET", "/api/tables/{code}/qr.svg", lobby.table_qr, "The way to a table as a QR code.", media="image/svg+xml"
    ),
    EndPoint("POST", "/api/qr", lobby.any_qr, "Any link of this house as a QR code.", wire.Picture, media="image/svg+xml"),
    EndPoint("GET", "/api/replays/{code}", replays.show_replay, "A finished game; seat=all, watch, a seat.", gives=wire.Replay),
    EndPoint("GET", "/api/replays/{code}/steps", replays.show_steps, "More steps of it; from=N.", gives=wire.ReplayPage),
    EndPoint("GET", "/api/replays/{code}/record", replays.download_record, "A finished game as a file.", gives=RECORD),
    EndPoint("GET", "/api/replays/{code}/curve", replays.show_curve, "The chances of winning in a game.", gives=wire.Curve),
    EndPoint("POST", "/api/replays", replays.watch_upload, "Watch any record.", RECORD, wire.Replay),
    EndPoint("POST", "/api/replays/steps", replays.upload_steps, "More steps of any record.", RECORD, wire.ReplayPage),
    EndPoint("POST", "/api/replays/curve", replays.upload_curve, "The chances of winning in any record.", RECORD, wire.Curve),
    EndPoint("POST", "/api/replays/play-on", replays.play_on, "Play on from a step of a replay.", wire.PlayOn, wire.Seated),
)  # fmt: skip
REF = "#/components/schemas/"


@cache
def openapi() -> dict[str, Any]:
    """The description that tools read."""
    kinds = [kind for end in END_POINTS for kind in (end.body, end.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, wire.Problem], ref_template=REF + "{name}")
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for end in END_POINTS:
        body = next(found) if end.body is not None else None
        gives = next(found) if end.gives is not None else {"type": "string"}
        paths.setdefault(end.path, {})[end.method.lower()] = described(end, body, gives)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Serai: the lobby", "version": str(wire.PROTOCOL)},
        "paths": paths,
        "components": {"schemas": components},
    }


def described(end: EndPoint, body: dict[str, Any] | None, gives: dict[str, Any]) -> dict[str, Any]:
    """One end point."""
    good = "201" if end.gives is wire.Seated else "200"
    problem = {"application/json": {"schema": {"$ref": REF + "Problem"}}}
    about: dict[str, Any] = {
        "summary": end.about,
        "responses": {
            good: {"description": "Done", "content": {end.media: {"schema": gives}}},
            "default": {"description": "A sentence that says why not", "content": problem},
        },
    }
    if "{code}" in end.path:
        about["parameters"] = [{"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}]
    if end.gives in (wire.Replay, wire.ReplayPage):
        about.setdefault("parameters", []).append({"name": "seat", "in": "query", "schema": {"type": "string"}})
    if end.gives is wire.ReplayPage:
        about["parameters"].append({"name": "from", "in": "query", "schema": {"type": "integer"}})
    if body is not None:
        about["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return about


@cache
def openapi_page() -> str:
    """The same for people: plain HTML that needs nothing from anywhere."""
    spec = openapi()
    parts = [PAGE_HEAD]
    for path, methods in spec["paths"].items():
        for method, about in methods.items():
            parts.append(f"<h2><code>{method.upper()} {path}</code></h2><p>{about['summary']}</p>")
            if "requestBody" in about:
                parts.append(
                    "<p>Body: " + linked(about["requestBody"]["content"]["application/json"]["schema"]) + "</p>"
                )
            for status, answer in about["responses"].items():
                media, content = next(iter(answer["content"].items()))
                parts.append(f"<p>{status}: {linked(content['schema'])} <small>{media}</small></p>")
    parts.append("<h1>Bodies</h1>")
    for name, schema in spec["components"]["schemas"].items():
        pretty = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode().replace("<", "&lt;")
        parts.append(f'<details id="{name}"><summary>{name}</summary><pre>{pretty}</pre></details>')
    return "\n".join([*parts, "</main></html>"])


def linked(schema: dict[str, Any]) -> str:
    """The name of a body, as a link to it."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REF)
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return "list of " + linked(schema["items"])
    return str(schema.get("type", "anything"))


PAGE_HEAD = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Serai: the lobby</title><style>
:root { color-scheme: light dark } body { font: 16px/1.5 system-ui; margin: 2rem auto; max-width: 50rem; padding: 0 1rem }
pre { overflow: auto } h2 { margin-bottom: 0 } p { margin: .2rem 0 }
</style><main><h1>Serai: the lobby</h1>
<p>Requests and answers are JSON. A refusal is a Problem: a sentence in your language. Play itself goes over one
WebSocket at <code>/ws</code>. The same for tools: <a href="/api/openapi.json">openapi.json</a></p>"""
