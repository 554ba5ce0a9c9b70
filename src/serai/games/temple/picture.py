"""Escape: a view as text, for terminals and golden files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.core.words import Words
from serai.games.temple.naming import SIGNS, signs
from serai.games.temple.seen import Player, Room, View

WIDTH = 9  # of a room, its walls included


def draw(seen: View, words: Words, players: Sequence[str]) -> str:
    """The plan of the temple, then the depot, the piles and the adventurers."""
    return "\n".join(
        [
            words.say("clock-line", **clock(seen)),
            *plan(seen),
            words.say("depot-line", gems=seen.depot, spare=seen.spare, keys=seen.keys_needed),
            words.say(
                "pile-line", rooms=seen.pile, curses=left(seen.parts, "curses"), treasures=left(seen.parts, "treasures")
            ),
            words.say("legend", **dict(zip(("adventurer", "key", "torch", "black", "gold"), SIGNS[1:], strict=True))),
            *(player_line(seen, words, players, seat) for seat in range(len(players))),
        ]
    )


def left(parts: Any, module: str) -> int:
    """How many tiles a module's pile has; none where it is not in play."""
    return getattr(getattr(parts, module), "left", 0)


def clock(seen: View) -> dict[str, int | str]:
    """Minutes and seconds."""
    seconds = (seen.now - began(seen)) // 1000
    return {"minutes": seconds // 60, "seconds": f"{seconds % 60:02}"}


def began(seen: View) -> int:
    """When the start signal sounded: all times count from it."""
    characters = getattr(seen.parts, "characters", None)
    return (characters.began or 0) if characters else 0


def plan(seen: View) -> list[str]:
    """The rooms, five lines each, with their doors; numbers in the corners are their places."""
    cells: dict[tuple[int, int], list[int]] = {}
    for place, room in enumerate(seen.rooms):
        if room:
            cells.setdefault((room.x, room.y), []).append(place)
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    lines = []
    for y in rows:
        drawn = [room_lines(seen, cells[x, y]) if (x, y) in cells else [" " * WIDTH] * 5 for x in columns]
        lines += ["".join(parts).rstrip() for parts in zip(*drawn, strict=True)]
    return lines


def room_lines(seen: View, places: list[int]) -> list[str]:
    """A room: its number, its price, what can be done there, and who is there; a double room as one, by its front."""
    parts = [room for room in (seen.rooms[place] for place in places) if room]
    place, room = places[0], parts[0]
    openings = {side for part in parts for side in part.open}
    who = "".join(str(seat + 1) for seat, one in enumerate(seen.players) if is_on(seen, one, room))
    top, bottom = ("   " if side in openings else "───" for side in ("north", "south"))
    west, east = (" " if side in openings else "│" for side in ("west", "east"))
    title = {"start": "START", "exit": "EXIT"}.get(room.special or "", "")
    return [
        f"┌──{top}──┐",
        f"│{place:<2}{title or signs(room.cost):>5}│",
        f"{west}{next(filter(None, map(prizes, parts)), ''):^7}{east}",
        f"│{''.join(map(things, parts)):<3}{who:>4}│" if len(who) < 5 else f"│{who:>7}│",
        f"└──{bottom}──┘",
    ]


def is_on(seen: View, one: Player, room: Room) -> bool:
    """Whether an adventurer is on the cell of a room: a double room has two places there."""
    there = seen.rooms[one.place] if one.place is not None else None
    return there is not None and (there.x, there.y) == (room.x, room.y)


def prizes(room: Room) -> str:
    """How many symbols activate one, two, three gems; or the gems that lie here."""
    if room.used:
        return "♦" * room.gems or "-"
    if not room.prizes:
        return ""
    sign = signs(room.prizes[0].symbols[:1])
    return "/".join(str(len(prize.symbols)) for prize in room.prizes) + sign


def things(room: Room) -> str:
    """Treasure, torch, Chalice, secret passages."""
    signs = "".join(
        sign for thing, sign in (("treasure", "$"), ("big-torch", "*"), ("chalice", "Y")) if thing in room.things
    )
    return signs + ("~" if room.passages else "")


def player_line(seen: View, words: Words, players: Sequence[str], seat: int) -> str:
    """An adventurer: where, the dice, and all that lies before them."""
    one = seen.players[seat]
    name = f"{seat + 1} {players[seat]}"
    if one.place is None:
        return words.say("player-out", name=name)
    line = words.say("player-line", name=name, place=one.place, dice=signs(one.dice) or "-")
    return " ".join([line, *belongings(one, words)])


def belongings(one: Player, words: Words) -> list[str]:
    """Pledge, curses, treasures and what the player has to choose."""
    parts = []
    if one.pledged or one.pledged_treasures:
        parts.append(words.say("line-pledged", dice=signs(one.pledged) + "+" * len(one.pledged_treasures)))
    parts += [words.say("line-curse", curse=words.say(f"curse-{curse.name}")) for curse in one.curses]
    parts += [words.say("line-treasure", treasure=words.say(f"treasure-{treasure}")) for treasure in one.treasures]
    if one.owes:
        parts.append(words.say("line-owes", number=one.owes))
    if one.drawn:
        parts.append(words.say("line-drawn", room=words.say(f"room-{one.drawn.room.name}")))
    if any(choice.kind == "name" for choice in one.choices):
        parts.append(words.say("line-names"))
    return parts
