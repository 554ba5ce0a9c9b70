// What a move costs: dice, and whatever else pays with them. Shown on buttons only; whether it is paid is the house's business.
import type { Face } from './kinds';
import { paymentsOf } from './modules/asking';
import type { Move, View } from './wire';

type Kind<T extends Move['type']> = Extract<Move, { type: T }>;

/** A tile that pays, and the dice that it saves. */
export interface Payment {
  readonly tile: string;
  readonly worth: readonly Face[];
}

export const of = <T extends Move['type']>(moves: readonly Move[], type: T): Kind<T>[] =>
  moves.filter((move): move is Kind<T> => move.type === type);
export const repeat = <T>(what: T, times: number): T[] => Array.from({ length: times }, () => what);

/** How many of each symbol, in the order in which they come. */
export const kindsOf = (symbols: readonly Face[]): { face: Face; number: number }[] =>
  [...new Set(symbols)].map((face) => ({ face, number: symbols.filter((one) => one === face).length }));

/** The tiles that a move spends. */
export const tilesOf = (move: Move, view: View): string[] => paymentsOf(move, view).map((payment) => payment.tile);

/** What dice still pay beside the tiles that a move spends. */
export function leftToPay(cost: readonly Face[], move: Move, view: View): Face[] {
  const left = [...cost];
  for (const face of paymentsOf(move, view).flatMap((payment) => payment.worth)) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a button shows of it: the dice, and the tiles. */
export const paid = (cost: readonly Face[], move: Move, view: View): { cost: Face[]; tiles: string[] } => ({
  cost: leftToPay(cost, move, view),
  tiles: tilesOf(move, view),
});

/** The one that spends the fewest tiles first. */
export const cheapest = <T extends Move>(moves: readonly T[], view: View): T[] =>
  [...moves].sort((one, other) => tilesOf(one, view).length - tilesOf(other, view).length);
