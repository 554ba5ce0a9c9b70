// The best times of this device: of each level of a game the fastest victory that was seen here.
import { keep, kept } from '../look/kept';
import type { Passed } from '../wire';

/** One victory, told in the words of the house: records of other devices can be laid beside it. */
export interface Best {
  /** Game time. */
  ms: number;
  pace: Passed['pace'];
  /** Who played, bots included. */
  names: readonly string[];
  /** When it was won. */
  time: number;
}
const placeOf = (game: string): string => `bests.${game}`;
/** A slower clock is worth less, however short the game was. */
const PACES: readonly Best['pace'][] = ['full', 'three-quarters', 'half', 'step'];

function isBest(found: unknown): found is Best {
  const best = found as Partial<Best> | null;
  return typeof best?.ms === 'number' && best.pace !== undefined && PACES.includes(best.pace);
}

/** By level. */
export function bestsOf(game: string): ReadonlyMap<number, Best> {
  try {
    const found = JSON.parse(kept(placeOf(game)) ?? '{}') as Record<string, unknown>;
    return new Map(Object.entries(found).flatMap(([level, best]) => (isBest(best) ? [[Number(level), best] as const] : [])));
  } catch {
    return new Map();
  }
}

export function isBetter(one: Best, other: Best | undefined): boolean {
  if (!other) return true;
  const [pace, before] = [PACES.indexOf(one.pace), PACES.indexOf(other.pace)];
  return pace < before || (pace === before && one.ms < other.ms);
}

/** Kept where it is better than what was kept before. */
export function keepBest(game: string, level: number, best: Best): void {
  const before = bestsOf(game);
  if (isBetter(best, before.get(level))) keep(placeOf(game), JSON.stringify(Object.fromEntries([...before, [level, best]])));
}
