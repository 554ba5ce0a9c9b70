"""Escape, module 5: quest rooms. While a quest marker lies in the depot nobody may escape."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.quests.codes import (
    GEM_TILE_WENT,
    GEM_TILES_CAME,
    GHOST_FLED,
    GHOST_PUSHED,
    GHOST_ROSE,
    MISSION_MET,
    MISSION_SHOWN,
    NUMBER,
    PUSH,
    QUEST_DONE,
    SACRIFICE,
    SACRIFICED,
)
from serai.games.temple.pieces import BOX, ROOMS, handful
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import AIDS, LEAVE, aimed
from serai.games.temple.rules.debts import hand_for, lay_aside, settle
from serai.games.temple.rules.discovering import is_hidden
from serai.games.temple.rules.handful import count, dice
from serai.games.temple.rules.hidden import choose_anew, is_in
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.piles import counted, shuffled
from serai.games.temple.rules.plan import leads, place_of_tile
from serai.games.temple.state import EMPTY, FACES, GOLD, NONE, ON_ALTAR, OUT, SIDES, SOUTH, TORCH, Site

ALTAR: Final[i64] = ROOMS.index("altar")
MISSION: Final[i64] = ROOMS.index("mission")
GHOST: Final[i64] = ROOMS.index("ghost")
TREE: Final[i64] = ROOMS.index("tree")
OBELISK: Final[i64] = ROOMS.index("obelisk")

QUEST_ROOMS: Final = vec[i64](BOX.rooms_of("quest"))  # of every module
BROUGHT_BY: Final = vec[i64]([BOX.room_from(room) for room in BOX.rooms_of("quest")])
MISSIONS: Final = vec[i64]([handful(asked) for asked in ("4A", "3K+2T", "3T+2K", "3G", "2A+2K+2T", "3A+2G+K")])
ENOUGH_MISSIONS: Final = 4  # of these tiles
SACRIFICES: Final = 2  # dice on the altar
EACH_PLAYER: Final = 2  # gold masks for the tree
GEM_TILES: Final = 3  # of the obelisk, one for each of its free sides
PRICE: Final = dice(TORCH, 2)  # of pushing the ghost


class Quests(Module):
    """Markers in the depot and done quests, mission tiles, dice on the altar, where the ghost is, and the obelisk."""

    __slots__ = ("altar", "done", "gem_tiles", "ghost", "markers", "met", "missions", "revealed", "touched")

    def __init__(self) -> None:
        super().__init__()
        self.markers: i64 = 0  # in the depot
        self.done = EMPTY  # the quest rooms whose quest is done; replaced, never written
        self.missions = EMPTY  # the mission tiles in their order; replaced too
        self.met: i64 = 0  # missions
        self.revealed = False  # whether somebody has been in the mission room
        self.altar: i64 = 0  # dice that lie on it
        self.ghost: i64 = NONE  # its place
        self.gem_tiles: i64 = 0  # in the depot
        self.touched: i64 = 0  # the set of sides of the obelisk, as its tile names them, that have touched a room

    def clone(self) -> Quests:
        other = Quests()
        other.chosen = self.chosen
        other.markers = self.markers
        other.done = self.done
        other.missions = self.missions
        other.met = self.met
        other.revealed = self.revealed
        other.altar = self.altar
        other.ghost = self.ghost
        other.gem_tiles = self.gem_tiles
        other.touched = self.touched
        return other

    # Setup

    def prepare(self, game: Site, rng: Rng) -> None:
        """ESC-M5-SETUP-2, ESC-M5-SETUP-4."""
        self.markers = self.chosen
        self.missions = shuffled(vec[i64](list(range(len(MISSIONS)))), rng)

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-M5-SETUP-1, ESC-M5-SETUP-3: so many of all quest rooms in play, unseen; never opening rooms: ESC-R-16."""
        rooms = shuffled(rooms_in_play(game), rng)
        i: i64
        for i in range(self.chosen):
            pile = append(pile, rooms[i])
        return pile

    def imagine(self, game: Site, seat: i64, rng: Rng) -> None:
        """ESC-R-127: which quest rooms were drawn; and the mission tiles that nobody has seen."""
        choose_anew(game, rooms_in_play(game), rng)
        known = self.missions_seen()
        hidden = self.missions[known:]
        heap = shuffled(counted(hidden, len(hidden), len(MISSIONS)), rng)
        missions = self.missions[:known]
        i: i64
        for i in range(len(heap)):
            missions = append(missions, heap[i])
        self.missions = missions

    def needs_rooms(self, game: Site) -> bool:
        """ESC-R-69: a quest whose room was not found cannot be done."""
        i: i64
        for i in range(len(QUEST_ROOMS)):
            if is_hidden(game, QUEST_ROOMS[i]):
                return True
        return False

    # Markers

    def is_done(self, tile: i64) -> bool:
        return is_in(self.done, tile)

    def complete(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-M5-MARK-1: once."""
        tile = game.plan.tile[place]
        if self.is_done(tile):
            return
        self.markers -= 1
        self.done = append(self.done[:], tile)
        game.tell(QUEST_DONE, seat, place, tile, self.markers)

    def forbids(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-M5-MARK-2."""
        return "ESC-M5-MARK-2" if kind == LEAVE and self.markers else ""

    def keys(self, game: Site, keys: i64) -> i64:
        """ESC-M5-OBEL-2, ESC-R-130: gem tiles make escaping dearer, markers do not: ESC-M5-MARK-3."""
        return keys + self.gem_tiles

    # Tasks

    def task(self, game: Site, place: i64, wanted: i64) -> i64:
        """ESC-M5-MISSION-2, ESC-M5-TREE-1; ESC-R-08: the tree counts all players of the game."""
        tile = game.plan.tile[place]
        if tile == MISSION and self.mission() != NONE:
            return MISSIONS[self.mission()]
        if tile == TREE and not self.is_done(TREE):
            return dice(GOLD, EACH_PLAYER * game.seats)
        return wanted

    def fulfilled(self, game: Site, seat: i64, place: i64) -> None:
        """The task of a quest room, also of another module's: its quest is done; of missions it takes four."""
        if game.plan.tile[place] == MISSION:
            self.meet_mission(game, seat, place)
        elif is_in(QUEST_ROOMS, game.plan.tile[place]):
            self.complete(game, seat, place)

    # Missions

    def mission(self) -> i64:
        """The mission that lies open, or NONE."""
        if self.revealed and self.met < ENOUGH_MISSIONS:
            return self.missions[self.met]
        return NONE

    def missions_seen(self) -> i64:
        """How many tiles everybody knows, of those that lie first."""
        return min(ENOUGH_MISSIONS, self.met + 1) if self.revealed else i64(0)

    def meet_mission(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-M5-MISSION-2: the tile leaves the game, and the next one is turned up."""
        self.met += 1
        game.tell(MISSION_MET, seat, ENOUGH_MISSIONS - self.met)
        if self.met == ENOUGH_MISSIONS:
            self.complete(game, seat, place)
        else:
            game.tell(MISSION_SHOWN, self.mission())

    def arrived(self, game: Site, seat: i64) -> None:
        """ESC-M5-MISSION-1, ESC-R-44: the first who comes turns the first mission up, however they came: ESC-R-78."""
        if game.plan.tile[game.room[seat]] == MISSION and not self.revealed:
            self.revealed = True
            game.tell(MISSION_SHOWN, self.mission())

    # Rooms

    def discovered(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-M5-GHOST-1, ESC-M5-OBEL-1."""
        tile = game.plan.tile[place]
        if tile == GHOST:
            self.ghost = game.start
            game.tell(GHOST_ROSE, self.ghost)
        elif tile == OBELISK:
            self.gem_tiles = GEM_TILES
            game.tell(GEM_TILES_CAME, GEM_TILES)
            self.complete(game, seat, place)

    def replanned(self, game: Site) -> None:
        """ESC-M5-OBEL-3, ESC-R-79: sides of the obelisk that touch a room, walls too (ESC-R-42), each once."""
        place = place_of_tile(game, OBELISK)
        side: i64
        if place == NONE or self.gem_tiles == 0:
            return
        for side in range(SIDES):
            if side == SOUTH or has(self.touched, side):  # ESC-R-43: not where it was laid from
                continue
            if game.plan.beside[place * SIDES + (side + game.plan.turned[place]) % SIDES] != NONE:
                self.touched |= only(side)
                self.gem_tiles -= 1
                game.tell(GEM_TILE_WENT, self.gem_tiles)

    def vanished(self, game: Site, place: i64) -> None:
        """ESC-R-23: the ghost flees into the start."""
        if self.ghost == place:
            self.ghost = game.start
            game.tell(GHOST_FLED, game.start)

    # Moves

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        place = game.room[seat]
        at: i64
        if place == self.ghost:
            for at in range(SIDES):
                if leads(game.plan, place, at):
                    moves = with_aid(game, seat, moves, PUSH, at, PRICE)
        if game.plan.tile[place] == ALTAR:
            for at in range(FACES):
                if not self.why_not_sacrifice(game, seat, at):
                    moves = append(moves, aimed(SACRIFICE, at))
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if kind == PUSH:
            return self.why_not_push(game, seat, detail // AIDS, detail % AIDS)
        return self.why_not_sacrifice(game, seat, detail)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == PUSH:
            self.push(game, seat, detail // AIDS, detail % AIDS)
        else:
            self.sacrifice(game, seat, detail)

    # The altar

    def why_not_sacrifice(self, game: Site, seat: i64, face: i64) -> str:
        """ESC-M5-ALTAR-1; ESC-R-86, ESC-R-112: any die in hand, a locked one and the last one too."""
        if not 0 <= face < FACES:
            return "SER-MOVE"
        if game.plan.tile[game.room[seat]] != ALTAR or self.altar == SACRIFICES:
            return "ESC-M5-ALTAR-1"
        return "" if count(hand_for(game, seat, dice(face, 1)), face) else "ESC-R-86"

    def sacrifice(self, game: Site, seat: i64, face: i64) -> None:
        """ESC-M5-ALTAR-1: it stays there, and is not lost: ESC-R-36."""
        settle(game, seat, dice(face, 1))
        game.hand[seat] -= dice(face, 1)
        lay_aside(game, seat, ON_ALTAR, 1)
        self.altar += 1
        game.tell(SACRIFICED, seat, face, self.altar)
        if self.altar == SACRIFICES:
            self.complete(game, seat, game.room[seat])

    # The ghost

    def why_not_push(self, game: Site, seat: i64, side: i64, aid: i64) -> str:
        """ESC-M5-GHOST-2, ESC-R-40, ESC-R-131: from one's own room through any passage; one pays alone: ESC-R-13."""
        if not 0 <= side < SIDES:
            return "SER-MOVE"
        if game.room[seat] != self.ghost or not leads(game.plan, self.ghost, side):
            return "ESC-M5-GHOST-2"
        return why_not_pay(game, seat, PRICE, aid, "ESC-M5-GHOST-2")

    def push(self, game: Site, seat: i64, side: i64, aid: i64) -> None:
        """ESC-M5-GHOST-2: by one room; ESC-M5-GHOST-3."""
        pay(game, seat, PRICE, aid)
        self.ghost = game.plan.beside[self.ghost * SIDES + side]
        game.tell(GHOST_PUSHED, seat, self.ghost, game.plan.tile[self.ghost])
        if game.plan.tile[self.ghost] == GHOST:
            self.complete(game, seat, self.ghost)


def quests_of(game: Site) -> Quests:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no quests in play"
    return cast("Quests", game.parts[at])


def rooms_in_play(game: Site) -> vec[i64]:
    """ESC-M5-SETUP-3: the quest rooms of all modules in play."""
    rooms = vec[i64]()
    i: i64
    for i in range(len(QUEST_ROOMS)):
        if asking.is_in_play(game, BROUGHT_BY[i]):
            rooms = append(rooms, QUEST_ROOMS[i])
    return rooms
