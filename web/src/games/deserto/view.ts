// What the board shows, read out of a Position. It judges nothing: legal moves, what a placement would win
// and the rule that bars a place all come from the server.
import type { Happening } from '../../wire';
import type { Shown } from '../table';
import { IN_THE_BOX, KINDS, type Cell, type Kind } from './kinds';
import type { Move, Options, View } from './wire';

export type { Move };

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
  /** Cards seen so far, in the order of KINDS; none where the table chose not to count. */
  seen?: readonly number[];
  /** Who would be given a card; none while no card may be given. */
  receiver: number | null;
}

/** What each placement would win: the cells of the piles. Keys come from `placement`. */
export type Preview = Readonly<Record<string, { wins: readonly number[] }>>;

/** A placement that is forbidden, and the rule that says so. */
export interface Barred {
  card: Kind;
  cell: number;
  rule: string;
}

export interface Carpet {
  view: DesertoView;
  preview: Preview;
  barred: readonly Barred[];
}

/** The server sends a View of this game: wire.ts beside this file is made from the same source. */
export function readPosition(position: Shown, options: Record<string, unknown>): Carpet {
  const sent = position.view as unknown as View;
  const choices = position.legal.map((choice) => ({ move: choice.move as unknown as Move, foresee: choice.foresee ?? [] }));
  const counting = (options as Options).counting !== false;
  const given = choices.flatMap((choice) => choice.foresee).find((one) => one.name === 'given');
  return {
    view: {
      seats: sent.won.length,
      turn: position.outcome ? null : sent.turn,
      hand: sent.hand,
      handSizes: sent.hand_sizes,
      piles: sent.piles,
      won: sent.won,
      drawPile: sent.draw_pile,
      legal: choices.map((choice) => choice.move),
      receiver: typeof given?.details['to'] === 'number' ? given.details['to'] : null,
      ...(counting ? { seen: KINDS.map((kind) => IN_THE_BOX[kind] - (sent.unseen[kind] ?? 0)) } : {}),
    },
    preview: Object.fromEntries(
      choices.flatMap(({ move, foresee }) => (move.type === 'lay' ? [[placement(move.card, move.cell), { wins: winsOf(foresee) }]] : [])),
    ),
    barred: position.barred.flatMap(({ move, rule }) => {
      const wish = move as unknown as Move;
      return wish.type === 'lay' ? [{ card: wish.card, cell: wish.cell, rule }] : [];
    }),
  };
}

function winsOf(foresee: readonly Happening[]): number[] {
  return foresee.filter((one) => one.name === 'taken').map((one) => Number(one.details['cell']));
}

export function placement(card: Kind, cell: number): string {
  return `${card}@${cell}`;
}

export function mayLay(view: DesertoView, card: Kind | null, cell: number): boolean {
  return view.legal.some((move) => move.type === 'lay' && move.card === card && move.cell === cell);
}

export function mayGive(view: DesertoView, card: Kind | null): boolean {
  return view.legal.some((move) => move.type === 'give' && move.card === card);
}

/** The number of cards in the piles that a placement would win; a pile that is covered first has one more. */
export function spoils(view: DesertoView, preview: Preview, card: Kind, cell: number): number {
  const wins = preview[placement(card, cell)]?.wins ?? [];
  return wins.reduce((sum, won) => sum + (view.piles[won]?.length ?? 0) + (won === cell ? 1 : 0), 0);
}

export type SlotMood = 'rest' | 'open' | 'barred' | 'shut';
/** A stronger neighbour: worth a sign of its own on the slot. */
const STRONGER = 'DST-PLACE-6';

/** How a slot looks while a card is chosen. */
export function slotMood(view: DesertoView, barred: readonly Barred[], card: Kind | null, cell: number): SlotMood {
  if (card === null) return 'rest';
  if (mayLay(view, card, cell)) return 'open';
  return ruleAgainst(barred, card, cell) === STRONGER ? 'barred' : 'shut';
}

export function ruleAgainst(barred: readonly Barred[], card: Kind | null, cell: number | null): string | null {
  return barred.find((one) => one.card === card && one.cell === cell)?.rule ?? null;
}

export function asCell(cell: number): Cell {
  return cell as Cell;
}
