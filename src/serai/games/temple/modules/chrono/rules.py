"""Escape, module 8: rooms that run by an hourglass: what they forbid, ask for, hold, and take."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only, size
from serai.core.state import NEVER
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.chrono.codes import (
    ALLOWED,
    DIE_BACK,
    FORBIDDEN,
    GEMS_BACK,
    GLASS_EMPTY,
    GLASS_TURNED,
    HELD_LOST,
    NUMBER,
    QUEUED,
    TASK_MET,
    TOLL_DUE,
    TOLL_TAKEN,
    VOLUNTEER,
    VOLUNTEERED,
)
from serai.games.temple.pieces import BOX, ROOMS, handful
from serai.games.temple.rules import asking
from serai.games.temple.rules.choices import close_choice
from serai.games.temple.rules.codes import ACTIVATE, ENTER, GIVE_UP, HELP, plain
from serai.games.temple.rules.debts import debt_of, dice_aside, dice_of, lay_aside, owe, take_back
from serai.games.temple.rules.hidden import choose_anew
from serai.games.temple.rules.piles import shuffled
from serai.games.temple.rules.plan import inside
from serai.games.temple.rules.pledges import release_task
from serai.games.temple.rules.tables import SYMBOL
from serai.games.temple.state import ASIDE, EMPTY, IN_ROOM, LOST, NONE, OUT, SIDES, Site

POOL: Final = vec[i64](BOX.rooms_of("chrono"))
FIRST_FORBIDDING: Final[i64] = ROOMS.index("forbidding-1")
LAVA_DICE: Final[i64] = ROOMS.index("lava-dice")
LAVA_GEMS: Final[i64] = ROOMS.index("lava-gems")
TORCH_ROOM: Final[i64] = ROOMS.index("torch")
SACRIFICE: Final[i64] = ROOMS.index("sacrifice")

GREEN_MS: Final = 30_000
BLUE_MS: Final = 60_000
WINDOW_MS: Final = 8_000  # for volunteers

# ESC-M8-FORBID-2: what a room forbids while the sand runs for the first time, and for the second.
NO_GEMS: Final = 0
NO_GOLD: Final = 1
NO_ENTERING: Final = 2
NO_START: Final = 3
UPPER: Final = vec[i64]([NO_GEMS, NO_GOLD, NO_ENTERING, NO_START])  # by room
LOWER: Final = vec[i64]([NO_ENTERING, NO_START, NO_GOLD, NO_GEMS])

TORCHES: Final[i64] = handful("7T")  # ESC-M8-TORCH-1
TORCH_TOLL: Final = 2  # dice, of different players
LAVA: Final = vec[i64]([handful("5T"), handful("4K"), handful("3A")])  # ESC-M8-LAVA-1; a step less, a die or gem less


class Chrono(Module):
    """Two queues of rooms, each with an hourglass for its first, the tasks that were met, and what is to be given up."""

    __slots__ = (
        "blue", "blue_until", "gave", "green", "green_until", "lower", "met", "toll", "toll_room", "toll_until",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.green = EMPTY  # places in order of discovery; for the first the sand runs. Replaced, never written
        self.green_until: i64 = NEVER
        self.lower = False  # whether the green glass runs for the second time
        self.blue = EMPTY
        self.blue_until: i64 = NEVER
        self.met: i64 = 0  # tasks of the first blue room
        self.toll: i64 = 0  # dice that players have yet to give up
        self.toll_room: i64 = NONE  # the room that wants them
        self.toll_until: i64 = NEVER  # how long volunteers are waited for
        self.gave: i64 = 0  # the set of those who have given one

    def clone(self) -> Chrono:
        other = Chrono()
        other.chosen = self.chosen
        other.green = self.green
        other.green_until = self.green_until
        other.lower = self.lower
        other.blue = self.blue
        other.blue_until = self.blue_until
        other.met = self.met
        other.toll = self.toll
        other.toll_room = self.toll_room
        other.toll_until = self.toll_until
        other.gave = self.gave
        return other

    # Setup

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-M8-SETUP-1, ESC-R-16: some of the eight, unseen, and none of them an opening room."""
        drawn = shuffled(POOL[:], rng)
        i: i64
        for i in range(self.chosen):
            pile = append(pile, drawn[i])
        return pile

    def imagine(self, game: Site, seat: i64, rng: Rng) -> None:
        """ESC-R-127."""
        choose_anew(game, POOL, rng)

    # Rooms and their hourglasses

    def laid(self, game: Site, place: i64) -> None:
        """ESC-M8-START-1; ESC-M8-QUEUE-1, ESC-R-80: where its hourglass is busy the room waits, ESC-R-48: without effect."""
        tile = game.plan.tile[place]
        if is_forbidding(tile):
            self.green = append(self.green[:], place)
            if len(self.green) == 1:
                self.start_green(game)
                return
        elif LAVA_DICE <= tile <= SACRIFICE:
            self.blue = append(self.blue[:], place)
            if len(self.blue) == 1:
                self.start_blue(game)
                return
        else:
            return
        game.tell(QUEUED, place, tile)

    def vanished(self, game: Site, place: i64) -> None:
        """A room that goes takes its hourglass along: what it held comes back, and the next room gets the glass."""
        if len(self.green) and self.green[0] == place:
            self.next_green(game)
        elif len(self.blue) and self.blue[0] == place:
            self.give_all_back(game)
            self.next_blue(game)
        else:
            self.green = without(self.green, place)
            self.blue = without(self.blue, place)

    def alarm(self, game: Site) -> i64:
        """ESC-R-111: in game time, apart from the soundtrack."""
        return min(self.toll_until, self.green_until, self.blue_until)

    def ring(self, game: Site, rng: Rng) -> None:
        """ESC-D-ORDER-3: volunteers first, then the green hourglass, then the blue one."""
        if self.toll_until <= game.now:
            self.take_rest(game)
        if self.green_until <= game.now:
            self.turn_green(game)
        if self.blue_until <= game.now:
            self.end_blue(game)

    # The green hourglass: prohibitions

    def start_green(self, game: Site) -> None:
        """ESC-M8-START-1, ESC-M8-FORBID-1: on the upper symbol."""
        self.lower = False
        self.green_until = game.now + GREEN_MS
        game.tell(GLASS_TURNED, self.green[0], game.plan.tile[self.green[0]])
        game.tell(FORBIDDEN, self.ban(game))

    def turn_green(self, game: Site) -> None:
        """ESC-M8-FORBID-1: once more, on the lower symbol; then it is over."""
        game.tell(ALLOWED, self.ban(game))
        if self.lower:
            self.next_green(game)
        else:
            self.lower = True
            self.green_until = game.now + GREEN_MS
            game.tell(FORBIDDEN, self.ban(game))

    def next_green(self, game: Site) -> None:
        """ESC-M8-QUEUE-1, ESC-R-52: one after the other."""
        self.green = self.green[1:]
        self.green_until = NEVER
        if len(self.green):
            self.start_green(game)

    def ban(self, game: Site) -> i64:
        """What is forbidden now, or NONE."""
        if self.green_until == NEVER:
            return NONE
        room = game.plan.tile[self.green[0]] - FIRST_FORBIDDING
        return LOWER[room] if self.lower else UPPER[room]

    def forbids(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-M8-FORBID-2, ESC-R-14, ESC-R-97: firing a gem task, freeing with gold masks, entering; all else is allowed."""
        if self.green_until == NEVER or game.room[seat] == OUT:
            return ""
        ban = self.ban(game)
        barred = False
        if kind == ENTER:
            barred = ban == NO_ENTERING or (ban == NO_START and is_door_of_start(game, seat, detail))
        elif kind == HELP:
            barred = ban == NO_GOLD
        elif kind == ACTIVATE:
            barred = ban == NO_GEMS and is_for_gems(game, game.room[seat])
        return "ESC-M8-FORBID-2" if barred else ""

    # The blue hourglass

    def start_blue(self, game: Site) -> None:
        """ESC-M8-START-1; ESC-M8-SACR-1, ESC-R-48, ESC-R-109: now everybody inside puts down a die, be it the last."""
        place = self.blue[0]
        self.met = 0
        self.blue_until = game.now + BLUE_MS
        game.tell(GLASS_TURNED, place, game.plan.tile[place])
        if game.plan.tile[place] == SACRIFICE:
            seat: i64
            for seat in range(game.seats):
                if game.room[seat] != OUT:
                    owe(game, seat, IN_ROOM)

    def end_blue(self, game: Site) -> None:
        """Time is up: what was not done has its price; ESC-R-98: what was pledged goes back."""
        place = self.blue[0]
        tile = game.plan.tile[place]
        release_task(game, place)
        game.tell(GLASS_EMPTY, tile)
        if tile == SACRIFICE:
            self.lose_held(game)
        else:
            self.punish(game, tile)
        self.next_blue(game)

    def next_blue(self, game: Site) -> None:
        """ESC-M8-QUEUE-1."""
        self.blue = self.blue[1:]
        self.blue_until = NEVER
        if len(self.blue):
            self.start_blue(game)

    def burning(self, game: Site) -> i64:
        """The place of the room for which the blue hourglass runs, or NONE."""
        if self.blue_until == NEVER:
            return NONE
        return self.blue[0]

    # Torch and lava rooms

    def task(self, game: Site, place: i64, wanted: i64) -> i64:
        """ESC-M8-TORCH-1, ESC-M8-LAVA-1, ESC-R-110: only while its hourglass runs."""
        if place != self.burning(game) or self.met >= tasks_of(game.plan.tile[place]):
            return wanted
        return task_of(game.plan.tile[place], self.met)

    def fulfilled(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-M8-LAVA-1: one step on; ESC-R-80: the hourglass runs on, whatever was done."""
        if place == self.burning(game):
            self.met += 1
            tile = game.plan.tile[place]
            game.tell(TASK_MET, seat, tile, tasks_of(tile) - self.met)

    def punish(self, game: Site, tile: i64) -> None:
        """ESC-M8-TORCH-1, ESC-M8-LAVA-2: the penalty beside the task reached, and no other."""
        number = penalty_of(game, tile, self.met)
        if number == 0:
            return
        if tile == LAVA_GEMS:
            game.depot += number
            game.tell(GEMS_BACK, number, game.depot)
        else:
            self.demand(game, tile, number)

    # Dice to give up: who volunteers, who must

    def demand(self, game: Site, tile: i64, number: i64) -> None:
        """Volunteers have eight seconds; who is alone inside is not waited for."""
        self.toll = number
        self.toll_room = tile
        self.gave = 0
        game.tell(TOLL_DUE, tile, number)
        if size(inside(game)) == 1:
            self.take_rest(game)
        else:
            self.toll_until = game.now + WINDOW_MS

    def take_rest(self, game: Site) -> None:
        """ESC-R-51: one die at a time from who has most, the lowest seat first, as long as there are any."""
        seat = self.richest(game)
        while self.toll and seat != NONE:
            game.tell(TOLL_TAKEN, seat)
            self.take_die(game, seat)
            seat = self.richest(game)
        self.close(game)

    def take_die(self, game: Site, seat: i64) -> None:
        """The owner may say which."""
        self.toll -= 1
        self.gave |= only(seat)
        owe(game, seat, LOST)
        if self.toll == 0:
            self.close(game)

    def close(self, game: Site) -> None:
        self.toll = 0
        self.toll_until = NEVER

    def richest(self, game: Site) -> i64:
        """Who has most dice to give, or NONE."""
        found: i64 = NONE
        most: i64 = 0
        seat: i64
        for seat in range(game.seats):
            if self.can_give(game, seat) and dice_left(game, seat) > most:
                most = dice_left(game, seat)
                found = seat
        return found

    def can_give(self, game: Site, seat: i64) -> bool:
        """Who is inside and has a die; ESC-M8-TORCH-1: the torch room takes one of each."""
        if game.room[seat] == OUT or dice_left(game, seat) == 0:
            return False
        return self.toll_room != TORCH_ROOM or not has(self.gave, seat)

    # Moves

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if self.toll and self.can_give(game, seat):
            return append(moves, plain(VOLUNTEER))
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if detail:
            return "SER-MOVE"
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        rule = "ESC-M8-TORCH-1" if self.toll_room == TORCH_ROOM else "ESC-M8-LAVA-2"
        return "" if self.toll and self.can_give(game, seat) else rule

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        game.tell(VOLUNTEERED, seat)
        self.take_die(game, seat)

    # The sacrificial room

    def arrived(self, game: Site, seat: i64) -> None:
        """ESC-M8-SACR-1, ESC-R-49, ESC-R-109: whoever comes in gets the own die back, and only by coming in."""
        place = game.room[seat]
        if place == self.burning(game) and game.plan.tile[place] == SACRIFICE:
            self.give_back(game, seat)

    def give_back(self, game: Site, seat: i64) -> None:
        """A die that its owner has yet to name stays in the hand."""
        number = dice_aside(game, seat, IN_ROOM)
        owed = game.owed[seat * ASIDE + IN_ROOM]
        if number + owed == 0:
            return
        take_back(game, seat, IN_ROOM, number)
        game.owed[seat * ASIDE + IN_ROOM] = 0
        if debt_of(game, seat) == 0:
            close_choice(game, seat, GIVE_UP)
        game.tell(DIE_BACK, seat)

    def give_all_back(self, game: Site) -> None:
        seat: i64
        for seat in range(game.seats):
            self.give_back(game, seat)

    def lose_held(self, game: Site) -> None:
        """ESC-M8-SACR-1: what still lies there is lost."""
        seat: i64
        for seat in range(game.seats):
            number = dice_aside(game, seat, IN_ROOM)
            if number:
                lay_aside(game, seat, IN_ROOM, -number)
                lay_aside(game, seat, LOST, number)
                game.tell(HELD_LOST, seat, number)
            game.owed[seat * ASIDE + LOST] += game.owed[seat * ASIDE + IN_ROOM]
            game.owed[seat * ASIDE + IN_ROOM] = 0


def chrono_of(game: Site) -> Chrono:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no chrono rooms in play"
    return cast("Chrono", game.parts[at])


def is_forbidding(tile: i64) -> bool:
    return FIRST_FORBIDDING <= tile < LAVA_DICE


def is_door_of_start(game: Site, seat: i64, side: i64) -> bool:
    """ESC-R-97: the start is its tile, wherever it lies."""
    return 0 <= side < SIDES and game.plan.beside[game.room[seat] * SIDES + side] == game.start


def is_for_gems(game: Site, place: i64) -> bool:
    """ESC-R-97: whether what is fired there wakes gems; the tasks of other rooms do not."""
    return SYMBOL[game.plan.tile[place]] != 0 or asking.task(game, place) == 0


def tasks_of(tile: i64) -> i64:
    """How many tasks a room has, one after the other."""
    if tile == TORCH_ROOM:
        return 1
    return len(LAVA) if LAVA_DICE <= tile <= LAVA_GEMS else 0


def task_of(tile: i64, met: i64) -> i64:
    """The next one, when so many were met."""
    return TORCHES if tile == TORCH_ROOM else LAVA[met]


def penalty_of(game: Site, tile: i64, met: i64) -> i64:
    """The dice or gems for a room of which so many tasks were met."""
    if tile == TORCH_ROOM and not met:
        return min(TORCH_TOLL, size(inside(game)))  # ESC-R-50, ESC-R-110: of one who is alone, one
    return tasks_of(tile) - met


def dice_left(game: Site, seat: i64) -> i64:
    """The dice in hand that a player does not owe already."""
    return dice_of(game, seat) - debt_of(game, seat)


def without(queue: vec[i64], place: i64) -> vec[i64]:
    left = vec[i64]()
    i: i64
    for i in range(len(queue)):
        if queue[i] != place:
            left = append(left, queue[i])
    return left
