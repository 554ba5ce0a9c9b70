"""Les Camions du désert: a view as text, for terminals and golden files."""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.words import Words
from serai.games.trucks.board import OASIS, START, Cell
from serai.games.trucks.seen import View

WIDTH = 8  # characters from one cell to the next
ROWS = 2  # lines for one unit of y
BRACKETS = {"sand": (" ", " "), "skull": ("!", "!"), "slope": (">", ">"), "fuel": ("(", ")")}


def draw(seen: View, words: Words, players: Sequence[str]) -> str:
    """The board, then the players with their trucks, then the piles and the reader's hand."""
    lines = [words.say("board-key"), "", *board(seen), ""]
    for seat, name in enumerate(players):
        mark = "▸" if seat == seen.turn else " "
        trucks = " ".join(
            words.say("truck-home", truck=label(seat, number), place=truck.place)
            if truck.place
            else f"{label(seat, number)}:{truck.cell}/{truck.litres}"
            for number, truck in enumerate(seen.trucks[seat])
        )
        line = words.say("player-line", name=name, trucks=trucks)
        score = words.say("player-points", points=seen.scores[seat]) if seen.scores else ""
        lines.append(f"{mark} {line}{score}")
    lines.append(words.say("piles", pile=seen.draw_pile, discards=sum(seen.discards.values())))
    if seen.hand:
        cards = [words.say(f"title-{card}") + ("*" if card in seen.impossible else "") for card in seen.hand]
        lines.append(words.say("your-hand", cards=", ".join(cards)))
    return "\n".join(lines)


def label(seat: int, number: int) -> str:
    """A truck in two letters: A1 would be a cell, so owners are small letters."""
    return f"{'abcdef'[seat]}{number + 1}"


def board(seen: View) -> list[str]:
    """Every cell where it lies, with the truck and the litres that stand on it."""
    trucks = {
        truck.cell: f"{label(seat, number)}:{truck.litres}"
        for seat, own in enumerate(seen.trucks)
        for number, truck in enumerate(own)
    }
    cells = [cell for cell in seen.board.cells if cell.id not in (START, OASIS)]
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    rows: dict[int, dict[int, str]] = {}
    for cell in cells:
        row = rows.setdefault(round((cell.y - top) * ROWS), {})
        row[round((cell.x - left) * WIDTH)] = shown(cell, trucks.get(cell.id, ""))
    return [written(rows.get(number, {})) for number in range(max(rows) + 1)]


def shown(cell: Cell, truck: str) -> str:
    """A cell: its name in the brackets of its kind, or the truck on it."""
    left, right = BRACKETS[cell.kind]
    return f"{left}{truck or cell.id}{right}"


def written(row: dict[int, str]) -> str:
    """One line of the board."""
    line = ""
    for column, text in sorted(row.items()):
        line = f"{line:<{column}}" + text
    return line.rstrip()
