// What a reader keeps in mind of position tokens: what only they have seen, and where the own gem belongs.
import type { Temple } from '../../view';
import type { Jewel } from './looks';

export interface Note {
  readonly place: number;
  readonly jewel: Jewel;
  readonly told: boolean;
  /** The pawn of whose gem it is; below 0: nobody's. */
  readonly owner: number;
}

export function notesOf({ view, me }: Temple): Note[] {
  const { owned = [], positions = [] } = view.parts.jewels ?? {};
  if (me === null) return [];
  return positions.flatMap(({ place, jewel, told, looked }) => {
    if (jewel === null || (told ? jewel !== owned[me] : !looked.includes(me))) return [];
    const seat = owned.indexOf(jewel);
    return [{ place, jewel, told, owner: view.players[seat]?.pawn ?? seat }];
  });
}
