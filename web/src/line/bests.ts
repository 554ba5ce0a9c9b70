// What this device remembers of its own games: how often they were played and won, and the best of each, under the same
// conditions; of games with levels also the fastest victory of each level.
import { keep, kept } from '../look/kept';
import type { Feat, Passed } from '../wire';

/** One victory at a level, told in the words of the house: records of other devices can be laid beside it. */
export interface Best {
  /** Game time. */
  ms: number;
  pace: Passed['pace'];
  /** Who played, bots included. */
  names: readonly string[];
  /** When it was won. */
  time: number;
}

/** What was played under the same conditions. */
export interface OwnBest {
  played: number;
  won: number;
  best: number | null;
  /** Tables that are counted already: the newest last. */
  codes: string[];
  /** The best victory, also at a slower clock, where it was one of a level. */
  passed?: Best & { level: number };
}
export type Conditions = Pick<Feat, 'chosen' | 'seats' | 'people'>;

const REMEMBERED = 20;
/** A slower clock is worth less, however short the game was. */
const PACES: readonly Best['pace'][] = ['full', 'three-quarters', 'half', 'step'];

function isBest(found: unknown): found is Best {
  const best = found as Partial<Best> | null | undefined;
  return typeof best?.ms === 'number' && best.pace !== undefined && PACES.includes(best.pace);
}

export function isBetter(one: Best, other: Best | undefined): boolean {
  if (!other) return true;
  const [pace, before] = [PACES.indexOf(one.pace), PACES.indexOf(other.pace)];
  return pace < before || (pace === before && one.ms < other.ms);
}

export const better = (measure: Feat['measure'], one: number, other: number | null): boolean =>
  other === null || (measure === 'points' ? one > other : one < other);

function shelf<Entry>(name: string): Record<string, Entry> {
  try {
    return JSON.parse(kept(name) ?? '{}') as Record<string, Entry>;
  } catch {
    return {};
  }
}
const shelfOf = (game: string): string => `records.${game}`;
const kindOf = ({ chosen, seats, people }: Conditions): string => `${chosen}/${seats}/${people}`;

export function ownUnder(game: string, conditions: Conditions): OwnBest | undefined {
  return shelf<OwnBest>(shelfOf(game))[kindOf(conditions)];
}

/** Counts a finished game once, however often its page is opened; what this device now remembers of such games. */
export function remember(game: string, code: string, feat: Feat, passed?: OwnBest['passed']): OwnBest {
  const all = shelf<OwnBest>(shelfOf(game));
  const before = all[kindOf(feat)] ?? { played: 0, won: 0, best: null, codes: [] };
  if (before.codes.includes(code)) return before;
  const counts = feat.value !== null && !feat.why;
  const fastest = passed && isBetter(passed, before.passed) ? passed : before.passed;
  const after: OwnBest = {
    played: before.played + 1,
    won: before.won + Number(feat.value !== null),
    best: counts && better(feat.measure, feat.value ?? 0, before.best) ? feat.value : before.best,
    codes: [...before.codes, code].slice(-REMEMBERED),
    ...(fastest && { passed: fastest }),
  };
  keep(shelfOf(game), JSON.stringify({ ...all, [kindOf(feat)]: after }));
  return after;
}

/** The fastest victory of each level. Devices that played before records were kept have theirs on a shelf by level: they still count. */
export function bestsOf(game: string): ReadonlyMap<number, Best> {
  const old = Object.entries(shelf<unknown>(`bests.${game}`)).map(([level, best]) => [Number(level), best] as const);
  const own = Object.values(shelf<Partial<OwnBest> | null>(shelfOf(game))).map((one) => [one?.passed?.level ?? 0, one?.passed] as const);
  const bests = new Map<number, Best>();
  for (const [level, best] of [...old, ...own]) if (isBest(best) && isBetter(best, bests.get(level))) bests.set(level, best);
  return bests;
}
