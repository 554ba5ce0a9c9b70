// Made by `make format`; do not edit.

export const SEATS = { least: 1, most: 7 };

/** The table from one side of it. */
export interface View {
  level: number;
  now: number;
  turn: number | null;
  naming: boolean;
  before: number;
  gears: Gear[];
  timers: SandTimer[];
  hands: (("circle" | "grey" | "joker" | "moon" | "orange" | "square" | "triangle" | "yellow" | null)[])[];
  hand_sizes: number[];
  draw_pile: number;
  coming: ("circle" | "grey" | "joker" | "moon" | "orange" | "square" | "triangle" | "yellow")[];
  discards: ("circle" | "grey" | "joker" | "moon" | "orange" | "square" | "triangle" | "yellow")[];
  unseen: Record<string, number>;
  removed: "circle" | "grey" | "joker" | "moon" | "orange" | "square" | "triangle" | "yellow" | null;
  silent: boolean;
  facing_out: boolean;
  grace: number;
  ended_at: number | null;
  aided: number;
}

/** A tile of the track. */
export interface Gear {
  shape: "circle" | "moon" | "square" | "triangle";
  colour: "grey" | "orange" | "yellow";
  blocked: boolean;
}

/** A timer. What is left at a moment t is `left` - (t - `since`), and never less than 0. */
export interface SandTimer {
  sort: "fast" | "normal" | "slow";
  full: number;
  left: number;
  since: number;
  tile: number;
  lost: boolean;
  turned_by: ("circle" | "grey" | "joker" | "moon" | "orange" | "square" | "triangle" | "yellow")[];
}

/** Play a shape or a colour. */
export interface Play {
  type: "play";
  card: "circle" | "grey" | "moon" | "orange" | "square" | "triangle" | "yellow";
}

/** Play a joker on a timer, or name the timer for a joker that was just shown. */
export interface Joker {
  type: "joker";
  timer: number;
}

/** Play the card at a place of the own hand, unseen. */
export interface PlayPlace {
  type: "play-place";
  place: number;
}

/** The level, and how the table plays it. */
export interface QuicksandOptions {
  level?: number;
  timers?: "measured" | "standard";
  discard?: "circle" | "grey" | "moon" | "orange" | "random" | "square" | "triangle" | "yellow";
  announce_grace_ms?: number;
  aids?: "auto" | "off" | "on";
}

export type Move = Play | Joker | PlayPlace;

export type Options = QuicksandOptions;
