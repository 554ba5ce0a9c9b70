// What the board is told. It judges nothing: legal moves, what a placement would win and what bars it all come from the server.
import type { Cell, Kind } from './kinds';

export type Move = { kind: 'lay'; card: Kind; cell: Cell } | { kind: 'give'; card: Kind };

export interface DesertoView {
  /** How many sit at the table. */
  seats: number;
  /** Whose turn it is; none when the game is over. */
  turn: number | null;
  /** The viewer's own cards; none for the table screen and for those who watch. */
  hand: readonly Kind[] | null;
  handSizes: readonly number[];
  /** Four piles, each from bottom to top. */
  piles: readonly (readonly Kind[])[];
  won: readonly number[];
  drawPile: number;
  legal: readonly Move[];
  /** Cards seen so far, in the order of KINDS. */
  seen?: readonly number[];
}

/** What each placement would win: the cells of the piles. Keys come from `placement`. */
export type Preview = Readonly<Record<string, { wins: readonly number[] }>>;

/** A placement that a stronger neighbour forbids; `by` is the neighbour's cell. */
export interface Barred {
  card: Kind;
  cell: number;
  by: number;
}

export function placement(card: Kind, cell: number): string {
  return `${card}@${cell}`;
}

export function mayLay(view: DesertoView, card: Kind | null, cell: number): boolean {
  return view.legal.some((move) => move.kind === 'lay' && move.card === card && move.cell === cell);
}

export function mayGive(view: DesertoView, card: Kind | null): boolean {
  return view.legal.some((move) => move.kind === 'give' && move.card === card);
}

/** The number of cards in the piles that a placement would win. */
export function spoils(view: DesertoView, preview: Preview, card: Kind, cell: number): number {
  const wins = preview[placement(card, cell)]?.wins ?? [];
  return wins.reduce((sum, won) => sum + (view.piles[won]?.length ?? 0), 0);
}

export type SlotMood = 'rest' | 'open' | 'barred' | 'shut';

/** How a slot looks while a card is chosen. */
export function slotMood(view: DesertoView, barred: readonly Barred[], card: Kind | null, cell: number): SlotMood {
  if (card === null) return 'rest';
  if (mayLay(view, card, cell)) return 'open';
  return barred.some((one) => one.card === card && one.cell === cell) ? 'barred' : 'shut';
}

/** Of all seats, the previous in turn order: who would be given a card. */
export function receiver(view: DesertoView, seat: number): number {
  return (seat + view.seats - 1) % view.seats;
}
