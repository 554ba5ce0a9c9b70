// Made by `make format`; do not edit.

/** The table from one side of it. */
export interface View {
  turn: number | null;
  turns_left: number | null;
  board: Board;
  digest: string;
  colours: ("black" | "blue" | "green" | "red" | "white" | "yellow")[];
  trucks: Truck[][];
  scores: number[];
  points: number[];
  hand: ("flipany" | "flipown" | "move13" | "move24" | "move3any" | "siphon")[] | null;
  hand_sizes: number[];
  draw_pile: number;
  discards: Record<string, number>;
  top: "flipany" | "flipown" | "move13" | "move24" | "move3any" | "siphon" | null;
  unseen: Record<string, number>;
  choices: Choice[];
  impossible: ("flipany" | "flipown" | "move13" | "move24" | "move3any" | "siphon")[];
}

/** A whole board. It is sound as soon as it exists. */
export interface Board {
  name: string;
  cells: Cell[];
}

/** One space: where it is drawn, and which spaces a truck reaches from it in one step. */
export interface Cell {
  id: string;
  kind: string;
  x: number;
  y: number;
  next: string[];
  arrow?: string | null;
}

/** A truck; its number is its place in its owner's list, from 1. */
export interface Truck {
  cell: string;
  litres: number;
  place: number | null;
  points: number | null;
}

/** A legal move, and what would come of it. */
export interface Choice {
  move: number;
  card: "flipany" | "flipown" | "move13" | "move24" | "move3any" | "siphon";
  seat: number;
  trucks: number[];
  litres: number[];
  way: string[];
  jumps: Jump[];
  refuels: boolean;
  arrives: boolean;
  home: boolean;
}

/** A truck that a move passes over, with its litres: the mover must end with fewer. */
export interface Jump {
  seat: number;
  truck: number;
  litres: number;
}

/** Drive an own truck to a cell, where its gauge then shows these litres; asked with 0, the answer says why. */
export interface Drive {
  type: "drive";
  card: "move13" | "move24" | "move3any";
  truck: number;
  cell: string;
  litres: number;
}

/** Move somebody else's truck three cells. */
export interface Push {
  type: "push";
  seat: number;
  truck: number;
  cell: string;
}

/** Take three litres from somebody else's truck. */
export interface Siphon {
  type: "siphon";
  seat: number;
  truck: number;
}

/** Put a litre into an own truck. */
export interface Fill {
  type: "fill";
  truck: number;
}

/** Turn the gauges of own trucks over. */
export interface Flip {
  type: "flip";
  card: "flipany" | "flipown";
  trucks: "1" | "1-2" | "1-2-3" | "1-3" | "2" | "2-3" | "3";
}

/** Turn the gauge of somebody else's truck over. */
export interface FlipOther {
  type: "flip-other";
  seat: number;
  truck: number;
}

/** Play a card that cannot be followed, and send an own truck home. */
export interface Restart {
  type: "restart";
  card: "flipany" | "flipown" | "move13" | "move24" | "move3any" | "siphon";
  truck: number;
}

/** Play a card that cannot be followed, with no truck to send home. */
export interface Discard {
  type: "discard";
  card: "flipany" | "flipown" | "move13" | "move24" | "move3any" | "siphon";
}

/** Who begins (0: by dice), after how many turns each the race is called off (None: never), and the board.

    A board of the host's own stands here whole, so that it is part of every record; none means the board of the house. */
export interface TrucksOptions {
  starter?: number;
  limit?: number | null;
  board?: Board | null;
}

export type Move = Drive | Push | Siphon | Fill | Flip | FlipOther | Restart | Discard;

export type Options = TrucksOptions;
