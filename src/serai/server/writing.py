"""What several readers get alike is written once: a message takes it up as it is."""

from __future__ import annotations

from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode


def written(value: Any) -> Any:
    """A value as JSON, in place of the value."""
    return msgspec.Raw(encode(value))


def with_lists_written(seen: Any) -> Any:
    """A view in which whatever is long is written already."""
    lists: dict[str, Any] = {}
    for name in seen.__struct_fields__:
        value = getattr(seen, name)
        if value and isinstance(value, (list, dict)):  # what is empty may be left out
            lists[name] = written(value)
    return msgspec.structs.replace(seen, **lists)
