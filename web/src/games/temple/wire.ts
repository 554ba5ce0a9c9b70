// Made by `make format`; do not edit.

export const SEATS = { least: 1, most: 6 };

/** The temple. */
export interface View {
  now: number;
  modules: ("curses" | "extras" | "treasures")[];
  rooms: Room[];
  players: Player[];
  pile: number;
  coming: (string | null)[];
  exit_found: boolean;
  curses_left: number;
  treasures_left: number;
  depot: number;
  spare: number;
  keys_needed: number;
  timeline: CueAt[];
  next_cue: number;
  fate: number[];
  stops: number[];
  over: boolean;
  figures: Figures;
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
  treasure: boolean;
  torch: boolean;
}

/** An option of a gem room: so many gems for so many of a symbol. */
export interface Prize {
  gems: number;
  symbol: "adventurer" | "black" | "gold" | "key" | "torch" | "unrolled";
  needed: number;
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
  gems: number;
  partner: number | null;
  gift: boolean;
  silent: boolean;
  roll_at: number;
  rolls_again: boolean;
  act_at: number;
  acts_again: boolean;
  owes: number;
  owes_until: number | null;
  names_until: number | null;
  drawn: Drawn | null;
}

/** A curse before a player, and the symbols that lift it. */
export interface HeldCurse {
  name: "broken" | "hand" | "lost-dice" | "mask" | "silence" | "souls" | "trap";
  lifted_by: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
}

/** A room that somebody drew and has yet to place. */
export interface Drawn {
  room: Room;
  place: number;
  until: number;
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
  taking: ("adventurer" | "black" | "gold" | "key" | "torch" | "unrolled")[];
  worth: number;
  frees: number;
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

/** Activate gems by an option of the room, with all own dice of its symbol and all that is pledged. */
export interface Activate {
  type: "activate";
  option: number;
}

/** Pledge dice to the task of the room. */
export interface Pledge {
  type: "pledge";
  face: "key" | "torch";
  number: number;
}

/** Add a double key or torch to the own pledge. */
export interface PledgeTreasure {
  type: "pledge-treasure";
  treasure: "keys" | "torches";
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

/** Lift a curse. */
export interface Lift {
  type: "lift";
  curse: "broken" | "hand" | "lost-dice" | "mask" | "silence" | "souls" | "trap";
  double_keys?: number;
  double_torches?: number;
}

/** Name whom to exchange souls with. */
export interface Name {
  type: "name";
  to: number;
}

/** Say which die to give up. */
export interface GiveUp {
  type: "give-up";
  face: "adventurer" | "black" | "gold" | "key" | "torch" | "unrolled";
}

/** Take the treasure of the room. */
export interface Take {
  type: "take";
  double_keys?: number;
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

/** Take the own pledge back. */
export interface Withdraw {
  type: "withdraw";
}

/** Propose a boost of fate, or agree to it. */
export interface Agree {
  type: "agree";
}

/** Say no to the boost of fate. */
export interface Refuse {
  type: "refuse";
}

/** Use a healing mask. */
export interface Heal {
  type: "heal";
}

/** Take a gem out of the depot with an extra gem. */
export interface TakeGem {
  type: "take-gem";
}

/** Place a big torch in this room. */
export interface Light {
  type: "light";
}

/** Want to stop practising. */
export interface Stop {
  type: "stop";
}

/** How hard, with which modules, and by which clock. */
export interface TempleOptions {
  difficulty?: "expert" | "normal" | "veteran";
  curses?: boolean;
  treasures?: boolean;
  extras?: boolean;
  timeline?: "hourglass" | "practice" | "soundtrack";
  guard?: boolean;
}

export type Move = Roll | RollCarefully | Enter | Discover | Explore | PlaceRoom | Activate | Pledge | PledgeTreasure | Help | Leave | Give | Lift | Name | GiveUp | Take | OpenPassage | Teleport | Withdraw | Agree | Refuse | Heal | TakeGem | Light | Stop;

export type Options = TempleOptions;
