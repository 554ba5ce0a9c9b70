// Made by `make format`; do not edit.

export const SEATS = { least: 1, most: 6 };

/** The temple. */
export interface View {
  now: number;
  modules: ("curses" | "extras" | "fountain" | "illusions" | "pit" | "treasures")[];
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
  pledged_treasures: ("big-torch" | "gem" | "healing" | "keys" | "passage" | "teleport" | "torches")[];
  held: number;
  lost: number;
  curses: HeldCurse[];
  treasures: ("big-torch" | "gem" | "healing" | "keys" | "passage" | "teleport" | "torches")[];
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
  name: "broken" | "hand" | "lost-dice" | "lost-treasure" | "mask" | "poison" | "silence" | "souls" | "trap" | "ultimate" | "vines";
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
  extras?: ExtrasSeen | null;
  pit?: PitSeen | null;
  fountain?: FountainSeen | null;
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

/** Who has exchanged souls. */
export interface ExtrasSeen {
  partner: (number | null)[];
}

/** The treasures of which one is lost. */
export interface PitSeen {
  at_stake: (("big-torch" | "gem" | "healing" | "keys" | "passage" | "teleport" | "torches")[])[];
}

/** Who has drunk, and what a die costs there. */
export interface FountainSeen {
  drunk: number[];
  drinking: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
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
  curse: "broken" | "hand" | "lost-dice" | "lost-treasure" | "mask" | "poison" | "silence" | "souls" | "trap" | "ultimate" | "vines";
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
  treasure: "big-torch" | "gem" | "healing" | "keys" | "passage" | "teleport" | "torches";
}

/** Get a lost die back at the Fountain. */
export interface Drink {
  type: "drink";
}

/** How hard, with which modules, and by which clock. */
export interface TempleOptions {
  difficulty?: "expert" | "normal" | "veteran";
  curses?: boolean;
  treasures?: boolean;
  extras?: boolean;
  illusions?: boolean;
  pit?: boolean;
  fountain?: boolean;
  timeline?: "hourglass" | "practice" | "soundtrack";
  guard?: boolean;
  pile_cap?: number;
}

export type Move = Roll | RollCarefully | Enter | Discover | Explore | PlaceRoom | Activate | Pledge | PledgeAs | PledgeTreasure | Withdraw | Help | Leave | Give | Agree | Refuse | GiveUp | Stop | Lift | Take | Heal | OpenPassage | Teleport | TakeGem | Name | Light | Wake | Forgo | Drink;

export type Options = TempleOptions;
