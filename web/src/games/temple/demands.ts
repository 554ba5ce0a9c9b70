// What is asked of the reader, until a moment of game time; null where nothing ends it.
import type { Temple } from './view';
import type { Move } from './wire';

export interface Demand {
  /** The kind of move that answers it; its words: `temple-demand-KIND`. */
  readonly kind: string;
  readonly until: number | null;
  readonly moves: readonly Move[];
}

/** The one that ends first; a gift, which may wait for ever, is the last. */
export function demandOf({ mine, moves }: Temple): Demand | null {
  const choices = [...(mine?.choices ?? [])].sort((one, other) => one.until - other.until);
  return (
    [...choices, { kind: 'give', until: null }]
      .map(({ kind, until }) => ({ kind, until, moves: moves.filter((move) => move.type === kind) }))
      .find((demand) => demand.moves.length > 0) ?? null
  );
}
