// Rooms that may be tapped for an act: the one that it leads to, or two of which one is tapped after the other.
import { pairOf, targetOf } from './modules/asking';
import type { Temple } from './view';
import type { Move } from './wire';

export interface Target {
  readonly place: number;
  readonly move: Move;
  /** It is one of two, and the other has yet to be tapped. */
  readonly half: boolean;
}

/** `first`: the room of two that was tapped already. */
export function targetsOf(moves: readonly Move[], temple: Temple, first: number | null): Target[] {
  const all = moves.flatMap((move) => {
    const pair = pairOf(move) ?? [targetOf(move, temple)];
    const fits = pair.length === 1 || first === null || pair.includes(first);
    const half = (place: number): boolean => pair.length > 1 && (first === null || first === place);
    return pair.flatMap((place) => (place === null || !fits ? [] : [{ place, move, half: half(place) }]));
  });
  return all.filter((one, i) => all.findIndex(({ place }) => place === one.place) === i);
}
