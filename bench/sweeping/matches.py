"""One match of the sweep: played by bots, then gone through again from its record, with a look at what must hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from time import perf_counter

import msgspec

from serai.bots import Bot, drive, find_bot
from serai.core.errors import SeraiError
from serai.core.game import Options
from serai.core.happenings import Happening, happenings
from serai.core.laws import check_list, check_refusal
from serai.core.laws_of_secrets import codes_around, received
from serai.core.match import Match
from serai.core.record import from_json, restart, to_json, walk, write_record
from serai.core.rng import Rng, derive
from serai.core.sense import NO_ADVICE, Sense
from serai.core.snapshot import same
from serai.core.state import NEVER, State
from serai.core.trial import LawBroken, Trial, loose_dice, players
from serai.core.words import LANGUAGES
from serai.games.temple import GAME
from serai.games.temple.rules.codes import kind_of
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.discovering import is_hidden
from serai.games.temple.rules.handful import rollable
from serai.games.temple.rules.plan import inside
from serai.games.temple.rules.tables import EXIT_ROOM
from serai.games.temple.state import NONE, OUT
from serai.sim.matches import thoughts
from sweeping.counting import Pieces, changed, pieces_of
from sweeping.sets import Choice

LOOKS = 500  # at the pieces of a match, about
LISTS = 8  # at what is legal
PARTIES = ("best", "careless", "curious", "mixed")


class Case(msgspec.Struct, frozen=True):
    """A match of the sweep: everything follows from these."""

    choice: Choice
    seats: int
    party: str

    @property
    def name(self) -> str:
        return f"{self.choice.name}:{self.seats}:{self.party}"

    def seed(self) -> bytes:
        return derive(sha256(self.name.encode()).digest()[:16], 0, b"sweep")


class Finding(msgspec.Struct):
    """What became of it."""

    name: str
    rule: str = ""  # by which it ended
    won: bool = False
    moves: int = 0
    seconds: float = 0.0
    locked: bool = False  # black masks held all who were left, as the rules allow
    digest: str = ""
    breach: str = ""  # what did not hold, in a sentence


class Curious(Bot):
    """Mostly what the game advises; one time in four any kind of act, then any of that kind, for most moves are rolls."""

    def choose(self, world: State, seat: int, sense: Sense, rng: Rng, pace: int = 0) -> int:
        advice = sense.advice(world, seat, self.reaction)
        if advice != NO_ADVICE and rng.below(4):
            return int(advice)
        kinds: dict[int, list[int]] = {}
        for move in world.legal(seat):
            kinds.setdefault(int(kind_of(move)), []).append(int(move))
        moves = kinds[sorted(kinds)[rng.below(len(kinds))]]
        return moves[rng.below(len(moves))]


def party_of(name: str, seats: int) -> list[Bot]:
    """Bots that follow the plan of the team, that slip, that try everything, or one of each."""
    kinds: dict[str, Callable[[], Bot]] = {
        "best": lambda: find_bot("search@500"),
        "careless": lambda: find_bot("greedy@1500"),
        "curious": lambda: Curious("curious", 1500),
    }
    order = list(kinds) if name == "mixed" else [name]
    return [kinds[order[seat % len(order)]]() for seat in range(seats)]


def play(case: Case, every: int = 0) -> Finding:
    """Plays a match and goes through it; `every` 0: with some hundred looks, else at every so manieth change."""
    began = perf_counter()
    finding = Finding(case.name)
    try:
        go_through(case, finding, every)
    except LawBroken as broken:
        finding.breach = str(broken).splitlines()[0]
    except SeraiError as error:
        finding.breach = f"{type(error).__name__}: {error}"
    except (AssertionError, IndexError, KeyError, TypeError, ValueError, OverflowError) as error:
        finding.breach = f"{type(error).__name__}: {error} in {where(error)}"
    finding.seconds = perf_counter() - began
    return finding


def where(error: BaseException) -> str:
    """The line that failed."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "?"


def go_through(case: Case, finding: Finding, every: int) -> None:
    options = GAME.read_options(case.choice.options)
    match = GAME.begin(case.seats, options, case.seed())
    drive(match, party_of(case.party, case.seats), GAME.sense, thoughts(case.seed()), GAME.manners.pace)
    source = to_json(write_record(GAME, options, match, players(case.seats)))
    finding.digest = sha256(source).hexdigest()
    finding.moves = len(match.log) // 3
    end = match.outcome()
    assert end is not None  # else `drive` had gone on
    finding.rule, finding.won = end.rule, end.winners != 0
    record = from_json(source)
    watch = Watch(restart(record, lambda _: GAME), options, finding.moves, every)
    for number in walk(record, watch.match):
        watch.see(number)
    watch.look()
    watch.hold(same(watch.match.state, match.state), "the record leads to another position than play did")
    finding.locked = watch.locked


class Watch:
    """Looks at a match on its way."""

    def __init__(self, match: Match, options: Options, moves: int, every: int) -> None:
        self.match = match
        self.trial = Trial("sweep", GAME, options, match, Rng(1))
        self.every = every or max(1, moves // LOOKS)
        self.lists = max(1, moves // LISTS)
        self.changes = 0
        self.locked = False
        self.places = 0
        self.before: Pieces = pieces_of(self.state)
        self.look()

    @property
    def state(self) -> Temple:
        assert isinstance(self.match.state, Temple)
        return self.match.state

    def hold(self, kept: bool, sentence: str) -> None:
        self.trial.hold(kept, f"after {self.changes} changes: {sentence}")

    def see(self, number: int) -> None:
        """A change of a match."""
        self.changes += 1
        if self.changes % self.every == 0:
            self.look()
        if number % self.lists == self.lists // 2:
            self.look_closely()

    def look(self) -> None:
        """Every piece is somewhere, there is a way on, and somebody has something to do."""
        told, now = self.news(), pieces_of(self.state)
        rooms = sum(tile != NONE for tile in self.state.plan.tile)
        self.hold(not (fault := changed(self.before, now, told, vanished=rooms < self.places)), fault)
        self.before, self.places = now, rooms
        if self.match.outcome() is None:
            self.check_way_on()
            self.check_all_can_act()

    def news(self) -> list[Happening]:
        assert self.state.story is not None
        return happenings(self.state.story.take(), GAME.look.events, GAME.look.names, -1)

    def check_way_on(self) -> None:
        """ESC-R-69."""
        hidden = self.state.guard and is_hidden(self.state, EXIT_ROOM)
        self.hold(not hidden or any(self.state.plan.gaps), "the exit is hidden, and nothing can be discovered")

    def check_all_can_act(self) -> None:
        """Who is inside with a die that is not locked can do something, now or when time has passed."""
        state = self.state
        free = [seat for seat in range(state.seats) if state.room[seat] != OUT and rollable(state.hand[seat])]
        self.locked = not free and inside(state) != 0
        self.hold(state.movers() != 0 or state.alarm() < NEVER, "nobody can do anything, and nothing is coming")
        for seat in free:
            if not len(state.legal(seat)):
                self.hold(gets_on(state, seat), f"seat {seat} has a die and nothing to do, for ever")

    def look_closely(self) -> None:
        """What is listed is what is allowed; nobody is shown what they cannot know, and no piece is imagined."""
        seats = range(self.state.seats)
        catalogues = [GAME.words(language) for language in LANGUAGES]
        for seat in seats:
            moves = check_list(self.trial, seat)
            for code in codes_around(moves):
                check_refusal(self.trial, seat, code, code in moves, catalogues)
        now = pieces_of(self.state)
        for reader in self.trial.readers():
            world = self.state.clone()
            world.imagine(reader, loose_dice(reader + 1, self.changes))
            self.hold(received(GAME, world, reader) == received(GAME, self.state, reader), f"reader {reader} can peek")
            self.hold(as_known(pieces_of(world)) == as_known(now), f"reader {reader} imagines other pieces")


def as_known(pieces: Pieces) -> Pieces:
    """Which rooms were chosen unseen nobody knows: ESC-R-127; how many, everybody."""
    return msgspec.structs.replace(pieces, rooms=Counter({NONE: pieces.rooms.total()}))


def gets_on(state: Temple, seat: int) -> bool:
    """Whether a player can do something again, if nobody else does anything."""
    world = state.clone()
    while world.outcome() is None:
        if len(world.legal(seat)) or world.alarm() == NEVER:
            return bool(len(world.legal(seat)))
        world.now = world.alarm()
        world.ring(Rng(1))
    return False
