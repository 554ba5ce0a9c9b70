// Made by `make format`; do not edit.

export const SEATS = { least: 2, most: 4 };

/** The table from one side of it. */
export interface View {
  turn: number | null;
  hand: ("oasis" | "thief" | "treasure" | "vizier")[] | null;
  hand_sizes: number[];
  piles: (("oasis" | "thief" | "treasure" | "vizier")[])[];
  won: number[];
  draw_pile: number;
  unseen: Record<string, number>;
  box: Record<string, number>;
}

/** Lay a card on a position of the square. */
export interface Lay {
  type: "lay";
  card: "oasis" | "thief" | "treasure" | "vizier";
  cell: number;
}

/** Give a card to the previous player. */
export interface Give {
  type: "give";
  card: "oasis" | "thief" | "treasure" | "vizier";
}

/** Who begins (0: drawn by lot), and whether the table shows a count of the cards seen. */
export interface DesertoOptions {
  starter?: number;
  counting?: boolean;
}

export type Move = Lay | Give;

export type Options = DesertoOptions;
