"""Every message between the server and its clients, both directions, and the bodies of the lobby.

Times are whole milliseconds: `at`, `now` and `alarm` in game time, all others in server time since 1970.
Rules travel as ids and quick phrases as names; each reader's page has the words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from serai.core.choosing import Choosing, Surprise
from serai.core.happenings import Happening
from serai.core.levels import Level, Strength
from serai.core.record import End, Pace
from serai.core.turned import Cause
from serai.wire.difference import Difference

PROTOCOL = 4  # raised when an old page would misread a new server
NOTHING = msgspec.Raw(b"null")

ClientId = Annotated[str, Meta(min_length=1, max_length=40)]  # the client's own; the same when it is sent again
Code = Annotated[str, Meta(min_length=1, max_length=12)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=60)]  # looked at more closely by the server
Seat = Annotated[int, Meta(ge=0, le=31)]
Language = Annotated[str, Meta(max_length=35)]
BotPace = Annotated[int, Meta(ge=0, le=20_000)]
Grace = Annotated[int, Meta(ge=0, le=86_400_000)]

BOT_PACE = 1400  # ms: long enough to see what a bot did before the next one does something

SeatKind = Literal["free", "person", "device", "bot"]  # device: one of several that a single device holds
Phase = Literal["gathering", "playing", "over"]
PhraseName = Literal[
    "hello", "your-turn", "thinking", "well-played", "lucky", "oops", "sorry", "thanks", "yes", "no", "wait", "help",
    "good-game", "again",
]  # fmt: skip


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: read strictly."""


class Plain(msgspec.Struct, kw_only=True):
    """What the server sends."""


# From client to server, over the socket. The first one is Hello; every one is answered by Accepted or Refused with its id.


class Hello(Strict, tag="hello"):
    """Who I am, and what I have already seen. Answered by Accepted, Welcome, Table and, once it has begun, Position."""

    id: ClientId
    code: Code
    token: Token
    language: Language = "en"
    version: Annotated[int, Meta(ge=0)] = 0  # of the last Position; the story goes on from there
    chat: Annotated[int, Meta(ge=0)] = 0  # number of the last word heard
    look: Seat | None = None  # whose view is wanted, where the token holds several seats; a screen gets nobody's
    screen: bool = False  # a table screen: it shows the board to everybody and makes the sound, and is sent no hand
    protocol: int = PROTOCOL


class Look(Strict, tag="look"):
    """Show me the view of another seat that I hold; of none (hands covered) with null. Pass and play. Not on a screen."""

    id: ClientId
    seat: Seat | None


class Sit(Strict, tag="sit"):
    """Take a free seat, or stand up (null). Once the game has begun, only who watches may sit down, and nobody stands up.

    Where the table is welcoming, a bot makes room; who had a seat already changes places with it.
    """

    id: ClientId
    seat: Seat | None


class Start(Strict, tag="start"):
    """Begin the game (host)."""

    id: ClientId


class Change(Strict, tag="change"):
    """Change the table before the game begins (host); what is left out stays. Bots, grace and listing: at any time.

    While the game goes on, whoever plays may change `bot_pace`, as long as nothing else is changed with it.
    """

    id: ClientId
    options: dict[str, Any] | None = None
    seats: list[SeatPlan] | None = None
    open: bool | None = None
    pace: Pace | None = None  # of a game in real time
    bot_pace: BotPace | None = None
    grace: Grace | None = None
    welcoming: bool | None = None


class Skip(Strict, tag="skip"):
    """In turns, from who plays: let bots move without a pause until a person is due. It wears off then."""

    id: ClientId


class Ready(Strict, tag="ready"):
    """In real time: let us begin. When every person has said so, the clock is counted in, and runs."""

    id: ClientId


class Run(Strict, tag="run"):
    """Where time stands (pace "step"): let it run until something happens, and no longer than this."""

    id: ClientId
    most: Annotated[int, Meta(ge=1, le=600_000)] | None = None  # ms of game time
    seat: Seat | None = None  # where the token holds several


class Kick(Strict, tag="kick"):
    """Send a guest away (host). Before the game the seat is free again, later a bot takes it."""

    id: ClientId
    guest: Annotated[int, Meta(ge=0)]


class Leave(Strict, tag="leave"):
    """Give up my seats and my token. Before the game they are free again, later a bot takes them."""

    id: ClientId


class Move(Strict, tag="move"):
    """Play. Sent again with the same id it has no second effect."""

    id: ClientId
    move: int | dict[str, Any]  # its code, or the typed move
    seat: Seat | None = None  # where the token holds several
    sent: int | None = None  # server time as the client knows it: a hint, bounded by the measured lag


class Why(Strict, tag="why"):
    """Why may a seat that I look from not make this move? Nothing is done. Answered by Because, then Accepted."""

    id: ClientId
    move: int | dict[str, Any]  # its code, or the typed move
    seat: Seat | None = None  # where the token holds several


class Undo(Strict, tag="undo"):
    """Take my last move back, while nobody has learned anything from it."""

    id: ClientId
    seat: Seat | None = None


class Pause(Strict, tag="pause"):
    """Ask for a pause, or agree to one. It begins when every person present agrees."""

    id: ClientId


class Resume(Strict, tag="resume"):
    """Ask to go on, or agree to it."""

    id: ClientId


class Decline(Strict, tag="decline"):
    """Say no to the pending agreement, or withdraw it."""

    id: ClientId


class Resign(Strict, tag="resign"):
    """Give the game up for a seat."""

    id: ClientId
    seat: Seat | None = None


class Say(Strict, tag="say"):
    """Chat."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Phrase(Strict, tag="phrase"):
    """A quick phrase of the house, or a call of the game, read by each in their own language."""

    id: ClientId
    phrase: Annotated[str, Meta(min_length=1, max_length=40)]


class HandOver(Strict, tag="hand-over"):
    """A bot plays a seat, or a person again (host, or the holder of the seat)."""

    id: ClientId
    seat: Seat
    to: Literal["bot", "person"]
    level: Level = "expert"


class Hint(Strict, tag="hint"):
    """What would a bot do? Answered by Accepted at once and Advice later."""

    id: ClientId
    seat: Seat | None = None


class Rematch(Strict, tag="rematch"):
    """The same people again, at a new table. Everybody gets Moved."""

    id: ClientId
    sequel: bool = False  # at the next level, where the game has one and this one was won
    start: bool = False  # at once, when no seat is free


class Ping(Strict, tag="ping"):
    """Heartbeat: at least every `heartbeat` ms, and at once after a Pong that asks for an echo. Answered by Pong alone."""

    id: ClientId
    echo: int | None = None  # the `time` of that Pong: so the server measures the lag


FromClient: TypeAlias = (
    Hello
    | Look
    | Sit
    | Start
    | Change
    | Skip
    | Ready
    | Run
    | Kick
    | Leave
    | Move
    | Why
    | Undo
    | Pause
    | Resume
    | Decline
    | Resign
    | Say
    | Phrase
    | HandOver
    | Hint
    | Rematch
    | Ping
)


# From server to client, over the socket


class Accepted(Plain, tag="accepted"):
    """Done, and kept. `number`: of the entry in the log or of the word in the chat, where there is one."""

    id: str
    number: int | None = None


class Refused(Plain, tag="refused"):
    """Not done. A sentence in the reader's language says why and what to do next; `rule` where a rule of the game says so."""

    id: str
    word: str
    sentence: str
    rule: str | None = None


class Trouble(Plain, tag="trouble"):
    """A message that cannot be read or is too large, or too many pings. The connection may be closed after it."""

    word: str
    sentence: str


class Me(Plain):
    """Who the reader is at this table."""

    guest: int
    name: str
    seats: list[int]  # all that the token holds
    host: bool


class Welcome(Plain, tag="welcome"):
    """Answer to Hello."""

    me: Me
    time: int  # server time
    heartbeat: int  # ms: send a Ping at least this often
    chat: list[Said | Phrased]  # what was said after the number given in Hello; of much only the newest
    protocol: int = PROTOCOL


class SeatRow(Plain):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None  # of the bot that plays it, for ever or for now
    guest: int | None  # who holds it
    connected: bool
    away_since: int | None  # server time; null while connected or never there
    by_bot: bool  # a bot plays for its holder now
    resigned: bool


class Watcher(Plain):
    """A guest without a seat."""

    guest: int
    name: str
    connected: bool
    screen: bool  # watches for everybody, as a table screen


class Agreement(Plain):
    """What somebody proposed and not everybody has answered yet."""

    about: Literal["pause", "resume"]
    by: int  # seat
    agreed: list[int]  # seats
    awaited: list[int]  # seats


class Table(Plain, tag="table"):
    """The table and who is at it; sent whenever that changes. Also the answer of the lobby to "what is this table?"."""

    code: str
    game: str
    options: dict[str, Any]
    phase: Phase
    seats: list[SeatRow]
    watchers: list[Watcher]
    screen: bool  # a table screen is there
    host: int  # guest
    open: bool  # on the list of tables for those who want company
    welcoming: bool  # whoever comes may take the seat of a bot, without asking the host
    takeable: list[int]  # seats that somebody without one may take now, free ones first
    pace: Pace  # of game time: a slower one helps people play, and is marked on the result
    bot_pace: int  # ms between two moves of a bot in a game of turns; after a lot has happened more of it
    skipping: bool  # bots move without a pause, until a person is due
    grace: int  # ms until a bot plays for somebody absent; 0: never
    seed_hash: str  # SHA-256 of the seed, hexadecimal: published before the first move
    agreement: Agreement | None
    paused: bool
    pause_ends: int | None  # in real time: when the pause ends by itself, if not all agree to go on before
    may_pause: bool  # if all who play agree
    real_time: bool
    ready: list[int]  # in real time: seats that wait for nothing more; bots never do
    created: int
    level: int  # by its options; 0 where the game has no levels
    phrases: list[str]  # calls of this game, beside the quick phrases of the house
    rematch: str | None  # code of the next table
    played_on: bool = False  # continued from a replay, or practice of a day: its seed was known
    daily: str | None = None  # the day whose dice these are, as YYYY-MM-DD


class Choice(Plain):
    """A legal move. `foresee`: all that surely happens, up to what nobody can know yet; null in real time, or for too many."""

    code: int
    move: dict[str, Any]
    foresee: list[Happening] | None


class Barred(Plain):
    """A move that somebody might expect to be possible, and the rule that forbids it."""

    move: dict[str, Any]
    rule: str


class Clock(Plain):
    """The time: clients count on by themselves.

    Game time = now + rate * (server time - the later of time and starts), never less than now, and not beyond the alarm:
    what is the case after that, only the server knows.
    """

    now: int  # game time
    time: int  # server time of the same moment
    running: bool  # right now: not in a pause, nor before the start, nor while time stands
    alarm: int | None  # game time at which time itself changes something
    rate: float  # ms of game time in a ms of server time; 0 where time stands
    starts: int | None  # server time at which game time begins to run, while that is counted down


class Position(Plain, tag="position"):
    """The game as one reader may know it; always whole, so the newest is all that counts."""

    code: str
    version: int  # how many things have happened: say it in Hello after a gap
    number: int  # entries in the log
    seat: int | None  # whose eyes
    view: dict[str, Any]  # the game's own View
    movers: list[int]
    expected: list[int]  # the movers whom the game waits for; the others may act out of turn, and need not
    legal: list[Choice]  # of that seat
    barred: list[Barred]
    since: int  # the story goes from this version
    story: list[Happening]
    clock: Clock
    outcome: End | None
    can_undo: bool
    paused: bool
    silent: bool  # the rules forbid to talk: no chat, no phrases, no hints


class Said(Plain, tag="said"):
    """Somebody chats."""

    number: int
    time: int
    guest: int
    name: str
    text: str


class Phrased(Plain, tag="phrased"):
    """Somebody says a quick phrase, or makes a call of the game: the page has its words."""

    number: int
    time: int
    guest: int  # below 0: the bot at seat -1 - guest, whose words are not kept
    name: str
    phrase: str


class Advised(Plain):
    """A move as the bot judges it."""

    code: int
    move: dict[str, Any]
    visits: int  # by search; 0 where the game has a plan of its own for bots
    chance: float  # of winning, 0 to 1, as search found it
    reason: str  # what it is for: the word `reason-NAME` of the game; empty where there is none
    about: dict[str, int | str] = {}  # whom or what the reason speaks of
    after: int = 0  # in real time: ms to wait before it


class Advice(Plain, tag="advice"):
    """Answer to Hint, best move first; none where the bot would wait, or the position changed meanwhile."""

    id: str
    seat: int
    number: int  # entries in the log when it was asked
    moves: list[Advised]
    waits: bool = False  # the bot would do nothing now


class Because(Plain, tag="because"):
    """Answer to Why: the rule that bars a move, and what it says; neither where the move may be made."""

    id: str
    seat: int
    rule: str | None
    sentence: str  # in the reader's language


class Pong(Plain, tag="pong"):
    """Answer to Ping."""

    id: str
    time: int
    echo: bool = False  # send a Ping with this time at once


class Statistics(Plain):
    """The game in numbers, per seat."""

    duration: int  # game time
    moves: list[int]
    thinking: list[int]  # ms of game time
    undone: list[int]
    events: dict[str, list[int]]  # how often each event happened to a seat


Measure = Literal["time", "moves", "points"]  # of a victory: less time, fewer moves, more points are better
Uncounted = Literal["lost", "paused", "slowed", "undone", "resigned", "played-on", "bots", "left"]


class Feat(Plain):
    """A finished game as the records of a house see it: under which conditions, and what it would stand there with."""

    chosen: str  # a preset, `level-N`, or own choices by their fingerprint
    seats: int
    people: int
    measure: Measure
    value: int | None  # ms, moves or points of the best person who has won; null where nobody has
    why: Uncounted | None = None  # it does not count as a best one, and this is why


class Over(Plain, tag="over"):
    """The end: sent after the last Position and to everybody who comes later."""

    end: End
    statistics: Statistics
    seed: str  # hexadecimal; its SHA-256 was published at the start
    seed_hash: str
    replay: str  # path of the page that shows it again
    pace: Pace  # how fast game time ran
    pauses: int  # how often it was paused
    sequel: bool  # it was won, and there is a next level
    scored: bool  # points were counted
    highlights: list[Happening] = []  # what people will retell: the words `highlight-NAME` of the game
    feat: Feat | None = None


class Moved(Plain, tag="moved"):
    """Rematch: the same token opens the new table."""

    code: str


class Closed(Plain, tag="closed"):
    """The connection ends now. `again`: whether it makes sense to come back."""

    word: str
    sentence: str
    again: bool


FromServer: TypeAlias = (
    Accepted
    | Refused
    | Trouble
    | Welcome
    | Table
    | Position
    | Said
    | Phrased
    | Advice
    | Because
    | Pong
    | Over
    | Moved
    | Closed
)


# The lobby: bodies of requests and answers under /api


class SeatPlan(Strict):
    """A seat as the host wants it: open to whoever comes, on the host's own device, or a bot."""

    kind: Literal["open", "device", "bot"]
    name: Name = ""
    level: Level = "expert"


class NewTable(Strict):
    """POST /api/tables: a table. The answer is Seated."""

    game: Name
    seats: list[SeatPlan]
    name: Name = ""  # of the host; where empty, the name of the first seat on the host's device
    options: dict[str, Any] = {}
    preset: Name | None = None  # instead of options
    open: bool = False
    pace: Pace = "full"  # of game time: only a game in real time has another
    bot_pace: BotPace = BOT_PACE
    grace: Grace | None = None  # null: what suits the game
    welcoming: bool | None = None  # null: where all play together, or the table is listed
    start: bool = False  # at once, when no seat is open


class Join(Strict):
    """POST /api/tables/CODE/join: sit down at a seat, at any that can be taken, or watch. The answer is Seated."""

    name: Name
    seat: Seat | Literal["any", "watch"] = "any"


class Seated(Plain):
    """Welcome to the table. The token opens it from any device: keep it secret, it also stands in the link."""

    code: str
    token: str
    link: str  # path and fragment: /t/CODE#token
    guest: int
    seats: list[int]


class GameInfo(Plain):
    """GET /api/games: one game of the house."""

    name: str
    version: int
    least: int  # seats
    most: int
    cooperative: bool
    real_time: bool
    options: dict[str, Any]  # their JSON Schema
    presets: dict[str, dict[str, Any]]
    choosing: Choosing  # how both are offered
    levels: int  # 0 where it has none
    bots: list[Level]  # how its bots can play, the weakest first; companions last
    strengths: list[Strength]  # how well, as far as it was measured


class Passed(Plain):
    """A level that some people have won together."""

    level: int
    pace: Pace  # the fastest at which they did
    time: int  # when they first did


class Progress(Plain):
    """GET /api/progress/GAME?name=...&name=...: how far people of these names have come together in this house."""

    game: str
    levels: int
    passed: list[Passed]  # by level


class BestOf(Plain):
    """What was played and won in this house under the same conditions, and the best of it."""

    chosen: str  # as in Feat
    options: dict[str, Any]  # what that stands for
    seats: int
    people: int
    played: int
    won: int
    best: int | None  # by the measure; null while nothing counts
    names: list[str]  # who was it
    time: int  # and when


class Records(Plain):
    """GET /api/records/GAME: what people have reached in this house; tables of bots alone do not count."""

    game: str
    measure: Measure
    rows: list[BestOf]  # those with the most games first


# The desert of the day. A device says who it is by a secret of its own in the header `serai-device`; it is kept as a hash.


class Attempt(Plain):
    """What one device has tried in a game of a day."""

    name: str
    mine: bool  # of the device that asks
    begun: int
    ended: int | None  # null: still playing, or never finished
    won: bool
    value: int | None  # by the measure; of a defeat there are points or nothing
    why: Uncounted | None  # it does not count, and this is why
    place: int | None  # among the victories that count
    code: str | None  # of its table: one's own; of others to watch again, once that spoils nothing


class DayGame(Plain):
    """A game as a day has it: the same in every house, with one person and bots."""

    game: str
    chosen: str  # as in Feat
    options: dict[str, Any]
    seats: int
    bots: Level  # of all seats but the first
    seed_hash: str  # SHA-256 of the seed, hexadecimal
    measure: Measure
    playing: int  # attempts without an end
    played: int  # attempts with one
    won: int  # of these, victories that count
    mine: Attempt | None


class Day(Plain):
    """GET /api/daily?day=YYYY-MM-DD: the games of a day, by UTC; today's where none is named."""

    day: str
    today: str
    ends: int  # server time
    games: list[DayGame]


class DayResults(Plain):
    """GET /api/daily/GAME?day=YYYY-MM-DD: what was tried in a game of a day, the best first."""

    day: str
    today: str
    ends: int
    game: DayGame
    rows: list[Attempt]
    open: bool  # others may be watched again: the day is over, or one's own attempt is


class Begin(Strict):
    """POST /api/daily/GAME: begins a device's attempt of today, or leads back to it. The answer is Seated."""

    name: Name
    practice: bool = False  # another game with the same dice, which does not count; after the attempt, or after the day
    day: Annotated[str, Meta(max_length=10)] = ""  # for practice; empty: today
    bot_pace: BotPace = BOT_PACE


class HouseInfo(Plain):
    """GET /api/house: what a page wants to know first."""

    address: str  # as other devices reach this house, for links and QR codes; empty: as the page itself was reached
    languages: list[str]
    levels: list[Level]
    phrases: list[PhraseName]
    version: str
    protocol: int = PROTOCOL


class Picture(Strict):
    """POST /api/qr: a link of this house to be drawn as a QR code; the answer is an SVG."""

    path: Annotated[str, Meta(pattern="^/[^/\\\\]", max_length=200)]


class TableLine(Plain):
    """GET /api/tables: one line of the open list."""

    code: str
    game: str
    host: str
    seats: int
    free: int
    takeable: int  # free seats, and those of bots where the table is welcoming
    phase: Phase
    created: int


class ReplayStep(Plain):
    """A position of a replay, as the chosen reader saw it, or as it truly was for all."""

    number: int  # entries so far
    at: int
    seat: int | None  # who acted
    act: dict[str, Any] | str | None  # the typed move, or undo, pause, resume, to-bot, to-person, resign, run
    story: list[Happening]
    views: list[dict[str, Any]]  # one, or one per seat and the watcher's last when all are shown
    movers: list[int]


class NextStep(Plain, omit_defaults=True):
    """The step after another: its own act and story, and what changed in the views and among the movers."""

    number: int
    at: int
    seat: int | None = None
    act: dict[str, Any] | str | None = None
    story: list[Happening] = []
    views: list[Difference | int] = []  # what became of each; a number: the same as of that one; empty: nothing at all
    movers: list[int] | None = None  # None: the same as before


class ReplayPage(Plain):
    """GET /api/replays/CODE/steps?from=N&seat=all: some steps of a replay. POST /api/replays/steps with a record."""

    start: int  # the place of its first step among all steps
    first: ReplayStep
    then: list[NextStep]
    next: int | None  # where the next page begins; None at the end


class Course(Plain):
    """All steps of a replay at a glance: when each was, and which of them time made alone."""

    waits: list[int]  # ms of game time from the step before; as many as there are steps
    rings: list[int]  # places of the steps that no entry made


class Replay(Plain):
    """GET /api/replays/CODE?seat=all, or a number, or watch. POST /api/replays with a record as its body."""

    code: str | None
    game: str
    options: dict[str, Any]
    pace: Pace
    names: list[str]
    seat: int | Literal["all", "watch"]
    seed: str
    seed_hash: str
    end: End | None
    statistics: Statistics
    course: Course
    page: ReplayPage  # the first one


class Moment(Plain):
    """Where the chances changed much, and why."""

    number: int  # entries by then; where time alone did it, one more counts none
    since: int  # entries before it: one less, or some less where it took several
    by: int | None  # the seat whose entry it was; None: time alone, or several
    seat: int  # whose chance is told of
    change: float  # of that seat's chance
    key: bool  # as a longer look has confirmed; else the curve rises or falls there, and no more is known
    what: list[Happening]  # what weighed most of what happened, as everybody saw it: `event-NAME`
    stands: list[Happening]  # and how it stands since: `stands-NAME`
    cause: Cause


class Curve(Plain):
    """GET /api/replays/CODE/curve: each seat's chance of winning in the course of the game, and where it turned."""

    chances: list[list[float]]  # chances[point][seat]; the last point is the end, one more where time alone brought it
    every: int  # entries from one point to the next: 1 but in very long games
    moments: list[Moment]


class PlayOn(Strict):
    """POST /api/replays/play-on: a new table that goes on from a step of a replay, against bots. The answer is Seated."""

    step: Annotated[int, Meta(ge=0)]
    seats: list[SeatPlan]
    name: Name = ""
    code: Code | None = None  # of a finished game of this house
    record: msgspec.Raw = msgspec.field(default_factory=lambda: NOTHING)  # or any record
    bot_pace: BotPace = BOT_PACE


class Problem(Plain):
    """What the lobby answers when it cannot: a sentence in the reader's language with what to do next."""

    word: str
    sentence: str
    rule: str | None = None


LOBBY: tuple[type[msgspec.Struct], ...] = (
    HouseInfo, GameInfo, Surprise, NewTable, Join, Seated, TableLine, Picture, Progress, Records, Day, DayResults, Begin,
    Replay, ReplayPage, Curve,
    PlayOn, Problem,
)  # fmt: skip
