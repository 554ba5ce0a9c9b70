"""One number over many matches and searches: the same on every machine, compiled or not. `python -m tests.digest`."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from serai.bots.search import Search
from serai.core import build
from serai.core.game import Game, Options
from serai.core.record import to_json
from serai.core.rng import Rng
from serai.core.snapshot import snapshot
from serai.core.state import NOBODY
from serai.core.trial import begin_trial, told
from serai.games.desert import GAME as DESERT
from serai.games.deserto import GAME as DESERTO
from serai.games.quicksand import GAME as QUICKSAND
from serai.games.quicksand import QuicksandOptions
from serai.games.temple import GAME as TEMPLE
from serai.games.temple.pieces import MODULES
from serai.sim import Plan
from serai.sim.matches import play_match
from tests.toys import nim, sand

MATCHES = 105  # every level of Quicksand at several tables
MOST: dict[str, Any] = {"quests": 3, "characters": "dealt", "traps": 4, "chrono": 4, "calendar": "eternal"}
SEARCHES = 5
WITH_MODULES = ("shifting", "grand", "heroes", "trapped", "queenies")  # each brings modules that no other has
EVERY_MODULE: dict[str, Any] = {name: MOST.get(name, True) for name in MODULES}


def digest() -> str:
    """SHA-256 over records, positions, views and stories of whole matches, and the findings of searches."""
    total = sha256()
    for number in range(MATCHES):
        total.update(whole_match(DESERTO, 2 + number % 3, number))
        total.update(whole_match(sand.GAME, 3, number))
        total.update(whole_match(nim.GAME, 2 + number % 3, number))
        total.update(whole_match(QUICKSAND, 1 + number % 7, number, QuicksandOptions(level=1 + number % 21)))
    for number in range(MATCHES // 10):
        total.update(whole_match(DESERT, 2 + number % 4, number))
        total.update(whole_match(TEMPLE, 1 + number % 6, number, TEMPLE.preset("veteran")))
    for number, preset in enumerate(WITH_MODULES):
        total.update(whole_match(TEMPLE, 2 + number, number, TEMPLE.preset(preset)))
        total.update(team_match(4, TEMPLE.preset(preset).written()))
    total.update(team_match(3, EVERY_MODULE))
    total.update(team_match(4, TEMPLE.preset("everything").written()))
    for number in range(SEARCHES):
        total.update(findings(DESERTO, number))
        total.update(findings(DESERT, number))
    return total.hexdigest()


def whole_match(game: Game[Any], seats: int, seed: int, options: Options | None = None) -> bytes:
    """All that a match leaves behind."""
    trial = begin_trial("digest", game, seats, options or game.options(), seed)
    positions = [repr((snapshot(state), game.look.view(state, NOBODY))) for state in trial.positions(10)]
    return to_json(trial.record()) + repr((positions, told(trial.state))).encode()


def team_match(seats: int, options: dict[str, Any]) -> bytes:
    """What a team of bots does that gets through most of the temple: any acts at all open few of its rooms."""
    plan = Plan(game="temple", seats=seats, games=1, seed=bytes(16), bots=["search@1500"] * seats, options=options)
    match = play_match(plan, 0)
    return repr(([int(entry) for entry in match.log], snapshot(match.state))).encode()


def findings(game: Game[Any], seed: int) -> bytes:
    """What a search of some hundred games found out, to the last bit of its shares."""
    state = game.begin(2 + seed % 3, game.options(), seed.to_bytes(16, "big")).state
    search = Search(state, int(state.expected()).bit_length() - 1, game.sense, Rng(seed))
    search.think(120)
    return repr((search.best(), [(move, visits, share.hex()) for move, visits, share in search.findings()])).encode()


if __name__ == "__main__":
    print("compiled" if build.promised() else "plain", digest())
