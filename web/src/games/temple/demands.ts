// What an effect asks of the reader, until a moment of game time; null where nothing ends it.
import { demandsOfModules } from './modules/asking';
import { of } from './paying';
import type { Temple } from './view';
import type { Move } from './wire';

export interface Demand {
  /** Its words: `temple-demand-WORD`. */
  readonly word: string;
  readonly until: number | null;
  readonly moves: readonly Move[];
}

/** The one to be answered first. */
export function demandOf(temple: Temple): Demand | null {
  const { mine, moves } = temple;
  const asked: Demand[] = [
    { word: 'give-up', until: mine?.owes_until ?? null, moves: of(moves, 'give-up') },
    ...demandsOfModules(temple),
    { word: 'place', until: mine?.drawn?.until ?? null, moves: of(moves, 'place-room') },
    { word: 'give', until: null, moves: of(moves, 'give') },
  ];
  return asked.find((demand) => demand.moves.length > 0) ?? null;
}
