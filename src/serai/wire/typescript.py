"""TypeScript types out of our structs, by way of their JSON Schema."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from serai.wire import messages

HEAD = "// Made by `make format`; do not edit.\n"
REF = "#/$defs/"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def wire_types() -> str:
    """`web/src/wire.ts`: every message."""
    roots = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    constants = {"PROTOCOL": messages.PROTOCOL}
    return typescript(roots, messages.LOBBY, constants)


def typescript(
    roots: Mapping[str, Any], others: Sequence[Any] = (), constants: Mapping[str, int | str] | None = None
) -> str:
    """A module with an interface for every struct that the roots reach, and an alias for each root."""
    schemas, components = msgspec.json.schema_components([*roots.values(), *others], ref_template=REF + "{name}")
    parts = [HEAD]
    parts += [f"export const {name} = {value};\n" for name, value in (constants or {}).items()]
    parts += [declaration(name, schema) for name, schema in components.items()]
    for name, schema in zip(roots, schemas, strict=False):
        if name not in components:
            parts.append(f"export type {name} = {spell(schema)};\n")
    return "\n".join(parts)


def declaration(name: str, schema: dict[str, Any]) -> str:
    """One struct as an interface, its docstring above it."""
    lines = []
    if "description" in schema:
        lines.append(f"/** {schema['description']} */")
    if schema.get("type") != "object" or "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {spell(schema)};\n"])
    required = set(schema.get("required", ()))
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {spell(inner)};")
    return "\n".join([*lines, "}\n"])


def spell(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spell(inner) for inner in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return spell_list(schema)
    if kind == "object":
        extra = schema.get("additionalProperties", {})
        return f"Record<string, {spell(extra) if isinstance(extra, dict) else 'unknown'}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


def spell_list(schema: dict[str, Any]) -> str:
    """A list of one kind, or a tuple of several."""
    if "prefixItems" in schema:
        return "[" + ", ".join(spell(inner) for inner in schema["prefixItems"]) + "]"
    item = spell(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({item})[]" if "|" in item else f"{item}[]"
