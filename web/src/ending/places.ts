import type { End } from '../wire';

export interface Place {
  seat: number;
  score: number;
  won: boolean;
  /** From 1; equals share one, and the places after it are left out. */
  place: number;
}

/** Who won first, then by points. */
export function placesOf({ scores, winners }: End): Place[] {
  const rows = scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
  return rows.map((row) => ({ ...row, place: 1 + rows.findIndex((one) => one.won === row.won && (row.won || one.score === row.score)) }));
}
