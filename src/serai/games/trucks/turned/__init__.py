"""Les Camions du désert: why the chances turned. Who is home, how far it still is, and whether the fuel will do."""

from __future__ import annotations

from collections.abc import Iterator

from serai.core.happenings import Happening
from serai.core.turned import Fact, Turned, standing, weightiest
from serai.games.trucks.rules.fuel import FACES
from serai.games.trucks.rules.goal import SPRINT, score
from serai.games.trucks.state import Race

HEAVY = ["won", "arrived", "sent-home", "siphoned", "flipped-other", "pushed", "refuelled", "flipped"]
LIGHT = ["drove", "failed", "filled", "scorched", "jumped", "played", "drawn", "shuffled"]


def turned(story: list[Happening], before: Race, after: Race, seat: int, rose: bool) -> Turned:
    """Who came nearer, and on how many litres."""
    return Turned(weightiest(story, HEAVY, LIGHT), standing(int(after.now), facts(before, after, seat, rose)))


def facts(before: Race, after: Race, seat: int, rose: bool) -> Iterator[Fact]:
    """The trucks of a seat, the one that changed first; then its points."""
    if any(after.place[truck] != before.place[truck] for truck in range(len(after.at))):
        yield from points(after, seat)
    mine = range(seat * int(after.trucks), (seat + 1) * int(after.trucks))
    under_way = [truck for truck in mine if not after.place[truck]]
    moved = [
        truck for truck in under_way if after.at[truck] != before.at[truck] or after.gauge[truck] != before.gauge[truck]
    ]
    nearest = sorted(under_way, key=lambda truck: int(after.course.far[after.at[truck]]))
    for truck in moved or nearest[:1]:
        yield fuel(after, truck, rose)


def fuel(game: Race, truck: int, rose: bool) -> Fact:
    """How far a truck has to go, and whether its litres will do; a nearly empty tank is good where its die can be turned."""
    place, litres = game.at[truck], int(game.gauge[truck])
    thirst = int(game.course.thirst[place])
    seat, number = divmod(truck, int(game.trucks))
    about: dict[str, int | str] = {"seat": seat, "truck": number + 1, "cells": int(game.course.far[place])}
    if litres >= thirst:
        return "enough", {**about, "litres": litres}
    if rose and FACES - litres >= thirst:
        return "flip", {**about, "litres": litres, "turned": FACES - litres}
    return "short", {**about, "litres": litres}


def points(game: Race, seat: int) -> Iterator[Fact]:
    """Where points are counted: those of a seat and of the best of the others."""
    if game.seats < SPRINT:
        other = max((one for one in range(int(game.seats)) if one != seat), key=lambda one: int(score(game, one)))
        yield "points", {"seat": seat, "points": int(score(game, seat)), "to": other, "others": int(score(game, other))}
