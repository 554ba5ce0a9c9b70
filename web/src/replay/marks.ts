// What deserves a mark on the bar of a replay: the game says which events do (`mark` of GameModule).
import type { GameModule } from '../games/load';
import type { Happening, ReplayStep } from '../wire';

/** Time strikes, a door opens, something is won, something is lost. */
export type MarkKind = 'beat' | 'door' | 'gain' | 'loss';

export interface Mark {
  readonly step: number;
  readonly kind: MarkKind;
  readonly happening: Happening;
}

/** The marks of the steps that are here, one of a kind for each step. */
export function marksOf(held: readonly { place: number; step: ReplayStep }[], mark: GameModule['mark']): Mark[] {
  if (!mark) return [];
  return held.flatMap(({ place, step }) => {
    const found = step.story.flatMap((happening): Mark[] => {
      const kind = mark(happening);
      return kind ? [{ step: place, kind, happening }] : [];
    });
    return found.filter((one, i) => found.findIndex(({ kind }) => kind === one.kind) === i);
  });
}

/** A mark on the bar: how far along, 0 to 1. */
export interface Placed {
  readonly kind: MarkKind;
  readonly share: number;
}
/** Nearer than this two of a kind are one blot on a phone. */
const APART = 0.03;
/** What strikes for all lies above what happens to one. */
const ORDER: readonly MarkKind[] = ['gain', 'loss', 'door', 'beat'];

/** Those that can be told apart, in the order in which they are drawn. */
export function spread(marks: readonly Placed[]): Placed[] {
  return ORDER.flatMap((kind) => {
    let last = -Infinity;
    return marks.filter((one) => {
      if (one.kind !== kind || one.share - last < APART) return false;
      last = one.share;
      return true;
    });
  });
}
