// Made by `make format`; do not edit.

export const SEATS = { least: 1, most: 6 };

/** The temple. */
export interface View {
  now: number;
  modules: ("calendar" | "chambers" | "characters" | "chrono" | "condemned" | "curses" | "exchange" | "extras" | "fountain" | "illusions" | "jewels" | "labyrinth" | "pit" | "quests" | "totem" | "traps" | "travellers" | "treasures" | "trials")[];
  rooms: (Room | null)[];
  start: number;
  players: Player[];
  pile: number;
  coming: (string | null)[];
  exit_found: boolean;
  depot: number;
  spare: number;
  keys_needed: number;
  timeline: CueAt[];
  next_cue: number;
  fate: number[];
  fate_until: number | null;
  stops: number[];
  over: boolean;
  figures: Figures;
  parts: Parts;
  known?: Room[];
}

/** A room as it lies in the temple. Its place is its number in the list. */
export interface Room {
  name: string;
  x: number;
  y: number;
  turned: number;
  special: "exit" | "start" | null;
  cost: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  open: ("east" | "north" | "south" | "west")[];
  ways: ("east" | "north" | "south" | "west")[];
  gaps: ("east" | "north" | "south" | "west")[];
  passages: ("east" | "north" | "south" | "west")[];
  prizes: Prize[];
  marks: ("curse" | "treasure")[];
  used: boolean;
  gems: number;
  things: string[];
}

/** A task of a room: the symbols that it asks for, and the gems that it wakes, if it is about gems. */
export interface Prize {
  gems: number;
  symbols: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** An adventurer. */
export interface Player {
  place: number | null;
  pawn: number;
  dice: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  pledged: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  pledged_treasures: ("big-torch" | "clone" | "counterspell" | "gem" | "genie" | "healing" | "keys" | "passage" | "portal" | "shortcut" | "teleport" | "time-out" | "torches")[];
  held: number;
  lost: number;
  curses: HeldCurse[];
  treasures: ("big-torch" | "clone" | "counterspell" | "gem" | "genie" | "healing" | "keys" | "passage" | "portal" | "shortcut" | "teleport" | "time-out" | "torches")[];
  gift: boolean;
  silent: boolean;
  roll_at: number;
  rolls_again: boolean;
  act_at: number;
  acts_again: boolean;
  owes: number;
  drawn: Drawn | null;
  choices: OpenChoice[];
  prices: Price[];
  worth: Worth[];
}

/** A curse before a player, and the symbols that lift it. */
export interface HeldCurse {
  name: "bonds" | "broken" | "condemned" | "disinformation" | "hand" | "lost-dice" | "lost-treasure" | "mask" | "mind" | "poison" | "sent-back" | "silence" | "souls" | "stand" | "trap" | "ultimate" | "vines" | "weak-link";
  lifted_by: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** A room that somebody drew and has yet to place. */
export interface Drawn {
  room: Room;
  place: number;
}

/** A choice that a player owes: the kind of move that settles it, and the game time of the default. */
export interface OpenChoice {
  kind: string;
  until: number;
}

/** What a player pays to enter the room beyond a side of the own one. */
export interface Price {
  side: "east" | "north" | "south" | "west";
  cost: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** Dice of a player that count for more than they show, or for something else. */
export interface Worth {
  face: "adventurer" | "black" | "gold" | "key" | "torch" | "unrolled";
  symbol: "adventurer" | "black" | "gold" | "key" | "torch" | "unrolled";
  times: number;
}

/** Something that the soundtrack does. */
export interface CueAt {
  at: number;
  what: "collapse" | "gong" | "slam";
  number: number;
}

/** What is the same in every temple. */
export interface Figures {
  dice: number;
  roll: number;
  discovery: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  worth: number;
  frees: number;
}

export interface Parts {
  curses?: CursesSeen | null;
  treasures?: TreasuresSeen | null;
  chambers?: ChambersSeen | null;
  quests?: QuestsSeen | null;
  characters?: CharactersSeen | null;
  traps?: TrapsSeen | null;
  chrono?: ChronoSeen | null;
  extras?: ExtrasSeen | null;
  pit?: PitSeen | null;
  fountain?: FountainSeen | null;
  trials?: TrialsSeen | null;
  labyrinth?: LabyrinthSeen | null;
  travellers?: TravellersSeen | null;
  calendar?: CalendarSeen | null;
  exchange?: ExchangeSeen | null;
  totem?: TotemSeen | null;
  jewels?: JewelsSeen | null;
}

/** The pile of curses. */
export interface CursesSeen {
  left: number;
}

/** The pile of treasures, and extra gems that players keep. */
export interface TreasuresSeen {
  left: number;
  taking: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  kept: number[];
}

/** The Chalice, and the connected rooms. */
export interface ChambersSeen {
  chalice: number | null;
  saved: boolean;
  carrying: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  spent: boolean;
  links: Link[];
}

/** A connected room: what nobody has pledged there yet, and whether anybody stands there. */
export interface Link {
  place: number;
  missing: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  manned: boolean;
}

/** How far the quests are. */
export interface QuestsSeen {
  markers: number;
  quests: number;
  hidden: number;
  gem_tiles: number;
  altar: number;
  missions: number;
  ghost: number | null;
  pushing: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** Who is whom, all there is to choose from, and when it began. */
export interface CharactersSeen {
  players: (Character | null)[];
  tiles: Tile[];
  began: number | null;
}

/** What a player is. */
export interface Character {
  hero: "colossus" | "doc" | "explorer" | "magician" | "mechanic" | "priest" | "teleporter" | "trickster";
  power: "activable" | "permanent";
  down: boolean;
  lent: number | null;
}

/** A power of a character, and what it costs. */
export interface Tile {
  hero: "colossus" | "doc" | "explorer" | "magician" | "mechanic" | "priest" | "teleporter" | "trickster";
  power: "activable" | "permanent";
  price: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** Who hangs, what it takes to summon everybody, and the platform. */
export interface TrapsSeen {
  chosen: number;
  hanging: Hanging[];
  summoning: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  calls: number;
  platform: Platform | null;
}

/** Who hangs in an abyss, and the symbols that get them out. */
export interface Hanging {
  seat: number;
  cost: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** The moving platform, once it is discovered. */
export interface Platform {
  place: number;
  turned: number;
  waits: boolean;
  x: number;
  y: number;
}

/** The two hourglasses, the rooms that wait for them, and what they hold and want. */
export interface ChronoSeen {
  green: Glass | null;
  blue: Glass | null;
  waiting: number[];
  held: number[];
  toll: Toll | null;
}

/** An hourglass that runs for a room. */
export interface Glass {
  place: number;
  room: string;
  since: number;
  until: number;
  bans: ("entering" | "gems" | "gold" | "start")[];
  harm: "dice" | "gems" | "held" | null;
  steps: Step[];
  reached: number;
}

/** A task of a room, and what it costs to be there when the sand has run out. */
export interface Step {
  symbols: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  penalty: number;
}

/** Dice that players have to give up, and until when they may volunteer. */
export interface Toll {
  number: number;
  until: number;
  gave: number[];
}

/** Who has exchanged souls. */
export interface ExtrasSeen {
  partner: (number | null)[];
}

/** The treasures of which one is lost. */
export interface PitSeen {
  at_stake: (("big-torch" | "clone" | "counterspell" | "gem" | "genie" | "healing" | "keys" | "passage" | "portal" | "shortcut" | "teleport" | "time-out" | "torches")[])[];
}

/** Who has drunk, and what a die costs there. */
export interface FountainSeen {
  drunk: number[];
  drinking: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** Who is bound to whom, what waits for leave, and which rooms of the constellation have somebody. */
export interface TrialsSeen {
  partner: (number | null)[];
  waiting: Waiting[];
  stations: boolean[];
  snakes: number;
}

/** What somebody under mind control asks for. */
export interface Waiting {
  seat: number;
  move: Record<string, unknown>;
  until: number | null;
}

/** What genies show, to everybody; an open pile is in `coming`. */
export interface LabyrinthSeen {
  lamp: (("big-torch" | "clone" | "counterspell" | "gem" | "genie" | "healing" | "keys" | "passage" | "portal" | "shortcut" | "teleport" | "time-out" | "torches")[])[];
  shouted: number | null;
}

/** What is laid out and offered, and whose clone is ready. */
export interface TravellersSeen {
  swap: Swap | null;
  offers: Offer[];
  ready: number[];
}

/** Dice that the trickster has laid out with somebody. */
export interface Swap {
  seat: number;
  to: number;
  give: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  take: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** What somebody is asked, and until when: to swap the dice that are laid out, or to come along. */
export interface Offer {
  seat: number;
  to: number;
  place: number | null;
  until: number;
}

/** The board, its pawn and its tiles. */
export interface CalendarSeen {
  face: "cursed" | "eternal";
  track: ("gear" | "moon" | "sun")[];
  pawn: number;
  tiles: DayTile[];
  left: number;
  bars: number[];
  dice: number[];
  more_keys: number;
  swapping: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** A calendar tile in a room. */
export interface DayTile {
  place: number;
  day: "gear" | "moon" | "sun";
}

/** The token, and who may still give a curse where they are. */
export interface ExchangeSeen {
  token: number | null;
  bearer: number | null;
  across: (number | null)[];
  may_give: boolean[];
}

/** The stack. */
export interface TotemSeen {
  stack: number[];
  least: number;
  most: number;
  stays: number[];
}

/** What a reader knows of them. */
export interface JewelsSeen {
  owned: ("amber" | "emerald" | "onyx" | "pearl" | "ruby" | "sapphire" | null)[];
  positions: Position[];
  left: number;
  looking: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** A position token in a room. */
export interface Position {
  place: number;
  jewel: "amber" | "emerald" | "onyx" | "pearl" | "ruby" | "sapphire" | null;
  told: boolean;
  looked: number[];
}

/** Roll so many of the dice that show each face again, and all dice without a face. */
export interface Roll {
  type: "roll";
  adventurers?: number;
  keys?: number;
  torches?: number;
  golds?: number;
}

/** The same, slowly, so that no die falls: for who holds the curse of the lost dice. */
export interface RollCarefully {
  type: "roll-carefully";
  adventurers?: number;
  keys?: number;
  torches?: number;
  golds?: number;
}

/** Go into the next room; double keys and torches may pay with the dice. */
export interface Enter {
  type: "enter";
  side: "east" | "north" | "south" | "west";
  double_keys?: number;
  double_torches?: number;
}

/** Draw a room and put it on this side. */
export interface Discover {
  type: "discover";
  side: "east" | "north" | "south" | "west";
}

/** Draw a room, look at it, and choose its side then. */
export interface Explore {
  type: "explore";
}

/** Put the room that was drawn on this side of the room it was discovered from. */
export interface PlaceRoom {
  type: "place-room";
  side: "east" | "north" | "south" | "west";
}

/** Fulfil the task of the room, such as an option of a gem room, with the own dice and all that is pledged. */
export interface Activate {
  type: "activate";
  option: number;
}

/** Pledge dice to the task of the room. */
export interface Pledge {
  type: "pledge";
  face: "adventurer" | "black" | "gold" | "key" | "torch";
  number: number;
}

/** The same with dice that stand for another symbol than their own. */
export interface PledgeAs {
  type: "pledge-as";
  face: "adventurer" | "black" | "gold" | "key" | "torch";
  number: number;
  symbol: "adventurer" | "black" | "gold" | "key" | "torch";
}

/** Add a double key or torch to the own pledge. */
export interface PledgeTreasure {
  type: "pledge-treasure";
  treasure: "keys" | "torches";
}

/** Take the own pledge back. */
export interface Withdraw {
  type: "withdraw";
}

/** Spend a gold mask on black masks: the own ones, or those of one other player in the room. */
export interface Help {
  type: "help";
  to: number;
}

/** Escape from the temple. */
export interface Leave {
  type: "leave";
  double_keys?: number;
}

/** Give one die to somebody still inside. */
export interface Give {
  type: "give";
  to: number;
}

/** Propose a boost of fate, or agree to it. */
export interface Agree {
  type: "agree";
}

/** Say no to the boost of fate. */
export interface Refuse {
  type: "refuse";
}

/** Say which die to give up. */
export interface GiveUp {
  type: "give-up";
  face: "adventurer" | "black" | "gold" | "key" | "torch" | "unrolled";
}

/** Want to stop practising. */
export interface Stop {
  type: "stop";
}

/** Lift a curse. */
export interface Lift {
  type: "lift";
  curse: "bonds" | "broken" | "condemned" | "disinformation" | "hand" | "lost-dice" | "lost-treasure" | "mask" | "mind" | "poison" | "sent-back" | "silence" | "souls" | "stand" | "trap" | "ultimate" | "vines" | "weak-link";
  double_keys?: number;
  double_torches?: number;
}

/** Take the treasure of the room. */
export interface Take {
  type: "take";
  double_keys?: number;
}

/** Use a healing mask. */
export interface Heal {
  type: "heal";
}

/** Open a secret passage on this side of a room. */
export interface OpenPassage {
  type: "open-passage";
  place: number;
  side: "east" | "south";
}

/** Use a teleportation to another room with an adventurer. */
export interface Teleport {
  type: "teleport";
  place: number;
}

/** Take a gem out of the depot with an extra gem. */
export interface TakeGem {
  type: "take-gem";
}

/** Activate all connected rooms at once that show enough symbols. */
export interface Connect {
  type: "connect";
}

/** Go into the next room with the Chalice; double keys and torches may pay with the dice. */
export interface Carry {
  type: "carry";
  side: "east" | "north" | "south" | "west";
  double_keys?: number;
  double_torches?: number;
}

/** Lay a die on the altar for good. */
export interface Sacrifice {
  type: "sacrifice";
  face: "adventurer" | "black" | "gold" | "key" | "torch" | "unrolled";
}

/** Push the ghost out of this room; double torches may pay with the dice. */
export interface PushGhost {
  type: "push-ghost";
  side: "east" | "north" | "south" | "west";
  double_torches?: number;
}

/** Be this character, with this power. */
export interface Choose {
  type: "choose";
  hero: "colossus" | "doc" | "explorer" | "magician" | "mechanic" | "priest" | "teleporter" | "trickster";
  power: "activable" | "permanent";
}

/** Explorer: put the room that you have drawn under the pile, and draw another. */
export interface Redraw {
  type: "redraw";
}

/** Explorer: walk through one to three rooms. */
export interface Walk {
  type: "walk";
  path: string;
}

/** Doc: free all black masks of another adventurer, wherever they are. */
export interface Relieve {
  type: "relieve";
  to: number;
}

/** Magician, priest: go to a room with another adventurer. */
export interface Visit {
  type: "visit";
  place: number;
  double_keys?: number;
}

/** Colossus: enter the next room for two adventurers, may be with the Chalice. */
export interface Stride {
  type: "stride";
  side: "east" | "north" | "south" | "west";
  chalice?: boolean;
  double_torches?: number;
}

/** Colossus: enter the next room through a wall. */
export interface BreakThrough {
  type: "break-through";
  side: "east" | "north" | "south" | "west";
  chalice?: boolean;
  double_torches?: number;
}

/** Priest: lend three black masks to the gems of a room, as keys or torches. */
export interface Lend {
  type: "lend";
  place: number;
}

/** Priest: activate the gems to which your masks are lent. */
export interface Fire {
  type: "fire";
  option: number;
}

/** Priest: have three black masks back. */
export interface RerollMasks {
  type: "reroll-masks";
}

/** Mechanic: turn a room clockwise. */
export interface Turn {
  type: "turn";
  place: number;
  quarters: number;
  double_torches?: number;
}

/** Climb out of the abyss; double keys or torches may pay with the dice. */
export interface Climb {
  type: "climb";
  double_keys?: number;
  double_torches?: number;
}

/** Summon everybody into this room. */
export interface Summon {
  type: "summon";
  double_keys?: number;
}

/** Lose a die for what all have to give up. */
export interface Volunteer {
  type: "volunteer";
}

/** Name whom to exchange souls with. */
export interface Name {
  type: "name";
  to: number;
}

/** Place a big torch in this room. */
export interface Light {
  type: "light";
}

/** Wake the gems of the Pit with five black masks. */
export interface Wake {
  type: "wake";
}

/** Say which treasure is lost. */
export interface Forgo {
  type: "forgo";
  treasure: "big-torch" | "clone" | "counterspell" | "gem" | "genie" | "healing" | "keys" | "passage" | "portal" | "shortcut" | "teleport" | "time-out" | "torches";
}

/** Drop a curse with a counterspell. */
export interface Counter {
  type: "counter";
  curse: "bonds" | "broken" | "condemned" | "disinformation" | "hand" | "lost-dice" | "lost-treasure" | "mask" | "mind" | "poison" | "sent-back" | "silence" | "souls" | "stand" | "trap" | "ultimate" | "vines" | "weak-link";
}

/** Get a lost die back at the Fountain. */
export interface Drink {
  type: "drink";
}

/** Drive a snake out of this room. */
export interface Strike {
  type: "strike";
  double_torches?: number;
}

/** Align the stars. */
export interface Align {
  type: "align";
  double_keys?: number;
}

/** Name whom the magic bonds tie you to. */
export interface Bind {
  type: "bind";
  to: number;
}

/** Let somebody under mind control do what they ask for. */
export interface Confirm {
  type: "confirm";
  to: number;
}

/** Take back what you have asked for. */
export interface Cancel {
  type: "cancel";
}

/** Shift a row of rooms to the east or west, or a column to the north or south. Lines count from the middle. */
export interface Shift {
  type: "shift";
  side: "east" | "north" | "south" | "west";
  line: number;
  double_torches?: number;
}

/** Look through the pile with a shortcut, to discover a room of your choice. */
export interface Shortcut {
  type: "shortcut";
}

/** Pick the room to discover. */
export interface PickRoom {
  type: "pick-room";
  room: "abyss-keys" | "abyss-torches" | "altar" | "basic-1" | "basic-10" | "basic-11" | "basic-12" | "basic-13" | "basic-2" | "basic-3" | "basic-4" | "basic-5" | "basic-6" | "basic-7" | "basic-8" | "basic-9" | "calendar" | "chaos" | "connected-1" | "connected-2" | "connected-3" | "constellation" | "cursed-1" | "cursed-10" | "cursed-11" | "cursed-12" | "cursed-13" | "cursed-2" | "cursed-3" | "cursed-4" | "cursed-5" | "cursed-6" | "cursed-7" | "cursed-8" | "cursed-9" | "double-1" | "double-1-rear" | "double-2" | "double-2-rear" | "dungeon" | "exchange" | "exit" | "forbidding-1" | "forbidding-2" | "forbidding-3" | "forbidding-4" | "fountain" | "gears" | "ghost" | "illusion-1" | "illusion-2" | "illusion-3" | "illusion-4" | "illusion-5" | "illusion-6" | "keys-1" | "keys-2" | "lava-dice" | "lava-gems" | "mirage" | "mission" | "narrow" | "obelisk" | "pit" | "platform" | "sacrifice" | "slide" | "snakes" | "start" | "summoning" | "teleport" | "torch" | "torches-1" | "torches-2" | "totem" | "treasury" | "tree";
}

/** Stop the time. */
export interface TimeOut {
  type: "time-out";
}

/** Have the genie show you the next treasures. */
export interface RubLamp {
  type: "rub-lamp";
}

/** Take one of the treasures that the genie shows. */
export interface Wish {
  type: "wish";
  treasure: "big-torch" | "clone" | "counterspell" | "gem" | "genie" | "healing" | "keys" | "passage" | "portal" | "shortcut" | "teleport" | "time-out" | "torches";
}

/** Trickster: lay out one of your dice for one of another player's. */
export interface LayPair {
  type: "lay-pair";
  to: number;
  give: "adventurer" | "black" | "gold" | "key" | "torch" | "unrolled";
  take: "adventurer" | "black" | "gold" | "key" | "torch" | "unrolled";
}

/** Trickster: offer what is laid out. */
export interface OfferSwap {
  type: "offer-swap";
  double_keys?: number;
  double_torches?: number;
}

/** Teleporter: go from a room with a free opening to another one. */
export interface Hop {
  type: "hop";
  place: number;
}

/** Teleporter: ask somebody in your room to come along. */
export interface HopTogether {
  type: "hop-together";
  place: number;
  to: number;
}

/** Say yes to what somebody offers you. */
export interface Accept {
  type: "accept";
  to: number;
}

/** Say no to it. */
export interface Decline {
  type: "decline";
  to: number;
}

/** Take back what you have laid out or offered. */
export interface TakeBack {
  type: "take-back";
}

/** Step through a portal into one of the eight rooms around. */
export interface StepOver {
  type: "step-over";
  place: number;
}

/** Have the clone double your keys and torches in your next act or pledge, or rather not. */
export interface ReadyClone {
  type: "ready-clone";
}

/** Swap the calendar tiles of two rooms. */
export interface SwapDays {
  type: "swap-days";
  place: number;
  other: number;
  double_keys?: number;
}

/** Give a curse for the next treasure, in the exchange room. */
export interface Barter {
  type: "barter";
  curse: "bonds" | "broken" | "condemned" | "disinformation" | "hand" | "lost-dice" | "lost-treasure" | "mask" | "mind" | "poison" | "sent-back" | "silence" | "souls" | "stand" | "trap" | "ultimate" | "vines" | "weak-link";
}

/** Take the teleport token along. */
export interface TakeToken {
  type: "take-token";
}

/** Put the teleport token down in this room. */
export interface DropToken {
  type: "drop-token";
}

/** Go from the teleport room to its token, or back. */
export interface Leap {
  type: "leap";
}

/** Put a die that shows a mask on the stack. */
export interface Stack {
  type: "stack";
  face: "black" | "gold";
}

/** Wake the gems of the totem, and take the stack down. */
export interface CallTotem {
  type: "call-totem";
}

/** Look at the position token of the room. */
export interface Peek {
  type: "peek";
  double_keys?: number;
}

/** Tell all which position token lies in a room. */
export interface Tell {
  type: "tell";
  place: number;
}

/** How hard, with which modules, and by which clock. */
export interface TempleOptions {
  difficulty?: "expert" | "normal" | "veteran";
  curses?: boolean;
  treasures?: boolean;
  extras?: boolean;
  illusions?: boolean;
  chambers?: boolean;
  quests?: number;
  characters?: "chosen" | "dealt" | "none";
  traps?: 0 | 2 | 3 | 4;
  chrono?: 0 | 2 | 3 | 4;
  pit?: boolean;
  condemned?: boolean;
  fountain?: boolean;
  trials?: boolean;
  labyrinth?: boolean;
  travellers?: boolean;
  calendar?: "cursed" | "eternal" | "none";
  exchange?: boolean;
  totem?: boolean;
  jewels?: boolean;
  timeline?: "hourglass" | "practice" | "soundtrack";
  guard?: boolean;
  pile_cap?: number;
}

export type Move = Roll | RollCarefully | Enter | Discover | Explore | PlaceRoom | Activate | Pledge | PledgeAs | PledgeTreasure | Withdraw | Help | Leave | Give | Agree | Refuse | GiveUp | Stop | Lift | Take | Heal | OpenPassage | Teleport | TakeGem | Connect | Carry | Sacrifice | PushGhost | Choose | Redraw | Walk | Relieve | Visit | Stride | BreakThrough | Lend | Fire | RerollMasks | Turn | Climb | Summon | Volunteer | Name | Light | Wake | Forgo | Counter | Drink | Strike | Align | Bind | Confirm | Cancel | Shift | Shortcut | PickRoom | TimeOut | RubLamp | Wish | LayPair | OfferSwap | Hop | HopTogether | Accept | Decline | TakeBack | StepOver | ReadyClone | SwapDays | Barter | TakeToken | DropToken | Leap | Stack | CallTotem | Peek | Tell;

export type Options = TempleOptions;
