"""A board of a host's own."""

from __future__ import annotations

from typing import Any

# A track of six cells in two rows, with everything on it.
SMALL: dict[str, Any] = {
    "name": "Small",
    "cells": [
        {"id": "START", "kind": "start", "x": -1, "y": 0, "next": ["A1", "A2", "A3"]},
        {"id": "A1", "kind": "sand", "x": 0, "y": -1, "next": ["A2", "B1"]},
        {"id": "A2", "kind": "skull", "x": 0.5, "y": 0, "next": ["A1", "A3", "B1", "B2"]},
        {"id": "A3", "kind": "sand", "x": 0, "y": 1, "next": ["A2", "B2"]},
        {"id": "B1", "kind": "slope", "x": 1, "y": -1, "next": ["A1", "A2", "B2", "OASIS"], "arrow": "B2"},
        {"id": "B2", "kind": "fuel", "x": 1.5, "y": 0, "next": ["A2", "A3", "B1", "C1", "OASIS"]},
        {"id": "C1", "kind": "sand", "x": 2, "y": 1, "next": ["B2", "OASIS"]},
        {"id": "OASIS", "kind": "oasis", "x": 3, "y": 0, "next": []},
    ],
}
