// Made by `make format`; do not edit.

export const PROTOCOL = 4;

/** Who I am, and what I have already seen. Answered by Accepted, Welcome, Table and, once it has begun, Position. */
export interface Hello {
  type: "hello";
  id: string;
  code: string;
  token: string;
  language?: string;
  version?: number;
  chat?: number;
  look?: number | null;
  screen?: boolean;
  protocol?: number;
}

/** Show me the view of another seat that I hold; of none (hands covered) with null. Pass and play. Not on a screen. */
export interface Look {
  type: "look";
  id: string;
  seat: number | null;
}

/** Take a free seat, or stand up (null). Once the game has begun, only who watches may sit down, and nobody stands up.

    Where the table is welcoming, a bot makes room; who had a seat already changes places with it. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number | null;
}

/** Begin the game (host). */
export interface Start {
  type: "start";
  id: string;
}

/** Change the table before the game begins (host); what is left out stays. Bots, grace and listing: at any time.

    While the game goes on, whoever plays may change `bot_pace`, as long as nothing else is changed with it. */
export interface Change {
  type: "change";
  id: string;
  options?: Record<string, unknown> | null;
  seats?: SeatPlan[] | null;
  open?: boolean | null;
  pace?: "full" | "half" | "step" | "three-quarters" | null;
  bot_pace?: number | null;
  grace?: number | null;
  welcoming?: boolean | null;
}

/** A seat as the host wants it: open to whoever comes, on the host's own device, or a bot. */
export interface SeatPlan {
  kind: "bot" | "device" | "open";
  name?: string;
  level?: "beginner" | "companion" | "expert" | "master" | "skilled";
}

/** In turns, from who plays: let bots move without a pause until a person is due. It wears off then. */
export interface Skip {
  type: "skip";
  id: string;
}

/** In real time: let us begin. When every person has said so, the clock is counted in, and runs. */
export interface Ready {
  type: "ready";
  id: string;
}

/** Where time stands (pace "step"): let it run until something happens, and no longer than this. */
export interface Run {
  type: "run";
  id: string;
  most?: number | null;
  seat?: number | null;
}

/** Send a guest away (host). Before the game the seat is free again, later a bot takes it. */
export interface Kick {
  type: "kick";
  id: string;
  guest: number;
}

/** Give up my seats and my token. Before the game they are free again, later a bot takes them. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Play. Sent again with the same id it has no second effect. */
export interface Move {
  type: "move";
  id: string;
  move: number | Record<string, unknown>;
  seat?: number | null;
  sent?: number | null;
}

/** Why may a seat that I look from not make this move? Nothing is done. Answered by Because, then Accepted. */
export interface Why {
  type: "why";
  id: string;
  move: number | Record<string, unknown>;
  seat?: number | null;
}

/** Take my last move back, while nobody has learned anything from it. */
export interface Undo {
  type: "undo";
  id: string;
  seat?: number | null;
}

/** Ask for a pause, or agree to one. It begins when every person present agrees. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Ask to go on, or agree to it. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Say no to the pending agreement, or withdraw it. */
export interface Decline {
  type: "decline";
  id: string;
}

/** Give the game up for a seat. */
export interface Resign {
  type: "resign";
  id: string;
  seat?: number | null;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** A quick phrase of the house, or a call of the game, read by each in their own language. */
export interface Phrase {
  type: "phrase";
  id: string;
  phrase: string;
}

/** A bot plays a seat, or a person again (host, or the holder of the seat). */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
  to: "bot" | "person";
  level?: "beginner" | "companion" | "expert" | "master" | "skilled";
}

/** What would a bot do? Answered by Accepted at once and Advice later. */
export interface Hint {
  type: "hint";
  id: string;
  seat?: number | null;
}

/** The same people again, at a new table. Everybody gets Moved. */
export interface Rematch {
  type: "rematch";
  id: string;
  sequel?: boolean;
  start?: boolean;
}

/** Heartbeat: at least every `heartbeat` ms, and at once after a Pong that asks for an echo. Answered by Pong alone. */
export interface Ping {
  type: "ping";
  id: string;
  echo?: number | null;
}

/** Done, and kept. `number`: of the entry in the log or of the word in the chat, where there is one. */
export interface Accepted {
  type: "accepted";
  id: string;
  number?: number | null;
}

/** Not done. A sentence in the reader's language says why and what to do next; `rule` where a rule of the game says so. */
export interface Refused {
  type: "refused";
  id: string;
  word: string;
  sentence: string;
  rule?: string | null;
}

/** A message that cannot be read or is too large, or too many pings. The connection may be closed after it. */
export interface Trouble {
  type: "trouble";
  word: string;
  sentence: string;
}

/** Answer to Hello. */
export interface Welcome {
  type: "welcome";
  me: Me;
  time: number;
  heartbeat: number;
  chat: (Said | Phrased)[];
  protocol?: number;
}

/** Who the reader is at this table. */
export interface Me {
  guest: number;
  name: string;
  seats: number[];
  host: boolean;
}

/** Somebody chats. */
export interface Said {
  type: "said";
  number: number;
  time: number;
  guest: number;
  name: string;
  text: string;
}

/** Somebody says a quick phrase, or makes a call of the game: the page has its words. */
export interface Phrased {
  type: "phrased";
  number: number;
  time: number;
  guest: number;
  name: string;
  phrase: string;
}

/** The table and who is at it; sent whenever that changes. Also the answer of the lobby to "what is this table?". */
export interface Table {
  type: "table";
  code: string;
  game: string;
  options: Record<string, unknown>;
  phase: "gathering" | "over" | "playing";
  seats: SeatRow[];
  watchers: Watcher[];
  screen: boolean;
  host: number;
  open: boolean;
  welcoming: boolean;
  takeable: number[];
  pace: "full" | "half" | "step" | "three-quarters";
  bot_pace: number;
  skipping: boolean;
  grace: number;
  seed_hash: string;
  agreement: Agreement | null;
  paused: boolean;
  pause_ends: number | null;
  may_pause: boolean;
  real_time: boolean;
  ready: number[];
  created: number;
  level: number;
  phrases: string[];
  rematch: string | null;
  played_on?: boolean;
  daily?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatRow {
  seat: number;
  kind: "bot" | "device" | "free" | "person";
  name: string;
  level: "beginner" | "companion" | "expert" | "master" | "skilled" | null;
  guest: number | null;
  connected: boolean;
  away_since: number | null;
  by_bot: boolean;
  resigned: boolean;
}

/** A guest without a seat. */
export interface Watcher {
  guest: number;
  name: string;
  connected: boolean;
  screen: boolean;
}

/** What somebody proposed and not everybody has answered yet. */
export interface Agreement {
  about: "pause" | "resume";
  by: number;
  agreed: number[];
  awaited: number[];
}

/** The game as one reader may know it; always whole, so the newest is all that counts. */
export interface Position {
  type: "position";
  code: string;
  version: number;
  number: number;
  seat: number | null;
  view: Record<string, unknown>;
  movers: number[];
  expected: number[];
  legal: Choice[];
  barred: Barred[];
  since: number;
  story: Happening[];
  clock: Clock;
  outcome: End | null;
  can_undo: boolean;
  paused: boolean;
  silent: boolean;
}

/** A legal move. `foresee`: all that surely happens, up to what nobody can know yet; null in real time, or for too many. */
export interface Choice {
  code: number;
  move: Record<string, unknown>;
  foresee: Happening[] | null;
}

/** An event as one reader may know it. */
export interface Happening {
  at: number;
  name: string;
  details: Record<string, number | string>;
  hidden?: boolean;
}

/** A move that somebody might expect to be possible, and the rule that forbids it. */
export interface Barred {
  move: Record<string, unknown>;
  rule: string;
}

/** The time: clients count on by themselves.

    Game time = now + rate * (server time - the later of time and starts), never less than now, and not beyond the alarm:
    what is the case after that, only the server knows. */
export interface Clock {
  now: number;
  time: number;
  running: boolean;
  alarm: number | null;
  rate: number;
  starts: number | null;
}

/** How it ended: by which rule, the points, and who won. */
export interface End {
  rule: string;
  scores: number[];
  winners: number[];
}

/** Answer to Hint, best move first; none where the bot would wait, or the position changed meanwhile. */
export interface Advice {
  type: "advice";
  id: string;
  seat: number;
  number: number;
  moves: Advised[];
  waits?: boolean;
}

/** A move as the bot judges it. */
export interface Advised {
  code: number;
  move: Record<string, unknown>;
  visits: number;
  chance: number;
  reason: string;
  about?: Record<string, number | string>;
  after?: number;
}

/** Answer to Why: the rule that bars a move, and what it says; neither where the move may be made. */
export interface Because {
  type: "because";
  id: string;
  seat: number;
  rule: string | null;
  sentence: string;
}

/** Answer to Ping. */
export interface Pong {
  type: "pong";
  id: string;
  time: number;
  echo?: boolean;
}

/** The end: sent after the last Position and to everybody who comes later. */
export interface Over {
  type: "over";
  end: End;
  statistics: Statistics;
  seed: string;
  seed_hash: string;
  replay: string;
  pace: "full" | "half" | "step" | "three-quarters";
  pauses: number;
  sequel: boolean;
  scored: boolean;
  highlights?: Happening[];
  feat?: Feat | null;
}

/** The game in numbers, per seat. */
export interface Statistics {
  duration: number;
  moves: number[];
  thinking: number[];
  undone: number[];
  events: Record<string, number[]>;
}

/** A finished game as the records of a house see it: under which conditions, and what it would stand there with. */
export interface Feat {
  chosen: string;
  seats: number;
  people: number;
  measure: "moves" | "points" | "time";
  value: number | null;
  why?: "bots" | "left" | "lost" | "paused" | "played-on" | "resigned" | "slowed" | "undone" | null;
}

/** Rematch: the same token opens the new table. */
export interface Moved {
  type: "moved";
  code: string;
}

/** The connection ends now. `again`: whether it makes sense to come back. */
export interface Closed {
  type: "closed";
  word: string;
  sentence: string;
  again: boolean;
}

/** GET /api/house: what a page wants to know first. */
export interface HouseInfo {
  address: string;
  languages: string[];
  levels: ("beginner" | "companion" | "expert" | "master" | "skilled")[];
  phrases: ("again" | "good-game" | "hello" | "help" | "lucky" | "no" | "oops" | "sorry" | "thanks" | "thinking" | "wait" | "well-played" | "yes" | "your-turn")[];
  version: string;
  protocol?: number;
}

/** GET /api/games: one game of the house. */
export interface GameInfo {
  name: string;
  version: number;
  least: number;
  most: number;
  cooperative: boolean;
  real_time: boolean;
  options: Record<string, unknown>;
  presets: Record<string, Record<string, unknown>>;
  choosing: Choosing;
  levels: number;
  bots: ("beginner" | "companion" | "expert" | "master" | "skilled")[];
  strengths: Strength[];
}

/** What there is to know about options besides their values; options of which nothing is said stand by themselves. */
export interface Choosing {
  shelves: Shelf[];
  needs: Record<string, string[]>;
  impossible: Impossible[];
  odds: Record<string, Odds[]>;
  surprises: string[];
}

/** Options that stand together, under the heading `shelf-NAME`. */
export interface Shelf {
  name: string;
  options: string[];
}

/** A value that cannot be chosen at a table of so many, unless one of some options is; `why` is the game's sentence. */
export interface Impossible {
  option: string;
  value: string;
  seats: number;
  unless: string[];
  why: string;
}

/** How often beginners win, and what that makes of how hard it is; guessed from its parts where nobody has played it. */
export interface Odds {
  won: number;
  marks: number;
  guessed?: boolean;
}

/** How well levels play where these options are chosen, as it was measured.

    Together: how often a team of a level wins. Otherwise: how often one of a level wins alone against others of the level
    below, of the games that somebody won alone; the lowest has no figure of its own. */
export interface Strength {
  preset: string;
  options: Record<string, unknown>;
  won: Record<string, (number | null)[]>;
}

/** A choice by lot, and how hard it is at each number of seats, the least first. */
export interface Surprise {
  options: Record<string, unknown>;
  odds: Odds[];
}

/** POST /api/tables: a table. The answer is Seated. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  name?: string;
  options?: Record<string, unknown>;
  preset?: string | null;
  open?: boolean;
  pace?: "full" | "half" | "step" | "three-quarters";
  bot_pace?: number;
  grace?: number | null;
  welcoming?: boolean | null;
  start?: boolean;
}

/** POST /api/tables/CODE/join: sit down at a seat, at any that can be taken, or watch. The answer is Seated. */
export interface Join {
  name: string;
  seat?: number | "any" | "watch";
}

/** Welcome to the table. The token opens it from any device: keep it secret, it also stands in the link. */
export interface Seated {
  code: string;
  token: string;
  link: string;
  guest: number;
  seats: number[];
}

/** GET /api/tables: one line of the open list. */
export interface TableLine {
  code: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  takeable: number;
  phase: "gathering" | "over" | "playing";
  created: number;
}

/** POST /api/qr: a link of this house to be drawn as a QR code; the answer is an SVG. */
export interface Picture {
  path: string;
}

/** GET /api/progress/GAME?name=...&name=...: how far people of these names have come together in this house. */
export interface Progress {
  game: string;
  levels: number;
  passed: Passed[];
}

/** A level that some people have won together. */
export interface Passed {
  level: number;
  pace: "full" | "half" | "step" | "three-quarters";
  time: number;
}

/** GET /api/records/GAME: what people have reached in this house; tables of bots alone do not count. */
export interface Records {
  game: string;
  measure: "moves" | "points" | "time";
  rows: BestOf[];
}

/** What was played and won in this house under the same conditions, and the best of it. */
export interface BestOf {
  chosen: string;
  options: Record<string, unknown>;
  seats: number;
  people: number;
  played: number;
  won: number;
  best: number | null;
  names: string[];
  time: number;
}

/** GET /api/daily?day=YYYY-MM-DD: the games of a day, by UTC; today's where none is named. */
export interface Day {
  day: string;
  today: string;
  ends: number;
  games: DayGame[];
}

/** A game as a day has it: the same in every house, with one person and bots. */
export interface DayGame {
  game: string;
  chosen: string;
  options: Record<string, unknown>;
  seats: number;
  bots: "beginner" | "companion" | "expert" | "master" | "skilled";
  seed_hash: string;
  measure: "moves" | "points" | "time";
  playing: number;
  played: number;
  won: number;
  mine: Attempt | null;
}

/** What one device has tried in a game of a day. */
export interface Attempt {
  name: string;
  mine: boolean;
  begun: number;
  ended: number | null;
  won: boolean;
  value: number | null;
  why: "bots" | "left" | "lost" | "paused" | "played-on" | "resigned" | "slowed" | "undone" | null;
  place: number | null;
  code: string | null;
}

/** GET /api/daily/GAME?day=YYYY-MM-DD: what was tried in a game of a day, the best first. */
export interface DayResults {
  day: string;
  today: string;
  ends: number;
  game: DayGame;
  rows: Attempt[];
  open: boolean;
}

/** POST /api/daily/GAME: begins a device's attempt of today, or leads back to it. The answer is Seated. */
export interface Begin {
  name: string;
  practice?: boolean;
  day?: string;
  bot_pace?: number;
}

/** GET /api/replays/CODE?seat=all, or a number, or watch. POST /api/replays with a record as its body. */
export interface Replay {
  code: string | null;
  game: string;
  options: Record<string, unknown>;
  pace: "full" | "half" | "step" | "three-quarters";
  names: string[];
  seat: number | "all" | "watch";
  seed: string;
  seed_hash: string;
  end: End | null;
  statistics: Statistics;
  course: Course;
  page: ReplayPage;
}

/** All steps of a replay at a glance: when each was, and which of them time made alone. */
export interface Course {
  waits: number[];
  rings: number[];
}

/** GET /api/replays/CODE/steps?from=N&seat=all: some steps of a replay. POST /api/replays/steps with a record. */
export interface ReplayPage {
  start: number;
  first: ReplayStep;
  then: NextStep[];
  next: number | null;
}

/** A position of a replay, as the chosen reader saw it, or as it truly was for all. */
export interface ReplayStep {
  number: number;
  at: number;
  seat: number | null;
  act: Record<string, unknown> | string | null;
  story: Happening[];
  views: Record<string, unknown>[];
  movers: number[];
}

/** The step after another: its own act and story, and what changed in the views and among the movers. */
export interface NextStep {
  number: number;
  at: number;
  seat?: number | null;
  act?: Record<string, unknown> | string | null;
  story?: Happening[];
  views?: (number | Difference)[];
  movers?: number[] | null;
}

/** What becomes of a JSON value: `to` another; or what differs in it (`of`), is `gone`, or at `at` is `drop` and `put`. */
export interface Difference {
  to?: unknown;
  of?: Record<string, Difference>;
  gone?: string[];
  at?: number;
  drop?: number;
  put?: unknown[];
}

/** GET /api/replays/CODE/curve: each seat's chance of winning in the course of the game, and where it turned. */
export interface Curve {
  chances: number[][];
  every: number;
  moments: Moment[];
}

/** Where the chances changed much, and why. */
export interface Moment {
  number: number;
  since: number;
  by: number | null;
  seat: number;
  change: number;
  key: boolean;
  what: Happening[];
  stands: Happening[];
  cause: "choice" | "luck" | "time";
}

/** POST /api/replays/play-on: a new table that goes on from a step of a replay, against bots. The answer is Seated. */
export interface PlayOn {
  step: number;
  seats: SeatPlan[];
  name?: string;
  code?: string | null;
  record?: unknown;
  bot_pace?: number;
}

/** What the lobby answers when it cannot: a sentence in the reader's language with what to do next. */
export interface Problem {
  word: string;
  sentence: string;
  rule?: string | null;
}

export type FromClient = Hello | Look | Sit | Start | Change | Skip | Ready | Run | Kick | Leave | Move | Why | Undo | Pause | Resume | Decline | Resign | Say | Phrase | HandOver | Hint | Rematch | Ping;

export type FromServer = Accepted | Refused | Trouble | Welcome | Table | Position | Said | Phrased | Advice | Because | Pong | Over | Moved | Closed;
