"""Le Désert interdit: a view as text, for terminals and golden files."""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.words import Words
from serai.games.desert.pieces import Part
from serai.games.desert.seen import Tile, Traveller, View

WIDTH = 11
SIDE = 5


def draw(seen: View, words: Words, players: Sequence[str]) -> str:
    """The desert, then the storm, the parts and the adventurers."""
    return "\n".join(
        [
            *desert(seen, words),
            *storm(seen, words),
            parts(seen, words),
            *(line(seen, seat, words, name) for seat, name in enumerate(players)),
        ]
    )


def desert(seen: View, words: Words) -> list[str]:
    """The grid, columns A to E, rows 1 to 5."""
    rule = "─" * WIDTH
    lines = ["   " + "".join(f"{letter:^{WIDTH + 1}}" for letter in "ABCDE").rstrip()]
    lines.append("  ╭" + "┬".join([rule] * SIDE) + "╮")
    for row in range(SIDE):
        cells = [cell(seen, row * SIDE + column, words) for column in range(SIDE)]
        lines.append(f"{row + 1} │" + "│".join(f"{upper:^{WIDTH}}" for upper, _ in cells) + "│")
        lines.append("  │" + "│".join(f"{lower:^{WIDTH}}" for _, lower in cells) + "│")
        lines.append("  ├" + "┼".join([rule] * SIDE) + "┤")
    return [*lines[:-1], "  ╰" + "┴".join([rule] * SIDE) + "╯"]


def cell(seen: View, number: int, words: Words) -> tuple[str, str]:
    """What a cell shows: the tile and its sand above, parts and pawns below."""
    tile = seen.tiles[number]
    pawns = "".join(str(seat + 1) for seat, person in enumerate(seen.travellers) if person.cell == number)
    if tile is None:
        return words.say("short-hole"), signs(seen.hole_parts, words)
    lower = " ".join(part for part in (signs(tile.parts, words), f"♟{pawns}" if pawns else "") if part)
    return " ".join(part for part in (name(tile, words), sand(tile)) if part), lower


def name(tile: Tile, words: Words) -> str:
    """The face of a tile: excavated in capitals, scouted with an eye, else its desert side."""
    if tile.excavated:
        return words.say(f"short-{tile.face}").upper()
    if tile.scouted and tile.face:
        return words.say("short-scouted", face=words.say(f"short-{tile.face}"))
    return words.say(f"back-{tile.back}")


def sand(tile: Tile) -> str:
    """How much sand; a blocked tile has a cross."""
    if not tile.sand:
        return ""
    return f"▒{tile.sand}" + ("✗" if tile.blocked else "")


def signs(found: list[Part], words: Words) -> str:
    """Parts by their initials."""
    return " ".join(words.say(f"sign-{part}") for part in found)


def storm(seen: View, words: Words) -> list[str]:
    """The meter, both piles, the sand supply, and what is known of the next cards."""
    meter = " ".join(f"[{cards}]" if tick == seen.tick else str(cards) for tick, cards in enumerate(seen.meter))
    lines = [
        words.say("meter-line", meter=meter),
        words.say(
            "piles-line",
            storm=seen.storm.size,
            discard=len(seen.storm.discard),
            equipment=seen.equipment_pile,
            sand=seen.supply,
        ),
    ]
    if seen.storm.top:
        lines.append(words.say("foreseen-line", cards=cards(seen.storm.top, words)))
    if seen.storm.in_hand:
        lines.append(words.say("sorting-line", cards=cards(seen.storm.in_hand, words)))
    return lines


def cards(found: Sequence[str], words: Words) -> str:
    """Storm cards in words."""
    return ", ".join(words.say(f"storm-{card}") for card in found)


def parts(seen: View, words: Words) -> str:
    """How far the search for each part is."""
    told: list[str] = []
    for part, known in seen.parts.items():
        found = (known.row is not None) + (known.column is not None)
        state = "taken" if known.taken else "located" if known.cell is not None else f"clues-{found}"
        told.append(words.say("part-line", part=words.say(f"title-{part}"), state=words.say(f"part-is-{state}")))
    return words.say("parts-line", parts=", ".join(told))


def line(seen: View, seat: int, words: Words, player: str) -> str:
    """A player: adventurer, water, equipment, and whether it is their turn."""
    person = seen.travellers[seat]
    mark = "▸" if seat == seen.turn and seen.phase != "over" else " "
    text = words.say(
        "player-line",
        number=seat + 1,
        name=player,
        adventurer=words.say(f"adventurer-{person.adventurer}"),
        water="●" * max(person.water, 0) + "○" * (person.canteen - max(person.water, 0)),
    )
    return f"{mark} {text}" + "".join(f", {note}" for note in notes(seen, seat, person, words))


def notes(seen: View, seat: int, person: Traveller, words: Words) -> list[str]:
    """What else there is to say about a player."""
    found = [words.say(f"card-{card}") for card in person.equipment]
    if person.buried:
        found.append(words.say("is-buried"))
    if person.shield:
        found.append(words.say("is-shielded"))
    if seat == seen.turn:
        if seen.phase == "storm":
            found.append(words.say("due-cards", cards=seen.due))
        elif seen.phase != "over":
            found.append(words.say("actions-left", actions=seen.actions))
    return found
